"""``zeton facts``: facts of cards come in; and how many of each set there are."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import zeton
from zeton.kernel.errors import BadFacts, failure
from zeton.kernel.folders import folder_of
from zeton.kernel.game import Game
from zeton.kernel.importing import facts_there, new_sets, read_entries, trader_of, write_set
from zeton.terminal.arguments import DEFAULT_GAME, GameOption, Language
from zeton.terminal.screen import console, say
from zeton.terminal.usage import OWN_LANGUAGE, Command, said

app = typer.Typer()


@app.command("import", cls=Command, help=said("facts-import"))
def facts_import(
    file: Annotated[Path, typer.Argument(metavar=said("name-file"), help=said("facts-file"))],
    game: GameOption = DEFAULT_GAME,
    check: Annotated[bool, typer.Option("--check", help=said("facts-check"))] = False,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Check the published facts in a file and write them into the folders of their sets."""
    import_facts(zeton.game(game), file, console(), language, check=check)


def import_facts(game: Game, file: Path, out: Console, language: str, *, check: bool) -> None:
    """Check the facts in a file, name the card of whatever is wrong, and write the sets into their folders."""
    trader = trader_of(game.id)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        why = failure(wrong) if isinstance(wrong, OSError) else BadFacts("fact-file", file=file)
        raise BadFacts("at", where=str(file), why=why) from None
    for new in new_sets(read_entries(text, str(file)), trader, facts_there(game.id)):
        if not check:
            write_set(new, folder_of(f"zeton.games.{game.id}"))
        out.print(Text(say("facts-read", language, set=new.head.name, cards=len(new.facts))))


def show_sets(game: Game, out: Console, language: str) -> None:
    """Every set, how many cards it has, and how many of them play."""
    playing = Counter(fact["set"] for card, fact in game.all_facts.items() if card in game.cards)
    there = Counter(fact["set"] for fact in game.all_facts.values())
    table = Table(title=game.title, title_justify="left", box=None, pad_edge=False)
    for heading in ("set", "cards", "playing"):
        table.add_column(say(f"column-{heading}", language), justify="left" if heading == "set" else "right")
    for one in game.sets:
        table.add_row(Text(one.name), str(there[one.id]), str(playing[one.id]))
    out.print(table)
