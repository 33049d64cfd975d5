"""Pictures of the laboratory, drawn by matplotlib: heat maps, curves, reliability. Words come from whoever draws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

from zeton.kernel.errors import ZetonError, failure
from zeton.lab.calibration import Bin
from zeton.lab.field import Share
from zeton.lab.packages import needed

COLOURS = ("#2f5d8a", "#b5541c", "#3b7d4f", "#7b4b94", "#8a7a2f")


def figure(width: float, height: float) -> Any:
    """An empty picture. No pyplot: it would look for a screen."""
    needed("matplotlib")
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


@contextmanager
def _plain() -> Iterator[None]:
    """Letters that stay letters, and the same file for the same picture."""
    with needed("matplotlib").rc_context({"svg.fonttype": "none", "svg.hashsalt": "zeton"}):
        yield


def save(picture: Any, file: Path) -> None:
    """Write a picture; the same picture is the same file."""
    try:
        with _plain():
            picture.savefig(file, dpi=150, metadata={"Date": None} if file.suffix == ".svg" else None)
    except OSError as wrong:
        raise ZetonError("cannot-write", file=file, why=failure(wrong)) from None


def as_svg(picture: Any) -> str:
    """A picture as a part of a page."""
    text = StringIO()
    with _plain():
        picture.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()[text.getvalue().index("<svg") :]


def heat_map(
    cells: Mapping[tuple[str, str], Share], rows: Mapping[str, str], columns: Mapping[str, str], title: str, label: str
) -> Any:
    """Shares with their intervals, a cell for each pair; rows and columns by their keys, with what they are called."""
    picture = figure(1.9 + 1.05 * len(columns), 1.4 + 0.55 * len(rows))
    axes = picture.subplots()
    shares = [[cells[r, c].share if (r, c) in cells else float("nan") for c in columns] for r in rows]
    image = axes.imshow(shares, cmap="PuOr", vmin=0, vmax=1, aspect="auto")
    for y, row in enumerate(rows):
        for x, column in enumerate(columns):
            if (row, column) in cells:
                cell = cells[row, column]
                low, high = cell.interval
                dark = abs(cell.share - 0.5) > 0.3
                text = f"{100 * cell.share:.0f}\n{100 * low:.0f}–{100 * high:.0f}"
                axes.text(x, y, text, ha="center", va="center", fontsize=7, color="white" if dark else "black")
    axes.set_xticks(range(len(columns)), columns.values(), rotation=30, ha="right", fontsize=8)
    axes.set_yticks(range(len(rows)), rows.values(), fontsize=8)
    axes.set_title(title, fontsize=10)
    picture.colorbar(image, label=label)
    return picture


def reliability_picture(found: Mapping[str, tuple[Sequence[Bin], Sequence[Bin]]], labels: Mapping[str, str]) -> Any:
    """What was said beside what came, before and after the fit, a part for each game. ``labels``: said, came, before, after."""
    picture = figure(3.1 * len(found), 3.3)
    parts = picture.subplots(1, len(found), sharey=True, squeeze=False)[0]
    for axes, (title, curves) in zip(parts, found.items(), strict=True):
        axes.plot([0, 100], [0, 100], color="0.8", zorder=0)
        for curve, label, colour in zip(curves, ("before", "after"), COLOURS, strict=False):
            came = [100 * one.came for one in curve]
            errors = [[100 * max(0.0, b.came - b.low) for b in curve], [100 * max(0.0, b.high - b.came) for b in curve]]
            said = [100 * one.said for one in curve]
            axes.errorbar(said, came, yerr=errors, marker="o", ms=3, lw=1, capsize=2, color=colour, label=labels[label])
        axes.set(title=title, xlabel=labels["said"], xlim=(0, 100), ylim=(0, 100))
        axes.title.set_fontsize(9)
    parts[0].set_ylabel(labels["came"])
    parts[0].legend(fontsize=7)
    return picture


def curve_picture(title: str, lines: Mapping[str, Sequence[float]], xlabel: str) -> Any:
    """Means by turn: several lines."""
    picture = figure(3.1, 2.6)
    axes = picture.subplots()
    for (label, values), colour in zip(lines.items(), COLOURS, strict=False):
        axes.plot(range(1, len(values) + 1), values, label=label, color=colour, lw=1.5)
    axes.set(title=title, xlabel=xlabel)
    axes.title.set_fontsize(9)
    axes.locator_params(axis="x", integer=True)
    axes.legend(fontsize=7)
    return picture


def bars_picture(shares: Mapping[str, Share], middle: float, xlabel: str) -> Any:
    """Shares with their intervals, a bar for each name."""
    picture = figure(4.8, 0.7 + 0.32 * max(1, len(shares)))
    axes = picture.subplots()
    values = [100 * one.share for one in shares.values()]
    ends = [one.interval for one in shares.values()]
    low = [max(0.0, v - 100 * e[0]) for v, e in zip(values, ends, strict=True)]
    high = [max(0.0, 100 * e[1] - v) for v, e in zip(values, ends, strict=True)]
    axes.barh(list(shares), values, xerr=[low, high], color=COLOURS[0], ecolor="black", capsize=2, height=0.6)
    axes.axvline(middle, color="grey", lw=0.8)
    axes.set(xlim=(0, 100), xlabel=xlabel)
    axes.invert_yaxis()
    axes.tick_params(labelsize=8)
    return picture
