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
from collections.abc import Iterator
from pathlib import PurePath

from zeton.games.star_wars_lcg.decks import SIDES, Deck
from zeton.games.star_wars_lcg.rules.printed import fact_of, facts, objective_sets
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION_CARD, OBJECTIVE
from zeton.kernel.deckfile import Octgn, entry_of, is_octgn, lines_of
from zeton.kernel.errors import IllegalDeck, UnknownName, shown
from zeton.kernel.names import find_name, number_of, plain_name

OCTGN_GAME = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"


def read_deck(text: str, name: str) -> Deck:
    """A deck from the text of a file; ``name`` is the name of the file, for errors and for decks that have no name."""
    return _read_octgn(text, name) if is_octgn(text, name) else _read_text(text, name)


def write_deck(deck: Deck) -> str:
    """The deck as a text file that ``read_deck`` reads back."""
    lines = [" ".join(deck.name.replace("#", " ").split()) or "Deck", deck.affiliation, ""]
    for number, copies in sorted(Counter(deck.sets).items()):
        lines.append(f"{copies}x {_objective_title(number)}  # set {number}")
    return "\n".join(lines) + "\n"


# ── text ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read_text(text: str, file: str) -> Deck:
    lines = lines_of(text)
    if len(lines) < 2:
        raise IllegalDeck(
            f"{file} has {len(lines)} lines of a deck: the first is its name, the second its affiliation "
            f"({', '.join(SIDES)}), and each other line an objective set such as '2x {_objective_title(1)}'"
        )
    (_, deck_name), (at, affiliation), *entries = lines
    sets: list[int] = []
    found = _affiliation(affiliation, f"{file}, line {at} (the affiliation)")
    for number, line in entries:
        sets += _entry(line, f"{file}, line {number}")
    return Deck(deck_name, found, tuple(sets))


def _affiliation(given: str, where: str) -> str:
    try:
        return find_name("affiliation", given, ((name, name) for name in SIDES))
    except UnknownName as wrong:
        raise UnknownName(f"{where}: {wrong}") from None


def _entry(line: str, where: str) -> list[int]:
    copies, what = entry_of(line, where, "set", "2x 7")
    return [_find_set(what, where)] * copies


def _find_set(given: str, where: str) -> int:
    """An objective set by its number, or by the name of its objective (R1.5)."""
    sets = objective_sets()
    if given.isdecimal():
        if number_of(given) not in sets:
            raise UnknownName(f"{where}: no objective set {shown(given)}; sets are numbered 1 to {len(sets)}")
        return number_of(given)
    try:
        return find_name("objective", given, ((_objective_title(number), number) for number in sets))
    except UnknownName as wrong:
        raise UnknownName(f"{where}: {_set_of_other_card(given) or wrong}") from None


def _set_of_other_card(given: str) -> str:
    """What to say to someone who names a card of a set instead of its objective."""
    wanted = plain_name(given)
    numbers = sorted({f["set_number"] for f in facts() if f["set_number"] and plain_name(f["title"]) == wanted})
    if not numbers:
        return ""
    listed = " or ".join(f"{_objective_title(n)} ({n})" for n in numbers)
    return f"{given!r} is a card of a set, and a set goes by its objective: write {listed}"


def _objective_title(number: int) -> str:
    return str(fact_of(objective_sets()[number][0].definition)["title"])


# ── OCTGN ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read_octgn(text: str, file: str) -> Deck:
    """The affiliation and the objectives make the deck; the other cards are checked against the sets (R1.5)."""
    affiliations: list[str] = []
    sets: list[int] = []
    others: Counter[str] = Counter()
    types = {plain_name(f["title"]): f["type"] for f in facts()}
    for line, title, copies in Octgn(file, OCTGN_GAME, "Star Wars: The Card Game").read(text):
        where = f"{file}, line {line}"
        kind = types.get(plain_name(title))
        if kind is None:
            raise UnknownName(f"{where}: {_unknown_card(title)}")
        if kind == AFFILIATION_CARD:
            affiliations += [_affiliation(title, where)] * copies
        elif kind == OBJECTIVE:
            sets += [_find_set(title, where)] * copies
        else:
            others[plain_name(title)] += copies
    if len(affiliations) != 1:
        had = " and ".join(affiliations) or "none"
        raise IllegalDeck(f"{file}: a deck has one affiliation card, one of {', '.join(SIDES)}; this has {had}")
    _check_whole_sets(sets, others, file)
    return Deck(PurePath(file).stem or "Deck", affiliations[0], tuple(sorted(sets)))


def _unknown_card(title: str) -> UnknownName:
    try:
        find_name("card of the core box", title, ((f["title"], 0) for f in facts()))
    except UnknownName as wrong:
        return wrong
    raise AssertionError("the card is known after all")


def _check_whole_sets(sets: list[int], others: Counter[str], file: str) -> None:
    """A set is used whole: nothing taken out, nothing added (R1.5)."""
    titles = {plain_name(f["title"]): f["title"] for f in facts()}
    wanted = Counter(plain_name(fact_of(card.definition)["title"]) for number in sets for card in objective_sets()[number][1:])
    wrong = [f"missing {copies}x {titles[key]} ({_sets_with(key, sets)})" for key, copies in (wanted - others).items()]
    wrong += [f"{copies}x {titles[key]} of no set in the deck" for key, copies in (others - wanted).items()]
    if wrong:
        raise IllegalDeck(
            f"{file}: objective sets are used whole, each with its objective and five cards (R1.5): " + "; ".join(wrong)
        )


def _sets_with(key: str, sets: list[int]) -> str:
    numbers: Iterator[int] = (
        n for n in dict.fromkeys(sets) if any(plain_name(fact_of(c.definition)["title"]) == key for c in objective_sets()[n])
    )
    return "set " + ", ".join(f"{n} {_objective_title(n)}" for n in numbers)
