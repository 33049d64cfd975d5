"""Words agree with the number before them, in every language: "1 card", "2 karty", "5 kart", "3 lap".

Which form goes with which numbers is learned from the messages themselves: a form that stands in a variant for one plural
category of the language belongs to that category. No form may belong to two, unless it is listed here, and none may follow a
number of another category: in a message that has chosen it, or that says a card (which may print any number), on a card, or in
anything said in a game. Where another message does not choose, its number is known to be several.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.syntax import ast, parse

import zeton
from zeton.kernel import words
from zeton.kernel.chronicle import Reader, tell_log

ROOT = Path(__file__).parent.parent
FOLDERS = ("zeton/text", "zeton/games/*/text", "zeton/games/*/sets/*/text", "web/locales")
WORD = re.compile(r"\s+([^\W\d_]+)")
COUNTED = re.compile(r"(?<![\w.,+−–:/-])(\d+) ([^\W\d_]+)")
Bounds = Mapping[str, frozenset[str]]

ANY = frozenset({"one", "few", "many", "other"})
SEVERAL = frozenset({"few", "many"})
ALIKE: dict[str, dict[str, frozenset[str]]] = {
    "en": dict.fromkeys(("damage", "Jedi", "new", "unit", "more", "focus", "of", "or"), ANY),
    "pl": {
        "Jedi": ANY,
        **dict.fromkeys(("kości", "możliwości", "widzów", "graczy", "dodatkowymi"), SEVERAL),
        # Counted in the genitive: "jeszcze 2 sukcesów", "wśród 3 wierzchnich kart", "brakuje 1 obrażenia"
        **dict.fromkeys(("sukcesów", "obrażeń", "wierzchnich"), SEVERAL),
        **dict.fromkeys(("obrażenia", "nieblokowalne"), frozenset({"one", "few"})),
    },
    "hu": {},
}
"""Forms that rightly go with numbers of several categories."""
SINGULAR = frozenset({"hu"})
"""Languages in which all that is counted stands in the singular."""
COUNTING = frozenset({"number", "count", "amount", "total", "second"})
"""The variables of messages that are numbers of something."""
SAY_CARDS = ("cards.ftl", "language.ftl")
SEARCH = "effect-search"  # among several cards, always


class Claim(NamedTuple):
    """In this message a word follows a number of these categories; ``sure`` if the message has chosen it for that number."""

    message: str
    word: str
    categories: frozenset[str]
    sure: bool


@cache
def category(number: int, language: str) -> str:
    return "other" if language in SINGULAR else str(Locale.parse(language).plural_form(number))


@cache
def categories(language: str) -> frozenset[str]:
    """The plural categories that whole numbers of a language have."""
    return frozenset(category(number, language) for number in range(200))


class Reading:
    """What one message says of numbers."""

    def __init__(self, message: str, language: str) -> None:
        self.message, self.language = message, language
        self.found: list[Claim] = []

    def read(self, pattern: ast.Pattern, bounds: Bounds) -> None:
        elements = [e for e in pattern.elements if not (isinstance(e, ast.TextElement) and not e.value.strip())]
        for element, following in zip(elements, [*elements[1:], None], strict=True):
            if not isinstance(element, ast.Placeable):
                continue
            if isinstance(element.expression, ast.SelectExpression):
                self.choose(element.expression, bounds)
            elif isinstance(element.expression, ast.VariableReference) and element.expression.id.name in COUNTING:
                self.follow(element.expression.id.name, following, bounds)

    def follow(self, variable: str, following: object, bounds: Bounds) -> None:
        """What stands right after a variable: a word, or one chosen by the same variable."""
        if isinstance(following, ast.TextElement) and (met := WORD.match(following.value)):
            self.claim(met[1], bounds.get(variable), sure=variable in bounds)
        if isinstance(following, ast.Placeable) and isinstance(following.expression, ast.SelectExpression):
            chosen = following.expression
            if self.selects(chosen) == variable and self.is_plural(chosen):
                for variant, its in self.variants(chosen, bounds):
                    first = variant.value.elements[0]
                    if isinstance(first, ast.TextElement) and (met := WORD.match(" " + first.value)):
                        self.claim(met[1], its, sure=True)

    def claim(self, word: str, its: frozenset[str] | None, *, sure: bool) -> None:
        self.found.append(Claim(self.message, word, its or categories(self.language), sure))

    def choose(self, chosen: ast.SelectExpression, bounds: Bounds) -> None:
        variable = self.selects(chosen)
        for variant, its in self.variants(chosen, bounds):
            self.read(variant.value, {**bounds, variable: its} if variable and self.is_plural(chosen) else bounds)

    def variants(self, chosen: ast.SelectExpression, bounds: Bounds) -> Iterator[tuple[ast.Variant, frozenset[str]]]:
        """Every variant with the categories of the numbers it is for: the default is for those no other variant names."""
        everything = bounds.get(self.selects(chosen), categories(self.language))
        named = {self.named(variant) for variant in chosen.variants if not variant.default}
        for variant in chosen.variants:
            yield variant, (everything - named or everything) if variant.default else frozenset({self.named(variant)})

    def named(self, variant: ast.Variant) -> str:
        """The category of the numbers that a variant is for; 1 is all of its category."""
        if isinstance(variant.key, ast.Identifier):
            return str(variant.key.name) if self.language not in SINGULAR else "other"
        number = int(variant.key.value)
        return category(number, self.language) if number == 1 else variant.key.value

    def is_plural(self, chosen: ast.SelectExpression) -> bool:
        keys = {v.key.name for v in chosen.variants if isinstance(v.key, ast.Identifier)}
        return bool(keys & (ANY - {"other"})) or any(isinstance(v.key, ast.NumberLiteral) for v in chosen.variants)

    @staticmethod
    def selects(chosen: ast.SelectExpression) -> str:
        return chosen.selector.id.name if isinstance(chosen.selector, ast.VariableReference) else ""


@cache
def entries(language: str) -> Mapping[ast.Message, str]:
    """All messages of a language, and what each is called."""
    found: dict[ast.Message, str] = {}
    for path in sorted(p for folder in FOLDERS for p in ROOT.glob(f"{folder}/{language}/**/*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry] = f"{path.relative_to(ROOT)}: {entry.id.name}"
    return found


@cache
def claims(language: str) -> tuple[Claim, ...]:
    """What all messages of a language say of numbers."""
    found: list[Claim] = []
    for entry, name in entries(language).items():
        reading = Reading(name, language)
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            if pattern is not None:
                reading.read(pattern, {})
        found += reading.found
    return tuple(found)


@cache
def forms(language: str) -> Mapping[str, frozenset[str]]:
    """The plural categories each counted word goes with."""
    found: dict[str, set[str]] = {}
    for claim in claims(language):
        if claim.sure and len(claim.categories) == 1 and claim.categories <= categories(language):
            found.setdefault(claim.word, set()).update(claim.categories)
    return {word: frozenset(its) | ALIKE[language].get(word, frozenset()) for word, its in found.items()}


@cache
def plurals(language: str) -> frozenset[str]:
    """The words of a language that never follow a number: its plurals, where all that is counted stands in the singular."""
    said = (attribute.value for entry in entries(language) for attribute in entry.attributes if attribute.id.name == "pl")
    texts = (pattern.elements[0].value for pattern in said if isinstance(pattern.elements[0], ast.TextElement))
    return frozenset(texts) if language in SINGULAR else frozenset()


def wrong(text: str, language: str) -> list[str]:
    """Numbers in a text with words that do not agree with them."""
    known, never = forms(language), plurals(language)
    return [
        f"{number} {word}"
        for number, word in COUNTED.findall(text)
        if word in never or (word in known and category(int(number), language) not in known[word])
    ]


def everything_said(game: str, language: str) -> Iterator[str]:
    rng = Random(5)
    for seed in range(2):
        match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=seed)
        while match.decision is not None:
            yield words.question_words(match.decision, language, match)
            yield from words.options_words(match, language)
            match.choose(rng.randrange(len(match.decision.options)))
        for seat in range(match.seats):
            yield from (line.text for line in tell_log(match, match.log(seat), Reader(language, seat)))


def check(sentences: Iterable[str], language: str) -> None:
    for sentence in sentences:
        assert not wrong(sentence, language), f"{', '.join(wrong(sentence, language))} in {sentence!r}"


@pytest.mark.parametrize("language", words.languages())
def test_a_form_goes_with_numbers_of_one_category(language: str) -> None:
    twofold = {w for w, its in forms(language).items() if len(its) > 1 and not its <= ALIKE[language].get(w, frozenset())}
    assert not {word: [c.message for c in claims(language) if c.sure and c.word == word] for word in twofold}


def says_a_card(message: str) -> bool:
    path, _, key = message.partition(": ")
    return path.endswith(SAY_CARDS) and not key.startswith(SEARCH)


@pytest.mark.parametrize("language", words.languages())
def test_what_follows_a_number_in_a_message_agrees_with_all_it_may_be(language: str) -> None:
    known = forms(language)
    held = [claim for claim in claims(language) if claim.word in known and (claim.sure or says_a_card(claim.message))]
    assert not [claim for claim in held if claim.categories & categories(language) - known[claim.word]]


@pytest.mark.parametrize("game", zeton.games())
@pytest.mark.parametrize("language", words.languages())
def test_what_is_counted_on_cards_and_in_games_agrees(game: str, language: str) -> None:
    rules = zeton.game(game)
    check((rules.card_text(card, language) for card in rules.cards), language)
    check(everything_said(game, language), language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You draw 1 cards."),
        ("en", "Gain 2 resource."),
        ("pl", "Dobierasz 5 karty."),
        ("pl", "Dobierasz 2 kart."),
        ("hu", "2 egységek támad."),
    ],
)
def test_a_wrong_form_is_found(language: str, sentence: str) -> None:
    """What all these tests stand on."""
    assert wrong(sentence, language)
