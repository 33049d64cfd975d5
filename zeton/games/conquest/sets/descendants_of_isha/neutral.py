"""Neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import entering

# ── Inquisitor Caius Wroth ────────────────────────────────────────────────────────────────────────────────────────

MOST_TO_KEEP = 4


def _somebody_holds_more(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return any(len(table.pile(HAND, seat)) > MOST_TO_KEEP for seat in (0, 1))


def _ask_to_discard(use: UseAbility, table: ConquestTable) -> Next:
    seat = next((seat for seat in table.by_initiative() if len(table.pile(HAND, seat)) > MOST_TO_KEEP), -1)
    if seat < 0:
        return 1
    table.ask(seat, "discard", [option("discard", card) for card in table.pile(HAND, seat)])
    return None


def _discard_one(use: UseAbility, table: ConquestTable) -> Next:
    entering.discard(table, table.picked.card)
    return -2  # the next one


CARDS = (
    script(
        "inquisitor-caius-wroth",
        Reaction(THIS_ENTERS_PLAY, own(_ask_to_discard, _discard_one, could=_somebody_holds_more)),
        own_words=True,
    ),
)
