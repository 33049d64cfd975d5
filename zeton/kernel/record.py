"""Records: the save format, the replay format, the bug report and the server's database row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from zeton.kernel import chance
from zeton.kernel.decision import Decision, Option
from zeton.kernel.errors import BadPosition, BadRecord, BadSetup, IllegalChoice, ZetonError, is_whole, shown
from zeton.kernel.game import Game
from zeton.kernel.match import RECORD_FORMAT, Match, unchain
from zeton.kernel.table import Chain

PARTS: tuple[tuple[str, type[Any], str], ...] = (
    ("game", str, "text"),
    ("rules", str, "text"),
    ("setup", Mapping, "object"),
    ("choices", list, "list"),
)
KEYS = {"format", "seed", *(name for name, _, _ in PARTS)}
MOST_SEED = 10**99
POSITION = "position"
SETUP_KEYS = {"decks", "seats", "options"}


def check_seed(seed: object) -> None:
    """A seed is a whole number that can be written down."""
    if not is_whole(seed) or abs(seed) >= MOST_SEED:
        raise BadSetup("bad-seed", digits=len(str(MOST_SEED)), given=shown(seed))


def check_record(record: object) -> Mapping[str, Any]:
    """The record, if it has the form of one."""
    if not isinstance(record, Mapping):
        raise BadRecord("no-record", wanted=tuple(sorted(KEYS)), given=type(record).__name__)
    missing, foreign = KEYS - set(record), set(record) - KEYS
    if missing or foreign:
        given = tuple(shown(key) for key in record)
        raise BadRecord("record-entries", wanted=tuple(sorted(KEYS)), given=given, count=len(given))
    if not is_whole(record["format"]) or record["format"] != RECORD_FORMAT:
        raise BadRecord("record-format", given=shown(record["format"]), wanted=RECORD_FORMAT)
    for name, kind, right in PARTS:
        if not isinstance(record[name], kind):
            raise BadRecord("record-part", name=name, wanted=right, given=shown(record[name]))
    try:
        check_seed(record["seed"])
    except BadSetup as wrong:
        raise BadRecord("record-seed", why=wrong) from None
    return record


class Step(NamedTuple):
    """One choice of a record, and the match when it was to be made.

    It is one match that goes on from step to step: ``clone`` it to keep it. Of a choice that was ``forced`` nobody was asked:
    it has no decision, and the match is already at the next one.
    """

    match: Match
    decision: Decision | None
    chosen: Option

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to choose."""
        return self.decision is None


def replay(game: Game, record: Mapping[str, Any], upto: int | None = None) -> Match:
    """The match a record tells of, after its first ``upto`` choices (all, if None). Forced choices count as choices."""
    if upto is not None and (not is_whole(upto) or upto < 0):
        raise BadRecord("bad-upto", given=shown(upto))
    match, choices = _opened(game, record)
    wanted = len(choices) if upto is None else min(upto, len(choices))
    made = _check_forced(choices, 0, unchain(match.table.choices))
    while made < wanted:
        made = _choose(match, choices, made)
    return match


def steps(game: Game, record: Mapping[str, Any]) -> Iterator[Step]:
    """Every choice of a record, one after the other, the forced ones told apart."""
    match, choices = _opened(game, record)
    made = _check_forced(choices, 0, unchain(match.table.choices))
    yield from (Step(match, None, choice) for choice in choices[:made])
    while made < len(choices):
        decision, chosen = match.decision, choices[made]
        if decision is not None and chosen in decision.options:
            yield Step(match, decision, chosen)
        before, made = made, _choose(match, choices, made)
        yield from (Step(match, None, choice) for choice in choices[before + 1 : made])


def _opened(game: Game, record: Mapping[str, Any]) -> tuple[Match, list[Option]]:
    """The match before the first choice of a record, and its choices."""
    if record["rules"] != game.version:
        raise BadRecord("other-rules", game=game.title, given=shown(record["rules"]), version=game.version)
    choices = [_option(n, c) for n, c in enumerate(record["choices"])]
    return _beginning(game, record["setup"], record["seed"]), choices


def _choose(match: Match, choices: list[Option], made: int) -> int:
    """Make the next choice of a record; how many are made then, with the forced ones that follow it."""
    before = match.table.choices
    try:
        match.choose(choices[made])
    except IllegalChoice as wrong:
        raise BadRecord("record-choice", number=made, why=wrong) from None
    return _check_forced(choices, made, _added(match.table.choices, before))


def _beginning(game: Game, given: Mapping[str, Any], seed: int) -> Match:
    """The match before the first choice of a record."""
    if POSITION not in given:
        return begin(game, _setup(game, given), seed)
    if set(given) != {POSITION}:
        raise BadRecord("record-position-alone", given=shown(given))
    _check_files(game, given[POSITION])
    try:
        return begin_at(game, given[POSITION], seed)
    except ZetonError as wrong:
        raise BadRecord("record-position", why=wrong) from None


def begin(game: Game, setup: dict[str, Any], seed: int) -> Match:
    """A match from a setup that is complete."""
    table = game.set_up(setup, seed)
    table.run()
    return Match(table.game, setup, seed, table)


def begin_at(game: Game, given: Mapping[str, Any], seed: int) -> Match:
    """A match at a position given by hand; a seed other than 0 lets chance go another way from there."""
    check_seed(seed)
    table = game.position(given)
    if seed:
        table.chance = chance.first_state(seed)
    setup = {POSITION: _plain(game, given)}
    table.run()
    return Match(table.game, setup, seed, table)


def _plain(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """A position as it goes into a record: with the contents of its files, and whatever its caller does with it later."""
    import json  # as with folders: loaded when it is needed

    read = {name: game.file_content(name, given[name]) for name in game.files if given.get(name) is not None}
    try:
        plain: dict[str, Any] = json.loads(json.dumps({**given, **read}))
    except (TypeError, ValueError, RecursionError):
        raise BadPosition("position-is-json") from None
    return plain


def _setup(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The setup of a record, checked as if it were given anew: what is not of this game does not get to the rules."""
    decks, seats, options = given.get("decks"), given.get("seats"), given.get("options", {})
    if not isinstance(decks, list | tuple | None) or not isinstance(options, Mapping) or set(given) - SETUP_KEYS:
        raise BadRecord("record-setup", game=game.title, given=shown(given))
    _check_files(game, options)
    try:
        return game.check_setup(None if decks is None else tuple(decks), seats, {**game.past, **options})
    except ZetonError as wrong:
        raise BadRecord("record-cannot-be-set-up", why=wrong) from None


def _check_files(game: Game, given: Any) -> None:
    """A record brings its files along: by a path it would read one of this machine."""
    for name in game.files if isinstance(given, Mapping) else ():
        if not isinstance(given.get(name), Mapping | None):
            raise BadRecord("record-path", name=name, given=shown(given[name]))


def _added(chain: Chain, before: Chain) -> list[Option]:
    """The items a chain has got since it was ``before``: the choice itself, and the forced ones after it."""
    added = []
    while chain is not before and chain is not None:
        chain, item = chain
        added.append(item)
    added.reverse()
    return added


def _check_forced(choices: list[Option], made: int, done: list[Option]) -> int:
    """That a record says what was done after its first so many choices; how many are made then."""
    for number, (said, right) in enumerate(zip(choices[made:], done, strict=False), made):
        if said != right:
            raise BadRecord("record-forced-choice", number=number, given=shown(tuple(said)), right=shown(tuple(right)))
    return made + len(done)


def _option(number: int, given: object) -> Option:
    if isinstance(given, list | tuple) and len(given) == 4 and isinstance(given[0], str):
        if all(is_whole(n) for n in given[1:]):
            return Option(*given)
    raise BadRecord("record-no-choice", number=number, given=shown(given))
