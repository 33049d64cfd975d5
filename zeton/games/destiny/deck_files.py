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
from zeton.games.destiny.rules.printed import PACKAGE, collection, fact_of, facts
from zeton.games.destiny.rules.terms import BATTLEFIELD_CARD, CHARACTER, DECK_TYPES, EVENT, PLOT_CARD
from zeton.kernel.deckfile import MOST_IN_A_LINE, line_of, numbered_lines
from zeton.kernel.errors import IllegalDeck, Message, UnknownName, shown
from zeton.kernel.names import number_of, plain_name
from zeton.kernel.titles import SUBTITLES, TITLES, Titles, other_titles, titles_in

KINDS = (BATTLEFIELD_CARD, CHARACTER, PLOT_CARD, *DECK_TYPES)
HEADINGS, DIE, DICE = "headings", "die", "dice"  # the words of such a file, in each language
HEADING = re.compile(r"(?P<word>[^\d():]+?)\s*(?:\(\d+\))?:?")
UNDERLINE = re.compile(r"[-=¯_\s]+")
COMMENT = re.compile(r"(?:^|\s)#(?!\d).*")


def read_deck(text: str, name: str) -> Deck:
    """A deck from the text of a file; ``name`` is the name of the file, for errors and for decks that have no name."""
    if "\0" in text:
        raise IllegalDeck("destiny/no-text-file", file=name)
    found: dict[str, list[tuple[str, int]]] = {kind: [] for kind in KINDS}
    title, section = "", ""
    for number, line in numbered_lines(text):
        line = COMMENT.sub("", line).strip()
        if not line or UNDERLINE.fullmatch(line):
            continue
        heading = HEADING.fullmatch(line)
        kind = _sections().get(plain_name(heading["word"]), "") if heading else ""
        if kind:
            section = kind
        elif not section:
            title = title or line  # what else stands above the first heading is about the deck, not part of it
        else:
            card, copies, dice = _entry(line, section, line_of(name, number))
            found[section] += [(card, dice)] * copies
    return _deck(title or PurePath(name).stem or "Deck", found, name)


def write_deck(deck: Deck, language: str = "") -> str:
    """The deck as a text that ``read_deck`` reads, in the form that swdestinydb exports, with the titles of a language."""
    team = sorted(Counter(deck.characters).items(), key=_order)
    counted = sorted(Counter((card, 0) for card in deck.cards).items(), key=_order)
    listed = {
        BATTLEFIELD_CARD: [_line(deck.battlefield, language)] if deck.battlefield else [],
        PLOT_CARD: [_line(deck.plot, language)] if deck.plot else [],
        CHARACTER: [f"{copies}x {_line(card, language, dice)}" for (card, dice), copies in team],
    }
    for kind in DECK_TYPES:
        listed[kind] = [f"{n}x {_line(card, language)}" for (card, _), n in counted if fact_of(card)["type"] == kind]
    lines = [" ".join(deck.name.replace("#", " ").split()) or "Deck", ""]
    for kind, cards in listed.items():
        lines += _section(_said(kind, language, HEADINGS), cards)
    return "\n".join(lines)


def _order(entry: tuple[tuple[str, int], int]) -> tuple[int, int]:
    (card, dice), _ = entry
    return collection().places[card], dice


def _section(heading: str, lines: list[str]) -> list[str]:
    return [heading.upper(), "¯" * len(heading), *lines, ""] if lines else []


def _said(english: str, language: str, kind: str) -> str:
    """A title, a subtitle or a word of the file in a language; in none, as it is in English."""
    return titles_in(language, PACKAGE, kind).get(english, english) if language else english


def _line(card: str, language: str, dice: int = 0) -> str:
    fact = fact_of(card)
    subtitle = fact["subtitle"] and _said(fact["subtitle"], language, SUBTITLES)
    named = _said(fact["name"], language, TITLES) + (f", {subtitle}" if subtitle else "")
    with_dice = f", {dice} {_said(DIE if dice == 1 else DICE, language, HEADINGS)}" if dice else ""
    return f"{named}{with_dice} ({collection().set_of(card).name} #{fact['number']})"


@cache
def _entry_form() -> re.Pattern[str]:
    """What a line with a card looks like; its dice are counted in the words of any language."""
    words = {word for one in (DIE, DICE) for word in (one, *other_titles(PACKAGE, HEADINGS)[one])}
    counted = "|".join(sorted({*words, *map(plain_name, words)}, key=len, reverse=True))
    return re.compile(
        r"(?:(?P<copies>\d+)\s*[x×]?\s+)?"
        r"(?P<name>.+?)"
        r"(?:,?\s*[(\[]?(?P<dice>[12])\s*(?:" + counted + r")[)\]]?)?"
        r"(?:\s*[(\[](?P<set>[^()\[\]#\d]*?)\s*#?(?P<number>\d+)[)\]])?"
        r"(?:,?\s*[(\[]?(?P<late>[12])\s*(?:" + counted + r")[)\]]?)?",
        re.IGNORECASE,
    )


def _entry(line: str, section: str, where: Message) -> tuple[str, int, int]:
    """The card of a line, how many copies, and how many dice (characters only)."""
    match = _entry_form().fullmatch(line)
    assert match is not None, "every line has some name"
    copies = number_of(match["copies"] or "1")
    if not 1 <= copies <= MOST_IN_A_LINE:
        raise IllegalDeck("at", where=where, why=Message("copies", given=copies, most=MOST_IN_A_LINE, example="2x Mislead"))
    fact = _find(match["name"], match["number"], _set(match["set"], where), section, where)
    if fact["type"] != section:
        why = Message("destiny/wrong-section", printed=Titles(fact["name"]), type=fact["type"], type2=section)
        raise IllegalDeck("at", where=where, why=why)
    dice = int(match["dice"] or match["late"] or 0)
    if section == CHARACTER and fact["unique"] and copies == 2 and not dice:
        copies, dice = 1, 2  # a unique character cannot be there twice: the number is that of its dice
    return fact["id"], copies, dice or 1


@cache
def _sections() -> dict[str, str]:
    """What stands under a heading, by its plain name: in English one or many, in every other language as it is written."""
    english = {heading: kind for kind in KINDS for heading in (kind, kind + "s")}
    return english | {plain_name(word): kind for kind in KINDS for word in other_titles(PACKAGE, HEADINGS).get(kind, ())}


@cache
def _subtitled() -> dict[str, list[str]]:
    """The cards with a subtitle by their titles with it, in every language: two of one title have different subtitles."""
    found: dict[str, list[str]] = {}
    for fact in facts():
        names = (fact["name"], *other_titles(PACKAGE).get(fact["name"], ()))
        subtitles = (fact["subtitle"], *other_titles(PACKAGE, SUBTITLES).get(fact["subtitle"], ())) if fact["subtitle"] else ()
        for spelt in {plain_name(f"{n}{between}{s}") for n in names for s in subtitles for between in (", ", " - ")}:
            found.setdefault(spelt, []).append(fact["id"])
    return found


def _set(name: str | None, where: Message) -> str:
    """The set that a line names, by its name or by the letters it is known by; none if it names none."""
    if not name:
        return ""
    for one in collection().sets:
        if plain_name(name) in (plain_name(one.name), _letters(one.name, len(name))):
            return one.name
    known = tuple(one.name for one in collection().sets)
    raise UnknownName("at", where=where, why=Message("destiny/other-set", given=shown(name), known=known))


def _letters(name: str, number: int) -> str:
    """The letters a set is known by: the first ones of its words (SoR), or of the one word it has (LEG)."""
    words = plain_name(name).split()
    return words[0][:number] if len(words) == 1 else "".join(word[0] for word in words)


def _find(name: str, number: str | None, of: str, section: str, where: Message) -> dict[str, Any]:
    """A card by its name, with or without its subtitle, in its set; by its number, if the name is in another language."""
    full = f"{name} ({of})" if of else name
    title, set_id = collection().with_set(full)
    subtitled = [card for card in _subtitled().get(plain_name(str(title)), ()) if set_id in ("", fact_of(card)["set"])]
    if len(subtitled) == 1:
        return fact_of(subtitled[0])
    wanted = full.replace(str(title), collection().title_of(subtitled[0])) if subtitled else full  # printed in several sets
    try:
        return fact_of(collection().find(f"destiny/{section}", wanted, other_titles(PACKAGE)))
    except UnknownName as wrong:
        numbered = [fact for fact in facts() if number is not None and fact["number"] == number_of(number)]
        meant = [fact for fact in numbered if of in ("", collection().set_of(fact["id"]).name)]
        if len(meant) == 1:
            return meant[0]
        raise UnknownName("at", where=where, why=wrong) from None


def _deck(name: str, found: dict[str, list[tuple[str, int]]], file: str) -> Deck:
    for kind in (BATTLEFIELD_CARD, PLOT_CARD):
        if len(found[kind]) > 1:
            raise IllegalDeck("destiny/one-of-kind", file=file, type=kind, count=len(found[kind]))
    cards = tuple(card for kind in DECK_TYPES for card, _ in found[kind])
    if not found[CHARACTER] and not cards:
        raise IllegalDeck("destiny/no-cards", file=file, type=CHARACTER, type2=EVENT)
    battlefield = found[BATTLEFIELD_CARD][0][0] if found[BATTLEFIELD_CARD] else ""
    plot = found[PLOT_CARD][0][0] if found[PLOT_CARD] else ""
    return Deck(name, tuple(found[CHARACTER]), battlefield, plot, cards)
