"""Decks from files and starter decks; checking and showing them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from zeton.bots.arena import pairings
from zeton.kernel import building, contents, words
from zeton.kernel.duel import check_deck
from zeton.kernel.errors import IllegalDeck, UnknownName, failure, unknown
from zeton.kernel.folders import is_there
from zeton.kernel.game import Game
from zeton.kernel.pools import EVERYTHING, Allowed
from zeton.terminal.screen import say


def read_file(game: Game, file: Path) -> Any:
    """The deck in a file."""
    try:
        return game.read_deck(file.read_text(encoding="utf-8-sig"), str(file))
    except FileNotFoundError:
        raise UnknownName("no-file", file=file) from None
    except OSError as wrong:
        raise IllegalDeck("cannot-read", file=file, why=failure(wrong)) from None
    except UnicodeDecodeError:
        raise IllegalDeck("no-utf-8", file=file) from None


def find_deck(game: Game, given: str) -> Any:
    """A starter deck by its id, or the deck in a file."""
    if given in game.decks:
        return given
    path = Path(given)
    if given and (path.suffix or is_there(path)):
        return read_file(game, path)
    raise unknown("starter deck or file", given, game.decks)


def playable(game: Game, given: str) -> Any:
    """The same, if it may be played; else an error that says which rules it breaks."""
    deck = find_deck(game, given)
    if not isinstance(deck, str):
        check_deck(game, deck)
    return deck


def playable_pair(game: Game, given: str | None) -> tuple[Any, ...] | None:
    """Two decks with a comma between; None where none are given."""
    return tuple(playable(game, deck.strip()) for deck in given.split(",")) if given else None


def opponent_for(game: Game, deck: Any) -> Any:
    """The first starter deck this one can be played against."""
    for pair in pairings(game.id):
        if isinstance(deck, str) and deck in pair:
            return pair[1] if pair[0] == deck else pair[0]
    return building.opponent_for(game, deck)


def check(game: Game, deck: Any, out: Console, language: str, within: Allowed = EVERYTHING) -> bool:
    """Say which rules of deck building a deck breaks at a table that allows so much; whether it breaks none."""
    problems = game.deck_problems(deck, within)
    if not problems:
        out.print(Text(say("deck-is-legal", language, name=deck.name), style="green"))
        return True
    out.print(Text(say("deck-is-wrong", language, name=deck.name, count=len(problems)), style="red"))
    for reason in problems:
        out.print(Text(f"  {reason.rule}  {words.reason_words(reason, language, None, game=game.id)}"))
        for mend in reason.mends:
            out.print(Text(f"        → {contents.mend_words(game, mend, language)}", style="dim"))
    return False
