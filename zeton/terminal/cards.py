"""Searching cards."""

from __future__ import annotations

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zeton.kernel import words
from zeton.kernel.game import Game
from zeton.kernel.names import plain_name
from zeton.terminal.screen import say

FEW = 3


def find_cards(game: Game, wanted: list[str], language: str) -> list[str]:
    """The ids of the cards in whose title, printed facts or text all of these words stand."""
    plain = [plain_name(word) for word in wanted]
    return [card for card in game.cards if all(word in _everything(game, card, language) for word in plain)]


def _everything(game: Game, card: str, language: str) -> str:
    facts = " ".join(str(value) for value in game.card_facts(card).values())
    return plain_name(f"{game.cards[card].title} {facts} {game.card_text(card, language)}")


def card_panel(game: Game, card: str, language: str) -> Panel:
    """One card, whole."""
    if card not in game.cards:
        return Panel(card)
    package = f"zeton.games.{game.id}"
    lines = [
        Text(f"{words.say('fact-' + key, language, words.COMMON, package)}: {value}", style="dim")
        for key, value in game.card_facts(card).items()
    ]
    text = Text(game.card_text(card, language) or "—")
    return Panel(Group(*lines, Text(), text), title=game.cards[card].title, title_align="left", expand=False)


def show_cards(game: Game, wanted: list[str], out: Console, language: str) -> bool:
    """Show what was found; whether anything was."""
    found = find_cards(game, wanted, language)
    if not found:
        out.print(Text(say("nothing-found", language, words=" ".join(wanted)), style="red"))
        return False
    if len(found) <= FEW:
        for card in found:
            out.print(card_panel(game, card, language))
        return True
    table = Table(box=None, pad_edge=False)
    for heading in ("Card", "Type", "Affiliation", "Cost", "Text"):
        table.add_column(heading, no_wrap=heading in ("Card", "Type"), ratio=1 if heading == "Text" else None)
    for card in found:
        facts = game.card_facts(card)
        side = facts.get("affiliation", facts.get("faction", ""))
        first = [game.cards[card].title, facts["type"], side, str(facts.get("cost", ""))]
        table.add_row(*(Text(cell) for cell in (*first, game.card_text(card, language))))
    out.print(table)
    return True
