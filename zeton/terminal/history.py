"""What ``zeton bench`` has measured before: kept line by line in a file, and drawn."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from platform import machine, node, python_version
from typing import Any

from rich import box
from rich.table import Table

from zeton.kernel.compiling import is_compiled
from zeton.kernel.errors import BadRecord, shown
from zeton.lab.ladder import commit_of
from zeton.lab.lines import add_lines, of_types, read_lines
from zeton.terminal.screen import say

Kept = dict[str, Any]
BAR = 10  # signs of the longest bar
FASTEST = 1e15  # decisions a second: nobody measures more


def keep(file: Path, rates: dict[str, float], before: Iterable[Kept]) -> list[Kept]:
    """Add decisions per second, by game, to the file; everything in it that was measured on this machine."""
    here = f"{node()} {machine()}"
    one = {"commit": commit_of(), "machine": here, "python": python_version(), "compiled": is_compiled(), "rates": rates}
    add_lines(file, [one])
    return [kept for kept in (*before, one) if kept["machine"] == here]


def read(file: Path) -> list[Kept]:
    """All that is kept in a file."""
    command = "zeton bench --history"
    return read_lines(
        file, _understood, lambda number: BadRecord("history-line", file=shown(str(file)), number=number, command=command)
    )


def _understood(line: Any) -> Kept:
    rates = dict(line["rates"])
    if not of_types((line["commit"], line["machine"], *rates.values()), str, str, *(int | float,) * len(rates)):
        raise TypeError
    if not all(0 < rate < FASTEST for rate in rates.values()):
        raise ValueError
    return {**line, "rates": rates, "compiled": bool(line["compiled"])}


def drawn(history: list[Kept], language: str) -> Table:
    """A line for each run, the last one last: how fast each game was, as a bar beside the fastest run of that game."""
    names = list(history[-1]["rates"])
    best = {name: max(kept["rates"].get(name, 0) for kept in history) for name in names}
    table = Table(title=say("history-title", language), box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(name, no_wrap=True)
    for kept in history:
        sign = "●" if kept["compiled"] else "○"
        rates = ((kept["rates"].get(name, 0), best[name]) for name in names)
        table.add_row(f"{sign} {kept['commit']}", *(f"{'█' * round(BAR * rate / top)} {rate:,.0f} " for rate, top in rates))
    table.caption = say("history-caption", language)
    return table
