"""The ladder at the terminal: climbing it, looking at it, and asking whether one bot is better than another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import zeton
from zeton.bots import make_bot
from zeton.bots.standings import wilson
from zeton.lab.ladder import DEALS, Rung, Sofar, baselines, benchmark, better, climb, keep, kept, rung, shares
from zeton.lab.ladder import ladder as rated
from zeton.lab.sprt import Sprt
from zeton.terminal.arena import between, plain_table
from zeton.terminal.arguments import BOT_EXAMPLES, Game, Language, Processes
from zeton.terminal.screen import console, progress, say
from zeton.terminal.usage import OWN_LANGUAGE, Command, said

app = typer.Typer()

LadderFile = Annotated[Path, typer.Option("--file", help=said("ladder-file"))]
LADDER = Path("ladder.jsonl")


NewBot = Annotated[str, typer.Argument(metavar=said("name-new-bot"), help=said("new-bot", examples=BOT_EXAMPLES))]
OldBot = Annotated[str, typer.Argument(metavar=said("name-old-bot"), help=said("old-bot", examples=BOT_EXAMPLES))]


@app.command("climb", cls=Command, help=said("ladder-climb"))
def ladder_climb(
    game: Game,
    bot: NewBot,
    deals: Annotated[int, typer.Option(min=1, help=said("ladder-deals"))] = DEALS,
    file: LadderFile = LADDER,
    workers: Processes = 0,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Measure a bot on the benchmark of a game."""
    make_bot(bot)
    kept(file)  # a file that is no ladder is said before the first game
    out = console()
    with progress(out) as bar:
        for baseline in baselines(game, bot):
            planned = benchmark(game, bot, baseline, deals)
            played = []
            title = say("arena-pair" if baseline else "arena-team", language, bot=bot, other=baseline)
            task = bar.add_task(title, total=len(planned))
            for one in climb(planned, workers):
                played.append(one)
                bar.advance(task)
            keep(file, rung(game, bot, baseline, played, deals))  # at once: who stops now has something
    _show(game, kept(file), language)


@app.command("show", cls=Command, help=said("ladder-show"))
def ladder_show(game: Game, file: LadderFile = LADDER, language: Language = OWN_LANGUAGE) -> None:
    """Show the ladder of a game."""
    zeton.game(game)
    _show(game, kept(file), language)


def _show(game: str, found: list[Rung], language: str) -> None:
    together = zeton.game(game).cooperative
    table = plain_table(Text(zeton.game(game).title))
    for heading in ("bot", "games", "wins", "interval") if together else ("bot", "elo", "margin"):
        table.add_column(say(f"column-{heading}", language), justify="left" if heading == "bot" else "right")
    for row in _teams(game, found) if together else _rated(game, found):
        table.add_row(*row)
    console().print(table)


def _rated(game: str, found: list[Rung]) -> Iterator[tuple[Text, str, str]]:
    for rating in rated(game, found):
        yield Text(rating.bot), f"{rating.elo:+.0f}", f"{rating.margin:.0f}"


def _teams(game: str, found: list[Rung]) -> Iterator[tuple[Text, str, str, str]]:
    for share in shares(game, found):
        yield Text(share.bot), str(share.games), f"{share.won / share.games:.1%}", between(*share.interval)


@app.command("better", cls=Command, help=said("ladder-better"))
def ladder_better(
    game: Game,
    new: NewBot,
    old: OldBot,
    least: Annotated[float, typer.Option(help=said("elo-no"))] = 0.0,
    wanted: Annotated[float, typer.Option(help=said("elo-yes"))] = 50.0,
    most: Annotated[int, typer.Option(min=1, help=said("most-deals"))] = 2000,
    workers: Processes = 0,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Say whether a bot is better than another, as soon as it is known."""
    for bot in (new, old):
        make_bot(bot)
    test = Sprt.of_elo(least, wanted)
    out = console()
    found = Sofar([], 0.0, None)
    with progress(out) as bar:
        task = bar.add_task(say("arena-playing", language), total=most)
        for found in better(game, new, old, test, workers, most):
            evidence = say("sprt-so-far", language, evidence=f"{found.evidence:+.2f}", bound=f"{test.bound:.2f}")
            bar.update(task, completed=len(found.deals), description=evidence)
    _answer(found, new, old, language)
    if found.answer is None:
        raise typer.Exit(1)


def _answer(found: Sofar, new: str, old: str, language: str) -> None:
    out, games = console(), 2 * len(found.deals)
    share = sum(found.deals) / len(found.deals)
    key = {True: "sprt-better", False: "sprt-not-better", None: "sprt-unknown"}[found.answer]
    out.print(Text(say(key, language, new=new, old=old), style="bold"))
    interval = between(*wilson(2 * sum(found.deals), games))
    out.print(say("sprt-cost", language, share=f"{share:.1%}", interval=interval, games=games))
