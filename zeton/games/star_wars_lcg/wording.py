"""The text box of a card, in our own words."""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.language.hosts import HOSTS
from zeton.games.star_wars_lcg.rules.printed import fact_of, facts, printed_cards
from zeton.kernel.wording import Wording


class StarWarsWording(Wording):
    """Puts cards of Star Wars: The Card Game into the words of one language."""

    package = "zeton.games.star_wars_lcg"

    def keywords(self, fact: dict[str, Any]) -> list[str]:
        return [
            self.say("keyword", name=k["name"], value=k["value"] or 0, trait=k["trait"] or "none") for k in fact["keywords"]
        ]

    def enhances(self, given: str) -> str:
        """What an enhancement is attached to; that a unit must bear enhancements at all goes without saying."""
        host = HOSTS[given]
        if host is not None:
            return self.say("enhances", what=host)
        return self.say("enhances-dial" if "dial" in given else "enhances-play-area")

    def card(self, definition: str) -> str:
        """The text box of a card: what it enhances, deck rules, keywords, constant effects, abilities."""
        fact = fact_of(definition)
        lines = []
        if fact["enhances"]:
            lines.append(self.enhances(fact["enhances"]))
        if fact["limited_to_objective_deck"]:
            lines.append(self.say("limited-to-deck"))
        if fact["affiliation_lock"]:
            lines.append(self.say("affiliation-lock", affiliation=fact["affiliation_lock"]))
        if fact["keywords"]:
            lines.append(" ".join(self.keywords(fact)))
        return "\n".join([*lines, *self.script(printed_cards()[definition].script)])


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
        "icons": _icons(fact),
        "capacity": fact["damage_capacity"],
        "priority": fact["edge_priority"],
        "traits": ", ".join(fact["traits"]),
        "sets": ", ".join(
            sorted({str(f["set_number"]) for f in facts() if f["definition"] == definition and f["set_number"]}, key=int)
        ),
    }
    return {key: value for key, value in found.items() if value not in (None, "")}


def _icons(fact: dict[str, Any]) -> str:
    """Combat icons: UD, T and B; edge-enabled ones in brackets."""
    signs = {"unit_damage": "UD", "tactics": "T", "blast": "B"}
    normal = [sign for icon, sign in signs.items() for _ in range((fact["icons_normal"] or {}).get(icon, 0))]
    edge = [f"({sign})" for icon, sign in signs.items() for _ in range((fact["icons_edge"] or {}).get(icon, 0))]
    return " ".join(normal + edge)
