"""Facts come in: published entries are read, checked against the schema of their game, and written into the folders of sets.

What a publisher wrote on a card (its text box) is left behind; what is printed as a number, a name or a word comes along.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from zeton.kernel.errors import NO_JSON, BadFacts, Message, Sentences, shown
from zeton.kernel.facts import Schema, all_problems
from zeton.kernel.sets import CARDS_FILE, SET_FILE, SETS, Fact, card_sets
from zeton.kernel.titles import TEXT

MOST_PROBLEMS = 25  # nobody reads more at once

Entry = Mapping[str, Any]


class Head(NamedTuple):
    """What a set is: the name of its folder, its own, its cycle, its place among all that were published."""

    id: str
    name: str
    cycle: str
    release: int


class NewSet(NamedTuple):
    """A set as it comes in: its cards, and by language and kind the titles that are printed otherwise."""

    head: Head
    facts: list[Fact]
    titles: dict[tuple[str, str], dict[str, str]]


class Trader(NamedTuple):
    """How a game reads what was published: which set an entry is of, its fact, its titles; what it must be like."""

    key: str  # of a card's own id
    title: str  # of its title
    published: tuple[str, ...]  # what an entry must have to be read at all
    wanted: Callable[[Entry], bool]
    head: Callable[[Entry], Head]
    fact: Callable[[Entry], Fact]
    order: Callable[[Fact], tuple[int, int]]  # of cards in a set
    named: Callable[[list[NewSet], Mapping[str, Fact]], None]  # ids where the published ones are not ours, from those there are
    titles: Callable[[Entry], Iterable[tuple[str, str, str, str]]]  # language, kind, English, printed
    schema: Callable[[], Schema]
    whole: Callable[[list[Fact]], Iterator[Message]]  # what is incomplete


def trader_of(game: str) -> Trader:
    """How a game reads what was published; BadFacts for a game whose pieces are no cards of sets."""
    package = f"zeton.games.{game}"
    if not card_sets(package):
        raise BadFacts("fact-game", game=game)
    trader: Trader = import_module(f"{package}.published").TRADER
    return trader


def facts_there(game: str) -> dict[str, Fact]:
    """The facts that are there already, by the ids of their cards."""
    key = trader_of(game).key
    return {fact[key]: fact for one in card_sets(f"zeton.games.{game}") for fact in one.entries(CARDS_FILE)}


def read_entries(text: str, file: str) -> list[Entry]:
    """The entries of a file: a list of objects."""
    try:
        given = json.loads(text)
    except NO_JSON:
        raise BadFacts("fact-file", file=file) from None
    if not isinstance(given, list) or not all(isinstance(entry, Mapping) for entry in given):
        raise BadFacts("fact-file", file=file)
    return given


def new_sets(entries: Iterable[Entry], trader: Trader, known: Mapping[str, Fact]) -> list[NewSet]:
    """The sets that these entries are of, in the order of their release; BadFacts, with all that is wrong, if anything is."""
    given = [entry for entry in entries if _is_readable(entry, trader) and trader.wanted(entry)]
    ordered = sorted(given, key=lambda entry: trader.head(entry).release)
    sets = [_new_set(head, list(of_set), trader) for head, of_set in groupby(ordered, trader.head)]
    trader.named(sets, known)
    wrong = list(set_problems([fact for one in sets for fact in one.facts], trader))
    if wrong:
        raise BadFacts(
            "facts", count=len(wrong), problems=Sentences(wrong[:MOST_PROBLEMS]), more=max(0, len(wrong) - MOST_PROBLEMS)
        )
    return sets


def _is_readable(entry: Entry, trader: Trader) -> bool:
    missing = tuple(name for name in trader.published if name not in entry)
    if missing:
        raise BadFacts("fact-of-card", card=shown(entry.get("name", entry.get("title"))), number=shown(entry.get("number")),
                       why=Message("fact-missing", name=missing))  # fmt: skip
    return True


def _new_set(head: Head, entries: list[Entry], trader: Trader) -> NewSet:
    titles: dict[tuple[str, str], dict[str, str]] = {}
    for language, kind, english, printed in (title for entry in entries for title in trader.titles(entry)):
        if english and printed.strip() not in ("", english):
            titles.setdefault((language, kind), {})[english] = printed.strip()
    return NewSet(head, sorted(map(trader.fact, entries), key=trader.order), titles)


def set_problems(facts: list[Fact], trader: Trader) -> Iterator[Message]:
    """Everything that is wrong with the facts of sets."""
    yield from all_problems(facts, trader.schema(), trader.key, trader.title)
    yield from trader.whole(facts)


def write_set(new: NewSet, game: Path) -> Path:
    """Write a set into its folder below the one of its game; a title that is there, in whichever set, is kept as it is."""
    folder = game / SETS / new.head.id
    folder.mkdir(parents=True, exist_ok=True)
    _write(
        folder / SET_FILE,
        json.dumps({"name": new.head.name, "cycle": new.head.cycle, "release": new.head.release}, ensure_ascii=False),
    )
    _write(folder / CARDS_FILE, "[\n" + ",\n".join(json.dumps(fact, ensure_ascii=False) for fact in new.facts) + "\n]")
    if not (folder / "__init__.py").exists():
        _write(folder / "__init__.py", f'"""{new.head.name}."""')
    for (language, kind), titles in new.titles.items():
        file = folder / TEXT / language / f"{kind}.json"
        there = {english for found in game.glob(f"{SETS}/*/{TEXT}/{language}/{kind}.json") for english in _titles(found)}
        told = {english: title for english, title in titles.items() if english not in there}
        if told:
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, json.dumps({**(_titles(file) if file.exists() else {}), **told}, ensure_ascii=False, indent=1))
    return folder


def _titles(file: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _write(file: Path, text: str) -> None:
    file.write_text(text + "\n", encoding="utf-8")
