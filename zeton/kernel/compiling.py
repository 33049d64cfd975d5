"""What the compiler is told (docs/speed.md). Where the engine runs from its sources, none of it does anything."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import MemberDescriptorType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_: bool) -> Callable[[T], T]:
        """Classes others derive their own from, which are not compiled, say ``allow_interpreted_subclasses=True``."""
        return lambda cls: cls


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    table = sys.modules.get("zeton.kernel.table")
    return table is not None and not (table.__file__ or "").endswith(".py")


def keep_fields(cls: type) -> None:
    """A class with slots that is not compiled has no place of its own for the fields of a compiled class it derives from."""
    if "__mypyc_attrs__" not in vars(cls):
        for name in (name for base in cls.__mro__[1:] for name in vars(base).get("__mypyc_attrs__", ())):
            if isinstance(vars(cls).get(name), MemberDescriptorType):
                delattr(cls, name)
