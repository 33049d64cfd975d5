"""The rule books: every number that the project cites can be looked up in it, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import zeton
from zeton.kernel.examples import Example, examples
from zeton.kernel.rulebook import chapter_of, rule_book
from zeton.kernel.timing import KINDS, name_of, timing_chart
from zeton.kernel.words import languages

ROOT = Path(__file__).parent.parent
GAMES = zeton.games()
CITED = re.compile(r"(?<![\w.])(?:R\d{1,2}(?:\.\d{1,2})?|A(?:\d{1,2}|1[0-4]\d)|DB\d{1,2})(?![\w-])")
"""A number in a docstring, a comment, a reason or a message; R2-D2 is none, nor is a blaster called A180 or A280."""
TEST = re.compile(r"def (test_\w+)")
IN_A_NAME = re.compile(r"(?<=_)(?:r(\d{1,2})_(\d{1,2})|([ra]|db)(\d{1,2}|1[0-4]\d))(?=_|$)")
RANGE_IN_A_NAME = re.compile(r"(?<=_)r(\d{1,2})_(\d{1,2})_to_r\1_(\d{1,2})(?=_|$)")
RANGE = re.compile(r"(R\d+\.|A)(\d+)–(?:R\d+\.|A)(\d+)")


def files(game: str) -> Iterator[Path]:
    """What is written about a game: its own folder, its tests, its board in the terminal."""
    yield from (ROOT / "zeton/games" / game).rglob("*.py")
    yield from (ROOT / "zeton/games" / game).rglob("*.ftl")
    yield from (ROOT / "tests" / game).rglob("*.py")
    yield ROOT / "zeton/terminal" / f"{game}.py"


def cited(text: str) -> Iterator[str]:
    """Every number in a text: in its sentences, the whole of a range, and in the names of its tests."""
    yield from CITED.findall(text)
    for before, first, last in RANGE.findall(text):
        yield from (f"{before}{number}" for number in range(int(first), int(last) + 1))
    for name in TEST.findall(text):
        for chapter, rule, letter, number in IN_A_NAME.findall(name):
            yield f"R{chapter}.{rule}" if rule else letter.upper() + number
        for chapter, first, last in RANGE_IN_A_NAME.findall(name):
            yield from (f"R{chapter}.{rule}" for rule in range(int(first), int(last) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_is_cited_can_be_looked_up(game: str) -> None:
    book = rule_book(game, "en")
    found = {number: path.name for path in files(game) for number in cited(path.read_text(encoding="utf-8"))}
    assert len(found) > 100
    assert {number: where for number, where in found.items() if number not in book} == {}


def headings(game: str) -> Iterator[str]:
    """The name and the docstring of every test of a game's rules and of its cards."""
    for path in (*(ROOT / "tests" / game).rglob("test_*.py"), *(ROOT / "zeton/games" / game / "sets").rglob("test_*.py")):
        for found in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(found, ast.FunctionDef) and found.name.startswith("test_"):
                yield f"def {found.name}: {ast.get_docstring(found) or ''}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_every_ruling_has_a_test_that_cites_it(game: str) -> None:
    found = {number for heading in headings(game) for number in cited(heading)}
    assert [rule.number for rule in rule_book(game, "en") if rule.number not in found] == []


def test_numbers_are_found_wherever_they_are_cited() -> None:
    name = "def test_r7_2_and_a22_a104_what_a180_is_r3_1_to_r3_3_db3() -> None:\n"
    text = name + '    """Only by R8 (R9.1–R9.3, A5–A6), A103, no R2-D2, no A280."""\n'
    assert set(cited(text)) == {
        "R3.1",
        "R3.2",
        "R3.3",
        "R7.2",
        "A22",
        "A104",
        "R8",
        "R9.1",
        "R9.2",
        "R9.3",
        "A5",
        "A6",
        "A103",
        "DB3",
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_book_is_complete(game: str, language: str) -> None:
    book, first = rule_book(game, language), rule_book(game, "en")
    assert [rule.number for rule in book] == [rule.number for rule in first]
    for chapter in book.chapters:
        assert chapter.title and chapter.rules, chapter.number
        assert all(chapter_of(rule.number) == chapter.number for rule in chapter.rules)
    numbers = [rule.number for rule in book]
    assert len(set(numbers)) == len(numbers) == sum(len(chapter.rules) for chapter in book.chapters) + len(book.rulings)
    assert [rule.number for rule in book.rulings] == [f"A{n}" for n in range(1, len(book.rulings) + 1)]
    assert all(rule.text[-1] in ".!?”" and rule.text[0] == rule.text[0].upper() for rule in book)


def test_rules_are_found_by_number_by_chapter_and_by_words() -> None:
    book = rule_book("star_wars_lcg", "pl")
    assert [rule.number for rule in book.find(["a88"])] == ["A88"]
    assert [rule.number for rule in book.find(["R7.2"])] == ["R7.2"]
    assert {chapter_of(rule.number) for rule in book.find(["r7"])} == {"R7"}
    accents = book.find(["natarć", "okna"])
    assert accents == book.find(["NATARC", "okna"]) and "A32" in {rule.number for rule in accents}
    assert book.find(["natarc", "quidditch"]) == []
    assert len(book.find([])) == len(list(book))


# ── the timing chart ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_the_chart_has_a_rule_a_name_and_a_way_on(game: str) -> None:
    steps = [step for phase in timing_chart(game) for step in phase.steps]
    ids = [step.step for step in steps]
    assert len(set(ids)) == len(ids)
    for phase in timing_chart(game):
        assert phase.rule in rule_book(game, "en") and phase.steps
    for step in steps:
        assert step.rule in rule_book(game, "en"), step
        assert step.kind in KINDS and (not step.back or step.back in ids), step
    for language in languages():
        assert all(name_of("phase", phase.phase, game, language) for phase in timing_chart(game))
        assert all(name_of("step", step.step, game, language) for step in steps)
        assert all(name_of("part", step.part, game, language) for step in steps if step.part)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_game_is_on_its_chart(game: str) -> None:
    """Where a view names its step, the chart has it; the phase it has in any case."""
    chart = timing_chart(game)
    phases = {phase.phase for phase in chart}
    known = {at for phase in chart for step in phase.steps for at in step.at}
    met = set()
    for seed in range(3):
        rng = Random(seed)
        match = zeton.new(game, seed=seed, **zeton.game(game).random_setup(rng))
        for _ in range(400):
            if match.decision is None:
                break
            view = match.view(None)
            assert view["phase"] in phases
            met.add(view.get("step"))
            match.choose(rng.choice(match.decision.options))
    if any(step in known for step in met):  # the games whose views name steps of the chart
        assert met <= known | {None}, met - known


# ── examples ─────────────────────────────────────────────────────────────────────────────────────────────────────

EXAMPLES = [(game, example) for game in GAMES for example in examples(game)]


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=lambda given: getattr(given, "id", given))
def test_an_example_can_be_laid_and_offers_what_is_to_be_tried(game: str, example: Example) -> None:
    assert example.rule in rule_book(game, "en")
    match = zeton.position(game, example.position)
    assert match.decision is not None and match.decision.seat == example.seat
    verb, *titles = example.tries
    offered = [
        option
        for option in match.decision.options
        if option.verb == verb
        and set(titles) <= {match.table.cards[card].title for card in (option.card, option.target) if card}
    ]
    assert offered
    match.choose(offered[0])
    assert all(example.text(game, language) for language in languages())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples(game: str) -> None:
    found = examples(game)
    assert len(found) >= 4 and len({example.id for example in found}) == len(found)
