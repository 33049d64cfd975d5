"""Procedures: a rulebook procedure in progress, as plain data.

A procedure is a small record: its own facts, and its place in a fixed list of named steps. It lies on the table's stack. A
step does one thing: it changes the table, *or* asks one question (the next step reads ``table.picked``), *or* begins another
procedure, *or* lets something happen. Whatever it begins is finished before the next step runs. A step may return the name
of a step of its own procedure to go on from there, how many of the next steps are left out (−1: it runs once more), or ``END``.

Because a step that asks does nothing else, not even jump, it can be run again when what it asked about is dealt anew
(``determinize``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Self

from zeton.kernel.compiling import keep_fields, mypyc_attr, quicken

if TYPE_CHECKING:
    from zeton.kernel.table import Table

END: Final = "(end)"  # what a step returns to finish its procedure at once; no step can have this name

Next = str | int | None  # what a step returns: the name of a step, how many steps are left out, or nothing
Step = Callable[[Any, Any], Next]
Steps = tuple[str, ...]  # the names of the steps of a procedure, in their order
Plan = tuple[tuple[Step, ...], dict[Any, int], int]
"""The functions of the steps, where each name is among them, and how many steps there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Procedure:
    """A rulebook procedure in progress: its steps, where it stands, its own facts (numbers, strings, tuples: no objects)."""

    at: int = field(default=0, kw_only=True)

    def __init_subclass__(cls) -> None:
        keep_fields(cls)

    def steps(self) -> Steps:
        """The names of its steps, which are methods of its own: the same for all procedures of a class."""
        return ()

    def place_of(self, step: str) -> int:
        """Where a step stands among the steps."""
        return self.steps().index(step)

    def standing_at(self, step: str) -> Self:
        """This procedure, with everything before this step done."""
        self.at = self.place_of(step)
        return self

    def plan(self, table: Table) -> Plan:
        """The functions of the steps and their names: the same for all procedures of a class, unless it says otherwise."""
        cls = self.__class__
        PLANS[cls] = plan = make_plan((name, getattr(cls, name)) for name in self.steps())
        quicken(cls)
        return plan

    def untold(self) -> tuple[str, ...]:
        """Its fields that players are not told: what the rules keep only to compare it with later."""
        return ()

    def lose(self, card: int) -> None:
        """A card comes into play that may have been in play before: nothing happens to it that was to happen to that one."""

    def may_be_passed(self, table: Any) -> bool:
        """Whether a seat may pass in a window this procedure has opened."""
        return True


PLANS: Final[dict[type[Procedure], Plan]] = {}
"""By class: the plans that have been made."""


def make_plan(steps: Iterable[tuple[str, Step | None]]) -> Plan:
    """A plan from named steps: a name that stands several times means the first, one without a function the step after it."""
    functions: list[Step] = []
    places: dict[str, int] = {}
    for name, function in steps:
        places.setdefault(name, len(functions))
        if function is not None:
            functions.append(function)
    places[END] = len(functions)
    return tuple(functions), places, len(functions)


def plain(value: Any) -> Any:
    """A procedure, or anything it holds, as numbers, strings and tuples: for digests and comparisons."""
    if isinstance(value, Procedure):
        return (type(value).__name__, *(plain(getattr(value, f.name)) for f in fields(value)))
    return value


def told(procedure: Procedure) -> dict[str, Any]:
    """A procedure as players are told of it, JSON-able: its name, how many of its steps are done, and its facts."""
    untold: tuple[str, ...] = procedure.untold()
    kind: Any = type(procedure)
    facts = {name: listed(getattr(procedure, name)) for name in _names(kind) if name not in untold}
    return {"procedure": kind.__name__, **facts}


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """What the procedures of a kind hold, by name."""
    return tuple(f.name for f in fields(kind))


def listed(value: Any) -> Any:
    """Tuples as lists, all the way down: so what was told is the same after it was sent."""
    return [listed(part) for part in value] if isinstance(value, tuple) else value
