"""Dice: what they show, rolling, turning, removing, putting back (R1.10–R1.14, R6.9, R10.4, R17.5, R17.8)."""

from __future__ import annotations

from collections.abc import Iterable

from zeton.games.destiny.rules.printed import Face
from zeton.games.destiny.rules.queue import happen
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    ANY_SYMBOL,
    BLANK,
    DICE_REMOVED,
    DIE_REMOVED,
    FROZEN,
    HELD,
    IN_PLAY,
    INDIRECT,
    INTO_POOL,
    MELEE,
    MODIFIES_ANY,
    ON_CARDS,
    POOL,
    PROTECTED,
    RANGED,
    RESOLVES_AS_RANGED,
    ROLLED,
    ROUND,
    SET_ASIDE,
    SIDE_COST,
    SPECIAL,
    VALUE,
    VALUE_X,
)
from zeton.kernel.ability import modified
from zeton.kernel.event import Event
from zeton.kernel.table import EVERYBODY


def face(table: DestinyTable, die: int) -> Face:
    """The side a die in a pool shows."""
    return table.cards[die].faces[table.face[die]]


def symbol(table: DestinyTable, die: int) -> int:
    """The symbol a die shows; a modifier face and one with a cost show theirs too (R9.9)."""
    return table.cards[die].faces[table.face[die]].symbol


def show_the_same(table: DestinyTable, die: int, other: int) -> bool:
    """Whether two dice show one symbol; a side without a symbol shows none that another could (A63)."""
    return symbol(table, die) == symbol(table, other) != ANY_SYMBOL


def value(table: DestinyTable, die: int) -> int:
    """The value a die shows: the number above the symbol (R8.15), or what its card says X is (R8.16)."""
    return value_of(table, die, table.cards[die].faces[table.face[die]])


def value_of(table: DestinyTable, die: int, side: Face) -> int:
    """The value a side of a die has, or would have if it were up."""
    value = modified(table, VALUE_X, die, 0) if side.x else side.value
    if VALUE in table.index.constants and side.symbol not in (BLANK, SPECIAL):
        return modified(table, VALUE, die, value)
    return value


def side_cost(table: DestinyTable, die: int) -> int:
    """The resources the side costs (R9.6)."""
    return price_of(table, die, table.cards[die].faces[table.face[die]])


def price_of(table: DestinyTable, die: int, side: Face) -> int:
    """The resources a side of a die costs, or would cost if it were up."""
    cost = side.cost
    if cost and SIDE_COST in table.index.constants:
        return max(0, modified(table, SIDE_COST, die, cost))
    return cost


def symbols_to_resolve(table: DestinyTable, die: int) -> tuple[int, ...]:
    """The symbols as which a die may be resolved: the one it shows, and for some dice ranged damage as well."""
    shown = table.cards[die].faces[table.face[die]].symbol
    if shown in (MELEE, INDIRECT) and RESOLVES_AS_RANGED in table.index.constants:
        if modified(table, RESOLVES_AS_RANGED, die, 0):
            return shown, RANGED
    return (shown,)


def modifies(table: DestinyTable, die: int, wanted: int) -> bool:
    """Whether the side a die shows may be added to a symbol: a modifier of the same (R9.1), or of any (A63)."""
    shown = table.cards[die].faces[table.face[die]]
    if not shown.plus:
        return False
    return shown.symbol == wanted or (shown.symbol == ANY_SYMBOL and modified(table, MODIFIES_ANY, die, 0) > 0)


def has_second_die(table: DestinyTable, card: int) -> bool:
    """A character with one die (R20.8) for which a second lies ready, beside the table until it is elite (A64)."""
    return len(table.dice[card]) > max(1, len(table.cards[card].points))


def brought_by(table: DestinyTable, card: int) -> tuple[int, ...]:
    """The dice that come into play with a card."""
    return table.dice[card][:1] if has_second_die(table, card) else table.dice[card]


def in_use(table: DestinyTable, card: int) -> list[int]:
    """The dice of a card in play: on it, in a pool, or held by a card of the opponent."""
    held = [effect.card for effect in table.lasting if effect.what == HELD]
    return [die for die in table.dice[card] if table.zone[die] != SET_ASIDE or die in held]


def belongs_to(table: DestinyTable, die: int) -> int:
    """The character, or the support, that a die comes with: of an upgrade die, the character it is on.

    A loose die of another card than the one that rolls it comes with none.
    """
    home = table.home[die]
    if die in table.loose and table.cards[die].title != table.cards[home].title:
        return 0
    return table.host[home] or home


# ── rolling ───────────────────────────────────────────────────────────────────────────────────────────────────────


def may_be_rolled(table: DestinyTable, die: int) -> bool:
    """Whether a die is not frozen this round."""
    return not any(effect.what == FROZEN and effect.card == die and effect.until == ROUND for effect in table.lasting)


def roll_into_pool(table: DestinyTable, dice: Iterable[int]) -> None:
    """Roll dice that are on their cards, or set aside, into their controller's pool (R6.3)."""
    dice = tuple(die for die in dice if may_be_rolled(table, die))
    put_in_pool(table, dice)
    happen(table, *roll(table, dice, into_pool=True))


def reroll(table: DestinyTable, dice: Iterable[int]) -> None:
    """Roll dice in pools again, all at the same time (R10.4)."""
    happen(table, *roll(table, tuple(dice)))


def put_in_pool(table: DestinyTable, dice: Iterable[int]) -> None:
    """Dice on their way to be rolled."""
    for die in dice:
        table.move(die, POOL, table.controller[table.home[die]])


def roll(table: DestinyTable, dice: Iterable[int], *, into_pool: bool = False) -> list[Event]:
    """Give dice in a pool new sides, all at the same time; what is to be said to have happened then."""
    events = []
    heard = ROLLED in table.index.reacted_to
    how = INTO_POOL if into_pool else 0
    for die in dice:
        table.face[die] = side = table.random(6)
        if heard:
            shown = table.cards[die].faces[side].symbol
            events.append(Event(ROLLED, table.home[die], table.controller[die], die, shown | how))
        if not table.quiet:
            table.note("rolls", table.controller[die], (die,), side, EVERYBODY)
    return events


def symbols_of(table: DestinyTable, dice: Iterable[int]) -> int:
    """A bit for each symbol that is showing on these dice."""
    shown = 0
    for die in dice:
        shown |= 1 << symbol(table, die)
    return shown


def turn(table: DestinyTable, die: int, side: int) -> None:
    """Put another side of a die up (R17.8)."""
    table.face[die] = side
    table.note("turns", table.controller[die], (die,), side)


# ── leaving the pool ──────────────────────────────────────────────────────────────────────────────────────────────


def put_back(table: DestinyTable, die: int) -> None:
    """A die goes back to its card; if that is not in play, or the die belongs to none, it is set aside (R1.12)."""
    home = table.home[die]
    if die in table.loose or table.zone[home] not in IN_PLAY:
        table.move(die, SET_ASIDE, table.owner[die])
    else:
        table.move(die, ON_CARDS, table.controller[home])


def may_be_removed(table: DestinyTable, die: int, by: int) -> bool:
    """Whether a player can remove a die: some dice are protected from the opponent."""
    if PROTECTED not in table.index.constants or table.controller[die] == by:
        return True
    return not modified(table, PROTECTED, die, 0)


def remove(table: DestinyTable, dice: Iterable[int], by: int, *, card_effect: bool, own: bool = False) -> None:
    """Remove dice from pools, unresolved (R17.5). ``by`` is whose effect it is; a special is no card effect (R18.18).

    Dice a player removes as the opponent's effect demands are that player's ``own`` to remove.
    """
    dice = [die for die in dice if table.zone[die] == POOL and (own or may_be_removed(table, die, by))]
    events = []
    if card_effect and table.index.reacted_to.keys() & {DIE_REMOVED, DICE_REMOVED}:
        owners = dict.fromkeys(belongs_to(table, die) for die in dice if table.controller[die] != by)
        events = [Event(DICE_REMOVED, card, table.controller[card]) for card in owners]
        events += [
            Event(DIE_REMOVED, table.home[die], table.controller[die], die) for die in dice if table.controller[die] != by
        ]
    for die in dice:
        table.note("removes", by, (die,), table.face[die], EVERYBODY)
        put_back(table, die)
    happen(table, *events)
