"""How cards did: what a finished game says, that it counts once, and that the rest is counted after a restart."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import zeton
from zeton import Match
from zeton.server.results import says_something, tally
from zeton.server.storage.models import TableRow
from zeton.server.storage.results import Counts, add, counts_of
from zeton.server.testing import Browser, Server
from zeton.server.testing_hall import lay, open_hall

Visit = Callable[[Server], Browser]
Launch = Callable[..., Server]
PATIENCE = 20.0
SEATS = ({"who": "me", "deck": "luke_skywalker"}, {"who": "bot", "bot": "random", "deck": "boba_fett"})


def finished(game: str, seed: int) -> Match:
    rng = Random(seed)
    match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=seed)
    while match.decision is not None:
        match.choose(rng.randrange(len(match.decision.options)))
    return match


@pytest.mark.parametrize("game", zeton.games())
def test_a_game_says_who_had_and_played_which_cards(game: str) -> None:
    match = finished(game, 5)
    assert match.outcome is not None
    found = tally(match, match.outcome.winners)
    assert set(found) <= set(match.game.cards)
    assert len(found) > 10 and any(counts.played for counts in found.values())
    for counts in found.values():
        assert 0 <= counts.played_won <= counts.played <= counts.had <= match.seats
        assert counts.played_won <= counts.had_won <= counts.had
    cooperative = match.game.cooperative
    won = sum(counts.had_won for counts in found.values())
    assert (won > 0) == bool(match.outcome.winners)
    assert cooperative or won < sum(counts.had for counts in found.values())


def test_a_card_counts_for_the_seat_that_played_it() -> None:
    match = zeton.new("star_wars_lcg", ("jedi", "sith"), seed=3)
    rng = Random(1)
    played: dict[str, int] = {}
    while match.decision is not None and len(played) < 2:
        seat, option = match.decision.seat, rng.choice(match.decision.options)
        if option.verb == "play" and match.decision.kind != "pay":
            played[match.table.cards[option.card].id] = seat
        match.choose(option)
    for card, seat in played.items():
        assert tally(match, [seat])[card].played_won == 1
        assert tally(match, [1 - seat])[card].played_won == 0


def row(**columns: Any) -> TableRow:
    usual = {"id": "x", "game": "star_wars_lcg", "setup": {}, "first": 0, "task": None}
    return TableRow(**{**usual, "outcome": {"winners": [0], "reason": "dial"}, **columns})


def test_only_whole_decided_games_with_the_cards_of_the_game_count() -> None:
    assert says_something(row())
    assert not says_something(row(first=12)), "played on from another game"
    assert not says_something(row(task="lesson"))
    assert not says_something(row(outcome={"winners": [], "reason": "cancelled"}))
    assert not says_something(row(outcome={"winners": [], "reason": "both"})), "nobody has won"
    assert not says_something(row(game="chess"))
    assert says_something(row(game="clone_wars", outcome={"winners": [], "reason": "threat"}, setup={"options": {}}))
    own = json.loads(zeton.game("clone_wars").file_text("components"))
    assert not says_something(row(game="clone_wars", setup={"options": {"components": own}})), "a box of one's own"


def cards_of(*decks: str) -> set[str]:
    offers = (offer for deck in decks for offer in zeton.game("destiny").deck_pool(deck) if offer.copies)
    return {card for offer in offers for card in offer.cards}


def counted(guest: Browser, more_than: int) -> int:
    """How often a seat had a card, over all cards, as soon as that is more than before."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        had = (guest.get(f"/api/games/destiny/cards/{card}")["had"] for card in cards_of("luke_skywalker", "boba_fett"))
        if (found := sum(share["games"] for share in had)) > more_than:
            return found
        time.sleep(0.1)
    raise AssertionError("nothing was counted")


def resign_at_once(guest: Browser) -> None:
    """Both have drawn five cards, and it is over."""
    with closing(guest.sit(guest.lay(*SEATS, game="destiny"))) as chair:
        chair.next("state")
        assert chair.ask("resign")["type"] == "accepted"


def test_a_finished_game_counts_once_also_after_a_restart(launch: Launch, visit: Visit, database: str, tmp_path: Path) -> None:
    first = launch(database, tmp_path)
    guest = visit(first)
    resign_at_once(guest)
    once = counted(guest, 0)
    first.stop()
    second = launch(database, tmp_path)
    other = visit(second)
    resign_at_once(other)
    twice = counted(other, once)
    hands = 2 * 5
    assert once <= hands and twice - once <= hands, "the first game was counted again"


def test_servers_that_count_at_the_same_time_count_a_game_once(database: str, tmp_path: Path) -> None:
    """Each of them has found the same two games, in which the same new cards were had."""
    counts = {card: Counts(had=1) for card in cards_of("luke_skywalker")}

    async def count() -> set[Counts]:
        async with open_hall(tmp_path, url=database) as hall:
            match = zeton.new("destiny", ("luke_skywalker", "boba_fett"), seed=1)
            tables = [await lay(hall, match, []) for _ in range(2)]
            await asyncio.gather(*(add(hall.store.database, table, "destiny", counts) for table in tables for _ in range(3)))
            return {await counts_of(hall.store.database, "destiny", card) for card in counts}

    assert asyncio.run(count()) == {Counts(had=2)}
