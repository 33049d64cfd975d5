"""Write into the READMEs how many cards play: in all, and set by set.

python tools/counts.py            the numbers are written anew
python tools/counts.py --check    what is not up to date, in a sentence each
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import zeton
from zeton.games.star_wars_lcg.rules.printed import objective_sets

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "README.pl.md", "README.hu.md")
COUNTED = {
    "star_wars_lcg": (r"objective sets|zestaw\w+ celów|célkészlet", r"cards|kart\w*|lap"),
    "conquest": ("", r"cards|kart\w*|lap"),
}
"""What the row of a game counts, in whichever language: its objective sets, and its cards."""


def page(name: str) -> str:
    """A README as it should be."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return "\n".join(_line(line) for line in lines) + "\n"


def _line(line: str) -> str:
    for game in map(zeton.game, zeton.games()):
        if not game.sets:
            continue
        if line.startswith(f"| **{game.title}**") and game.id in COUNTED:
            return _counted(game.id, line)
        playing = Counter(game.all_facts[card]["set"] for card in game.cards)
        there = Counter(fact["set"] for fact in game.all_facts.values())
        if line.startswith(f"| {game.title} |"):
            told = ", ".join(f"{one.name}: {playing[one.id]}" for one in game.sets if playing[one.id])
            return f"| {game.title} | {len(game.sets)} | {len(game.all_facts)} | {told} |"
        if line.startswith(f"**{game.title}**: "):
            return f"**{game.title}**: {', '.join(f'{one.name} {playing[one.id]}/{there[one.id]}' for one in game.sets)}."
    return line


def _counted(game: str, line: str) -> str:
    sets, cards = COUNTED[game]
    if sets:
        line = re.sub(rf"\b\d+ (?={sets})", f"{len(objective_sets())} ", line)
    return re.sub(rf"\b\d+ (?=(?:{cards})\b)", f"{len(zeton.game(game).cards)} ", line)


if __name__ == "__main__":
    old = [name for name in PAGES if (ROOT / name).read_text(encoding="utf-8") != page(name)]
    if "--check" in sys.argv:
        sys.exit(f"{', '.join(old)}: what plays is counted wrongly, python tools/counts.py counts it anew" if old else 0)
    for name in old:
        (ROOT / name).write_text(page(name), encoding="utf-8")
