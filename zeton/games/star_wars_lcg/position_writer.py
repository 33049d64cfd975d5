"""A table written down as a position (docs/positions.md): what ``positions.py`` reads."""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.positions import ENGAGEMENT_STEPS, PILES, SIDE_NAMES, TOKENS
from zeton.games.star_wars_lcg.rules.conflict import Engagement
from zeton.games.star_wars_lcg.rules.printed import collection
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    ATTACKER,
    CAPTURED,
    DECK,
    DEFENDER,
    ENHANCEMENTS,
    LIGHT,
    OBJECTIVE_DECK,
)
from zeton.kernel.position import Written, last_step, marked, without_empty

STEP_NAMES = {step: name for name, step in ENGAGEMENT_STEPS.items()}


def written(table: StarWarsTable) -> Written:
    """The position: where in a phase or an engagement play goes on is as near as a position can say it."""
    engagement = next((one for one in table.stack if isinstance(one, Engagement)), None)
    facts: Written = {
        "seats": [table.side(0), table.side(1)],
        "turn": table.side(table.active),
        "turn_number": table.turn,
        "phase": table.phase,
        "dial": table.dial,
        "dial_damage": table.damage[table.dial_piece],
        "balance": table.balance,
        "faq": table.faq,
    }
    if engagement is not None:
        facts["engagement"] = _engagement(table, engagement)
    return {side: _side(table, table.light if side == LIGHT else table.dark) for side in SIDE_NAMES} | without_empty(facts)


def _side(table: StarWarsTable, seat: int) -> Written:
    affiliation = table.pile(AFFILIATION, seat)[0]
    side: Written = {"affiliation": marked(table.cards[affiliation].affiliation, {"focus": table.focus[affiliation]})}
    for name, (zone, _) in PILES.items():
        pile = [card for card in table.pile(zone, seat) if zone != ENHANCEMENTS or not table.host[card]]
        cards = reversed(pile) if zone in (DECK, OBJECTIVE_DECK) else pile
        side[name] = [_card(table, card) for card in cards]
    return without_empty(side)


def _card(table: StarWarsTable, card: int) -> Any:
    facts: Written = {token: getattr(table, token)[card] for token in TOKENS}
    facts["committed"] = bool(table.committed[card])
    facts["enhancements"] = [_card(table, attached) for attached in table.attached(card)]
    held = table.pile(CAPTURED, table.dark)
    facts["captured"] = [_name(table, captive) for captive in held if table.host[captive] == card]
    return marked(_name(table, card), facts)


def _name(table: StarWarsTable, card: int) -> str:
    """The title, with the set where titles repeat; the dial is no card of any set."""
    return table.cards[card].title if card == table.dial_piece else collection().name_of(table.cards[card].id)


def _engagement(table: StarWarsTable, engagement: Engagement) -> Written:
    step = STEP_NAMES.get(last_step(engagement), "attackers")
    facts: Written = {"objective": _name(table, table.engaged), "step": step}
    for name, part, seat in (("attackers", ATTACKER, table.active), ("defenders", DEFENDER, 1 - table.active)):
        facts[name] = [_name(table, unit) for unit in table.units(seat) if table.part[unit] == part]
    if table.edge >= 0:
        facts["edge"] = table.side(table.edge)
    return without_empty(facts)
