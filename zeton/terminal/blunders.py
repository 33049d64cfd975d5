"""The blunder report at the terminal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from zeton.lab.blunders import Blunder, asked_in, judged, teller, worst
from zeton.lab.workers import spread
from zeton.terminal.files import write
from zeton.terminal.screen import progress, say


def report_blunders(
    record: Mapping[str, Any],
    seat: int | None,
    playouts: int,
    workers: int,
    json_file: Path | None,
    out: Console,
    language: str,
) -> None:
    """Search a record again, play out what cost most, and tell it."""
    found = find(record, seat, playouts, workers, out, language)
    if not found:
        out.print(say("no-blunders", language))
    for blunder in found:
        _print(blunder, out, language)
    if json_file is not None:
        plain = [{**blunder._asdict(), "check": blunder.check._asdict(), "confirmed": blunder.confirmed} for blunder in found]
        write(json_file, json.dumps(plain, ensure_ascii=False, indent=1))


def find(
    record: Mapping[str, Any], seat: int | None, playouts: int, workers: int, out: Console, language: str
) -> list[Blunder]:
    """The choices that cost most, the dearest first; what games that were played out do not confirm comes last."""
    asked = {one.step: one for one in asked_in(record, seat)}
    with progress(out) as bar:
        searching = bar.add_task(say("blunders-searching", language), total=len(asked))
        verdicts = {}
        for step, verdict in spread(judged, asked.values(), workers):
            verdicts[step] = verdict
            bar.advance(searching)
        dear = [(asked[step], verdicts[step]) for step in worst(verdicts)]
        checking = bar.add_task(say("blunders-checking", language), total=len(dear))
        found = []
        for blunder in spread(teller(language, playouts), dear, workers):
            found.append(blunder)
            bar.advance(checking)
    return sorted(found, key=lambda blunder: (not blunder.confirmed, blunder.after - blunder.before, blunder.step))


def _print(blunder: Blunder, out: Console, language: str) -> None:
    check = blunder.check
    out.print()
    out.print(Text(say("blunder-where", language, step=blunder.step, turn=blunder.turn, who=blunder.who), style="bold"))
    out.print(Text("  " + say("blunder-chosen", language, option=blunder.chosen)))
    out.print(Text("  " + say("blunder-better", language, line=" → ".join(blunder.line)), style="green"))
    before, after = f"{100 * blunder.before:.0f}", f"{100 * blunder.after:.0f}"
    out.print(Text("  " + say("blunder-odds", language, before=before, after=after), style="red"))
    key = "blunder-confirmed" if blunder.confirmed else "blunder-not-confirmed"
    counts = {"chosen": f"{check.chosen:g}", "better": f"{check.better:g}"}
    out.print(Text("  " + say(key, language, games=check.games, **counts), style="dim"))
