"""Printed facts of a card (R1.5–R1.8), read once from the folders of the sets and shared by every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION_BITS,
    AFFILIATION_CARD,
    AFFILIATIONS,
    DIAL,
    HOST_CONDITIONS,
    ICONS,
    NEUTRAL,
    UNPLAYED_KEYWORDS,
    UNPLAYED_TYPES,
)
from zeton.kernel.ability import Script
from zeton.kernel.facts import NOT
from zeton.kernel.sets import Collection, Trade

NO_ICONS: Final = (0, 0, 0)
SIZE_OF_A_SET: Final = 6

PACKAGE: Final = "zeton.games.star_wars_lcg"


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """One card definition. Numbers that are not printed on a card are 0."""

    id: str
    title: str
    type: str
    side: str
    affiliation: str
    unique: bool = False
    cost: int = 0
    capacity: int = 0
    force_icons: int = 0
    resources: int = 0
    priority: int = 0
    icons: tuple[int, int, int] = NO_ICONS
    edge_icons: tuple[int, int, int] = NO_ICONS
    traits: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    edge: int = 0
    protects: str = ""
    affiliation_bit: int = 0
    script: Script | None = None

    def has_trait(self, trait: str) -> bool:
        return trait in self.traits


@dataclass(frozen=True, slots=True)
class SetCard:
    """One of the six cards of an objective set."""

    id: str
    definition: str
    set_number: int
    set_sequence: int
    number: int
    quantity: int


DIAL_PIECE: Final = Printed(id="death-star-dial", title="Death Star dial", type=DIAL, side="", affiliation=NEUTRAL)


@cache
def collection() -> Collection:
    """Every card of every set."""
    from zeton.games.star_wars_lcg.language.abilities import bind  # cards are written in words that stand on printed facts

    return Collection(PACKAGE, "definition", "title", Trade(_printed, bind, _is_unplayed, _needs_script, _whole_sets))


def facts() -> tuple[dict[str, Any], ...]:
    """What is printed on every card that plays: one entry for each place in every objective set, and the affiliation cards."""
    return collection().facts


def fact_of(definition: str) -> dict[str, Any]:
    """The data entry of a definition (the first, if it stands in several sets)."""
    return collection().known[definition]


def printed_cards() -> Mapping[str, Printed]:
    """Every definition that plays by its id."""
    return collection().cards


def _is_unplayed(fact: dict[str, Any]) -> bool:
    """Whether something is printed on a card that the rules do not play yet."""
    return (
        fact["type"] in UNPLAYED_TYPES
        or (fact["type"] != AFFILIATION_CARD and not fact["set_number"])  # of a challenge deck, which is for several players
        or any(k["name"] in UNPLAYED_KEYWORDS or k["of"] or k["value"] == "X" for k in fact["keywords"])
        or (fact["type"] == AFFILIATION_CARD and fact["title"] not in AFFILIATIONS)
        or "X" in (fact["damage_capacity"], fact["resource_value"])
        or not is_host_played(fact)
    )


def is_host_played(fact: dict[str, Any]) -> bool:
    """Whether what a card enhances is described in words the rules play; a card that enhances nothing has no host."""
    conditions = [condition for all_of in (fact["enhances"] or {"of": []})["of"] for condition in all_of]
    return all(condition.removeprefix(NOT).partition(":")[0] in HOST_CONDITIONS for condition in conditions)


def _needs_script(fact: dict[str, Any]) -> bool:
    """Whether a text box says more than keywords. What an affiliation card says are rules of the game."""
    return fact["type"] != AFFILIATION_CARD and bool(set(fact["ability_types"]) - {"keyword"})


def _whole_sets(given: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """An objective set is used whole, all six cards of it (R1.5)."""
    there = Counter(fact["set_number"] for fact in given)
    return [fact for fact in given if not fact["set_number"] or there[fact["set_number"]] == SIZE_OF_A_SET]


@cache
def objective_sets() -> MappingProxyType[int, tuple[SetCard, ...]]:
    """The cards of every objective set, the objective first (R1.5)."""
    sets: dict[int, list[SetCard]] = {}
    for fact in facts():
        if fact["set_number"]:
            place = SetCard(
                fact["id"],
                fact["definition"],
                fact["set_number"],
                fact["set_sequence"],
                fact["number"],
                fact["quantity"],
            )
            sets.setdefault(place.set_number, []).append(place)
    return MappingProxyType({n: tuple(sorted(cards, key=lambda c: c.set_sequence)) for n, cards in sets.items()})


def set_numbers() -> str:
    """The numbers of the objective sets that can be played, those in a row as a span: "1–40, 42"."""
    numbers = sorted(objective_sets())
    firsts = [n for n in numbers if n - 1 not in objective_sets()]
    lasts = [n for n in numbers if n + 1 not in objective_sets()]
    return ", ".join(str(one) if one == last else f"{one}–{last}" for one, last in zip(firsts, lasts, strict=True))


def numbers_of(definition: str) -> list[int]:
    """The numbers of the objective sets a card stands in: of those that play, if it plays."""
    return _numbers(definition in printed_cards()).get(definition, [])


@cache
def _numbers(playing: bool) -> dict[str, list[int]]:
    found: dict[str, set[int]] = {}
    for fact in facts() if playing else collection().all_facts:
        if fact["set_number"]:
            found.setdefault(fact["definition"], set()).add(fact["set_number"])
    return {definition: sorted(numbers) for definition, numbers in found.items()}


def _printed(fact: dict[str, Any], script: Script | None) -> Printed:
    keywords = {k["name"]: k for k in fact["keywords"]}
    return Printed(
        id=fact["definition"],
        title=fact["title"],
        type=fact["type"],
        side=fact["side"],
        affiliation=fact["affiliation"],
        unique=fact["unique"],
        cost=fact["cost"] or 0,
        capacity=fact["damage_capacity"] or 0,
        force_icons=fact["force_icons"] or 0,
        resources=fact["resource_value"] or 0,
        priority=fact["edge_priority"] or 0,
        icons=_icons(fact["icons_normal"]),
        edge_icons=_icons(fact["icons_edge"]),
        traits=frozenset(fact["traits"]),
        keywords=frozenset(keywords),
        edge=keywords["Edge"]["value"] if "Edge" in keywords else 0,
        protects=keywords["Protect"]["trait"] if "Protect" in keywords else "",
        affiliation_bit=AFFILIATION_BITS[fact["affiliation"]],
        script=script,
    )


def _icons(given: dict[str, int] | None) -> tuple[int, int, int]:
    if given is None:
        return NO_ICONS
    unit_damage, tactics, blast = (given[name.replace(" ", "_")] for name in ICONS)
    return unit_damage, tactics, blast
