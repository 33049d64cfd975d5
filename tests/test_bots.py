"""Bots: they know what their seat may know, their specs are read, and the better one wins."""

import os
import re
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import zeton
from zeton.bots import BOTS, LEVELS, NAMED, Seat, bot_name, hint, make_bot
from zeton.bots.arena import pairings, play
from zeton.bots.greedy import GreedyBot
from zeton.bots.random_bot import RandomBot
from zeton.bots.search_bot import SearchBot

QUICK = {
    "random": "random",
    "novice": "novice:time=600",
    "greedy": "greedy:samples=2,rounds=2,time=600",
    "search": "search:iterations=12",
}
GAMES = zeton.games()


def a_match(game: str, seed: int) -> zeton.Match:
    pairs = pairings(game, zeton.game(game).past)  # decks of the first box: others change no seed here
    return zeton.new(game, decks=pairs[seed % len(pairs)] or None, seed=seed)


def test_every_bot_is_tested_for_fairness() -> None:
    assert set(QUICK) == set(BOTS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", QUICK.values(), ids=QUICK)
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 150))
def test_a_bot_chooses_the_same_whatever_it_cannot_know(game: str, spec: str, seed: int, moves: int) -> None:
    """Deal what the seat cannot know anew, keep the bot's seed: it chooses the same, now and at its next question."""
    rng = Random(seed)
    match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=seed)
    for _ in range(moves):
        if match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
    bots = [make_bot(spec, seed) for _ in range(2)]
    me = None
    for _ in range(6):  # the second time a bot may go on from what it has thought before
        if match.decision is None:
            break
        decision = match.decision
        if me in (None, decision.seat):
            me = decision.seat
            other = match.determinize(me, rng)
            chosen = [bot.choose(Seat(m)) for bot, m in zip(bots, (match, other), strict=True)]
            assert chosen[0] == chosen[1], f"{spec} peeks at decision {decision}"
            match.choose(chosen[0])
        else:
            match.choose(rng.randrange(len(decision.options)))


@pytest.mark.parametrize("game", GAMES)
def test_thinking_changes_nothing(game: str) -> None:
    match = a_match(game, 3)
    before = match.digest()
    for spec in QUICK.values():
        make_bot(spec).choose(Seat(match))
    assert match.digest() == before


def test_a_seat_shows_neither_the_match_nor_its_table() -> None:
    match = a_match("star_wars_lcg", 1)
    seat = Seat(match)
    assert [name for name in dir(seat) if not name.startswith("_")] == ["decision", "determinize", "seat", "view"]
    assert not any(getattr(seat, name, None) in (match, match.table) for name in dir(seat))
    assert seat.view()["seat"] == seat.seat


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


def test_a_novice_overlooks_what_it_could_answer() -> None:
    luke = {"units": [{"card": "Luke Skywalker (Core)", "focus": 2}]}
    match = zeton.position("star_wars_lcg", {"light": luke, "turn": "dark", "phase": "turn"})
    assert match.decision is not None and match.decision.kind == "reaction"
    assert make_bot("novice:forgets=1.0").choose(Seat(match)).verb == "pass"
    assert make_bot("novice:forgets=0.000001").choose(Seat(match)).verb == "use"


def test_a_novice_would_rather_attack() -> None:
    light, dark = {"units": ["Guardian of Peace"]}, {"objectives": ["Fall of the Jedi"]}
    match = zeton.position("star_wars_lcg", {"light": light, "dark": dark, "turn": "light", "phase": "conflict"})
    assert match.decision is not None and len({option.verb for option in match.decision.options}) > 1
    assert make_bot("novice:eager=1000.0").choose(Seat(match)).verb == "engage"


def test_a_novice_claims_the_battlefield_before_its_dice_are_resolved() -> None:
    luke = {"card": "Luke Skywalker (Legacies)", "pool": ["2RD"]}
    position = {"first": {"characters": [luke], "deck": ["Alter"]}, "second": {"characters": ["Boba Fett"], "deck": ["Subdue"]}}
    match = zeton.position("destiny", position)
    assert make_bot("greedy").choose(Seat(match)).verb != "claim"
    assert make_bot("novice:eager=1000.0").choose(Seat(match)).verb == "claim"


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
        ("gredy", "Did you mean “greedy”"),
        ("greedy:sampels=3", "Did you mean “samples”"),
        ("greedy:samples", "A setting of the bot “greedy” is written as in greedy:samples=8, not “samples”"),
        ("greedy:samples=many", "“samples” is a whole number, not “many”"),
        ("greedy:samples=0", "above 0"),
        ("greedy:time=nan", "above 0"),
        ("no/such.py:Bot", "there is no file no/such.py"),
        ("", "no bot “”"),
    ],
)
def test_a_wrong_spec_says_what_would_be_right(spec: str, said: str) -> None:
    with pytest.raises(zeton.ZetonError) as caught:
        make_bot(spec)
    assert said in str(caught.value)


def test_a_file_may_name_a_function_that_makes_its_bot_and_is_read_once(tmp_path: Path) -> None:
    """What took long to learn is not learnt again for every game; a file that has changed is read anew."""
    file = tmp_path / "mine.py"
    made = (
        "from zeton.bots.random_bot import RandomBot\nwith open(__file__ + '.read', 'a') as read:\n    read.write('.')\n\n"
        "def learnt(seed=0, depth=1):\n    bot = RandomBot(seed)\n    bot.depth = depth\n    return bot\n"
    )
    file.write_text(made)
    assert [make_bot(f"{file}:learnt:depth={depth}").depth for depth in (2, 3)] == [2, 3]
    assert Path(f"{file}.read").read_text() == "."
    file.write_text(made.replace("= depth", "= 10 * depth"))
    os.utime(file, ns=(1, 1))
    assert make_bot(f"{file}:learnt:depth=2").depth == 20


def test_what_makes_no_bot_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def learnt(seed=0):\n    return [seed]\n\ndef features(match, seat): ...\n")
    with pytest.raises(zeton.BadSetup, match=r"“.*mine\.py:learnt” makes no bot but list"):
        make_bot(f"{file}:learnt")
    with pytest.raises(zeton.UnknownName, match=r"no bot “features”\. There is only learnt"):
        make_bot(f"{file}:features")


def test_a_bot_file_that_is_broken_or_lacks_the_class_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, seat): ...\n")
    with pytest.raises(zeton.UnknownName, match="Did you mean “Mine”"):
        make_bot(f"{file}:Mime")
    file.write_text("1 +")
    with pytest.raises(zeton.BadSetup, match="SyntaxError"):
        make_bot(f"{file}:Mine")


def test_what_does_not_take_a_seed_or_wants_more_makes_no_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n    def choose(self, seat): ...\n\nclass More(Mine):\n    def __init__(self, seed, depth): ...\n"
    )
    for name, takes in (("Mine", "()"), ("More", "(seed, depth)")):
        with pytest.raises(zeton.BadSetup, match=re.escape(f"cannot be made with (seed=3): what makes it takes {takes}.")):
            make_bot(f"{file}:{name}", seed=3)
    with pytest.raises(zeton.BadSetup, match=r"“sorted” cannot be made with \(seed=0\)"):
        make_bot(sorted)  # type: ignore[arg-type]


def test_whatever_makes_a_bot_is_taken_wherever_a_spec_is() -> None:
    seat = Seat(a_match("destiny", 1))
    own = RandomBot(seed=5)
    assert make_bot(own) is own
    assert make_bot(RandomBot, seed=5).choose(seat) == make_bot(lambda seed: RandomBot(seed), seed=5).choose(seat)
    assert bot_name("greedy") == "greedy" and bot_name(RandomBot) == bot_name(own) == "RandomBot"
    assert bot_name(partial(SearchBot, iterations=3)) == "SearchBot"
    assert hint(seat, SearchBot(iterations=20))
    with pytest.raises(zeton.UnknownName):
        make_bot(7)  # type: ignore[arg-type]


def test_greedy_and_search_judge_by_what_they_are_given() -> None:
    """By the opposite judgement, the option that was worst is best."""
    match, rng = zeton.new("destiny", ("luke_skywalker", "boba_fett"), seed=2), Random(2)
    for _ in range(9):
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    seat = Seat(match)
    for kind in (partial(GreedyBot, samples=8), partial(SearchBot, iterations=200)):
        judged: list[int] = []

        def against(match: zeton.Match, seat: int, judged: list[int] = judged) -> float:
            judged.append(seat)
            return -match.evaluate(seat)

        best = kind(seed=1).rank(seat)[0].option
        assert kind(seed=1, evaluate=against).rank(seat)[0].option != best
        assert set(judged) == {seat.seat}


def test_a_judge_is_no_setting_of_a_spec() -> None:
    with pytest.raises(zeton.UnknownName, match="samples"):
        make_bot("greedy:evaluate=mine")
