"""Puzzles in the terminal: a list of them, or one to be solved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Columns
from rich.text import Text

from zeton.bots import Seat
from zeton.kernel.decision import Option
from zeton.school.defence import defend
from zeton.school.puzzle import Puzzle
from zeton.terminal.play import Table
from zeton.terminal.screen import say


class Defender:
    """Whoever plays against the solver; he may look at everything, for he has a proof to find."""

    def __init__(self, table: PuzzleTable) -> None:
        self.table = table

    def choose(self, seat: Seat) -> Option:
        """What refutes the last move, if it can be refuted."""
        return defend(self.table.match, self.table.puzzle.goal)


class PuzzleTable(Table):
    """A puzzle being solved."""

    def __init__(self, puzzle: Puzzle, out: Console, language: str, file: Path) -> None:
        self.puzzle = puzzle
        match, seat = puzzle.match(), puzzle.goal.seat
        super().__init__(match, seat, {}, out, language, file)
        self.bots = {other: Defender(self) for other in range(match.seats) if other != seat}

    def solve(self) -> bool:
        """Play until the goal is reached or lost; whether it was reached."""
        goal, state = self.puzzle.goal, None
        while state is None:
            assert self.match.decision is not None
            before, asked = self.match.clone(), self.match.decision.seat
            if asked == self.seat:
                self.out.print(Panel(self.puzzle.words(self.language), border_style="yellow"))
                self.ask_player()
            else:
                self.match.choose(self.bots[asked].choose(Seat(self.match)))
            state = goal.after(before, self.match)
        self.show_log()
        said = say("puzzle-solved" if state else "puzzle-failed", self.language)
        self.out.print(Panel(Text(said, style="bold"), border_style="green" if state else "red"))
        return state


def show_puzzles(puzzles: Sequence[Puzzle], out: Console, language: str) -> None:
    """Every puzzle: its id, how hard it is, and what is to be done."""
    columns = Columns.grid(padding=(0, 2))
    for puzzle in puzzles:
        grade = say(f"puzzle-{puzzle.grade}", language)
        columns.add_row(Text(puzzle.id, style="bold"), Text(grade, style="dim"), Text(puzzle.words(language)))
    out.print(columns)
