"""The messages of a language: found in its Fluent files at once, given to Fluent one by one, as they are first said.

A program says a few of some thousand messages: parsing all of them would take longer than anything else it does when it
starts. A form of a message that has only texts in its slots needs no Fluent at all, not even to be there.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from zeton.kernel.errors import Unsayable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message or a term: the line its key begins, and the lines after it that are set back, empty, or close a brace."""

REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)|, *(-[A-Za-z][\w-]*)")
"""What a message refers to: another message or a term, also as what a function is asked about."""

VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
SLOT = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
VALUE = ""  # what a message says in no form
LONGEST = 2500  # characters in a slot; Fluent refuses more


class Bundle:
    """All messages of some texts in a language; where two have the same key, the first counts."""

    def __init__(self, language: str, texts: Iterable[str], functions: Mapping[str, Any]) -> None:
        self.language = language
        self.functions = functions
        self.sources: dict[str, str] = {}
        for text in texts:
            for entry in ENTRY.finditer(text):
                self.sources.setdefault(entry[1], entry[0].rstrip())
        self._parsed: set[str] = set()
        self._parsing = threading.Lock()
        self._plain: dict[str, dict[str, list[str] | None]] = {}

    def has_message(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.sources

    def get_message(self, key: str) -> Message:
        """A message as Fluent has it: its value, and its attributes."""
        self._parse(key)
        return self._fluent.get_message(key)

    def format_pattern(self, pattern: Any, arguments: dict[str, Any]) -> tuple[Any, list[Exception]]:
        """A value or an attribute with its slots filled, and what went wrong."""
        return self._fluent.format_pattern(pattern, arguments)

    def say(self, key: str, forms: tuple[str, ...], told: dict[str, Any]) -> str:
        """A message with its slots filled, in the first of these forms (its attributes) that it has, else as it is."""
        return self._plainly(key, forms, told) or self._said(key, forms, told)

    def slots(self, key: str, forms: tuple[str, ...]) -> tuple[str, ...]:
        """What a message may ask for, in the first of these forms that it has: whatever else it is told changes nothing."""
        of_form = _forms(self._source(key))
        said = of_form[next((form for form in forms if form in of_form), VALUE)]
        texts = [said, *(self.sources[other] for other in self._with_what_they_say(_references(said)))]
        return tuple(sorted({slot for text in texts for slot in VARIABLE.findall(text)}))

    def _said(self, key: str, forms: tuple[str, ...], told: dict[str, Any]) -> str:
        message = self.get_message(key)
        value = next((message.attributes[form] for form in forms if form in message.attributes), message.value)
        assert value is not None, f"the message {key!r} has only attributes"
        text, errors = self.format_pattern(value, told)
        if errors:
            raise Unsayable(f"the message {key!r} in language {self.language!r} cannot be said with {told}: {errors[0]}")
        return str(text)

    def _plainly(self, key: str, forms: tuple[str, ...], told: Mapping[str, Any]) -> str:
        """A message with texts in its slots; empty if it is not so plain."""
        if key not in self._plain:
            self._plain[key] = {form: _parts(text) for form, text in _forms(self._source(key)).items()}
        plain = self._plain[key]
        if (parts := plain[next((form for form in forms if form in plain), VALUE)]) is None:
            return ""
        said = [part if place % 2 == 0 else told.get(part) for place, part in enumerate(parts)]
        texts = [part for part in said if isinstance(part, str) and len(part) <= LONGEST]
        return "".join(texts) if len(texts) == len(said) else ""

    def _source(self, key: str) -> str:
        if not self.has_message(key):
            raise Unsayable(f"no message {key!r} in language {self.language!r}")
        return self.sources[key]

    @cached_property
    def _fluent(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False, functions=dict(self.functions))

    def _parse(self, key: str) -> None:
        """Give a message to Fluent, with all those it refers to; a server speaks in several threads at once."""
        if key in self._parsed:
            return
        from fluent.runtime import FluentResource

        with self._parsing:
            fresh = self._with_what_they_say([key], self._parsed)
            self._fluent.add_resource(FluentResource("\n".join(self.sources[one] for one in fresh) + "\n"))
            self._parsed |= fresh  # only now: whoever sees a key here goes to Fluent without waiting

    def _with_what_they_say(self, keys: Iterable[str], known: Collection[str] = ()) -> set[str]:
        """These messages and all those they refer to, and those refer to, but for what is known."""
        found: set[str] = set()
        left = list(keys)
        while left:
            one = left.pop()
            if one in self.sources and one not in known and one not in found:
                found.add(one)
                left += _references(self.sources[one])
        return found


def _references(text: str) -> list[str]:
    """The messages and terms that a text refers to, and perhaps names of functions."""
    return [other[1] or other[2] for other in REFERENCE.finditer(text)]


def _forms(source: str) -> dict[str, str]:
    """The forms of a message, as they are written."""
    value, *attributes = ATTRIBUTE.split(source.partition("=")[2])
    return {VALUE: value, **dict(zip(*[iter(attributes)] * 2, strict=True))}


def _parts(pattern: str) -> list[str] | None:
    """What is said without choices: a text, the name of a slot, a text …; None if it is anything else."""
    first, *more = pattern.split("\n")
    back = min((len(line) - len(line.lstrip(" ")) for line in more if line), default=0)
    parts = SLOT.split("\n".join([first.strip(" "), *(line[back:] for line in more)]).strip())
    return None if any("{" in text for text in parts[::2]) else parts
