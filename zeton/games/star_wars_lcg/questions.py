"""What the words of the open question need to know: the card it is about, how many are left, what has happened."""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.rules.damage import Damage, PlaceFocus
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle
from zeton.games.star_wars_lcg.rules.resources import Payment
from zeton.games.star_wars_lcg.rules.strikes import Strike
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.kernel.duel import about, about_event
from zeton.kernel.event import Window


def question_facts(table: StarWarsTable) -> dict[str, Any]:
    """The facts of the procedure that asks."""
    asks: Any = table.stack[-1]
    if isinstance(asks, Window):
        return about_event(table, asks)
    if isinstance(asks, Payment):
        return about(table, asks.card, asks.cost)
    if isinstance(asks, Strike):
        return about(table, asks.unit, asks.points)
    if isinstance(asks, Damage):
        settled = asks.settled[asks.shielding][0] if asks.shielding < len(asks.settled) and not asks.coming else 0
        kind = table.decision.kind if table.decision is not None else ""
        return about(table, settled if kind == "shield" else asks.event.card, asks.event.amount)
    if isinstance(asks, PlaceFocus):
        return about(table, asks.coming[0][0], asks.coming[0][1])
    if isinstance(asks, EdgeBattle):
        return about(table, asks.fate_card)
    if table.decision is not None and table.decision.kind == "shielding":
        return about(table, table.decision.options[0].card)
    return about(table, getattr(asks, "card", 0))
