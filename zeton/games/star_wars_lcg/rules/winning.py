"""Winning (R14): checked after every single change, and the first end met ends the game (A62)."""

from typing import Final

from zeton.games.star_wars_lcg.rules.table import StarWarsTable

DIAL_TO_WIN: Final = 12  # A4
LOWEST_DIAL: Final = 1  # it is never turned down below this (A49)
OBJECTIVES_TO_WIN: Final = 3
TRENCH_RUN_DAMAGE: Final = 10


def dark_side_wins(table: StarWarsTable, reason: str) -> None:
    """The game ends with the dark side as its winner."""
    table.end((table.dark,), reason)


def light_side_wins(table: StarWarsTable, reason: str) -> None:
    """The game ends with the light side as its winner."""
    table.end((table.light,), reason)


def advance_dial(table: StarWarsTable, by: int) -> None:
    """Turn the dial up; at 12 or more the dark side wins (R14.2)."""
    table.dial += by
    table.note("dial", table.dark, (), table.dial)
    if table.dial >= DIAL_TO_WIN:
        dark_side_wins(table, "dial")


def lower_dial(table: StarWarsTable, by: int = 1) -> None:
    """Turn the dial down, never below 1; at 1 or 0 nothing changes (A49)."""
    if table.dial > LOWEST_DIAL:
        table.dial = max(LOWEST_DIAL, table.dial - by)
        table.note("dial", table.light, (), table.dial)


def check_victory_pile(table: StarWarsTable, destroyed: int) -> None:
    """The light side wins with three destroyed objectives (R14.1)."""
    if destroyed >= OBJECTIVES_TO_WIN:
        light_side_wins(table, "objectives")


def check_trench_run(table: StarWarsTable) -> None:
    """Ten damage on the dial win the game for the light side (R14.4, A65)."""
    if table.damage[table.dial_piece] >= TRENCH_RUN_DAMAGE:
        light_side_wins(table, "trench-run")


def lose(table: StarWarsTable, seat: int, reason: str) -> None:
    """A seat loses the game (R14.3, R14.4)."""
    table.end((1 - seat,), reason)
