"""Simulations: so many games of any bots, with any decks, from the beginning or from a position.

A game is one row, and a row is a function of the plan and of its seed: the same in one process, in many, and on a cluster.
(Bots with a budget in seconds are not, wherever they play: give them iterations.)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import zeton
from zeton.bots import make_bot
from zeton.bots.arena import Fixture, Played, Thinking, pairings, play_out
from zeton.kernel import pools
from zeton.kernel.match import Match

Row = dict[str, Any]
"""One game: what was played, and what came of it. JSON-able."""


class Setup(NamedTuple):
    """What is on the table: two decks, or so many seats; options of the game."""

    decks: tuple[Any, ...] = ()
    seats: int = 2
    options: Mapping[str, Any] = {}


@dataclass(frozen=True)
class Plan:
    """What is simulated: every setup in as many deals as asked for."""

    game: str
    bots: tuple[str, ...]  # one for all seats, or one for each
    setups: tuple[Setup, ...]
    games: int
    seed: int = 0
    position: Mapping[str, Any] | None = None
    records: bool = False

    def __len__(self) -> int:
        return self.games * len(self.setups)

    def fixture(self, number: int) -> Fixture:
        """The game of a number. Deal by deal, so that a simulation that is stopped has played all setups about as often."""
        deal, which = divmod(number, len(self.setups))
        decks, seats, options = self.setups[which]
        bots = self.bots * seats if len(self.bots) == 1 else self.bots
        return Fixture(self.game, bots, (bots[0], bots[-1]), 0, decks, self.seed + deal, dict(options), position=self.position)

    def identity(self) -> Row:
        """What makes it another simulation, JSON-able: everything but the number of games."""
        return {
            "game": self.game,
            "rules": zeton.game(self.game).version,
            "bots": list(self.bots),
            "setups": [self.fixture(which).match().record()["setup"] for which in range(len(self.setups))],
            "seed": self.seed,
            "records": self.records,
        }


def plan(
    game: str,
    bots: tuple[str, ...],
    *,
    games: int,
    decks: tuple[Any, ...] | None = None,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
    records: bool = False,
) -> Plan:
    """A simulation: one bot for all seats, or one for each; these decks, or every pairing of starter decks.

    Whatever is wrong is said now, before the first game.
    """
    for spec in bots:
        make_bot(spec)
    pairs = [()] if position is not None else [tuple(decks)] if decks else pairings(game, options)
    places = seats or max(2, zeton.game(game).seats[0], len(bots))
    there = _seats(game, pairs[0], places, options or {}, position)
    if len(bots) not in (1, there):
        raise zeton.BadSetup("bots-for-seats", given=len(bots), seats=there)
    setups = tuple(Setup(pair, there, options or {}) for pair in pairs)
    return Plan(game, bots, setups, games, seed, position, records)


def worded_options(rules: zeton.Game) -> dict[str, list[str]]:
    """The options of a game that are one of a few words, such as the villain, and these words."""
    of_words = [name for name, default in rules.options.items() if isinstance(default, str) and name not in pools.OPTIONS]
    worded = {name: list(rules.option_choices(name)) for name in of_words}
    return {name: choices for name, choices in worded.items() if choices}


def _seats(
    game: str, decks: tuple[Any, ...], seats: int, options: Mapping[str, Any], position: Mapping[str, Any] | None
) -> int:
    """How many seats such a match has."""
    if position is not None:
        return zeton.position(game, position).seats
    return zeton.new(game, decks=decks or None, seats=None if decks else seats, **options).seats


def play_number(planned: Plan, number: int) -> Row:
    """Play the game of a number."""
    match, played = play_out(planned.fixture(number))
    return row_of(number, match, played, planned.records)


def player_of(planned: Plan) -> partial[Row]:
    """What plays the games of a plan, by their numbers."""
    return partial(play_number, planned)


def row_of(number: int, match: Match, played: Played, with_record: bool) -> Row:
    """A game that is over."""
    fixture, record = played.fixture, match.record()
    return {
        "number": number,
        "game": fixture.game,
        "rules": record["rules"],
        "bots": list(fixture.bots),
        "decks": list(fixture.deck_names),
        "options": {name: value for name, value in fixture.options.items() if name not in match.game.files},
        "roles": [_role(match, seat) for seat in range(match.seats)],
        "seed": fixture.seed,
        "winners": list(played.winners),
        "reason": played.reason,
        "decisions": [seat.decisions for seat in played.thinking],
        "choices": len(record["choices"]),
        "digest": match.digest(),
        **({"record": record} if with_record else {}),
    }


def _role(match: Match, seat: int) -> str:
    """The id of the card a seat plays as; empty where it plays as nobody."""
    card = match.game.seat_card(match.table, seat)
    return str(match.table.cards[card].id) if card else ""


def played_of(planned: Plan, row: Row) -> Played:
    """A row as a game of an arena, so that it can be counted like one."""
    thinking = tuple(Thinking(decisions) for decisions in row["decisions"])
    return Played(planned.fixture(row["number"]), tuple(row["winners"]), row["reason"], thinking)
