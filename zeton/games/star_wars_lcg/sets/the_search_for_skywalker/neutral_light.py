"""Neutral cards of the light side of The Search for Skywalker, in collector order (sets 43–45)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

YOUR_SHIELDED_UNIT = SHIELDED & FRIENDLY & UNIT

# ── Shelter from the Storm ────────────────────────────────────────────────────────────────────────────────────────


def _take_shelter(use: UseAbility, table: StarWarsTable) -> None:
    unit = use.targets[0]
    if table.zone[unit] == UNITS:
        table.lasting += (Lasting(NOT_BY_ENEMIES, unit, 1, PHASE), Lasting(CANNOT_BE_DAMAGED, unit, 1, PHASE))


CARDS = (
    # Set 43
    script("first-marker", unharmed_by(VEHICLE & UNIT)),
    # Set 44
    script(
        "munitions-expert",
        Action(gain_icons_until_end_of(PHASE, unit_damage=1), targets=target(UNIT), cost=FOCUS_THIS),
    ),
    # Set 45
    script(
        "preparation-for-battle",
        cannot_be_damaged(YOUR_SHIELDED_UNIT & while_so(if_dial_at_most(4))),
        gains_icons(YOUR_SHIELDED_UNIT & while_so(if_dial_at_least(8)), blast=1),
    ),
    script("hoth-scout", Action(place_shield(), targets=target(UNIT | OBJECTIVE), cost=SACRIFICE_THIS)),
    script(
        "shelter-from-the-storm",
        Action(
            (place_shield(), own(_take_shelter)),
            targets=target(FRIENDLY & CHARACTER & UNIT),
            condition=if_there_is(HOTH & OBJECTIVE),
        ),
        own_words=True,
    ),
)
