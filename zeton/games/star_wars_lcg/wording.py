"""The text box of a card, in our own words."""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.rules.hosts import host_of
from zeton.games.star_wars_lcg.rules.printed import collection, fact_of, is_host_played, numbers_of
from zeton.games.star_wars_lcg.rules.terms import OBJECTIVE, UNIT
from zeton.kernel.grammar import A_CARD, Called
from zeton.kernel.titles import Words, with_something
from zeton.kernel.wording import Wording
from zeton.kernel.words import key_of

ICONS = ("unit_damage", "tactics", "blast")


class StarWarsWording(Wording):
    """Puts cards of Star Wars: The Card Game into the words of one language."""

    package = "zeton.games.star_wars_lcg"

    def called(self, card: str) -> Called:
        fact = fact_of(card)
        host = fact["enhances"]["what"] if fact["enhances"] else ""
        return Called(*(kind if kind in (UNIT, OBJECTIVE) else A_CARD.itself for kind in (fact["type"], host)))

    def keywords(self, fact: dict[str, Any]) -> list[str]:
        return [
            self.say(
                "keyword",
                name=Words("keyword", (k["name"],)),
                value=k["value"] or 0,
                trait=k["trait"] or "none",
            )
            for k in fact["keywords"]
        ]

    def enhances(self, definition: str) -> str:
        """What an enhancement is attached to; that a unit must bear enhancements at all goes without saying."""
        host = host_of(definition)
        if host is not None:
            return self.say("enhances", what=host)
        return self.say("enhances-" + key_of(fact_of(definition)["enhances"]["what"]))

    def card(self, definition: str) -> str:
        """The text box of a card: what it enhances, deck rules, keywords, constant effects, abilities."""
        fact = fact_of(definition)
        lines = []
        if fact["enhances"] and is_host_played(fact):
            lines.append(self.enhances(definition))
        if fact["limited_to_objective_deck"]:
            lines.append(self.say("limited-to-deck"))
        if fact["affiliation_lock"]:
            lines.append(self.say("affiliation-lock", affiliation=fact["affiliation_lock"]))
        if fact["keywords"]:
            lines.append(" ".join(self.keywords(fact)))
        return "\n".join([*lines, *self.script(collection().printed(definition).script)])


def card_text(definition: str, language: str = "en") -> str:
    """The text box of a card in a language."""
    return StarWarsWording(language).card(definition)


def card_facts(definition: str) -> dict[str, Any]:
    """What is printed on a card beside its text box (R1.8), with the sets it comes in."""
    fact = fact_of(definition)
    found = {
        "type": fact["type"],
        "affiliation": fact["affiliation"],
        "side": fact["side"],
        "unique": "•" if fact["unique"] else None,
        "cost": fact["cost"],
        "resources": fact["resource_value"],
        "force": fact["force_icons"],
        "icons": _icons(fact["icons_normal"], "icon"),
        "edge-icons": _icons(fact["icons_edge"], "edge-icon"),
        "capacity": fact["damage_capacity"],
        "priority": fact["edge_priority"],
        "traits": Words("trait", tuple(fact["traits"])),
        "sets": ", ".join(map(str, numbers_of(definition))),
    }
    return with_something(found)


def _icons(printed: dict[str, int] | None, slot: str) -> Words:
    """Combat icons, those a unit always has or those it has only with the edge."""
    return Words(slot, tuple(icon for icon in ICONS for _ in range((printed or {}).get(icon, 0))))
