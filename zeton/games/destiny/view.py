"""What a seat sees of the table beyond the places of cards: JSON-able, and derived from what it may know."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DIE, POOL, STACKED, VARIANTS
from zeton.kernel.procedure import listed
from zeton.kernel.table import Said
from zeton.kernel.telling import card_facts, known_cards, of_the_table

COLUMNS = ("damage", "shields", "exhausted", "host", "used", "stored")


def view(table: DestinyTable, seat: int | None, said: Said) -> dict[str, Any]:
    """The facts of the table, and every card and die the seat knows: what it is, its tokens, what it shows."""
    marked = [card for card in table.hand(seat) if table.marked[card]] if seat is not None else []
    return {**of_the_table(table, said, _facts), "marked": marked, "cards": known_cards(table, seat, said, _cards)}


def _facts(table: DestinyTable) -> dict[str, Any]:
    """What everybody sees. Which cards somebody has marked only he does."""
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
        "marked": None,
        "stacked_on": [[table.host[card] for card in table.pile(STACKED, holder)] for holder in (0, 1)],
    }


def _cards(table: DestinyTable, cards: list[int]) -> Said:
    dice_known = [card for card in cards if table.cards[card].type == DIE]
    facts = card_facts(table, [card for card in cards if table.cards[card].type != DIE], COLUMNS)
    return facts | {die: _die(table, die) for die in dice_known}


def _die(table: DestinyTable, die: int) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": table.cards[die].id, "owner": table.owner[die], "of": table.home[die]}
    if table.zone[die] == POOL:
        facts |= {"face": table.face[die], "shows": dice.face(table, die).notation, "value": dice.value(table, die)}
    return facts
