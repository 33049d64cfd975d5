"""Searching rules and rulings: our one-line statements, by number or by words."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console
from rich.table import Table
from rich.text import Text

from zeton.kernel.game import Game
from zeton.kernel.rulebook import chapter_of, rule_book
from zeton.terminal.screen import say


def show_rules(game: Game, wanted: list[str], out: Console, language: str) -> bool:
    """Show what was found; whether anything was."""
    book = rule_book(game.id, language)
    found = book.find(wanted)
    if not found:
        out.print(Text(say("nothing-found", language, words=" ".join(wanted)), style="red"))
        return False
    titles = {chapter.number: chapter.title for chapter in book.chapters}
    table = Table.grid(padding=(0, 2))
    for chapter, rules in groupby(found, lambda rule: chapter_of(rule.number)):
        table.add_row("", Text(titles.get(chapter) or say("rulings", language), style="bold underline"))
        for rule in rules:
            table.add_row(Text(rule.number, style="bold"), Text(rule.text))
    out.print(table)
    return True
