"""Records: the save format, the replay format, the bug report and the server's database row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeton.kernel.decision import Option
from zeton.kernel.errors import BadRecord, IllegalChoice, ZetonError
from zeton.kernel.game import Game
from zeton.kernel.match import RECORD_FORMAT, Match, unchain
from zeton.kernel.table import Chain

KEYS = {"format", "game", "rules", "setup", "seed", "choices"}


def check_record(record: object) -> Mapping[str, Any]:
    """The record, if it has the form of one."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is an object with {', '.join(sorted(KEYS))}; this is a {type(record).__name__}")
    missing, foreign = KEYS - set(record), set(record) - KEYS
    if missing or foreign:
        parts = [f"lacks {', '.join(sorted(missing))}"] * bool(missing)
        parts += [f"has {', '.join(sorted(map(str, foreign)))} that no record has"] * bool(foreign)
        raise BadRecord(f"the record {' and '.join(parts)}")
    if record["format"] != RECORD_FORMAT:
        raise BadRecord(f"the record has format {record['format']!r}; this version reads format {RECORD_FORMAT}")
    if not isinstance(record["seed"], int) or isinstance(record["seed"], bool):
        raise BadRecord(f"the seed of a record is a whole number, not {record['seed']!r}")
    if not isinstance(record["setup"], Mapping):
        raise BadRecord(f"the setup of a record is an object, not {record['setup']!r}")
    if not isinstance(record["choices"], list):
        raise BadRecord(f"the choices of a record are a list, not {record['choices']!r}")
    return record


def replay(game: Game, record: Mapping[str, Any], upto: int | None = None) -> Match:
    """The match a record tells of, after its first ``upto`` choices (all, if None). Forced choices count as choices."""
    if record["rules"] != game.version:
        raise BadRecord(f"the record was made by rules {record['rules']!r} of {game.title}; these are rules {game.version!r}")
    choices = [_option(n, c) for n, c in enumerate(record["choices"])]
    setup = _setup(game, record["setup"])
    table = game.set_up(setup, record["seed"])
    table.run()
    match = Match(table.game, setup, record["seed"], table)
    wanted = len(choices) if upto is None else min(upto, len(choices))
    made = len(unchain(match.table.choices))
    while made < wanted:
        before = match.table.choices
        try:
            match.choose(choices[made])
        except IllegalChoice as wrong:
            raise BadRecord(f"choice {made} of the record cannot be made: {wrong}") from None
        made += _added(match.table.choices, before)
    _check_forced(match, choices)
    return match


def _setup(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The setup of a record, checked as if it were given anew: what is not of this game does not get to the rules."""
    decks, seats, options = given.get("decks"), given.get("seats"), given.get("options", {})
    if not isinstance(decks, list | tuple | None) or not isinstance(options, Mapping):
        raise BadRecord(f"the setup of a record of {game.title} has decks (a list) and options (an object), not {given!r}")
    for name in game.files:
        if isinstance(options.get(name), str):
            raise BadRecord(f"the setup of a record holds the content of {name}, not a path: {options[name]!r}")
    try:
        return game.check_setup(None if decks is None else tuple(decks), seats, options)
    except ZetonError as wrong:
        raise BadRecord(f"the setup of the record cannot be: {wrong}") from None


def _added(chain: Chain, before: Chain) -> int:
    """How many items a chain has got since it was ``before``: the choice itself, and the forced ones after it."""
    added = 0
    while chain is not before and chain is not None:
        chain = chain[0]
        added += 1
    return added


def _check_forced(match: Match, choices: list[Option]) -> None:
    made = unchain(match.table.choices)
    for number, (said, done) in enumerate(zip(choices, made, strict=False)):
        if said != done:
            raise BadRecord(f"choice {number} of the record is {tuple(said)}, but only {tuple(done)} is possible there")


def _option(number: int, given: object) -> Option:
    if isinstance(given, list | tuple) and len(given) == 4 and isinstance(given[0], str):
        if all(isinstance(n, int) and not isinstance(n, bool) for n in given[1:]):
            return Option(*given)
    raise BadRecord(f"choice {number} of the record is {given!r}; a choice is [verb, card, target, number]")
