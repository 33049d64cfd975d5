"""A card's text in our own words, made from what its script declares.

A script marked ``own_words`` has its whole text box in the message ``card-<id>``; on every other card the sentences are put
together from the messages of its blocks, so that text and behaviour cannot disagree. How a sentence is built, and in which form
each part stands in it, is said by the messages of the language (``grammar``): a label, when it may be used, what it costs, what
it does.
"""

from __future__ import annotations

from typing import Any

from zeton.kernel.ability import Ability, Block, Condition, Constant, Cost, Script, Trigger
from zeton.kernel.filter import Filter
from zeton.kernel.grammar import Word, grammar, words_of
from zeton.kernel.subject import Subject
from zeton.kernel.words import COMMON, key_of

THIS = Word("filter-this", {})


class Wording:
    """Puts declarations into the words of one language."""

    package = ""  # of the game

    def __init__(self, language: str, package: str = "") -> None:
        self.grammar = grammar(language, COMMON, package or self.package)

    def say(self, key: str, /, **arguments: Any) -> str:
        return self.grammar.say(key, **arguments)

    def filter(self, which: Filter, form: str = "") -> str:
        """Which cards, as a phrase."""
        return self.grammar.phrase(words_of(which), form)

    def subject(self, subject: Subject, ability: Ability, form: str, /, **plain: Any) -> str:
        """Whom an effect is about: a target, each card of a kind, or a card that needs no description."""
        if subject.key in ("target", "targets"):
            target = ability.targets[subject.number]
            if subject.key == "targets":
                return self.say("subject-targets", number=len(ability.targets), which=target.filter)
            return self.described("target-another" if target.key == "another" else "target", target.filter, form)
        if subject.filter is not None:
            return self.described(subject.key, subject.filter, form, **plain)
        return self.grammar.word("subject-" + subject.key, form)

    def described(self, determiner: str, which: Filter, form: str, /, **plain: Any) -> str:
        """A phrase with one more word, which says how many or which of such cards are meant."""
        return self.grammar.phrase([Word("filter-" + determiner, {}), *words_of(which)], form, **plain)

    def block(self, kind: str, block: Block, ability: Ability | None = None, form: str = "") -> str:
        """What one part of a declaration says, or the clause its message has under the name of a form ("you may …")."""
        key = f"{kind}-{block.key}"
        plain = {name: value for name, value in block.args.items() if isinstance(value, str | int)}
        arguments = dict(block.args)
        for name, value in block.args.items():
            if isinstance(value, Subject):
                assert ability is not None
                arguments[name] = self.subject(value, ability, self.grammar.attribute(key, name, **plain), **plain)
        if not form:
            return self.say(key, **arguments)
        said = self.grammar.attribute(key, form, **self.grammar.filled(key, arguments))
        assert said, f"the message {key!r} in language {self.grammar.language!r} has no clause {form!r}"
        return said

    def declared(self, what: object) -> str:
        """A part of a declaration by itself: which cards, whom, what is answered, what is paid."""
        if isinstance(what, Filter):
            return self.filter(what)
        if isinstance(what, Subject):
            if what.filter is not None:
                return self.described(what.key, what.filter, "")
            key = "subject-" + what.key
            return self.grammar.word(key) if self.grammar.has(key) else self.grammar.phrase([Word("filter-target", {})])
        assert isinstance(what, Trigger | Cost), f"{what!r} is no part of a declaration that stands by itself"
        return self.block("trigger" if isinstance(what, Trigger) else "cost", what)

    def ability(self, ability: Ability) -> str:
        """One sentence: label · when, if, cost: effects."""
        text = self.priced(ability, self.effects(ability))
        label = self.say("timing-" + key_of(ability.timing))
        for condition in ability.conditions:
            label, text = self.condition(condition, label, text)
        if ability.when is not None:
            text = self.answering(ability, ability.when, text)
        return self.say("ability", label=label, text=text)

    def answering(self, ability: Ability, when: Trigger, text: str) -> str:
        """What is done, with what it answers before it."""
        return self.say("with-trigger", when=self.block("trigger", when), text=text)

    def deed(self, script: Script, number: int) -> str:
        """What one ability costs and does, as a clause to be put into another sentence."""
        if script.own_words:
            return self._own_deed(script, number)
        ability = script.abilities[number]
        return self.priced(ability, self.effects(ability))

    def _own_deed(self, script: Script, number: int) -> str:
        """The line of the text box that the ability has, or all of it, without its label and its full stop."""
        lines = self.say("card-" + script.card).split("\n")
        place = len(script.constants) + number
        said = lines[place] if len(lines) == len(script.constants) + len(script.abilities) else " ".join(lines)
        text = (said.partition(" · ")[2] or said).removesuffix(".")
        ability = script.abilities[number]
        if ability.when is not None and self.grammar.has(f"trigger-{ability.when.key}"):
            text = text.removeprefix(self.answering(ability, ability.when, "").removesuffix("."))
        return text[:1].lower() + text[1:]

    def priced(self, ability: Ability, text: str, form: str = "") -> str:
        """What is done, with what it costs before it; the first cost in a form."""
        if not ability.costs:
            return text
        first, *more = ability.costs
        costs = [self.block("cost", first, form=form), *(self.block("cost", cost) for cost in more)]
        return self.say("with-cost", cost=self.grammar.listed(costs, "joined-costs"), text=text)

    def effects(self, ability: Ability) -> str:
        """What it does, one thing after another."""
        return self.grammar.listed([self.block("effect", effect, ability) for effect in ability.effects], "joined-effects")

    def condition(self, condition: Condition, label: str, text: str) -> tuple[str, str]:
        """A condition belongs to the label (its attribute ``label`` or ``limit``), or goes before what is done (``if``)."""
        key = "condition-" + condition.key
        told = {**self.grammar.filled(key, condition.args), "lower": label[:1].lower() + label[1:]}
        attributes = {name: self.grammar.attribute(key, name, label=label, **told) for name in ("label", "limit", "if")}
        if attributes["label"]:
            return attributes["label"], text
        if attributes["limit"]:
            return self.say("with-limit", label=label, limit=attributes["limit"]), text
        return label, self.say("with-condition", condition=attributes["if"], text=text) if attributes["if"] else text

    def constant(self, constant: Constant) -> str:
        which = constant.args.get("which")
        parts = words_of(which) if isinstance(which, Filter) else []
        changing = THIS in parts and any(map(self._while, parts))
        text = self._while_so(constant, parts) if changing else self.block("constant", constant)
        return text[:1].upper() + text[1:]

    def _while(self, word: Word, this: str = "") -> str:
        """What a word says of the card itself that may change: "this unit is damaged"."""
        return "" if word.denied or word.key == "filter-or" else self.grammar.attribute(word.key, "while", this=this)

    def _while_so(self, constant: Constant, parts: list[Word]) -> str:
        """ "While this unit is damaged, it has …", and not "This damaged unit has …"."""
        key = f"constant-{constant.key}"
        plain = {name: value for name, value in constant.args.items() if isinstance(value, str | int)}
        lasting = [word for word in parts if not self._while(word)]
        this = self.grammar.phrase(lasting)
        clause = ", ".join(filter(None, (self._while(word, this) for word in parts)))
        form = self.grammar.attribute(key, "which", **plain)
        which = self.say("it") if this in clause else self.grammar.phrase(lasting, form, **plain)
        said = self.say(key, **{**constant.args, "which": which})
        return self.say("with-while", clause=clause, text=said.strip())

    def script(self, script: Script | None) -> list[str]:
        """What the text box does: constant effects, then abilities, a line each."""
        if script is None:
            return []
        if script.own_words:
            return [self.say("card-" + script.card)]
        return [*(self.constant(c) for c in script.constants), *(self.ability(a) for a in script.abilities)]
