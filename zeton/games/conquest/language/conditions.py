"""When an ability may not be used: limits and restrictions, each with the rule it stands for."""

from __future__ import annotations

from zeton.games.conquest.language.script import COMBAT_PHASE, DEPLOY_PHASE
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.ability import Ability, Condition
from zeton.kernel.filter import Filter

__all__ = [
    "COMBAT_PHASE",
    "DEPLOY_PHASE",
    "DURING_A_BATTLE",
    "MAX_ONE_PER_ROUND",
    "ONCE_PER_PHASE",
    "OPPONENT_IS_RICHER",
    "this_is",
]


def _not_used(table: ConquestTable, seat: int, card: int, ability: Ability) -> bool:
    script = table.cards[card].script
    assert script is not None
    return not table.used[card] & 1 << script.abilities.index(ability)


def _not_played(table: ConquestTable, seat: int, card: int, ability: Ability) -> bool:
    title = table.cards[card].title
    return not any(player == seat and table.cards[played].title == title for player, played in table.plays)


ONCE_PER_PHASE = Condition("once-per-phase", "R17.1", _not_used)
"""For a card in play: each copy once per phase."""

MAX_ONE_PER_ROUND = Condition("max-one-per-round", "R17.2", _not_played)
"""For an event: each player one of this title per round, cancelled or not."""

DURING_A_BATTLE = Condition("during-a-battle", "R15.9", lambda t, seat, card, ability: t.battle > 0)
OPPONENT_IS_RICHER = Condition(
    "opponent-is-richer", "R15.3", lambda t, seat, card, ability: t.resources[1 - seat] > t.resources[seat]
)


def this_is(which: Filter) -> Condition:
    """This card fits: it is ready, it is exhausted, it is damaged, it is at a planet …"""
    return Condition("this-is", "R15.3", lambda t, seat, card, ability: which.test(t, card, card), args={"which": which})
