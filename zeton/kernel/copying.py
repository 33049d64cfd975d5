"""Copies of tables and procedures: a search makes them by the thousand.

What a field holds is never changed in place, so it is shared, except in a table: its columns, its lists and the procedures on
its stack are copied. For each class the function that does so is made when the first of its objects is copied: in Python,
written out field by field, or, of a compiled class, in C (``kernel/c``).
"""

from __future__ import annotations

from array import array
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypeVar

from zeton.kernel.compiling import Copy, Native, is_compiled_class, native

if TYPE_CHECKING:
    from zeton.kernel.procedure import Procedure
    from zeton.kernel.table import Table

T = TypeVar("T", bound="Table")

_COPIERS: Final[dict[type, Copy]] = {}


def copy_table(table: T) -> T:
    """An independent copy of a table."""
    copier = _COPIERS.get(table.__class__) or _make_copier(table)
    return copier(table)  # type: ignore[no-any-return]


def copy_stack(stack: list[Procedure]) -> list[Procedure]:
    """Copies of all procedures on a stack."""
    try:
        return [_COPIERS[procedure.__class__](procedure) for procedure in stack]
    except KeyError:
        return [(_COPIERS.get(procedure.__class__) or _make_copier(procedure))(procedure) for procedure in stack]


def _make_copier(old: object) -> Copy:
    """The function that copies objects of the class of this one."""
    cls = old.__class__
    copier = _in_c(native, old) if native is not None and is_compiled_class(cls) else _written_out(old)
    _COPIERS[cls] = copier
    return copier


def _in_c(native: Native, old: object) -> Copy:
    """What copies the struct that an object of a compiled class is."""
    shared: list[str] = []
    parts: list[str] = []
    for f in fields(old):  # type: ignore[arg-type]
        (parts if _is_changed(getattr(old, f.name)) else shared).append(f.name)
    return native.copier(old, tuple(shared), tuple(parts), _COPIERS, _make_copier)


def _written_out(old: object) -> Copy:
    """A function that copies field by field, one line for each."""
    cls = old.__class__
    lines = [f"    new.{f.name} = " + _copied(f.name, getattr(old, f.name)) for f in fields(cls)]  # type: ignore[arg-type]
    source = "\n".join(["def copy(old):", "    new = make(cls)", *lines, "    return new"])
    scope: dict[str, Any] = {"make": cls.__new__, "cls": cls, "copy_list": list.copy, "copy_stack": copy_stack}
    exec(source, scope)
    return scope["copy"]  # type: ignore[no-any-return]


def _copied(name: str, value: object) -> str:
    """How a field that holds such a value is copied."""
    if name == "stack":
        return "copy_stack(old.stack)"
    if name == "zones":
        return "list(map(copy_list, old.zones))"
    return f"old.{name}[:]" if _is_changed(value) else f"old.{name}"


def _is_changed(value: object) -> bool:
    """Whether what a field holds is changed in place, and so is copied."""
    return isinstance(value, bytearray | array | list)
