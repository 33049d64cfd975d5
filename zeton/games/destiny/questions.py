"""What words need to know: what the open question is about, and what tells two cards or dice of one title apart."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules.abilities import Answers, UseAbility
from zeton.games.destiny.rules.claiming import Claim, claim_cost
from zeton.games.destiny.rules.damage import Indirect
from zeton.games.destiny.rules.leaving import Defeat, TrimUpgrades
from zeton.games.destiny.rules.marking import MarkCards
from zeton.games.destiny.rules.playing import PlayCard, cost_of, places, price_at
from zeton.games.destiny.rules.resolving import ResolveDie
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DIE, IN_PLAY, ON_CARDS, POOL, UPGRADE
from zeton.games.destiny.rules.turn import ActionPhase, AdditionalActions
from zeton.games.destiny.wording import NO_SIDE, UP, die_facts
from zeton.kernel.decision import Option
from zeton.kernel.telling import about, about_use, deed, titles, whose


def question_facts(table: DestinyTable) -> dict[str, Any]:
    """The facts of the procedure that asks; those every question can be told, and its own."""
    return {"does": "none", "yours": "yes", **NO_SIDE, **_own_facts(table, table.stack[-1])}


def _own_facts(table: DestinyTable, asks: Any) -> dict[str, Any]:
    assert table.decision is not None
    first = table.decision.options[0]
    if isinstance(asks, Indirect):
        return about(table, first.card, asks.amount - sum(amount for _, amount in asks.assigned))
    if isinstance(asks, ResolveDie):
        return {**about(table, asks.die, asks.amount), **die_facts(table, asks.die, UP)}
    if isinstance(asks, Answers | Claim):
        return {**about(table, first.card), "does": deed(table, first.card, first.number)}
    if isinstance(asks, TrimUpgrades):
        return about(table, asks.character)
    if isinstance(asks, Defeat):
        return about(table, asks.upgrade)
    if isinstance(asks, MarkCards):
        return about(table, 0, table.hand_size(asks.seat))
    if isinstance(asks, ActionPhase | AdditionalActions):
        return about(table, 0, table.resources[table.decision.seat])
    if isinstance(asks, UseAbility):
        return {**about_use(table, asks), **_about_named(table, asks)}
    return about(table, getattr(asks, "card", 0))


def _about_named(table: DestinyTable, asks: UseAbility) -> dict[str, Any]:
    """What the ability has named already: the opponent may be asked about it."""
    decision = table.decision
    if decision is not None and decision.kind == "group":
        others = tuple(die for die in table.dice_pool(asks.opponent) if die not in asks.targets)
        first, second = asks.targets or others, others if asks.targets else ()
        return {"target": "none", "first": titles(table, *first), "second": titles(table, *second) if second else "none"}
    if not asks.targets:
        return {"target": "none"}
    side = die_facts(table, asks.targets[0], UP) if asks.seat != table.decision.seat else {}  # type: ignore[union-attr]
    return {"target": titles(table, asks.targets[0]), **side}


def _price_of(table: DestinyTable, seat: int, card: int) -> dict[str, Any]:
    """What a card costs; of an upgrade that costs more in one place than in another, the least, and that it does."""
    there = places(table, seat, card) if table.cards[card].type == UPGRADE else []
    prices = {_price_there(table, card, 0, place) for place in there} or {cost_of(table, card)}
    return {"price": min(prices), "varies": "yes" if len(prices) > 1 else "no"}


def _price_there(table: DestinyTable, card: int, discount: int, place: Option) -> int:
    replaced = place.card if place.verb == "replace" else 0
    return price_at(table, card, discount, place.target, replaced)


def option_facts(table: DestinyTable, option: Option) -> dict[str, Any]:
    """The side a die shows or would be turned to, with its price; the price of a card that is played as an action."""
    asks = table.stack[-1]
    if option.verb == "play" and isinstance(asks, ActionPhase | AdditionalActions):
        return {**NO_SIDE, **_price_of(table, table.owner[option.card], option.card)}
    if option.verb in ("attach", "replace") and isinstance(asks, PlayCard):
        return {**NO_SIDE, "price": _price_there(table, asks.card, asks.discount, option)}
    if option.verb == "claim" and table.decision is not None:
        return {**NO_SIDE, "price": claim_cost(table, table.decision.seat)}
    return die_facts(table, option.card, option.number - 1 if option.verb in ("turn", "resolve side") else UP)


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
