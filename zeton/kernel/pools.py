"""Pools and formats: which sets a table allows, and what is restricted or banned from a day on.

A **pool** is some of the sets there are: "all", or their names and those of cycles with commas between ("core, warlord"). A
**format** is what was agreed on beyond the rules of deck building. Each is a file in ``formats/`` of its game, found by being
there: a list of what it says, each part from the day it came into force::

    [{"since": "2017-04-12", "one_of": [["99", "103"], ["46", "180"]]}]

``one_of`` has groups of which a deck uses one only, ``banned`` what no deck may have, ``sets`` the only sets it may be of (what
is not there has rotated out). "tournament" is what the format says last, "tournament 2018-01-01" what it said on that day. A
setup, and so a record, has every set by its id and the day the list is of: a list that comes later changes no game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from zeton.kernel.building import Mend, Reason, take_all_out, take_out
from zeton.kernel.errors import BadSetup, shown, unknown
from zeton.kernel.folders import folder_of, read_json
from zeton.kernel.names import plain_name
from zeton.kernel.sets import CardSet, card_sets
from zeton.kernel.titles import Titles

POOL, FORMAT = "pool", "format"
ALL, FREE = "all", "free"  # every set; the rules of deck building and nothing else
OPTIONS: Mapping[str, Any] = MappingProxyType({POOL: ALL, FORMAT: FREE})
FORMATS = "formats"
DAY = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")


class Thing(NamedTuple):
    """Something a deck has so many of: what it is called, the sets it was printed in, and the ids of all its printings.

    A ``leader`` cannot be taken out, only be exchanged for another.
    """

    kind: str
    id: str
    title: str
    copies: int
    sets: frozenset[str]
    names: frozenset[str]
    leader: bool = False

    def without(self) -> Mend:
        """What mends a deck in which this may not be."""
        if self.leader:
            return Mend("play-another", {"card": Titles(self.title)})
        return take_out(self.kind, self.id, self.title, self.copies)


class Agreed(NamedTuple):
    """What a format says from a day on; ``sets`` is None where all are allowed."""

    since: str
    sets: frozenset[str] | None = None
    banned: frozenset[str] = frozenset()
    one_of: tuple[frozenset[str], ...] = ()


class Rules(NamedTuple):
    """The numbers of the rules a game has for this: decks are of the pool, and what is restricted or banned."""

    pool: str
    lists: str


class Allowed(NamedTuple):
    """What a table allows: the sets of its pool (None: all), and what its format says."""

    sets: frozenset[str] | None = None
    agreed: Agreed = Agreed("")

    def allows(self, sets: frozenset[str]) -> bool:
        """Whether something that was printed in these sets may be used: one of them is enough."""
        return all(some is None or bool(some & sets) for some in (self.sets, self.agreed.sets))

    def problems(self, things: list[Thing], rules: Rules) -> list[Reason]:
        """Everything in a deck that is not allowed, with what would mend it."""
        alone = [reason for thing in things for reason in self._alone(thing, rules)]
        return [*alone, *self._together(things, self.agreed.one_of, rules)]

    def against(self, thing: Thing, others: list[Thing], rules: Rules) -> list[Reason]:
        """Why a thing may not be in a deck beside the others."""
        groups = [group for group in self.agreed.one_of if thing.names & group]
        return [*self._alone(thing, rules), *self._together([thing, *others], groups, rules)]

    def _alone(self, thing: Thing, rules: Rules) -> Iterator[Reason]:
        if not self.allows(thing.sets):
            yield Reason(rules.pool, "set-not-allowed", {"card": Titles(thing.title)}, (thing.without(),))
        if thing.names & self.agreed.banned:
            yield Reason(rules.lists, "banned", {"card": Titles(thing.title), "day": self.agreed.since}, (thing.without(),))

    def _together(self, things: list[Thing], groups: Iterable[frozenset[str]], rules: Rules) -> Iterator[Reason]:
        for group in groups:
            found = [thing for thing in things if thing.names & group]
            if len({thing.names for thing in found}) > 1:
                titles = Titles(*dict.fromkeys(thing.title for thing in found))
                yield Reason(rules.lists, "one-of-a-group", {"cards": titles, "day": self.agreed.since}, tuple(_mends(found)))


def _mends(found: list[Thing]) -> Iterator[Mend]:
    """One of a group stays, whichever it is."""
    for kept in found:
        gone = [thing for thing in found if thing.names != kept.names]
        yield take_all_out(gone[0].kind, ((thing.id, thing.title) for thing in gone))


EVERYTHING = Allowed()


class Makeup(NamedTuple):
    """What pools and formats speak of in the decks of a game: what is in a deck (kind, id, copies), which of it they mean, and
    by which rules."""

    contents: Callable[[Any], list[tuple[str, str, int]]]
    thing: Callable[[str, str, int], Thing | None]
    rules: Rules

    def things(self, deck: Any) -> list[Thing]:
        """All of that in a deck."""
        return [thing for entry in self.contents(deck) if (thing := self.thing(*entry)) is not None]

    def problems(self, deck: Any, within: Allowed) -> list[Reason]:
        """Everything in a deck that is not allowed."""
        return [] if within == EVERYTHING else within.problems(self.things(deck), self.rules)

    def against(self, kind: str, id_: str, deck: Any, within: Allowed) -> list[Reason]:
        """Why something may not be in a deck; None is a deck of which nothing is chosen yet."""
        thing = None if within == EVERYTHING else self.thing(kind, id_, 1)
        return [] if thing is None else within.against(thing, self.things(deck) if deck is not None else [], self.rules)

    def drawn_from(self, entries: Iterable[tuple[str, str]], within: Allowed, rng: Random) -> set[str]:
        """The ids of those of these (kind, id) that a random deck may have: of each group one only."""
        if within == EVERYTHING:
            return {id_ for _, id_ in entries}
        things = {id_: thing for kind, id_ in entries if (thing := self.thing(kind, id_, 1)) is not None}
        kept = {id_ for id_, thing in things.items() if not within.against(thing, [], self.rules)}
        for group in within.agreed.one_of:
            found = sorted(id_ for id_ in kept if things[id_].names & group)
            kept -= set(found) - {rng.choice(found)} if found else set()
        return kept

    def allows(self, kind: str, id_: str, within: Allowed) -> bool:
        """Whether something is of a set that is allowed."""
        thing = None if within == EVERYTHING else self.thing(kind, id_, 1)
        return thing is None or within.allows(thing.sets)


@cache
def formats(package: str) -> Mapping[str, tuple[Agreed, ...]]:
    """The formats of a game by their ids, each with all it has ever said, the first first."""
    folder = folder_of(package).joinpath(FORMATS)
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    read = {file.name.removesuffix(".json"): read_json(file) for file in found}
    return MappingProxyType({name: tuple(sorted(map(_agreed, entries))) for name, entries in read.items()})


def _agreed(entry: Mapping[str, Any]) -> Agreed:
    sets = frozenset(entry["sets"]) if "sets" in entry else None
    groups = tuple(frozenset(group) for group in entry.get("one_of", ()))
    return Agreed(entry["since"], sets, frozenset(entry.get("banned", ())), groups)


def checked(package: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options with their pool and format as a record has them."""
    pool = ",".join(_sets(package, options[POOL])) if plain_name(options[POOL]) != ALL else ALL
    name, agreed = _agreement(package, options[FORMAT])
    return {**options, POOL: pool, FORMAT: f"{name} {agreed.since}" if agreed.since else name}


def allowed(package: str, pool: str = ALL, format_: str = FREE) -> Allowed:
    """What a table of a game with this pool and this format allows."""
    sets = None if plain_name(pool) == ALL else frozenset(_sets(package, pool))
    return Allowed(sets, _agreement(package, format_)[1])


def _sets(package: str, pool: str) -> list[str]:
    """The ids of the sets of a pool, in the order of their release."""
    wanted: set[str] = set()
    for name in pool.split(","):
        meant = [one.id for one in card_sets(package) if plain_name(name) in _names(one)]
        if not meant:
            raise unknown("set", name.strip(), (known for one in card_sets(package) for known in (one.id, one.cycle)))
        wanted |= set(meant)
    return [one.id for one in card_sets(package) if one.id in wanted]


def _names(one: CardSet) -> set[str]:
    """By what a set is meant: its name, its id, and its cycle."""
    return {plain_name(name) for name in (one.name, one.id, one.id.replace("_", " "), one.cycle, one.cycle.replace("_", " "))}


def _agreement(package: str, given: str) -> tuple[str, Agreed]:
    """The name of a format, and what it says on the day that is named with it, or last."""
    name, _, day = given.strip().partition(" ")
    if name == FREE and not day:
        return FREE, Agreed("")
    if name not in formats(package):
        raise unknown("format", name, (FREE, *formats(package)))
    if day and not DAY.fullmatch(day.strip()):
        raise BadSetup("format-day", name=name, given=shown(day))
    said = [agreed for agreed in formats(package)[name] if not day or agreed.since <= day.strip()]
    if not said:
        raise BadSetup("format-before", name=name, first=formats(package)[name][0].since, given=day.strip())
    return name, said[-1]
