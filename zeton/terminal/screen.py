"""What every command shares: the console, a seat's view in words, and reading a line."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from zeton.kernel import words
from zeton.kernel.errors import UnknownName
from zeton.kernel.match import Match
from zeton.kernel.names import find_name, plain_name

Board = Callable[[dict[str, Any], Match, str], RenderableType]
LOG_LINES = 8


def console() -> Console:
    """The console the commands write to."""
    return Console(highlight=False, soft_wrap=False)


def say(key: str, language: str, **arguments: Any) -> str:
    """A message of the terminal."""
    return words.say("terminal-" + key, language, words.COMMON, **arguments)


def draw(match: Match, seat: int | None, language: str) -> RenderableType:
    """The table as a seat sees it: the game's own drawing if it has one, else every zone in a line."""
    try:
        module = import_module(f"zeton.terminal.{match.game.id}")
    except ModuleNotFoundError:
        return plain_board(match.view(seat), match, language)
    board: Board = module.board
    return board(match.view(seat), match, language)


def plain_board(view: dict[str, Any], match: Match, language: str) -> RenderableType:
    """Zones of every seat, one line each."""
    lines = []
    for seat in range(match.seats):
        lines.append(Text(words.seat_words(seat, language, match), style="bold"))
        for zone, piles in view["zones"].items():
            if piles[seat]:
                names = ", ".join(title(match, view, card) if card else "?" for card in piles[seat])
                lines.append(Text(f"  {zone}: {names}"))
    return Group(*lines)


def title(match: Match, view: dict[str, Any], card: int) -> str:
    """The title of a card, or of whatever else the view shows."""
    assert card in view["cards"], f"#{card} is not in sight"
    return words.card_words(card, "", match)


def log_text(match: Match, seat: int | None, language: str, last: int | None = LOG_LINES, since: int = 0) -> Text:
    """The log in sentences, as the seat may read it."""
    entries = match.log(seat, since)
    if last is not None:
        entries = entries[-last:]
    return Text("\n".join(words.log_words(entry, language, match) for entry in entries), style="dim")


def find_card(match: Match, seat: int | None, given: str, language: str) -> int:
    """A card the seat can see, by ``#12``, ``12`` or its title; cards in play come before others."""
    view = match.view(seat)
    seen = [card for piles in view["zones"].values() for pile in piles for card in pile if card is not None]
    number = given.strip().removeprefix("#")
    if number.isdecimal():
        if int(number) not in seen:
            raise UnknownName(say("no-card-here", language, name="#" + number))
        return int(number)
    titles = [
        (title(match, view, card), card)
        for card in seen
        if card in view["cards"] and view["cards"][card]["id"] in match.game.cards
    ]
    close = [card for name, card in titles if plain_name(given) and plain_name(given) in plain_name(name)]
    found: int = close[0] if close else find_name("card in sight", given, titles)
    return found


def ask(out: Console, prompt: str) -> str | None:
    """A line from the player; None at the end of the input."""
    try:
        return out.input(f"[bold]{prompt}[/bold] ").strip()
    except EOFError:
        return None
