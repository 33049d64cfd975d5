"""Deck files: plain text in the form that swdestinydb exports, which people can write by hand as well.

The first line is the name of the deck. Then come sections, each under its heading, with one card per line: its name, or the
name and number of its set in brackets; ``2x`` before it means two copies, and for a character with two dice "2 dice" after it
(in the section of the characters ``2x`` before a unique character means two dice as well). What is underlined with dashes or
macrons, or empty, or after a ``#`` that begins a line or follows a space and is no number, is ignored::

    Scoundrels

    BATTLEFIELD
    Outer Rim Outpost

    CHARACTER
    1x Han Solo, Savvy Smuggler, 2 dice (Legacies #46)

    UPGRADE
    2x Hidden Blaster (Legacies #72)
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import PurePath
from typing import Any

from zeton.games.destiny.decks import Deck
from zeton.games.destiny.rules.printed import fact_of, facts
from zeton.games.destiny.rules.terms import BATTLEFIELD_CARD, CHARACTER, DECK_TYPES, PLOT_CARD
from zeton.kernel.deckfile import MOST_IN_A_LINE, numbered_lines
from zeton.kernel.errors import IllegalDeck, UnknownName, unknown
from zeton.kernel.names import number_of, plain_name

SET_NAMES = ("legacies", "leg")
SECTIONS = {heading: kind for kind in (BATTLEFIELD_CARD, CHARACTER, PLOT_CARD, *DECK_TYPES) for heading in (kind, kind + "s")}
HEADING = re.compile(r"(?P<word>[a-z]+)\s*(?:\(\d+\))?:?", re.IGNORECASE)
UNDERLINE = re.compile(r"[-=¯_\s]+")
COMMENT = re.compile(r"(?:^|\s)#(?!\d).*")
ENTRY = re.compile(
    r"(?:(?P<copies>\d+)\s*[x×]?\s+)?"
    r"(?P<name>.+?)"
    r"(?:,?\s*[(\[]?(?P<dice>[12])\s*(?:dice|die)[)\]]?)?"
    r"(?:\s*[(\[](?P<set>[^()\[\]#\d]*?)\s*#?(?P<number>\d+)[)\]])?"
    r"(?:,?\s*[(\[]?(?P<late>[12])\s*(?:dice|die)[)\]]?)?",
    re.IGNORECASE,
)


def read_deck(text: str, name: str) -> Deck:
    """A deck from the text of a file; ``name`` is the name of the file, for errors and for decks that have no name."""
    if "\0" in text:
        raise IllegalDeck(f"{name} is no text file: write a deck as plain text, a card per line under its heading")
    found: dict[str, list[tuple[str, int]]] = {kind: [] for kind in SECTIONS.values()}
    title, section = "", ""
    for number, line in numbered_lines(text):
        line = COMMENT.sub("", line).strip()
        if not line or UNDERLINE.fullmatch(line):
            continue
        heading = HEADING.fullmatch(line)
        kind = SECTIONS.get(heading["word"].lower(), "") if heading else ""
        if kind:
            section = kind
        elif not section:
            title = title or line  # what else stands above the first heading is about the deck, not part of it
        else:
            card, copies, dice = _entry(line, section, f"{name}, line {number}")
            found[section] += [(card, dice)] * copies
    return _deck(title or PurePath(name).stem or "Deck", found, name)


def write_deck(deck: Deck) -> str:
    """The deck as a text that ``read_deck`` reads, in the form that swdestinydb exports."""
    lines = [" ".join(deck.name.replace("#", " ").split()) or "Deck", ""]
    lines += _section(BATTLEFIELD_CARD, [_line(deck.battlefield)] if deck.battlefield else [])
    lines += _section(PLOT_CARD, [_line(deck.plot)] if deck.plot else [])
    team = [f"{copies}x {_line(card, dice)}" for (card, dice), copies in sorted(Counter(deck.characters).items(), key=_order)]
    lines += _section(CHARACTER, team)
    counted = sorted(Counter((card, 0) for card in deck.cards).items(), key=_order)
    for kind in DECK_TYPES:
        lines += _section(kind, [f"{n}x {_line(card)}" for (card, _), n in counted if fact_of(card)["type"] == kind])
    return "\n".join(lines)


def _order(entry: tuple[tuple[str, int], int]) -> tuple[int, int]:
    (card, dice), _ = entry
    return fact_of(card)["number"], dice


def _section(kind: str, lines: list[str]) -> list[str]:
    return [kind.upper(), "¯" * len(kind), *lines, ""] if lines else []


def _line(card: str, dice: int = 0) -> str:
    fact = fact_of(card)
    named = fact["name"] + (f", {fact['subtitle']}" if fact["subtitle"] else "")
    with_dice = f", {dice} {'die' if dice == 1 else 'dice'}" if dice else ""
    return f"{named}{with_dice} (Legacies #{fact['number']})"


def _entry(line: str, section: str, where: str) -> tuple[str, int, int]:
    """The card of a line, how many copies, and how many dice (characters only)."""
    match = ENTRY.fullmatch(line)
    assert match is not None, "every line has some name"
    copies = number_of(match["copies"] or "1")
    if not 1 <= copies <= MOST_IN_A_LINE:
        raise IllegalDeck(f"{where}: {copies} copies of a card; a line has from 1 to {MOST_IN_A_LINE}, as in '2x Mislead'")
    if match["set"] and plain_name(match["set"]) not in SET_NAMES:
        raise UnknownName(f"{where}: the set {match['set']!r} is not among the cards there are: only Legacies is")
    fact = _find(match["name"], match["number"], section, where)
    if fact["type"] != section:
        raise IllegalDeck(f"{where}: {fact['name']} is of type {fact['type']}: it does not belong under {section.upper()}")
    dice = int(match["dice"] or match["late"] or 0)
    if section == CHARACTER and fact["unique"] and copies == 2 and not dice:
        copies, dice = 1, 2  # a unique character cannot be there twice: the number is that of its dice
    return fact["id"], copies, dice or 1


@cache
def _spellings() -> dict[str, dict[str, Any]]:
    """Every card by the names it goes by: with and without its subtitle, and in Polish."""
    found: dict[str, dict[str, Any]] = {}
    for fact in facts():
        with_subtitle = (f"{fact['name']}{between}{fact['subtitle']}" for between in (", ", " - "))
        for spelt in (fact["name"], *with_subtitle, fact["name_pl"] or ""):
            if spelt:
                found.setdefault(plain_name(spelt), fact)
    return found


def _find(name: str, number: str | None, section: str, where: str) -> dict[str, Any]:
    """A card by its name, with or without its subtitle; by its number, if the name is in another language."""
    found = _spellings().get(plain_name(name))
    if found is not None:
        return found
    if number is not None:
        for fact in facts():
            if fact["number"] == number_of(number):
                return fact
    names = [fact["name"] for fact in facts() if fact["type"] == section]
    raise UnknownName(f"{where}: {unknown(section, name, names)}")


def _deck(name: str, found: dict[str, list[tuple[str, int]]], file: str) -> Deck:
    for kind in (BATTLEFIELD_CARD, PLOT_CARD):
        if len(found[kind]) > 1:
            raise IllegalDeck(f"{file}: a deck has one {kind}, and this has {len(found[kind])} (R20.9, R22.1)")
    cards = tuple(card for kind in DECK_TYPES for card, _ in found[kind])
    if not found[CHARACTER] and not cards:
        raise IllegalDeck(f"{file} has no cards: write headings such as CHARACTER and EVENT, and a card per line under each")
    battlefield = found[BATTLEFIELD_CARD][0][0] if found[BATTLEFIELD_CARD] else ""
    plot = found[PLOT_CARD][0][0] if found[PLOT_CARD] else ""
    return Deck(name, tuple(found[CHARACTER]), battlefield, plot, cards)
