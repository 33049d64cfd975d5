"""Jedi cards of A Dark Time, in collector order (set 48)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.kernel.ability import modified

# ── Unwavering Resolve ────────────────────────────────────────────────────────────────────────────────────────────


def _would_count(table: StarWarsTable, unit: int) -> bool:
    """It is not counted for another such card already, and it has something to count."""
    if modified(table, COUNTS_IN_THE_STRUGGLE, unit, 0):
        return False
    return modified(table, FORCE_IN_A_STRUGGLE, unit, table.cards[unit].force_icons) > 0


RESOLUTE = FRIENDLY & ~COMMITTED & UNIT & Filter("counting", lambda t, c, s: _would_count(t, c))


def _count_it(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        table.lasting += (Lasting(COUNTS_IN_THE_STRUGGLE, table.picked.card, 1, STRUGGLE),)


CARDS = (
    # Set 48
    script("self-preservation", changes(FORCE_IN_A_STRUGGLE, FRIENDLY & UNIT, key="force-in-a-struggle")),
    script("soresu-training", gains_keyword(ENHANCED & UNIT, "Shielding"), capacity(ENHANCED & UNIT, 1)),
    script(
        "unwavering-resolve",
        Interrupt(FORCE_STRUGGLE_BEGINS, (choose(RESOLUTE), own(_count_it, could=there_is(RESOLUTE)))),
        own_words=True,
    ),
)
