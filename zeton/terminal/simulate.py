"""A simulation at the terminal: a table of the results that grows while games are played, and the time that is left."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import Progress
from rich.table import Table

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
    if len(planned.setups) > 1:
        told = {"all": len(planned), "deals": planned.games, "setups": len(planned.setups)}
        out.print(say("simulate-planned", language, by="decks" if planned.setups[0].decks else "options", **told))
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
    try:
        with Live(console=out, refresh_per_second=2, get_renderable=lambda: so_far(played, bar, out, language), transient=True):
            for row in spread(player_of(planned), left, workers, cluster):
                results.add(row)
                played.append(played_of(planned, row))
                bar.advance(task)
    finally:
        if played:
            out.print(_table(played, language))


def so_far(played: list[Played], bar: Progress, out: Console, language: str) -> Group:
    """The bar, and what has come of the games; where there are more pairings than fit on the screen, of all together."""
    if not played:
        return Group(bar)
    table = _table(played, language)
    if len(out.render_lines(table)) >= out.height:
        table = _table(played, language, each=False)
    return Group(table, bar)


def _table(played: list[Played], language: str, each: bool = True) -> Table:
    """What the bot of the first seat has won; nobody changes seats in a simulation."""
    of = standings(played)
    other = of[0].other if of[0].other != of[0].bot else ""
    alone = "simulate-team" if of[0].cooperative else "simulate-of"
    title = say("arena-pair" if other else alone, language, bot=of[0].bot, other=other)
    return standing_table(title, of, played[0].fixture.game, language, changing=False, each=each)
