"""Reads the facts of published cards, so that ``zeton facts import`` can write them into the folders of their sets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from zeton.games.star_wars_lcg.facts import incomplete, schema
from zeton.kernel.importing import Entry, Head, NewSet, Trader
from zeton.kernel.sets import Fact
from zeton.kernel.titles import TITLES

MISPRINTS = {"Millenium Falcon": "Millennium Falcon", "Office": "Officer"}
"""Traits that the public data spells wrongly."""

SAME = (
    *("id", "definition", "number", "set_number", "set_sequence", "set_name", "side", "affiliation", "type", "title", "unique"),
    *("limited_to_objective_deck", "affiliation_lock", "cost", "damage_capacity", "force_icons", "resource_value"),
    *("edge_priority", "icons_normal", "icons_edge"),
)
PLAIN = {"your play area": "play area", "the Death Star dial": "dial"}
WHOSE = {"friendly": "you", "you control": "you", "enemy": "enemy"}
NAMED = ("Pic", "Director Krennic")  # cards that another protects by their title
STATES = {
    "unique": "unique",
    "that is committed to the Force": "committed",
    "out-of-faction": "out of faction",
    "resource generating": "generates resources",
}
BEHIND_SETS = 1000  # affiliation cards and those of challenge decks come after the objective sets
SYMBOL = re.compile(r"(non-)?\[([^\]]+)\]")
KIND = re.compile(r"\b(unit|objective|card)\b")


def head(entry: Entry) -> Head:
    """The box or pack of an entry."""
    name = "Core Set" if entry["set"] == "core" else entry["product"]
    return Head(entry["set"].replace("-", "_"), name, entry["cycle"].replace("-", "_"), entry["release_order"])


def enhances(given: str | None) -> dict[str, Any] | None:
    """What an enhancement is attached to: "a friendly Character or Droid unit"."""
    if given is None:
        return None
    if given in PLAIN:
        return {"what": PLAIN[given], "whose": "any", "of": []}
    said = re.sub(r"^an? ", "", given).replace("character", "Character")
    kind = KIND.search(said)
    whose = next((who for word, who in WHOSE.items() if word in said), "any")
    for word in WHOSE:
        said = said.replace(word, "")
    return {"what": kind[1] if kind else "", "whose": whose, "of": alternatives(KIND.sub("", said))}


def alternatives(said: str) -> list[list[str]]:
    """A description of cards: "Trooper or [Imperial Navy] Character", "non-[Sith] Character"."""
    found = [conditions(part) for part in said.split(" or ")]
    return [conditions for conditions in found if conditions]


def conditions(said: str) -> list[str]:
    """What all holds of a card."""
    found = []
    for denied, name in SYMBOL.findall(said):
        found.append(f"{'not ' if denied else ''}affiliation:{name}")
    rest = SYMBOL.sub("", said)
    for words, state in STATES.items():
        if words in rest:
            found.append(state)
            rest = rest.replace(words, "")
    rest = " ".join(rest.split())
    return [*found, f"title:{rest}" if rest in NAMED else f"trait:{rest}"] if rest else found


def keyword(given: Mapping[str, Any]) -> dict[str, Any]:
    """A keyword; whom it protects is a trait, or a description."""
    told = given["trait"]
    described = alternatives(KIND.sub("", told)) if told and given["name"] == "Protect" else []
    kind = KIND.search(told) if told else None
    if kind and described:
        described = [[*conditions, f"type:{kind[1]}"] for conditions in described]
    elif kind:
        described = [[f"type:{kind[1]}"]]
    plain = described == [[f"trait:{told}"]] or not described
    trait = told if plain else None
    return {"name": given["name"], "value": given["value"], "trait": trait, "of": [] if plain else described}


def fact(entry: Entry) -> Fact:
    """What is printed on a card, without what its text box says.

    Cards of the challenge decks of Balance of the Force (games for several) are of no objective set: each has an id of its own,
    whatever else has its title.
    """
    challenge = {"definition": _in_challenge(entry), "set_sequence": None} if entry["challenge_deck"] else {}
    return {
        **{name: entry[name] for name in SAME},
        **challenge,
        "traits": [MISPRINTS.get(trait, trait) for trait in entry["traits"]],
        "keywords": [keyword(one) for one in entry["keywords"]],
        "enhances": enhances(entry["enhances"]),
        "quantity": entry["quantity"],
        "ability_types": entry["ability_types"],
    }


def _in_challenge(entry: Entry) -> str:
    """The id of a card of a challenge deck; of two with one title (a fate card of either side), the second says its side."""
    name, number, _ = entry["definition"].partition("-None")
    return f"{name}-{entry['side']}-challenge" if number else f"{name}-challenge"


def titles(entry: Entry) -> Iterable[tuple[str, str, str, str]]:
    """The titles that another language prints."""
    yield "pl", TITLES, entry["title"], entry["title_pl"] or ""


def _keep_ids(sets: list[NewSet], known: Mapping[str, Fact]) -> None:
    """Where titles repeat, the published ids have the number of the objective set already."""


TRADER = Trader(
    key="id",
    title="title",
    published=(
        *SAME,
        "set",
        "product",
        "cycle",
        "release_order",
        "challenge_deck",
        "traits",
        "keywords",
        "enhances",
        "quantity",
    ),
    wanted=lambda entry: bool(entry.get("official", True)),
    head=head,
    fact=fact,
    order=lambda fact: (fact["set_number"] or BEHIND_SETS, fact["set_sequence"] or fact["number"]),
    named=_keep_ids,
    titles=titles,
    schema=schema,
    whole=incomplete,
)
