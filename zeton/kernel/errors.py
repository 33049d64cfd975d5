"""Every error a caller can cause.

ZetonError
├── IllegalChoice        the choice is not among the options of the decision
│   └── StaleChoice      the choice answers a decision that is no longer open
├── UnknownName          no game, deck, card or component has that name
├── IllegalDeck          the deck breaks a rule of deck building
├── BadSetup             the game cannot be set up with these decks, seats or options
├── BadFacts             facts of cards that nobody understands
├── BadRecord            the record is damaged, or of another game or version of the rules
└── BadPosition          the position cannot exist

Each says who, what, why and what would have been right, and leaves the match as it was. A failing ``assert`` is our own
mistake and never one of these.

An error is raised with the key of its message and what the message is told: ``BadSetup("two-decks", game=game.title)`` is
``error-two-decks`` of ``text/<language>/errors.ftl``. A message of a game, or one that speaks of its cards, has the game before
it: ``"conquest/no-warlord"``. Nothing is put into words before somebody reads it: ``error.say(language)``, ``str(error)``.
"""

import errno
from collections.abc import Iterable
from reprlib import Repr
from typing import Any, ClassVar, TypeGuard

FIRST_LANGUAGE = "en"  # the one messages are written in first
LONGEST_NAME = 100  # nothing has a longer one
MOST_LISTED = 12  # names that are still read one by one
NO_JSON = (ValueError, RecursionError)
"""What reading a text as JSON ends in if it is none: letters that are none, a number of thousands of digits and what is nested
too deeply are no JSON either."""
_SHORT = Repr()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother = 3, 80, 80


class Message:
    """Something to be said, in whatever language it is read: the key of a message, and what the message is told.

    That can be texts, numbers, ``Titles`` and ``Words``, a printed card, what a caller gave (``shown``), a reason, another
    message or error, and a tuple of any of these. In the slots ``what``, ``wanted`` and ``type`` a text is a word of the data,
    and said as ``<slot>-<word>``.
    """

    prefix: ClassVar[str] = "error"

    def __init__(self, key: str, /, **told: Any) -> None:
        self.key = key
        self.told = told

    def say(self, language: str) -> str:
        """In a language; without ``fluent.runtime`` in the first one, as plainly as its messages are written."""
        from zeton.kernel.error_words import message_words, plain_words  # they stand on what is here

        try:
            return message_words(self, language)
        except ImportError:
            return plain_words(self)

    def __str__(self) -> str:
        return self.say(FIRST_LANGUAGE)


class ZetonError(Message, Exception):
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


class BadFacts(ZetonError):
    """Facts of cards that nobody understands."""


class BadRecord(ZetonError):
    """The record is damaged, or of another game or version of the rules."""


class BadPosition(ZetonError):
    """The position cannot exist."""


class Unsayable(Exception):
    """Our own mistake: a message that a language does not have, or that cannot be said with what it is told."""


# ── what messages are told ────────────────────────────────────────────────────────────────────────────────────────


class Either(tuple[Any, ...]):
    """Several things of which one is meant: "this, that or the other"."""


class Sentences(tuple[Any, ...]):
    """Several things, each of them a sentence."""


class Shown:
    """What a caller gave, for an error: one short line, however long, deep or strange it is."""

    def __init__(self, given: object) -> None:
        self.given = given

    @property
    def text(self) -> str | None:
        """What was given, if it is a text, on one line."""
        return _SHORT.repr(self.given)[1:-1] if type(self.given) is str else None

    def __str__(self) -> str:
        try:
            return _SHORT.repr(self.given)
        except (ValueError, RecursionError):  # a number of thousands of digits has no text
            return f"<{type(self.given).__name__}>"


def shown(given: object) -> Shown:
    """What a caller gave, as an error shows it: a text in quotation marks, anything else as Python writes it."""
    return Shown(given)


def is_whole(given: object) -> TypeGuard[int]:
    """Whether this is a whole number; True, False and members of enumerations are none: they are told as something else."""
    return type(given) is int


def unknown(what: str, name: object, known: Iterable[str], spelt: Iterable[str] = ()) -> UnknownName:
    """An error for a misspelt name, with the nearest names there are. What has it is the message ``what-<what>``.

    ``spelt`` is how the names are spelt in other languages: nearest may be one of these, but a thing is listed once.
    """
    game, slash, word = what.rpartition("/")
    names = sorted(set(known))
    hint = _hint(name, names, sorted({*names, *spelt}))
    return UnknownName(f"{game}{slash}no-such", what=word, name=shown(name), hint=hint)


def _hint(name: object, names: list[str], spelt: list[str]) -> Message:
    from difflib import get_close_matches  # only whoever types something wrong waits for it

    from zeton.kernel.titles import Titles

    close = get_close_matches(name[:LONGEST_NAME], spelt, n=3, cutoff=0.6) if isinstance(name, str) else []
    if close:
        return Message("hint-close", names=Either(map(shown, close)))
    if len(names) <= MOST_LISTED:
        return Message("hint-all", names=tuple(map(Titles, names)), count=len(names))
    return Message("hint-none") if isinstance(name, str) else Message("hint-example", example=shown(names[0]))


def failure(wrong: OSError) -> Message:
    """Why a file or a socket cannot be used: what the system says is said again for the most common cases."""
    return Message("system", code=errno.errorcode.get(wrong.errno or 0, "other"), said=wrong.strerror or type(wrong).__name__)


def how_to_install(extra: str) -> Message:
    """What to do where the packages of an extra are missing: it is installed from the project's own folder."""
    return Message("how-to-install", command=f"pip install '.[{extra}]'")
