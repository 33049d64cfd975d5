"""Habits: what an option is known by, how it is liked, and what a search makes of it."""

import copy
import json
import pickle
from random import Random

import pytest

import zeton
from zeton.bots import Seat
from zeton.bots.habits import Habits, parts, weights_of
from zeton.bots.search import Search
from zeton.bots.search_bot import SearchBot
from zeton.bots.tree import Edge, Hearsay, Node
from zeton.kernel.decision import PASS, Option

GAMES = zeton.games()


def duel(seed: int = 1) -> zeton.Match:
    return zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=seed)


def at_an_action(seed: int = 1) -> zeton.Match:
    """A duel in which somebody may do several things."""
    match, rng = duel(seed), Random(seed)
    while match.decision is not None and (match.decision.kind != "action" or len(match.decision.options) < 3):
        match.choose(rng.randrange(len(match.decision.options)))
    assert match.decision is not None
    return match


def test_an_option_is_known_by_what_is_done_to_which_cards_and_whose_they_are() -> None:
    table = duel().table
    seat = table.light
    mine, theirs = (next(card for card in range(1, len(table.cards)) if table.owner[card] == one) for one in (seat, 1 - seat))
    names = [table.cards[card].id for card in (mine, theirs)]
    found = list(parts(table, seat, "target", Option("hit", mine, theirs, 2)))
    assert found == [
        "target: hit",
        "target: hit as light",
        "target: hit #2",
        f"target: hit {names[0]}",
        f"target: hit {names[0]} #2",
        f"target: hit > {names[1]}",
        "target: hit mine",
        "target: hit > theirs",
        "target: hit mine > theirs",
    ]


def test_the_number_of_a_seat_is_no_habit() -> None:
    """Where seats are only numbered, nothing is known by it: a game with the seats exchanged is the same game."""
    table = zeton.new("destiny", decks=("luke_skywalker", "boba_fett"), seed=1).table
    assert list(parts(table, 0, "action", PASS)) == list(parts(table, 1, "action", PASS)) == ["action: pass"]


def test_in_a_team_nothing_is_known_by_whose_it_is() -> None:
    table = zeton.new("clone_wars", seats=2, seed=1).table
    play = Option("play", 1, 2)
    assert list(parts(table, 0, "action", play)) == list(parts(table, 1, "action", play))
    assert not any("mine" in part or "theirs" in part for part in parts(table, 0, "action", play))


def test_an_option_is_liked_by_the_sum_of_what_is_known_of_it() -> None:
    liking = Habits({"action: play": 1.0, "action: play #2": 0.25}).at(duel().table, 0, "action")
    assert [liking.of(option) for option in (Option("play"), Option("play", number=2), PASS)] == [1.0, 1.25, 0.0]


def test_another_match_has_other_cards() -> None:
    first, second = duel().table, zeton.new("star_wars_lcg", decks=("rebel_alliance", "sith"), seed=1).table
    number = next(n for n, card in enumerate(first.cards) if n and card.id.startswith("luke-skywalker"))
    habits = Habits({f"action: play {first.cards[number].id}": 1.0})
    assert habits.at(first, 0, "action").of(Option("play", number)) == 1.0
    assert habits.at(second, 0, "action").of(Option("play", number)) == 0.0


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda habits: pickle.loads(pickle.dumps(habits))])
def test_copies_know_the_same(again: object) -> None:
    assert callable(again)
    habits = Habits({"action: pass": 1.0})
    habits.at(duel().table, 0, "action")
    assert again(habits).weights == habits.weights


def test_a_search_tries_first_what_is_liked() -> None:
    """With habits that like one card, or nothing but to pass, a single iteration tries that."""
    match = at_an_action()
    assert match.decision is not None
    table, seat, options = match.table, match.decision.seat, match.decision.options
    for liked in {list(parts(table, seat, "action", option))[-1] for option in options}:
        search = Search(Seat(match), Random(1), 1.0, habits=Habits({liked: 9.0}))
        search.iterate()
        assert liked in parts(table, seat, "action", search.rank()[0].option)


def test_the_less_an_option_is_liked_the_later_it_is_tried_and_what_has_come_of_options_outweighs_it() -> None:
    good, liked = Option("good"), Option("liked")
    elsewhere = Hearsay(Habits({"action: liked": 2.0}).at(duel().table, 0, "action"))
    assert {Node().select((good, liked), 0.1, elsewhere, 0.0, 0.5, Random(seed)) for seed in range(20)} == {1}
    node = Node()
    node.edges = {good: Edge(10, 10.0, 20), liked: Edge(10, -10.0, 20)}
    assert node.select((good, liked), 0.1, elsewhere, 0.0, 0.5, Random(1)) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_has_the_habits_of_its_game_unless_it_is_given_others(game: str) -> None:
    bot, plain = SearchBot(iterations=2), SearchBot(iterations=2, habits={})
    match = zeton.new(game, decks=tuple(zeton.game(game).decks)[:2] or None, seed=1) if game != "star_wars_lcg" else duel()
    for one in (bot, plain):
        one.search(Seat(match))
    assert bot.habits is not None and bot.habits.weights == weights_of(game)
    assert plain.habits is not None and plain.habits.weights == {}


@pytest.mark.parametrize("game", GAMES)
def test_habits_speak_of_what_there_is(game: str) -> None:
    """Kinds of question, verbs and pieces that are no more are in no file."""
    spec = zeton.game(game).spec
    for part in weights_of(game):
        kind, _, done = part.partition(": ")
        assert kind in spec.kinds, part
        verb = next((verb for verb in sorted(spec.verbs, key=len, reverse=True) if f"{done} ".startswith(f"{verb} ")), None)
        assert verb is not None, part
        words, _, role = done.removeprefix(verb).replace(" > ", " ").partition(" as ")
        assert not {">", "#"} & set(role), part
        for word in words.split():
            assert word in ("mine", "theirs", *spec.ids) or word.removeprefix("#").isdigit(), part


def test_habits_can_be_read_by_people() -> None:
    """One weight a line, in order: what a round of learning has changed can be read."""
    for game in GAMES:
        if weights_of(game):
            assert list(weights_of(game)) == sorted(weights_of(game))
            assert all(abs(weight) <= 20 and round(weight, 2) == weight for weight in weights_of(game).values())
            json.dumps(weights_of(game))
