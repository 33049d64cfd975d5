"""Neutral cards of the dark side of The Desolation of Hoth, in collector order (sets 40–42)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.sets.the_desolation_of_hoth.fates import BATTLE_OF_HOTH

# ── Icetromper ────────────────────────────────────────────────────────────────────────────────────────────────────


def _drive_out_of_the_engagement(use: UseAbility, table: StarWarsTable) -> str | None:
    """It participates no more, and keeps its tokens; only if it did is it damaged (R6.8)."""
    unit = use.targets[0]
    if not table.part[unit]:
        return "put_away"
    table.part[unit] = 0
    table.note("leaves the engagement", table.controller[unit], (unit,))
    return None


CARDS = (
    # Set 40
    script(
        "icetromper",
        Action(
            (own(_drive_out_of_the_engagement), then(deal_damage(1))),
            targets=target(ATTACKING & ~VEHICLE & UNIT),
            cost=SACRIFICE_THIS,
        ),
        own_words=True,
    ),
    # Set 41
    script("probe-droid", Interrupt(THIS_LEAVES_PLAY, deal_damage(1), targets=target(ENEMY & OBJECTIVE))),
    # Set 42
    script("wampa", costs_less(for_each(2, HOTH & OBJECTIVE))),
    script(
        "succumb-to-the-cold",
        Reaction(
            focus_is_removed_from(ENEMY & UNIT),
            place_focus(1, THAT_CARD),
            condition=if_there_is(FRIENDLY & HOTH & OBJECTIVE),
        ),
    ),
    script("battle-of-hoth-58", BATTLE_OF_HOTH, own_words=True),
)
