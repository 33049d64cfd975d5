"""The view tells the whole question: whoever sees and has read the same is asked the same, in every game."""

from __future__ import annotations

import json
from collections import defaultdict
from random import Random
from typing import Any

import pytest

import zeton
from zeton.kernel.knowledge import knows

GAMES = zeton.games()
MOST_TRIED = 12  # options at one decision

NAMES_OF_CARDS = [
    "card",
    "cards",
    "targets",
    "paid",
    "chosen",
    "attacker",
    "defender",
    "fate_cards",
    "fate_card",
    "departing",
    "spent",
    "unit",
    "given",
    "declared",
    "shielding",
    "committed",
    "objective",
    "survivors",
    "leaving",
    "retreating",
    "characters",
    "character",
    "upgrade",
    "die",
    "dice",
    "drawn",
]
"""Fields of procedures that are the numbers of cards."""


def moments(game: str, seeds: range, often: float) -> Any:
    """Decisions of random games."""
    for seed in seeds:
        rng = Random(seed)
        match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=seed)
        while match.decision is not None:
            if rng.random() < often:
                yield match, rng
            match.choose(rng.randrange(len(match.decision.options)))


def seen(match: zeton.Match, seat: int, since: int) -> str:
    """What a seat sees and has read since then, but for the question itself."""
    view = match.view(seat) | {"decision": None}
    return json.dumps([seat, view, match.log(seat, since)], sort_keys=True)


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_and_logs_mean_equal_options(game: str) -> None:
    """What one choice and another lead to: where the asked seat cannot tell them apart, it is asked the same."""
    alike = 0
    for match, _ in moments(game, range(500, 506), 0.4):
        asked = defaultdict(list)
        assert match.decision is not None
        for option in match.decision.options[:MOST_TRIED]:
            after = match.clone()
            after.choose(option)
            if after.decision is not None:
                question = after.decision.kind, after.decision.options
                asked[seen(after, after.decision.seat, match.happened)].append((question, option))
        for same in asked.values():
            alike += len(same) > 1
            questions = {question for question, _ in same}
            assert len(questions) == 1, f"{[option for _, option in same]} after {match.decision} look alike: {questions}"
    assert alike or game == "clone_wars", "where something is secret, some choices look alike to others"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_the_unknown_asks_the_same(game: str) -> None:
    for match, rng in moments(game, range(520, 524), 0.2):
        assert match.decision is not None
        seat = match.decision.seat
        dealt = match.determinize(seat, rng)
        assert dealt.decision == match.decision
        assert dealt.view(seat) == match.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_from_deals_that_look_alike_asks_the_same(game: str) -> None:
    """The same choices in a match and in deals of what a seat cannot know: as long as it sees and reads the same, it is asked
    the same, so nothing hangs on a fact that it is not told."""
    alike = 0
    for match, rng in moments(game, range(600, 606), 0.15):
        assert match.decision is not None
        seat, since = rng.randrange(match.seats), match.happened
        asked = defaultdict(set)
        for world in (match, *(match.determinize(seat, rng) for _ in range(2))):
            for path in range(3):
                for told, question in followed(world, seat, since, Random(path)):
                    alike += bool(asked[told])
                    asked[told].add(question)
        for questions in asked.values():
            assert len(questions) == 1, f"{questions} after {match.decision} look alike to {seat}"
    assert alike > 50


def followed(world: zeton.Match, seat: int, since: int, rng: Random) -> Any:
    """What a seat sees and is asked, a few choices on."""
    after = world.clone()
    after.table.quiet = False  # a deal keeps no log, but what follows is read here
    after.table.chance = rng.getrandbits(64)
    for _ in range(3):
        if after.decision is not None:
            after.choose(rng.randrange(len(after.decision.options)))
        if after.decision is not None and after.decision.seat == seat:
            yield seen(after, seat, since), (after.decision.kind, after.decision.options)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_sees_what_was_chosen_in_secret(game: str) -> None:
    for match, _ in moments(game, range(540, 546), 1.0):
        assert match.decision is not None
        if match.decision.kind not in match.game.secret - {"mulligan"}:
            continue
        chooser, shown = match.decision.seat, defaultdict(set)
        for option in match.decision.options[:MOST_TRIED]:
            after = match.clone()
            after.choose(option)
            # As long as the same seat goes on choosing in secret, which card it was has not come to light.
            if after.decision is not None and after.decision.seat == chooser and after.decision.kind == match.decision.kind:
                for seat in range(match.seats):
                    if seat != chooser:
                        shown[seat, option.verb].add(seen(after, seat, match.happened))
        assert all(len(views) == 1 for views in shown.values()), match.decision


@pytest.mark.parametrize("game", GAMES)
def test_what_is_under_way_names_no_card_that_the_asked_seat_may_not_know(game: str) -> None:
    named = 0
    for match, _ in moments(game, range(560, 566), 0.5):
        assert match.decision is not None
        seat = match.decision.seat
        for procedure in match.view(seat)["under_way"]:
            for name in NAMES_OF_CARDS:
                value = procedure.get(name, 0)
                for card in value if isinstance(value, list) else [value]:
                    if isinstance(card, int) and 0 < card < len(match.table.cards):
                        named += 1
                        assert knows(match.table, seat, card), f"{procedure} names #{card}"
        for other in (*range(match.seats), None):
            assert (match.view(other)["under_way"] is None) == (other != seat)
    assert named


def test_lasting_effects_are_told_to_all() -> None:
    told = []
    for match, _ in moments("conquest", range(580, 590), 0.3):
        lasting = match.table.lasting
        for seat in (0, 1, None):
            view = match.view(seat)["lasting"]
            assert [(e["what"], e["amount"], e["until"], e["seat"]) for e in view] == [
                (e.what, e.amount, e.until, e.seat) for e in lasting
            ]
            assert all(e["card"] in (0, real.card) for e, real in zip(view, lasting, strict=True))
        told += lasting
    assert told
