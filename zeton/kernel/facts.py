"""The facts of cards, checked: whatever nobody understands is refused, with the name of the card it stands on.

A schema says of each entry what may stand there: ``{"cost": number(), "type": word("type", TYPES)}``. It is held against every
fact that comes in (``kernel/importing.py``) and against every set there is: no keyword, host or trait is silently inert.

What a card speaks of (what it is attached to, what it protects) is a description: alternatives, each of them conditions that
all hold: ``[["trait:Pilot"], ["trait:Vehicle"]]``, ``[["faction:Eldar", "trait:Vehicle"]]``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from zeton.kernel.errors import Message, is_whole, shown, unknown

Check = Callable[[object], Iterator[Message]]
Schema = Mapping[str, Check]

NOT = "not "  # before a condition that must not hold


def _of_kind(wanted: str, fits: Callable[[object], bool], optional: bool) -> Check:
    def check(given: object) -> Iterator[Message]:
        if not fits(given) and not (optional and given is None):
            yield Message("fact-kind", wanted=wanted, given=shown(given))

    return check


def number(*, optional: bool = True, x: bool = False) -> Check:
    """A whole number, or nothing where none is printed; ``x`` if an X may be printed there."""
    return _of_kind("whole number", lambda given: is_whole(given) or (x and given == "X"), optional)


def text(*, optional: bool = False) -> Check:
    """A name."""
    return _of_kind("text", lambda given: isinstance(given, str) and bool(given.strip()), optional)


def flag() -> Check:
    """True or false."""
    return _of_kind("true or false", lambda given: isinstance(given, bool), optional=False)


def word(what: str, known: Collection[str], *, optional: bool = False) -> Check:
    """One of the words there are; ``what`` is what such a word is called (``what-keyword``)."""

    def check(given: object) -> Iterator[Message]:
        if not (isinstance(given, str) and given in known) and not (optional and given is None):
            yield unknown(what, given, known)

    return check


def each(check_one: Check, *, optional: bool = False) -> Check:
    """A list."""

    def check(given: object) -> Iterator[Message]:
        if isinstance(given, list):
            for one in given:
                yield from check_one(one)
        elif not (optional and given is None):
            yield Message("fact-kind", wanted="list", given=shown(given))

    return check


def record(schema: Schema, *, optional: bool = False) -> Check:
    """Entries by name, exactly these."""

    def check(given: object) -> Iterator[Message]:
        if isinstance(given, Mapping):
            yield from problems(given, schema)
        elif not (optional and given is None):
            yield Message("fact-kind", wanted="object", given=shown(given))

    return check


def described(kinds: Mapping[str, Collection[str]]) -> Check:
    """A description. ``kinds`` has what a condition may speak of, with the words it may say; one without words stands alone."""

    def condition(given: object) -> Iterator[Message]:
        if not isinstance(given, str):
            yield Message("fact-kind", wanted="text", given=shown(given))
            return
        kind, _, said = given.removeprefix(NOT).partition(":")
        if kind not in kinds:
            yield unknown("condition", kind, kinds)
        elif (kinds[kind] or said) and said not in kinds[kind]:
            yield unknown(kind, said, kinds[kind])

    return each(each(condition))


def problems(fact: Mapping[str, Any], schema: Schema) -> Iterator[Message]:
    """What is wrong with one fact: an entry that is missing, one that nobody reads, one that cannot be understood."""
    for name in schema:
        if name not in fact:
            yield Message("fact-missing", name=name)
    for name, given in fact.items():
        if name not in schema:
            yield Message("fact-unread", name=name)
            continue
        for why in schema[name](given):
            yield Message("fact-entry", name=name, why=why)


def all_problems(facts: Iterable[Mapping[str, Any]], schema: Schema, id_: str, title: str) -> Iterator[Message]:
    """The same of many cards, each named; and of ids that stand twice."""
    given = list(facts)
    for fact in given:
        for why in problems(fact, schema):
            yield of_card(fact, title, why)
    for twice, times in Counter(fact.get(id_) for fact in given).items():
        if times > 1:
            fact = next(fact for fact in given if fact.get(id_) == twice)
            yield of_card(fact, title, Message("fact-twice", id=shown(twice), times=times))


def of_card(fact: Mapping[str, Any], title: str, why: Message) -> Message:
    """Something wrong with a card, which is named."""
    return Message("fact-of-card", card=shown(fact.get(title)), number=shown(fact.get("number")), why=why)
