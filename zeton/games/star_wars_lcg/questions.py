"""What words need to know: what the open question is about, and what tells two cards of one title apart."""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.rules.damage import PlaceTokens
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle
from zeton.games.star_wars_lcg.rules.resources import Payment
from zeton.games.star_wars_lcg.rules.strikes import Strike
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import CAPTURED, IN_PLAY
from zeton.kernel.decision import Option
from zeton.kernel.duel import about, about_event, titles, whose
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
    if isinstance(asks, PlaceTokens) and table.decision is not None:
        return _about_tokens(table, asks, table.decision.options)
    if isinstance(asks, EdgeBattle):
        return about(table, asks.fate_card)
    if table.decision is not None and table.decision.kind == "shielding":
        return about(table, table.decision.options[0].card)
    return about(table, getattr(asks, "card", 0))


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
    if len(cards) > 1:
        return {"cards": len(cards)}
    card = cards.pop()
    on_their_way = (*((event.card, event.amount) for event in asks.events), *(tokens[:2] for tokens in asks.tokens))
    return {"cards": 1, **about(table, card, sum(amount for other, amount in on_their_way if other == card))}
