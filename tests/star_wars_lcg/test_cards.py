"""No card does nothing: every printed ability is served by a script, every script has tests and words."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest

from zeton.games.star_wars_lcg.rules.printed import collection, facts, objective_sets, printed_cards, set_numbers
from zeton.games.star_wars_lcg.wording import StarWarsWording, card_text
from zeton.kernel.words import languages

SETS = Path(__file__).parents[2] / "zeton/games/star_wars_lcg/sets"
DEFINITIONS = {fact["definition"]: fact for fact in facts()}
SCRIPTED = [card.id for card in printed_cards().values() if card.script is not None]


def test_names_of_tests_by_card() -> None:
    """Each card has a test that it works and another that it is not offered when it must not be, or a ruling about it."""
    names = [
        node.name
        for path in SETS.glob("*/test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    for card in SCRIPTED:
        prefix = "test_" + card.replace("-", "_") + "_"
        assert sum(name.startswith(prefix) for name in names) >= 2, f"fewer than two tests have names that begin with {prefix}"


@pytest.mark.parametrize("definition", DEFINITIONS)
def test_every_printed_ability_is_served(definition: str) -> None:
    fact, script = DEFINITIONS[definition], printed_cards()[definition].script
    kinds = set(fact["ability_types"]) - {"keyword"}
    if fact["type"] == "affiliation" or not kinds:
        assert script is None, "a script for a card without a text box"
        return
    assert script is not None, f"{fact['title']} does nothing"
    timings = {ability.timing for ability in script.abilities}
    for kind in kinds - {"constant", "fate"}:
        assert kind.replace("_", " ") in timings, f"{fact['title']} has no {kind}"
    if "constant" in kinds:
        assert script.constants, f"{fact['title']} has no constant effect"
    if fact["type"] == "fate":
        assert timings == {"fate"}


@pytest.mark.parametrize("definition", DEFINITIONS)
def test_every_card_has_words(definition: str) -> None:
    fact = DEFINITIONS[definition]
    if fact["ability_types"] and fact["type"] != "affiliation":
        assert card_text(definition).strip()


def test_scripts_stand_in_collector_order() -> None:
    first: dict[str, tuple[int, int]] = {}
    for number in sorted(objective_sets()):
        for card in objective_sets()[number]:
            first.setdefault(card.definition, (number, card.set_sequence))
    for module in (module for one in collection().sets for module in one.modules()):
        cards = [script.card for script in module.CARDS]
        placed = sorted(cards, key=first.__getitem__)
        assert cards == placed, f"{module.__name__} is not in collector order, which is {placed}"


def test_the_box_is_complete() -> None:
    """R1.2, R1.5: 36 sets of six, 170 definitions and six affiliations."""
    core = [fact for fact in facts() if fact["set"] == "core"]
    assert {fact["set_number"] for fact in core} - {None} == set(range(1, 37))
    assert len({fact["definition"] for fact in core}) == 176
    assert sum(fact["quantity"] for fact in core) == 234


def test_objective_sets_are_whole() -> None:
    """R1.5: all six cards of a set can be played, or none."""
    assert all(len(cards) == 6 for cards in objective_sets().values())


def test_the_sets_there_are_are_told_in_runs() -> None:
    runs = [[int(number) for number in run.split("–")] for run in set_numbers().split(", ")]
    assert [number for run in runs for number in range(run[0], run[-1] + 1)] == sorted(objective_sets())
    assert runs[0][0] == 1 and all(after[0] > before[-1] + 1 for before, after in pairwise(runs))


@pytest.mark.parametrize("language", languages())
def test_what_an_ability_does_is_asked_without_the_occasion_that_it_answers(language: str) -> None:
    """A colon stands behind a cost: "once you have refreshed, draw a card", so that the question can leave the occasion out."""
    wording = StarWarsWording(language)
    scripts = [printed_cards()[card].script for card in SCRIPTED]
    for script in (script for script in scripts if script is not None and script.own_words):
        for number, ability in enumerate(script.abilities):
            if ability.when is not None:
                occasion = wording.of(script.card).when(ability.when)
                assert occasion not in wording.deed(script, number), script.card
