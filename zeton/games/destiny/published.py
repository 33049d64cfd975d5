"""Reads the facts of published cards, so that ``zeton facts import`` can write them into the folders of their sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from zeton.games.destiny.facts import incomplete, schema
from zeton.kernel.grammar import slug
from zeton.kernel.importing import Entry, Head, NewSet, Trader
from zeton.kernel.sets import Fact
from zeton.kernel.titles import SUBTITLES, TITLES

KINDS = {
    "event_effect": "event",
    "play_restriction": "restriction",
    "power_action": "power action",
    "after_setup": "after",
    "setup_modifier": "ongoing",
}
"""What the public data calls otherwise than we do (R18.1)."""
NO_ABILITIES = ("keyword", "none", "delayed")
LANGUAGES = ("pl", "hu")


def head(entry: Entry) -> Head:
    """The set of an entry."""
    return Head(slug(entry["set_name"]).replace("-", "_"), entry["set_name"], entry["cycle"].lower(), entry["set_position"])


def fact(entry: Entry) -> Fact:
    """What is printed on a card, without what its text box says. Its id is found when all titles are known."""
    kinds = [KINDS.get(kind, kind) for kind in entry["ability_kinds"] if kind not in NO_ABILITIES]
    same = ("name", "subtitle", "type", "colour", "affiliation", "rarity", "unique", "points", "health", "cost")
    return {
        "id": "",
        "code": entry["code"],
        "number": entry["number"],
        **{name: entry[name] for name in same},
        "sides": entry["sides_notation"] or None,
        "subtypes": entry["subtypes"],
        "keywords": entry["keywords"],
        "abilities": kinds,
        "flip": entry["flip_card"],
        "reprint_of": entry["reprint_of"],
    }


def give_ids(sets: list[NewSet], known: Mapping[str, Fact]) -> None:
    """A card that is there keeps its id; a new one is called by its title, and by its set as well where titles repeat."""
    ours = {fact["code"]: fact["id"] for fact in known.values()}
    facts = [(one.head.id, fact) for one in sets for fact in one.facts]
    titles = Counter(slug(fact["name"]) for _, fact in facts)
    titles.update(slug(fact["name"]) for fact in known.values() if fact["code"] not in {f["code"] for _, f in facts})
    in_set = Counter((of, slug(fact["name"])) for of, fact in facts)
    for of, fact in facts:
        name = slug(fact["name"])
        if titles[name] > 1:
            name = f"{name}-{of.replace('_', '-')}"
        if in_set[of, slug(fact["name"])] > 1:
            name = f"{name}-{fact['code'].lower()}"
        fact["id"] = ours.get(fact["code"], name)
    ids = {**ours, **{fact["code"]: fact["id"] for _, fact in facts}}
    for _, fact in facts:
        fact["reprint_of"] = ids.get(fact["reprint_of"], fact["reprint_of"])


def titles(entry: Entry) -> Iterable[tuple[str, str, str, str]]:
    """The titles and subtitles that other languages print."""
    for language in LANGUAGES:
        yield language, TITLES, entry["name"], entry[f"name_{language}"] or ""
        yield language, SUBTITLES, entry["subtitle"] or "", entry[f"subtitle_{language}"] or ""


TRADER = Trader(
    key="id",
    title="name",
    published=("code", "number", "name", "set_name", "set_position", "cycle", "type", "sides_notation", "subtypes", "keywords"),
    wanted=lambda entry: bool(entry.get("official", True)),
    head=head,
    fact=fact,
    order=lambda fact: (fact["number"], 0),
    named=give_ids,
    titles=titles,
    schema=schema,
    whole=incomplete,
)
