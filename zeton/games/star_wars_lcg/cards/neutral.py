"""Neutral cards: Twist of Fate first."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language.effects import deal_damage, own
from zeton.games.star_wars_lcg.language.filters import ENEMY, PARTICIPATING, UNIT
from zeton.games.star_wars_lcg.language.script import Fate, script, target
from zeton.games.star_wars_lcg.language.subjects import TARGET
from zeton.games.star_wars_lcg.rules.abilities import UseAbility
from zeton.games.star_wars_lcg.rules.damage import deal
from zeton.games.star_wars_lcg.rules.table import StarWarsTable


def _twist(use: UseAbility, table: StarWarsTable) -> None:
    use.occasion(table).restarted = True


def _opportunity(use: UseAbility, table: StarWarsTable) -> None:
    if use.seat == table.active:
        deal(table, use.card, use.seat, [(table.engaged, 1)])


def _fates(side: str):
    return (
        script(f"heat-of-battle-{side}", Fate(deal_damage(1, TARGET), targets=target(ENEMY & PARTICIPATING & UNIT))),
        script(f"target-of-opportunity-{side}", Fate(own(_opportunity)), own_words=True),
        script(f"twist-of-fate-{side}", Fate(own(_twist)), own_words=True),
    )


CARDS = (*_fates("light"), *_fates("dark"))
