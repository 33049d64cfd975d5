"""Deck files: a plain text format that people write by hand, and the .o8d files of OCTGN.

A text file has the name of the deck on its first line, the affiliation on its second, then one objective set per line, by
its number or by the name of its objective; ``2x`` before it means two copies. Empty lines, and everything after a ``#``, are
ignored::

    Deep in the swamp            # the name
    Jedi                         # the affiliation
    2x A Journey to Dagobah
    2x 7                         # Jedi Training
    Hit and Run
"""

from __future__ import annotations

from collections import Counter
from pathlib import PurePath

from zeton.games.star_wars_lcg.decks import SIDES, Deck
from zeton.games.star_wars_lcg.rules.printed import PACKAGE, fact_of, facts, objective_sets, set_numbers
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION_CARD, OBJECTIVE
from zeton.kernel.deckfile import Octgn, entry_of, is_octgn, line_of, lines_of
from zeton.kernel.errors import Either, IllegalDeck, Message, Sentences, UnknownName, shown
from zeton.kernel.names import find_name, number_of
from zeton.kernel.titles import Titles, other_titles, titles_in

OCTGN_GAME = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"


def read_deck(text: str, name: str) -> Deck:
    """A deck from the text of a file; ``name`` is the name of the file, for errors and for decks that have no name."""
    return _read_octgn(text, name) if is_octgn(text, name) else _read_text(text, name)


def write_deck(deck: Deck, language: str = "") -> str:
    """The deck as a text file that ``read_deck`` reads back, with the titles of a language; behind each its set's number."""
    titles = titles_in(language, PACKAGE) if language else {}
    lines = [" ".join(deck.name.replace("#", " ").split()) or "Deck", Titles(deck.affiliation).said(titles), ""]
    for number, copies in sorted(Counter(deck.sets).items()):
        lines.append(f"{copies}x {Titles(_objective_title(number)).said(titles)}  # {number}")
    return "\n".join(lines) + "\n"


# ── text ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read_text(text: str, file: str) -> Deck:
    lines = lines_of(text)
    if len(lines) < 2:
        affiliations, example = Titles(*SIDES), Titles(_objective_title(1))
        raise IllegalDeck("star_wars_lcg/few-lines", file=file, count=len(lines), affiliations=affiliations, example=example)
    (_, deck_name), (at, affiliation), *entries = lines
    sets: list[int] = []
    found = _affiliation(affiliation, line_of(file, at))
    for number, line in entries:
        sets += _entry(line, line_of(file, number))
    return Deck(deck_name, found, tuple(sets))


def _affiliation(given: str, where: Message) -> str:
    try:
        return find_name("star_wars_lcg/affiliation", given, ((name, name) for name in SIDES), other_titles(PACKAGE))
    except UnknownName as wrong:
        raise UnknownName("at", where=where, why=wrong) from None


def _entry(line: str, where: Message) -> list[int]:
    copies, what = entry_of(line, where, "2x 7")
    return [_find_set(what, where)] * copies


def _find_set(given: str, where: Message) -> int:
    """An objective set by its number, or by the name of its objective (R1.5)."""
    sets = objective_sets()
    if given.isdecimal():
        if number_of(given) not in sets:
            raise UnknownName("at", where=where, why=Message("star_wars_lcg/no-set", given=shown(given), known=set_numbers()))
        return number_of(given)
    try:
        return find_name(
            "star_wars_lcg/objective", given, ((_objective_title(number), number) for number in sets), other_titles(PACKAGE)
        )
    except UnknownName as wrong:
        raise UnknownName("at", where=where, why=_set_of_other_card(given) or wrong) from None


def _set_of_other_card(given: str) -> Message | None:
    """What to say to someone who names a card of a set instead of its objective."""
    try:
        title = _english(given)
    except UnknownName:
        return None
    numbers = sorted({f["set_number"] for f in facts() if f["set_number"] and f["title"] == title})
    if not numbers:
        return None
    objectives = Either(Message("numbered", printed=Titles(_objective_title(n)), number=n) for n in numbers)
    return Message("star_wars_lcg/set-by-other-card", given=shown(given), objectives=objectives)


def _objective_title(number: int) -> str:
    return str(fact_of(objective_sets()[number][0].definition)["title"])


# ── OCTGN ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read_octgn(text: str, file: str) -> Deck:
    """The affiliation and the objectives make the deck; the other cards are checked against the sets (R1.5)."""
    affiliations: list[str] = []
    sets: list[int] = []
    others: Counter[str] = Counter()
    types = {f["title"]: f["type"] for f in facts()}
    for line, title, copies in Octgn(file, OCTGN_GAME, "Star Wars: The Card Game").read(text):
        where = line_of(file, line)
        try:
            title = _english(title)
        except UnknownName as wrong:
            raise UnknownName("at", where=where, why=wrong) from None
        kind = types[title]
        if kind == AFFILIATION_CARD:
            affiliations += [_affiliation(title, where)] * copies
        elif kind == OBJECTIVE:
            sets += [_find_set(title, where)] * copies
        else:
            others[title] += copies
    if len(affiliations) != 1:
        had, known = Titles(*affiliations), Titles(*SIDES)
        raise IllegalDeck("star_wars_lcg/one-affiliation", file=file, known=known, count=len(affiliations), had=had)
    _check_whole_sets(sets, others, file)
    return Deck(PurePath(file).stem or "Deck", affiliations[0], tuple(sorted(sets)))


def _english(title: str) -> str:
    """The title of a card as it is printed in English, in whichever language it is given."""
    known = ((str(f["title"]), str(f["title"])) for f in facts())
    return find_name("card", title, known, other_titles(PACKAGE))


def _check_whole_sets(sets: list[int], others: Counter[str], file: str) -> None:
    """A set is used whole: nothing taken out, nothing added (R1.5)."""
    wanted = Counter(fact_of(card.definition)["title"] for number in sets for card in objective_sets()[number][1:])
    wrong = [
        Message("missing-of-set", copies=copies, printed=Titles(title), sets=_sets_with(title, sets))
        for title, copies in (wanted - others).items()
    ]
    wrong += [Message("of-no-set", copies=copies, printed=Titles(title)) for title, copies in (others - wanted).items()]
    if wrong:
        raise IllegalDeck("star_wars_lcg/whole-sets", file=file, wrong=Sentences(wrong))


def _sets_with(title: str, sets: list[int]) -> tuple[Message, ...]:
    """The sets of the deck that this card belongs to."""
    return tuple(
        Message("numbered", printed=Titles(_objective_title(n)), number=n)
        for n in dict.fromkeys(sets)
        if any(fact_of(c.definition)["title"] == title for c in objective_sets()[n])
    )
