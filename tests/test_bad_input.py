"""Whatever a caller gives wrongly ends in a ZetonError that says what would be right, and changes nothing.

``ZETON_FUZZ=5000 pytest tests/test_bad_input.py`` tries so many changes of each kind instead of a few hundred.
"""

from __future__ import annotations

import json
import os
import random
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum, StrEnum
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.games.clone_wars.components import standard_components
from zeton.kernel.law import broken_laws
from zeton.kernel.match import Match
from zeton.kernel.words import languages

sys.path.insert(0, str(Path(__file__).parent))
from mutations import mutated, mutated_text

TRIES = int(os.environ.get("ZETON_FUZZ", "120"))
DUELS = [name for name in zeton.games() if zeton.game(name).decks]
DOCS = Path(__file__).parents[1] / "docs" / "positions.md"
POSITIONS = {
    given.pop("game"): given
    for given in map(json.loads, re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL))
}


class Seat(IntEnum):
    """A caller's own name for a number: equal to it, and told as something else."""

    SECOND = 1


WRONG_NUMBERS: tuple[Any, ...] = (True, 1.0, "1", [1], {}, None, b"1", float("nan"), Seat.SECOND)


def random_match(name: str, seed: int, choices: int = 0) -> Match:
    match, rng = zeton.new(name, seed=seed, **zeton.game(name).random_setup(random.Random(seed))), random.Random(seed)
    play(match, rng, choices)
    return match


def play(match: Match, rng: random.Random, choices: int) -> None:
    for _ in range(choices):
        if match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))


# ── one wrong thing after another ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", zeton.games())
def test_a_call_with_something_of_another_type_is_refused_and_changes_nothing(name: str) -> None:
    match, rng = random_match(name, 1, 5), random.Random(0)
    before, record = match.digest(), match.record()
    calls: dict[str, Callable[[Any], object]] = {
        "determinize": lambda wrong: match.determinize(wrong, rng),
        "determinize by": lambda wrong: match.determinize(0, wrong),
        "explain to": lambda wrong: match.explain(wrong, 1),
        "explain": lambda wrong: match.explain(0, wrong),
        "evaluate": match.evaluate,
        "log since": lambda wrong: match.log(0, wrong),
        "choose": match.choose,
        "choose a card": lambda wrong: match.choose(("pass", wrong, 0, 0)),
        "game": zeton.game,
        "replay": zeton.replay,
        "words": zeton.words,
        "words in": lambda wrong: zeton.words(zeton.Option("pass"), wrong),
    }
    optional: dict[str, Callable[[Any], object]] = {
        "view": match.view,
        "log": match.log,
        "choose at": lambda wrong: match.choose(0, number=wrong),
        "new with seats": lambda wrong: zeton.new(name, seats=wrong),
        "new with seed": lambda wrong: zeton.new(name, seed=wrong),
        "replay up to": lambda wrong: zeton.replay(record, wrong),
        "words of": lambda wrong: zeton.words(zeton.Option("pass"), match=wrong),
    }
    for wrong in WRONG_NUMBERS:
        for what, call in (calls if wrong is None else calls | optional).items():
            with pytest.raises(zeton.ZetonError):
                call(wrong)
                pytest.fail(f"{what} takes {wrong!r}")
        with pytest.raises(zeton.ZetonError):
            zeton.position(name, wrong or [])
    for seat in (-1, match.seats, 2**70):
        with pytest.raises(zeton.ZetonError, match="seats are numbered"):
            match.view(seat)
    for said in (7, "said", [], zeton.Option("pass")):
        with pytest.raises(zeton.ZetonError, match="is a dictionary"):
            match.view(0, said)
    for upto in (-1, -(2**70)):
        with pytest.raises(zeton.BadRecord, match="a number from 0 up"):
            zeton.replay(record, upto)
    assert match.digest() == before and match.record() == record


@pytest.mark.parametrize("name", zeton.games())
def test_an_old_record_says_by_which_rules_it_was_played_and_which_these_are(name: str) -> None:
    record = random_match(name, 1, 5).record()
    versions = re.escape(f"was played by version “1” of its rules, and this is version “{record['rules']}”")
    with pytest.raises(zeton.BadRecord, match=versions):
        zeton.replay({**record, "rules": "1"})


def test_a_record_with_nothing_in_it_is_said_to_have_nothing() -> None:
    with pytest.raises(zeton.BadRecord, match="this one has nothing"):
        zeton.replay({})
    with pytest.raises(zeton.BadRecord, match="this one has “game”"):
        zeton.replay({"game": "destiny"})


def test_of_very_much_that_is_wrong_the_beginning_is_told_and_how_much_more_there_is() -> None:
    """However long a list of entries, or of the rules that a deck breaks, the error can be said."""
    foreign: Any = {f"entry{number}": 1 for number in range(2000)}
    wrong: dict[str, Callable[[], object]] = {
        r"“entry0”, .* … and [\d,]+ more\.": partial(zeton.replay, foreign),
        r"this has “entry0”, .* … and [\d,]+ more": partial(zeton.new, "destiny", (foreign, foreign)),
    }
    deck = zeton.game("conquest").deck("dark_eldar")
    others = replace(deck, warlord="colonel-straken")
    wrong[r"\(DB6\) … and [\d,]+ more\."] = partial(zeton.new, "conquest", (others, others))
    for said, call in wrong.items():
        with pytest.raises(zeton.ZetonError, match=said) as refused:
            call()
        assert all(len(refused.value.say(language)) < 2500 for language in languages())


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("conquest", {"two": {"resources": Seat.SECOND}}),
        ("clone_wars", {"invasion": Seat.SECOND}),
        ("destiny", {"round": Seat.SECOND}),
        ("star_wars_lcg", {"turn_number": Seat.SECOND}),
    ],
)
def test_a_position_takes_plain_numbers_only(name: str, given: dict[str, Any]) -> None:
    """What is equal to one would be another table when it comes back from its record."""
    with pytest.raises(zeton.BadPosition):
        zeton.position(name, given)


class Word(StrEnum):
    """A caller's own name for a word."""

    DARK = "dark"
    ACTIONS = "actions"


@pytest.mark.parametrize(
    ("name", "entry", "word"), [("star_wars_lcg", "balance", Word.DARK), ("clone_wars", "step", Word.ACTIONS)]
)
def test_a_position_keeps_plain_words(name: str, entry: str, word: Word) -> None:
    match = zeton.position(name, {**POSITIONS[name], entry: word})
    assert match.digest() == zeton.replay(json.loads(json.dumps(match.record()))).digest()


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("conquest", {"one": {"planets": {10**5000: ["Snotlings"]}}}),
        ("conquest", {"one": {"planets": {"1": [10**5000]}}}),
        ("clone_wars", {"droids": {10**5000: 1}}),
        ("clone_wars", {"droids": {"Naboo": 10**5000}}),
        ("destiny", {"round": 10**5000}),
        ("destiny", {"first": {"characters": [{"card": "Han Solo (Legacies)", 10**5000: 1}]}}),
        ("star_wars_lcg", {"turn_number": 10**5000}),
    ],
)
def test_a_number_of_thousands_of_digits_in_a_position_is_refused(name: str, given: dict[str, Any]) -> None:
    with pytest.raises(zeton.ZetonError) as refused:
        zeton.position(name, given)
    assert all(len(refused.value.say(language)) < 1000 for language in languages())


@pytest.mark.parametrize("name", DUELS)
def test_a_deck_that_is_made_by_hand_is_checked_as_well(name: str) -> None:
    deck = next(iter(zeton.game(name).decks.values()))
    for field in deck.data():
        for wrong in (7, None, ["x"], [["x", 1]], ("no such card",), (("no such card", 1),), -1):
            with pytest.raises(zeton.ZetonError):
                type(deck)(**{part: getattr(deck, part) for part in deck.data()} | {field: wrong})
                pytest.fail(f"{field} may be {wrong!r}")


# ── thousands of wrong things ─────────────────────────────────────────────────────────────────────────────────────


def refused_or_right(what: str, seed: int, call: Callable[[], object]) -> bool:
    """Whether the call succeeded; anything but a refusal is a failure that names the seed."""
    try:
        call()
    except zeton.ZetonError as wrong:
        for said in (str(wrong), *(wrong.say(language) for language in languages())):
            assert said and len(said) < 3000, f"{what}, seed {seed}: {said[:300]}"
        return False
    except Exception as wrong:
        raise AssertionError(f"{what}, seed {seed}: {type(wrong).__name__}: {wrong}") from wrong
    return True


@pytest.mark.parametrize("name", zeton.games())
def test_a_record_changed_at_random_is_refused_or_replayed(name: str) -> None:
    records = [random_match(name, seed, 25).record() for seed in range(4)]
    for seed in range(TRIES):
        rng = random.Random(seed)
        record = mutated(rng.choice(records), rng)
        if refused_or_right(name, seed, partial(zeton.replay, record)):
            assert broken_laws(zeton.replay(record).table) == []


@pytest.mark.parametrize("name", DUELS)
def test_a_deck_changed_at_random_is_refused_or_played(name: str) -> None:
    game = zeton.game(name)
    first, *_, second = game.decks.values()
    for seed in range(TRIES):
        rng = random.Random(seed)
        deck = mutated(first.data(), rng)
        refused_or_right(name, seed, partial(game.deck_problems, deck))
        refused_or_right(name, seed, partial(game.write_deck, deck))
        if refused_or_right(name, seed, partial(zeton.new, name, (deck, second))):
            play(zeton.new(name, (deck, second)), rng, 10)


@pytest.mark.parametrize("name", DUELS)
def test_a_deck_file_changed_at_random_is_refused_or_read(name: str) -> None:
    game = zeton.game(name)
    texts = [game.write_deck(deck) for deck in game.decks.values()]
    texts.append('<?xml version="1.0"?><deck><section name="Deck"><card qty="2" id="x">Promotion</card></section></deck>')
    for seed in range(TRIES):
        rng = random.Random(seed)
        text = mutated_text(rng.choice(texts), rng)
        file = rng.choice(("mine.txt", "mine.o8d", "", "\ud800"))

        def read_and_keep(text: str = text, file: str = file) -> None:
            deck = game.read_deck(text, file)
            game.deck_problems(deck)
            assert game.read_deck(game.write_deck(game.deck(deck.data())), "again.txt").data()["name"]

        refused_or_right(name, seed, read_and_keep)


@pytest.mark.parametrize("name", zeton.games())
def test_a_position_changed_at_random_is_refused_or_played_on(name: str) -> None:
    for seed in range(TRIES):
        rng = random.Random(seed)
        given = mutated(POSITIONS[name], rng)

        def lay_and_play(given: Any = given, rng: random.Random = rng) -> None:
            match = zeton.position(name, given)
            for _ in range(12):
                assert match.decision is None or broken_laws(match.table) == []
                play(match, rng, 1)
            assert zeton.replay(json.loads(json.dumps(match.record()))).digest() == match.digest()

        refused_or_right(name, seed, lay_and_play)


@pytest.mark.parametrize("name", zeton.games())
def test_a_record_that_begins_at_a_position_replays_with_its_own_luck(name: str) -> None:
    match = zeton.position(name, POSITIONS[name], seed=7)
    play(match, random.Random(1), 20)
    record = match.record()
    assert record["setup"] == {"position": POSITIONS[name]} and record["seed"] == 7
    assert zeton.replay(record).digest() == match.digest()
    assert zeton.position(name, POSITIONS[name], seed=8).chance != zeton.position(name, POSITIONS[name], seed=7).chance
    for wrong in ({"position": 3}, {"position": {"nonsense": 1}}, {**record["setup"], "options": {}}):
        with pytest.raises(zeton.BadRecord, match="position"):
            zeton.replay({**record, "setup": wrong, "choices": []})
    for option in zeton.game(name).files:
        with pytest.raises(zeton.BadRecord, match="not a path"):
            zeton.replay({**record, "setup": {"position": {**POSITIONS[name], option: __file__}}, "choices": []})


def test_a_component_file_changed_at_random_is_refused_or_played() -> None:
    components = json.loads(json.dumps(dict(standard_components())))
    for seed in range(TRIES):
        rng = random.Random(seed)
        given = mutated(components, rng)

        def read_and_play(given: Any = given, rng: random.Random = rng, seed: int = seed) -> None:
            game = zeton.game("clone_wars")
            villain = rng.choice(list(game.with_contents({"components": given}).option_choices("villain")))
            match = zeton.new(
                "clone_wars", seats=rng.randint(1, 5), seed=(rng.random() < 0.5 and 1) or 0, components=given, villain=villain
            )
            for card in match.game.cards:
                match.game.card_text(card, "en")
            for _ in range(40):
                assert match.decision is None or broken_laws(match.table) == []
                play(match, rng, 1)

        refused_or_right("components", seed, read_and_play)


@pytest.mark.parametrize("name", zeton.games())
def test_a_setup_changed_at_random_is_refused_or_played(name: str) -> None:
    for seed in range(TRIES):
        rng = random.Random(seed)
        setup = random_match(name, seed % 5).setup
        assert setup is not None
        given = mutated({"seed": 1, **dict(setup)}, rng)
        whole = given if isinstance(given, dict) else {}
        options = whole.get("options", {})
        named = [*whole.items(), *(options.items() if isinstance(options, dict) else ())]
        arguments = {key: value for key, value in named if isinstance(key, str) and key not in ("name", "options")}
        if "decks" in arguments:
            arguments["decks"] = tuple(arguments["decks"]) if isinstance(arguments["decks"], list) else arguments["decks"]
        if refused_or_right(name, seed, partial(zeton.new, name, **arguments)):
            play(zeton.new(name, **arguments), rng, 5)
