"""A table written down as a position (docs/positions.md): what ``positions.py`` reads."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.positions import PILES, SEATS
from zeton.games.destiny.rules.dice import in_use
from zeton.games.destiny.rules.printed import collection
from zeton.games.destiny.rules.stacking import stacked_on
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    BATTLEFIELD_CARD,
    CHARACTER,
    CHARACTERS,
    DECK,
    DECK_TYPES,
    PLOT,
    POOL,
    SET_ASIDE,
    SUPPORTS,
    VARIANTS,
)
from zeton.games.destiny.rules.turn import ActionPhase
from zeton.games.destiny.tables import BATTLE_DROID
from zeton.kernel.position import Written, marked, without_empty


def written(table: DestinyTable) -> Written:
    """The position: play goes on with the next action of a seat, or at the beginning of the upkeep."""
    acting = next((one for one in table.stack if isinstance(one, ActionPhase)), None)
    facts: Written = {
        "turn": SEATS[table.active],
        "phase": table.phase,
        "battlefield": SEATS[table.owner[table.battlefield]],
        "control": SEATS[table.battlefield_controller],
        "claimed": SEATS[table.claimed] if table.claimed >= 0 else None,
        "passes": acting.passes if acting is not None else 0,
        "round": table.round,
        **{name: getattr(table, name) for name in VARIANTS},
    }
    return {name: _player(table, seat) for seat, name in enumerate(SEATS)} | without_empty(facts)


def _player(table: DestinyTable, seat: int) -> Written:
    player: Written = {"resources": table.resources[seat]}
    for name, (zone, _) in PILES.items():
        cards = [card for card in table.pile(zone, seat) if zone != SET_ASIDE or _waits_beside(table, card)]
        player[name] = [_card(table, card) for card in (reversed(cards) if zone == DECK else cards)]
    brought = (card for card in range(1, len(table.cards)) if table.owner[card] == seat)
    player["battlefield"] = next(_name(table, card) for card in brought if table.cards[card].type == BATTLEFIELD_CARD)
    player["plot"] = next((_name(table, card) for card in table.pile(PLOT, seat)), None)
    return without_empty(player)


def _name(table: DestinyTable, card: int) -> str:
    """The title, with the set where several sets have it."""
    return collection().name_of(table.cards[card].id)


def _waits_beside(table: DestinyTable, card: int) -> bool:
    """A character or a card of a deck beside the table; the droid of a Landing Craft lies there by itself."""
    return table.cards[card].type in (CHARACTER, *DECK_TYPES) and table.cards[card].id != BATTLE_DROID


def _card(table: DestinyTable, card: int) -> Any:
    facts: Written = {column: getattr(table, column)[card] for column in ("damage", "shields", "stored")}
    facts["exhausted"] = bool(table.exhausted[card])
    in_pool = [die for die in table.dice[card] if table.zone[die] == POOL]
    facts["pool"] = [table.cards[die].faces[table.face[die]].notation for die in in_pool]
    if stacked := stacked_on(table, card):
        facts["stacked"] = _stacked(table, stacked, card)
    if table.zone[card] == CHARACTERS:
        facts["dice"] = len(in_use(table, card))
        facts["upgrades"] = [_card(table, upgrade) for upgrade in table.upgrades_on(card)]
    elif table.zone[card] != SUPPORTS and not in_pool:
        facts.pop("pool")
    return marked(_name(table, card), facts)


def _stacked(table: DestinyTable, card: int, copy: int) -> Any:
    """The card on a set-aside copy; whose it is, if it is not the owner's of the copy."""
    own = table.owner[card] == table.owner[copy]
    return marked(_name(table, card), {} if own else {"owner": SEATS[table.owner[card]]})
