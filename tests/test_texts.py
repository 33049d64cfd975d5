"""What every card says, in every language, is kept as text, set by set: a change of wording is seen as a change of these files.

``ZETON_WRITE_TEXTS=1 pytest tests/test_texts.py`` writes them anew.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import zeton
from zeton.kernel.words import languages

TEXTS = Path(__file__).parent / "texts"
ONE_BOX = "box"


def cards_of(name: str) -> dict[str, list[str]]:
    """The cards that play, by the set each was first printed in."""
    game = zeton.game(name)
    found: dict[str, list[str]] = {}
    for card in game.cards:
        found.setdefault(game.all_facts[card]["set"] if game.sets else ONE_BOX, []).append(card)
    return found


SPOKEN = [(name, of, language) for name in zeton.games() for of in cards_of(name) for language in languages()]


def texts(name: str, of: str, language: str) -> str:
    game = zeton.game(name)
    said = {card: game.card_text(card, language) for card in cards_of(name)[of]}
    titles = {card: game.titles(language).get(game.cards[card].title, game.cards[card].title) for card in said}
    lines = [f"{titles[card]}: {text}".replace("\n", "\n    ") for card, text in said.items() if text]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "of", "language"), SPOKEN)
def test_every_card_says_what_is_kept(name: str, of: str, language: str) -> None:
    kept = TEXTS / name / f"{of}.{language}.txt"
    said = texts(name, of, language)
    if os.environ.get("ZETON_WRITE_TEXTS"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(said, encoding="utf-8")
    assert kept.is_file(), f"what the cards of {of} say is not kept: ZETON_WRITE_TEXTS=1 pytest tests/test_texts.py"
    assert kept.read_text(encoding="utf-8") == said


@pytest.mark.parametrize("name", zeton.games())
def test_a_card_that_says_something_says_it_in_every_language(name: str) -> None:
    game = zeton.game(name)
    for card in game.cards:
        said = {language: bool(game.card_text(card, language).strip()) for language in languages()}
        assert len(set(said.values())) == 1, f"{card}: {said}"


@pytest.mark.parametrize(("name", "of", "language"), SPOKEN)
def test_no_text_has_a_gap_or_an_unfilled_slot(name: str, of: str, language: str) -> None:
    for line in texts(name, of, language).splitlines():
        assert not re.search(r"\S {2,}| [.,;:](?:\s|$)|[{}]|\$", line), line
        assert re.search(r"[.!)”]$", line.strip()), f"no end of a sentence: {line}"
