"""A card's text in our own words, made from what its script declares.

A script marked ``own_words`` has its whole text box in the message ``card-<id>``; on every other card the sentence is put
together from the messages of its blocks, so that text and behaviour cannot disagree.
"""

from __future__ import annotations

from typing import Any

from zeton.kernel.ability import Ability, Block, Constant, Cost, Script, Target, Trigger
from zeton.kernel.filter import Filter
from zeton.kernel.subject import Subject
from zeton.kernel.words import COMMON, key_of, say


class Wording:
    """Puts declarations into the words of one language."""

    package: str  # of the game

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **arguments: Any) -> str:
        return say(key, self.language, COMMON, self.package, **arguments)

    def filter(self, which: Filter) -> str:
        """Which cards; a filter that only says what goes without saying has an empty message, and leaves no gap."""
        if which.parts:
            first, *rest = (self.filter(part) for part in which.parts)
            said = self.say("filter-" + which.key, first=first, second=rest[0] if rest else "")
        else:
            arguments = {k: self.filter(v) if isinstance(v, Filter) else v for k, v in which.args.items()}
            said = self.say("filter-" + which.key, **arguments)
        return " ".join(said.split())

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

    def declared(self, what: object) -> str:
        """A part of a declaration by itself: which cards, whom, what is answered, what is paid."""
        if isinstance(what, Filter):
            return self.filter(what)
        if isinstance(what, Subject):
            return self.say("subject-" + what.key, which=self.filter(what.filter) if what.filter is not None else "", number=1)
        assert isinstance(what, Trigger | Cost), f"{what!r} is no part of a declaration that stands by itself"
        return self.block("trigger" if isinstance(what, Trigger) else "cost", what)

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

    def script(self, script: Script | None) -> list[str]:
        """What the text box does: constant effects, then abilities, a line each."""
        if script is None:
            return []
        if script.own_words:
            return [self.say("card-" + script.card)]
        return [*(self.constant(c) for c in script.constants), *(self.ability(a) for a in script.abilities)]
