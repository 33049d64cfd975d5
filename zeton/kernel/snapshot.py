"""Snapshots: a match as bytes, from which it is there again at once, however long its record is.

A snapshot is no second form of a record. It is good for the very program that took it (``program`` tells one from another), and
whatever it says can be found again by playing the record. It holds what differs from the match at its beginning: what is
printed, and everything else that all copies of a table share, is not in it. Reading one makes numbers, strings, tuples and
records of the rules, and nothing else.
"""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from zeton.kernel.decision import Option
from zeton.kernel.match import Match, unchain
from zeton.kernel.procedure import Procedure
from zeton.kernel.table import Chain, Table

NOT_KEPT = frozenset(("at_hand", "unknown", "log", "counted", "choices"))
"""Fields that are not kept as they stand: what was looked for is looked for again, and chains are kept as lists."""

PLAIN = frozenset((type(None), bool, int, float, str, bytes, bytearray))
CHECK = 16  # bytes that tell whether the others are as they were
NAMESPACE = "zeton."
SOURCES = (".py", ".json", ".so", ".pyd")


class Damaged(ValueError):
    """No snapshot, or not as it was taken."""


def take(match: Match, beginning: Match) -> bytes:
    """A match as bytes, by what has changed since its beginning."""
    table, first = match.table, beginning.table
    names = (f.name for f in fields(table) if f.name not in NOT_KEPT)
    changed = {name: _packed(getattr(table, name)) for name in names if getattr(table, name) is not getattr(first, name)}
    choices = [tuple(choice) for choice in unchain(table.choices)]
    body = pickle.dumps((changed, choices, unchain(table.log)), protocol=5)
    return _check(body) + body


def restored(beginning: Match, taken: bytes) -> Match:
    """The match a snapshot was taken of, given the match at its beginning."""
    check, body = taken[:CHECK], taken[CHECK:]
    if check != _check(body):
        raise Damaged
    changed, choices, log = _Reader(BytesIO(body)).load()
    match = beginning.clone()
    table: Table = match.table
    for name, value in changed.items():
        setattr(table, name, _unpacked(value))
    table.at_hand = None
    table.unknown = None
    table.counted = (None, 0)
    table.choices = _chained(Option(*choice) for choice in choices)
    table.log = _chained(log)
    return match


@cache
def program() -> str:
    """What tells this program from any other that would play otherwise: all rules, cards and facts that there are."""
    found = blake2b(digest_size=CHECK)
    top = Path(__file__).parents[1]
    for file in sorted(file for part in ("kernel", "games") for file in (top / part).rglob("*") if file.suffix in SOURCES):
        found.update(file.relative_to(top).as_posix().encode() + file.read_bytes())
    return found.hexdigest()


def _check(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECK).digest()


class _Reader(pickle.Unpickler):
    """Reads plain data. Whatever else may be in a pickle has a name, and is refused."""

    def find_class(self, module: str, name: str) -> Any:
        raise Damaged(f"{module}.{name}")


def _chained(items: Iterable[Any]) -> Chain:
    chain: Chain = None
    for item in items:
        chain = (chain, item)
    return chain


# ── plain data: a record, or an array, is a dict of its name and its parts ────────────────────────────────────────


def _packed(value: Any) -> Any:
    kind = value.__class__
    if kind in PLAIN:
        return value
    if kind in (tuple, list, frozenset):
        return kind(map(_packed, value))
    if kind is array:
        return {value.typecode: value.tobytes()}
    parts = [getattr(value, f.name) for f in fields(value)] if is_dataclass(value) else value
    return {f"{kind.__module__}:{kind.__qualname__}": [_packed(part) for part in parts]}


def _unpacked(value: Any) -> Any:
    kind = value.__class__
    if kind in (tuple, list, frozenset):
        return kind(map(_unpacked, value))
    if kind is not dict:
        return value
    [(name, parts)] = value.items()
    if isinstance(parts, bytes):
        return array(name, parts)
    return _made(_class(name), [_unpacked(part) for part in parts])


def _made(cls: type[Any], parts: list[Any]) -> Any:
    """A record with these parts. A procedure is changed as it goes on, so its fields can be set; others are made whole."""
    if not issubclass(cls, Procedure):
        return cls(*parts)
    made = cls.__new__(cls)
    for f, part in zip(fields(cls), parts, strict=True):
        setattr(made, f.name, part)
    return made


@cache
def _class(name: str) -> type[Any]:
    """A record of the rules by its name."""
    module, _, of = name.partition(":")
    found = getattr(import_module(module), of) if module.startswith(NAMESPACE) else None
    if not isinstance(found, type) or not (is_dataclass(found) or issubclass(found, tuple)):
        raise Damaged(name)
    return found
