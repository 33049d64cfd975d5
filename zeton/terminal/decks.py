"""Decks from files and starter decks; checking and showing them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from zeton.bots.arena import pairings
from zeton.kernel import words
from zeton.kernel.errors import IllegalDeck, UnknownName, ZetonError, unknown
from zeton.kernel.game import Game
from zeton.terminal.screen import say


def read_file(game: Game, file: Path) -> Any:
    """The deck in a file."""
    try:
        return game.read_deck(file.read_text(encoding="utf-8-sig"), str(file))
    except FileNotFoundError:
        raise UnknownName(f"there is no file {file}") from None
    except OSError as wrong:
        raise IllegalDeck(f"{file} cannot be read: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise IllegalDeck(f"{file} is no text in UTF-8: save the deck as UTF-8") from None


def find_deck(game: Game, given: str) -> Any:
    """A starter deck by its id, or the deck in a file."""
    if given in game.decks:
        return given
    path = Path(given)
    if path.suffix or path.exists():
        return read_file(game, path)
    raise unknown(f"starter deck of {game.title} (or file)", given, game.decks)


def playable(game: Game, given: str, language: str) -> Any:
    """The same, if it may be played; else an error that says in words which rules it breaks."""
    deck = find_deck(game, given)
    broken = [] if isinstance(deck, str) else game.deck_problems(deck)
    if broken:
        said = " ".join(f"{words.reason_words(r, language, None, game=game.id)} ({r.rule})" for r in broken)
        raise IllegalDeck(f"the deck {deck.name!r} may not be played: {said}")
    return deck


def opponent_for(game: Game, deck: Any) -> Any:
    """The first starter deck this one can be played against."""
    wrong: ZetonError | None = None
    for pair in pairings(game.id):
        if isinstance(deck, str) and deck in pair:
            return pair[1] if pair[0] == deck else pair[0]
    for other in game.decks:
        try:
            game.check_setup((deck, other), None, {})
        except ZetonError as error:
            wrong = error if isinstance(error, IllegalDeck) else wrong
        else:
            return other
    raise wrong or IllegalDeck(f"no starter deck can be played against {deck}")


def check(game: Game, deck: Any, out: Console, language: str) -> bool:
    """Say which rules of deck building a deck breaks; whether it breaks none."""
    problems = game.deck_problems(deck)
    if not problems:
        out.print(Text(say("deck-is-legal", language, name=deck.name), style="green"))
        return True
    out.print(Text(say("deck-is-wrong", language, name=deck.name, count=len(problems)), style="red"))
    for reason in problems:
        out.print(Text(f"  {reason.rule}  {words.reason_words(reason, language, None, game=game.id)}"))
    return False
