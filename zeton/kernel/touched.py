"""Which rules a card touches: by what is printed on it, by the words of its text, and by its own name.

``data/touched.json`` of a game says which rules belong to what: ``facts`` by a kind of fact and its value (``*`` stands for any
letters), ``labels`` and ``words`` of the English text, ``signs`` that are drawn in texts, ``cards`` by their ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, NamedTuple

from zeton.kernel.contents import ENGLISH, KEYWORDS, card_values
from zeton.kernel.folders import folder_of, read_json
from zeton.kernel.game import Game
from zeton.kernel.rulebook import Rule, RuleBook, rule_book

LABEL_ENDS = " · "


class Touch(NamedTuple):
    """Why a card touches a rule: a kind of fact and its value as the data has it; nothing, where it is its text or its name."""

    fact: str = ""
    value: str = ""


@cache
def rules_of_things(game: str) -> Mapping[str, Any]:
    """What belongs to which rules, in a game."""
    return read_json(folder_of(f"zeton.games.{game}").joinpath("data", "touched.json"))  # type: ignore[no-any-return]


def touched_rules(game: Game, card: str) -> dict[str, list[Touch]]:
    """The rules a card touches by their numbers, each with every reason; what belongs to the card alone comes first."""
    found: dict[str, list[Touch]] = {}
    for number, why in _touches(game, card):
        reasons = found.setdefault(number, [])
        if why not in reasons:
            reasons.append(why)
    return found


def _touches(game: Game, card: str) -> Iterator[tuple[str, Touch]]:
    things = rules_of_things(game.id)
    book, text = rule_book(game.id, ENGLISH), game.card_text(card, ENGLISH)
    yield from ((number, Touch()) for number in things["cards"].get(card, ()))
    rules = (rule for chapter in book.chapters for rule in chapter.rules)
    yield from ((rule.number, Touch()) for rule in naming(rules, game.printed_card(card).title))
    values = card_values(game, card, ENGLISH)
    for fact in sorted(values, key=lambda fact: fact != KEYWORDS):
        for value in values[fact]:
            for number in rules_of_value(game.id, fact, str(value)):
                yield number, Touch(fact, str(value))
    yield from ((number, Touch()) for label in labels_of(text) for number in things["labels"].get(label, ()))
    for word, numbers in things["words"].items():
        if re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE):
            yield from ((number, Touch()) for number in numbers)


def rules_of_value(game: str, fact: str, value: str) -> list[str]:
    """The numbers of the rules that a value of a fact belongs to."""
    of_fact: Mapping[str, list[str]] = rules_of_things(game)["facts"].get(fact, {})
    return of_fact.get(value) or next((numbers for like, numbers in of_fact.items() if fnmatchcase(value, like)), [])


def labels_of(text: str) -> list[str]:
    """What stands before the sentences of a text, without limits: "Reaction" of "Reaction, once a turn · when …"."""
    labels = (line.partition(LABEL_ENDS) for line in text.split("\n"))
    return [label.split(",")[0] for label, ends, _ in labels if ends]


def naming(rules: Iterable[Rule], title: str) -> list[Rule]:
    """The rules, or rulings, that name a title, in English."""
    name = re.compile(rf"(?<!\w){re.escape(title)}(?!\w)")
    return [rule for rule in rules if name.search(rule.text)]


def rulings_about(game: Game, card: str, book: RuleBook) -> list[Rule]:
    """The rulings that name a card, as a book in any language says them."""
    numbers = {rule.number for rule in naming(rule_book(game.id, ENGLISH).rulings, game.printed_card(card).title)}
    return [rule for rule in book.rulings if rule.number in numbers]
