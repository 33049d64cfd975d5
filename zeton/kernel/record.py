"""Records: the save format, the replay format, the bug report and the server's database row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeton.kernel.decision import Option
from zeton.kernel.errors import BadRecord, BadSetup, IllegalChoice, ZetonError, is_whole, shown
from zeton.kernel.game import Game
from zeton.kernel.match import RECORD_FORMAT, Match, unchain
from zeton.kernel.table import Chain

PARTS: tuple[tuple[str, type[Any], str], ...] = (
    ("game", str, "the id of a game"),
    ("rules", str, "the version of its rules"),
    ("setup", Mapping, "an object"),
    ("choices", list, "a list"),
)
KEYS = {"format", "seed", *(name for name, _, _ in PARTS)}
MOST_SEED = 10**99
SETUP_KEYS = {"decks", "seats", "options"}


def check_seed(seed: object) -> None:
    """A seed is a whole number that can be written down."""
    if not is_whole(seed) or abs(seed) >= MOST_SEED:
        raise BadSetup(f"a seed is a whole number of at most {len(str(MOST_SEED))} digits, not {shown(seed)}")


def check_record(record: object) -> Mapping[str, Any]:
    """The record, if it has the form of one."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is an object with {', '.join(sorted(KEYS))}; this is a {type(record).__name__}")
    missing, foreign = KEYS - set(record), set(record) - KEYS
    if missing or foreign:
        parts = [f"lacks {', '.join(sorted(missing))}"] * bool(missing)
        parts += [f"has {', '.join(sorted(map(shown, foreign)))} that no record has"] * bool(foreign)
        raise BadRecord(f"the record {' and '.join(parts)}")
    if not is_whole(record["format"]) or record["format"] != RECORD_FORMAT:
        raise BadRecord(f"the record has format {shown(record['format'])}; this version reads format {RECORD_FORMAT}")
    for name, kind, right in PARTS:
        if not isinstance(record[name], kind):
            raise BadRecord(f"the {name} of a record is {right}, not {shown(record[name])}")
    try:
        check_seed(record["seed"])
    except BadSetup as wrong:
        raise BadRecord(f"the record has no seed: {wrong}") from None
    return record


def replay(game: Game, record: Mapping[str, Any], upto: int | None = None) -> Match:
    """The match a record tells of, after its first ``upto`` choices (all, if None). Forced choices count as choices."""
    if upto is not None and (not is_whole(upto) or upto < 0):
        raise BadRecord(f"upto is how many choices of the record are made, a number from 0 up, not {shown(upto)}")
    if record["rules"] != game.version:
        raise BadRecord(
            f"this game of {game.title} was played by version {shown(record['rules'])} of its rules, and this is version "
            f"{game.version!r}: the same choices would be another game. It can be replayed by the Żeton it was played with"
        )
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
    if not isinstance(decks, list | tuple | None) or not isinstance(options, Mapping) or set(given) - SETUP_KEYS:
        raise BadRecord(
            f"the setup of a record of {game.title} has decks (a list) and options (an object), or seats, not {shown(given)}"
        )
    for name in game.files:
        if not isinstance(options.get(name), Mapping | None):
            raise BadRecord(f"the setup of a record holds the content of {name}, not a path: {shown(options[name])}")
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
            raise BadRecord(f"choice {number} of the record is {shown(tuple(said))}, but only {tuple(done)} is possible there")


def _option(number: int, given: object) -> Option:
    if isinstance(given, list | tuple) and len(given) == 4 and isinstance(given[0], str):
        if all(is_whole(n) for n in given[1:]):
            return Option(*given)
    raise BadRecord(f"choice {number} of the record is {shown(given)}; a choice is [verb, card, target, number]")
