"""One entry of a component file: takes facts out of it, and says where a wrong one stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.vocabulary import read_effect
from zeton.kernel.errors import BadSetup, UnknownName, shown, unknown

NOTES = frozenset(("provenance", "title", "how_to_read", "sources"))
"""What may stand in a file for its readers: no rule looks at it."""


class Entry:
    """One object of a component file. ``read`` notes which of its facts have been asked for, for all entries of the file."""

    def __init__(self, given: object, where: str, read: Read) -> None:
        if not isinstance(given, Mapping):
            raise BadSetup(f"component file, {where}: an object is needed, not {shown(given)}")
        self.given = given
        self.where = f"{where} ({given['id']})" if isinstance(given.get("id"), str) else where
        self.read = read
        self.asked_for = read.setdefault(id(given), (self, set()))[1]

    def wrong(self, what: str) -> BadSetup:
        return BadSetup(f"component file, {self.where}: {what}")

    def get(self, key: str, kind: type | tuple[type, ...], default: Any = ...) -> Any:
        self.asked_for.add(key)
        value = self.given.get(key, default)
        if value is ...:
            raise self.wrong(f"{key!r} is missing")
        if value is default:
            return value
        kinds = kind if isinstance(kind, tuple) else (kind,)
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            raise self.wrong(f"{key!r} is a {kinds[0].__name__}, not {shown(value)}")
        if isinstance(value, str) and not value.isprintable():
            raise self.wrong(f"{key!r} is one line of text, not {shown(value)}")
        return value

    def number(self, key: str, least: int = 0, most: int = 99, default: Any = ...) -> int:
        value = self.get(key, int, default)
        if not least <= value <= most:
            raise self.wrong(f"{key!r} is a number from {least} to {most}, not {value}")
        return int(value)

    def numbers(self, key: str, least: int = 0, most: int = 99) -> tuple[int, ...]:
        values = self.get(key, list)
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise self.wrong(f"{key!r} is a list of numbers from {least} to {most}, not {shown(values)}")
        if not values:
            raise self.wrong(f"{key!r} is empty")
        return tuple(values)

    def entry(self, key: str) -> Entry:
        return Entry(self.get(key, Mapping), f"{self.where}, {key}", self.read)

    def entries(self, key: str) -> list[Entry]:
        return [Entry(given, f"{self.where}, {key}[{n}]", self.read) for n, given in enumerate(self.get(key, list))]

    def names(self, key: str, known: Iterable[str], what: str, default: Any = ...) -> tuple[str, ...]:
        """A list of names, each of which must be known."""
        values = self.get(key, list, default)
        for value in values:
            if not isinstance(value, str) or value not in known:
                raise self.wrong(f"{key}: {unknown(what, value, known)}")
        return tuple(values)

    def one_of(self, key: str, known: Iterable[str], what: str, default: Any = ...) -> str:
        value = self.get(key, str, default)
        if value not in known:
            raise self.wrong(f"{key!r}: {unknown(what, value, known)}")
        return str(value)

    def provenance(self) -> dict[str, str]:
        given = self.get("provenance", Mapping, {})
        return {str(k): str(v) for k, v in given.items()}

    def effects(self, key: str, words: Mapping[str, frozenset[str]]) -> tuple[Effect, ...]:
        given = self.get(key, list, [])
        return tuple(self._effect(one, words, f"{key}[{n}]") for n, one in enumerate(given))

    def effect(self, key: str, words: Mapping[str, frozenset[str]]) -> Effect:
        return self._effect(self.get(key, Mapping), words, key)

    def _effect(self, given: object, words: Mapping[str, frozenset[str]], key: str) -> Effect:
        try:
            return read_effect(given, words)
        except (ValueError, UnknownName) as wrong:
            raise self.wrong(f"{key}: {wrong}") from None


Read = dict[int, tuple[Entry, set[str]]]
"""Every entry of a file, and the facts that were asked for in it."""


def check_everything_was_read(read: Read) -> None:
    """An entry nobody reads is a mistake of whoever wrote it: a misspelt name, or a fact that does not belong there."""
    for entry, asked_for in read.values():
        for key in entry.given:
            if key not in asked_for and key not in NOTES:
                raise entry.wrong(f"nobody reads {shown(key)}: {unknown('entry', key, asked_for)}")
