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
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from zeton.kernel.table import Table

END = "(end)"  # what a step returns to finish its procedure at once; no step can have this name

Next = str | int | None  # what a step returns: the name of a step, how many steps are left out, or nothing
Step = Callable[[Any, Any], Next]
Plan = tuple[tuple[Step, ...], dict[Any, int]]  # the functions of the steps, and where each name is among them


@dataclass(slots=True)
class Procedure:
    """A rulebook procedure in progress: its steps, where it stands, its own facts (numbers, strings, tuples: no objects)."""

    steps: ClassVar[tuple[str, ...]] = ()
    known_plan: ClassVar[Plan | None] = None

    at: int = field(default=0, kw_only=True)

    def plan(self, table: Table) -> Plan:
        """The functions of the steps and their names: the same for all procedures of a class, unless it says otherwise."""
        cls = self.__class__
        cls.known_plan = plan = make_plan((name, getattr(cls, name)) for name in cls.steps)
        return plan

    def __init_subclass__(cls) -> None:
        cls.known_plan = None  # a subclass has steps of its own

    def may_be_passed(self, table: Any) -> bool:
        """Whether a seat may pass in a window this procedure has opened."""
        return True


def make_plan(steps: Iterable[tuple[str, Step | None]]) -> Plan:
    """A plan from named steps: a name that stands several times means the first, one without a function the step after it."""
    functions: list[Step] = []
    places: dict[str, int] = {}
    for name, function in steps:
        places.setdefault(name, len(functions))
        if function is not None:
            functions.append(function)
    places[END] = len(functions)
    return tuple(functions), places


def plain(value: Any) -> Any:
    """A procedure, or anything it holds, as numbers, strings and tuples: for digests and comparisons."""
    if isinstance(value, Procedure):
        return (type(value).__name__, *(plain(getattr(value, f.name)) for f in fields(value)))
    return value


def _make_copier(cls: type[Procedure]) -> Callable[[Procedure], Procedure]:
    lines = [f"    new.{f.name} = old.{f.name}" for f in fields(cls)]
    source = "\n".join(["def copy(old):", "    new = make(cls)", *lines, "    return new"])
    scope: dict[str, Any] = {"make": object.__new__, "cls": cls}
    exec(source, scope)
    COPIERS[cls] = copy = scope["copy"]
    return copy  # type: ignore[no-any-return]


COPIERS: dict[type[Procedure], Callable[[Procedure], Procedure]] = {}


def copy_stack(stack: list[Procedure]) -> list[Procedure]:
    """An independent copy of a stack: the fields of procedures are never changed in place, so a shallow copy is a true one."""
    try:
        return [COPIERS[p.__class__](p) for p in stack]
    except KeyError:
        for p in stack:
            if p.__class__ not in COPIERS:
                _make_copier(p.__class__)
        return [COPIERS[p.__class__](p) for p in stack]
