"""Printed facts of a card (R1.9, R1.10), read once from the folders of the sets and shared by every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from zeton.games.conquest.rules.terms import (
    ATK,
    COST,
    HEADQUARTERS,
    HP,
    ICONS_OF_COMMAND,
    IMMUNE,
    LIMITED,
    NEUTRAL,
    NO_ATTACHMENTS,
    PLANET,
    RELIC,
    UNIT,
    UNPLAYED_ABILITIES,
    UNPLAYED_FACTIONS,
    UNPLAYED_KEYWORDS,
    UNPLAYED_TYPES,
    WARLORD,
    immune_to,
    no_attachments,
)
from zeton.kernel.ability import Script
from zeton.kernel.facts import NOT
from zeton.kernel.sets import Collection, Trade

PACKAGE: Final = "zeton.games.conquest"


class Required(NamedTuple):
    """Something a host must be: of a trait, a faction …, or must not be."""

    what: str
    word: str
    denied: bool


@dataclass(frozen=True, slots=True)
class Attach:
    """What an attachment may be attached to, as its text says (R6.8)."""

    to: str = UNIT  # or a planet, or an HQ
    army_only: bool = False
    warlord_only: bool = False
    unique_only: bool = False
    yours_only: bool = False
    enemies_only: bool = False
    excluded_trait: str = ""
    one_per_host: bool = False
    required: tuple[tuple[Required, ...], ...] = ()  # alternatives; of one of them everything holds


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """One card. Numbers that are not printed on a card are 0."""

    id: str
    title: str
    type: str
    faction: str = NEUTRAL
    loyalty: str = ""
    unique: bool = False
    cost: int = 0
    cost_is_x: bool = False
    attack: int = 0
    health: int = 0
    bloodied_attack: int = 0
    bloodied_health: int = 0
    command: int = 0
    shield: int = 0
    card_bonus: int = 0
    resource_bonus: int = 0
    starting_hand: int = 0
    starting_resources: int = 0
    values: frozenset[str] = frozenset()  # which of ATK, HP, command icons and cost it has, be they 0 (R16.6)
    traits: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    area_effect: int = 0
    refused_by: frozenset[str] = frozenset()  # the keywords that keep it from being attached (R18.12)
    icons: frozenset[str] = frozenset()
    attach: Attach | None = None
    as_attachment: Attach | None = None  # how it is attached if it may be an attachment instead of a unit
    enters_as_attachment: bool = False  # by any means, not only when it is deployed
    one_of_a_kind: bool = False  # unique, Limited or a Relic: another one may keep it from being played (R18.10, R19.4, R19.5)
    script: Script | None = None


SQUAD_SIZE: Final = 9  # the warlord and eight cards (R1.4)
VALUES: Final = {ATK: "attack", HP: "health", ICONS_OF_COMMAND: "command", COST: "cost"}
HQ_PIECE: Final = Printed(id="hq", title="HQ", type=HEADQUARTERS)


@cache
def collection() -> Collection:
    """Every card of every set."""
    from zeton.games.conquest.language.abilities import bind  # cards are written in words that stand on printed facts

    return Collection(PACKAGE, "id", "title", Trade(_printed, bind, _is_unplayed, _needs_script, _with_whole_squads))


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
    numbers = (fact["attack"], fact["health"], *(keyword["value"] for keyword in fact["keywords"]))
    return (
        fact["type"] in UNPLAYED_TYPES
        or fact["faction"] in UNPLAYED_FACTIONS
        or any(keyword["name"] in UNPLAYED_KEYWORDS for keyword in fact["keywords"])
        or any(ability in UNPLAYED_ABILITIES for ability in fact["abilities"])
        or "X" in numbers
    )


def _needs_script(fact: dict[str, Any]) -> bool:
    """Whether a text box says more than keywords and where a card is attached."""
    return bool(fact["abilities"])


def _with_whole_squads(given: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A warlord comes with its signature squad, every card of it in its number (R1.4)."""
    there: Counter[str] = Counter()
    for fact in given:
        if fact["squad"]:
            there[fact["squad"]] += fact["quantity"]
    return [fact for fact in given if not fact["squad"] or there[fact["squad"]] == SQUAD_SIZE]


def _printed(fact: dict[str, Any], script: Script | None) -> Printed:
    keywords = {k["name"]: k for k in fact["keywords"]}
    bloodied = fact["bloodied"] or {"attack": 0, "health": 0}
    either = fact["as_attachment"] or {"attach": None, "permission": ""}
    traits = frozenset(fact["traits"])
    return Printed(
        id=fact["id"],
        title=fact["title"],
        type=fact["type"],
        faction=fact["faction"] or NEUTRAL,
        loyalty=fact["loyalty"] or "",
        unique=fact["unique"],
        cost=0 if fact["cost"] == "X" else fact["cost"] or 0,
        cost_is_x=fact["cost"] == "X",
        attack=fact["attack"] or 0,
        health=fact["health"] or 0,
        bloodied_attack=bloodied["attack"],
        bloodied_health=bloodied["health"],
        command=fact["command"] or 0,
        shield=fact["shield"] or 0,
        card_bonus=fact["card_bonus"] or 0,
        resource_bonus=fact["resource_bonus"] or 0,
        starting_hand=fact["starting_hand"] or 0,
        starting_resources=fact["starting_resources"] or 0,
        values=frozenset(value for value, printed in VALUES.items() if fact[printed] is not None),
        traits=traits,
        keywords=frozenset(map(_keyword, fact["keywords"])),
        area_effect=keywords["Area Effect"]["value"] if "Area Effect" in keywords else 0,
        refused_by=frozenset(map(no_attachments, ("", *traits))),
        icons=frozenset(fact["planet_icons"] or ()),
        attach=_attach(fact["attach"]),
        as_attachment=_attach(either["attach"]),
        enters_as_attachment=either["permission"] == "enter_play",
        one_of_a_kind=fact["unique"] or LIMITED in keywords or RELIC in traits,
        script=script,
    )


def _keyword(given: dict[str, Any]) -> str:
    """What a card has or has not: a keyword with a trait, or against something, is a keyword of its own."""
    if given["name"] == NO_ATTACHMENTS:
        return no_attachments(given["trait"] or "")
    return immune_to(given["to"]) if given["name"] == IMMUNE else str(given["name"])


def _attach(given: dict[str, Any] | None) -> Attach | None:
    if given is None:
        return None
    return Attach(
        to=given["host"] if given["host"] in (PLANET, HEADQUARTERS) else UNIT,
        army_only=given["host"] == "army_unit",
        unique_only=given["unique_only"],
        warlord_only=given["host"] == WARLORD,
        yours_only=given["controller"] == "you",
        enemies_only=given["controller"] == "enemy",
        excluded_trait=given["excluded_trait"] or "",
        one_per_host=given["limit_per_host"] == 1,
        required=tuple(tuple(map(_required, conditions)) for conditions in given["required"]),
    )


def _required(condition: str) -> Required:
    """A condition as the data writes it: ``trait:Vehicle``, ``not type:warlord``."""
    what, _, word = condition.removeprefix(NOT).partition(":")
    return Required(what, word, condition.startswith(NOT))
