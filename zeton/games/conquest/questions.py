"""What words need to know: what the open question is about, and what tells two cards of one title apart."""

from __future__ import annotations

from typing import Any

from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.attack import Attack
from zeton.games.conquest.rules.battle import Battle, CombatTurn
from zeton.games.conquest.rules.command import CommandStruggle
from zeton.games.conquest.rules.damage import Damage
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import HQ, IN_PLAY, PLANETS
from zeton.kernel.duel import about, about_event, titles, whose
from zeton.kernel.event import Window


def question_facts(table: ConquestTable) -> dict[str, Any]:
    """The facts of the procedure that asks."""
    asks: Any = table.stack[-1]
    if isinstance(asks, Window):
        return about_event(table, asks)
    if isinstance(asks, Damage):
        mine = [(card, amount) for card, amount in asks.assigned if amount and card not in asks.shielded]
        hit = next((packet for packet in mine if table.controller[packet[0]] == asks.seat), (0, 0))
        return about(table, *hit)
    if isinstance(asks, Attack):
        return about(table, asks.attacker)
    if isinstance(asks, CommandStruggle):
        return about(table, asks.event.card)
    if isinstance(asks, Battle | CombatTurn):
        return about(table, table.planet_at(table.battle))
    if isinstance(asks, UseAbility):
        return about(table, asks.card, asks.x)
    return about(table, getattr(asks, "card", 0))


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
