"""What holds of a table of Star Wars: Destiny at every decision (see ``kernel/law``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zeton.games.destiny.rules.leaving import Defeat, KeepOneUnique, TrimUpgrades
from zeton.games.destiny.rules.playing import PlayCard
from zeton.games.destiny.rules.setup import Setup
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    ACTING,
    BATTLEFIELD,
    BATTLEFIELD_CARD,
    BEING_PLAYED,
    BREAKS,
    CHARACTER,
    CHARACTERS,
    CHOSEN,
    DECK,
    DECK_TYPES,
    DIE,
    DISCARD,
    HAND,
    IN_PLAY,
    LOOKED_AT,
    MOST_UPGRADES,
    ON_CARDS,
    PLOT,
    PLOT_CARD,
    POOL,
    SET_ASIDE,
    SETUP,
    SUPPORT,
    SUPPORTS,
    UPGRADE,
    UPGRADES,
    UPKEEP,
)
from zeton.games.destiny.rules.turn import ActionPhase, Round
from zeton.kernel.ability import modified
from zeton.kernel.law import Law, is_under_way

SEATS = ("first", "second")
LYING: dict[int, tuple[str, ...]] = {
    HAND: DECK_TYPES,
    DECK: DECK_TYPES,
    DISCARD: DECK_TYPES,
    LOOKED_AT: DECK_TYPES,
    CHOSEN: DECK_TYPES,
    BEING_PLAYED: DECK_TYPES,
    CHARACTERS: (CHARACTER,),
    UPGRADES: (UPGRADE,),
    SUPPORTS: (SUPPORT,),
    PLOT: (PLOT_CARD,),
    BATTLEFIELD: (BATTLEFIELD_CARD,),
    ON_CARDS: (DIE,),
    POOL: (DIE,),
    SET_ASIDE: (DIE, CHARACTER, BATTLEFIELD_CARD),
}
TOKENS = ("damage", "shields", "stored")
PHASES = (SETUP, ACTING, UPKEEP)


def _named(table: DestinyTable, card: int) -> str:
    die = "the die of " if table.cards[card].type == DIE else ""
    return f"{die}{table.cards[card].title} of the {SEATS[table.owner[card]]} player"


def _pieces(table: DestinyTable) -> range:
    return range(1, len(table.cards))


# ── where cards and dice are ──────────────────────────────────────────────────────────────────────────────────────


def _of_wrong_type(table: DestinyTable) -> Iterator[str]:
    for card in _pieces(table):
        zone = table.zone[card]
        if table.cards[card].type not in LYING[zone]:
            yield f"{_named(table, card)}, of type {table.cards[card].type}, lies in {table.game.zones[zone].name}"


def _in_foreign_piles(table: DestinyTable) -> Iterator[str]:
    for zone in (HAND, DECK, DISCARD):
        for seat in (0, 1):
            yield from (_named(table, card) for card in table.pile(zone, seat) if table.owner[card] != seat)


def _dice_of_cards(table: DestinyTable) -> Iterator[str]:
    for card in _pieces(table):
        printed, dice = table.cards[card], len(table.dice[card])
        if printed.type == DIE or not printed.faces:
            continue
        most = len(printed.points) if printed.type == CHARACTER else 1
        if not min(1, most) <= dice <= max(1, most):
            yield f"{_named(table, card)} has {dice} dice"


def _stray_dice(table: DestinyTable) -> Iterator[str]:
    for die in _pieces(table):
        if table.cards[die].type != DIE or die in table.loose:
            continue
        home = table.home[die]
        wanted = (ON_CARDS, POOL) if table.zone[home] in IN_PLAY else (SET_ASIDE,)
        if table.zone[die] not in wanted:
            yield f"{_named(table, die)} is in {table.game.zones[table.zone[die]].name}"
        elif table.zone[die] != SET_ASIDE and table.controller[die] != table.controller[home]:
            yield f"{_named(table, die)} is with the other player"


def _faces(table: DestinyTable) -> Iterator[str]:
    for die in (*table.dice_pool(0), *table.dice_pool(1)):
        if table.face[die] >= len(table.cards[die].faces):
            yield f"{_named(table, die)} shows side {table.face[die]}"


def _badly_hosted(table: DestinyTable) -> Iterator[str]:
    for card in _pieces(table):
        host, is_upgrade = table.host[card], table.zone[card] == UPGRADES
        if bool(host) != is_upgrade:
            yield f"{_named(table, card)} is on {table.cards[host].title or 'nobody'}"
        elif host and (table.zone[host] != CHARACTERS or table.controller[host] != table.controller[card]):
            yield f"{_named(table, card)} is on {_named(table, host)}"


def _overloaded(table: DestinyTable) -> Iterator[str]:
    """A fourth upgrade may come by moving or playing: then one of the four is chosen next (R16.7, A51)."""
    if is_under_way(table, TrimUpgrades, Defeat, PlayCard, KeepOneUnique):
        return
    for seat in (0, 1):
        for character in table.characters(seat):
            if len(table.upgrades_on(character)) > MOST_UPGRADES:
                yield f"{_named(table, character)} has {len(table.upgrades_on(character))} upgrades"


def _twice(table: DestinyTable) -> Iterator[str]:
    if is_under_way(table, KeepOneUnique):
        return
    for seat, name in enumerate(SEATS):
        mine = (card for zone in (CHARACTERS, UPGRADES, SUPPORTS) for card in table.pile(zone, seat))
        unique = {table.cards[card].title for zone in IN_PLAY for card in table.pile(zone, seat) if table.cards[card].unique}
        for title, count in Counter(table.cards[card].title for card in mine).items():
            if count > 1 and title in unique:
                yield f"the {name} player has {title} {count} times in play"


def _battlefields(table: DestinyTable) -> Iterator[str]:
    lying = [*table.pile(BATTLEFIELD, 0), *table.pile(BATTLEFIELD, 1)]
    if table.battlefield and lying != [table.battlefield]:
        yield f"{len(lying)} battlefields are in play"
    if not table.battlefield and table.phase != SETUP:
        yield "no battlefield is in use"


def _plots(table: DestinyTable) -> Iterator[str]:
    yield from (
        f"the {SEATS[seat]} player has {len(table.pile(PLOT, seat))}" for seat in (0, 1) if len(table.pile(PLOT, seat)) > 1
    )


# ── what lies on them ─────────────────────────────────────────────────────────────────────────────────────────────


def _defeated(table: DestinyTable) -> Iterator[str]:
    leaving = {character for p in table.stack if isinstance(p, Defeat) for character in p.characters}
    for seat in (0, 1):
        for character in table.characters(seat):
            health = table.cards[character].health
            if table.damage[character] >= health and character not in leaving:
                yield f"{_named(table, character)} has {table.damage[character]} damage and {health} health"


def _broken(table: DestinyTable) -> Iterator[str]:
    for seat in (0, 1):
        for support in table.supports(seat):
            breaks_at = modified(table, BREAKS, support, 0)
            if breaks_at and table.damage[support] >= breaks_at:
                yield f"{_named(table, support)} has {table.damage[support]} damage, and breaks at {breaks_at}"


def _shields(table: DestinyTable) -> Iterator[str]:
    for card in _pieces(table):
        most = table.shield_limit(card) if table.zone[card] == CHARACTERS else 0
        if table.shields[card] > most:
            yield f"{_named(table, card)} has {table.shields[card]} shields, of {most}"


def _marked_out_of_play(table: DestinyTable) -> Iterator[str]:
    for card in _pieces(table):
        if table.zone[card] not in IN_PLAY and (
            table.exhausted[card] or any(getattr(table, column)[card] for column in TOKENS)
        ):
            yield f"{_named(table, card)} in {table.game.zones[table.zone[card]].name}"


def _chosen_in_secret(table: DestinyTable) -> Iterator[str]:
    for card, marked in enumerate(table.marked):
        if marked and table.zone[card] != HAND:
            yield _named(table, card)


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _beaten(table: DestinyTable) -> Iterator[str]:
    if table.outcome is None:
        yield from (
            f"the {name} player has no character in play" for seat, name in enumerate(SEATS) if not table.characters(seat)
        )


def _numbers(table: DestinyTable) -> Iterator[str]:
    if min(table.resources) < 0:
        yield f"the resources are {table.resources}"
    if table.round < (table.phase != SETUP):
        yield f"this is round {table.round}"
    for phase in (p for p in table.stack if isinstance(p, ActionPhase)):
        if not 0 <= phase.passes <= 2 or phase.seat not in (0, 1):
            yield f"{phase.passes} players have passed in a row"
    if table.claimed not in (-1, 0, 1):
        yield f"seat {table.claimed} has claimed"


def _phase(table: DestinyTable) -> Iterator[str]:
    acting, setup = is_under_way(table, ActionPhase), is_under_way(table, Setup)
    if (
        table.phase not in PHASES
        or acting != (table.phase == ACTING)
        or setup != (table.phase == SETUP)
        or not is_under_way(table, Round)
    ):
        yield f"the phase is said to be {table.phase!r}"


LAWS = (
    Law("R1.7", "every card lies where cards of its type can", _of_wrong_type),
    Law("R15.6", "out of play a card lies with its owner", _in_foreign_piles),
    Law("R20.7", "a character has one die, a unique one up to two; a card with a die has one", _dice_of_cards),
    Law("R1.10", "a die is on its card or in a pool if the card is in play, else set aside", _stray_dice),
    Law("R1.6", "a die has six sides", _faces),
    Law("R5.7", "an upgrade is on a character of its controller, and nothing else is", _badly_hosted),
    Law("R5.10", "a character has three upgrades at most", _overloaded),
    Law("R17.3", "a player has a unique card in play only once", _twice),
    Law("R2.10", "one battlefield is in use, and the other is set aside", _battlefields),
    Law("R20.9", "a player has one plot at most", _plots),
    Law("R13.4", "a character whose damage reaches its health is defeated", _defeated),
    Law("R13.17", "a support that breaks does so at once", _broken),
    Law("R8.5", "only characters have shields, and no more than three unless a card says so", _shields),
    Law("R1.12", "nothing lies on a card out of play, nor is it exhausted", _marked_out_of_play),
    Law("A16", "only hand cards are chosen in secret", _chosen_in_secret),
    Law("R19.1", "who has no character left has lost", _beaten),
    Law("R3.1", "resources, rounds and passes are counted from 0", _numbers),
    Law("R3.1", "the phase is the one that is being played", _phase),
)
