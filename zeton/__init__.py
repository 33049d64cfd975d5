"""Żeton: tabletop games played by their exact rules, for people, bots and researchers."""

from __future__ import annotations

import copyreg
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from zeton.games import IDS as GAME_IDS
from zeton.kernel.decision import Decision, Option, Outcome
from zeton.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalChoice,
    IllegalDeck,
    StaleChoice,
    UnknownName,
    ZetonError,
    shown,
    unknown,
)
from zeton.kernel.game import Game, Reason
from zeton.kernel.garbage import no_cycles_looked_for
from zeton.kernel.match import PARTS_OF_AN_OPTION, Match
from zeton.kernel.open_chance import CHANCE, OpenMatch, answers_of, begin_openly, opened, played_openly
from zeton.kernel.record import Step, begin, begin_at, check_record, check_seed
from zeton.kernel.record import replay as _replay
from zeton.kernel.record import steps as _steps
from zeton.kernel.table import Entry

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Entry",
    "Game",
    "IllegalChoice",
    "IllegalDeck",
    "Match",
    "OpenMatch",
    "Option",
    "Outcome",
    "Reason",
    "StaleChoice",
    "Step",
    "UnknownName",
    "ZetonError",
    "game",
    "games",
    "new",
    "opened",
    "position",
    "replay",
    "steps",
    "words",
]

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The ids of all games. (When running, the folder of the games answers this call: it has the same name.)"""


def game(name: str) -> Game:
    """A game by its id: its title, seats, decks, cards and options."""
    if not isinstance(name, str) or name not in GAME_IDS:
        raise unknown("game", name, GAME_IDS)
    return _game(name)


@cache
def _game(name: str) -> Game:
    with no_cycles_looked_for():
        module = import_module(f"zeton.games.{name}")
        return module.GAME()  # type: ignore[no-any-return]


def new(
    name: str, decks: tuple[Any, ...] | None = None, *, seats: int | None = None, seed: int | None = 0, **options: Any
) -> Match:
    """A new match. A deck is the id of a starter deck or a Deck; seat 0 plays the first one.

    Without a seed (None) nothing is left to chance: what is, is asked of the seat ``CHANCE`` (``kernel/open_chance.py``).
    """
    rules = game(name)
    if seed is None:
        return begin_openly(rules, rules.check_setup(decks, seats, options))
    check_seed(seed)
    return begin(rules, rules.check_setup(decks, seats, options), seed)


def replay(record: Mapping[str, Any], upto: int | None = None) -> Match:
    """The match of a record, after its first ``upto`` choices (all of them, if None)."""
    checked = check_record(record)
    return _replay(_game_of(checked), checked, upto)


def steps(record: Mapping[str, Any]) -> Iterator[Step]:
    """Each choice of a record with the decision it answered and the match at that moment; forced ones have no decision."""
    checked = check_record(record)
    return _steps(_game_of(checked), checked)


def _game_of(record: Mapping[str, Any]) -> Game:
    try:
        return game(record["game"])
    except UnknownName as wrong:
        raise BadRecord("record-of-no-game", why=wrong) from None


def _reduced(match: Match) -> tuple[Any, tuple[dict[str, Any]]]:
    """What a match is pickled as: its record. Copies (``copy``, ``deepcopy``) are clones."""
    return replay, (match.record(),)


def _reduced_openly(match: OpenMatch) -> tuple[Any, tuple[Any, ...]]:
    return _played_openly, (match.game.id, *answers_of(match))


def _played_openly(name: str, setup: Mapping[str, Any], answers: list[Option]) -> OpenMatch:
    return played_openly(game(name), setup, answers)


copyreg.pickle(Match, _reduced)
copyreg.pickle(OpenMatch, _reduced_openly)


def position(name: str, given: Mapping[str, Any], *, seed: int = 0) -> Match:
    """A match at a given position: for tests, puzzles, tutorials and bug reports (docs/positions.md).

    With another seed the same position goes on with other dice and other cards to be drawn by chance.
    """
    return begin_at(game(name), given, seed)


def words(option: Option, language: str = "en", *, match: Match | None = None) -> str:
    """What an option does, as a sentence in a language."""
    from zeton.kernel.words import languages, option_words

    if not isinstance(option, Option) or tuple(map(type, option)) != PARTS_OF_AN_OPTION:
        raise ZetonError("not-an-option-at-all", given=shown(option))
    if not isinstance(language, str) or language not in languages():
        raise unknown("language", language, languages())
    if not isinstance(match, Match | None):
        raise ZetonError("not-a-match", given=shown(match))
    if match is not None and not all(0 <= card < len(match.table.cards) for card in (option.card, option.target)):
        raise ZetonError("no-option-of-this-match", given=shown(tuple(option)), last=len(match.table.cards) - 1)
    return option_words(option, language, match)
