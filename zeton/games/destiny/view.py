"""What a seat sees of the table beyond the places of cards: JSON-able, and derived from what it may know."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DIE, POOL, STACKED, VARIANTS
from zeton.kernel.procedure import listed
from zeton.kernel.table import Said
from zeton.kernel.telling import Filled, card_facts, known_cards

COLUMNS = ("damage", "shields", "exhausted", "host", "used", "stored")


def view(table: DestinyTable, seat: int | None, said: Said) -> dict[str, Any]:
    """The facts of the table, and every card and die the seat knows: what it is, its tokens, what it shows."""
    return {
        "round": table.round,
        "phase": table.phase,
        "active": table.active,
        "battlefield": table.battlefield,
        "claimed": None if table.claimed < 0 else table.claimed,
        "resources": table.resources[:],
        "additional": list(table.additional),
        "options": {name: getattr(table, name) for name in VARIANTS},
        "played": [list(play) for play in table.played],
        "replaced": list(table.replaced),
        "resolved": list(table.resolved),
        "history": table.history[:],
        "queue": listed(table.queue),
        "marked": [card for card in table.hand(seat) if table.marked[card]] if seat is not None else [],
        "stacked_on": [[table.host[card] for card in table.pile(STACKED, holder)] for holder in (0, 1)],
        "cards": known_cards(table, seat, said, COLUMNS, _card),
    }


def _card(table: DestinyTable, card: int, filled: Filled) -> dict[str, Any]:
    if table.cards[card].type != DIE:
        return card_facts(table, card, filled)
    facts = {**card_facts(table, card, []), "of": table.home[card]}
    if table.zone[card] == POOL:
        facts |= {"face": table.face[card], "shows": dice.face(table, card).notation, "value": dice.value(table, card)}
    return facts
