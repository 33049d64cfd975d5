"""What may be printed on a card, in words the rules know; what they do not play yet is named in ``rules/terms.py``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from zeton.games.conquest.rules.printed import PACKAGE, SQUAD_SIZE
from zeton.games.conquest.rules.terms import (
    ABILITIES,
    FACTIONS,
    HEADQUARTERS,
    ICONS,
    KEYWORDS,
    PLANET,
    TYPES,
    UNIT,
    UNPLAYED_ABILITIES,
    UNPLAYED_FACTIONS,
    UNPLAYED_KEYWORDS,
    UNPLAYED_TYPES,
    WARLORD,
)
from zeton.kernel.errors import Message
from zeton.kernel.facts import Schema, described, each, flag, number, of_card, record, text, word
from zeton.kernel.words import messages

HOSTS = (UNIT, "army_unit", WARLORD, PLANET, HEADQUARTERS)
LOYALTIES = ("common", "loyal", "signature")


def known_traits() -> frozenset[str]:
    """Every trait that has its word in our texts."""
    return frozenset(messages("trait-", "en", PACKAGE).values())


def schema() -> Schema:
    """What each entry of a card's facts may be."""
    traits, factions = known_traits(), (*FACTIONS, *UNPLAYED_FACTIONS)
    abilities = each(word("ability", (*ABILITIES, *UNPLAYED_ABILITIES)))
    keyword = {
        "name": word("keyword", (*KEYWORDS, *UNPLAYED_KEYWORDS)),
        "value": number(x=True),
        "trait": word("trait", traits, optional=True),
        "to": text(optional=True),
    }
    conditions = {
        "trait": traits,
        "faction": factions,
        "keyword": KEYWORDS,
        "loyalty": LOYALTIES,
        "icon": ICONS,
        "type": TYPES,
        "cost at most": tuple(map(str, range(10))),
    }
    attach = {
        "host": word("host", HOSTS),
        "unique_only": flag(),
        "controller": word("controller", ("any", "you", "enemy")),
        "excluded_trait": word("trait", traits, optional=True),
        "limit_per_host": number(),
        "required": described(conditions),
    }
    return {
        "id": text(),
        "number": number(),
        "title": text(),
        "faction": word("faction", factions, optional=True),
        "type": word("type", (*TYPES, *UNPLAYED_TYPES)),
        "loyalty": word("loyalty", LOYALTIES, optional=True),
        "squad": text(optional=True),
        "unique": flag(),
        "traits": each(word("trait", traits)),
        "keywords": each(record(keyword)),
        "cost": number(x=True),
        "attack": number(x=True),
        "health": number(x=True),
        "command": number(),
        "shield": number(),
        "card_bonus": number(),
        "resource_bonus": number(),
        "starting_hand": number(),
        "starting_resources": number(),
        "bloodied": record(
            {"attack": number(), "health": number(), "traits": each(word("trait", traits)), "abilities": abilities},
            optional=True,
        ),
        "planet_icons": each(word("icon", ICONS), optional=True),
        "attach": record(attach, optional=True),
        "as_attachment": record(
            {"permission": word("permission", ("deploy", "enter_play")), "attach": record(attach)}, optional=True
        ),
        "abilities": abilities,
        "quantity": number(optional=False),
        "octgn": text(optional=True),
    }


def incomplete(facts: list[dict[str, Any]]) -> Iterator[Message]:
    """Squads that are not a warlord and eight cards (R1.4); those of the Tyranids and the Necrons are, too."""
    sizes: Counter[str] = Counter()
    for fact in facts:
        if fact["squad"]:
            sizes[fact["squad"]] += fact["quantity"]
    for fact in facts:
        if fact["type"] == WARLORD and sizes[fact["squad"]] != SQUAD_SIZE:
            why = Message("conquest/fact-squad", cards=sizes[fact["squad"]], wanted=SQUAD_SIZE)
            yield of_card(fact, "title", why)
    warlords = {fact["id"] for fact in facts if fact["type"] == WARLORD}
    for fact in facts:
        if fact["squad"] and fact["squad"] not in warlords:
            yield of_card(fact, "title", Message("conquest/fact-no-warlord", squad=fact["squad"]))
