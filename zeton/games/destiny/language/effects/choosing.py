"""Choosing, conditions in the middle of a text, and amounts: what effects of every kind need (R18.11, R18.16).

An effect leaves behind what it chose (``use.targets``), a number (``use.amount``) and whether it was carried out completely
(``use.ok``), which is what ``THEN`` asks (R18.11, A20).
"""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.destiny.language.conditions import can_spot
from zeton.games.destiny.language.subjects import ITS_CHARACTER, THAT_CHARACTER, THAT_DIE
from zeton.games.destiny.rules import piles
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DISCARD
from zeton.kernel.ability import Could, Effect
from zeton.kernel.amount import Amount, Number, half, how_much, least_said
from zeton.kernel.decision import DONE, PASS, option
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Next, Step
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "ANY_NUMBER",
    "COUNT_THEM",
    "HALF_OF_IT",
    "THEN",
    "THE_SAME_NUMBER",
    "YOU_MAY",
    "choose_modes",
    "may_spend",
    "own",
    "pay",
    "select",
    "spot",
    "with_another_copy",
]

Pieces = Filter | Subject
Apply = Callable[[UseAbility, DestinyTable, tuple[int, ...]], None]
ANY_NUMBER = 99


def pieces(which: Pieces, use: UseAbility, table: DestinyTable) -> list[int]:
    """The cards or dice that fit now."""
    if isinstance(which, Filter):
        return which.cards(table, use.seat)
    return list(which.cards(use, table))


def about(which: Pieces) -> Subject:
    """The cards or dice an effect is about, also before its ability is used: if there are none, nobody is asked to use it."""

    def prospects(prospect: Prospect, table: DestinyTable) -> list[int]:
        return pieces(which, UseAbility(prospect.event, card=prospect.card, seat=prospect.seat), table)

    return Subject("about", lambda use, table: tuple(pieces(which, use, table)), prospects=prospects)


def own(*steps: Step, which: Pieces | None = None, could: Could | None = None) -> Effect:
    """What only this card does; its sentence is its own."""
    return Effect("own", steps, about=about(which) if which is not None else None, could=could)


def select(
    which: Pieces,
    apply: Apply,
    *,
    verb: str,
    least: Number = 1,
    most: Number = 1,
    number: Number = 0,
    others_only: bool = False,
    fits: Callable[[DestinyTable, int, int], bool] | None = None,
) -> tuple[Step, ...]:
    """Steps that choose cards or dice one at a time, all before anything is done to them (R18.16), then do it.

    The die being resolved is not among them if ``others_only`` (A24). What an effect before has named is not asked for again.
    """

    def apply_to_named(use: UseAbility, table: DestinyTable) -> None:
        named = tuple(pieces(which, use, table))
        use.ok = bool(named)
        if named:
            apply(use, table, named)

    if which in (ITS_CHARACTER, THAT_CHARACTER, THAT_DIE):
        return (apply_to_named,)

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.targets = ()

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        if len(use.targets) == how_much(most, use, table):
            return use.skip()
        left = [piece for piece in pieces(which, use, table) if piece not in use.targets]
        if others_only and use.die in left:
            left.remove(use.die)
        if fits is not None:
            left = [piece for piece in left if fits(table, piece, use.seat)]
        if not left:
            return use.skip()
        options = [option(verb, piece, 0, how_much(number, use, table)) for piece in left]
        if len(use.targets) >= how_much(least, use, table):
            options.append(DONE)
        table.ask(use.seat, verb, options)
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        if table.picked == DONE:
            return None
        use.targets = (*use.targets, table.picked.card)
        return use.back(1)

    def finish(use: UseAbility, table: DestinyTable) -> None:
        use.ok = len(use.targets) >= how_much(least, use, table)
        if use.targets:
            apply(use, table, use.targets)

    return start, offer, take, finish


def divide(amount: Number, apply: Apply, *, verb: str, by_opponent: bool = False) -> tuple[Step, ...]:
    """Steps that divide something among the characters of whoever divides it, one at a time, then give it at once.

    They are named in the order they lie, each as often as it gets one: every division is offered once.
    """

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.targets = ()

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        seat = use.opponent if by_opponent else use.seat
        receivers = table.characters(seat)
        if not receivers or len(use.targets) == how_much(amount, use, table):
            return use.skip()
        left = receivers[receivers.index(use.targets[-1]) :] if use.targets else receivers
        table.ask(seat, verb, [option(verb, character, 0, 1) for character in left])
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        use.targets = (*use.targets, table.picked.card)
        return use.back(1)

    def finish(use: UseAbility, table: DestinyTable) -> None:
        apply(use, table, use.targets)

    return start, offer, take, finish


def _then(use: UseAbility, table: DestinyTable) -> str | None:
    return None if use.ok else FINISH


THEN = Effect("then", (_then,), then=True)
"""What follows happens only if what came before was carried out completely (R18.11)."""


def spot(colour: str, number: int = 1) -> Effect:
    """Spot a character of a colour, or several; without them the whole card does nothing (R15.5, A6, A41)."""

    def run(use: UseAbility, table: DestinyTable) -> str | None:
        return None if can_spot(table, use.seat, colour, number) else FINISH

    return Effect("spot", (run,), args={"colour": colour, "number": number})


def _ask_whether(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "may", [option("use", use.card, 0, use.number), PASS])


def _take_whether(use: UseAbility, table: DestinyTable) -> str | None:
    return FINISH if table.picked == PASS else None


YOU_MAY = Effect("you-may", (_ask_whether, _take_whether))
"""The rest only if you wish."""


def choose_modes(times: int, *modes: tuple[str, tuple[Effect, ...]], by_opponent: bool = False) -> Effect:
    """Choose different ones of these, do the first, then choose the next; each goes by its verb.

    A way that changes nothing may be chosen as well, also by an opponent who has to choose.
    """
    blocks = [tuple(step for effect in effects for step in effect.steps) for _, effects in modes]

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.modes = 0

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        if use.modes.bit_count() == times:
            return use.skip(1 + sum(len(block) + 1 for block in blocks))
        options = [option(verb) for number, (verb, _) in enumerate(modes) if not use.modes >> number & 1]
        table.ask(use.opponent if by_opponent else use.seat, "mode", options)
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        number = next(n for n, (verb, _) in enumerate(modes) if verb == table.picked.verb)
        use.modes |= 1 << number
        return use.skip(sum(len(block) + 1 for block in blocks[:number]))

    def back_from(number: int) -> Step:
        distance = sum(len(block) + 1 for block in blocks[: number + 1]) + 1
        return lambda use, table: use.back(distance)

    steps: list[Step] = [start, offer, take]
    for number, block in enumerate(blocks):
        steps += [*block, back_from(number)]
    return Effect("choose-modes", tuple(steps))


def _count(use: UseAbility, table: DestinyTable) -> None:
    use.amount = len(use.targets)


COUNT_THEM = Effect("own", (_count,), then=True)
"""How many cards or dice the effect before has chosen is left as the number; the card says so in its own words."""


def counts(least: Number, most: Number, which: Pieces) -> dict[str, object]:
    """How many of which, for the card's text."""
    return {"least": least_said(least), "number": least_said(most), "which": which}


def may_spend(resources: int) -> Effect:
    """The rest only if you pay for it."""

    def offer(use: UseAbility, table: DestinyTable) -> str | None:
        if table.resources[use.seat] < resources:
            return FINISH
        table.ask(use.seat, "spend", [option("spend", 0, 0, resources), PASS])
        return None

    def take(use: UseAbility, table: DestinyTable) -> str | None:
        if table.picked == PASS:
            return FINISH
        piles.spend(table, use.seat, resources)
        return None

    return Effect("may-spend", (offer, take), args={"amount": resources})


def pay(resources: int) -> Effect:
    """Pay resources in the middle of an effect; what follows is for whoever has (R18.12)."""

    def run(use: UseAbility, table: DestinyTable) -> str | None:
        if table.resources[use.seat] < resources:
            return FINISH
        piles.spend(table, use.seat, resources)
        return None

    def could(prospect: Prospect, table: DestinyTable, card: int) -> bool:
        return table.resources[prospect.seat] >= resources

    return Effect("pay", (run,), args={"amount": resources}, could=could)


def with_another_copy(alone: int, together: int) -> Amount:
    """A number that is higher if another copy of the event is in your discard pile; the card says so in its own words."""

    def counted(use: UseAbility | Prospect, table: DestinyTable) -> int:
        title = table.cards[use.card].title
        copies = any(table.cards[card].title == title for card in table.pile(DISCARD, use.seat))
        return together if copies else alone

    return Amount("", counted)


THE_SAME_NUMBER = Amount("the-same-number", lambda use, table: use.amount)
"""The number the effect before has left: the value of the dice that were removed, say."""
HALF_OF_IT = half(THE_SAME_NUMBER)
"""Half of that, rounded up."""
