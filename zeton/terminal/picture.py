"""The picture of an arena: shares of wins and ratings, with their intervals. Needs the extra ``lab``."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import zeton
from zeton.bots.arena import Played
from zeton.bots.standings import ratings, standings
from zeton.kernel.errors import Either, ZetonError, failure, how_to_install
from zeton.terminal.arguments import PICTURES
from zeton.terminal.screen import say

COLOUR = "#2f5d8a"


def needs(file: Path) -> None:
    """ZetonError, with what to do, if no picture can be drawn to this file."""
    if file.suffix not in PICTURES:
        raise ZetonError("no-picture", file=file, endings=Either(PICTURES))
    if find_spec("matplotlib") is None:
        raise ZetonError("picture-needs", package="matplotlib", how=how_to_install("lab"))


def draw(game: str, played: list[Played], file: Path, language: str) -> None:
    """Draw the shares of wins and the ratings."""
    from matplotlib.figure import Figure  # no pyplot: it would look for a screen

    shares, rated = standings(played), ratings(played)
    height = 1.8 + 0.35 * (len(shares) + len(rated))
    figure = Figure(figsize=(9, height), layout="constrained")
    above, below = figure.subplots(2, 1, height_ratios=(len(shares) + 1, len(rated) + 1))
    figure.suptitle(zeton.game(game).title)
    _bars(
        above,
        [f"{s.bot} – {s.other} ({', '.join(s.decks)})" if s.other else s.bot for s in shares],
        [100 * s.share for s in shares],
        [(100 * (s.share - s.interval[0]), 100 * (s.interval[1] - s.share)) for s in shares],
    )
    above.set_xlim(0, 100)
    above.axvline(50, color="grey", linewidth=0.8)
    above.set_xlabel(say("picture-wins", language))
    _bars(below, [r.bot for r in rated], [r.elo for r in rated], [(r.margin, r.margin) for r in rated])
    below.axvline(0, color="grey", linewidth=0.8)
    below.set_xlabel(say("picture-elo", language))
    try:
        figure.savefig(file, dpi=150)
    except OSError as wrong:
        raise ZetonError("cannot-write", file=file, why=failure(wrong)) from None


def _bars(axes: Any, names: list[str], values: list[float], margins: list[tuple[float, float]]) -> None:
    if not names:
        return
    errors = [[max(0.0, low) for low, _ in margins], [max(0.0, high) for _, high in margins]]
    axes.barh(names, values, xerr=errors, color=COLOUR, ecolor="black", capsize=3, height=0.6)
    axes.invert_yaxis()
