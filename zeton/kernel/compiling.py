"""What the compiler is told, and what the compiled engine does in C (docs/speed.md).

Where the engine runs from its sources, none of it does anything.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from importlib import import_module
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_: bool) -> Callable[[T], T]:
        """Classes others derive their own from, which are not compiled, say ``allow_interpreted_subclasses=True``."""
        return lambda cls: cls


Copy = Callable[[Any], Any]
Copier = Callable[[Any], Copy]
Names = tuple[str, ...]


class Native(Protocol):
    """What is written in C (``kernel/c``)."""

    def copier(self, example: object, shared: Names, parts: Names, copiers: dict[type, Copy], make: Copier) -> Copy:
        """What copies objects of the class of this example."""

    def quicken(self, cls: type, fields: tuple[tuple[str, tuple[Any, ...]], ...], in_order: int) -> None:
        """Objects of this class are made in C from now on."""

    def below(self, state: int, bound: int) -> int:
        """``chance.below``."""

    def shuffle(self, cards: list[int], state: int) -> int:
        """``chance.shuffle``."""

    def deal(self, cards: list[int], random: Callable[[], float]) -> list[int]:
        """The cards in the order of numbers that are drawn for them."""


native: Native | None
try:
    native = cast(Native, import_module("zeton.kernel.native"))
except ImportError:
    native = None


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    table = sys.modules.get("zeton.kernel.table")
    return table is not None and not (table.__file__ or "").endswith(".py")


def keep_fields(cls: type) -> None:
    """A class with slots that is not compiled has no place of its own for the fields of a compiled class it derives from."""
    if not is_compiled_class(cls):
        for name in (name for base in cls.__mro__[1:] for name in vars(base).get("__mypyc_attrs__", ())):
            if isinstance(vars(cls).get(name), MemberDescriptorType):
                delattr(cls, name)


def is_compiled_class(cls: type) -> bool:
    """Whether this very class is compiled, not only one it derives from."""
    return "__mypyc_attrs__" in vars(cls)


def quicken_tuple(cls: Any) -> None:
    """Named tuples of this class are made by the thousand: in C, where the engine is compiled."""
    if native is not None:
        defaults = cls._field_defaults
        parts = tuple((name, (defaults[name],) if name in defaults else ()) for name in cls._fields)
        native.quicken(cls, parts, len(parts))


def quicken(cls: type) -> None:
    """Objects of this dataclass are made by the thousand: in C, if it is compiled and does nothing else when one is made."""
    if native is None or not is_compiled_class(cls) or hasattr(cls, "__post_init__"):
        return
    given = sorted((f for f in fields(cls) if f.init), key=lambda f: bool(f.kw_only))
    if len(given) == len(fields(cls)) and all(f.default_factory is MISSING for f in given):
        native.quicken(cls, tuple((f.name, _default(f)) for f in given), sum(not f.kw_only for f in given))


def _default(f: Field[Any]) -> tuple[Any, ...]:
    return () if f.default is MISSING else (f.default,)
