"""The table in a terminal: a map one can read."""

import random
from io import StringIO

import pytest
from rich.console import Console

import zeton
from zeton.terminal.clone_wars import board


@pytest.mark.parametrize("width", [160, 90])
def test_the_map_shows_every_planet_piece_mission_and_squad(width: int) -> None:
    match = zeton.new("clone_wars", seats=3, seed=5, villain="dooku")
    rng = random.Random(2)
    for _ in range(30):
        assert match.decision is not None
        match.choose(rng.randrange(len(match.decision.options)))
    console = Console(width=width, file=StringIO())
    console.print(board(match.view(0), match, "en"))
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    view = match.view(0)
    assert all(planet["name"] in shown for planet in view["planets"].values())
    assert shown.count("●") - 1 == sum(planet["droids"] for planet in view["planets"].values())
    assert all(match.table.cards[card].title in shown for jedi in view["jedi"] for card in jedi["squad"])
    assert all(match.table.cards[mission].title in shown for mission in view["slots"].values() if mission)
    assert "Threat" in shown and "Doo" in shown
