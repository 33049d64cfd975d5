"""Dice that are removed, rerolled, turned or resolved by a card (R7.10, R17.5, R17.8)."""

from __future__ import annotations

from zeton.games.destiny.language.effects.choosing import Pieces, about, counts, pieces, select
from zeton.games.destiny.language.filters import OPPONENTS_DIE
from zeton.games.destiny.language.subjects import in_pool
from zeton.games.destiny.rules import dice, terms
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.resolving import ResolveDie, may_resolve, symbol_picked, turn_options, ways_to_resolve
from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.ability import Effect
from zeton.kernel.amount import Number, how_much
from zeton.kernel.decision import DONE, option
from zeton.kernel.procedure import Next, Step
from zeton.kernel.use import Prospect

__all__ = [
    "REROLL_THIS_DIE",
    "ROLL_A_LOOSE_DIE",
    "if_it_shows",
    "is_of_its_own_die",
    "name_symbol",
    "opponent_removes",
    "opponent_resolves",
    "raise_value",
    "remove_dice",
    "remove_each",
    "reroll_dice",
    "reroll_each",
    "resolve_any_number",
    "resolve_dice",
    "resolve_die",
    "resolve_or_remove",
    "turn_dice",
]


def remove_dice(which: Pieces, most: Number = 1, *, up_to: bool = False) -> Effect:
    """Remove dice from pools; the sum of the values they showed is left as the amount (R17.5, R18.17)."""
    least = 0 if up_to else most

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        use.amount = sum(dice.value(table, die) for die in chosen)
        dice.remove(table, chosen, use.seat, card_effect=use.is_card_effect(table))

    steps = select(which, run, verb="remove", least=least, most=most, others_only=True, fits=dice.may_be_removed)
    return Effect("remove-dice", steps, args=counts(least, most, which), about=about(which))


def remove_each(which: Pieces) -> Effect:
    """Remove every die that fits, all at the same time."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        dice.remove(table, pieces(which, use, table), use.seat, card_effect=use.is_card_effect(table))

    return Effect("remove-each", (run,), args={"which": which}, about=about(which))


def opponent_removes(number: int) -> Effect:
    """The opponent chooses dice of his own and removes them: as many as there are, at most so many."""

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.targets = ()

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        left = [die for die in table.dice_pool(use.opponent) if die not in use.targets]
        if not left or len(use.targets) == number:
            return use.skip()
        table.ask(use.opponent, "remove", [option("remove", die) for die in left])
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        use.targets = (*use.targets, table.picked.card)
        return use.back(1)

    def finish(use: UseAbility, table: DestinyTable) -> None:
        dice.remove(table, use.targets, use.seat, card_effect=use.is_card_effect(table), own=True)

    return Effect("opponent-removes", (start, offer, take, finish), args={"amount": number}, about=about(OPPONENTS_DIE))


def reroll_each(which: Pieces) -> Effect:
    """Reroll every die that fits, all at the same time (A29); chance is asked for one's own dice first."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        dice.reroll(table, sorted(pieces(which, use, table), key=lambda die: table.controller[die] != use.seat))

    return Effect("reroll-each", (run,), args={"which": which}, about=about(which))


def reroll_dice(which: Pieces, most: Number = 1, *, up_to: bool = False) -> Effect:
    """Reroll dice, chosen together (A29)."""
    least = 0 if up_to else most

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        dice.reroll(table, chosen)

    steps = select(which, run, verb="reroll", least=least, most=most, others_only=True)
    return Effect("reroll-dice", steps, args=counts(least, most, which), about=about(which))


def turn_dice(which: Pieces, most: int = 1, *, up_to: bool = False, to: tuple[int, ...] = ()) -> Effect:
    """Turn dice to other sides: to any, or to one that shows a certain symbol, or damage (R17.8, A57)."""
    wanted = frozenset(to) if to else None

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.targets = ()
        use.ok = False

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        taken = (*use.targets, use.die)
        others = [die for die in pieces(which, use, table) if die not in taken]
        options = turn_options(table, others, wanted) if len(use.targets) < most else []
        if not options:
            return use.skip()
        table.ask(use.seat, "turn", [*options, DONE] if up_to else options)
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        use.ok = True
        if table.picked == DONE:
            return None
        _, die, _, side = table.picked
        dice.turn(table, die, side - 1)
        use.targets = (*use.targets, die)
        return use.back(1)

    args = counts(0 if up_to else most, most, which)
    if to:
        args["blank"] = int(to == (terms.BLANK,))
        args["symbol"] = "damage" if to == terms.DAMAGE_SYMBOLS else terms.SYMBOLS[to[0]]
    return Effect("turn-dice-to" if to else "turn-dice", (start, offer, take), args=args, about=about(which))


def if_it_shows(symbol: int) -> Effect:
    """The rest only if the die that was just rerolled shows this symbol now."""

    def run(use: UseAbility, table: DestinyTable) -> str | None:
        return None if any(dice.symbol(table, die) == symbol for die in in_pool(table, use.targets)) else FINISH

    return Effect("if-it-shows", (run,), args={"symbol": terms.SYMBOLS[symbol]}, then=True)


def resolve_die(
    which: Pieces,
    bonus: Number = 0,
    *,
    optional: bool = False,
    as_symbol: int = 0,
    keep: bool = False,
    unblockable: bool = False,
    free: bool = False,
    plus_ignored: bool = False,
    everybody: bool = False,
    different: bool = False,
    tells: bool = False,
    unless: tuple[Step, ...] = (),
    key: str = "resolve-die",
) -> Effect:
    """Resolve one die: not a modifier face, no modifiers added, its side cost paid (R7.10, R7.11).

    The die is named, and left as the target, before the steps of ``unless``; these may finish the ability (R18.13). It may be
    resolved ``free`` of its cost, against ``everybody`` of the opponent's, or as if it showed any ``different`` symbol.
    If it ``tells``, whom it damages is left as the target.
    """

    def fits(use: UseAbility, table: DestinyTable, die: int) -> bool:
        if plus_ignored:
            if die in table.resolved or not dice.face(table, die).plus or dice.symbol(table, die) == terms.ANY_SYMBOL:
                return False
            return dice.side_cost(table, die) <= table.resources[use.seat]
        if different:
            return may_show(table, use.seat, die)
        return may_resolve(table, use.seat, die, free=free)

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        options = []
        for die in pieces(which, use, table):
            if fits(use, table, die):
                shown, *others = dice.symbols_to_resolve(table, die)
                if different:
                    options += [option("resolve", die, 0, symbol) for symbol in other_symbols(table, die)]
                    continue
                options.append(option("resolve", die, 0, as_symbol if as_symbol != shown else 0))
                options += [option("resolve", die, 0, symbol) for symbol in others if not as_symbol]
        use.ok = bool(options)
        if not options:
            use.targets = ()
            return use.skip(2 + len(unless))
        table.ask(use.seat, "resolve one", [*options, DONE] if optional else options)
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        if table.picked == DONE:
            use.targets = ()
            return use.skip(1 + len(unless))
        _, die, _, symbol = table.picked
        use.targets = (die,)
        use.modes = symbol or dice.symbol(table, die)
        return None

    def resolve(use: UseAbility, table: DestinyTable) -> None:
        die, symbol = use.targets[0], use.modes
        more = how_much(bonus, use, table)
        here = len(table.stack) - 1 if tells else -1
        table.begin(ResolveDie(use.seat, die, symbol, more, keep, unblockable, free=free, everybody=everybody, tell=here))

    args: dict[str, object] = {"which": which, "amount": bonus, "optional": int(optional)}
    if as_symbol:
        args["symbol"] = terms.SYMBOLS[as_symbol]
    return Effect(key, (offer, take, *unless, resolve), args=args, about=about(which))


def resolve_any_number(*, by_opponent: bool = False) -> Effect:
    """Resolve any number of dice of the own pool, whatever they show, one after another; modifiers go with them (R7.11).

    It is one effect: what the dice cause waits until it is finished (R18.4).
    """

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        seat = use.opponent if by_opponent else use.seat
        pool = table.dice_pool(seat)
        options = [way for die in pool if may_resolve(table, seat, die) for way in ways_to_resolve(table, die)]
        if not options:
            return use.skip()
        table.ask(seat, "resolve any", [*options, DONE])
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        if table.picked == DONE:
            return None
        seat = use.opponent if by_opponent else use.seat
        symbol = symbol_picked(table, table.picked)
        table.begin(ResolveDie(seat, table.picked.card, symbol).standing_at("offer_modifier"))
        return use.back(1)

    return Effect("resolve-any-number", (offer, take), args={"opponent": int(by_opponent)})


def name_symbol(which: Pieces) -> Effect:
    """Name a symbol that one of these dice shows (A56); it is left as the number. Without one the rest does nothing."""

    def offer(use: UseAbility, table: DestinyTable) -> str | None:
        shown = sorted({dice.symbol(table, die) for die in pieces(which, use, table)} - {terms.ANY_SYMBOL})
        if not shown:
            return FINISH
        table.ask(use.seat, "symbol", [option("name symbol", 0, 0, symbol) for symbol in shown])
        return None

    def take(use: UseAbility, table: DestinyTable) -> None:
        use.amount = table.picked.number

    return Effect("name-symbol", (offer, take), args={"which": which}, about=about(which))


def is_of_its_own_die(use: UseAbility, table: DestinyTable) -> bool:
    """Whether a special is that of the die being resolved, which lies in a pool."""
    return table.home[use.die] == use.card and table.zone[use.die] == terms.POOL


def may_show(table: DestinyTable, seat: int, die: int) -> bool:
    """Whether a die may be resolved as another symbol: its cost is paid, and a modifier stays one; a blank may show one."""
    return die not in table.resolved and not dice.face(table, die).plus and dice.side_cost(table, die) <= table.resources[seat]


def other_symbols(table: DestinyTable, die: int) -> list[int]:
    """The symbols a die does not show; a special is none without the ability for it."""
    shown, special = dice.symbol(table, die), table.cards[table.home[die]].special
    most = terms.SPECIAL if special < 0 else terms.SPECIAL + 1
    return [symbol for symbol in range(terms.MELEE, most) if symbol != shown]


def resolve_dice(which: Pieces, most: int, *, least: int = 0) -> Effect:
    """Resolve dice one after another, each by itself (R7.10)."""

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.amount = 0

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        dice_ = [die for die in pieces(which, use, table) if may_resolve(table, use.seat, die)]
        if not dice_ or use.amount == most:
            return use.skip()
        options = [way for die in dice_ for way in ways_to_resolve(table, die)]
        table.ask(use.seat, "resolve one", [*options, DONE] if use.amount >= least else options)
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        if table.picked == DONE:
            return None
        use.amount += 1
        table.begin(ResolveDie(use.seat, table.picked.card, symbol_picked(table, table.picked)))
        return use.back(1)

    def finish(use: UseAbility, table: DestinyTable) -> None:
        use.ok = use.amount >= least

    return Effect("resolve-dice", (start, offer, take, finish), args=counts(least, most, which), about=about(which))


def opponent_resolves(which: Pieces) -> Effect:
    """Name a die; the opponent resolves it, if able."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        die = chosen[0]
        if may_resolve(table, use.opponent, die):
            table.begin(ResolveDie(use.opponent, die, dice.symbol(table, die)))

    return Effect("opponent-resolves", select(which, run, verb="point at"), args={"which": which}, about=about(which))


def _loose_dice(use: UseAbility | Prospect, table: DestinyTable) -> list[int]:
    return [die for die in sorted(table.loose) if table.home[die] == use.card and table.zone[die] == terms.SET_ASIDE]


def _roll_a_loose_die(use: UseAbility, table: DestinyTable) -> None:
    dice.roll_into_pool(table, _loose_dice(use, table))


def _is_there_a_loose_die(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(_loose_dice(prospect, table))


ROLL_A_LOOSE_DIE = Effect("own", (_roll_a_loose_die,), could=_is_there_a_loose_die)
"""Roll a die into your pool that belongs to no card on the table: it is set aside after use (A53)."""


def raise_value(number: int) -> Effect:
    """Before a die is resolved: its value is higher by so much."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        resolving = next(procedure for procedure in reversed(table.stack) if isinstance(procedure, ResolveDie))
        resolving.bonus += number

    return Effect("raise-value", (run,), args={"amount": number})


def _reroll_this_and_keep_it(use: UseAbility, table: DestinyTable) -> None:
    """It stays in the pool, but it is not resolved again in this action (R7.8, A52).

    A special that another die has borrowed rerolls nothing, nor does one of a die that lies in no pool.
    """
    if is_of_its_own_die(use, table):
        resolving = table.stack[use.answering]
        assert isinstance(resolving, ResolveDie)
        resolving.keep = True
        dice.reroll(table, (use.die,))


REROLL_THIS_DIE = Effect("reroll-this-die", (_reroll_this_and_keep_it,))
"""Of a special: the die is rerolled and stays in the pool."""


def resolve_or_remove(by_opponent: bool, bonus: int = 0) -> Effect:
    """The die just rerolled is resolved, its value raised, or else removed; its controller, or the opponent, says which."""

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        if not use.ok or table.zone[use.targets[0]] != terms.POOL:
            return use.skip()
        (die,), seat = use.targets, use.opponent if by_opponent else use.seat
        symbols = dice.symbols_to_resolve(table, die) if may_resolve(table, seat, die) else ()
        options = [option("resolve", die, 0, symbol if number else 0) for number, symbol in enumerate(symbols)]
        table.ask(seat, "resolve or remove", [*options, option("remove", die)])
        return None

    def take(use: UseAbility, table: DestinyTable) -> None:
        verb, die, _, symbol = table.picked
        if verb == "remove":
            dice.remove(table, (die,), use.seat, card_effect=use.is_card_effect(table))
        else:
            seat = use.opponent if by_opponent else use.seat
            table.begin(ResolveDie(seat, die, symbol or dice.symbol(table, die), bonus))

    args = {"amount": bonus, "opponent": int(by_opponent)}
    return Effect("resolve-or-remove", (offer, take), args=args, then=True)
