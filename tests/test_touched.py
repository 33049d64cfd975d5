"""The rules that cards touch: every number can be looked up, and every keyword, type and label leads to a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.kernel.contents import card_values
from zeton.kernel.rulebook import rule_book
from zeton.kernel.touched import labels_of, rules_of_things, rules_of_value, rulings_about, touched_rules

SYMBOLS = Path(__file__).parent.parent / "web/locales/en/symbols.ftl"
GAMES = zeton.games()


def numbers(data: Any) -> Iterator[str]:
    for value in data.values() if isinstance(data, dict) else data:
        if isinstance(value, str):
            yield value
        else:
            yield from numbers(value)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_can_be_looked_up(game: str) -> None:
    book = {rule.number for rule in rule_book(game, "en")}
    found = set(numbers(rules_of_things(game)))
    assert len(found) > 20 and found <= book


@pytest.mark.parametrize("game", GAMES)
def test_every_keyword_type_label_and_sign_leads_to_a_rule(game: str) -> None:
    things, cards = rules_of_things(game), zeton.game(game)
    for card in cards.cards:
        values = card_values(cards, card, "en")
        for fact in ("type", "keywords"):
            for value in values.get(fact, ()):
                assert rules_of_value(game, fact, str(value)), (card, fact, value)
        for label in labels_of(cards.card_text(card, "en")):
            assert label in things["labels"], (card, label)
    drawn = set(re.findall(rf"^drawn-{game}-([\w-]+)", SYMBOLS.read_text(encoding="utf-8"), re.MULTILINE))
    assert drawn <= set(things["signs"])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_data_is_for_nothing(game: str) -> None:
    things, cards = rules_of_things(game), zeton.game(game)
    assert set(things["cards"]) <= set(cards.cards)
    texts = "\n".join(cards.card_text(card, "en") for card in cards.cards)
    assert [word for word in things["words"] if not re.search(rf"\b{re.escape(word)}", texts, re.IGNORECASE)] == []
    printed = {fact for card in cards.cards for fact in card_values(cards, card, "en")}
    assert set(things["facts"]) <= printed


def test_a_card_touches_the_rules_of_what_it_has_and_says() -> None:
    game = zeton.game("star_wars_lcg")
    luke = touched_rules(game, "luke-skywalker")
    assert luke["R13.5"] == [("keywords", "Targeted Strike")]
    assert luke["R15.1"] == [("unique", "•")]
    assert "R12.6" in luke and "R1.14" in luke, "its reaction, and the focus tokens it speaks of"
    assert "R5.8" not in luke, "it is no fate card"


def test_rulings_about_a_card_are_those_that_name_it() -> None:
    game = zeton.game("conquest")
    english, polish = (rule_book("conquest", language) for language in ("en", "pl"))
    said, told = (rulings_about(game, "sicariuss-chosen", book) for book in (english, polish))
    assert [rule.number for rule in said] == [rule.number for rule in told] == ["A54"]
    assert said[0].text != told[0].text
    assert rulings_about(game, "captain-cato-sicarius", polish) == []
