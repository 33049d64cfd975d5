"""What the words of the open question need to know: the card it is about, and a number."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules.abilities import Answers
from zeton.games.destiny.rules.damage import Indirect
from zeton.games.destiny.rules.leaving import Defeat, TrimUpgrades
from zeton.games.destiny.rules.resolving import ResolveDie
from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.duel import about


def question_facts(table: DestinyTable) -> dict[str, Any]:
    """The facts of the procedure that asks."""
    asks: Any = table.stack[-1]
    if isinstance(asks, Indirect):
        return about(table, 0, asks.amount - sum(amount for _, amount in asks.assigned))
    if isinstance(asks, ResolveDie):
        return about(table, asks.die, asks.amount)
    if isinstance(asks, Answers):
        return about(table, asks.group[min(asks.now, len(asks.group) - 1)][0])
    if isinstance(asks, TrimUpgrades):
        return about(table, asks.character)
    if isinstance(asks, Defeat):
        return about(table, asks.undecided(table))
    return about(table, getattr(asks, "card", 0))
