"""Words: Fluent messages in a language, for options, reasons, log entries and cards. Another language is another folder.

Needs ``fluent.runtime`` (``pip install '.[words]'``); the engine itself does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any, Protocol

from zeton.kernel.ability import Deed
from zeton.kernel.bundle import Bundle
from zeton.kernel.errors import unknown
from zeton.kernel.filter import Filter
from zeton.kernel.grammar import FUNCTIONS, grammar
from zeton.kernel.titles import Titles, Words, texts, titles_in
from zeton.kernel.titles import languages as languages_of

if TYPE_CHECKING:
    from zeton.kernel.decision import Decision, Option
    from zeton.kernel.game import Game, Reason
    from zeton.kernel.match import Match

COMMON = "zeton"
FLUENT = ".ftl"


def languages(package: str = COMMON) -> list[str]:
    """The languages a package has words in."""
    return languages_of(package)


@cache
def bundle(language: str, *packages: str) -> Bundle:
    """All messages of these packages in a language."""
    for package in packages:
        if language not in languages(package):
            raise unknown("language", language, languages(package))
    return Bundle(language, (text for package in packages for text in _fluent_texts(package, language)), FUNCTIONS)


def _fluent_texts(package: str, language: str) -> list[str]:
    """The Fluent files of a package and of its sets in a language."""
    return [entry.read_text(encoding="utf-8") for entry in texts(package, language) if entry.name.endswith(FLUENT)]


@cache
def messages(prefix: str, language: str, package: str) -> dict[str, str]:
    """Every message of a package whose key begins with the prefix, in the order they are written."""
    return {key: say(key, language, package) for key in bundle(language, package).sources if key.startswith(prefix)}


def has_message(key: str, language: str, *packages: str) -> bool:
    """Whether a message exists."""
    return bundle(language, *packages).has_message(key)


class Sentence:
    """A message in one of its forms, and which slots it has: what it does not ask for need not be found out."""

    __slots__ = ("bundle", "forms", "key", "slots")

    def __init__(self, key: str, forms: tuple[str, ...], bundle: Bundle) -> None:
        self.bundle, self.key, self.forms = bundle, key, forms
        self.slots = bundle.slots(key, forms)

    def say(self, told: Sayable) -> str:
        """The message with its slots filled by what it is told, of which it takes what it asks for."""
        return _said(self, tuple([told.get(slot, ABSENT) for slot in self.slots]))


class Sayable(Protocol):
    """What a message can be told, by the names of its slots."""

    def get(self, slot: str, default: Any, /) -> Any: ...


class _Absent:
    """What stands for something that a message is not told."""


ABSENT = _Absent()
MOST_SAID = 8192


@lru_cache(maxsize=MOST_SAID)
def _said(sentence: Sentence, values: tuple[Any, ...]) -> str:
    """Kept, for most of what is said at one moment is said again at the next: in the same words, as long as they are filled
    with the same."""
    told = {slot: value for slot, value in zip(sentence.slots, values, strict=True) if value is not ABSENT}
    return sentence.bundle.say(sentence.key, sentence.forms, told)


@cache
def sentence(key: str, forms: tuple[str, ...], language: str, packages: tuple[str, ...]) -> Sentence:
    """A message in the first of these forms (its attributes) that it has, else as it is."""
    return Sentence(key, forms, bundle(language, *packages))


@cache
def sentence_of(prefix: str, kind: str, forms: tuple[str, ...], language: str, packages: tuple[str, ...]) -> Sentence:
    """The message ``prefix-kind``, or ``prefix-other`` if the game has no words for that kind."""
    key = f"{prefix}-{key_of(kind)}"
    return sentence(key if has_message(key, language, *packages) else f"{prefix}-other", forms, language, packages)


def say(key: str, language: str, /, *packages: str, **arguments: Any) -> str:
    """A message with its arguments filled in."""
    return sentence(key, (), language, packages).say(arguments)


def say_form(key: str, forms: Iterable[str], language: str, /, *packages: str, **arguments: Any) -> str:
    """A message in the first of these forms (its attributes) that it has, else as it is."""
    return sentence(key, tuple(forms), language, packages).say(arguments)


def key_of(verb: str) -> str:
    """The message key of a verb or a kind: words joined with hyphens."""
    return verb.replace(" ", "-").replace("_", "-")


NONE = "none"
"""What a message is told where there is no card."""


def packages_of(match: Match | None) -> tuple[str, ...]:
    """Where the messages of a match are looked up."""
    return packages_named("" if match is None else match.game.id)


@cache
def packages_named(game: str) -> tuple[str, ...]:
    """Where the messages of a game are looked for, and those of all games; without a name these alone."""
    return (COMMON, f"zeton.games.{game}") if game else (COMMON,)


def tell(prefix: str, kind: str, language: str, match: Match | None, forms: Iterable[str] = (), /, **arguments: Any) -> str:
    """The message ``prefix-kind``, or ``prefix-other`` if the game has no words for that kind."""
    return ended(sentence_of(prefix, kind, tuple(forms), language, packages_of(match)).say(arguments).strip())


def ended(said: str) -> str:
    """A sentence that ends with a title has no second mark after the one of the title: "Light 'em up!", not "!."."""
    return said[:-1] if said.endswith(("!.", "?.", "....")) else said


def has_form(form: str, prefix: str, kind: str, language: str, match: Match | None) -> bool:
    """Whether the message ``prefix-kind`` has a form of that name."""
    return form in _forms(f"{prefix}-{key_of(kind)}", language, packages_of(match))


@cache
def _forms(key: str, language: str, packages: tuple[str, ...]) -> frozenset[str]:
    """The forms of a message: its attributes."""
    words = bundle(language, *packages)
    return frozenset(words.get_message(key).attributes) if words.has_message(key) else frozenset()


def card_words(card: int, language: str, match: Match | None) -> str:
    """A card by its title; by its number if no match is given."""
    if not card:
        return say("hidden-card", language, COMMON)
    if match is None:
        return f"#{card}"
    title: str = match.table.cards[card].title
    return match.game.titles(language).get(title, title)


MOST_NAMED = 12  # in one line


def listed(names: Sequence[str], language: str) -> str:
    """ "A, B and C"; of very many the first, and how many more there are."""
    if len(names) < 2:
        return "".join(names)
    if len(names) > MOST_NAMED:
        return say("and-more", language, COMMON, first=", ".join(names[:MOST_NAMED]), count=len(names) - MOST_NAMED)
    return say("and-list", language, COMMON, first=", ".join(names[:-1]), last=names[-1])


def titles_listed(titles: Sequence[str], language: str) -> str:
    """The same of cards, where several of one title are counted: "A, 2 × B and C"."""
    if len(titles) < 2:
        return "".join(titles)
    return listed([_copies(title, copies, language) for title, copies in Counter(titles).items()], language)


def _copies(title: str, copies: int, language: str) -> str:
    hidden = title == card_words(0, language, None)
    return title if copies == 1 else say("hidden-cards" if hidden else "copies", language, COMMON, card=title, count=copies)


def said_titles(facts: Mapping[str, Any], titles: Mapping[str, str], language: str) -> dict[str, Any]:
    """Facts with the titles among them in the language these titles are of."""
    return {
        name: value.said(titles, partial(titles_listed, language=language)) if isinstance(value, Titles) else value
        for name, value in facts.items()
    }


def seat_words(seat: int, language: str, match: Match | None) -> str:
    """A seat by its part in the game."""
    if seat < 0:
        return NONE
    if match is not None and (card := match.game.seat_card(match.table, seat)):
        return card_words(card, language, match)
    role = match.game.seat_role(match.table, seat) if match is not None else NONE
    return tell("seat", role, language, match, number=seat + 1)


def option_words(option: Option, language: str, match: Match | None) -> str:
    """What an option does, as a sentence; cards are named if the match is given, and numbered if not.

    An option of the open decision is told apart from the others of that decision.
    """
    decision = match.decision if match is not None else None
    if match is None or decision is None or option not in decision.options:
        return _option(option, language, match, {})
    return options_words(match, language)[decision.options.index(option)]


def options_words(match: Match, language: str, asked: Asked | None = None) -> list[str]:
    """The options of the open decision as sentences, no two of them alike."""
    assert match.decision is not None
    options, asked = match.decision.options, asked or Asked(match, language)
    said = [_option(option, language, match, {}, asked) for option in options]
    if len(set(said)) == len(said):
        return said
    for label in [label for label, times in Counter(said).items() if times > 1]:
        alike = [place for place, other in enumerate(said) if other == label]
        apart = _told_apart([options[place] for place in alike], language, match, asked)
        for place, better in zip(alike, apart, strict=True):
            said[place] = better
    return said


BOTH = {"card", "target"}
BOTH_ALONE = {*BOTH, "number"}
"""What the message of an option asks for that says of its two cards what they are called, and not which side a die shows."""


def _option(option: Option, language: str, match: Match | None, names: Mapping[int, str], asked: Asked | None = None) -> str:
    """One option, of an open question if that is given; cards that have a more telling name are called by it."""
    packages = packages_of(match)
    answer = None if asked is None else _answer(asked.kind, option.verb, language, packages)
    said = answer or sentence_of("option", option.verb, (), language, packages)
    if not names and match is not None and BOTH <= set(said.slots) <= BOTH_ALONE:
        names = _namesakes(option, language, match)
    facts = _option_facts(option, language, match, names) if said.slots else {}
    if answer is not None and asked is not None:
        return answer.say({**asked.told(answer), **_known(facts)}).strip()
    return ended(said.say(facts).strip())


def _option_facts(option: Option, language: str, match: Match | None, names: Mapping[int, str]) -> dict[str, Any]:
    """What the message of an option is told."""
    verb, card, target, number = option
    card_name, target_name = (names.get(c) or card_words(c, language, match) if c else "" for c in (card, target))
    facts: dict[str, Any] = {"verb": verb, "card": card_name, "target": target_name, "number": number}
    facts |= {"place": target_name or NONE, "price": 0, "varies": "no", "kind": "card"}
    if verb == "use":
        facts |= _use_facts(option, match)
    if verb == "mode" and match is not None:
        facts |= _mode_facts(option, language, match)
    if match is not None:
        facts |= said_titles(match.game.option_facts(match.table, option), match.game.titles(language), language)
    return facts


@cache
def _answer(kind: str, verb: str, language: str, packages: tuple[str, ...]) -> Sentence | None:
    """The message of an option as an answer to a kind of question, if it has one: declining is a different thing each time."""
    key = f"answer-{key_of(kind)}-{key_of(verb)}"
    return sentence(key, (), language, packages) if has_message(key, language, *packages) else None


class Asked:
    """What the open question is about, for its message and for those of its answers: it is found out once."""

    def __init__(self, match: Match, language: str) -> None:
        assert match.decision is not None
        self.match, self.language, self.kind = match, language, match.decision.kind

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What the game says of it, with titles in the language."""
        game, table = self.match.game, self.match.table
        told = said_titles(game.question_facts(table), game.titles(self.language), self.language)
        return {"card": NONE, "event": NONE, "number": 0, **told}

    def told(self, said: Sentence) -> dict[str, Any]:
        """What one of these messages is told."""
        slots = [slot for slot in said.slots if slot in self.facts]
        return {name: _declared(said.key, name, self.facts[name], self.language, self.match) for name in slots}


def _declared(key: str, name: str, value: Any, language: str, match: Match) -> Any:
    """A fact of a question as its message is told it: which cards are asked about, in the form the message wants, and what an
    ability does, in words."""
    if isinstance(value, Filter):
        said = match.game.wording(language).grammar
        return said.told(name, value, said.attribute(key, name))
    return _deed(match.game, language, value) if isinstance(value, Deed) else value


@lru_cache(maxsize=MOST_SAID)
def _deed(game: Game, language: str, deed: Deed) -> str:
    return game.wording(language).deed(*deed)


def _mode_facts(option: Option, language: str, match: Match) -> dict[str, str]:
    """What is done in this mode of the ability that asks."""
    asks: Any = match.table.stack[-1]
    said = _deed(match.game, language, Deed(match.table.cards[option.card].script, asks.number, option.number))
    return {"does": said[:1].upper() + said[1:]}


def _known(facts: Mapping[str, Any]) -> dict[str, Any]:
    """What an option has of its own; where it has nothing, its answer speaks of what the question is about."""
    return {name: value for name, value in facts.items() if value not in ("", 0, NONE)}


def _use_facts(option: Option, match: Match | None) -> dict[str, str]:
    """Whether the card itself is played by its ability (an event), and whether another ability of it is offered as well."""
    if match is None:
        return {"plays": "no", "another": "no"}
    script = getattr(match.table.cards[option.card], "script", None)
    plays = script is not None and script.abilities[option.number].play
    offered = match.decision.options if match.decision is not None else ()
    first = next((o for o in offered if o[:3] == option[:3]), option)
    return {"plays": "yes" if plays else "no", "another": "no" if first == option else "yes"}


def _namesakes(option: Option, language: str, match: Match) -> dict[int, str]:
    """What to call the card and the target of an option where both have one title: nobody does anything instead of himself."""
    card, target = option.card, option.target
    if not card or not target or card == target or match.decision is None:
        return {}
    alike = card_words(card, language, match) == card_words(target, language, match)
    return _names(sorted((card, target)), language, match) if alike else {}


def _told_apart(alike: list[Option], language: str, match: Match, asked: Asked) -> list[str]:
    """Options that read alike, with what tells their cards apart; what truly is the same choice is numbered."""
    cards, targets = ({c for c in column if c} for column in zip(*((o.card, o.target) for o in alike), strict=True))
    said = []
    together = any(_namesakes(option, language, match) for option in alike)
    for which in (cards | targets,) if together else (cards, targets, cards | targets):
        names = _names(sorted(which), language, match)
        said = [_option(option, language, match, names, asked) for option in alike]
        if len(set(said)) == len(said):
            return said
    met: Counter[str] = Counter()
    for place, sentence in enumerate(said):
        met[sentence] += 1
        if met[sentence] > 1:
            said[place] = say("same-again", language, COMMON, what=sentence, number=met[sentence])
    return said


def _names(cards: list[int], language: str, match: Match) -> dict[int, str]:
    """What to call cards so that none is called like another: their titles, with as few marks as it takes."""
    assert match.decision is not None
    marks = {card: match.game.marks(match.table, card, match.decision.seat) for card in cards}
    titles = {card: card_words(card, language, match) for card in cards}
    found: dict[int, list[tuple[str, Any]]] = {card: [] for card in cards}
    for title in dict.fromkeys(titles.values()):
        _mark([card for card in cards if titles[card] == title], marks, 0, found)
    packages, printed = packages_of(match), match.game.titles(language)
    said = {
        c: ", ".join(say("mark-" + key, language, *packages, **said_titles(_told(v), printed, language)) for key, v in of)
        for c, of in found.items()
    }
    return {c: say("marked", language, COMMON, card=titles[c], marks=m) if m else titles[c] for c, m in said.items()}


def _told(value: Any) -> dict[str, Any]:
    """What the message of a mark is told: one value, or several by name."""
    return dict(value) if isinstance(value, tuple) else {"value": value}


def _mark(alike: list[int], marks: Mapping[int, dict[str, Any]], at: int, found: dict[int, list[tuple[str, Any]]]) -> None:
    """Find the marks that tell these cards apart, from this one on; copies that nothing distinguishes are counted."""
    if len(alike) < 2:
        return
    keys = list(marks[alike[0]])
    if at == len(keys):
        for number, card in enumerate(alike[1:], 2):
            found[card].append(("copy", number))
        return
    values = {card: marks[card].get(keys[at]) or 0 for card in alike}
    groups = dict.fromkeys(values.values())
    for value in groups:
        group = [card for card in alike if values[card] == value]
        if value and len(groups) > 1:
            for card in group:
                found[card].append((keys[at], value))
        _mark(group, marks, at + 1, found)


def question_words(decision: Decision, language: str, match: Match, asked: Asked | None = None) -> str:
    """What a seat is asked, as a sentence."""
    question = sentence_of("question", decision.kind, (), language, packages_of(match))
    said = question.say({"kind": decision.kind, **(asked or Asked(match, language)).told(question)}).strip()
    return said[:1].upper() + said[1:]


def reason_words(reason: Reason, language: str, match: Match | None, *, game: str = "") -> str:
    """Why something is not possible, as a sentence. Without a match (a deck), the game is named."""
    packages = packages_of(match) if match is not None else packages_named(game)
    for prefix in ("reason", "condition"):
        key = f"{prefix}-{key_of(reason.key)}"
        if has_message(key, language, *packages):
            arguments = {"card": NONE, "which": NONE, **_sayable(key, reason.arguments, language, match, packages)}
            said = say(key, language, *packages, **arguments).strip()
            return said if prefix == "reason" else say("reason-condition", language, *packages, condition=said)
    return say("reason-other", language, *packages, key=reason.key)


def end_words(reason: str, language: str, *, game: str) -> str:
    """How a game ended, in a word or two, for a table."""
    packages = packages_named(game)
    key = f"end-{key_of(reason)}"
    return say(key if has_message(key, language, *packages) else "end-other", language, *packages, kind=reason)


def _sayable(
    key: str, arguments: Mapping[str, Any], language: str, match: Match | None, packages: tuple[str, ...]
) -> dict[str, Any]:
    """What a message is told: titles and words of the data in this language, what is declared on cards in words, each in the
    form the message asks for, and numbers as they are."""
    printed = titles_in(language, packages[-1]) if match is None else match.game.titles(language)
    told = said_titles({k: v for k, v in arguments.items() if isinstance(v, Titles)}, printed, language)
    simple = {k: v for k, v in arguments.items() if k not in told and isinstance(v, str | int | float | Words | Filter)}
    told |= grammar(language, *packages).filled(key, simple)
    if match is not None:
        wording = match.game.wording(language)
        told |= {k: wording.declared(v) for k, v in arguments.items() if k not in told}
    return {k: NONE if v == "" and not isinstance(arguments[k], str) else v for k, v in told.items()}
