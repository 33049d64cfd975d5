"""What the page about the field shows can be typed, and is what was played; the page for researchers has a test of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polars
import pytest
import typer

import zeton
from zeton.cli import app
from zeton.lab.field import field_plan
from zeton.lab.results import PLAN, read

DOCS = Path(zeton.__file__).parent.parent / "docs"
PAGE = (DOCS / "field.md").read_text(encoding="utf-8")
COMMANDS = [line for line in PAGE.splitlines() if line.startswith("zeton ")]


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_is_understood_and_names_the_bot_that_played(line: str) -> None:
    """Its arguments and options are read as they would be; nothing is played."""
    _, group, name, *arguments = line.split()
    context = typer.Context(typer.main.get_group(app))
    command = context.command.get_command(context, group).get_command(context, name)  # type: ignore[attr-defined]
    given = command.make_context(line, arguments).params
    rows = read(DOCS / "field" / f"{given['game']}.parquet")
    assert {bot for row in rows for bot in row["bots"]} == {given["bot"]}
    assert re.search(rf"\| {len(rows)} \| `{given['bot']}` \| \[{given['game']}\]", PAGE)


@pytest.mark.parametrize("game", zeton.games())
def test_the_command_goes_on_from_the_games_that_are_there(game: str) -> None:
    """They are of all starter decks, as these are now."""
    kept = json.loads(polars.read_parquet_metadata(DOCS / "field" / f"{game}.parquet")[PLAN])["setups"]
    now = json.loads(json.dumps(field_plan(game, "random", 1).identity()["setups"]))
    decks = [[setup.get("decks") for setup in setups] for setups in (kept, now)]
    assert decks[0] == decks[1], f"a starter deck is new, or another one: let the command of docs/field.md play {game} anew"


def test_every_game_is_there() -> None:
    assert [line.split()[3] for line in COMMANDS] == list(zeton.games())
