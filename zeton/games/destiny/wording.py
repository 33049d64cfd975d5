"""The text box of a card in our own words, and the words for the sides of dice."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.printed import fact_of, printed_cards
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DIE, PLAY, POOL, SYMBOLS
from zeton.kernel.ability import Ability, Condition
from zeton.kernel.filter import Filter
from zeton.kernel.wording import Wording

WHOSE = ("your", "opponents")
NOUNS = ("die", "character-die", "support-die", "character", "support", "upgrade", "support-or-upgrade", "or")
AFTER = ("value-at-most", "damage-at-least")
UNSAID = ("any-player", "spot-to-use")
JOINED = ("then", "spot", "may-spend", "you-may", "give-battlefield-away")


def _leaves(which: Filter) -> list[Filter]:
    if which.key != "and":
        return [which]
    return [leaf for part in which.parts for leaf in _leaves(part)]


class DestinyWording(Wording):
    """Puts cards of Star Wars: Destiny into the words of one language."""

    package = "zeton.games.destiny"

    def ability(self, ability: Ability) -> str:
        if ability.timing == PLAY:
            where = [self.filter(target.filter) for target in ability.targets]
            return self.say("play-on", which=where[0]) if where else self.say("play-only", when=self.conditions(ability))
        text = self.say("timing-" + ability.timing.replace(" ", "-"))
        if ability.when is not None:
            text += f" ({self.block('trigger', ability.when)})"
        shown = self.conditions(ability)
        text += f" [{shown}]: " if shown else ": "
        if ability.costs:
            text += ", ".join(self.block("cost", c) for c in ability.costs) + " → "
        return text + self.effects(ability) + "."

    def effects(self, ability: Ability) -> str:
        """One effect after another; what depends on the one before is joined to it."""
        text = joint = ""
        for effect in ability.effects:
            said = self.block("effect", effect, ability)
            text += joint + said
            joint = " " if effect.key in JOINED else "; "
        return text

    def filter(self, which: Filter) -> str:
        """Whose it is comes first, what it is comes last, whatever the order in which it was declared."""
        if which.key != "and":
            return Wording.filter(self, which)
        parts = sorted(_leaves(which), key=lambda part: part.key in NOUNS)
        parts.sort(key=lambda part: part.key not in WHOSE)
        parts.sort(key=lambda part: part.key in AFTER)
        return " ".join(self.filter(part) for part in parts)

    def conditions(self, ability: Ability) -> str:
        """Restrictions, without those that go without saying, or that an effect says."""
        shown: list[Condition] = [c for c in ability.conditions if c.key not in UNSAID]
        return ", ".join(self.block("condition", condition) for condition in shown)

    def card(self, card: str) -> str:
        """The text box of a card: keywords, then what its script declares."""
        printed = printed_cards()[card]
        keywords = " ".join(f"{keyword}." for keyword in sorted(printed.keywords))
        return "\n".join([*([keywords] if keywords else []), *self.script(printed.script)])


def card_text(card: str, language: str = "en") -> str:
    """The text box of a card in a language."""
    return DestinyWording(language).card(card)


def card_facts(card: str) -> dict[str, Any]:
    """What is printed on a card beside its text box."""
    fact = fact_of(card)
    found = {
        "type": fact["type"],
        "subtitle": fact["subtitle"],
        "colour": fact["colour"],
        "affiliation": fact["affiliation"],
        "unique": "•" if fact["unique"] else None,
        "points": "/".join(str(p) for p in fact["points"] or () if p is not None),
        "health": fact["health"],
        "cost": fact["cost"],
        "die": " ".join(fact["sides"] or ()),
        "subtypes": ", ".join(fact["subtypes"]),
        "number": fact["number"],
    }
    return {key: value for key, value in found.items() if value not in (None, "")}


UP = -1  # the side that is up
NO_SIDE = {"symbol": "none", "value": 0, "plus": "no", "price": 0}


def die_facts(table: DestinyTable, card: int, side: int) -> dict[str, Any]:
    """What the words of an option or of a log entry need to know of a die: the side with this number, or the one that is up."""
    if not card or table.cards[card].type != DIE:
        return NO_SIDE
    if side == UP and table.zone[card] != POOL:
        return NO_SIDE
    shown = table.cards[card].faces[table.face[card] if side == UP else side]
    return {
        "symbol": SYMBOLS[shown.symbol],
        "value": dice.value_of(table, card, shown),
        "plus": "yes" if shown.plus else "no",
        "price": dice.price_of(table, card, shown),
    }
