"""A card file imports one vocabulary: every word once, listed, and written down."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ("conquest", "destiny", "star_wars_lcg")


@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_one_meaning(game: str) -> None:
    language = importlib.import_module(f"zeton.games.{game}.language")
    twice = [word for word, times in Counter(language.__all__).items() if times > 1]
    assert not twice
    assert all(hasattr(language, word) for word in language.__all__)


@pytest.mark.parametrize("game", GAMES)
def test_card_files_take_their_words_from_the_vocabulary(game: str) -> None:
    for path in (ROOT / "zeton" / "games" / game / "sets").rglob("*.py"):
        if "test_" not in path.name and "CARDS" in (text := path.read_text(encoding="utf-8")):
            assert f"from zeton.games.{game}.language import *\n" in text, path
            assert f"from zeton.games.{game}.language." not in text, path


def test_the_sets_are_loaded_only_when_they_are_needed() -> None:
    asked = "import sys, zeton; print([m for m in sys.modules if '.sets.' in m or m.endswith('.language')])"
    said = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_every_word_is_written_down() -> None:
    said = subprocess.run([sys.executable, "tools/vocabulary.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert not said.returncode, said.stderr
