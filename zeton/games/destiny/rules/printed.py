"""Printed facts of cards and dice (R1.6–R1.8, R1.13), read once from the folders of the sets and shared by every game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from zeton.games.destiny.rules.terms import (
    ACTION,
    CLAIM,
    DIE,
    EVENT_TEXT,
    PLAY,
    POWER_ACTION,
    SIGNS,
    SPECIAL_ABILITY,
    UNPLAYED_TYPES,
)
from zeton.kernel.ability import Ability, Condition, Script
from zeton.kernel.filter import Filter
from zeton.kernel.sets import Collection, Trade

NOTATION: Final = re.compile(r"(?P<plus>\+?)(?P<value>\d*|X)(?P<sign>MD|RD|ID|Sh|Sp|Dr|Dc|R|F|\*|-)(?P<cost>\d*)")


class Face(NamedTuple):
    """One side of a die: its symbol, value, plus sign and resource cost (R1.6)."""

    symbol: int
    value: int
    plus: bool
    cost: int
    x: bool  # the value is defined by the card (R8.16)
    notation: str


PACKAGE: Final = "zeton.games.destiny"


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """One card, or a die, which has the colour, subtypes and unique flag of its card. What is not printed is 0 or empty."""

    id: str
    title: str
    type: str
    colour: str = ""
    affiliation: str = ""
    subtitle: str = ""
    unique: bool = False
    points: tuple[int, ...] = ()
    health: int = 0
    cost: int = 0
    faces: tuple[Face, ...] = ()
    sides: tuple[str, ...] = ()  # a card with a die: the faces as they are written, for whoever draws them
    subtypes: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    of: str = ""  # a die: the type of its card
    script: Script | None = None
    # Found in the script, so that nobody has to look for them.
    actions: tuple[tuple[int, Ability], ...] = ()
    anybodys: tuple[tuple[int, Ability], ...] = ()  # those of its actions that any player may take
    restrictions: tuple[Condition, ...] = ()
    on: Filter | None = None  # an upgrade: the characters it may be played on
    special: int = -1
    claim: int = -1
    event: int = -1


@cache
def collection() -> Collection:
    """Every card of every set."""
    from zeton.games.destiny.language.abilities import bind  # cards are written in words that stand on printed facts

    return Collection(PACKAGE, "id", "name", Trade(_printed, bind, _is_unplayed, _needs_script, list))


def facts() -> tuple[dict[str, Any], ...]:
    """What is printed on every card that plays, in collector order."""
    return collection().facts


def fact_of(card: str) -> dict[str, Any]:
    """The data entry of a card."""
    return collection().known[card]


def printed_cards() -> Mapping[str, Printed]:
    """Every card that plays by its id."""
    return collection().cards


def _is_unplayed(fact: dict[str, Any]) -> bool:
    """Whether something is printed on a card that the rules do not play yet."""
    return fact["type"] in UNPLAYED_TYPES or fact["flip"] or not all(map(NOTATION.fullmatch, fact["sides"] or ()))


def _needs_script(fact: dict[str, Any]) -> bool:
    """Whether a text box says more than keywords."""
    return bool(fact["abilities"])


@cache
def die_of(card: str) -> Printed:
    """The die of a card (R1.13)."""
    printed = printed_cards()[card]
    return Printed(
        id=card + "/die",
        title=printed.title,
        type=DIE,
        colour=printed.colour,
        affiliation=printed.affiliation,
        unique=printed.unique,
        faces=printed.faces,
        subtypes=printed.subtypes,
        of=printed.type,
    )


def face_of(notation: str) -> Face:
    """A face from its notation: ``2RD``, ``+2RD``, ``4ID1``, ``XF``, ``+1*``, ``Sp``, ``-``."""
    match = NOTATION.fullmatch(notation)
    assert match is not None, notation
    value = match["value"]
    return Face(
        SIGNS.index(match["sign"]),
        int(value) if value.isdecimal() else 0,
        bool(match["plus"]),
        int(match["cost"] or 0),
        value == "X",
        notation,
    )


def _printed(fact: dict[str, Any], script: Script | None) -> Printed:
    abilities = script.abilities if script is not None else ()
    plays = [ability for ability in abilities if ability.timing in (PLAY, EVENT_TEXT)]
    hosts = [target.filter for ability in plays for target in ability.targets]
    actions = tuple((n, a) for n, a in enumerate(abilities) if a.timing in (ACTION, POWER_ACTION))
    return Printed(
        id=fact["id"],
        title=fact["name"],
        subtitle=fact["subtitle"] or "",
        type=fact["type"],
        colour=fact["colour"],
        affiliation=fact["affiliation"],
        unique=fact["unique"],
        points=tuple(p for p in fact["points"] or () if p is not None),
        health=fact["health"] or 0,
        cost=fact["cost"] or 0,
        faces=tuple(face_of(side) for side in fact["sides"] or () if NOTATION.fullmatch(side)),  # others do not play
        sides=tuple(fact["sides"] or ()),
        subtypes=frozenset(fact["subtypes"]),
        keywords=frozenset(fact["keywords"]),
        script=script,
        actions=actions,
        anybodys=tuple((n, a) for n, a in actions if is_for_anybody(a)),
        restrictions=tuple(condition for ability in plays for condition in ability.conditions),
        on=hosts[0] if hosts else None,
        special=_first(abilities, SPECIAL_ABILITY),
        claim=_first(abilities, CLAIM),
        event=_first(abilities, EVENT_TEXT),
    )


def is_for_anybody(ability: Ability) -> bool:
    """An action any player may take (Jar Jar Binks); all others are their controller's (R11.2)."""
    return any(condition.key == "any-player" for condition in ability.conditions)


def _first(abilities: tuple[Ability, ...], timing: str) -> int:
    return next((number for number, ability in enumerate(abilities) if ability.timing == timing), -1)
