"""Resolving dice (R7), the symbols (R8), modifiers and side costs (R9)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import Answers, UseAbility, settle
from zeton.games.destiny.rules.damage import deal, deal_indirect, give_shields
from zeton.games.destiny.rules.piles import discard_at_random, gain, lose_resources, spend
from zeton.games.destiny.rules.printed import Face
from zeton.games.destiny.rules.queue import before, happen
from zeton.games.destiny.rules.table import SYMBOLS_RESOLVED, DestinyTable
from zeton.games.destiny.rules.terms import (
    BLANK,
    DIE_RESOLVED,
    DISCARDING,
    DISRUPT,
    DISRUPTED,
    FOCUS,
    INDIRECT,
    MELEE,
    POOL,
    RANGED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SPREADS_SHIELDS,
    UNBLOCKABLE,
)
from zeton.kernel.ability import modified
from zeton.kernel.decision import DONE, Option, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import END, Procedure, Steps
from zeton.kernel.table import EVERYBODY
from zeton.kernel.use import NO_EVENT


def can_resolve(table: DestinyTable, seat: int, die: int, *, free: bool = False) -> bool:
    """A side that can be resolved by itself: not blank, no plus, its cost payable (R7.9, R9.1, R9.6)."""
    shown = table.cards[die].faces[table.face[die]]
    if shown.symbol == BLANK or shown.plus:
        return False
    return free or not shown.cost or dice.side_cost(table, die) <= table.resources[seat]


def may_resolve(table: DestinyTable, seat: int, die: int, *, free: bool = False) -> bool:
    """Whether an effect may resolve a die: one that is, or has been, resolved in this action it may not (R7.8)."""
    return die not in table.resolved and can_resolve(table, seat, die, free=free)


def resolve_options(table: DestinyTable, seat: int) -> list[Option]:
    """Every die of the pool that may be resolved first in an action, as each symbol it may be resolved as."""
    pool = table.dice_pool(seat)
    return [way for die in pool if can_resolve(table, seat, die) for way in ways_to_resolve(table, die)]


def ways_to_resolve(table: DestinyTable, die: int) -> list[Option]:
    """A die as the symbol it shows, and as each other one it may be resolved as."""
    _, *others = dice.symbols_to_resolve(table, die)
    return [option("resolve", die), *(option("resolve", die, 0, symbol) for symbol in others)]


def symbol_picked(table: DestinyTable, picked: Option) -> int:
    """The symbol as which the picked die is resolved; 0 is the one it shows."""
    return picked.number or dice.symbol(table, picked.card)


@dataclass(slots=True)
class ResolveDice(Procedure):
    """The action: one or more dice of the pool that show one symbol, one at a time (R7.1–R7.3)."""

    seat: int
    symbol: int = 0

    def steps(self) -> Steps:
        return "resolve_next", "settle_queue", "offer_next", "resolve_another"

    def settle_queue(self, table: DestinyTable) -> None:
        """What a die has triggered is settled before the next die is picked (R18.4, A40)."""
        settle(table)

    def offer_next(self, table: DestinyTable) -> str | None:
        """Dice that have come to show the symbol meanwhile count too (R7.7), but no die twice (R7.8)."""
        options = [
            option("resolve", die, 0, self.symbol if self.symbol != dice.symbol(table, die) else 0)
            for die in table.dice_pool(self.seat)
            if self.symbol in dice.symbols_to_resolve(table, die) and may_resolve(table, self.seat, die)
        ]
        if not options:
            return END
        table.ask(self.seat, "resolve", [*options, DONE])
        return None

    def resolve_next(self, table: DestinyTable) -> None:
        """The first die was picked with the action; what it is resolved as all others are resolved as."""
        self.symbol = symbol_picked(table, table.picked)
        table.begin(ResolveDie(self.seat, table.picked.card, self.symbol).standing_at("offer_modifier"))

    def resolve_another(self, table: DestinyTable) -> str:
        return END if table.picked == DONE else "resolve_next"


@dataclass(slots=True)
class ResolveDie(Procedure):
    """One die, with the modifiers that are added to it, from its cost to its return (R7.5, R9.2–R9.8)."""

    seat: int
    die: int
    symbol: int
    bonus: int = 0
    keep: bool = False  # the die stays in the pool
    unblockable: bool = False  # the damage it deals
    free: bool = False  # what its side costs is not paid
    everybody: bool = False  # its damage is dealt to every opposing character
    tell: int = -1  # where on the stack the ability is that must know whom it damaged
    modifiers: tuple[int, ...] = ()
    amount: int = 0
    values: tuple[int, ...] = ()  # what the die and its modifiers showed
    turned: tuple[int, ...] = ()
    shielded: tuple[int, ...] = ()  # who gets a shield each, where they may be spread
    lost: int = 0  # resources that were disrupted

    def steps(self) -> Steps:
        return (
            "without_modifiers",
            "offer_modifier",
            "add_modifier",
            "pay",
            "before_it",
            "carry_out",
            "offer_character",
            "take_character",
            "offer_turn",
            "take_turn",
            "put_back",
        )

    def without_modifiers(self, table: DestinyTable) -> str:
        """An effect that resolves one die cannot add modifiers (R7.11)."""
        return "pay"

    def cost(self, table: DestinyTable) -> int:
        """The costs of the die and of every modifier added to it (R9.7)."""
        return 0 if self.free else sum(dice.side_cost(table, die) for die in (self.die, *self.modifiers))

    def offer_modifier(self, table: DestinyTable) -> str | None:
        """Any number of modifiers with the symbol may be added (R9.3, A13), none twice in one action (R7.8)."""
        symbol = self.symbol
        taken = (*self.modifiers, *table.resolved)
        left = table.resources[self.seat] - self.cost(table)
        options = []
        for die in table.dice_pool(self.seat):
            if dice.modifies(table, die, symbol) and die not in taken and dice.side_cost(table, die) <= left:
                options.append(option("add", die, self.die))
        if not options:
            return "pay"
        table.ask(self.seat, "modifier", [*options, DONE])
        return None

    def add_modifier(self, table: DestinyTable) -> str | None:
        if table.picked == DONE:
            return None
        self.modifiers = (*self.modifiers, table.picked.card)
        return "offer_modifier"

    def pay(self, table: DestinyTable) -> None:
        """The cost is paid before the die is resolved (R9.6, R9.8)."""
        spend(table, self.seat, self.cost(table))

    def before_it(self, table: DestinyTable) -> None:
        """ "Before you resolve this die": the cost is paid by then, so nobody can spend what it takes (R18.5)."""
        if DIE_RESOLVED not in table.index.interrupted:
            return
        group = before(table, Event(DIE_RESOLVED, table.home[self.die], self.seat, self.die))
        if group:
            table.begin(Answers(group))

    def carry_out(self, table: DestinyTable) -> str:
        """The value, its modifiers and increases make one amount (R9.2, R9.11)."""
        seat = self.seat
        group = (self.die, *self.modifiers)
        self.values = tuple(dice.value(table, die) for die in group)
        self.amount = self.value(table) + self.bonus
        table.note("resolves", seat, (self.die,), table.face[self.die], EVERYBODY)
        table.resolved += group
        for die in group:
            table.remember(seat, SYMBOLS_RESOLVED, dice.symbol(table, die))
        symbol = self.symbol
        if self.everybody:
            deal(
                table,
                [(foe, self.amount) for foe in table.characters(1 - seat)],
                self.die,
                seat,
                unblockable=self.is_unblockable(table),
                symbol=symbol,
            )
            return "put_back"
        if symbol in (MELEE, RANGED, SHIELD):
            return "offer_character"
        if symbol == FOCUS:
            return "offer_turn"
        if symbol == INDIRECT:
            deal_indirect(table, 1 - seat, self.amount, self.die, seat)
        elif symbol == RESOURCE:
            gain(table, seat, self.amount)
        elif symbol == DISRUPT:
            self.lost = lose_resources(table, 1 - seat, self.amount)
        elif symbol == DISCARDING:
            discard_at_random(table, 1 - seat, self.amount)
        else:
            assert symbol == SPECIAL
            self.begin_special(table)
        return "put_back"

    def value(self, table: DestinyTable) -> int:
        """What the dice show together; a special has no value, also a die that is resolved as one (R8.14)."""
        return 0 if self.symbol == SPECIAL else sum(self.values)

    def is_unblockable(self, table: DestinyTable) -> bool:
        """Whether the effect says so, or a die, or a modifier added to it, deals unblockable damage."""
        if self.unblockable:
            return True
        if UNBLOCKABLE not in table.index.constants:
            return False
        return any(modified(table, UNBLOCKABLE, die, 0) for die in (self.die, *self.modifiers))

    def begin_special(self, table: DestinyTable) -> None:
        """The special ability printed on the die's own card (R8.11, R8.12)."""
        home = table.home[self.die]
        use = UseAbility(NO_EVENT, card=home, seat=self.seat, number=table.cards[home].special, die=self.die)
        use.answering = len(table.stack) - 1
        table.begin(use)

    def spreads(self, table: DestinyTable) -> bool:
        """Whether the shields of this die may be divided among one's own characters."""
        if self.symbol != SHIELD or SPREADS_SHIELDS not in table.index.constants:
            return False
        return modified(table, SPREADS_SHIELDS, self.die, 0) > 0

    def offer_character(self, table: DestinyTable) -> str | None:
        """One character of any player (R8.1–R8.3, R8.5); or several of one's own, named in the order they lie."""
        verb = "shield" if self.symbol == SHIELD else "hit"
        mine, theirs = table.characters(self.seat), table.characters(1 - self.seat)
        if not self.spreads(table):
            table.ask(self.seat, verb, [option(verb, character, 0, self.amount) for character in (*mine, *theirs)])
            return None
        if len(self.shielded) == self.amount:
            return "take_character"
        left = mine[mine.index(self.shielded[-1]) :] if self.shielded else mine
        others = [option(verb, character, 0, self.amount) for character in theirs] if not self.shielded else []
        table.ask(self.seat, verb, [*(option(verb, character, 0, 1) for character in left), *others])
        return None

    def take_character(self, table: DestinyTable) -> str:
        character = table.picked.card
        if self.symbol != SHIELD:
            unblockable = self.is_unblockable(table)
            deal(table, [(character, self.amount)], self.die, self.seat, unblockable=unblockable, symbol=self.symbol)
            if self.tell >= 0:
                table.stack[self.tell].targets = (character,)  # type: ignore[attr-defined]
        elif not self.spreads(table) or table.controller[character] != self.seat:
            give_shields(table, character, self.amount)
        elif len(self.shielded) < self.amount:
            self.shielded = (*self.shielded, character)
            return "offer_character"
        else:
            for receiver in dict.fromkeys(self.shielded):
                give_shields(table, receiver, self.shielded.count(receiver))
        return "put_back"

    def offer_turn(self, table: DestinyTable) -> str | None:
        """Up to that many dice of the own pool, each to a side of choice: other ones (R8.9, R8.10), or one that stays (A58)."""
        if len(self.turned) == self.amount:
            return "put_back"
        resolving = self.modifiers if self.keep else (self.die, *self.modifiers)
        others = [die for die in table.dice_pool(self.seat) if die not in resolving and die not in self.turned]
        if not others:
            return "put_back"
        table.ask(self.seat, "turn", [*turn_options(table, others), DONE])
        return None

    def take_turn(self, table: DestinyTable) -> str | None:
        if table.picked == DONE:
            return None
        _, die, _, side = table.picked
        dice.turn(table, die, side - 1)
        self.turned = (*self.turned, die)
        return "offer_turn"

    def put_back(self, table: DestinyTable) -> None:
        """The die and its modifiers return to their cards together (R7.5, R9.4)."""
        group = (self.die, *self.modifiers)
        for die in group:
            if table.zone[die] == POOL and not (self.keep and die == self.die):
                dice.put_back(table, die)
        if table.index.reacted_to.keys() & {DIE_RESOLVED, DISRUPTED}:
            shown = zip(group, self.values, strict=True)
            events = [Event(DIE_RESOLVED, table.home[die], self.seat, die, value) for die, value in shown]
            if self.lost:
                events.append(Event(DISRUPTED, table.home[self.die], self.seat, self.die, self.lost))
            happen(table, *events)


def turn_options(table: DestinyTable, dice_: list[int], wanted: frozenset[int] | None = None) -> list[Option]:
    """Every other side of every die; or only sides with one of the wanted symbols (R17.8). Sides count from 1.

    Of sides that show the same the first is offered: it is the same choice.
    """
    found = []
    for die in dice_:
        up = table.face[die]
        offered: list[Face] = []
        for side, shown in enumerate(table.cards[die].faces):
            if side != up and shown not in offered and (wanted is None or shown.symbol in wanted):
                offered.append(shown)
                found.append(option("turn", die, 0, side + 1))
    return found
