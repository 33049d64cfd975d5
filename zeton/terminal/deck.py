"""``zeton deck``: checking and showing decks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import zeton
from zeton.kernel.game import TEXT
from zeton.terminal import decks as deck_tools
from zeton.terminal.arguments import DEFAULT_GAME, GameOption, Language, Options
from zeton.terminal.options import read_options
from zeton.terminal.screen import console
from zeton.terminal.usage import OWN_LANGUAGE, Command, said

app = typer.Typer()
# Said here, not asked of the games: the help does not have to load them.
FORMATS = (TEXT, "list", "o8d", "json")


@app.command("check", cls=Command, help=said("deck-check"))
def deck_check(
    file: Annotated[Path, typer.Argument(metavar=said("name-file"), help=said("deck-file"))],
    game: GameOption = DEFAULT_GAME,
    option: Options = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Say whether the deck in a file may be played (at a table with these options), and if not, which rules it breaks."""
    chosen = zeton.game(game)
    within = chosen.allowed_by(read_options(chosen, option))
    if not deck_tools.check(chosen, deck_tools.read_file(chosen, file), console(), language, within):
        raise typer.Exit(1)


@app.command("show", cls=Command, help=said("deck-show"))
def deck_show(
    deck: Annotated[str, typer.Argument(metavar=said("name-deck"), help=said("any-deck"))],
    game: GameOption = DEFAULT_GAME,
    form: Annotated[str, typer.Option("--format", help=said("deck-format", formats=", ".join(FORMATS)))] = TEXT,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Show a deck as a deck file."""
    chosen = zeton.game(game)
    typer.echo(chosen.write_deck(chosen.deck(deck_tools.find_deck(chosen, deck)), language, form), nl=False)
