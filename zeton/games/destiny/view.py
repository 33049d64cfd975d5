"""What a seat sees of the table beyond the places of cards: JSON-able, and derived from what it may know."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DIE, POOL
from zeton.kernel.knowledge import knows

COLUMNS = ("damage", "shields", "exhausted", "host", "used", "stored")


def view(table: DestinyTable, seat: int | None) -> dict[str, Any]:
    """The facts of the table, and every card and die the seat knows: what it is, its tokens, what it shows."""
    return {
        "round": table.round,
        "phase": table.phase,
        "active": table.active,
        "battlefield": table.battlefield,
        "claimed": None if table.claimed < 0 else table.claimed,
        "resources": table.resources[:],
        "additional": list(table.additional),
        "cards": {card: _card(table, card) for card in range(1, len(table.cards)) if knows(table, seat, card)},
    }


def _card(table: DestinyTable, card: int) -> dict[str, Any]:
    printed = table.cards[card]
    facts: dict[str, Any] = {"id": printed.id, "owner": table.owner[card]}
    if printed.type == DIE:
        facts["of"] = table.home[card]
        if table.zone[card] == POOL:
            shown = dice.face(table, card)
            facts["shows"] = shown.notation
            facts["value"] = dice.value(table, card)
        return facts
    for column in COLUMNS:
        value = getattr(table, column)[card]
        if value:
            facts[column] = value
    return facts
