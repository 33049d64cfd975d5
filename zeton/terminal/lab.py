"""The commands of the laboratory: ``zeton lab …``. Needs the extra ``lab``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import zeton
from zeton.bots import make_bot
from zeton.kernel.contents import deck_name
from zeton.kernel.errors import BadSetup, shown
from zeton.lab.blunders import PLAYOUTS
from zeton.lab.deck import FIRST_DEAL as DECK_DEALS
from zeton.lab.deck import PLAYER, trial
from zeton.terminal import calibration as calibrating
from zeton.terminal import decks as deck_tools
from zeton.terminal.arguments import (
    BOT_EXAMPLES,
    DEFAULT_GAME,
    FirstSeed,
    Game,
    GameOption,
    Language,
    Picture,
    Processes,
)
from zeton.terminal.blunders import report_blunders
from zeton.terminal.deck_lab import try_deck
from zeton.terminal.field import draw_field
from zeton.terminal.files import read_record
from zeton.terminal.picture import needs
from zeton.terminal.screen import console
from zeton.terminal.usage import OWN_LANGUAGE, Command, said

app = typer.Typer()


@app.command("blunders", cls=Command, help=said("blunders"))
def blunders(
    file: Annotated[Path, typer.Argument(metavar=said("name-file"), help=said("saved-game"))],
    seat: Annotated[int | None, typer.Option(min=1, help=said("blunders-of"))] = None,
    playouts: Annotated[int, typer.Option(min=1, help=said("playouts"))] = PLAYOUTS,
    json_file: Annotated[Path | None, typer.Option("--json", help=said("json"))] = None,
    workers: Processes = 0,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Say which choices of a game cost most, and what would have been better."""
    record = read_record(file)
    seats = zeton.replay(record).seats
    if seat is not None and seat > seats:
        raise BadSetup("no-seat", given=shown(seat), first=1, last=seats)
    report_blunders(record, None if seat is None else seat - 1, playouts, workers, json_file, console(), language)


@app.command("calibrate", cls=Command, help=said("calibrate"))
def calibrate(
    games: Annotated[int, typer.Option(min=0, help=said("calibrate-games"))] = 100,
    file: Annotated[Path, typer.Option(help=said("moments-file"))] = Path("calibration.jsonl"),
    fits: Annotated[Path | None, typer.Option(help=said("fits-file"))] = None,
    picture: Picture = None,
    workers: Processes = 0,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Measure how sure the search may be of its odds."""
    if picture is not None:
        needs(picture)
    calibrating.calibrate(games, file, fits, picture, workers, console(), language)


@app.command("deck", cls=Command, help=said("lab-deck"))
def deck(
    deck: Annotated[str, typer.Argument(metavar=said("name-deck"), help=said("any-deck"))],
    game: GameOption = DEFAULT_GAME,
    last: Annotated[str | None, typer.Option(help=said("last-version"))] = None,
    bot: Annotated[str, typer.Option(help=said("who-plays", examples=BOT_EXAMPLES))] = PLAYER,
    most: Annotated[int, typer.Option(min=1, help=said("most-deals"))] = 60,
    seed: FirstSeed = DECK_DEALS,
    to: Annotated[Path, typer.Option(help=said("report-file"))] = Path("deck.html"),
    data: Annotated[Path | None, typer.Option("--json", help=said("json"))] = None,
    workers: Processes = 0,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Say how good a deck is, against the field and against its last version."""
    rules = zeton.game(game)
    if not rules.decks:
        raise BadSetup("no-decks", game=rules.title)
    mine = deck_tools.playable(rules, deck)
    before = deck_tools.playable(rules, last) if last else None
    name = deck_name(rules, mine, language) if isinstance(mine, str) else str(mine.name)
    try_deck(trial(game, mine, before, bot, seed), name, most, workers, to, data, console(), language)


@app.command("field", cls=Command, help=said("field"))
def field(
    game: Game,
    bot: Annotated[str, typer.Option(help=said("who-plays", examples=BOT_EXAMPLES))] = PLAYER,
    games: Annotated[int, typer.Option(min=0, help=said("field-deals"))] = 20,
    to: Annotated[Path, typer.Option(help=said("field-folder"))] = Path("field"),
    workers: Processes = 0,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Play every starter deck against every other, and draw what came of it."""
    make_bot(bot)
    zeton.game(game)
    draw_field(game, bot, games, to, workers, console(), language)
