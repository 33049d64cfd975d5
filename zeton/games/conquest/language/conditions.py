"""When an ability may not be used: limits and restrictions, each with the rule it stands for."""

from __future__ import annotations

from zeton.games.conquest.language.script import COMBAT_PHASE, DEPLOY_PHASE
from zeton.games.conquest.rules import terms
from zeton.games.conquest.rules.entering import tokens_in_bank
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.ability import Ability, Condition
from zeton.kernel.filter import Filter

__all__ = [
    "CARD_IN_HAND",
    "COMBAT_PHASE",
    "DEPLOY_PHASE",
    "DURING_A_BATTLE",
    "HAS_RESOURCES_STORED",
    "MAX_ONE_PER_ROUND",
    "ONCE_PER_PHASE",
    "OPPONENT_HAS_CARDS",
    "OPPONENT_HAS_RESOURCES",
    "OPPONENT_IS_RICHER",
    "there_is",
    "this_is",
    "token_left",
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
CARD_IN_HAND = Condition("card-in-hand", "R15.3", lambda t, seat, card, ability: len(t.pile(terms.HAND, seat)) > 0)
OPPONENT_HAS_CARDS = Condition(
    "opponent-has-cards", "R15.3", lambda t, seat, card, ability: len(t.pile(terms.HAND, 1 - seat)) > 0
)
OPPONENT_HAS_RESOURCES = Condition("opponent-has-resources", "R15.3", lambda t, seat, card, ability: t.resources[1 - seat] > 0)
OPPONENT_IS_RICHER = Condition(
    "opponent-is-richer", "R15.3", lambda t, seat, card, ability: t.resources[1 - seat] > t.resources[seat]
)
HAS_RESOURCES_STORED = Condition("resources-on-it", "R15.3", lambda t, seat, card, ability: t.stored[card] > 0)


def there_is(which: Filter) -> Condition:
    """Nobody pays for an effect that would find nothing: a card that fits must be there (R15.3)."""
    return Condition(
        "there-is", "R15.3", lambda t, seat, card, ability: any(True for _ in which.cards(t, card)), args={"which": which}
    )


def this_is(which: Filter) -> Condition:
    """This card fits: it is ready, it is exhausted, it is damaged, it is at a planet …"""
    return Condition("this-is", "R15.3", lambda t, seat, card, ability: which.test(t, card, card), args={"which": which})


def attached_is(which: Filter) -> Condition:
    """The attached unit fits."""
    return Condition(
        "attached-is", "R15.3", lambda t, seat, card, ability: which.test(t, t.host[card], card), args={"which": which}
    )


def token_left(title: str) -> Condition:
    """A token of this title can still be put into play: fewer than ten are (R19.6, A42)."""
    return Condition(
        "token-left", "R19.6", lambda t, seat, card, ability: bool(tokens_in_bank(t, seat, title)), args={"title": title}
    )
