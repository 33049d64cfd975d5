"""Calibrating the search at the terminal: moments are collected, a factor is fitted, curves are drawn."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import zeton
from zeton.bots.calibration import Fit
from zeton.kernel.errors import BadRecord
from zeton.lab.calibration import ENOUGH, Moment, fit, held_out, moments_of, reliability
from zeton.lab.lines import add_lines, of_types, read_lines
from zeton.lab.pictures import reliability_picture, save
from zeton.lab.workers import spread
from zeton.terminal.arena import plain_table
from zeton.terminal.files import write
from zeton.terminal.screen import progress, say

Found = dict[str, list[Moment]]


def calibrate(
    games: int, file: Path, fits: Path | None, picture: Path | None, workers: int, out: Console, language: str
) -> None:
    """Collect moments until so many games of each are known; then fit, tell, write and draw."""
    found = read(file)
    for game in zeton.games():
        done = {moment.deal for moment in found.get(game, [])}
        left = [deal for deal in range(games) if deal not in done]
        with progress(out) as bar:
            task = bar.add_task(zeton.game(game).title, total=len(left))
            for moments in spread(partial(moments_of, game), left, workers):
                add_lines(file, moments)  # at once: who stops now has something
                found.setdefault(game, []).extend(moments)
                bar.advance(task)
    found = {game: moments for game, moments in found.items() if len(moments) >= ENOUGH}
    fitted = {game: fit(moments, zeton.game(game).cooperative) for game, moments in found.items()}
    _show(found, fitted, out, language)
    if fits is not None:
        plain = {game: {**one._asdict(), "moments": len(found[game])} for game, one in fitted.items()}
        write(fits, json.dumps(plain, indent=1))
    if picture is not None:
        draw(found, fitted, picture, language)


def read(file: Path) -> Found:
    """The moments in a file, by game, in the order of their deals."""
    found: Found = {}
    for moment in sorted(read_lines(file, _understood, lambda number: BadRecord("no-moments", file=file))):
        found.setdefault(moment.game, []).append(moment)
    return {game: found[game] for game in zeton.games() if game in found}


def _understood(line: Any) -> Moment:
    if not of_types(line, str, int, int | float, int | float):
        raise TypeError
    return Moment(*line)


def _show(found: Found, fitted: dict[str, Fit], out: Console, language: str) -> None:
    table = plain_table(Text(say("calibration", language)))
    for heading in ("game", "moments", "factor", "offset", "loss-before", "loss-after"):
        table.add_column(say(f"column-{heading}", language), justify="left" if heading == "game" else "right")
    for game, moments in found.items():
        before, after = held_out(moments, zeton.game(game).cooperative)
        one = fitted[game]
        figures = f"{one.factor:.2f}", f"{one.offset:+.2f}", f"{before:.3f}", f"{after:.3f}"
        table.add_row(zeton.game(game).title, str(len(moments)), *figures)
    out.print(table)


def draw(found: Found, fitted: dict[str, Fit], file: Path, language: str) -> None:
    """The curves before and after."""
    curves = {
        zeton.game(game).title: (reliability(moments, Fit()), reliability(moments, fitted[game]))
        for game, moments in found.items()
    }
    labels = {key: say(f"picture-{key}", language) for key in ("said", "came", "before", "after")}
    save(reliability_picture(curves, labels), file)
