"""The arena at the terminal: progress while bots play, tables of results, files with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from zeton.bots.arena import Fixture, Played, arena, fixtures
from zeton.bots.standings import Rating, Standing, as_data, ratings, standings, thinking, wilson
from zeton.kernel.errors import BadSetup, ZetonError
from zeton.kernel.game import Game
from zeton.terminal.options import read_options


def plan(rules: Game, bots: tuple[str, ...], *, options: list[str], **settings: Any) -> list[Fixture]:
    """The games to be played."""
    if len(bots) < 2:
        raise BadSetup(f"an arena needs two bots or more, not only {bots[0]}; try: zeton arena {rules.id} {bots[0]} random")
    return fixtures(rules.id, bots, options=read_options(rules, options), **settings)


def hold(planned: list[Fixture], workers: int, out: Console, json_file: Path | None, picture: Path | None) -> None:
    """Play all the games, then show and write what has come of them."""
    if picture is not None:
        from zeton.terminal.picture import draw, needs  # matplotlib is asked for before hours of games, not after

        needs(picture)
    played = play_all(planned, workers, out)
    show(played, out)
    game = planned[0].game
    if json_file is not None:
        write(json_file, json.dumps(as_data(game, played), ensure_ascii=False, indent=1))
    if picture is not None:
        draw(game, played, picture)


def play_all(planned: list[Fixture], workers: int, out: Console) -> list[Played]:
    """Play all the games with a bar that shows how far they are; in the order they were planned, however they ended."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    played: list[Played] = []
    with Progress(*columns, console=out) as progress:
        task = progress.add_task("playing", total=len(planned))
        for game in arena(planned, workers):
            played.append(game)
            progress.update(task, advance=1, description=_so_far(played))
    order = {id_of(fixture): place for place, fixture in enumerate(planned)}
    return sorted(played, key=lambda p: order[id_of(p.fixture)])


def id_of(fixture: Fixture) -> tuple[Any, ...]:
    """What tells a fixture from all others of an arena."""
    return (fixture.pair, fixture.first, fixture.deck_names, fixture.seed)


def _so_far(played: list[Played]) -> str:
    first, *others = standings(played)
    score, total = first.score, first.total
    for s in others:
        if (s.bot, s.other) == (first.bot, first.other):
            score, total = score + s.score, total + s.total
    return f"{first.bot}: {score:g} of {total}"


def show(played: list[Played], out: Console) -> None:
    """The tables: shares of wins, ratings, thinking."""
    pairs: dict[tuple[str, str], list[Standing]] = {}
    for s in standings(played):
        pairs.setdefault((s.bot, s.other), []).append(s)
    for (bot, other), of_pair in pairs.items():
        out.print(standing_table(f"{bot} against {other}" if other else f"A team of {bot}", of_pair))
    rated = ratings(played)
    if rated:
        out.print(rating_table(rated, played))


def standing_table(title: str, of_pair: list[Standing]) -> Table:
    """A bot's share of wins, for each pairing of decks and in all."""
    cooperative = of_pair[0].cooperative
    seats = () if cooperative else ("First seat", "Second seat")
    table = Table(title=Text(title))
    for heading in ("Decks", "Games", *seats, "Wins", "95 % interval", "Decisions/game", "Ends"):
        table.add_column(heading, justify="left" if heading in ("Decks", "Ends") else "right")
    for s in of_pair:
        by_seat = () if cooperative else tuple(f"{s.wins[seat]}/{s.games[seat]}" for seat in (0, 1))
        ends = ", ".join(f"{reason} {n}" for reason, n in s.reasons.most_common())
        shares = (f"{s.share:.1%}", _between(*s.interval), f"{s.decisions / s.total:.0f}", ends)
        table.add_row(" – ".join(s.decks), str(s.total), *by_seat, *shares)
    total, score = sum(s.total for s in of_pair), sum(s.score for s in of_pair)
    empty = [""] * len(seats)
    table.add_row("All", str(total), *empty, f"{score / total:.1%}", _between(*wilson(score, total)), "", "", style="bold")
    return table


def _between(low: float, high: float) -> str:
    return f"{low:.1%} – {high:.1%}"


def rating_table(rated: list[Rating], played: list[Played]) -> Table:
    """Elo ratings, with what each bot has thought for them."""
    table = Table(title="Elo")
    for heading in ("Bot", "Elo", "± 95 %", "Seconds/decision", "Longest"):
        table.add_column(heading, justify="left" if heading == "Bot" else "right")
    thought = thinking(played)
    for rating in rated:
        t = thought[rating.bot]
        mean = t.seconds / max(1, t.decisions)
        table.add_row(Text(rating.bot), f"{rating.elo:+.0f}", f"{rating.margin:.0f}", f"{mean:.3f}", f"{t.longest:.3f}")
    return table


def write(file: Path, text: str) -> None:
    """Write a file of results."""
    try:
        file.write_text(text + "\n", encoding="utf-8")
    except OSError as wrong:
        raise ZetonError(f"{file} cannot be written: {wrong.strerror}") from None
