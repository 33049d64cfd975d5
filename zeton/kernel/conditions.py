"""Conditions of every game: what must be so for an ability to be used, or for a constant to count; and limits.

The number of the rule they stand for is the game's (``bind`` puts it in), unless they say one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from zeton.kernel.ability import Ability, Circumstance, Condition, Trigger
from zeton.kernel.amount import Measure
from zeton.kernel.event import Event
from zeton.kernel.filter import Filter

BY_GAME = ""  # the rule is the one by which the game's cards have conditions


# ── limits ────────────────────────────────────────────────────────────────────────────────────────────────────────


def not_used(table: Any, seat: int, card: int, ability: Ability) -> bool:
    """Whether this copy of a card has not used the ability yet (``table.used`` is forgotten when the game says so)."""
    return not table.used[card] & 1 << table.cards[card].script.abilities.index(ability)


def not_played(table: Any, seat: int, card: int, ability: Ability) -> bool:
    """Whether the seat has not played a card of this title yet (``table.plays``)."""
    title = table.cards[card].title
    return not any(player == seat and table.cards[played].title == title for player, played in table.plays)


# ── conditions ────────────────────────────────────────────────────────────────────────────────────────────────────


def _from(table: Any, seat: int, card: int) -> int:
    return seat if table.game.filters_from_seats else card


def this_is(which: Filter) -> Condition:
    """This card fits: it is ready, it is exhausted, it is damaged …"""
    return Condition(
        "this-is", BY_GAME, lambda t, seat, card, a: which.test(t, card, _from(t, seat, card)), args={"which": which}
    )


def if_there_is(which: Filter) -> Condition:
    """There is a card that fits: "if there is an enemy unit here"."""

    def test(table: Any, seat: int, card: int, ability: Any) -> bool:
        return which.is_there(table, _from(table, seat, card))

    return Condition("there-is", BY_GAME, test, args={"which": which})


def if_there_is_no(which: Filter) -> Condition:
    """There is no card that fits."""
    found = if_there_is(which).test
    return Condition("there-is-no", BY_GAME, lambda t, seat, card, a: not found(t, seat, card, a), args={"which": which})


def _count(which: Filter, table: Any, seat: int, card: int) -> int:
    return len(which.cards(table, _from(table, seat, card)))


def if_at_least(number: int, which: Filter) -> Condition:
    """So many cards fit, or more: "if there are 3 or more units of yours here"."""
    return Condition(
        "at-least",
        BY_GAME,
        lambda t, seat, card, a: _count(which, t, seat, card) >= number,
        args={"number": number, "which": which},
    )


def if_at_most(number: int, which: Filter) -> Condition:
    """So many cards fit, or fewer."""
    return Condition(
        "at-most",
        BY_GAME,
        lambda t, seat, card, a: _count(which, t, seat, card) <= number,
        args={"number": number, "which": which},
    )


def _controlled(which: Filter, table: Any, seat: int, card: int) -> tuple[int, int]:
    """How many that fit the seat controls, and how many its opponent does."""
    controllers = [table.controller[found] for found in which.cards(table, _from(table, seat, card))]
    return controllers.count(seat), controllers.count(1 - seat)


def _more(which: Filter, table: Any, seat: int, card: int) -> bool:
    mine, theirs = _controlled(which, table, seat, card)
    return mine > theirs


def _fewer(which: Filter, table: Any, seat: int, card: int) -> bool:
    mine, theirs = _controlled(which, table, seat, card)
    return mine < theirs


def if_you_control_more(which: Filter) -> Condition:
    """You control more cards that fit than your opponent; the filter does not say whose."""
    return Condition("you-control-more", BY_GAME, lambda t, seat, card, a: _more(which, t, seat, card), args={"which": which})


def if_you_control_fewer(which: Filter) -> Condition:
    """You control fewer cards that fit than your opponent; the filter does not say whose."""
    return Condition("you-control-fewer", BY_GAME, lambda t, seat, card, a: _fewer(which, t, seat, card), args={"which": which})


def if_you_have_more(measure: Measure) -> Condition:
    """You have more of something than your opponent: cards in hand, resources."""
    return Condition(
        "you-have-more",
        BY_GAME,
        lambda t, seat, card, a: measure.of(t, seat) > measure.of(t, 1 - seat),
        args={"measure": measure.key},
    )


def if_opponent_has_more(measure: Measure) -> Condition:
    """Your opponent has more of something than you."""
    return Condition(
        "opponent-has-more",
        BY_GAME,
        lambda t, seat, card, a: measure.of(t, seat) < measure.of(t, 1 - seat),
        args={"measure": measure.key},
    )


def if_you_have_at_least(number: int, measure: Measure) -> Condition:
    """You have so much of something, or more."""
    return Condition(
        "you-have-at-least",
        BY_GAME,
        lambda t, seat, card, a: measure.of(t, seat) >= number,
        args={"number": number, "measure": measure.key},
    )


def if_you_have_at_most(number: int, measure: Measure) -> Condition:
    """You have so much of something, or less."""
    return Condition(
        "you-have-at-most",
        BY_GAME,
        lambda t, seat, card, a: measure.of(t, seat) <= number,
        args={"number": number, "measure": measure.key},
    )


def if_either(first: Condition, second: Condition) -> Condition:
    """One of two conditions holds."""
    return Condition(
        "either",
        BY_GAME,
        lambda t, seat, card, a: first.test(t, seat, card, a) or second.test(t, seat, card, a),
        args={"first": first, "second": second},
    )


# ── beside a filter, for constants ────────────────────────────────────────────────────────────────────────────────


def while_so(condition: Condition) -> Filter:
    """Beside another filter: as long as a condition holds for whoever controls the card it is printed on."""

    def test(table: Any, card: int, source: int) -> bool:
        return condition.test(table, table.controller[source], source, None)

    return Filter("while-so", test, condition=condition)


def while_there_is(which: Filter) -> Filter:
    """Beside another filter: as long as some card fits this one."""
    return Filter("while-there-is", lambda t, c, s: which.is_there(t, s), (), (which,))


# ── conditions that see the event ─────────────────────────────────────────────────────────────────────────────────


def given(trigger: Trigger, *circumstances: Circumstance) -> Trigger:
    """The trigger, only where these hold as well: ``given(ATTACHED_EXHAUSTS, that_is(DAMAGED))``."""
    tests = (trigger.test, *(each.test for each in circumstances))

    def test(table: Any, card: int, event: Event) -> bool:
        return all(each(table, card, event) for each in tests)

    return replace(trigger, test=test, given=trigger.given + circumstances)


def that_is(which: Filter) -> Circumstance:
    """The card the event is about fits: "…, if it is a Vehicle unit"."""
    return Circumstance("that-is", lambda t, card, event: which.test(t, event.card, card), args={"which": which})


def of_at_least(number: int) -> Circumstance:
    """The event is about so much, or more: damage, say."""
    return Circumstance("of-at-least", lambda t, card, event: event.amount >= number, args={"number": number})
