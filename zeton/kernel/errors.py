"""Every error a caller can cause.

ZetonError
├── IllegalChoice        the choice is not among the options of the decision
│   └── StaleChoice      the choice answers a decision that is no longer open
├── UnknownName          no game, deck, card or component has that name
├── IllegalDeck          the deck breaks a rule of deck building
├── BadSetup             the game cannot be set up with these decks, seats or options
├── BadRecord            the record is damaged, or of another game or version of the rules
└── BadPosition          the position cannot exist

Each says who, what, why and what would have been right, and leaves the match as it was. A failing ``assert`` is our own
mistake and never one of these.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from reprlib import Repr
from typing import TypeGuard

LONGEST_NAME = 100  # nothing has a longer one
_SHORT = Repr()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother = 3, 80, 80


class ZetonError(Exception):
    """What a caller did wrong; nothing has changed."""


class IllegalChoice(ZetonError):
    """The choice is not among the options of the decision."""


class StaleChoice(IllegalChoice):
    """The choice answers a decision that is no longer open."""


class UnknownName(ZetonError):
    """No game, deck, card or component has that name."""


class IllegalDeck(ZetonError):
    """The deck breaks a rule of deck building."""


class BadSetup(ZetonError):
    """The game cannot be set up with these decks, seats or options."""


class BadRecord(ZetonError):
    """The record is damaged, or of another game or version of the rules."""


class BadPosition(ZetonError):
    """The position cannot exist."""


def shown(given: object) -> str:
    """What a caller gave, for an error: one short line, however long, deep or strange it is."""
    try:
        return _SHORT.repr(given)
    except (ValueError, RecursionError):  # a number of thousands of digits has no text
        return f"a {type(given).__name__} too large to be shown"


def is_whole(given: object) -> TypeGuard[int]:
    """Whether this is a whole number; True and False are none."""
    return isinstance(given, int) and not isinstance(given, bool)


def unknown(what: str, name: object, known: Iterable[str]) -> UnknownName:
    """An error for a misspelt name, with the nearest names there are."""
    names = sorted(set(known))
    close = get_close_matches(name[:LONGEST_NAME], names, n=3, cutoff=0.6) if isinstance(name, str) else []
    if close:
        hint = f"did you mean {' or '.join(repr(c) for c in close)}?"
    elif len(names) <= 12:
        hint = f"there is {', '.join(names)}"
    elif isinstance(name, str):
        hint = "nothing is spelt like it"
    else:
        hint = f"its name is needed, such as {names[0]!r}"
    return UnknownName(f"no {what} {shown(name)}; {hint}")


def how_to_install(extra: str) -> str:
    """What to do where the packages of an extra are missing: it is installed from the project's own folder."""
    return f"in the folder of the project, run pip install '.[{extra}]'"
