"""Habits: what an option is known by, how it is liked, and what a search makes of it."""

import copy
import json
import pickle
from random import Random

import pytest

import zeton
from zeton.bots import Seat
from zeton.bots.habits import LEAST, Habits, parts, weights_of
from zeton.bots.search import Search
from zeton.bots.search_bot import SearchBot
from zeton.bots.tree import Node
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
        "target: hit mine",
        f"target: hit {names[0]}",
        f"target: hit {names[0]} #2",
        "target: hit > theirs",
        f"target: hit > {names[1]}",
        "target: hit mine > theirs",
    ]


def test_the_number_of_a_seat_is_no_habit() -> None:
    """Where seats are only numbered, nothing is known by it: a game with the seats exchanged is the same game."""
    table = zeton.new("destiny", decks=("luke_skywalker", "boba_fett"), seed=1).table
    assert list(parts(table, 0, "action", PASS)) == list(parts(table, 1, "action", PASS)) == ["action: pass"]


def test_what_is_liked_most_is_liked_by_nothing_less_and_the_others_by_how_much() -> None:
    table = duel().table
    habits = Habits({"action: play": 1.0, "action: use": 0.25, "action: pass": -30.0})
    options = (Option("play"), Option("use"), Option("pass"), Option("unheard of"))
    assert habits.at(table, 0, "action").of(options, 2.0) == [0.0, -1.5, 2.0 * LEAST, -2.0]


def test_another_match_has_other_cards() -> None:
    first, second = duel().table, zeton.new("star_wars_lcg", decks=("rebel_alliance", "sith"), seed=1).table
    number = next(n for n, card in enumerate(first.cards) if n and card.id.startswith("luke-skywalker"))
    habits = Habits({f"action: play {first.cards[number].id}": 1.0})
    options = (Option("play", number), PASS)
    assert habits.at(first, 0, "action").of(options, 1.0) == [0.0, -1.0]
    assert habits.at(second, 0, "action").of(options, 1.0) == [0.0, 0.0]


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


def test_what_is_tried_often_outweighs_habits() -> None:
    """An option nobody likes, but that has done better ten times, is tried again."""
    node, elsewhere, good, bad = Node(), Node(), Option("good"), Option("bad")
    for option, value in ((good, 1.0), (bad, -1.0)):
        edge = node.edge(option)
        edge.tried, edge.total, edge.offered = 10.0, 10.0 * value, 20.0
    assert node.select((good, bad), 0.1, elsewhere, 0.0, [-1.5, 0.0], Random(1)) == 0


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
        for word in done.removeprefix(verb).replace(" > ", " ").split():
            assert word in ("mine", "theirs") or word.startswith("#") or word in spec.ids or f" as {word}" in done, part


def test_habits_can_be_read_by_people() -> None:
    """One weight a line, in order: what a round of learning has changed can be read."""
    for game in GAMES:
        if weights_of(game):
            assert list(weights_of(game)) == sorted(weights_of(game))
            assert all(abs(weight) <= 20 and round(weight, 2) == weight for weight in weights_of(game).values())
            json.dumps(weights_of(game))
