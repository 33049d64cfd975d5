"""Grammar: phrases in the form a sentence asks for. What a language knows stands in its Fluent files; here is how it is read.

- **A word** is a message; its other forms are attributes: ``filter-unit = unit`` with ``.pl = units``. An adjective's forms are
  looked up with the gender of its noun first (``.f-acc``), then without (``.acc``), then the message itself is taken.
- **A phrase** is a filter, word by word: the attribute ``place`` of each word says where it stands, and the message
  ``phrase-order`` lists the places in the order of the language. The word at the place ``noun`` gives the gender (its
  attribute ``gender``); a phrase without one gets the message ``filter-some-card``. A word that is denied is its attribute
  ``not`` (at the place ``not-place``), or the message ``filter-not``.
- **A sentence** says with an attribute named like one of its slots in which form it wants it: ``.to = dat``. If there is a
  message ``form-<name>``, the phrase is put into it (an article, say), in the word form its attribute ``form`` names;
  ``$determined`` tells it whether a word of the phrase (at the place ``det``, or with the attribute ``determined``) makes an
  article needless.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from zeton.kernel.errors import Unsayable
from zeton.kernel.filter import Filter
from zeton.kernel.names import plain_name
from zeton.kernel.titles import Titles, Words, titles_in

NOUN, DETERMINER, NOT = "noun", "det", "not"
AGAIN = "again"  # a word that is said once more in an "or": "with the trait A or B"
ALONE = "alone"  # the form of a phrase that needs no noun: "while this card is ready"
DIGITS = "0123456789"
TITLE = "title"  # a slot that names cards by their title
NO_TITLES: Mapping[str, str] = MappingProxyType({})


@lru_cache(maxsize=4096)
def slug(name: str) -> str:
    """A word of the data as part of a message's key: "Force User" is "force-user"."""
    return re.sub(r"[^a-z0-9]+", "-", plain_name(name)).strip("-")


def starts(text: Any, shape: Any = "", /, *, like: str = "") -> str:
    """For messages: whether a text begins like a regular expression, ``{ STARTS($word, like: "[aeiou]") -> [yes] … }``.

    One that several messages ask for is a term: ``{ STARTS($card, -plural) -> [yes] … }``.
    """
    return "yes" if re.match(like or str(shape), str(text)) else "no"


FUNCTIONS: dict[str, Any] = {"STARTS": starts}


class Word(NamedTuple):
    """One word of a phrase: its message, what the message is told, and whether it is denied."""

    key: str
    args: dict[str, Any]
    denied: bool = False
    parts: tuple[Filter, ...] = ()  # of what stands for several ("or")


SOME_CARD = Word("filter-some-card", {})


class Called(NamedTuple):
    """What a card that speaks calls itself, and what it calls the card it is on: the keys of nouns ("this unit")."""

    itself: str = "card"
    host: str = "card"


A_CARD = Called()


def words_of(which: Filter, denied: bool = False) -> list[Word]:
    """The words of a filter, in the order they were declared."""
    if which.key == "and" and not denied:
        return [word for part in which.parts for word in words_of(part)]
    if which.key == NOT and len(which.parts[0].parts) < 2:
        return words_of(which.parts[0], not denied)
    return [Word("filter-" + which.key, which.args, denied, which.parts)]


def _alternatives(parts: tuple[Filter, ...]) -> list[Filter]:
    """The sides of an "or", and of those that stand within it."""
    return [one for part in parts for one in (_alternatives(part.parts) if part.key == "or" else [part])]


class Grammar:
    """Reads the messages of one language; ``bundle`` is what Fluent has made of them."""

    def __init__(self, bundle: Any, language: str, titles: Mapping[str, str] = NO_TITLES, called: Called = A_CARD) -> None:
        self.bundle = bundle
        self.language = language
        self.titles = titles  # that this language prints, by the English ones
        self.called = called  # by the card whose text it is
        self.nouns = {"filter-this": called.itself, "filter-enhanced": called.host}

    def calling(self, called: Called) -> Grammar:
        """The same grammar for the text of a card that calls itself, and what it is on, by these nouns."""
        return self if called == self.called else Grammar(self.bundle, self.language, self.titles, called)

    # ── messages ─────────────────────────────────────────────────────────────────────────────────────────────────

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **arguments: Any) -> str:
        """A message with its slots filled, each in the form the message asks for."""
        if not self.has(key):
            raise Unsayable(f"no message {key!r} in language {self.language!r}")
        value = self.bundle.get_message(key).value
        assert value is not None, f"the message {key!r} has only attributes"
        return self._format(key, value, self.filled(key, arguments))

    def filled(self, key: str, arguments: dict[str, Any]) -> dict[str, Any]:
        """What a message is told, with every filter and every word of the data in the form its slot asks for."""
        plain = {name: value for name, value in arguments.items() if isinstance(value, str | int)}
        told = {name: self.told(name, value, self.attribute(key, name, **plain), **plain) for name, value in arguments.items()}
        return {"itself": self.called.itself, "host": self.called.host} | told

    def told(self, name: str, value: Any, form: str = "", /, **plain: Any) -> Any:
        """One thing a message is told: a phrase, a word of the data that has a message of its own, or the value as it is."""
        if isinstance(value, Filter):
            return self.phrase(words_of(value), form, **plain)
        if isinstance(value, Titles):
            return value.said(self.titles)
        if isinstance(value, Words):
            return ", ".join(self.listed_words(value, form))
        if isinstance(value, str) and value and self.has(key := f"{name.rstrip(DIGITS)}-{slug(value)}"):
            return self.word(key, form)
        return self.titles.get(value, value) if name == TITLE else value

    def listed_words(self, words: Words, form: str = "") -> list[str]:
        """Several words of the data, each in its own."""
        return [str(self.told(words.slot, word, form)) for word in words.words]

    def attribute(self, key: str, name: str, /, **arguments: Any) -> str:
        """An attribute of a message; empty if it has none of this name."""
        pattern = self.bundle.get_message(key).attributes.get(name)
        return "" if pattern is None else self._format(f"{key}.{name}", pattern, arguments)

    def _format(self, key: str, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise Unsayable(f"the message {key!r} in language {self.language!r} cannot be said with {arguments}: {errors[0]}")
        return str(text)

    # ── words and phrases ────────────────────────────────────────────────────────────────────────────────────────

    def word(self, key: str, form: str = "", gender: str = "", **arguments: Any) -> str:
        """A word in a form, for a noun of a gender."""
        attributes = self.bundle.get_message(key).attributes
        for name in (f"{gender}-{form}" if form and gender else form or gender, form):
            if name and name in attributes:
                return self.attribute(key, name, **self.filled(key, arguments))
        return self.say(key, **arguments)

    def phrase(self, words: list[Word], form: str = "", /, **plain: Any) -> str:
        """A phrase in a form: its words in the order of the language, and what the form adds (which may ask for numbers)."""
        wrapper = f"form-{form}"
        if not form or not self.has(wrapper):
            return self._phrase(words, form)
        told = {**plain, "determined": "yes" if any(map(self._determines, words)) else "no"}
        said = self._phrase(words, self.attribute(wrapper, "form", **told))
        return self.say(wrapper, **told, phrase=said)

    def _phrase(self, words: list[Word], form: str) -> str:
        if form != ALONE and not any(self._place(word) == NOUN for word in words):
            words = [*words, self._noun(words)]
        gender = next((self._gender(word) for word in words if self._place(word) == NOUN), "")
        order = self.say("phrase-order").split()
        placed = sorted(words, key=lambda word: order.index(self._place(word)))
        return " ".join(filter(None, (self._word(word, form, gender).strip() for word in placed)))

    def _noun(self, words: list[Word]) -> Word:
        """The noun of a phrase that has none: what the card that speaks calls itself or its host, else just "card"."""
        noun = next((self.nouns[word.key] for word in words if word.key in self.nouns), A_CARD.itself)
        return SOME_CARD if noun == A_CARD.itself else Word("filter-" + noun, {})

    def _place(self, word: Word) -> str:
        if word.parts and word.key == "filter-or":
            return self._place(words_of(word.parts[0])[-1])
        if not self.has(word.key):
            raise Unsayable(f"no message {word.key!r} in language {self.language!r}")
        return (word.denied and self.attribute(word.key, "not-place")) or self.attribute(word.key, "place") or NOUN

    def _determines(self, word: Word) -> bool:
        return self._place(word) == DETERMINER or bool(self.has(word.key) and self.attribute(word.key, "determined"))

    def _gender(self, word: Word) -> str:
        if word.parts and word.key == "filter-or":
            return self._gender(words_of(word.parts[0])[-1])
        return self.attribute(word.key, "gender")

    def _word(self, word: Word, form: str, gender: str) -> str:
        if word.key == "filter-or":
            said = self.either(self._sides(_alternatives(word.parts), form, gender))
            return self.say("filter-not", first=said) if word.denied else said
        arguments = {**word.args, **dict(zip(("first", "second"), word.parts, strict=False))}
        if not word.denied:
            return self.word(word.key, form, gender, **arguments)
        names = (f"{NOT}-{gender}-{form}", f"{NOT}-{gender}", f"{NOT}-{form}", NOT)
        attributes = self.bundle.get_message(word.key).attributes
        for name in names:
            if name in attributes:
                return self.attribute(word.key, name, **self.filled(word.key, arguments))
        return self.say("filter-not", first=self.word(word.key, form, gender, **arguments))

    def either(self, alternatives: list[str]) -> str:
        """ "a, b or c"."""
        *more, last = alternatives
        return self.say("filter-or", first=self.listed(more, "filter-or-more"), second=last)

    def _sides(self, alternatives: list[Filter], form: str, gender: str) -> list[str]:
        """The sides of an "or"; a word of the same kind as the one before it is its attribute ``again``, if it has one."""
        said: list[str] = []
        before = ""
        for words in map(words_of, alternatives):
            key = words[0].key if len(words) == 1 and not words[0].denied else ""
            again = self.attribute(key, AGAIN, **self.filled(key, words[0].args)) if key and key == before else ""
            said.append(again or self._alternative(words, form, gender))
            before = key
        return said

    def _alternative(self, words: list[Word], form: str, gender: str) -> str:
        """One side of an "or": a word that agrees with the noun outside, or a phrase with a noun of its own."""
        if any(self._place(word) == NOUN for word in words):
            return self._phrase(words, form)
        return " ".join(self._word(word, form, gender) for word in words)

    def listed(self, items: list[str], joint: str) -> str:
        """Several clauses one after another, each pair joined by a message."""
        said = items[0]
        for item in items[1:]:
            said = self.say(joint, first=said, second=item)
        return said


@cache
def grammar(language: str, *packages: str) -> Grammar:
    """The grammar of a language, with the words of these packages."""
    from zeton.kernel.words import bundle  # words stand on the functions above

    return Grammar(bundle(language, *packages), language, titles_in(language, packages[-1]))
