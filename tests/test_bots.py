"""Bots: they know what their seat may know, their specs are read, and the better one wins."""

from pathlib import Path
from random import Random

import pytest

import zeton
from zeton.bots import BOTS, LEVELS, NAMED, Seat, make_bot
from zeton.bots.arena import arena, pairings, play, wilson

QUICK = {"random": "random", "greedy": "greedy:samples=2,rounds=2,time=600"}
GAMES = zeton.games()


def a_match(game: str, seed: int) -> zeton.Match:
    pairs = pairings(game)
    return zeton.new(game, decks=pairs[seed % len(pairs)] or None, seed=seed)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", QUICK.values(), ids=QUICK)
def test_a_bot_chooses_the_same_whatever_it_cannot_know(game: str, spec: str) -> None:
    rng = Random(5)
    for seed in range(4):
        match = a_match(game, seed)
        for number in range(120):
            decision = match.decision
            if decision is None:
                break
            if number % 12 == 0:
                other = match.determinize(decision.seat, rng)
                chosen = [make_bot(spec, seed=number).choose(Seat(m)) for m in (match, other)]
                assert chosen[0] == chosen[1], f"{spec} peeks at decision {decision}"
            match.choose(rng.randrange(len(decision.options)))


@pytest.mark.parametrize("game", GAMES)
def test_thinking_changes_nothing(game: str) -> None:
    match = a_match(game, 3)
    before = match.digest()
    for spec in QUICK.values():
        make_bot(spec).choose(Seat(match))
    assert match.digest() == before


def test_a_seat_shows_neither_the_match_nor_its_table() -> None:
    seat = Seat(a_match("star_wars_lcg", 1))
    assert [name for name in dir(seat) if not name.startswith("_")] == ["decision", "determinize", "seat", "view"]
    assert seat.view()["seat"] == seat.seat


def test_greedy_beats_random() -> None:
    *_, (standing, _) = arena("star_wars_lcg", QUICK["greedy"], "random", games=2, decks=("jedi", "sith"), seed=40)
    assert standing.total == 4
    assert standing.score >= 3


def test_greedy_answers_within_its_time() -> None:
    match = a_match("star_wars_lcg", 2)
    bot = make_bot("greedy:samples=1000000,time=0.05", seed=1)
    assert bot.choose(Seat(match)) in match.decision.options


def test_bots_play_whole_games_and_the_same_ones_for_the_same_seeds() -> None:
    ends = []
    for _ in range(2):
        match = a_match("star_wars_lcg", 9)
        play(match, [make_bot("random", 1), make_bot("random", 2)])
        ends.append(match.digest())
    assert ends[0] == ends[1]


def test_every_level_is_a_bot() -> None:
    for spec in LEVELS:
        assert isinstance(make_bot(spec), BOTS[NAMED.get(spec, spec).partition(":")[0]])


def test_settings_of_a_spec_are_read_as_what_they_are() -> None:
    bot = make_bot("greedy:samples=3,time=0.5")
    assert (bot.samples, bot.time) == (3, 0.5)


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Last:\n    def __init__(self, seed=0, step=1):\n        self.step = step\n\n"
        "    def choose(self, seat):\n        return seat.decision.options[-self.step]\n"
    )
    match = a_match("star_wars_lcg", 1)
    assert make_bot(f"{file}:Last").choose(Seat(match)) == match.decision.options[-1]
    assert make_bot(f"{file}:Last:step=2").choose(Seat(match)) == match.decision.options[-2]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("gredy", "did you mean 'greedy'"),
        ("greedy:sampels=3", "did you mean 'samples'"),
        ("greedy:samples", "name=value"),
        ("greedy:samples=many", "samples is a whole number such as 4"),
        ("greedy:samples=0", "above 0"),
        ("greedy:time=nan", "above 0"),
        ("no/such.py:Bot", "there is no file"),
        ("", "no bot ''"),
    ],
)
def test_a_wrong_spec_says_what_would_be_right(spec: str, said: str) -> None:
    with pytest.raises(zeton.ZetonError) as caught:
        make_bot(spec)
    assert said in str(caught.value)


def test_a_bot_file_that_is_broken_or_lacks_the_class_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, seat): ...\n")
    with pytest.raises(zeton.UnknownName, match="did you mean 'Mine'"):
        make_bot(f"{file}:Mime")
    file.write_text("1 +")
    with pytest.raises(zeton.BadSetup, match="SyntaxError"):
        make_bot(f"{file}:Mine")


def test_wilson_intervals() -> None:
    low, high = wilson(95, 100)
    assert (round(low, 3), round(high, 3)) == (0.888, 0.978)
    assert wilson(0, 0) == (0.0, 1.0)
    assert round(wilson(10, 10)[1], 9) == 1.0


def test_star_wars_is_played_in_four_pairings_of_starter_decks() -> None:
    assert len(pairings("star_wars_lcg")) == 4
