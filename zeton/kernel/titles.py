"""Titles of cards as a language prints them.

They are data: ``text/<language>/titles.json`` of a set has a language's titles by the English ones, that of a game those of
what is in no set. What is not there is printed in English only, and said so everywhere. Whoever types a title may type it in
any language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from zeton.kernel.folders import folder_of, read_json
from zeton.kernel.sets import card_sets

if TYPE_CHECKING:
    from pathlib import Path

TITLES, SUBTITLES = "titles", "subtitles"


class Titles(str):
    """The titles of cards in a fact or a reason, as they are printed in English; a reader sees those of his language."""

    parts: tuple[str, ...]

    def __new__(cls, *titles: str) -> Titles:
        told = super().__new__(cls, ", ".join(titles))
        told.parts = titles
        return told

    def said(self, titles: Mapping[str, str], listed: Callable[[list[str]], str] = ", ".join) -> str:
        """In the language these titles are of, several of them as it lists names."""
        return listed([titles.get(title, title) for title in self.parts])


class Words(NamedTuple):
    """Several words of the data, each of which has its message in the slot: ``trait-jedi``, ``trait-pilot``."""

    slot: str
    words: tuple[str, ...]


def with_something(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts that say something: a card has not everything that cards can have. A 0 that is printed is something."""
    return {k: v for k, v in facts.items() if v not in (None, "") and not (isinstance(v, Words) and not v.words)}


TEXT = "text"


def languages(package: str) -> list[str]:
    """The languages a package has words in."""
    return sorted(entry.name for entry in folder_of(package).joinpath(TEXT).iterdir() if entry.is_dir())


def texts(package: str, language: str) -> list[Path]:
    """The files with the words of a package in a language: its own, then those of its sets, by their names."""
    folders = [folder.joinpath(TEXT, language) for folder in (folder_of(package), *(one.folder for one in card_sets(package)))]
    return [file for folder in folders if folder.is_dir() for file in sorted(folder.iterdir(), key=lambda e: e.name)]


@cache
def titles_in(language: str, package: str, kind: str = TITLES) -> Mapping[str, str]:
    """The titles (or subtitles) that a language prints for a game, by the English ones."""
    found: dict[str, str] = {}
    for file in texts(package, language):
        if file.name == kind + ".json":
            found |= read_json(file)
    return MappingProxyType(found)


@cache
def other_titles(package: str, kind: str = TITLES) -> Mapping[str, tuple[str, ...]]:
    """What a title is called in all the other languages, by the English one."""
    return merged(titles_in(language, package, kind) for language in languages(package))


def merged(printed: Any) -> Mapping[str, tuple[str, ...]]:
    """Titles of several languages as one list for each English title."""
    found: dict[str, dict[str, None]] = {}
    for titles in printed:
        for english, title in titles.items():
            found.setdefault(english, {})[title] = None
    return MappingProxyType({english: tuple(spelt) for english, spelt in found.items()})
