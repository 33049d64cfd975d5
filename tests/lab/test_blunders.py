"""The blunder report: the choices that cost most, checked by playing out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.bots import Seat
from zeton.bots.verdict import Verdict
from zeton.lab.blunders import Check, asked_in, check, line_after, share_won, worst

from .test_commands import run

# The light side can win at once by the engagement, or let it be, and then the dial ends the game.
POSITION: dict[str, Any] = {
    "light": {
        "units": ["Luke Skywalker (Core)"],
        "objectives": ["A Hero's Journey"],
        "hand": ["Twist of Fate"],
        "deck": ["Yoda"] * 5,
    },
    "dark": {"objectives": [{"card": "The Heart of the Empire", "damage": 9}], "deck": ["Darth Vader (Core)"] * 5},
    "turn": "light",
    "dial": 11,
}


def thrown_away() -> zeton.Match:
    """A game in which the light side lets its win go by."""
    match = zeton.position("star_wars_lcg", POSITION)
    while match.decision is not None:
        options = match.decision.options
        match.choose(next((n for n, option in enumerate(options) if option.verb in ("pass", "done")), 0))
    return match


def test_a_win_that_was_let_go_is_reported_with_the_better_line(tmp_path: Path) -> None:
    match = thrown_away()
    assert match.outcome is not None and match.outcome.winners != (0,)
    file, data = tmp_path / "game.json", tmp_path / "blunders.json"
    file.write_text(json.dumps(match.record()))
    said = run("lab", "blunders", str(file), "--seat", "1", "--playouts", "4", "--workers", "1", "--json", str(data))
    first, *_ = json.loads(data.read_text())
    assert first["seat"] == 0 and first["confirmed"]
    assert first["before"] - first["after"] > 0.3
    assert first["check"]["better"] > first["check"]["chosen"]
    assert "The odds of winning fell from" in said and first["line"][0] in said
    polish = run("lab", "blunders", str(file), "--seat", "1", "--playouts", "1", "--workers", "2", "--language", "pl")
    assert "Szanse na wygraną spadły" in polish


def test_both_choices_are_played_out_from_the_same_deals() -> None:
    match = zeton.position("star_wars_lcg", POSITION)
    assert match.decision is not None
    engage, *_ = (option for option in match.decision.options if option.verb == "engage")
    let_be = match.decision.options[-1]
    found = check(Seat(match), let_be, engage, 3, range(4))
    assert found == check(Seat(match), let_be, engage, 3, range(4))
    assert found.better > found.chosen
    halves = (check(Seat(match), let_be, engage, 3, deals) for deals in (range(2), range(2, 4)))
    assert next(halves).and_also(next(halves)) == found
    same = check(Seat(match), engage, engage, 3, range(4))
    assert same == Check(4, same.better, same.better)


def test_a_line_goes_on_until_somebody_else_is_asked() -> None:
    match = zeton.position("star_wars_lcg", POSITION)
    assert match.decision is not None
    engage, *_ = (option for option in match.decision.options if option.verb == "engage")
    line = line_after(Seat(match), engage, 1, "en")
    assert line[0] == zeton.words(engage, match=match)
    assert len(line) > 1


def test_what_cost_little_is_not_told_and_of_much_only_the_worst() -> None:
    option = zeton.Option("pass")
    found = {step: Verdict(option, 0.5 + step / 100, 0.5) for step in range(20)}
    assert worst(found, 3) == [17, 18, 19]
    assert worst({1: Verdict(option, 0.51, 0.5)}) == []


def test_only_the_choices_of_a_seat_are_looked_at_if_so_wished() -> None:
    record = thrown_away().record()
    mine, all_of_them = asked_in(record, 0), asked_in(record)
    assert mine and len(mine) <= len(all_of_them)
    assert {one.match.decision.seat for one in mine if one.match.decision} == {0}


def test_nobodys_win_is_half_a_win_or_the_loss_of_a_team() -> None:
    match = thrown_away()
    assert share_won(match, 0) + share_won(match, 1) == 1


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(thrown_away().record()))
    assert "There is no seat 3" in run("lab", "blunders", str(file), "--seat", "3", code=2)


@pytest.mark.parametrize("name", ["blunders"])
def test_every_command_says_how_it_is_used(name: str) -> None:
    assert "--language" in run("lab", name, "--help")
