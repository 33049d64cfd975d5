"""Deck files: a plain text format that people write by hand, and the .o8d files of OCTGN.

A text file has the name of the deck on its first line, the warlord on its second, then one card per line by its title;
``3x`` before it means three copies. Empty lines, and everything after a ``#``, are ignored::

    Green tide                   # the name
    Nazdreg                      # the warlord
    4x Nazdreg's Flash Gitz
    3x Shoota Mob
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

from zeton.games.conquest.decks import Deck
from zeton.games.conquest.rules.printed import fact_of, facts
from zeton.games.conquest.rules.terms import WARLORD
from zeton.kernel.deckfile import Octgn, entry_of, is_octgn, lines_of
from zeton.kernel.errors import IllegalDeck, UnknownName
from zeton.kernel.names import find_name

OCTGN_GAME = "af04f855-58c4-4db3-a191-45fe33381679"


def read_deck(text: str, name: str) -> Deck:
    """A deck from the text of a file; ``name`` is the name of the file, for errors and for decks that have no name."""
    return _read_octgn(text, name) if is_octgn(text, name) else _read_text(text, name)


def write_deck(deck: Deck) -> str:
    """The deck as a text file that ``read_deck`` reads back."""
    lines = [" ".join(deck.name.replace("#", " ").split()) or "Deck", _title(deck.warlord), ""]
    for card, copies in sorted(deck.cards, key=lambda entry: fact_of(entry[0])["number"] or 0):
        lines.append(f"{copies}x {_title(card)}")
    return "\n".join(lines) + "\n"


def _read_text(text: str, file: str) -> Deck:
    lines = lines_of(text)
    if len(lines) < 2:
        raise IllegalDeck(
            f"{file} has {len(lines)} lines of a deck: the first is its name, the second its warlord, and each other line a "
            "card such as '3x Promotion'"
        )
    (_, deck_name), (at, warlord), *entries = lines
    found = _find(warlord, f"{file}, line {at} (the warlord)", "warlord")
    cards: dict[str, int] = {}
    for number, line in entries:
        where = f"{file}, line {number}"
        copies, title = entry_of(line, where, "card", "3x Promotion")
        card = _find(title, where)["id"]
        cards[card] = cards.get(card, 0) + copies
    return Deck(deck_name, found["id"], tuple(cards.items()))


def _read_octgn(text: str, file: str) -> Deck:
    """The warlord lies among the cards of the file; it is no card of the deck (DB1)."""
    warlords: list[str] = []
    cards: dict[str, int] = {}
    for line, title, copies in Octgn(file, OCTGN_GAME, "Warhammer 40,000: Conquest").read(text):
        fact = _find(title, f"{file}, line {line}")
        if fact["type"] == WARLORD:
            warlords += [fact["id"]] * copies
        else:
            cards[fact["id"]] = cards.get(fact["id"], 0) + copies
    if len(warlords) != 1:
        had = " and ".join(_title(warlord) for warlord in warlords) or "none"
        raise IllegalDeck(f"{file}: a deck has one warlord (DB1); this has {had}")
    return Deck(PurePath(file).stem or "Deck", warlords[0], tuple(cards.items()))


def _find(title: str, where: str, kind: str = "card of the core box") -> dict[str, Any]:
    known = ((f["title"], f) for f in facts() if kind != WARLORD or f["type"] == WARLORD)
    try:
        return find_name(kind, title, known)
    except UnknownName as wrong:
        raise UnknownName(f"{where}: {wrong}") from None


def _title(card: str) -> str:
    return str(fact_of(card)["title"])
