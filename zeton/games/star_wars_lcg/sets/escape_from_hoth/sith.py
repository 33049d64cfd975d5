"""Sith cards of Escape from Hoth, in collector order (set 66)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import leaving

# ── Aggression ────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_own_sacrifice(use: UseAbility, table: StarWarsTable) -> None:
    """Who plays the card chooses first (A89)."""
    table.ask(use.seat, "sacrifice", [option("sacrifice", unit) for unit in table.units(use.seat)] or [PASS])


def _ask_enemy_sacrifice(use: UseAbility, table: StarWarsTable) -> None:
    enemy = 1 - use.seat
    table.ask(enemy, "sacrifice", [option("sacrifice", unit) for unit in table.units(enemy)] or [PASS])


def _name_it(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        use.targets = (*use.targets, table.picked.card)


def _sacrifice_all_named(use: UseAbility, table: StarWarsTable) -> None:
    leaving.sacrifice(table, *use.targets)


CARDS = (
    # Set 66
    script(
        "executor",
        changes(NOT_BY_ENEMIES, THIS & UNIT & while_so(THIS_IS_UNDAMAGED), key="not-by-enemies"),
        Reaction(CARD_IS_SACRIFICED, deal_damage(1), targets=target(ENEMY & (UNIT | OBJECTIVE))),
    ),
    script("sith-holocron", Action(next_sith_card_costs_less(3), cost=SACRIFICE_THIS)),
    script(
        "aggression",
        Action(
            own(_ask_own_sacrifice, _name_it, _ask_enemy_sacrifice, _name_it, _sacrifice_all_named, could=there_is(UNIT)),
            condition=YOUR_TURN,
        ),
        own_words=True,
    ),
)
