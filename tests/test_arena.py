"""The arena: paired games, shares with their intervals, ratings."""

from functools import partial
from pathlib import Path

import pytest

import zeton
from zeton.bots.arena import Fixture, Played, Thinking, arena, fixtures, pairings
from zeton.bots.random_bot import RandomBot
from zeton.bots.standings import as_data, ratings, results, standings, thinking, wilson

GAMES = zeton.games()


def played(bots: tuple[str, str], winners: tuple[int, ...], seed: int = 0, first: int = 0) -> Played:
    pair = bots if first == 0 else (bots[1], bots[0])
    fixture = Fixture("star_wars_lcg", bots, pair, first, ("jedi", "sith"), seed)
    return Played(fixture, winners, "dial", (Thinking(10, 1.0, 0.3), Thinking(5, 1.0, 0.5)))


def test_wilson_intervals() -> None:
    low, high = wilson(95, 100)
    assert (round(low, 3), round(high, 3)) == (0.888, 0.978)
    assert wilson(0, 0) == (0.0, 1.0)
    assert round(wilson(10, 10)[1], 9) == 1.0


@pytest.mark.parametrize(("pool", "pairs"), [("core", 4), ("core, hoth", 9), ("core, edge of darkness", 9), ("all", 16)])
def test_star_wars_is_played_in_the_pairings_of_the_starter_decks_a_pool_allows(pool: str, pairs: int) -> None:
    assert len(pairings("star_wars_lcg", {"pool": pool})) == pairs


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_is_played_twice_with_the_bots_changed_over(game: str) -> None:
    planned = fixtures(game, ("random", "easy"), games=2, seed=7)
    assert len(planned) == 2 * 2 * len(pairings(game))
    for one, other in zip(planned[::2], planned[1::2], strict=True):
        assert (one.seed, one.decks, one.pair) == (other.seed, other.decks, other.pair)
        assert (one.bots[0], other.bots[0]) == ("random", "easy")
        assert one.bots[-1] == ("random" if zeton.game(game).cooperative else "easy")


@pytest.mark.parametrize("game", GAMES)
def test_an_arena_is_the_same_over_one_process_and_over_two(game: str) -> None:
    planned = fixtures(game, ("random", "random"), games=1)[:4]
    ends = [
        sorted((p.fixture.seed, p.fixture.deck_names, p.fixture.first, p.winners, p.decisions) for p in arena(planned, n))
        for n in (1, 2)
    ]
    assert ends[0] == ends[1]
    assert len(ends[0]) == len(planned)


def test_a_bot_of_ones_own_plays_in_the_arena(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    start, choose = "def __init__(self, seed=0): ...", "def choose(self, seat): return len(seat.decision.options) - 1"
    file.write_text(f"class Last:\n    {start}\n    {choose}\n")
    planned = fixtures("star_wars_lcg", (f"{file}:Last", "random"), games=1, decks=("jedi", "sith"))
    assert len(list(arena(planned, 2))) == 2


def test_greedy_beats_random() -> None:
    planned = fixtures("star_wars_lcg", ("greedy:samples=2,rounds=2", "random"), games=2, decks=("jedi", "sith"), seed=40)
    (standing,) = standings(arena(planned, 1))
    assert standing.total == 4
    assert standing.score >= 3
    assert standing.interval[0] < standing.share


def test_wins_are_counted_for_the_bot_and_not_for_the_seat() -> None:
    games = [
        played(("a", "b"), (0,)),
        played(("b", "a"), (1,), first=1),
        played(("a", "b"), ()),
        played(("b", "a"), (0,), first=1),
    ]
    (standing,) = standings(games)
    assert (standing.bot, standing.other) == ("a", "b")
    assert (standing.score, standing.total, standing.draws) == (2.5, 4, 1)
    assert (standing.wins[0], standing.wins[1]) == (1, 1)
    assert results(games) == {("a", "b"): [1.0, 1.0, 0.5, 0.0]}


def test_ratings_differ_by_what_the_share_of_wins_says() -> None:
    games = [played(("a", "b"), (0,), seed) for seed in range(75)] + [played(("a", "b"), (1,), seed) for seed in range(25)]
    first, second = ratings(games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.elo + second.elo == pytest.approx(0)
    assert 180 < first.elo - second.elo < 195  # 190.8, and a little less for the drawn game more
    assert 0 < first.margin < 100


def test_a_bot_that_won_every_game_has_a_rating_too() -> None:
    rated = ratings([played(("a", "b"), (0,)), played(("b", "c"), (0,))])
    assert [rating.bot for rating in rated] == ["a", "b", "c"]
    assert rated[0].elo < 1000


def test_a_bot_against_itself_has_no_rating() -> None:
    assert ratings([played(("a", "a"), (0,))]) == []


def test_thinking_is_added_up_for_each_bot() -> None:
    found = thinking([played(("a", "b"), (0,)), played(("b", "a"), (0,), first=1)])
    assert found["a"] == Thinking(15, 2.0, 0.5)


def test_results_are_plain_data() -> None:
    found = as_data("star_wars_lcg", [played(("a", "b"), (0,)), played(("b", "a"), (1,), first=1)])
    assert found["standings"][0]["share"] == 1.0
    assert found["games"][1]["winners"] == [1]
    assert found["elo"][0]["bot"] == "a"


def test_bots_and_what_makes_them_meet_in_an_arena_under_names_of_their_own() -> None:
    entrants = ("random", RandomBot, partial(RandomBot), RandomBot(seed=3))
    planned = fixtures("destiny", entrants, games=1, decks=("luke_skywalker", "boba_fett"))
    assert {name for fixture in planned for name in fixture.pair} == {"random", "RandomBot", "RandomBot 2", "RandomBot 3"}
    ends = [[(p.fixture.bots, p.winners, p.decisions) for p in arena(planned, workers)] for workers in (1, 2)]
    assert sorted(ends[0]) == sorted(ends[1]), "a bot that is given begins every game as it was given"
