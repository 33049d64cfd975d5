"""The deck lab at the terminal: what is known while it plays, then a report and its data."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter

import typer
from rich.console import Console
from rich.text import Text

import zeton
from zeton.kernel.contents import deck_name
from zeton.lab import dossier
from zeton.lab.deck import Known, Trial, run
from zeton.lab.packages import needed
from zeton.lab.report import Report
from zeton.terminal.arena import between, plain_table
from zeton.terminal.files import write
from zeton.terminal.screen import progress, say


def try_deck(
    tried: Trial, name: str, most: int, workers: int, to: Path, data: Path | None, out: Console, language: str
) -> None:
    """Play until it is known how good a deck is; then tell it and write the report."""
    needed("matplotlib")  # asked for before all the games, not after
    begun = perf_counter()
    known, stopped = _play(tried, most, workers, out, language)
    if stopped:
        out.print(say("deck-stopped" if known.games else "deck-stopped-early", language))
        if not known.games:
            raise typer.Exit(130)
    seconds = perf_counter() - begun
    report = Report(tried, known, seconds, name, language)
    _show(tried, known, report, out, language)
    write(to, report.html().rstrip("\n"))
    if data is not None:
        write(data, json.dumps(dossier.as_data(tried, known, seconds), ensure_ascii=False, indent=1))
    out.print(say("report-written", language, file=str(to)))
    if stopped:
        raise typer.Exit(130)


def _play(tried: Trial, most: int, workers: int, out: Console, language: str) -> tuple[Known, bool]:
    """What is known when it is over, and whether it was stopped with Ctrl+C: what has been played counts."""
    known = Known()
    try:
        with progress(out) as bar:
            task = bar.add_task(say("arena-playing", language), total=most * len(tried.meetings(0)))
            for known in run(tried, most, workers, heard=lambda _: bar.advance(task)):
                share = dossier.share_of(story.result for story in known.stories)
                said = say("deck-so-far", language, share=f"{share.share:.0%}", interval=between(*share.interval))
                bar.update(task, description=said)
    except KeyboardInterrupt:
        return known, True
    return known, False


def _show(tried: Trial, known: Known, report: Report, out: Console, language: str) -> None:
    table = plain_table(Text(say("deck-against", language, deck=report.name)))
    for heading in ("decks", "games", "wins", "interval"):
        table.add_column(say(f"column-{heading}", language), justify="left" if heading == "decks" else "right")
    rules = zeton.game(tried.game)
    for other, share in dossier.by_opponent(known.stories).items():
        table.add_row(deck_name(rules, other, language), str(share.games), f"{share.share:.1%}", between(*share.interval))
    out.print(table)
    for answer in report.answers():
        out.print(Text(answer))
