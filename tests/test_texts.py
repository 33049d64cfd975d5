"""What every card says, in every language, is kept as text: a change of wording is seen as a change of these files.

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
SPOKEN = [(name, language) for name in zeton.games() for language in languages()]


def texts(name: str, language: str) -> str:
    game = zeton.game(name)
    said = {card: game.card_text(card, language) for card in game.cards}
    titles = {card: game.titles(language).get(printed.title, printed.title) for card, printed in game.cards.items()}
    lines = [f"{titles[card]}: {text}".replace("\n", "\n    ") for card, text in said.items() if text]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_card_says_what_is_kept(name: str, language: str) -> None:
    kept = TEXTS / f"{name}.{language}.txt"
    said = texts(name, language)
    if os.environ.get("ZETON_WRITE_TEXTS"):
        kept.write_text(said, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == said


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_text_has_a_gap_or_an_unfilled_slot(name: str, language: str) -> None:
    for line in texts(name, language).splitlines():
        assert not re.search(r"\S {2,}| [.,;:](?:\s|$)|[{}]|\$", line), line
        assert re.search(r"[.!)”]$", line.strip()), f"no end of a sentence: {line}"
