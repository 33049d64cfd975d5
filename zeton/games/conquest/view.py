"""What a seat sees of the table beyond the places of cards: JSON-able, and derived from what it may know."""

from __future__ import annotations

from typing import Any

from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import FACE_DOWN, HQ
from zeton.kernel.table import Said
from zeton.kernel.telling import card_facts, known_cards, of_the_table

COLUMNS = ("damage", "exhausted", "host", "bloodied", "stored", "position", "left_from", "used")


def dials_are_secret(table: ConquestTable) -> bool:
    """Whether a dial may be set that is not revealed yet (R7.2)."""
    return not all(table.dials)


def view(table: ConquestTable, seat: int | None, said: Said) -> dict[str, Any]:
    """The facts of the table, and every card the seat knows: what it is, who owns it, its tokens and its values."""
    secret = dials_are_secret(table)
    dials = [dial if not secret or holder == seat else None for holder, dial in enumerate(table.dials)]
    return {**of_the_table(table, said, _facts), "dials": dials, "cards": known_cards(table, seat, said, _cards)}


def _facts(table: ConquestTable) -> dict[str, Any]:
    """What everybody sees. What of the dials is seen depends on who looks."""
    return {
        "round": table.round,
        "phase": table.phase,
        "step": table.step_now,
        "initiative": table.initiative,
        "starter": table.starter,
        "first": table.first,
        "resources": list(table.resources),
        "warlords": list(table.warlords),
        "headquarters": list(table.headquarters),
        "dials": None,
        "battle": table.battle,
        "battle_initiative": None if table.battle_initiative < 0 else table.battle_initiative,
        "combat_round": table.combat_round,
        "attacker": table.attacker,
        "defender": table.defender,
        "last_captor": None if table.last_captor < 0 else table.last_captor,
        "victor": None if table.victor < 0 else table.victor,
        "plays": [list(play) for play in table.plays],
        "face_down": sorted(table.position[planet] for planet in table.pile(FACE_DOWN, 0)),
    }


def _cards(table: ConquestTable, cards: list[int]) -> Said:
    facts = card_facts(table, cards, COLUMNS)
    for card in cards:
        if table.zone[card] >= HQ:
            facts[card] |= {"attack": table.attack(card), "health": table.health(card), "command": table.command(card)}
    return facts
