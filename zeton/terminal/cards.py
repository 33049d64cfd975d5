"""Searching cards."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zeton.kernel import contents, words
from zeton.kernel.game import Game
from zeton.kernel.names import plain_name
from zeton.kernel.titles import Words
from zeton.terminal.screen import say

FEW = 3


def find_cards(game: Game, wanted: list[str], language: str, *, published: bool = False) -> list[str]:
    """The ids of the cards in whose title, printed facts or text all of these words stand: of those that play, or of all."""
    plain = [plain_name(word) for word in wanted]
    among = (game.all_facts if published else None) or game.cards
    return [card for card in among if all(word in _everything(game, card, language) for word in plain)]


def _everything(game: Game, card: str, language: str) -> str:
    """Its titles in all languages, and what is printed on it as the reader is told it, and in English."""
    title = game.printed_card(card).title
    titles = " ".join((title + game.card_mark(card), *game.other_titles.get(title, ())))
    facts = " ".join(_value(value) for value in contents.card_facts(game, card, language).values())
    english = game.card_facts(card).values()
    printed = " ".join(_value(value.words if isinstance(value, Words) else value) for value in english)
    return plain_name(f"{titles} {facts} {printed} {game.card_text(card, language)}")


def _value(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _title(game: Game, card: str, language: str) -> str:
    title = game.printed_card(card).title
    return game.titles(language).get(title, str(title)) + game.card_mark(card)


def _text(game: Game, card: str, language: str) -> str:
    """What a card does; of one that does not play, that there are the facts only."""
    text = game.card_text(card, language)
    return text if card in game.cards else "\n".join(filter(None, (text, say("facts-only", language))))


def card_panel(game: Game, card: str, language: str) -> Panel:
    """One card, whole."""
    if card not in (game.all_facts or game.cards):
        return Panel(card)
    package = f"zeton.games.{game.id}"
    lines = [
        Text(f"{words.say('fact-' + key, language, words.COMMON, package)}: {_value(value)}", style="dim")
        for key, value in contents.card_facts(game, card, language).items()
    ]
    text = Text(_text(game, card, language) or "—")
    return Panel(Group(*lines, Text(), text), title=_title(game, card, language), title_align="left", expand=False)


def show_cards(game: Game, wanted: list[str], out: Console, language: str, *, published: bool = False) -> bool:
    """Show what was found; whether anything was."""
    found = find_cards(game, wanted, language, published=published)
    if not found:
        out.print(Text(say("nothing-found", language, words=" ".join(wanted)), style="red"))
        return False
    if len(found) <= FEW:
        for card in found:
            out.print(card_panel(game, card, language))
        return True
    table = Table(box=None, pad_edge=False)
    for heading in ("card", "type", "affiliation", "cost", "text"):
        said = say("column-" + heading, language)
        table.add_column(said, no_wrap=heading in ("card", "type"), ratio=1 if heading == "text" else None)
    for card in found:
        facts = contents.card_facts(game, card, language)
        side = facts.get("affiliation", facts.get("faction", ""))
        first = [_title(game, card, language), facts["type"], side, str(facts.get("cost", ""))]
        table.add_row(*(Text(cell) for cell in (*first, _text(game, card, language))))
    out.print(table)
    return True
