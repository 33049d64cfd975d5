"""What may be printed on a card, in words the rules know; what they do not play yet is named in ``rules/terms.py``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from zeton.games.destiny.rules.printed import PACKAGE
from zeton.games.destiny.rules.terms import (
    ABILITIES,
    AFFILIATIONS,
    COLOURS,
    KEYWORDS,
    SIGNS,
    TYPES,
    UNPLAYED_TYPES,
)
from zeton.kernel.errors import Message, shown
from zeton.kernel.facts import Schema, each, flag, number, of_card, text, word
from zeton.kernel.words import messages

RARITIES = ("starter", "common", "uncommon", "rare", "legendary")
SIDES = 6
SIGN = "|".join(re.escape(sign) for sign in sorted(SIGNS, key=len, reverse=True))
SIDE = re.compile(rf"\+?(?:\d*|X)(?:{SIGN})\d*")
SUBTYPE = "subtype-"


def known_subtypes() -> frozenset[str]:
    """Every subtype that has its word in our texts."""
    return frozenset(key.removeprefix(SUBTYPE) for key in messages(SUBTYPE, "en", PACKAGE))


def side(given: object) -> Iterator[Message]:
    """A side of a die: ``2RD``, ``+2RD``, ``4ID1``, ``XF``, ``+1*``, ``Sp``, ``-``."""
    if not isinstance(given, str) or not SIDE.fullmatch(given):
        yield Message("destiny/fact-side", given=shown(given), signs=SIGNS)


def schema() -> Schema:
    """What each entry of a card's facts may be."""
    return {
        "id": text(),
        "code": text(),
        "number": number(optional=False),
        "name": text(),
        "subtitle": text(optional=True),
        "type": word("type", (*TYPES, *UNPLAYED_TYPES)),
        "colour": word("colour", COLOURS),
        "affiliation": word("affiliation", AFFILIATIONS),
        "rarity": word("rarity", RARITIES),
        "unique": flag(),
        "points": each(number(), optional=True),
        "health": number(),
        "cost": number(),
        "sides": each(side, optional=True),
        "subtypes": each(word("subtype", known_subtypes())),
        "keywords": each(word("keyword", KEYWORDS)),
        "abilities": each(word("ability", ABILITIES)),
        "flip": flag(),
        "reprint_of": text(optional=True),
    }


def incomplete(facts: list[dict[str, Any]]) -> Iterator[Message]:
    """Dice that have not six sides (R1.6), and reprints of cards that are not there."""
    ids = {fact["id"] for fact in facts}
    for fact in facts:
        if fact["sides"] and len(fact["sides"]) != SIDES:
            yield of_card(fact, "name", Message("destiny/fact-die", sides=len(fact["sides"]), wanted=SIDES))
        if fact["reprint_of"] and fact["reprint_of"] not in ids:
            yield of_card(fact, "name", Message("destiny/fact-reprint", card=fact["reprint_of"]))
