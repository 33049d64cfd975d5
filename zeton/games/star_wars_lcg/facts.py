"""What may be printed on a card, in words the rules know; what they do not play yet is named in ``rules/terms.py``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from zeton.games.star_wars_lcg.rules.printed import PACKAGE, SIZE_OF_A_SET
from zeton.games.star_wars_lcg.rules.terms import (
    ABILITIES,
    AFFILIATIONS,
    DARK,
    KEYWORDS,
    LIGHT,
    NEUTRAL,
    TYPES,
    UNPLAYED_KEYWORDS,
    UNPLAYED_TYPES,
)
from zeton.kernel.errors import Message
from zeton.kernel.facts import Schema, described, each, flag, number, of_card, record, text, word
from zeton.kernel.words import messages

HOSTS = ("unit", "objective", "card", "play area", "dial")
NO_WORDS: tuple[str, ...] = ()


def known_traits() -> frozenset[str]:
    """Every trait that has its word in our texts."""
    return frozenset(messages("trait-", "en", PACKAGE).values())


def schema() -> Schema:
    """What each entry of a card's facts may be."""
    traits, affiliations = known_traits(), (*AFFILIATIONS, NEUTRAL)
    conditions = {
        "trait": traits,
        "affiliation": affiliations,
        "type": ("unit", "objective"),
        "title": ("Pic", "Director Krennic"),
        **dict.fromkeys(("unique", "committed", "out of faction", "generates resources"), NO_WORDS),
    }
    keyword = {
        "name": word("keyword", (*KEYWORDS, *UNPLAYED_KEYWORDS)),
        "value": number(x=True),
        "trait": word("trait", traits, optional=True),
        "of": described(conditions),
    }
    enhances = {
        "what": word("host", HOSTS),
        "whose": word("controller", ("any", "you", "enemy")),
        "of": described(conditions),
    }
    icons = record({"unit_damage": number(), "tactics": number(), "blast": number()}, optional=True)
    return {
        "id": text(),
        "definition": text(),
        "number": number(optional=False),
        "set_number": number(),
        "set_sequence": number(),
        "set_name": text(optional=True),
        "side": word("side", (LIGHT, DARK)),
        "affiliation": word("affiliation", affiliations),
        "type": word("type", (*TYPES, *UNPLAYED_TYPES)),
        "title": text(),
        "unique": flag(),
        "limited_to_objective_deck": flag(),
        "affiliation_lock": word("affiliation", affiliations, optional=True),
        "cost": number(),
        "damage_capacity": number(x=True),
        "force_icons": number(),
        "resource_value": number(x=True),
        "edge_priority": number(),
        "icons_normal": icons,
        "icons_edge": icons,
        "traits": each(word("trait", traits)),
        "keywords": each(record(keyword)),
        "enhances": record(enhances, optional=True),
        "quantity": number(optional=False),
        "ability_types": each(word("ability", ABILITIES)),
    }


def incomplete(facts: list[dict[str, Any]]) -> Iterator[Message]:
    """Objective sets that have not six cards, each at its place (R1.5)."""
    places = Counter((fact["set_number"], fact["set_sequence"]) for fact in facts if fact["set_number"])
    sizes = Counter(number for number, _ in places)
    for fact in facts:
        if fact["set_number"] and fact["set_sequence"] == 1 and sizes[fact["set_number"]] != SIZE_OF_A_SET:
            told = {"set": fact["set_number"], "cards": sizes[fact["set_number"]], "wanted": SIZE_OF_A_SET}
            yield of_card(fact, "title", Message("star_wars_lcg/fact-set", **told))
        if places[fact["set_number"], fact["set_sequence"]] > 1:
            told = {"set": fact["set_number"], "place": fact["set_sequence"]}
            yield of_card(fact, "title", Message("star_wars_lcg/fact-place", **told))
