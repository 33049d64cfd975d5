"""Chaos cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import exhausting

# ── Heretek Inventor ──────────────────────────────────────────────────────────────────────────────────────────────


def _elsewhere(table: ConquestTable, unit: int) -> list[int]:
    return [planet for planet in table.planets() if exhausting.can_move(table, unit, table.position[planet])]


def _can_be_sent_elsewhere(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return bool(_elsewhere(table, prospect.card))


def _ask_opponent_where_to(use: UseAbility, table: ConquestTable) -> None:
    table.ask(1 - use.seat, "choose", [*(option("choose", planet) for planet in _elsewhere(table, use.card)), PASS])


def _send_there(use: UseAbility, table: ConquestTable) -> None:
    if table.picked != PASS:
        exhausting.move_unit(table, use.card, table.position[table.picked.card])


CARDS = (
    script(
        "heretek-inventor",
        ForcedReaction(THIS_ENTERS_PLAY, own(_ask_opponent_where_to, _send_there, could=_can_be_sent_elsewhere)),
        own_words=True,
    ),
)
