"""The forms a deck is read from and written in: our text, the list of a deck site, and the .o8d files of OCTGN."""

from __future__ import annotations

from typing import Any

from zeton.games.conquest import deck_files
from zeton.games.conquest.decks import Deck
from zeton.games.conquest.rules.printed import PACKAGE, collection, fact_of
from zeton.games.conquest.rules.terms import ARMY, ATTACHMENT, EVENT, SUPPORT, WARLORD
from zeton.kernel.deckfile import is_octgn, line_of
from zeton.kernel.decklist import is_list, read_list, write_list, write_octgn
from zeton.kernel.errors import IllegalDeck, UnknownName
from zeton.kernel.titles import Titles, other_titles, titles_in

EXAMPLE = "3x Promotion"
HEADINGS = {ARMY: "Army Units", ATTACHMENT: "Attachments", EVENT: "Events", SUPPORT: "Supports"}
OCTGN_SECTIONS = {WARLORD: "Warlord", ARMY: "Army", ATTACHMENT: "Attachment", EVENT: "Event", SUPPORT: "Support"}


def read_deck(text: str, name: str) -> Deck:
    """A deck in whichever form it is written."""
    if not is_octgn(text, name) and is_list(text):
        return _from_list(text, name)
    return deck_files.read_deck(text, name)


def _find(title: str) -> dict[str, Any]:
    """A card by its title, in whichever language."""
    return fact_of(collection().find("card", title, other_titles(PACKAGE)))


def _from_list(text: str, file: str) -> Deck:
    """The warlord stands among the cards of the list; it is no card of the deck (DB1)."""
    name, entries = read_list(text, file, _find, EXAMPLE)
    warlords: list[str] = []
    cards: dict[str, int] = {}
    for entry in entries:
        try:
            fact = _find(entry.title)
        except UnknownName as wrong:
            raise UnknownName("at", where=line_of(file, entry.line), why=wrong) from None
        if fact["type"] == WARLORD:
            warlords += [fact["id"]] * entry.copies
        else:
            cards[fact["id"]] = cards.get(fact["id"], 0) + entry.copies
    if len(warlords) != 1:
        had = Titles(*(str(fact_of(warlord)["title"]) for warlord in warlords))
        raise IllegalDeck("conquest/one-warlord", file=file, count=len(warlords), had=had)
    return Deck(name, warlords[0], tuple(cards.items()))


def write_as_list(deck: Deck, language: str = "") -> str:
    """The list a deck site would print."""
    titles = titles_in(language, PACKAGE) if language else {}

    def said(card: str, copies: int) -> tuple[str, str, int]:
        return Titles(str(fact_of(card)["title"])).said(titles), collection().set_of(card).name, copies

    sections = [("Warlord", [said(deck.warlord, 1)])]
    for kind, cards in _by_type(deck).items():
        sections.append((HEADINGS.get(kind, kind.title()), [said(card, copies) for card, copies in cards]))
    return write_list(deck.name, sections)


def write_as_octgn(deck: Deck, language: str = "") -> str:
    """An .o8d file; OCTGN knows its cards by their ids, and names them in English."""
    sections = [("Warlord", [_octgn(deck.warlord, 1)])]
    for kind, cards in _by_type(deck).items():
        sections.append((OCTGN_SECTIONS.get(kind, kind.title()), [_octgn(card, copies) for card, copies in cards]))
    return write_octgn(deck_files.OCTGN_GAME, sections)


def _octgn(card: str, copies: int) -> tuple[str, str, int]:
    fact = fact_of(card)
    return str(fact["octgn"]), str(fact["title"]), copies


def _by_type(deck: Deck) -> dict[str, list[tuple[str, int]]]:
    """The cards of a deck by their types, in the order of the box."""
    ordered = sorted(deck.cards, key=lambda entry: collection().places[entry[0]])
    kinds = dict.fromkeys((*HEADINGS, *(str(fact_of(card)["type"]) for card, _ in ordered)))
    found = {kind: [entry for entry in ordered if fact_of(entry[0])["type"] == kind] for kind in kinds}
    return {kind: cards for kind, cards in found.items() if cards}


FORMATS = {"text": deck_files.write_deck, "list": write_as_list, "o8d": write_as_octgn}
