"""A card's text in our own words, made from what its script declares.

A script marked ``own_words`` has its whole text box in the message ``card-<id>``; on every other card the sentences are put
together from the messages of its blocks, so that text and behaviour cannot disagree. How a sentence is built, and in which form
each part stands in it, is said by the messages of the language (``grammar``): a label, when it may be used, what it costs, what
it does.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Self

from zeton.kernel.ability import Ability, Block, Circumstance, Condition, Constant, Cost, Script, Trigger
from zeton.kernel.amount import Amount, X
from zeton.kernel.effects import Mode
from zeton.kernel.filter import Filter
from zeton.kernel.grammar import A_CARD, Called, Word, grammar, words_of
from zeton.kernel.subject import Subject
from zeton.kernel.words import COMMON, key_of

OF_ITSELF = (Word("filter-this", {}), Word("filter-attached", {}), Word("filter-enhanced", {}))
"""The words by which a card speaks of itself, or of what it is on."""
WHILE_SO = "filter-while-so"  # a condition beside a filter: it goes before the sentence
OF_AMOUNTS = ("half",)  # the amounts that are made of others, and say them within their own words
MINUS = "\N{MINUS SIGN}"
NAMED = ("this", "attached", "enhanced")  # whom a trigger or a cost may be about, as its key says
CANCEL = "effect-cancel"
SHORT_MODE = 50  # letters of what may be chosen without a "choose one" before it


def _number(value: Any) -> Any:
    """What a sentence says of an amount: the number that counts for each of something, or X."""
    return (value.each or X) if isinstance(value, Amount) else value


def _signed(amount: Any) -> dict[str, Any]:
    """What else may be said of an amount: the number with its sign (+1, −2, +X), which sign that is, and the number without."""
    less = isinstance(amount, int) and amount < 0
    by = -amount if less else amount
    return {"amount-signed": f"{MINUS if less else '+'}{by}", "amount-sign": "minus" if less else "plus", "amount-by": by}


def _named(block: Block) -> str:
    """Which card a trigger or a cost names, if it names no other."""
    if any(isinstance(value, Filter) for value in block.args.values()):
        return ""
    return next((who for who in NAMED if block.key.startswith(who + "-") or block.key.endswith("-" + who)), "")


def _antecedent(ability: Ability, told: Trigger | None) -> str:
    """The card that has been named before an effect is told: by what is answered, if that is told, and by what is paid."""
    if not ability.costs:
        return _named(told) if told is not None and not told.given else ""
    named = _named(ability.costs[-1])
    return named if ability.when is None or _named(ability.when) == named else ""


class Wording:
    """Puts declarations into the words of one language."""

    package = ""  # of the game
    spoken_of = ""  # what the clause before has named, which is "it" then: "this", "attached" or "enhanced"

    def __init__(self, language: str, package: str = "") -> None:
        self.grammar = grammar(language, COMMON, package or self.package)

    def called(self, card: str) -> Called:
        """What a card calls itself, and what it calls the card it is on."""
        return A_CARD

    def of(self, card: str) -> Self:
        """This wording for the text of one card."""
        other = copy(self)
        other.grammar = self.grammar.calling(self.called(card))
        return other

    def speaking_of(self, who: str) -> Self:
        """This wording where such a card has just been named."""
        other = copy(self)
        other.spoken_of = who
        return other

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
                return self.say("subject-targets", number=len(ability.targets), which=ability.targets[-1].said)
            return self.described(("target-another", "target") if target.key == "another" else ("target",), target.said, form)
        if subject.filter is not None:
            return self.described((subject.key,), subject.filter, form, **plain)
        return self.grammar.word("subject-" + subject.key, form)

    def described(self, determiners: tuple[str, ...], which: Filter, form: str, /, **plain: Any) -> str:
        """A phrase with more words, which say how many or which of such cards are meant."""
        return self.grammar.phrase([*(Word("filter-" + word, {}) for word in determiners), *words_of(which)], form, **plain)

    def block(self, kind: str, block: Block, ability: Ability | None = None, form: str = "") -> str:
        """What one part of a declaration says, or the clause its message has under the name of a form ("you may …")."""
        key = f"{kind}-{block.key}"
        arguments = self.arguments(key, block, ability)
        if form:
            said = self.grammar.attribute(key, form, **self.grammar.filled(key, arguments))
            assert said, f"the message {key!r} in language {self.grammar.language!r} has no clause {form!r}"
        else:
            said = self.say(key, **arguments).strip()
        return self.counted(block, said, ability)

    def arguments(self, key: str, block: Block, ability: Ability | None = None) -> dict[str, Any]:
        """What the message of a block is told: whom, how much, which conditions and modes, all in words."""
        numbers = {name: _number(value) for name, value in block.args.items()}
        plain = {name: value for name, value in numbers.items() if isinstance(value, str | int)}
        if (amount := numbers.get("amount")) is not None:
            plain |= _signed(amount)
        arguments = {**numbers, **plain}
        for name, value in block.args.items():
            if isinstance(value, Subject):
                assert ability is not None
                form = self.grammar.attribute(key, name, **plain)
                pronoun = self.pronoun(key, block, value)
                arguments[name] = self.grammar.word(pronoun, form) if pronoun else self.subject(value, ability, form, **plain)
            elif isinstance(value, Condition):
                arguments[name] = self.clause(value)
            elif isinstance(value, Amount) and block.key in OF_AMOUNTS:
                arguments[name] = self.block("amount", value, ability)
            elif name == "modes":
                modes = [self.mode(each, ability) for each in value]
                alone = all(len(mode.effects) == 1 for mode in value)  # not "heal 1 or spend 1 and heal 2"
                short = alone and all(len(mode) <= SHORT_MODE and ";" not in mode for mode in modes)
                arguments[name] = self.grammar.listed(modes, "joined-short-modes" if short else "joined-modes")
                arguments["short"] = "yes" if short else "no"
        if key == CANCEL and ability is not None and ability.when is not None:
            that = self.grammar.attribute(f"trigger-{ability.when.key}", "that")
            assert that, f"what {ability.when.key!r} answers can be cancelled, but its message does not call it anything"
            arguments["that"] = that
        return arguments

    def pronoun(self, key: str, block: Block, subject: Subject) -> str:
        """The message of the pronoun for whom an effect is about, if it is the card just named and speaks of no other."""
        others = [value for value in block.args.values() if isinstance(value, Subject | Filter) and value is not subject]
        if subject.key != self.spoken_of or others or not key.startswith("effect-"):
            return ""
        noun = self.grammar.called.itself if subject.key == "this" else self.grammar.called.host
        pronoun = f"it-{subject.key}" if noun == A_CARD.itself else f"it-{subject.key}-{noun}"
        return pronoun if self.grammar.has(pronoun) else ""

    def counted(self, block: Block, said: str, ability: Ability | None) -> str:
        """The sentence of a block with what its amounts count after it: "… for each …", "…, where X is …"."""
        amounts = [value for value in block.args.values() if isinstance(value, Amount) and value.key]
        if not amounts or block.key in OF_AMOUNTS:
            return said
        end = "." if said.endswith(".") else ""
        said = said.removesuffix(".")
        explained = ""
        for amount in amounts:
            what = self.block("amount", amount, ability) if not amount.each else self.filter(amount.args["counted"])
            if what == explained:
                continue  # several numbers of one sentence are counted alike
            explained = what
            if amount.each:
                said = self.say("with-for-each", text=said, counted=amount.args["counted"])
            else:
                said = self.say("with-x", text=said, amount=what)
        return said + end

    def mode(self, mode: Mode, ability: Ability | None) -> str:
        """One of the things an ability may do."""
        if mode.key:
            return self.block("mode", mode, ability)
        return self.grammar.listed([self.block("effect", effect, ability) for effect in mode.effects], "joined-costs")

    def clause(self, condition: Condition | Circumstance) -> str:
        """A condition as it goes before what is done: "if you control …"."""
        key = "condition-" + condition.key
        told = self.grammar.filled(key, self.arguments(key, condition))
        return self.grammar.attribute(key, "if", label="", lower="", **told) or self.say(key, **told)

    def lasting(self, condition: Condition) -> tuple[str, str]:
        """A condition before a constant effect, and how it is joined: "while …" where its message says so, else "if …"."""
        key = "condition-" + condition.key
        told = self.grammar.filled(key, self.arguments(key, condition))
        clause = self.grammar.attribute(key, "while", **told)
        return ("with-while", clause) if clause else ("with-condition", self.clause(condition))

    def declared(self, what: object) -> str:
        """A part of a declaration by itself: which cards, whom, what is answered, what is paid."""
        if isinstance(what, Filter):
            return self.filter(what)
        if isinstance(what, Subject):
            if what.filter is not None:
                return self.described((what.key,), what.filter, "")
            key = "subject-" + what.key
            return self.grammar.word(key) if self.grammar.has(key) else self.grammar.phrase([Word("filter-target", {})])
        assert isinstance(what, Trigger | Cost), f"{what!r} is no part of a declaration that stands by itself"
        return self.block("trigger" if isinstance(what, Trigger) else "cost", what)

    def ability(self, ability: Ability) -> str:
        """One sentence: label · when, if, cost: effects."""
        named = _antecedent(ability, ability.when)
        text = self.priced(ability, self.speaking_of(named).effects(ability))
        label = self.say("timing-" + key_of(ability.timing))
        for condition in ability.conditions:
            label, text = self.condition(condition, label, text)
        if ability.when is not None:
            text = self.answering(ability, ability.when, text)
        return self.say("ability", label=label, text=text)

    def answering(self, ability: Ability, when: Trigger, text: str) -> str:
        """What is done, with what it answers before it."""
        return self.say("with-trigger", when=self.when(when), text=text)

    def when(self, when: Trigger) -> str:
        """What is answered, and what must be so besides."""
        said = self.block("trigger", when)
        for circumstance in when.given:
            said = self.say("with-circumstance", when=said, clause=self.clause(circumstance))
        return said

    def deed(self, script: Script, number: int, mode: int = 0) -> str:
        """What one ability costs and does, or one of its modes, as a clause to be put into another sentence."""
        ability, said = script.abilities[number], self.of(script.card)
        if mode:
            modes = next(effect.args["modes"] for effect in ability.effects if "modes" in effect.args)
            return said.mode(modes[mode - 1], ability)
        if script.own_words:
            return said._own_deed(script, number)
        return said.priced(ability, said.speaking_of(_antecedent(ability, None)).effects(ability))

    def _own_deed(self, script: Script, number: int) -> str:
        """The line of the text box that the ability has, or all of it, without its label and its full stop."""
        lines = self.say("card-" + script.card).split("\n")
        constants = sum(not constant.silent for constant in script.constants)
        place = constants + number
        said = lines[place] if len(lines) == constants + len(script.abilities) else " ".join(lines)
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
        """What it does, one thing after another; only the first may call by a pronoun what was named before it."""
        first, *more = ability.effects
        named = self.speaking_of("")
        said = [self.block("effect", first, ability), *(named.block("effect", effect, ability) for effect in more)]
        return self.grammar.listed(said, "joined-effects")

    def condition(self, condition: Condition, label: str, text: str) -> tuple[str, str]:
        """A condition belongs to the label (its attribute ``label`` or ``limit``), or goes before what is done (``if``)."""
        key = "condition-" + condition.key
        told = {**self.grammar.filled(key, self.arguments(key, condition)), "lower": label[:1].lower() + label[1:]}
        attributes = {name: self.grammar.attribute(key, name, label=label, **told) for name in ("label", "limit", "if")}
        if attributes["label"]:
            return attributes["label"], text
        if attributes["limit"]:
            return self.say("with-limit", label=label, limit=attributes["limit"]), text
        return label, self.say("with-condition", clause=attributes["if"], text=text) if attributes["if"] else text

    def constant(self, constant: Constant) -> str:
        which = constant.args.get("which")
        parts = words_of(which) if isinstance(which, Filter) else []
        lasting = [self.lasting(word.args["condition"]) for word in parts if word.key == WHILE_SO]
        clauses = [clause for _, clause in lasting]
        parts = [word for word in parts if word.key != WHILE_SO]
        if any(word in OF_ITSELF for word in parts) and any(map(self._while, parts)):
            text = self._while_so(constant, parts)
        else:
            text = self._said_of(constant, parts, clauses) if clauses else self.block("constant", constant)
        for joined, clause in lasting:
            text = self.say(joined, clause=clause, text=text)
        return text[:1].upper() + text[1:]

    def _said_of(self, constant: Constant, parts: list[Word], clauses: list[str]) -> str:
        """What a constant does for the cards these words describe, which are "it" where a clause has named them."""
        key = f"constant-{constant.key}"
        told = self.arguments(key, constant)
        plain = {name: value for name, value in told.items() if isinstance(value, str | int)}
        named = any(self.grammar.phrase(parts) in clause for clause in clauses)
        form = self.grammar.attribute(key, "which", **plain)
        which = self.say("it") if named else self.grammar.phrase(parts, form, **plain)
        return self.counted(constant, self.say(key, **{**told, "which": which}), None).strip()

    def _while(self, word: Word, this: str = "") -> str:
        """What a word says of the card itself that may change: "this unit is damaged"."""
        if word.denied or word.key == "filter-or":
            return ""
        told = self.grammar.filled(word.key, {**word.args, **dict(zip(("first", "second"), word.parts, strict=False))})
        return self.grammar.attribute(word.key, "while", **{**told, "this": this})

    def _while_so(self, constant: Constant, parts: list[Word]) -> str:
        """ "While this unit is damaged, it has …", and not "This damaged unit has …"."""
        key = f"constant-{constant.key}"
        told = self.arguments(key, constant)
        plain = {name: value for name, value in told.items() if isinstance(value, str | int)}
        lasting = [word for word in parts if not self._while(word)]
        this = self.grammar.phrase(lasting)
        clause = ", ".join(filter(None, (self._while(word, this) for word in parts)))
        form = self.grammar.attribute(key, "which", **plain)
        which = self.say("it") if this in clause else self.grammar.phrase(lasting, form, **plain)
        said = self.counted(constant, self.say(key, **{**told, "which": which}), None)
        return self.say("with-while", clause=clause, text=said.strip())

    def script(self, script: Script | None) -> list[str]:
        """What the text box does: constant effects, then abilities, a line each."""
        if script is None:
            return []
        if script.own_words:
            return [self.say("card-" + script.card)]
        said = self.of(script.card)
        constants = (said.constant(constant) for constant in script.constants if not constant.silent)
        return [*constants, *(said.ability(a) for a in script.abilities)]
