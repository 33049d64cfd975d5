"""A simulation at the terminal: a table of the results that grows while games are played, and the time that is left."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import Progress

from zeton.bots.arena import Played
from zeton.bots.standings import standings
from zeton.lab.results import Results
from zeton.lab.simulation import Plan, played_of, player_of
from zeton.lab.workers import spread
from zeton.terminal.arena import standing_table
from zeton.terminal.screen import progress, say


def simulate(planned: Plan, file: Path, workers: int, cluster: str | None, out: Console, language: str) -> None:
    """Play all games that are not played yet; stopped with Ctrl+C, it goes on later."""
    results = Results(planned, file)
    left = results.begin()
    known = len(planned) - len(left)
    if known:
        out.print(say("simulate-known", language, known=known, all=len(planned)))
    try:
        _play(results, left, workers, cluster, out, language)
    except KeyboardInterrupt:
        out.print(say("simulate-stopped", language, known=len(results.rows), all=len(planned), file=str(results.journal)))
        raise typer.Exit(130) from None
    finally:
        results.close()
    results.finish()
    out.print(say("simulate-written", language, games=len(results.rows), file=str(file)))


def _play(results: Results, left: list[int], workers: int, cluster: str | None, out: Console, language: str) -> None:
    planned = results.plan
    played = [played_of(planned, row) for row in results.rows.values()]
    bar = progress(out)
    task = bar.add_task(say("arena-playing", language), total=len(left))
    with Live(console=out, refresh_per_second=2, get_renderable=lambda: _so_far(played, bar, language)):
        for row in spread(player_of(planned), left, workers, cluster):
            results.add(row)
            played.append(played_of(planned, row))
            bar.advance(task)


def _so_far(played: list[Played], bar: Progress, language: str) -> Group:
    if not played:
        return Group(bar)
    of = standings(played)
    other = of[0].other if of[0].other != of[0].bot else ""
    title = say("arena-pair" if other else "simulate-of", language, bot=of[0].bot, other=other)
    return Group(standing_table(title, of, played[0].fixture.game, language), bar)
