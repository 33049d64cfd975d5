"""Printed facts of a card (R1.5–R1.8), read once from the data file and shared by every game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from zeton.games.star_wars_lcg.rules.terms import AFFILIATION_BITS, DIAL, ICONS, NEUTRAL
from zeton.kernel.ability import Script
from zeton.kernel.duel import load

NO_ICONS = (0, 0, 0)


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


DIAL_PIECE = Printed(id="death-star-dial", title="Death Star dial", type=DIAL, side="", affiliation=NEUTRAL)


def facts() -> tuple[dict[str, Any], ...]:
    """The data file as it is: one entry for each position of every objective set, and the affiliation cards."""
    return load("zeton.games.star_wars_lcg", "cards.json")


@cache
def printed_cards() -> MappingProxyType[str, Printed]:
    """Every definition by its id."""
    from zeton.games.star_wars_lcg.cards import scripts  # cards are written in words that stand on printed facts

    known = scripts()
    return MappingProxyType({fact["definition"]: _printed(fact, known.get(fact["definition"])) for fact in facts()})


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


@cache
def fact_of(definition: str) -> dict[str, Any]:
    """The data entry of a definition (the first, if it stands in several sets)."""
    return next(fact for fact in facts() if fact["definition"] == definition)


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
