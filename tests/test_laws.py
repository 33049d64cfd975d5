"""The laws of a table: each cites its rule, is told in words, and is no part of play."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import zeton
from zeton.kernel.law import broken_laws, check_laws
from zeton.kernel.rulebook import rule_book
from zeton.kernel.words import has_message

GAMES = Path(zeton.__file__).parent / "games"


@pytest.mark.parametrize("name", zeton.games())
def test_every_law_cites_a_rule_of_its_game_or_a_ruling(name: str) -> None:
    laws = zeton.game(name).laws
    assert laws
    for law in laws:
        assert law.rule in rule_book(name, "en"), law
        assert has_message(f"error-law-{law.key}", "en", f"zeton.games.{name}"), law


@pytest.mark.parametrize("name", zeton.games())
def test_what_breaks_a_law_is_told_with_what_is_right_and_the_rule(name: str) -> None:
    table = zeton.new(name, **zeton.game(name).random_setup(Random(1))).table
    assert broken_laws(table) == []
    check_laws(table)
    table.phase = "supper"
    with pytest.raises(zeton.BadPosition, match=r"supper.* \([AR]\d"):
        check_laws(table)


def test_laws_are_no_part_of_play() -> None:
    for rules in GAMES.glob("*/rules/*.py"):
        assert "law import" not in rules.read_text(encoding="utf-8") and ".laws" not in rules.read_text(encoding="utf-8"), rules
