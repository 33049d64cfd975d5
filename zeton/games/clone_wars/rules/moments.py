"""Which ally could matter at which moment (R11.2): what is about to happen, and what each ally could change about it.

Allies may be played at any moment. Nobody is asked at moments at which it makes no difference: what is played there can as
well be played at the next moment at which it does. So whatever is about to happen says what it depends on (a ``Moment``), and
an ally is asked about if it can change that, or help another one that can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import SECOND_SQUAD


class Moment(NamedTuple):
    """What the thing that is about to happen depends on, as far as allies could change it."""

    enemies: tuple[int, ...] = ()  # planets on which every enemy counts
    villains: tuple[int, ...] = ()  # planets on which the villains count
    droids: bool = False  # droids are about to run out: every one of them counts
    blockades: bool = False  # so are blockades
    jedi: bool = False  # where the Jedi are
    deck: bool = False  # which invasion cards come next
    squads: tuple[int, ...] = ()  # the Jedi who are about to lose the use of cards
    cards: tuple[int, ...] = ()  # squad cards of which it counts in whose squad they are
    anything: bool = False  # nothing in particular is coming: everything may be done

    def and_also(self, other: Moment) -> Moment:
        """What two things depend on that come together."""
        if self is NOTHING or other is NOTHING:
            return other if self is NOTHING else self
        return Moment(
            self.enemies + other.enemies,
            self.villains + other.villains,
            self.droids or other.droids,
            self.blockades or other.blockades,
            self.jedi or other.jedi,
            self.deck or other.deck,
            self.squads + other.squads,
            self.cards + other.cards,
            self.anything or other.anything,
        )


NOTHING: Final = Moment()
BETWEEN_ACTIONS: Final = Moment(anything=True)
BEFORE_THE_INVASION: Final = Moment(deck=True)


def droids_coming(table: CloneWarsTable, planets: tuple[int, ...], number: int) -> Moment:
    """So many droids are about to be placed on each of these planets: will one be occupied, or the supply run out?"""
    limit, droids = table.kit.droid_limit, table.droids
    full = tuple(planet for planet in planets if droids[planet] + number > limit)
    placed = sum(min(number, limit - droids[planet]) for planet in planets)
    blockades = number * len(planets) - placed
    return Moment(enemies=full, droids=placed > table.supply, blockades=blockades > table.blockades_left)


def droids_up_to_limit_coming(table: CloneWarsTable, planets: tuple[int, ...], number: int) -> Moment:
    """The same where no planet is ever occupied (R15.3)."""
    limit, droids = table.kit.droid_limit, table.droids
    return Moment(droids=sum(min(number, limit - droids[planet]) for planet in planets) > table.supply)


def blockades_coming(table: CloneWarsTable, planets: tuple[int, ...], number: int) -> Moment:
    """Blockades are about to protect the enemies on these planets (R18.4)."""
    reached = tuple(planet for planet in planets if table.enemies_at(planet)) if number else ()
    return Moment(enemies=reached, blockades=number * len(planets) > table.blockades_left)


# ── what allies can change ───────────────────────────────────────────────────────────────────────────────────────────


def matters(table: CloneWarsTable, ally: int, moment: Moment) -> bool:
    """Whether an ally, if it can be played now, could change what is about to happen."""
    jedi, ability = table.holder(ally), table.cards[ally].ability
    assert ability is not None
    if moment.anything or ally in moment.cards or jedi in moment.squads:
        return True
    return moment != NOTHING and MATTERS[ability.do](table, jedi, moment)


def is_held(table: CloneWarsTable, do: str) -> bool:
    """Whether somebody has a ready ally that does this."""
    zone, exhausted = table.zone, table.exhausted
    return any(zone[ally] <= SECOND_SQUAD and not exhausted[ally] for ally in table.kit.allies_that.get(do, ()))


def _contested(table: CloneWarsTable, moment: Moment) -> tuple[int, ...]:
    """The planets whose enemies count; what stands around a villain does if somebody can strike him."""
    return moment.enemies + moment.villains if moment.villains and is_held(table, "strike") else moment.enemies


def _send(table: CloneWarsTable, jedi: int, moment: Moment) -> bool:
    """It moves Jedi, also to where one can strike."""
    enemies = moment.enemies or moment.villains or moment.droids or moment.blockades
    return moment.jedi or (bool(enemies) and is_held(table, "strike"))


def _strike(table: CloneWarsTable, jedi: int, moment: Moment) -> bool:
    """It removes enemies on its owner's planet."""
    planet = table.planet_of(jedi)
    if planet in moment.enemies or planet in moment.villains:
        return True
    return (moment.droids and table.droids[planet] > 0) or (moment.blockades and table.blockades[planet] > 0)


def _sabotage(table: CloneWarsTable, jedi: int, moment: Moment) -> bool:
    """It removes droids that no blockade protects."""
    droids, blockades = table.droids, table.blockades
    return moment.droids or any(droids[planet] and not blockades[planet] for planet in _contested(table, moment))


def _break_blockade(table: CloneWarsTable, jedi: int, moment: Moment) -> bool:
    """It removes blockades, and with them what protects other enemies."""
    return moment.blockades or any(table.blockades[planet] for planet in _contested(table, moment))


def _supply(table: CloneWarsTable, jedi: int, moment: Moment) -> bool:
    """It brings cards: for whoever loses some, and perhaps the ally that is needed."""
    return moment != BEFORE_THE_INVASION


def _look(table: CloneWarsTable, jedi: int, moment: Moment) -> bool:
    return moment.deck


def _whenever_possible(table: CloneWarsTable, jedi: int, moment: Moment) -> bool:
    """It can be played only where it does something to what is coming."""
    return True


def _never(table: CloneWarsTable, jedi: int, moment: Moment) -> bool:
    """It counts for the actions to come, not for what is coming now."""
    return False


MATTERS: Final[dict[str, Callable[[CloneWarsTable, int, Moment], bool]]] = {
    "send": _send,
    "successes": _whenever_possible,
    "actions": _never,
    "strike": _strike,
    "supply": _supply,
    "break blockade": _break_blockade,
    "look": _look,
    "shield": _whenever_possible,
    "sabotage": _sabotage,
}
