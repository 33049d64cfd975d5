"""The forms a deck is read from and written in: our text, the list of a deck site, and the .o8d files of OCTGN."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from zeton.games.star_wars_lcg import deck_files
from zeton.games.star_wars_lcg.decks import SIDES, Deck
from zeton.games.star_wars_lcg.rules.printed import PACKAGE, collection, fact_of, facts, objective_sets
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION_CARD, OBJECTIVE
from zeton.kernel.deckfile import is_octgn, line_of
from zeton.kernel.decklist import is_list, read_list, write_list
from zeton.kernel.errors import IllegalDeck, UnknownName
from zeton.kernel.names import find_name
from zeton.kernel.titles import Titles, other_titles, titles_in

EXAMPLE = "2x A Hero's Journey"


def read_deck(text: str, name: str) -> Deck:
    """A deck in whichever form it is written."""
    if not is_octgn(text, name) and is_list(text):
        return _from_list(text, name)
    return deck_files.read_deck(text, name)


def _find(title: str) -> str:
    """A card by its title, in whichever language."""
    return find_name("card", title, ((str(f["title"]), str(f["title"])) for f in facts()), other_titles(PACKAGE))


def _from_list(text: str, file: str) -> Deck:
    """The affiliation and the objectives make the deck; other cards of the list come with their sets (R1.5)."""
    types = {f["title"]: f["type"] for f in facts()}
    numbers = {fact_of(cards[0].definition)["title"]: number for number, cards in objective_sets().items()}
    name, entries = read_list(text, file, _find, EXAMPLE)
    affiliations: list[str] = []
    sets: list[int] = []
    for entry in entries:
        try:
            title = _find(entry.title)
        except UnknownName as wrong:
            raise UnknownName("at", where=line_of(file, entry.line), why=wrong) from None
        if types[title] == AFFILIATION_CARD:
            affiliations.append(title)
        elif types[title] == OBJECTIVE:
            sets += [numbers[title]] * entry.copies
    if len(affiliations) != 1:
        had, known = Titles(*affiliations), Titles(*SIDES)
        raise IllegalDeck("star_wars_lcg/one-affiliation", file=file, known=known, count=len(affiliations), had=had)
    return Deck(name, affiliations[0], tuple(sorted(sets)))


def write_as_list(deck: Deck, language: str = "") -> str:
    """The list a deck site would print."""
    titles = titles_in(language, PACKAGE) if language else {}
    objectives = [
        _said(objective_sets()[number][0].definition, titles, copies) for number, copies in sorted(Counter(deck.sets).items())
    ]
    affiliation = [_said(deck.faces()[0], titles, 1)]
    return write_list(deck.name, [("Affiliation", affiliation), ("Objectives", objectives)])


def _said(card: str, titles: Mapping[str, str], copies: int) -> tuple[str, str, int]:
    """An entry of the list: a title, its set, how many there are."""
    return Titles(collection().title_of(card)).said(titles), collection().set_of(card).name, copies


FORMATS = {"text": deck_files.write_deck, "list": write_as_list}
