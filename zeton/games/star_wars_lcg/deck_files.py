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

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import PurePath
from xml.parsers import expat

from zeton.games.star_wars_lcg.decks import SIDES, Deck
from zeton.games.star_wars_lcg.rules.printed import fact_of, facts, objective_sets
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION_CARD, OBJECTIVE
from zeton.kernel.errors import IllegalDeck, UnknownName
from zeton.kernel.names import find_name, plain_name

OCTGN_GAME = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"
MOST_IN_A_LINE = 99
ENTRY = re.compile(r"(?:(?P<copies>\d+)\s*[x×]\s+|(?P<tight>\d+)[x×](?=\d))?(?P<what>.+)", re.IGNORECASE)


def read_deck(text: str, name: str) -> Deck:
    """A deck from the text of a file; ``name`` is the name of the file, for errors and for decks that have no name."""
    if "\0" in text:
        raise IllegalDeck(f"{name} is no text file: write a deck as plain text, or give an .o8d file of OCTGN")
    if name.lower().endswith(".o8d") or text.lstrip("\ufeff \t\r\n").startswith("<"):
        return _read_octgn(text.lstrip("\ufeff"), name)
    return _read_text(text.lstrip("\ufeff"), name)


def write_deck(deck: Deck) -> str:
    """The deck as a text file that ``read_deck`` reads back."""
    lines = [" ".join(deck.name.replace("#", " ").split()) or "Deck", deck.affiliation, ""]
    for number, copies in sorted(Counter(deck.sets).items()):
        lines.append(f"{copies}x {_objective_title(number)}  # set {number}")
    return "\n".join(lines) + "\n"


# ── text ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _read_text(text: str, file: str) -> Deck:
    lines = [(n, line.split("#", 1)[0].strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line]
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
    match = ENTRY.fullmatch(line)
    assert match is not None, "an entry is never empty"
    copies = int(match["copies"] or match["tight"] or 1)
    if not 1 <= copies <= MOST_IN_A_LINE:
        raise IllegalDeck(f"{where}: {copies} copies of a set; a line has from 1 to {MOST_IN_A_LINE}, as in '2x 7'")
    return [_find_set(match["what"].strip(), where)] * copies


def _find_set(given: str, where: str) -> int:
    """An objective set by its number, or by the name of its objective (R1.5)."""
    sets = objective_sets()
    if given.isdecimal():
        if int(given) not in sets:
            raise UnknownName(f"{where}: no objective set {given}; sets are numbered 1 to {len(sets)}")
        return int(given)
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


class _Octgn:
    """Collects the cards of an .o8d file: (line, title, how many). Document types are refused, so that nothing expands."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.cards: list[tuple[int, str, int]] = []
        self.title: list[str] | None = None
        self.copies = 0
        self.depth = 0
        self.parser = expat.ParserCreate()
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters

    def read(self, text: str) -> list[tuple[int, str, int]]:
        encoded = re.sub(r"^(\s*<\?xml[^>]*?)\s+encoding=(\"[^\"]*\"|'[^']*')", r"\1", text).encode("utf-8", "replace")
        try:
            self.parser.Parse(encoded, True)
        except expat.ExpatError as wrong:
            raise IllegalDeck(
                f"{self.file}, line {wrong.lineno}: not well-formed XML ({expat.ErrorString(wrong.code)}); "
                "save the deck from OCTGN again"
            ) from None
        return self.cards

    @property
    def where(self) -> str:
        return f"{self.file}, line {self.parser.CurrentLineNumber}"

    def refuse_doctype(self, *_: object) -> None:
        raise IllegalDeck(f"{self.where}: a document type; an .o8d file has none, and it could hide other files in it")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth == 1:
            self.check_root(tag, attributes)
        if tag == "card":
            self.title = []
            self.copies = self.quantity(attributes.get("qty", ""))

    def check_root(self, tag: str, attributes: dict[str, str]) -> None:
        if tag != "deck":
            raise IllegalDeck(f"{self.where}: this is <{tag}>; an .o8d file begins with <deck>")
        game = attributes.get("game", OCTGN_GAME)
        if game.lower() != OCTGN_GAME:
            raise IllegalDeck(f"{self.where}: a deck of another game ({game}); Star Wars: The Card Game is {OCTGN_GAME}")

    def quantity(self, given: str) -> int:
        if not given.isdecimal() or not 1 <= int(given) <= MOST_IN_A_LINE:
            raise IllegalDeck(f"{self.where}: qty={given!r}; it is a number from 1 to {MOST_IN_A_LINE}")
        return int(given)

    def characters(self, text: str) -> None:
        if self.title is not None:
            self.title.append(text)

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag == "card" and self.title is not None:
            title = "".join(self.title).strip()
            if not title:
                raise IllegalDeck(f"{self.where}: a card without a title; OCTGN writes it between <card> and </card>")
            self.cards.append((self.parser.CurrentLineNumber, title, self.copies))
            self.title = None


def _read_octgn(text: str, file: str) -> Deck:
    """The affiliation and the objectives make the deck; the other cards are checked against the sets (R1.5)."""
    affiliations: list[str] = []
    sets: list[int] = []
    others: Counter[str] = Counter()
    types = {plain_name(f["title"]): f["type"] for f in facts()}
    for line, title, copies in _Octgn(file).read(text):
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
