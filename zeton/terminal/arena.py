"""The arena at the terminal: progress while bots play, tables of results, files with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from zeton.bots.arena import Fixture, Played, arena, fixtures
from zeton.bots.standings import Rating, Standing, as_data, ratings, standings, thinking, wilson
from zeton.kernel.errors import BadSetup
from zeton.kernel.game import Game
from zeton.kernel.words import end_words
from zeton.terminal.files import write
from zeton.terminal.options import read_options
from zeton.terminal.screen import progress, say


def plan(rules: Game, bots: tuple[str, ...], *, options: list[str], **settings: Any) -> list[Fixture]:
    """The games to be played."""
    if len(bots) < 2:
        raise BadSetup("two-bots", bot=bots[0], example=f"zeton arena {rules.id} {bots[0]} random")
    return fixtures(rules.id, bots, options=read_options(rules, options), **settings)


def hold(
    planned: list[Fixture], workers: int, out: Console, language: str, json_file: Path | None, picture: Path | None
) -> None:
    """Play all the games, then show and write what has come of them."""
    if picture is not None:
        from zeton.terminal.picture import draw, needs  # matplotlib is asked for before hours of games, not after

        needs(picture)
    played = play_all(planned, workers, out, language)
    show(played, out, language)
    game = planned[0].game
    if json_file is not None:
        write(json_file, json.dumps(as_data(game, played), ensure_ascii=False, indent=1))
    if picture is not None:
        draw(game, played, picture, language)


def play_all(planned: list[Fixture], workers: int, out: Console, language: str) -> list[Played]:
    """Play all the games with a bar that shows how far they are; in the order they were planned, however they ended."""
    played: list[Played] = []
    with progress(out) as bar:
        task = bar.add_task(say("arena-playing", language), total=len(planned))
        for game in arena(planned, workers):
            played.append(game)
            bar.update(task, advance=1, description=_so_far(played, language))
    order = {id_of(fixture): place for place, fixture in enumerate(planned)}
    return sorted(played, key=lambda p: order[id_of(p.fixture)])


def id_of(fixture: Fixture) -> tuple[Any, ...]:
    """What tells a fixture from all others of an arena."""
    return (fixture.pair, fixture.first, fixture.deck_names, fixture.seed)


def _so_far(played: list[Played], language: str) -> str:
    first, *others = standings(played)
    score, total = first.score, first.total
    for s in others:
        if (s.bot, s.other) == (first.bot, first.other):
            score, total = score + s.score, total + s.total
    return say("arena-so-far", language, bot=first.bot, score=f"{score:g}", total=str(total))


def show(played: list[Played], out: Console, language: str) -> None:
    """The tables: shares of wins, ratings, thinking."""
    pairs: dict[tuple[str, str], list[Standing]] = {}
    for s in standings(played):
        pairs.setdefault((s.bot, s.other), []).append(s)
    for (bot, other), of_pair in pairs.items():
        title = say("arena-pair" if other else "arena-team", language, bot=bot, other=other)
        out.print(standing_table(title, of_pair, played[0].fixture.game, language))
    rated = ratings(played)
    if rated:
        out.print(rating_table(rated, played, language))


def standing_table(
    title: str, of_pair: list[Standing], game: str, language: str, changing: bool = True, each: bool = True
) -> Table:
    """A bot's share of wins, for each pairing of decks (``each``) and in all; by seat too, where seats were ``changing``."""
    seats = ("first-seat", "second-seat") if changing and not of_pair[0].cooperative else ()
    table = plain_table(Text(title))
    for heading in ("decks", "games", *seats, "wins", "interval", "decisions", "ends"):
        justify: JustifyMethod = "left" if heading in ("decks", "ends") else "right"
        table.add_column(say(f"column-{heading}", language), justify=justify, overflow="fold")
    for s in of_pair if each else ():
        by_seat = tuple(f"{s.wins[seat]}/{s.games[seat]}" for seat in range(len(seats)))
        ends = ", ".join(f"{end_words(reason, language, game=game)} {n}" for reason, n in s.reasons.most_common())
        shares = (f"{s.share:.1%}", between(*s.interval), f"{s.decisions / s.total:.0f}", ends)
        table.add_row(" – ".join(s.decks), str(s.total), *by_seat, *shares)
    total, score = sum(s.total for s in of_pair), sum(s.score for s in of_pair)
    empty = [""] * len(seats)
    share = f"{score / total:.1%}", between(*wilson(score, total))
    table.add_row(say("arena-all", language), str(total), *empty, *share, "", "", style="bold")
    return table


def plain_table(title: Text) -> Table:
    """A table that fits into the 80 columns of a plain terminal, in every language."""
    return Table(title=title, box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)


def between(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{low:.1%} – {high:.1%}"


def rating_table(rated: list[Rating], played: list[Played], language: str) -> Table:
    """Elo ratings, with what each bot has thought for them."""
    table = plain_table(Text(say("column-elo", language)))
    for heading in ("bot", "elo", "margin", "seconds", "longest"):
        table.add_column(say(f"column-{heading}", language), justify="left" if heading == "bot" else "right")
    thought = thinking(played)
    for rating in rated:
        t = thought[rating.bot]
        mean = t.seconds / max(1, t.decisions)
        table.add_row(Text(rating.bot), f"{rating.elo:+.0f}", f"{rating.margin:.0f}", f"{mean:.3f}", f"{t.longest:.3f}")
    return table
