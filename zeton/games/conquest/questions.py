"""What words need to know: what the open question is about, and what tells two cards of one title apart."""

from __future__ import annotations

from typing import Any

from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.attaching import attach_rule, hosts_of
from zeton.games.conquest.rules.attack import Attack
from zeton.games.conquest.rules.battle import Battle, CombatTurn, StalemateCall
from zeton.games.conquest.rules.command import CommandStruggle, bonuses, planet_of_dial
from zeton.games.conquest.rules.damage import Damage, IndirectDamage
from zeton.games.conquest.rules.deploying import most_reduction, price_at
from zeton.games.conquest.rules.retreating import Retreat
from zeton.games.conquest.rules.round import DeployPhase
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import ARMY, EVENT, HEADQUARTERS, HQ, IN_PLAY, PLANET, PLANETS
from zeton.kernel.decision import Option
from zeton.kernel.event import Window
from zeton.kernel.table import Entry
from zeton.kernel.telling import about, about_event, about_use, deed, titles, whose, yes


def question_facts(table: ConquestTable) -> dict[str, Any]:
    """The facts of the procedure that asks."""
    asks: Any = table.stack[-1]
    assert table.decision is not None
    if isinstance(asks, Window):
        return about_event(table, asks)
    if isinstance(asks, Damage):
        mine = [(card, amount) for card, amount in asks.assigned if amount and card not in asks.shielded]
        hit = next((packet for packet in mine if table.controller[packet[0]] == asks.seat), (0, 0))
        return about(table, *hit)
    if isinstance(asks, IndirectDamage):
        return about(table, asks.source, asks.amount - asks.done)
    if isinstance(asks, Attack):
        return about(table, asks.attacker, table.attack(asks.attacker))
    if isinstance(asks, CommandStruggle):
        return about(table, asks.event.card)
    if isinstance(asks, Battle | CombatTurn | StalemateCall | Retreat):
        planet = table.planet_at(table.battle)
        return {**about(table, planet), "does": deed(table, planet, 0)}
    if isinstance(asks, DeployPhase):
        return about(table, 0, table.resources[asks.seat])
    if isinstance(asks, UseAbility):
        moved = table.decision.options[0].card if table.decision.kind == "place" else asks.card
        return {**about_use(table, asks), **about(table, moved, asks.x)}
    return about(table, getattr(asks, "card", 0))


def option_facts(table: ConquestTable, option: Option) -> dict[str, Any]:
    """What a card costs, how much a shield card stops, which planet a number of the dial stands for, what both bonuses are,
    and of what is chosen or targeted whether it is a planet."""
    if option.verb == "deploy":
        return _price(table, option)
    if option.verb == "use" and table.cards[option.card].type == EVENT:
        return _price_of_event(table, option.card)
    if option.verb == "shield":
        return {"number": table.cards[option.card].shield}
    if option.verb == "set dial":
        return {"planet": titles(table, planet_of_dial(table, option.number))}
    if option.verb == "take both" and table.decision is not None:
        cards, resources = bonuses(table, option.card, table.decision.seat)
        return {"cards": cards, "resources": resources}
    if option.verb in ("choose", "target"):
        return {"kind": kind(table, option.card)}
    return {}


def _price(table: ConquestTable, option: Option) -> dict[str, Any]:
    """What a deployment costs at its place; where that is not chosen yet, what it costs where it is cheapest (R6.5)."""
    card, seat = option.card, table.controller[option.card]
    unplaced = table.cards[card].type == ARMY and not option.target
    places = table.planets() if unplaced else [option.target]
    prices = {price_at(table, seat, card, place) for place in places}
    least, resources = min(prices), table.resources[seat]
    if least <= resources:
        return {"price": least, "varies": yes(len(prices) > 1)}
    least -= max(most_reduction(table, seat, card, *place) for place in _places_and_hosts(table, card, places))
    return {"price": least, "varies": yes(least < resources)}


def _places_and_hosts(table: ConquestTable, card: int, places: list[int]) -> list[tuple[int, int]]:
    """Where a card may be deployed: at one of these planets, on one of these cards, or on whatever may bear it."""
    hosts = [place for place in places if place and table.zone[place] != PLANETS]
    if not any(places):
        hosts = hosts_of(table, card, attach_rule(table, card))
    return [(place, 0) for place in places if place not in hosts] + [(0, host) for host in hosts]


def _price_of_event(table: ConquestTable, card: int) -> dict[str, Any]:
    """What an event costs; X is chosen when it is played, and is 1 at least (A46)."""
    is_x = table.cards[card].cost_is_x
    return {"price": table.cost(card, int(is_x)), "varies": yes(is_x)}


def kind(table: ConquestTable, card: int) -> str:
    """What a card is called beside its title: a planet, an HQ, or just a card."""
    return {PLANET: "planet", HEADQUARTERS: "hq"}.get(table.cards[card].type, "card") if card else "none"


def log_facts(table: ConquestTable, entry: Entry) -> dict[str, Any]:
    """What the first card of an entry is, and what the second: where the first one is put, or what it targets."""
    first, other, *more = (*entry.cards, 0, 0)[: max(2, len(entry.cards))]
    return {"kind": kind(table, first), "at": "several" if more else kind(table, other)}


def marks(table: ConquestTable, card: int, seat: int) -> dict[str, Any]:
    """Whose a card is, where it is, on what, and in what state."""
    zone = table.zone[card]
    in_play = zone in IN_PLAY
    planet = table.planet_at(table.location(card)) if in_play else 0
    return {
        "whose": whose(table, card, seat) if zone != PLANETS else "",
        "pile": "" if in_play else table.game.zones[zone].name,
        "planet": titles(table, planet),
        "hq": int(zone == HQ),
        "host": titles(table, table.host[card]),
        "exhausted": table.exhausted[card],
        "damage": table.damage[card],
        "attachments": titles(table, *table.attached(card)),
        "stored": table.stored[card],
    }
