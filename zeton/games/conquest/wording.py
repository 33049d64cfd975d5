"""The text box of a card, in our own words."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import and_, or_
from typing import Any

from zeton.games.conquest.rules.printed import collection, fact_of
from zeton.games.conquest.rules.terms import ARMY, ATTACHMENT, EVENT, ICONS, PLANET, SUPPORT, UNIT_TYPES
from zeton.kernel.facts import NOT
from zeton.kernel.filter import Filter
from zeton.kernel.grammar import A_CARD, Called
from zeton.kernel.titles import Words, with_something
from zeton.kernel.wording import Wording


def described_host(given: dict[str, Any]) -> Filter:
    """What a card is attached to, as a filter made from its facts: for its sentence."""
    from zeton.games.conquest.language import filters  # the words of cards, which nobody needs before a card is read

    hosts = {
        "unit": filters.UNIT,
        "army_unit": filters.ARMY_UNIT,
        "warlord": filters.OWN_WARLORD,
        "planet": filters.PLANET,
        "hq": filters.HEADQUARTERS,
    }
    meant: dict[str, Callable[[str], Filter]] = {
        "trait": filters.trait,
        "faction": filters.faction,
        "loyalty": filters.loyalty,
        "keyword": filters.with_keyword,
        "icon": filters.with_icon,
        "cost at most": lambda word: filters.printed_cost_at_most(int(word)),
        "type": lambda word: filters.WARLORD,  # "not a warlord" is the only type that is ever spoken of
    }

    def condition(said: str) -> Filter:
        kind, _, word = said.removeprefix(NOT).partition(":")
        return ~meant[kind](word) if said.startswith(NOT) else meant[kind](word)

    parts = [reduce(or_, [reduce(and_, map(condition, all_of)) for all_of in given["required"]])] if given["required"] else []
    if given["host"] != "warlord":
        parts += [whose for whose in ({"you": filters.YOUR, "enemy": filters.ENEMY}.get(given["controller"]),) if whose]
    parts += [filters.UNIQUE] if given["unique_only"] else []
    parts += [~filters.trait(given["excluded_trait"])] if given["excluded_trait"] else []
    return reduce(and_, (*parts, hosts[given["host"]]))


class ConquestWording(Wording):
    """Puts cards of Warhammer 40,000: Conquest into the words of one language."""

    package = "zeton.games.conquest"

    def called(self, card: str) -> Called:
        return Called("unit") if collection().printed(card).type in UNIT_TYPES else A_CARD

    def keywords(self, fact: dict[str, Any]) -> list[str]:
        return [
            self.say(
                "keyword",
                name=Words("keyword", (k["name"],)),
                value=k["value"] or 0,
                trait=k["trait"] or "none",
                to=k["to"] or "none",
            )
            for k in fact["keywords"]
        ]

    def attach(self, given: dict[str, Any]) -> str:
        """What a card is attached to (R6.8)."""
        return self.say("attach", what=described_host(given), one=int(given["limit_per_host"] == 1))

    def card(self, card: str) -> str:
        """The text box of a card: what it is attached to, keywords, constant effects, abilities."""
        fact = fact_of(card)
        lines = []
        if "Relic" in fact["traits"]:
            lines.append(self.say("one-relic"))
        if fact["attach"]:
            lines.append(self.attach(fact["attach"]))
        if fact["keywords"]:
            lines.append(" ".join(self.keywords(fact)))
        return "\n".join([*lines, *self.script(collection().printed(card).script)])


def card_text(card: str, language: str = "en") -> str:
    """The text box of a card in a language."""
    return ConquestWording(language).card(card)


def card_facts(definition: str) -> dict[str, Any]:
    """What is printed on a card beside its text, in the order it is read; what it has not is left out."""
    card = collection().printed(definition)
    facts: dict[str, Any] = {"type": card.type}
    if card.type != PLANET:
        facts["faction"] = card.faction
    facts |= {
        "traits": Words("trait", tuple(sorted(card.traits))),
        "loyalty": card.loyalty,
        "unique": "•" if card.unique else "",
    }
    if card.type in (ARMY, SUPPORT, ATTACHMENT, EVENT):
        facts["cost"] = "X" if card.cost_is_x else str(card.cost)
    if card.type in UNIT_TYPES:
        bloodied = (f" / {card.bloodied_attack}", f" / {card.bloodied_health}") if card.bloodied_health else ("", "")
        facts |= {"attack": f"{card.attack}{bloodied[0]}", "health": f"{card.health}{bloodied[1]}"}
    facts |= {"command": card.command or "", "shield": card.shield or ""}
    facts |= {"cards": card.card_bonus or "", "resources": card.resource_bonus or ""}
    facts["planet-icons"] = Words("icon", tuple(icon for icon in ICONS if icon in card.icons))
    if card.starting_hand:
        facts["start"] = f"{card.starting_hand} / {card.starting_resources}"
    return with_something(facts)
