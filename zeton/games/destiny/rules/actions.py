"""The six actions (R3.4): which there are now, and how they begin."""

from __future__ import annotations

from typing import Final

from zeton.games.destiny.rules.abilities import begin_ability, may_use
from zeton.games.destiny.rules.activating import Activate, may_activate
from zeton.games.destiny.rules.claiming import Claim, claim_cost
from zeton.games.destiny.rules.playing import PlayCard, may_play, may_play_now
from zeton.games.destiny.rules.rerolling import DiscardToReroll
from zeton.games.destiny.rules.resolving import ResolveDice, resolve_options
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    ACTION,
    CHARACTERS,
    COST,
    HAND,
    MUST_ACTIVATE,
    PLAYING,
    POOL,
    POWER_ACTION,
    SUPPORTS,
    UPGRADE,
    UPGRADES,
)
from zeton.kernel.ability import Ability
from zeton.kernel.decision import Option, option

DEAREST: Final = 99
ACTING_FROM: Final = tuple(2 * zone for zone in (CHARACTERS, UPGRADES, SUPPORTS))
"""The zones of the first seat in which cards have actions."""


def must_activate(table: DestinyTable, seat: int) -> bool:
    """Whether the seat's next action this round has to be the activation of a character, if able."""
    return any(effect.what == MUST_ACTIVATE and effect.seat == seat for effect in table.lasting)


def actions(table: DestinyTable, seat: int) -> list[Option]:
    """Everything the seat may do as an action now; passing is no action."""
    cards, zones, exhausted = table.cards, table.zones, table.exhausted
    hand, supports = zones[HAND * 2 + seat], zones[SUPPORTS * 2 + seat]
    activations = [option("activate", card) for card in zones[CHARACTERS * 2 + seat] if not exhausted[card]]
    if table.lasting and must_activate(table, seat) and activations:
        return activations
    # Most cards that cannot be played are too dear; an upgrade may replace another, so it is looked at more closely.
    most = table.resources[seat] if COST not in table.index.constants else DEAREST
    near = [card for card in hand if cards[card].cost <= most or cards[card].type == UPGRADE]
    if PLAYING in table.index.interrupted:
        found = [option("play", card) for card in near if may_play(table, seat, card)]
    else:
        found = [option("play", card) for card in near if may_play_now(table, seat, card)]
    found += activations
    if supports:
        found += [option("activate", card) for card in supports if may_activate(table, card)]
    if zones[POOL * 2 + seat]:
        found += resolve_options(table, seat)
        found += [option("discard to reroll", card) for card in hand]
    for zone in ACTING_FROM:
        for card in zones[zone + seat]:
            if cards[card].actions:
                found += _usable(table, seat, card, cards[card].actions)
    for card in zones[CHARACTERS * 2 + 1 - seat]:
        if cards[card].anybodys:
            found += _usable(table, seat, card, cards[card].anybodys)
    if table.claimed < 0 and claim_cost(table, seat) <= table.resources[seat]:
        found.append(option("claim", table.battlefield))
    return found


def _usable(table: DestinyTable, seat: int, card: int, actions: tuple[tuple[int, Ability], ...]) -> list[Option]:
    return [option("use", card, 0, n) for n, ability in actions if may_use_action(table, seat, card, n, ability)]


def may_use_action(table: DestinyTable, seat: int, card: int, number: int, ability: Ability) -> bool:
    """A power action once per round and card (R11.3, R11.4); a cost must be payable in full (R11.7)."""
    if ability.timing == POWER_ACTION and table.used[card] & 1 << number:
        return False
    return may_use(table, seat, card, ability)


def act(table: DestinyTable, seat: int) -> None:
    """Begin the action that has been picked."""
    verb, card, _, number = table.picked
    if verb == "play":
        table.begin(PlayCard(card, seat))
    elif verb == "activate":
        table.begin(Activate(card))
    elif verb == "resolve":
        table.begin(ResolveDice(seat))
    elif verb == "discard to reroll":
        table.begin(DiscardToReroll(seat))
    elif verb == "use":
        table.note("uses", seat, (card,), number)
        begin_ability(table, seat, card, number)
    else:
        assert verb == "claim"
        table.begin(Claim(seat))


def may_change_nothing(table: DestinyTable, picked: Option) -> bool:
    """Whether an action could leave everything as it was: only a plain card action without a cost can (R3.8)."""
    if picked.verb != "use":
        return False
    ability = dict(table.cards[picked.card].actions)[picked.number]
    return ability.timing == ACTION and not ability.costs


def fingerprint(table: DestinyTable) -> bytes:
    """Everything an action can change, in short, to see whether it did (R3.8, A5). A reroll draws from chance: a change."""
    numbers = (table.chance, *table.resources, len(table.lasting), len(table.additional))
    columns = (table.zone, table.controller, table.face, table.exhausted, table.damage, table.shields, table.host, table.stored)
    return b"".join(map(bytes, columns)) + repr(numbers).encode()
