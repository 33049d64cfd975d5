"""What the words of the open question need to know: the card it is about, and a number."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules.abilities import Answers
from zeton.games.destiny.rules.damage import Indirect
from zeton.games.destiny.rules.leaving import Defeat, TrimUpgrades
from zeton.games.destiny.rules.resolving import ResolveDie
from zeton.games.destiny.rules.table import DestinyTable


def question_facts(table: DestinyTable) -> dict[str, Any]:
    """The facts of the procedure that asks."""
    asks: Any = table.stack[-1]
    if isinstance(asks, Indirect):
        return {"number": asks.amount - sum(amount for _, amount in asks.assigned)}
    if isinstance(asks, ResolveDie):
        return {"number": asks.amount, "card": table.cards[asks.die].title}
    if isinstance(asks, Answers):
        return {"card": table.cards[asks.group[min(asks.now, len(asks.group) - 1)][0]].title}
    if isinstance(asks, TrimUpgrades):
        return {"card": table.cards[asks.character].title}
    if isinstance(asks, Defeat):
        return {"card": table.cards[asks.undecided(table)].title}
    card = getattr(asks, "card", 0)
    return {"card": table.cards[card].title} if card else {}
