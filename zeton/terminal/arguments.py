"""Arguments and options that several commands have, with what their help says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import zeton
from zeton.bots import OWN_CLASS
from zeton.terminal.usage import said

DEFAULT_GAME = "star_wars_lcg"
BOT_EXAMPLES = f"random, greedy, search:time=1.0, {OWN_CLASS}"

Game = Annotated[str, typer.Argument(metavar=said("name-game"), help=said("game", games=", ".join(zeton.games())))]
GameOption = Annotated[str, typer.Option("--game", help=said("game", games=", ".join(zeton.games())))]
Words = Annotated[list[str] | None, typer.Argument(metavar=said("name-words"), help=said("words"))]
Language = Annotated[str, typer.Option("--language", help=said("language"))]
Seats = Annotated[int | None, typer.Option(help=said("seats"))]
Options = Annotated[list[str] | None, typer.Option("--option", help=said("option"))]
FirstSeed = Annotated[int, typer.Option(help=said("first-seed"))]
TwoDecks = Annotated[str | None, typer.Option(help=said("two-decks"))]
Processes = Annotated[int, typer.Option(min=0, help=said("processes"))]
Redis = Annotated[str | None, typer.Option(help=said("redis", example="redis://host:6379"))]
Workers = Annotated[int | None, typer.Option(help=said("workers"))]
Thinkers = Annotated[int | None, typer.Option(help=said("thinkers"))]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help=said("settings"))]
PICTURES = (".png", ".svg", ".pdf")
Picture = Annotated[Path | None, typer.Option(help=said("picture", kinds=", ".join(PICTURES)))]
