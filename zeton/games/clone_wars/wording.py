"""A component's text in our own words, made from what the component file declares."""

from __future__ import annotations

from typing import Any

from zeton.games.clone_wars.box import Box
from zeton.games.clone_wars.rules.printed import Effect, Printed
from zeton.games.clone_wars.rules.terms import ALLY, INVASION_CARD, JEDI, MISSION, PLANET, SHEET, SYMBOLS, TOKENS, VILLAIN_CARD
from zeton.kernel.grammar import grammar
from zeton.kernel.words import COMMON, key_of

PACKAGE = "zeton.games.clone_wars"
THIS, THIS_AGAIN = "this", "this again"


class Wording:
    """Puts declarations into the words of one language."""

    def __init__(self, language: str, box: Box) -> None:
        self.language = language
        self.grammar = grammar(language, COMMON, PACKAGE)
        self.named = box.titles(language)
        self.titles = {card.id: self.title(card) for card in box.printed().values()}
        self.planets = box.planets
        self.limit = box.settings.droid_limit

    def say(self, key: str, /, **arguments: Any) -> str:
        return self.grammar.say(key, **arguments)

    def title(self, printed: Printed) -> str:
        return self.named.get(printed.title, printed.title)

    def number(self, effect: Effect) -> str | int:
        """How many, as a number where it is one: words agree with it."""
        return "X" if effect.per == "X" else abs(effect.number)

    def named_or_word(self, given: str) -> str:
        """A planet or a villain by its title; a word for one ("here", "every villain") is said by the message it stands in."""
        return self.titles.get(given, given)

    def villain(self, effect: Effect) -> str:
        """Which villain; the one whose sheet it is has just been named where there is a condition."""
        return THIS_AGAIN if effect.when and effect.villain == THIS else self.named_or_word(effect.villain)

    def effect(self, effect: Effect) -> str:
        """One effect as a clause, with its condition before it."""
        if effect.do == "each":
            text = self.each(effect)
        else:
            text = self.say(
                "effect-" + key_of(effect.do),
                number=self.number(effect),
                sign="minus" if effect.number < 0 else "plus",
                where=self.named_or_word(effect.where),
                villain=self.villain(effect),
                toward=effect.toward,
                second=effect.second,
                type=effect.card_type,
                overflow="yes" if effect.overflow else "no",
                cards=", ".join(self.titles[card] for card in effect.cards),
                limit=self.limit,
            )
        return self.say("if-" + key_of(effect.when), effect=text.strip()) if effect.when else text

    def each(self, effect: Effect) -> str:
        rounds = []
        for round_ in effect.rounds:
            parts = [
                self.say(
                    "each-" + key_of(part.do),
                    number=self.number(part),
                    per=part.per,
                    most=part.most,
                    where=self.named_or_word(part.where),
                )
                for part in round_
            ]
            rounds.append(self.listed("each-parts", parts))
        text = self.say("who-" + key_of(effect.who), effect=self.listed("each-rounds", rounds))
        return text + " " + self.say("cancelled-by", type=effect.card_type) if effect.card_type else text

    def listed(self, joint: str, items: list[str]) -> str:
        """Several clauses one after another, each pair joined by a message."""
        said = items[0] if items else ""
        for item in items[1:]:
            said = self.say(joint, first=said, second=item)
        return said

    def effects(self, effects: tuple[Effect, ...]) -> list[str]:
        return [self.effect(effect) for effect in effects]

    def card(self, printed: Printed) -> str:
        """The whole text of a component, line by line; what begins a line is written large."""
        lines = TEXTS.get(printed.type, Wording.squad)(self, printed)
        return "\n".join(line[:1].upper() + line[1:] for line in lines)

    def squad(self, printed: Printed) -> list[str]:
        return [self.say("squad-" + printed.type)] if printed.type in SYMBOLS else []

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
        return [self.say("invasion-planet", planet=self.title(self.planets[printed.planet - 1]))]

    def mission(self, printed: Printed) -> list[str]:
        lines = [self.say("mission-on", planet=self.title(self.planets[printed.planet - 1]))]
        lines += [self.say("when-drawn", effect=text) for text in self.effects(printed.drawn)]
        return lines + [self.say("when-completed", effect=text) for text in self.effects(printed.completed)]

    def villain_card(self, printed: Printed) -> list[str]:
        lines = self.effects(printed.effects)
        says_x = any(part.per == "X" for effect in printed.effects for part in effect.parts())
        return [*lines, self.say("x-strength")] if says_x else lines

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
