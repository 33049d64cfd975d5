"""Searching rules: our one-line statements, by number or by words."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from zeton.kernel import words
from zeton.kernel.game import Game
from zeton.kernel.names import plain_name
from zeton.terminal.screen import say

PREFIX = "rule-"


def rules_of(game: Game, language: str) -> dict[str, str]:
    """Every rule of a game by its number."""
    found = words.messages(PREFIX, language, f"zeton.games.{game.id}")
    return {key.removeprefix(PREFIX).replace("-", "."): text for key, text in found.items()}


def find_rules(game: Game, wanted: list[str], language: str) -> dict[str, str]:
    """The rules with this number (R7 means all of R7), or with all of these words."""
    rules = rules_of(game, language)
    if len(wanted) == 1:
        number = wanted[0].upper().rstrip(".")
        named = {n: text for n, text in rules.items() if n == number or n.startswith(number + ".")}
        if named:
            return named
    plain = [plain_name(word) for word in wanted]
    return {n: text for n, text in rules.items() if all(word in plain_name(text) for word in plain)}


def show_rules(game: Game, wanted: list[str], out: Console, language: str) -> bool:
    """Show what was found; whether anything was."""
    found = find_rules(game, wanted, language)
    if not found:
        out.print(Text(say("nothing-found", language, words=" ".join(wanted)), style="red"))
        return False
    table = Table.grid(padding=(0, 2))
    for number, text in found.items():
        table.add_row(Text(number, style="bold"), Text(text))
    out.print(table)
    return True
