"""What holds of a table of Star Wars: Destiny at every decision (see ``kernel/law``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zeton.games.destiny.rules.dice import has_second_die, in_use
from zeton.games.destiny.rules.leaving import Defeat, KeepOneUnique, LoseSecondDie, TrimUpgrades
from zeton.games.destiny.rules.playing import PlayCard
from zeton.games.destiny.rules.setup import Setup
from zeton.games.destiny.rules.storing import stores
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
    ELITE,
    EVENT,
    HAND,
    HELD,
    IN_PLAY,
    LOOKED_AT,
    MOST_SHIELDS,
    MOST_UPGRADES,
    ON_CARDS,
    PLOT,
    PLOT_CARD,
    POOL,
    SET_ASIDE,
    SETUP,
    STACKED,
    SUPPORT,
    SUPPORTS,
    UPGRADE,
    UPGRADES,
    UPKEEP,
)
from zeton.games.destiny.rules.turn import ActionPhase, Round
from zeton.kernel.ability import modified
from zeton.kernel.errors import Message, shown
from zeton.kernel.law import Law, is_under_way
from zeton.kernel.titles import Titles

SEATS = ("first", "second")
LYING: dict[int, tuple[str, ...]] = {
    HAND: DECK_TYPES,
    DECK: DECK_TYPES,
    DISCARD: DECK_TYPES,
    LOOKED_AT: DECK_TYPES,
    CHOSEN: DECK_TYPES,
    BEING_PLAYED: DECK_TYPES,
    STACKED: DECK_TYPES,
    CHARACTERS: (CHARACTER,),
    UPGRADES: (UPGRADE,),
    SUPPORTS: (SUPPORT, UPGRADE),  # an upgrade may have become a support (A61)
    PLOT: (PLOT_CARD,),
    BATTLEFIELD: (BATTLEFIELD_CARD,),
    ON_CARDS: (DIE,),
    POOL: (DIE,),
    SET_ASIDE: (DIE, CHARACTER, BATTLEFIELD_CARD, *DECK_TYPES),
}
TOKENS = ("damage", "shields", "stored")
PHASES = (SETUP, ACTING, UPKEEP)


def _named(table: DestinyTable, card: int) -> Message:
    key = "owned-die" if table.cards[card].type == DIE else "owned"
    return Message(key, printed=table.cards[card], player=SEATS[table.owner[card]])


def _pieces(table: DestinyTable) -> range:
    return range(1, len(table.cards))


# ── where cards and dice are ──────────────────────────────────────────────────────────────────────────────────────


def _of_wrong_type(table: DestinyTable) -> Iterator[Message]:
    for card in _pieces(table):
        zone = table.zone[card]
        if table.cards[card].type not in LYING[zone]:
            yield Message("lies-in", who=_named(table, card), type=table.cards[card].type, zone=table.game.zones[zone].name)


def _in_foreign_piles(table: DestinyTable) -> Iterator[Message]:
    for zone in (HAND, DECK, DISCARD, STACKED):
        for seat in (0, 1):
            for card in table.pile(zone, seat):
                if table.owner[card] != seat:
                    yield Message("in-foreign-pile", who=_named(table, card), zone=table.game.zones[zone].name)


def _dice_of_cards(table: DestinyTable) -> Iterator[Message]:
    for card in _pieces(table):
        printed, dice = table.cards[card], len(table.dice[card])
        if printed.type == DIE or not printed.faces:
            continue
        most = len(printed.points) if printed.type == CHARACTER else 1
        if has_second_die(table, card):
            yield from _second_die(table, card)
        elif not min(1, most) <= dice <= max(1, most):
            yield Message("has-dice", who=_named(table, card), count=dice)


def _second_die(table: DestinyTable, character: int) -> Iterator[Message]:
    """A second die is in use while the character is elite, and lies beside the table else (A64)."""
    if table.zone[character] != CHARACTERS or is_under_way(table, LoseSecondDie):
        return
    used = len(in_use(table, character))
    if used != (2 if modified(table, ELITE, character, 0) else 1):
        yield Message("has-dice", who=_named(table, character), count=used)


def _stray_dice(table: DestinyTable) -> Iterator[Message]:
    for die in _pieces(table):
        if table.cards[die].type != DIE or die in table.loose:
            continue
        home = table.home[die]
        # An upgrade in the discard pile may have lent its die to the pool (Ace in the Hole).
        wanted = (ON_CARDS, POOL) if table.zone[home] in IN_PLAY else (SET_ASIDE, POOL)
        if has_second_die(table, home) and table.zone[die] == SET_ASIDE:
            continue
        if table.zone[die] not in wanted and not any(e.what == HELD and e.card == die for e in table.lasting):
            yield Message("marked-in", who=_named(table, die), zone=table.game.zones[table.zone[die]].name)
        elif table.zone[die] != SET_ASIDE and table.controller[die] != table.controller[home]:
            yield Message("with-other-player", who=_named(table, die))


def _faces(table: DestinyTable) -> Iterator[Message]:
    for die in (*table.dice_pool(0), *table.dice_pool(1)):
        if table.face[die] >= len(table.cards[die].faces):
            yield Message("shows-side", who=_named(table, die), number=table.face[die])


def _badly_hosted(table: DestinyTable) -> Iterator[Message]:
    for card in _pieces(table):
        if table.zone[card] == STACKED:
            continue
        host, is_upgrade = table.host[card], table.zone[card] == UPGRADES
        if bool(host) != is_upgrade:
            yield Message("lies-on", who=_named(table, card), host=table.cards[host] if host else Message("no-card"))
        elif host and (table.zone[host] != CHARACTERS or table.controller[host] != table.controller[card]):
            yield Message("lies-on", who=_named(table, card), host=_named(table, host))


def _badly_stacked(table: DestinyTable) -> Iterator[Message]:
    """Every stacked card lies on a set-aside event, and no two on the same."""
    taken = set()
    for card in (*table.pile(STACKED, 0), *table.pile(STACKED, 1)):
        host = table.host[card]
        if not host or table.zone[host] != SET_ASIDE or table.cards[host].type != EVENT or host in taken:
            yield Message("lies-on", who=_named(table, card), host=table.cards[host] if host else Message("no-card"))
        taken.add(host)


def _overloaded(table: DestinyTable) -> Iterator[Message]:
    """A fourth upgrade may come by moving or playing: then one of the four is chosen next (R16.7, A51)."""
    if is_under_way(table, TrimUpgrades, Defeat, PlayCard, KeepOneUnique):
        return
    for seat in (0, 1):
        for character in table.characters(seat):
            if len(table.upgrades_on(character)) > MOST_UPGRADES:
                yield Message("has-upgrades", who=_named(table, character), count=len(table.upgrades_on(character)))


def _twice(table: DestinyTable) -> Iterator[Message]:
    if is_under_way(table, KeepOneUnique):
        return
    for seat, name in enumerate(SEATS):
        mine = (card for zone in (CHARACTERS, UPGRADES, SUPPORTS) for card in table.pile(zone, seat))
        unique = {table.cards[card].title for zone in IN_PLAY for card in table.pile(zone, seat) if table.cards[card].unique}
        for title, count in Counter(table.cards[card].title for card in mine).items():
            if count > 1 and title in unique:
                yield Message("times-in-play", who=Message("owned", printed=Titles(title), player=name), count=count)


def _battlefields(table: DestinyTable) -> Iterator[Message]:
    lying = [*table.pile(BATTLEFIELD, 0), *table.pile(BATTLEFIELD, 1)]
    if table.battlefield and lying != [table.battlefield]:
        yield Message("battlefields", count=len(lying))
    if not table.battlefield and table.phase != SETUP:
        yield Message("battlefields", count=0)


def _plots(table: DestinyTable) -> Iterator[Message]:
    for seat, name in enumerate(SEATS):
        if (count := len(table.pile(PLOT, seat))) > 1:
            yield Message("has-plots", player=name, count=count)


# ── what lies on them ─────────────────────────────────────────────────────────────────────────────────────────────


def _defeated(table: DestinyTable) -> Iterator[Message]:
    leaving = {character for p in table.stack if isinstance(p, Defeat) for character in p.characters}
    for seat in (0, 1):
        for character in table.characters(seat):
            health = table.cards[character].health
            if table.damage[character] >= health and character not in leaving:
                yield Message("has-damage-of", who=_named(table, character), damage=table.damage[character], most=health)


def _broken(table: DestinyTable) -> Iterator[Message]:
    for seat in (0, 1):
        for support in table.supports(seat):
            breaks_at = modified(table, BREAKS, support, 0)
            if breaks_at and table.damage[support] >= breaks_at:
                yield Message("has-damage-of", who=_named(table, support), damage=table.damage[support], most=breaks_at)


def _shields(table: DestinyTable) -> Iterator[Message]:
    for card in _pieces(table):
        most = table.shield_limit(card) if table.zone[card] == CHARACTERS else MOST_SHIELDS * (table.zone[card] == SUPPORTS)
        if table.shields[card] > most:
            yield Message("has-shields", who=_named(table, card), count=table.shields[card], most=most)


def _storing(table: DestinyTable) -> Iterator[Message]:
    for card, stored in enumerate(table.stored):
        if stored and not stores(table.cards[card]):
            yield Message("stores", who=_named(table, card), count=stored)


def _marked_out_of_play(table: DestinyTable) -> Iterator[Message]:
    for card in _pieces(table):
        if table.zone[card] not in IN_PLAY and (
            table.exhausted[card] or any(getattr(table, column)[card] for column in TOKENS)
        ):
            yield Message("marked-in", who=_named(table, card), zone=table.game.zones[table.zone[card]].name)


def _chosen_in_secret(table: DestinyTable) -> Iterator[Message]:
    for card, marked in enumerate(table.marked):
        if marked and table.zone[card] != HAND:
            yield Message("is-chosen", who=_named(table, card))


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _beaten(table: DestinyTable) -> Iterator[Message]:
    if table.outcome is None:
        yield from (Message("no-characters", player=name) for seat, name in enumerate(SEATS) if not table.characters(seat))


def _numbers(table: DestinyTable) -> Iterator[Message]:
    if min(table.resources) < 0:
        yield Message("resources", given=shown(table.resources))
    if table.round < (table.phase != SETUP):
        yield Message("this-round", number=table.round)
    for phase in (p for p in table.stack if isinstance(p, ActionPhase)):
        if not 0 <= phase.passes <= 2 or phase.seat not in (0, 1):
            yield Message("passes", count=phase.passes)
    if table.claimed not in (-1, 0, 1):
        yield Message("claimed", number=table.claimed)


def _phase(table: DestinyTable) -> Iterator[Message]:
    acting, setup = is_under_way(table, ActionPhase), is_under_way(table, Setup)
    if (
        table.phase not in PHASES
        or acting != (table.phase == ACTING)
        or setup != (table.phase == SETUP)
        or not is_under_way(table, Round)
    ):
        yield Message("said-phase", given=shown(table.phase))


LAWS: tuple[Law, ...] = (
    Law("R1.7", "types", _of_wrong_type),
    Law("R15.6", "owners", _in_foreign_piles),
    Law("R20.7", "dice", _dice_of_cards),
    Law("R1.10", "stray-dice", _stray_dice),
    Law("R1.6", "faces", _faces),
    Law("R5.7", "upgrades", _badly_hosted),
    Law("R1.17", "stacked", _badly_stacked),
    Law("R5.10", "three-upgrades", _overloaded),
    Law("R17.3", "unique", _twice),
    Law("R2.10", "battlefield", _battlefields),
    Law("R20.9", "plot", _plots),
    Law("R13.4", "health", _defeated),
    Law("R13.17", "breaks", _broken),
    Law("R8.5", "shields", _shields),
    Law("R1.4", "stored", _storing),
    Law("R1.12", "out-of-play", _marked_out_of_play),
    Law("A16", "secret", _chosen_in_secret),
    Law("R19.1", "lost", _beaten),
    Law("R3.1", "numbers", _numbers),
    Law("R3.1", "phases", _phase),
)
