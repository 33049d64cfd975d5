"""Building a deck: what is in it, what could be put into it, what would mend a broken rule, and how its cards are spread.

A deck is changed one thing at a time: ``Change("set", "7", 2)`` says that there are to be two copies of objective set 7. What
kinds of things there are, and what else changes with them (a warlord brings its squad), is the game's; whoever shows a deck
knows no rule of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from zeton.kernel.errors import IllegalDeck, ZetonError, shown
from zeton.kernel.titles import Titles, Words

if TYPE_CHECKING:
    from zeton.kernel.game import Game


class Change(NamedTuple):
    """How many of something there are to be in a deck."""

    kind: str
    id: str
    copies: int


class Mend(NamedTuple):
    """What would mend a broken rule: the message that says so (``mend-<key>``), what it is told, and the changes that do it at
    once; none where somebody has to choose first."""

    key: str
    arguments: dict[str, Any]
    changes: tuple[Change, ...] = ()


class Reason(NamedTuple):
    """Why something is not possible: the rule, the message that says so, and what that message needs to know."""

    rule: str
    key: str
    arguments: dict[str, Any]
    mends: tuple[Mend, ...] = ()  # of a broken rule of deck building


class Offer(NamedTuple):
    """Something that is in a deck, or could be: how many there are, and how many there may be as the deck stands.

    ``title`` names it; ``cards`` are the cards it brings; ``why`` says why there may not be one more. What is ``fixed``
    comes and goes with something else.
    """

    kind: str
    id: str
    section: str
    title: Titles
    cards: tuple[str, ...]
    copies: int
    most: int
    why: tuple[Reason, ...] = ()
    points: int = 0
    fixed: bool = False


class Bar(NamedTuple):
    """One bar of a curve: a number or a word of the data, and how many there are."""

    label: int | Words
    copies: int


class Curve(NamedTuple):
    """How the cards of a deck are spread: by cost, by icons, by the sides of their dice (``curve-<key>``)."""

    key: str
    bars: tuple[Bar, ...]


class Tally(NamedTuple):
    """How much there is of what a deck must have so much of (``tally-<key>``); ``most`` is 0 where more is allowed."""

    key: str
    copies: int
    least: int
    most: int


def take_out(kind: str, id_: str, title: str, copies: int, left: int = 0) -> Mend:
    """Take copies of one thing out of the deck."""
    return Mend("take-out", {"card": Titles(title), "copies": copies}, (Change(kind, id_, left),))


def put_in(kind: str, id_: str, title: str, copies: int, wanted: int) -> Mend:
    """Put copies of one thing into the deck."""
    return Mend("put-in", {"card": Titles(title), "copies": copies}, (Change(kind, id_, wanted),))


def take_all_out(kind: str, things: Iterable[tuple[str, str]]) -> Mend:
    """Take several things out of the deck, each by its id and its title."""
    listed = list(things)
    titles = Titles(*dict.fromkeys(title for _, title in listed))
    changes = tuple(Change(kind, id_, 0) for id_ in dict.fromkeys(id_ for id_, _ in listed))
    return Mend("take-all-out", {"cards": titles, "count": len(changes)}, changes)


def numbers_curve(key: str, values: Iterable[int], most: int) -> Curve:
    """How often each number from 0 on is there; what is above the last one counts with it."""
    found = Counter(min(value, most) for value in values)
    return Curve(key, tuple(Bar(number, found[number]) for number in range(most + 1)))


def words_curve(key: str, slot: str, counted: Mapping[str, int]) -> Curve:
    """How often each word of the data is there."""
    return Curve(key, tuple(Bar(Words(slot, (word,)), count) for word, count in counted.items()))


def no_such_change(change: Change, kinds: Iterable[str]) -> IllegalDeck:
    """The error for a change of a kind the game does not know."""
    return IllegalDeck("no-such-change", given=shown(change.kind), known=tuple(kinds))


class Difference(NamedTuple):
    """Something of which two decks have different numbers."""

    offer: Offer
    before: int
    after: int


def differences(game: Game, before: Any, after: Any) -> list[Difference]:
    """What one deck has more or less of than another, in the order of the game."""
    first, second = (_in_deck(game, deck) for deck in (before, after))
    found = []
    for key, offer in {**first, **second}.items():
        had, has = (offers[key].copies if key in offers else 0 for offers in (first, second))
        if had != has:
            found.append(Difference(offer, had, has))
    return found


def _in_deck(game: Game, deck: Any) -> dict[tuple[str, str], Offer]:
    return {(offer.kind, offer.id): offer for offer in game.deck_pool(deck) if offer.copies}


def opponent_for(game: Game, deck: Any) -> str:
    """The first starter deck this one can be played against."""
    wrong: ZetonError | None = None
    for other in game.decks:
        try:
            game.check_setup((deck, other), None, {})
        except ZetonError as error:
            wrong = error if isinstance(error, IllegalDeck) else wrong
        else:
            return other
    raise wrong or IllegalDeck("no-opponent", deck=shown(deck.name))
