"""The rule book of a game: chapters, rules and rulings, each by its number, in our own words and in every language.

The texts are Fluent messages of the game: ``chapter-R7``, ``rule-R7-2`` (hyphens for points), ``ruling-A22``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from zeton.kernel import words
from zeton.kernel.names import plain_name

CHAPTER, RULE, RULING = "chapter-", "rule-", "ruling-"


@dataclass(frozen=True)
class Rule:
    """A rule or a ruling: its number and what it says."""

    number: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A chapter: its number, its title, its rules in order."""

    number: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class RuleBook:
    """All chapters of a game, and the rulings: what the rules leave open, and how it is played here."""

    chapters: tuple[Chapter, ...]
    rulings: tuple[Rule, ...]

    def __iter__(self) -> Iterator[Rule]:
        """Everything that has a text, in order."""
        for chapter in self.chapters:
            yield from chapter.rules
        yield from self.rulings

    def __contains__(self, number: object) -> bool:
        """Whether a number, of a chapter too, can be looked up."""
        return any(chapter.number == number for chapter in self.chapters) or any(rule.number == number for rule in self)

    def find(self, wanted: Iterable[str]) -> list[Rule]:
        """What has this number (R7 means all of R7), or says all of these words; accents and capitals do not matter."""
        asked = [word for word in wanted if word]
        if len(asked) == 1 and (named := list(self._named(asked[0].upper().rstrip(".")))):
            return named
        plain = [plain_name(word) for word in asked]
        return [rule for rule in self if all(word in plain_name(rule.text) for word in plain)]

    def _named(self, number: str) -> Iterator[Rule]:
        return (rule for rule in self if number in (rule.number, chapter_of(rule.number)))


def chapter_of(number: str) -> str:
    """The chapter a rule is in: R7 of R7.2, DB of DB3. A ruling is in none: A."""
    return number.split(".")[0] if "." in number else number.rstrip("0123456789")


@cache
def rule_book(game: str, language: str) -> RuleBook:
    """The rule book of a game, by its id."""
    package = f"zeton.games.{game}"
    rules = _numbered(RULE, language, package)
    titles = words.messages(CHAPTER, language, package)
    chapters = (
        Chapter(number, title, tuple(rule for rule in rules if chapter_of(rule.number) == number))
        for number, title in ((key.removeprefix(CHAPTER), title) for key, title in titles.items())
    )
    return RuleBook(tuple(chapters), _numbered(RULING, language, package))


def _numbered(prefix: str, language: str, package: str) -> tuple[Rule, ...]:
    found = words.messages(prefix, language, package)
    return tuple(Rule(key.removeprefix(prefix).replace("-", "."), text) for key, text in found.items())
