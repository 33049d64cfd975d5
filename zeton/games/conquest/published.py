"""Reads the facts of published cards, so that ``zeton facts import`` can write them into the folders of their sets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from zeton.games.conquest.facts import incomplete, schema
from zeton.games.conquest.rules.terms import IMMUNE, NO_ATTACHMENTS
from zeton.kernel.importing import Entry, Head, NewSet, Trader
from zeton.kernel.sets import Fact

RELEASES = (
    "core",
    *(
        "the-howl-of-blackmane",
        "the-scourge",
        "gift-of-the-ethereals",
        "zogworts-curse",
        "the-threat-beyond",
        "descendants-of-isha",
    ),
    "the-great-devourer",
    *("decree-of-ruin", "boundless-hate", "deadly-salvage", "what-lurks-below", "wrath-of-the-crusaders", "the-final-gambit"),
    "legions-of-death",
    *(
        "jungles-of-nectavus",
        "unforgiven",
        "slash-and-burn",
        "searching-for-truth",
        "against-the-great-enemy",
        "the-warp-unleashed",
    ),
)
"""The boxes and packs in the order they were published: a deluxe box after the first and the second cycle."""

MISPRINTS = {
    "ELite": "Elite",
    "Vehicle/": "Vehicle",
    "Solier": "Soldier",
    "Creatur": "Creature",
    "Standart": "Standard",
    "Spaces Wolves": "Space Wolves",
    "Salamander": "Salamanders",
    "Dark angels": "Dark Angels",
    "Black Templar": "Black Templars",
}
"""Traits that the public data spells wrongly."""

SYMBOL = re.compile(r"\[([A-Z ]+)\]")
LETTERS = {"F": "Orks", "H": "Necrons", "K": "Tau", "L": "Dark Eldar"}
"""Signs of factions that the public data gives, on a few cards, as the letters they are typed with."""
FACTION_SYMBOLS = {"NECRON": "Necrons", "ORK": "Orks", "STRONGPOINT": ""}
WITH_COST = re.compile(r"with printed cost (\d) or lower")
NOISE = re.compile(r"\b(army|unit|you control|enemy|unique|planet|warlord|non-\S+)\b|\(green\)|with printed cost.*")


def spelt(name: str | None) -> str | None:
    """A word of the public data as it is printed: ``space_marines``, ``area_effect``."""
    return None if name is None else name.replace("_", " ").title()


def head(entry: Entry) -> Head:
    """The set of an entry; one that is not among the releases comes behind them all."""
    known = RELEASES.index(entry["set"]) if entry["set"] in RELEASES else len(RELEASES)
    return Head(entry["set"].replace("-", "_"), entry["set_name"], entry["cycle"].replace("-", "_"), known + 1)


def traits(given: Iterable[str]) -> list[str]:
    """Traits, spelt as they are printed on other cards."""
    return [MISPRINTS.get(trait, trait) for trait in given]


def keyword(given: Mapping[str, Any]) -> dict[str, Any]:
    """A keyword with what it is about."""
    name = str(spelt(given["name"]))
    assert name != IMMUNE or given["to"], "immune to nothing"
    return {
        "name": NO_ATTACHMENTS if given["name"] == "no_attachments" else name,
        "value": given.get("value"),
        "trait": given.get("trait"),
        "to": given.get("to"),
    }


def ability(given: Mapping[str, Any]) -> str:
    """The kind of an ability: with its phase, or forced."""
    kind = given["kind"].replace("_", " ")
    return f"{given['phase']} {kind}" if given["phase"] else f"forced {kind}" if given["forced"] else kind


def abilities(given: Iterable[Mapping[str, Any]]) -> list[str]:
    """The kinds of all abilities; where a card is attached is another entry."""
    return [ability(one) for one in given if one["kind"] != "attach_rule"]


def attach(given: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """What an attachment is attached to."""
    if given is None:
        return None
    kept = ("host", "unique_only", "controller", "excluded_trait", "limit_per_host")
    return {**{name: given[name] for name in kept}, "required": required(given.get("wording") or "")}


def required(wording: str) -> list[list[str]]:
    """What else the host must be, as alternatives: "Pilot or Vehicle unit", "[ELDAR] Vehicle army unit"."""
    found = []
    for alternative in wording.split(" or ") if " or lower" not in wording else [wording]:
        conditions = [_of_symbol(symbol) for symbol in SYMBOL.findall(alternative)]
        if cost := WITH_COST.search(alternative):
            conditions.append(f"cost at most:{cost[1]}")
        if "non-warlord" in alternative:
            conditions.append("not type:warlord")
        rest = " ".join(NOISE.sub(" ", SYMBOL.sub(" ", alternative)).split())
        if rest:
            conditions.append(_of_word(rest))
        if conditions:
            found.append(conditions)
    return found


def _of_symbol(symbol: str) -> str:
    if symbol == "STRONGPOINT":
        return "icon:strongpoint"
    return f"faction:{FACTION_SYMBOLS.get(symbol, symbol.title())}"


def _of_word(rest: str) -> str:
    if rest in LETTERS:
        return f"faction:{LETTERS[rest]}"
    return f"keyword:{rest}" if rest == "Mobile" else f"trait:{rest}"


def fact(entry: Entry) -> Fact:
    """What is printed on a card, without what its text box says."""
    bloodied, either = entry["bloodied"], entry["as_attachment"]
    same = (
        "cost",
        "attack",
        "health",
        "command",
        "shield",
        "card_bonus",
        "resource_bonus",
        "starting_hand",
        "starting_resources",
    )
    return {
        "id": entry["id"],
        "number": entry["number"],
        "title": entry["name"],
        "faction": spelt(entry["faction"]),
        "type": entry["type"],
        "loyalty": entry["loyalty"],
        "squad": entry["signature_squad"],
        "unique": entry["unique"],
        "traits": traits(entry["traits"]),
        "keywords": [keyword(one) for one in entry["keywords"]],
        **{name: entry[name] for name in same},
        "bloodied": bloodied and _bloodied(bloodied),
        "planet_icons": entry["planet_icons"],
        "attach": attach(entry["attach"]),
        "as_attachment": either and {"permission": either["permission"], "attach": attach(either["attach"])},
        "abilities": abilities(entry["abilities"]),
        "quantity": entry["quantity"],
        "octgn": entry["octgn_guid"] or None,
    }


def _bloodied(given: Mapping[str, Any]) -> dict[str, Any]:
    """The other side of a warlord; an ability there begins with its timing, or is a constant one."""
    timings = re.findall(r"^(Forced )?(Reaction|Interrupt|Action|Combat Action)\b", given["text"], re.MULTILINE)
    return {
        "attack": given["attack"],
        "health": given["health"],
        "traits": traits(given["traits"]),
        "abilities": [f"{forced}{timing}".lower() for forced, timing in timings],
    }


def _keep_ids(sets: list[NewSet], known: Mapping[str, Fact]) -> None:
    """No two cards have one title: the published ids are ours."""


TRADER = Trader(
    key="id",
    title="title",
    published=("id", "number", "name", "set", "set_name", "cycle", "faction", "type", "keywords", "abilities", "attach"),
    wanted=lambda entry: bool(entry.get("official", True)),
    head=head,
    fact=fact,
    order=lambda fact: (fact["number"] is None, fact["number"] or 0),  # tokens have no number
    named=_keep_ids,
    titles=lambda entry: (),
    schema=schema,
    whole=incomplete,
)
