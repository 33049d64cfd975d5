"""What effects of every game need: choices, modes, cancelling, and effects of one card only."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from zeton.kernel.ability import Ability, Block, Could, Effect
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import Together
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Next, Step
from zeton.kernel.subject import Subject, viewpoint
from zeton.kernel.use import Prospect, could_change_anything

if TYPE_CHECKING:
    from zeton.kernel.use import Use


def own(*steps: Step, about: Subject | None = None, could: Could | None = None) -> Effect:
    """An effect of one card only: the card carries its own sentence, and says when it could change anything."""
    return Effect("own", steps, about=about, could=could)


def there_is(which: Filter) -> Could:
    """For an effect that could change something as long as there is a card that fits."""
    return lambda prospect, table, card: which.is_there(table, viewpoint(prospect, table))


# ── cancelling ────────────────────────────────────────────────────────────────────────────────────────────────────


def _cancel(use: Use, table: Any) -> None:
    use.occasion(table).cancel(use.which)


def is_not_yet_cancelled(prospect: Prospect, table: Any, card: int) -> bool:
    """Whether there is still something to cancel, or to add to, in what an ability would answer.

    Of several things that happen at once nobody answers one that has been cancelled.
    """
    occasion = prospect.occasion(table)
    return isinstance(occasion, Together) or not occasion.cancelled


CANCEL = Effect("cancel", (_cancel,), could=is_not_yet_cancelled)
"""Cancel what this answers: its effects do not happen."""


# ── taking back ───────────────────────────────────────────────────────────────────────────────────────────────────


def taken_back(what: Subject, pile: int, hand: int) -> Effect:
    """Return cards that lie in a pile to their owner's hand; which zones these are the game says."""

    def run(use: Use, table: Any) -> None:
        for card in what.cards(use, table):
            if table.zone[card] == pile:
                table.move(card, hand, table.owner[card])
                table.note("returns to hand", table.owner[card], (card,))

    return Effect("take-back", (run,), args={"what": what}, about=what, could=lambda p, t, c: t.zone[c] == pile)


# ── choosing a card ───────────────────────────────────────────────────────────────────────────────────────────────


def _asks(which: Filter, use: Use, table: Any, seat: int) -> None:
    may_be_chosen = table.game.may_be_chosen
    found = [card for card in which.cards(table, viewpoint(use, table)) if may_be_chosen(table, card, use)]
    table.ask(seat, "choose", [option("choose", card) for card in found] or [PASS])


def choose(which: Filter) -> Effect:
    """Choose a card that fits, now, for the effect after it (``CHOSEN_CARD``).

    It is no target, and if there is none what follows does nothing.
    """

    def ask(use: Use, table: Any) -> None:
        _asks(which, use, table, use.seat)

    return Effect("choose", (ask,), args={"which": which}, choice=which)


def opponent_chooses(which: Filter) -> Effect:
    """The opponent chooses one of his cards that fits, for the effect after it (``CHOSEN_CARD``)."""

    def ask(use: Use, table: Any) -> None:
        _asks(which, use, table, 1 - use.seat)

    return Effect("opponent-chooses", (ask,), args={"which": which}, choice=which)


# ── modes: either … or … ──────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, eq=False)
class Mode(Block):
    """One of the things an ability may do. Its words are those of its effects, or the message ``mode-<key>``."""

    effects: tuple[Effect, ...]

    def could(self, prospect: Prospect, table: Any) -> bool:
        """Whether it could change anything: as if the ability did this and nothing else."""
        ability = _doing_only(prospect.ability, self)
        return could_change_anything(replace(prospect, ability=ability), table)

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for effect in self.effects for step in effect.steps)


@cache
def _doing_only(ability: Ability, mode: Mode) -> Ability:
    return replace(ability, effects=mode.effects)


def mode(key: str, *effects: Effect) -> Mode:
    """A mode with words of its own."""
    return Mode(key, effects)


Way = Mode | Effect | tuple[Effect, ...]


def _mode(given: Way) -> Mode:
    if isinstance(given, Mode):
        return given
    return Mode("", given if isinstance(given, tuple) else (given,))


def choose_one(*ways: Way) -> Effect:
    """Choose one of several things to do, among those that could change something: "either …, or …".

    Where only one of them could, it is done without a question.
    """
    modes = tuple(map(_mode, ways))
    blocks = [each.steps for each in modes]

    def possible(prospect: Prospect, table: Any) -> list[int]:
        return [number for number, each in enumerate(modes) if each.could(prospect, table)]

    def offer(use: Use, table: Any) -> None:
        prospect = Prospect(use.card, use.seat, use.ability(table), use.answered(table), use.answering)
        options = [option("mode", use.card, 0, number + 1) for number in possible(prospect, table)]
        table.ask(use.seat, "mode", options or [PASS])

    def take(use: Use, table: Any) -> Next:
        """Every block is followed by a step that leaves the others out."""
        before = blocks[: table.picked.number - 1] if table.picked != PASS else blocks
        return sum(len(block) + 1 for block in before)

    def leave(number: int) -> Step:
        left = sum(len(block) + 1 for block in blocks[number + 1 :])
        return lambda use, table: left

    steps: list[Step] = [offer, take]
    for number, block in enumerate(blocks):
        steps += [*block, leave(number)]
    return Effect("choose-one", tuple(steps), args={"modes": modes}, could=lambda p, t, c: bool(possible(p, t)))
