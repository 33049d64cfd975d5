"""May this card be played, or used, now? Every condition has a name and the number of its rule.

The options of a decision ask whether all conditions hold; ``reasons.explain`` names those that do not. So the answer to "why
can't I?" can never disagree with the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from zeton.games.star_wars_lcg.rules.abilities import PlayCard, UseAbility, may_use
from zeton.games.star_wars_lcg.rules.costs import Purse, least_cost, match_of, purse_of
from zeton.games.star_wars_lcg.rules.hosts import hosts_of
from zeton.games.star_wars_lcg.rules.resources import set_aside
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import DEPLOYMENT, DISCARD, ENHANCEMENT, HAND, PLAYABLE_FROM_DISCARD_PILE, UNIT
from zeton.kernel.ability import actions_at_hand
from zeton.kernel.decision import Option, option
from zeton.kernel.telling import titles
from zeton.kernel.use import NO_EVENT


class Rule(NamedTuple):
    """A named condition for playing a unit or an enhancement."""

    number: str
    key: str
    holds: Callable[[StarWarsTable, int, int, Purse], bool]
    arguments: Callable[[StarWarsTable, int, int, Purse], dict[str, Any]]


def _nothing(table: StarWarsTable, seat: int, card: int, purse: Purse) -> dict[str, Any]:
    return {}


def _in_deployment(table: StarWarsTable, seat: int, card: int, purse: Purse) -> bool:
    return table.phase == DEPLOYMENT and table.active == seat


def _enough(table: StarWarsTable, seat: int, card: int, purse: Purse) -> bool:
    cost = least_cost(table, seat, card)
    return cost <= purse.total or cost <= purse.total + set_aside(table, seat, card)


def _enough_arguments(table: StarWarsTable, seat: int, card: int, purse: Purse) -> dict[str, Any]:
    return {"cost": least_cost(table, seat, card), "resources": purse.total + set_aside(table, seat, card)}


def _matched(table: StarWarsTable, seat: int, card: int, purse: Purse) -> bool:
    needed = table.cards[card].affiliation_bit
    if not needed or needed & purse.affiliations:
        return True
    return not match_of(table, seat, card) or not least_cost(table, seat, card)


def _match_arguments(table: StarWarsTable, seat: int, card: int, purse: Purse) -> dict[str, Any]:
    return {"affiliation": table.cards[card].affiliation}


def _limited(table: StarWarsTable, seat: int, card: int, purse: Purse) -> bool:
    cards = table.cards
    if "Limited" not in cards[card].keywords:
        return True
    return not any(player == seat and "Limited" in cards[played].keywords for player, played in table.plays)


def _unique(table: StarWarsTable, seat: int, card: int, purse: Purse) -> bool:
    printed = table.cards[card]
    return not printed.unique or not table.is_unique_in_play(printed.title)


def _title(table: StarWarsTable, seat: int, card: int, purse: Purse) -> dict[str, Any]:
    return {"card": titles(table, card)}


def _has_host(table: StarWarsTable, seat: int, card: int, purse: Purse) -> bool:
    return table.cards[card].type != ENHANCEMENT or hosts_of(table, seat, card) != []


PLAYING: Final = (
    Rule("R3.17", "only-in-your-deployment", _in_deployment, _nothing),
    Rule("R4.1", "not-enough-resources", _enough, _enough_arguments),
    Rule("R4.7", "no-resource-match", _matched, _match_arguments),
    Rule("R13.3", "one-limited-card-per-turn", _limited, _nothing),
    Rule("R15.1", "unique-in-play", _unique, _title),
    Rule("R5.3", "nothing-to-enhance", _has_host, _nothing),
)
IN_DEPLOYMENT: Final = tuple(rule.holds for rule in PLAYING[1:])


def may_play(table: StarWarsTable, seat: int, card: int, purse: Purse) -> bool:
    """Whether a unit or an enhancement may be played from hand in its player's deployment: the other conditions hold."""
    for holds in IN_DEPLOYMENT:
        if not holds(table, seat, card, purse):
            return False
    return True


def playable_cards(table: StarWarsTable, seat: int) -> list[int]:
    """The units and enhancements in hand, and those that may be played from the discard pile as if they were (A86)."""
    cards = table.cards
    found = [card for card in table.pile(HAND, seat) if cards[card].type in (UNIT, ENHANCEMENT)]
    for source, _ in table.index.constants.get(PLAYABLE_FROM_DISCARD_PILE, ()):
        if table.zone[source] == DISCARD and table.owner[source] == seat:
            found.append(source)
    return found


def actions(table: StarWarsTable, seat: int) -> list[Option]:
    """Everything a seat may do in an action window now (R3.4, R3.17, R12.4)."""
    found = []
    if table.phase == DEPLOYMENT and table.active == seat:
        purse = purse_of(table, seat)
        found = [option("play", card) for card in playable_cards(table, seat) if may_play(table, seat, card, purse)]
    for card, number, ability in actions_at_hand(table, seat):
        if may_use(table, seat, card, ability, NO_EVENT):
            found.append(option("use", card, 0, number))
    return found


def act(table: StarWarsTable, seat: int) -> None:
    """Begin the action that has been picked."""
    verb, card, _, number = table.picked
    if verb == "play":
        table.begin(PlayCard(NO_EVENT, card=card, seat=seat))
    else:
        table.begin(UseAbility(NO_EVENT, card=card, seat=seat, number=number))
