"""No English word of ours reaches a reader of another language: messages, cards, facts, options, questions, log, reasons.

Every sentence is taken apart into words, after the titles in it that are printed in English only have been taken out. What our
English messages say must not be among them, but for words that are the language's own as well: ``tests/shared_words.py``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from rich.console import Console

import zeton
from zeton.kernel import contents, words
from zeton.kernel.chronicle import Reader, outcome_why, outcome_words, tell_log
from zeton.kernel.game import Game
from zeton.kernel.sets import card_sets
from zeton.kernel.titles import Words
from zeton.terminal.cards import card_panel
from zeton.terminal.screen import draw

sys.path.insert(0, str(Path(__file__).parent))
from shared_words import EVERYWHERE, NAMES, SHARED

ROOT = Path(__file__).parent.parent
FOLDERS = (
    ROOT / "zeton/text",
    ROOT / "web/locales",
    *(ROOT / "zeton/games").glob("*/text"),
    *(ROOT / "zeton/games").glob("*/sets/*/text"),
)
FIRST = "en"
OTHERS = [language for language in words.languages() if language != FIRST]
WORD = re.compile(r"[^\W\d_]{2,}")
DIE_SIDE = re.compile(r"(?<!\w)\+?[\dX]*(?:MD|RD|ID|Sh|Sp|Dr|Dc|R|F|\*)\d*(?!\w)")  # written as it is printed


class Text(Visitor):  # type: ignore[misc]
    """The words that a message says by itself: no names of slots, of cases or of forms."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


CLAUSES = ("label", "limit", "if", "not", "you", "run", "run-you", "same", "same-you", "item")  # attributes that are text


def messages(folder: Path) -> Iterator[tuple[str, str]]:
    """The messages of a folder, each with the text it says."""
    for path in sorted(folder.rglob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                said = Text()
                for part in (entry.value, *(a.value for a in entry.attributes if a.id.name in CLAUSES)):
                    if part is not None:
                        said.visit(part)
                if not entry.id.name.startswith(("phrase-order", "form-")):
                    yield entry.id.name, " ".join(said.found)


@cache
def english() -> frozenset[str]:
    """Every word of our English messages and of our data."""
    found = {word for folder in FOLDERS for _, text in messages(folder / FIRST) for word in spoken(text)}
    for name in zeton.games():
        game = zeton.game(name)
        for card in game.cards:
            values = (v for v in game.card_facts(card).values() if isinstance(v, Words))
            found |= {word for value in values for one in value.words for word in spoken(one)}
    return frozenset(found)


def spoken(text: str) -> list[str]:
    return [word.casefold() for word in WORD.findall(DIE_SIDE.sub(" ", text))]


@cache
def titles(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """The titles a reader of a language sees, and those he does not: the English ones that his language prints otherwise."""
    seen, hidden = set(NAMES), set()
    for name in zeton.games():
        game = zeton.game(name)
        printed = game.titles(language)
        for card in game.cards.values():
            subtitle = getattr(card, "subtitle", "")
            seen |= {printed.get(title, title) for title in (card.title, subtitle) if title}
            hidden |= {card.title} & printed.keys()
        seen |= {one.name for one in card_sets(f"zeton.games.{name}")}  # sets are named as they are printed
    return pattern(seen), pattern(hidden - seen)


def pattern(phrases: set[str]) -> re.Pattern[str]:
    listed = "|".join(re.escape(phrase) for phrase in sorted(phrases, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{listed})(?!\w)")


def english_words(text: str, language: str) -> list[str]:
    """The English words in what is said in a language."""
    seen, _ = titles(language)
    own = SHARED[language] | EVERYWHERE
    return [word for word in spoken(seen.sub(" ", text)) if word in english() and word not in own]


def check(text: str, language: str) -> None:
    found = english_words(text, language)
    assert not found, f"{', '.join(found)} in {text!r}"
    seen, hidden = titles(language)
    otherwise = hidden.findall(seen.sub(" ", text))
    assert not otherwise, f"this language prints {', '.join(otherwise)} otherwise: {text!r}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
@pytest.mark.parametrize("language", OTHERS)
def test_no_message_has_an_english_word(folder: Path, language: str) -> None:
    for _, text in messages(folder / language):
        check(text, language)


@pytest.mark.parametrize("game", zeton.games())
@pytest.mark.parametrize("language", OTHERS)
def test_no_card_says_an_english_word(game: str, language: str) -> None:
    rules = zeton.game(game)
    for card in rules.cards:
        check(printed(rules, card, language), language)
        for keyword in contents.keywords(rules, card, language):
            check(keyword, language)


def printed(game: Game, card: str, language: str) -> str:
    """What the terminal shows of a card: the names of its facts, the facts, and its text."""
    out = Console(file=StringIO(), width=400)
    out.print(card_panel(game, card, language))
    return str(out.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", zeton.games())
def test_nothing_said_in_a_game_has_an_english_word(game: str) -> None:
    rng = Random(11)
    for number in range(2):
        match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=number)
        while match.decision is not None:
            for language in OTHERS:
                check(words.question_words(match.decision, language, match), language)
                for said in words.options_words(match, language):
                    check(said, language)
            if rng.random() < 0.05:
                look_around(match)
            match.choose(rng.randrange(len(match.decision.options)))
        for language in OTHERS:
            for seat in (*range(match.seats), None):
                for line in tell_log(match, match.log(seat), Reader(language, seat)):
                    check(line.text, language)
                check(outcome_words(match.outcome, Reader(language, seat), match), language)
                check(outcome_why(match.outcome, Reader(language, seat), match) or "", language)


def look_around(match: zeton.Match) -> None:
    """The table as the terminal draws it, and why cards offer nothing."""
    assert match.decision is not None
    seat = match.decision.seat
    known = match.view(seat)["cards"]
    for language in OTHERS:
        out = Console(file=StringIO(), width=240)
        out.print(draw(match, seat, language))
        for line in out.file.getvalue().splitlines():  # type: ignore[attr-defined]
            check(line, language)
        for card in known:
            for reason in match.explain(seat, card):
                check(words.reason_words(reason, language, match), language)


@pytest.mark.parametrize("language", OTHERS)
def test_what_decks_break_and_what_is_chosen_has_no_english_word(language: str) -> None:
    for name in zeton.games():
        game = zeton.game(name)
        for option in game.options:
            for called in contents.option_choices(game, option, language).values():
                check(called, language)
        for deck in game.decks:
            check(contents.deck_name(game, deck, language), language)
            check(game.write_deck(deck, language).split("\n", 1)[1], language)  # but for its own name, in the first line


@pytest.mark.parametrize("language", OTHERS)
def test_an_english_word_is_found(language: str) -> None:
    """What all these tests stand on."""
    for word in ("damage", "a hidden card", "Vehicle", "Jedi Training takes 1 damage.", "shield"):
        assert english_words(word, language), word
