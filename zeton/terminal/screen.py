"""What every command shares: the console, a seat's view in words, and reading a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeElapsedColumn
from rich.text import Text

from zeton.kernel import words
from zeton.kernel.chronicle import Reader, tell_since
from zeton.kernel.compiling import is_compiled
from zeton.kernel.error_words import cut
from zeton.kernel.errors import UnknownName
from zeton.kernel.match import Match
from zeton.kernel.names import find_name, plain_name

Board = Callable[[dict[str, Any], Match, str], RenderableType]
INDENT = "  "
LOG_LINES = 8


def console() -> Console:
    """The console the commands write to."""
    return Console(highlight=False, soft_wrap=False)


def progress(out: Console) -> Progress:
    """A bar for something long: what is being done, how far it is, how long it has taken and how long it will."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeLeft())
    return Progress(*columns, console=out)


class TimeLeft(ProgressColumn):
    """How long it will still take, if it goes on as it has since it began.

    Games end many at once, and then none for a while: whoever looks at the last half minute only is wrong by hours.
    """

    max_refresh = 0.5

    def render(self, task: Task) -> Text:
        if not task.completed or task.total is None or task.elapsed is None:
            return Text("-:--:--", style="progress.remaining")
        minutes, seconds = divmod(round(task.elapsed * (task.total - task.completed) / task.completed), 60)
        return Text(f"{minutes // 60}:{minutes % 60:02}:{seconds:02}", style="progress.remaining")


def say(key: str, language: str, **arguments: Any) -> str:
    """A message of the terminal. What was typed may be of any length."""
    told = {name: cut(value) if isinstance(value, str) else value for name, value in arguments.items()}
    return words.say("terminal-" + key, language, words.COMMON, **told)


def engine_words(language: str) -> str:
    """Which engine runs: the sources, or what was compiled from them."""
    return say("engine", language, build="compiled" if is_compiled() else "sources")


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
                names = ", ".join(title(match, view, card, language) if card else "?" for card in piles[seat])
                lines.append(Text(f"  {zone}: {names}"))
    return Group(*lines)


def title(match: Match, view: dict[str, Any], card: int, language: str) -> str:
    """The title of a card, or of whatever else the view shows."""
    assert card in view["cards"], f"#{card} is not in sight"
    return words.card_words(card, language, match)


def log_text(match: Match, seat: int | None, language: str, last: int | None = LOG_LINES, since: int = 0) -> Text:
    """The log in sentences, as the seat may read it; what followed from a deed is set back."""
    lines = tell_since(match, Reader(language, seat), since)
    shown = lines if last is None else lines[-last:]
    return Text("\n".join(INDENT * line.level + line.text for line in shown), style="dim")


def find_card(match: Match, seat: int | None, given: str, language: str) -> int:
    """A card the seat can see, by ``#12``, ``12`` or its title in any language, or a part of it that only one title has."""
    view = match.view(seat)
    seen = [card for piles in view["zones"].values() for pile in piles for card in pile if card is not None]
    number = given.strip().removeprefix("#")
    if number.isdecimal():
        if int(number) not in seen:
            raise UnknownName("no-card-here", name="#" + number)
        return int(number)
    titles: list[tuple[str, int]] = [
        (str(match.table.cards[card].title), card)
        for card in seen
        if card in view["cards"] and view["cards"][card]["id"] in match.game.cards
    ]
    others = match.game.other_titles
    try:
        return find_name("card in sight", given, titles, others)
    except UnknownName:
        close = _close(plain_name(given), titles, others)
        if not close:
            raise
    if len(close) > 1:
        names = tuple(sorted(words.card_words(card, language, match) for card in close.values()))
        raise UnknownName("several-cards", name=given, names=names)
    return next(iter(close.values()))


def _close(part: str, titles: list[tuple[str, int]], others: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """The first card of each title with such a part in it, in any language."""
    found: dict[str, int] = {}
    for english, card in titles:
        if part and any(part in plain_name(spelt) for spelt in (english, *others.get(english, ()))):
            found.setdefault(english, card)
    return found


def ask(out: Console, prompt: str) -> str | None:
    """A line from the player; None at the end of the input."""
    try:
        return out.input(f"[bold]{prompt}[/bold] ").strip()
    except EOFError:
        return None
