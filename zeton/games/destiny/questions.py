"""What words need to know: what the open question is about, and what tells two cards or dice of one title apart."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules.abilities import Answers, UseAbility
from zeton.games.destiny.rules.damage import Indirect
from zeton.games.destiny.rules.leaving import Defeat, TrimUpgrades
from zeton.games.destiny.rules.resolving import ResolveDie
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DIE, IN_PLAY, ON_CARDS, POOL
from zeton.games.destiny.wording import UP, die_facts
from zeton.kernel.duel import about, titles, whose


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
        return about(table, asks.upgrade)
    facts = about(table, getattr(asks, "card", 0))
    if isinstance(asks, UseAbility) and asks.targets:
        # What has been named already: the opponent may be asked about it.
        facts |= {"target": table.cards[asks.targets[0]].title, **die_facts(table, asks.targets[0], UP)}
    return facts


def marks(table: DestinyTable, card: int, seat: int) -> dict[str, Any]:
    """Whose it is, where, on which character, in what state; of a die, the side that is up, and its card's state."""
    zone = table.zone[card]
    home = table.home[card] if table.cards[card].type == DIE else card
    host = table.host[home]
    return {
        "whose": whose(table, card, seat),
        "pile": "" if zone in (*IN_PLAY, POOL, ON_CARDS) else table.game.zones[zone].name,
        "side": tuple(die_facts(table, card, UP).items()) if zone == POOL else (),
        "host": titles(table, host),
        "exhausted": table.exhausted[home],
        "damage": table.damage[host or home],
        "shields": table.shields[host or home],
        "upgrades": titles(table, *table.upgrades_on(home)),
        "stored": table.stored[home],
    }
