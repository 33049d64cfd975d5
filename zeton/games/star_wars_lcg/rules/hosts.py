"""What an enhancement may be attached to (R5.2–R5.5, R13.6), as a filter made from its facts."""

from __future__ import annotations

from functools import cache, reduce
from operator import and_, or_
from typing import Any, Final

from zeton.games.star_wars_lcg.rules.kinds import (
    CARD_IN_PLAY,
    ENEMY,
    FRIENDLY,
    NO_ENHANCEMENTS,
    OBJECTIVE,
    UNIT,
    affiliation,
    trait,
)
from zeton.games.star_wars_lcg.rules.printed import fact_of
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import MAY_ENHANCE, ONE_PER_HOST
from zeton.kernel.ability import holds
from zeton.kernel.facts import NOT
from zeton.kernel.filter import Filter

ENHANCEABLE: Final = UNIT & ~NO_ENHANCEMENTS
ELEMENTS: Final = {"unit": ENHANCEABLE, "objective": OBJECTIVE, "card": CARD_IN_PLAY}
WHOSE: Final = {"you": FRIENDLY, "enemy": ENEMY}
CONDITIONS: Final = {"trait": trait, "affiliation": affiliation}


@cache
def host_of(definition: str) -> Filter | None:
    """What an enhancement is attached to; None if that needs no choice (a play area, the dial), or it is no enhancement."""
    enhances = fact_of(definition)["enhances"]
    return None if enhances is None or enhances["what"] not in ELEMENTS else _described(enhances)


def _described(enhances: dict[str, Any]) -> Filter:
    parts = [WHOSE[enhances["whose"]]] if enhances["whose"] in WHOSE else []
    if enhances["of"]:
        alternatives = [reduce(and_, map(_condition, all_of)) for all_of in enhances["of"]]
        parts.append(reduce(or_, reversed(alternatives)))  # our own order: the sentence is not to be the published one
    return reduce(and_, (*parts, ELEMENTS[enhances["what"]]))


def _condition(given: str) -> Filter:
    """A condition as the data writes it: ``trait:Droid``, ``not affiliation:Sith``."""
    kind, _, word = given.removeprefix(NOT).partition(":")
    found = CONDITIONS[kind](word)
    return ~found if given.startswith(NOT) else found


def hosts_of(table: StarWarsTable, seat: int, card: int) -> list[int] | None:
    """The cards an enhancement may be attached to; None if it goes to a play area or the dial, or is no enhancement."""
    host = host_of(table.cards[card].id)
    if host is None:
        return None
    found = host.cards(table, card)
    if not holds(table, ONE_PER_HOST, card):
        return found
    title = table.cards[card].title
    return [other for other in found if all(table.cards[attached].title != title for attached in table.attached(other))]


def units_to_enhance(table: StarWarsTable, card: int) -> list[int]:
    """The units on which a unit card may lie as an enhancement instead (A84)."""
    for source, constant in table.index.constants.get(MAY_ENHANCE, ()):
        if source == card:
            return [unit for unit in table.units(table.owner[card]) if constant.applies(table, unit, source)]
    return []
