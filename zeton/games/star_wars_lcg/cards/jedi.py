"""Jedi cards, in collector order (sets 1–7)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language.constants import gains_icons
from zeton.games.star_wars_lcg.language.effects import own, remove_focus
from zeton.games.star_wars_lcg.language.filters import ENHANCED, FRIENDLY, UNIT, VEHICLE
from zeton.games.star_wars_lcg.language.script import Interrupt, Reaction, another, script
from zeton.games.star_wars_lcg.language.subjects import THIS_CARD
from zeton.games.star_wars_lcg.language.triggers import OPPONENTS_TURN_BEGINS, damage_dealt_to
from zeton.games.star_wars_lcg.rules.abilities import UseAbility
from zeton.games.star_wars_lcg.rules.damage import Damage
from zeton.games.star_wars_lcg.rules.table import StarWarsTable


def _deflect_one(use: UseAbility, table: StarWarsTable) -> None:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    damage.redirect(use.targets[0], 1)


CARDS = (
    # Set 1
    script("luke-skywalker", Reaction(OPPONENTS_TURN_BEGINS, remove_focus(1, THIS_CARD))),
    script("jedi-lightsaber", gains_icons(ENHANCED, unit_damage=1, blast=1)),
    # Set 5
    script(
        "lightsaber-deflection",
        # One point of that damage goes to the target, which may Protect or shield against it in turn (A41, A80).
        Interrupt(damage_dealt_to(FRIENDLY & ~VEHICLE & UNIT), own(_deflect_one), targets=another(UNIT)),
        own_words=True,
    ),
)
