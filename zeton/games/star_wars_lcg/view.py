"""What a seat sees of the table beyond the places of cards: JSON-able, and derived from what it may know."""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.rules.force import force_cards_left
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import CAPTURED, ICONS, OBJECTIVES, UNITS
from zeton.kernel.table import Said
from zeton.kernel.telling import card_facts, known_cards, of_the_table

COLUMNS = ("damage", "focus", "shields", "host", "committed", "part", "engageable", "used")


def view(table: StarWarsTable, seat: int | None, said: Said) -> dict[str, Any]:
    """The facts of the table, and every card the seat knows: what it is, who holds it, its tokens."""
    return {**of_the_table(table, said, _facts), "cards": known_cards(table, seat, said, _cards)}


def _facts(table: StarWarsTable) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "light": table.light,
        "turn": table.turn,
        "active": table.active,
        "phase": table.phase,
        "step": table.step_now,
        "dial": table.dial,
        "balance": table.balance,
        "engaged": table.engaged,
        "edge": None if table.edge < 0 else table.edge,
        "first_turn": table.first_turn,
        "faq": table.faq,
        "plays": [list(play) for play in table.plays],
        "fates": list(table.fates),
        "force_cards": [force_cards_left(table, holder) for holder in (0, 1)],
        "captured_at": _captured_at(table),
    }


def _captured_at(table: StarWarsTable) -> list[int]:
    """The objective at which each captured card lies, in the order of the zone: everybody sees that."""
    return [table.host[card] for card in table.pile(CAPTURED, table.dark)]


def _cards(table: StarWarsTable, cards: list[int]) -> Said:
    facts = card_facts(table, cards, COLUMNS)
    for card in cards:
        if table.zone[card] in (UNITS, OBJECTIVES):
            facts[card] |= _changed(table, card)
    return facts


def _changed(table: StarWarsTable, card: int) -> dict[str, Any]:
    """The numbers of a card in play that are not what is printed on it now: icons (with the edge, if it has it), capacity."""
    printed = table.cards[card]
    changed: dict[str, Any] = {}
    icons = [table.strength(card, icon) for icon in range(len(ICONS))] if table.zone[card] == UNITS else list(printed.icons)
    if icons != list(printed.icons):
        changed["icons"] = icons
    capacity = table.capacity(card)
    if capacity != printed.capacity:
        changed["capacity"] = capacity
    return changed
