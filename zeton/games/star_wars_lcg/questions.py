"""What words need to know: what the open question is about, and what tells two cards of one title apart."""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.rules.abilities import ENTER_AS_ENHANCEMENT, ENTER_AS_UNIT, PlayCard
from zeton.games.star_wars_lcg.rules.conflict import Declaration, Engagement
from zeton.games.star_wars_lcg.rules.costs import cost_of, has_price_as_enhancement, least_cost, purse_of
from zeton.games.star_wars_lcg.rules.damage import Damage, PlaceTokens
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle
from zeton.games.star_wars_lcg.rules.hosts import units_to_enhance
from zeton.games.star_wars_lcg.rules.naming import units_to_name
from zeton.games.star_wars_lcg.rules.resources import Payment, set_aside
from zeton.games.star_wars_lcg.rules.strikes import Strike
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import CAPTURED, COST_BY_DISCARDS, EDGE_STACK, EVENT, IN_PLAY
from zeton.games.star_wars_lcg.rules.turn import DrawPhase, reserve_value
from zeton.kernel.decision import Decision, Option
from zeton.kernel.event import Window
from zeton.kernel.telling import about, about_event, about_use, titles, whose, yes
from zeton.kernel.use import Use


def question_facts(table: StarWarsTable) -> dict[str, Any]:
    """The facts of the procedure that asks."""
    asks: Any = table.stack[-1]
    assert table.decision is not None
    if isinstance(asks, Window):
        return about_event(table, asks)
    if isinstance(asks, Use) and "carry_out" in asks.steps():
        return about_use(table, asks)
    if isinstance(asks, Payment):
        return about(table, asks.card, asks.cost)
    if isinstance(asks, Strike):
        return about(table, asks.unit, asks.points)
    if isinstance(asks, PlaceTokens):
        return _about_tokens(table, asks, table.decision.options)
    if isinstance(asks, EdgeBattle):
        return about(table, asks.fate_card or table.engaged, len(table.pile(EDGE_STACK, table.decision.seat)))
    if isinstance(asks, Declaration):
        return _about_declaration(table, asks, table.decision)
    if isinstance(asks, Engagement):
        return about(table, table.engaged, table.decision.options[0].number)
    if isinstance(asks, DrawPhase):
        return about(table, 0, reserve_value(table, table.active))
    return about(table, getattr(asks, "card", 0))


def _about_declaration(table: StarWarsTable, asks: Declaration, decision: Decision) -> dict[str, Any]:
    """What is attacked, by whom, and how many have been declared; the unit whose Shielding is offered."""
    attackers = titles(table, *table.participants(table.active)) or "none"
    shielding = decision.options[0].card if decision.kind == "shielding" else 0
    return {**about(table, shielding or table.engaged, len(asks.declared)), "others": attackers}


def option_facts(table: StarWarsTable, option: Option) -> dict[str, Any]:
    """What a card costs that is played; which unit is named."""
    if option.verb == "name":
        assert table.decision is not None
        return {"named": titles(table, units_to_name(table, 1 - table.decision.seat)[option.number - 1])}
    seat = table.controller[option.card]
    if option.verb in (ENTER_AS_UNIT, ENTER_AS_ENHANCEMENT) and isinstance(table.stack[-1], PlayCard):
        return {"price": cost_of(table, seat, option.card, as_enhancement=option.verb == ENTER_AS_ENHANCEMENT)}
    if option.verb == "play" and has_price_as_enhancement(table, option.card) and units_to_enhance(table, option.card):
        return {"price": cost_of(table, seat, option.card, as_enhancement=True), "varies": "yes"}
    if option.verb == "play" or (option.verb == "use" and table.cards[option.card].type == EVENT):
        return _price(table, seat, option.card)
    return {}


def _price(table: StarWarsTable, seat: int, card: int) -> dict[str, Any]:
    """What a card costs; if that is more than there is, what it costs if others are discarded for it (A82)."""
    cost = cost_of(table, seat, card)
    if COST_BY_DISCARDS not in table.index.constants:
        return {"price": cost}
    most, least = purse_of(table, seat).total + set_aside(table, seat, card), least_cost(table, seat, card)
    return {"price": cost} if cost <= most else {"price": least, "varies": yes(least < most)}


def marks(table: StarWarsTable, card: int, seat: int) -> dict[str, Any]:
    """Whose a card is, where it is, on what, and in what state."""
    zone = table.zone[card]
    return {
        "whose": whose(table, card, seat),
        "pile": "" if zone in IN_PLAY else table.game.zones[zone].name,
        "host": titles(table, table.host[card]) if zone in (*IN_PLAY, CAPTURED) else "",
        "part": table.part[card],
        "focus": table.focus[card],
        "damage": table.damage[card],
        "shields": table.shields[card],
        "committed": table.committed[card],
        "enhancements": titles(table, *table.attached(card)),
    }


def _about_tokens(table: StarWarsTable, asks: PlaceTokens, options: tuple[Option, ...]) -> dict[str, Any]:
    """The card that is to be shielded or protected, if it is one only, and how many tokens it is to get."""
    first = options[0]
    cards = {option.card if first.verb == "shield" else option.target for option in options if option.card}
    what = {"event": "damage" if isinstance(asks, Damage) else "focus"}
    if len(cards) > 1:
        return {**what, "cards": len(cards)}
    card = cards.pop()
    on_their_way = (*((event.card, event.amount) for event in asks.events), *(tokens[:2] for tokens in asks.tokens))
    return {**what, "cards": 1, **about(table, card, sum(amount for other, amount in on_their_way if other == card))}
