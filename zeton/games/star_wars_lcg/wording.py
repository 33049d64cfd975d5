"""A card's text in our own words, made from what its script declares.

A script marked ``own_words`` has its whole text box in the message ``card-<id>``; on every other card the sentence is put
together from the messages of its blocks, so that text and behaviour cannot disagree.
"""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.language.subjects import Subject
from zeton.games.star_wars_lcg.rules.printed import fact_of, printed_cards
from zeton.kernel.ability import Ability, Block, Constant, Target
from zeton.kernel.filter import Filter
from zeton.kernel.words import COMMON, key_of, say

PACKAGE = "zeton.games.star_wars_lcg"


class Wording:
    """Puts declarations into the words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **arguments: Any) -> str:
        return say(key, self.language, COMMON, PACKAGE, **arguments)

    def filter(self, which: Filter) -> str:
        if which.parts:
            first, *rest = (self.filter(part) for part in which.parts)
            return self.say("filter-" + which.key, first=first, second=rest[0] if rest else "")
        return self.say("filter-" + which.key, **which.args)

    def subject(self, subject: Subject, ability: Ability) -> str:
        if subject.key in ("target", "targets"):
            return self.target(ability.targets[subject.number], len(ability.targets), subject.key)
        which = self.filter(subject.filter) if subject.filter is not None else ""
        return self.say("subject-" + subject.key, which=which)

    def target(self, target: Target, number: int, key: str) -> str:
        if target.key == "another":
            return self.say("target-another", which=self.filter(target.filter))
        return self.say("subject-" + key, which=self.filter(target.filter), number=number)

    def block(self, kind: str, block: Block, ability: Ability | None = None) -> str:
        arguments = {}
        for name, value in block.args.items():
            if isinstance(value, Filter):
                arguments[name] = self.filter(value)
            elif isinstance(value, Subject):
                assert ability is not None
                arguments[name] = self.subject(value, ability)
            else:
                arguments[name] = value
        return self.say(f"{kind}-{block.key}", **arguments)

    def ability(self, ability: Ability) -> str:
        text = self.say("timing-" + key_of(ability.timing))
        if ability.when is not None:
            text += f" ({self.block('trigger', ability.when)})"
        if ability.conditions:
            text += f" [{', '.join(self.block('condition', c) for c in ability.conditions)}]"
        text += ": "
        if ability.costs:
            text += ", ".join(self.block("cost", c) for c in ability.costs) + " → "
        return text + "; ".join(self.block("effect", e, ability) for e in ability.effects) + "."

    def constant(self, constant: Constant) -> str:
        text = self.block("constant", constant)
        return text[:1].upper() + text[1:]

    def keywords(self, fact: dict[str, Any]) -> list[str]:
        return [
            self.say("keyword", name=k["name"], value=k["value"] or 0, trait=k["trait"] or "none")
            for k in fact["keywords"]
        ]

    def card(self, definition: str) -> str:
        """The text box of a card: what it enhances, deck rules, keywords, constant effects, abilities."""
        fact = fact_of(definition)
        lines = []
        if fact["enhances"]:
            lines.append(self.say("enhances", what=fact["enhances"]))
        if fact["limited_to_objective_deck"]:
            lines.append(self.say("limited-to-deck"))
        if fact["affiliation_lock"]:
            lines.append(self.say("affiliation-lock", affiliation=fact["affiliation_lock"]))
        if fact["keywords"]:
            lines.append(" ".join(self.keywords(fact)))
        script = printed_cards()[definition].script
        if script is not None and script.own_words:
            lines.append(self.say("card-" + definition))
        elif script is not None:
            lines += [self.constant(c) for c in script.constants]
            lines += [self.ability(a) for a in script.abilities]
        return "\n".join(lines)


def card_text(definition: str, language: str = "en") -> str:
    """The text box of a card in a language."""
    return Wording(language).card(definition)
