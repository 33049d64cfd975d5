"""One entry of a component file: takes facts out of it, and says where a wrong one stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.vocabulary import read_effect
from zeton.kernel.errors import BadSetup, Message, ZetonError, is_whole, shown, unknown

NOTES = frozenset(("provenance", "title", "how_to_read", "sources"))
"""What may stand in a file for its readers: no rule looks at it."""

NAME_IN = "name_"  # and a language

KINDS: dict[type, str] = {str: "text", int: "whole number", bool: "true or false", list: "list", Mapping: "object"}
"""What a fact can be, as an error calls it."""


class Entry:
    """One object of a component file. ``read`` notes which of its facts have been asked for, for all entries of the file."""

    def __init__(self, given: object, where: str, read: Read) -> None:
        if not isinstance(given, Mapping):
            raise BadSetup("clone_wars/component", where=where, why=Message("no-object", given=shown(given)))
        self.given = given
        self.where = f"{where} ({given['id']})" if isinstance(given.get("id"), str) else where
        self.read = read
        self.asked_for = read.setdefault(id(given), (self, set()))[1]

    def wrong(self, key: str, /, **told: Any) -> BadSetup:
        """What is wrong in this entry, as a message."""
        return self.wrong_at(Message(key, **told))

    def wrong_at(self, why: Message, key: str = "") -> BadSetup:
        """What is wrong in this entry, or with one of its facts."""
        return BadSetup("clone_wars/component", where=f"{self.where}, {key}" if key else self.where, why=why)

    def get(self, key: str, kind: type | tuple[type, ...], default: Any = ...) -> Any:
        self.asked_for.add(key)
        value = self.given.get(key, default)
        if value is ...:
            raise self.wrong("missing", name=key)
        if value is default:
            return value
        kinds = kind if isinstance(kind, tuple) else (kind,)
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            raise self.wrong("entry-kind", name=key, wanted=KINDS[kinds[0]], given=shown(value))
        if isinstance(value, str) and not value.isprintable():
            raise self.wrong("entry-kind", name=key, wanted="line", given=shown(value))
        return value

    def number(self, key: str, least: int = 0, most: int = 99, default: Any = ...) -> int:
        value = self.get(key, int, default)
        if not least <= value <= most:
            raise self.wrong("entry-number", name=key, least=least, most=most, given=shown(value))
        return int(value)

    def numbers(self, key: str, least: int = 0, most: int = 99) -> tuple[int, ...]:
        values = self.get(key, list)
        for value in values:
            if not is_whole(value) or not least <= value <= most:
                raise self.wrong("entry-numbers", name=key, least=least, most=most, given=shown(values))
        if not values:
            raise self.wrong("empty", name=key)
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
                raise self.wrong_at(unknown(f"clone_wars/{what}", value, known), key)
        return tuple(values)

    def one_of(self, key: str, known: Iterable[str], what: str, default: Any = ...) -> str:
        value = self.get(key, str, default)
        if value not in known:
            raise self.wrong_at(unknown(f"clone_wars/{what}", value, known), key)
        return str(value)

    def names_by_language(self) -> dict[str, str]:
        """What the component is called in other languages: ``name_pl`` and the like."""
        keys = [key for key in self.given if isinstance(key, str) and key.startswith(NAME_IN)]
        return {key.removeprefix(NAME_IN): self.get(key, str) for key in keys}

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
        except ZetonError as wrong:
            raise self.wrong_at(wrong, key) from None


Read = dict[int, tuple[Entry, set[str]]]
"""Every entry of a file, and the facts that were asked for in it."""


def check_everything_was_read(read: Read) -> None:
    """An entry nobody reads is a mistake of whoever wrote it: a misspelt name, or a fact that does not belong there."""
    for entry, asked_for in read.values():
        for key in entry.given:
            if key not in asked_for and key not in NOTES:
                raise entry.wrong("read-by-nobody", given=shown(key), why=unknown("entry", key, asked_for))
