"""Scum and Villainy cards of Assault on Echo Base, in collector order (set 57)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

MERCENARY = trait("Mercenary")
BOUNTY_HUNTER = trait("Bounty Hunter")

# ── Explosive Charge ──────────────────────────────────────────────────────────────────────────────────────────────

YOUR_ENHANCEMENT = FRIENDLY & ENHANCEMENT


def _is_cheap_enough(table: StarWarsTable, card: int, source: int) -> bool:
    """The enhancements are counted when the target is chosen."""
    return table.cards[card].cost <= sum(1 for _ in YOUR_ENHANCEMENT.cards(table, source))


CHEAP_ENOUGH = Filter("cheap-enough", _is_cheap_enough)

CARDS = (
    # Set 57
    script("lucrative-contract", Reaction(YOU_REFRESH, remove_focus(1), targets=target((BOUNTY_HUNTER | MERCENARY) & UNIT))),
    script("explosive-charge", Action(discard_from_play(), targets=target(CHEAP_ENOUGH & ENHANCEMENT)), own_words=True),
)
