"""A component's text in our own words, made from what the component file declares."""

from __future__ import annotations

from typing import Any

from zeton.games.clone_wars.box import Box
from zeton.games.clone_wars.rules.printed import Effect, Printed
from zeton.games.clone_wars.rules.terms import ALLY, INVASION_CARD, JEDI, MISSION, PLANET, SHEET, SYMBOLS, TOKENS, VILLAIN_CARD
from zeton.games.clone_wars.vocabulary import WORDS
from zeton.kernel.words import COMMON, key_of, say

PACKAGE = "zeton.games.clone_wars"


class Wording:
    """Puts declarations into the words of one language."""

    def __init__(self, language: str, box: Box) -> None:
        self.language = language
        self.titles = {card.id: card.title for card in box.printed().values()}
        self.planets = box.planets
        self.limit = box.settings.droid_limit

    def say(self, key: str, **arguments: Any) -> str:
        return say(key, self.language, COMMON, PACKAGE, **arguments)

    def number(self, effect: Effect) -> str | int:
        """How many, as a number where it is one: words agree with it."""
        if effect.per == "enemies":
            return self.say("number-per-enemy", number=effect.number, most=effect.most)
        return "X" if effect.per else abs(effect.number)

    def where(self, place: str) -> str:
        return self.say("where-" + key_of(place)) if place in WORDS.places else self.titles.get(place, place)

    def villain(self, which: str) -> str:
        return self.say("villain-" + key_of(which)) if which in WORDS.villains else self.titles.get(which, which)

    def effect(self, effect: Effect) -> str:
        """One effect as a sentence, with its condition before it."""
        if effect.do == "each":
            text = self.each(effect)
        else:
            text = self.say(
                "effect-" + key_of(effect.do),
                number=self.number(effect),
                sign="minus" if effect.number < 0 else "plus",
                where=self.where(effect.where) if effect.where else "",
                villain=self.villain(effect.villain) if effect.villain else "",
                toward=effect.toward,
                second=effect.second,
                type=effect.card_type,
                overflow="yes" if effect.overflow else "no",
                cards=", ".join(self.titles[card] for card in effect.cards),
                limit=self.limit,
            )
        return self.say("if-" + key_of(effect.when), effect=text) if effect.when else text

    def each(self, effect: Effect) -> str:
        rounds = []
        for round_ in effect.rounds:
            parts = [
                self.say(
                    "each-" + key_of(part.do),
                    number=self.number(part),
                    where=self.where(part.where) if part.where else "",
                )
                for part in round_
            ]
            rounds.append(", ".join(parts))
        text = self.say("who-" + key_of(effect.who), effect="; ".join(rounds))
        return text + " " + self.say("cancelled-by", type=effect.card_type) if effect.card_type else text

    def effects(self, effects: tuple[Effect, ...]) -> list[str]:
        return [self.effect(effect) for effect in effects]

    def card(self, printed: Printed) -> str:
        """The whole text of a component."""
        return "\n".join(TEXTS.get(printed.type, Wording.squad)(self, printed))

    def squad(self, printed: Printed) -> list[str]:
        return [self.say("type-" + printed.type)] if printed.type in SYMBOLS else []

    def ally(self, printed: Printed) -> list[str]:
        assert printed.ability is not None
        return [self.say("ally-" + key_of(printed.ability.do), number=printed.ability.number)]

    def jedi(self, printed: Printed) -> list[str]:
        ability = printed.ability
        assert ability is not None
        key = "free-" + key_of(ability.do)
        return [self.say(key, number=ability.number, second=ability.second, type=ability.card_type, limit=self.limit)]

    def invasion(self, printed: Printed) -> list[str]:
        if printed.token >= 0:
            return [self.say("invasion-token", token=TOKENS[printed.token])]
        return [self.say("invasion-planet", planet=self.planets[printed.planet - 1].title)]

    def mission(self, printed: Printed) -> list[str]:
        lines = [self.say("mission-on", planet=self.planets[printed.planet - 1].title)]
        lines += [self.say("when-drawn", effect=text) for text in self.effects(printed.drawn)]
        return lines + [self.say("when-completed", effect=text) for text in self.effects(printed.completed)]

    def villain_card(self, printed: Printed) -> list[str]:
        return self.effects(printed.effects)

    def sheet(self, printed: Printed) -> list[str]:
        setup = "sheet-setup" if printed.start_cards else "sheet-finale"
        lines = [self.say(setup, effect=text) for text in self.effects(printed.setup)]
        if printed.reminder:
            lines += [self.say("sheet-turn", effect=text) for text in self.effects(printed.effects)]
        lines += [self.say("sheet-removed", effect=text) for text in self.effects(printed.removed)]
        lines += [self.say("sheet-last-enemy", villain=self.titles[who]) for who in printed.last_enemy]
        return lines if printed.health else [*lines, self.say("sheet-no-health")]

    def planet(self, printed: Printed) -> list[str]:
        return []


TEXTS = {
    ALLY: Wording.ally,
    JEDI: Wording.jedi,
    INVASION_CARD: Wording.invasion,
    MISSION: Wording.mission,
    VILLAIN_CARD: Wording.villain_card,
    SHEET: Wording.sheet,
    PLANET: Wording.planet,
}
