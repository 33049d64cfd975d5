"""Every card has a script or an empty text box, a test that bears its name, and words for its text."""

from pathlib import Path

import pytest

import zeton
from zeton.games.destiny.cards import MODULES, WITHOUT_TEXT, scripts
from zeton.games.destiny.rules.printed import facts, printed_cards

CARDS = [fact["id"] for fact in facts()]
TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in (Path(zeton.__file__).parent / "games/destiny/cards").glob("test_*.py")
)


def test_there_are_180_cards_and_74_dice() -> None:
    assert len(CARDS) == len(set(CARDS)) == 180
    assert sum(bool(card.faces) for card in printed_cards().values()) == 74


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_script_and_a_test(card: str) -> None:
    assert (card in scripts()) != (card in WITHOUT_TEXT)
    assert f"def test_{card.replace('-', '_')}" in TESTS, f"no test of {card}"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_words(card: str) -> None:
    text = zeton.game("destiny").card_text(card, "en")
    assert bool(text) == (card in scripts() or bool(printed_cards()[card].keywords))


def test_modules_are_in_collector_order() -> None:
    numbers = {fact["id"]: fact["number"] for fact in facts()}
    for module in MODULES:
        order = [numbers[script.card] for script in module.CARDS]
        assert order == sorted(order), module.__name__


def test_special_sides_and_special_abilities_go_together() -> None:
    for card in printed_cards().values():
        has_side = any(face.notation.startswith("Sp") for face in card.faces)
        assert has_side == (card.special >= 0), card.title
