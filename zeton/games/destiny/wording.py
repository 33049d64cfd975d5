"""The text box of a card in our own words, and the words for the sides of dice."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.printed import collection, fact_of
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import CHARACTER, DIE, EVENT_TEXT, PLAY, POOL, SYMBOLS
from zeton.kernel.ability import Ability, Condition, Trigger
from zeton.kernel.event import FORCED, INTERRUPT, REACTION
from zeton.kernel.grammar import A_CARD, Called
from zeton.kernel.titles import Titles, Words, with_something
from zeton.kernel.wording import Wording
from zeton.kernel.words import key_of

SAID_BY_AN_EFFECT = ("any-player", "spot-to-use")  # conditions that an effect says, or that go without saying
JOINED = ("if-it-shows", "then", "spot", "may-spend", "you-may", "give-battlefield-away")
ANSWERS = {REACTION: "after", FORCED[REACTION]: "after", INTERRUPT: "before", FORCED[INTERRUPT]: "before"}
MAY = "may"  # the form of what is done first, where an answer is free


class DestinyWording(Wording):
    """Puts cards of Star Wars: Destiny into the words of one language."""

    package = "zeton.games.destiny"

    def called(self, card: str) -> Called:
        return Called("character") if fact_of(card)["type"] == CHARACTER else A_CARD

    def ability(self, ability: Ability) -> str:
        """An event is what its text says; what answers something says so; everything else has a label."""
        if ability.timing == PLAY:
            return self.restriction(ability)
        form = MAY if ability.timing in (REACTION, INTERRUPT) else ""
        text = self.priced(ability, self.effects(ability, "" if ability.costs else form), form)
        only = self.conditions(ability)
        if ability.timing == EVENT_TEXT:
            said = self.say("sentence", text=text[:1].upper() + text[1:])
            return f"{self.say('play-only', when=only)} {said}" if only else said
        if only:
            text = self.say("with-condition", clause=only, text=text)
        if ability.when is not None:
            return self.answering(ability, ability.when, text)
        return self.say("ability", label=self.say("timing-" + key_of(ability.timing)), text=text)

    def answering(self, ability: Ability, when: Trigger, text: str) -> str:
        return self.say(ANSWERS[ability.timing], when=self.block("trigger", when), text=text)

    def restriction(self, ability: Ability) -> str:
        if ability.targets:
            return self.say("play-on", which=ability.targets[0].filter)
        return self.say("play-only", when=self.conditions(ability))

    def effects(self, ability: Ability, form: str = "") -> str:
        """One effect after another, the first in a form; what depends on the one before is joined to it."""
        text = joint = before = ""
        for effect in ability.effects:
            said = self.block("effect", effect, ability, "" if text else form)
            if said == before:
                text = self.say("once-more", text=text)
                continue
            text = self.say(joint, first=text, second=said) if joint else said
            joint, before = "joined-closely" if effect.key in JOINED else "joined-effects", said
        return text

    def conditions(self, ability: Ability) -> str:
        """Restrictions, without those that go without saying, or that an effect says."""
        shown = [c for c in ability.conditions if c.key not in SAID_BY_AN_EFFECT]
        said = [self.clause(c) if c is shown[0] else self.also(c) for c in shown]
        return self.grammar.listed(said, "joined-conditions") if said else ""

    def also(self, condition: Condition) -> str:
        """A condition after another one, which has said "if" for both."""
        key = "condition-" + condition.key
        told = self.grammar.filled(key, self.arguments(key, condition))
        return self.grammar.attribute(key, "also", **told) or self.clause(condition)

    def card(self, card: str) -> str:
        """The text box of a card: keywords, then what its script declares."""
        printed = collection().printed(card)
        keywords = " ".join(self.say("keyword", keyword=keyword) for keyword in sorted(printed.keywords))
        return "\n".join([*([keywords] if keywords else []), *self.script(printed.script)])


def card_text(card: str, language: str = "en") -> str:
    """The text box of a card in a language."""
    return DestinyWording(language).card(card)


def card_facts(card: str) -> dict[str, Any]:
    """What is printed on a card beside its text box."""
    fact = fact_of(card)
    found = {
        "type": fact["type"],
        "subtitle": Titles(fact["subtitle"] or ""),
        "colour": fact["colour"],
        "affiliation": fact["affiliation"],
        "unique": "•" if fact["unique"] else None,
        "points": "/".join(str(p) for p in fact["points"] or () if p is not None),
        "health": fact["health"],
        "cost": fact["cost"],
        "die": " ".join(fact["sides"] or ()),
        "subtypes": Words("subtype", tuple(fact["subtypes"])),
        "number": fact["number"],
    }
    return with_something(found)


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
