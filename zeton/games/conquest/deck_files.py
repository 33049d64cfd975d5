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
from zeton.games.conquest.rules.printed import PACKAGE, collection, fact_of, facts
from zeton.games.conquest.rules.terms import WARLORD
from zeton.kernel.deckfile import Octgn, entry_of, is_octgn, line_of, lines_of
from zeton.kernel.errors import IllegalDeck, Message, UnknownName
from zeton.kernel.titles import Titles, other_titles, titles_in

OCTGN_GAME = "af04f855-58c4-4db3-a191-45fe33381679"


def read_deck(text: str, name: str) -> Deck:
    """A deck from the text of a file; ``name`` is the name of the file, for errors and for decks that have no name."""
    return _read_octgn(text, name) if is_octgn(text, name) else _read_text(text, name)


def write_deck(deck: Deck, language: str = "") -> str:
    """The deck as a text file that ``read_deck`` reads back, with the titles of a language."""
    titles = titles_in(language, PACKAGE) if language else {}
    lines = [" ".join(deck.name.replace("#", " ").split()) or "Deck", Titles(_title(deck.warlord)).said(titles), ""]
    for card, copies in sorted(deck.cards, key=lambda entry: collection().places[entry[0]]):
        lines.append(f"{copies}x {Titles(_title(card)).said(titles)}")
    return "\n".join(lines) + "\n"


def _read_text(text: str, file: str) -> Deck:
    lines = lines_of(text)
    if len(lines) < 2:
        raise IllegalDeck("conquest/few-lines", file=file, count=len(lines), example=Titles("Promotion"))
    (_, deck_name), (at, warlord), *entries = lines
    found = _find(warlord, line_of(file, at), WARLORD)
    cards: dict[str, int] = {}
    for number, line in entries:
        where = line_of(file, number)
        copies, title = entry_of(line, where, "3x Promotion")
        card = _find(title, where)["id"]
        cards[card] = cards.get(card, 0) + copies
    return Deck(deck_name, found["id"], tuple(cards.items()))


def _read_octgn(text: str, file: str) -> Deck:
    """The warlord lies among the cards of the file; it is no card of the deck (DB1)."""
    warlords: list[str] = []
    cards: dict[str, int] = {}
    for line, title, copies in Octgn(file, OCTGN_GAME, "Warhammer 40,000: Conquest").read(text):
        fact = _find(title, line_of(file, line))
        if fact["type"] == WARLORD:
            warlords += [fact["id"]] * copies
        else:
            cards[fact["id"]] = cards.get(fact["id"], 0) + copies
    if len(warlords) != 1:
        had = Titles(*map(_title, warlords))
        raise IllegalDeck("conquest/one-warlord", file=file, count=len(warlords), had=had)
    return Deck(PurePath(file).stem or "Deck", warlords[0], tuple(cards.items()))


def _find(title: str, where: Message, kind: str = "card") -> dict[str, Any]:
    among = [fact["id"] for fact in facts() if kind != WARLORD or fact["type"] == WARLORD]
    try:
        return fact_of(collection().find(f"conquest/{kind}", title, other_titles(PACKAGE), among))
    except UnknownName as wrong:
        raise UnknownName("at", where=where, why=wrong) from None


def _title(card: str) -> str:
    return str(fact_of(card)["title"])
