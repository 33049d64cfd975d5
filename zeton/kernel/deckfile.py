"""Deck files, as far as games share them: lines such as ``2x Promotion``, and the .o8d files of OCTGN."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.parsers import expat

from zeton.kernel.errors import IllegalDeck, shown
from zeton.kernel.names import number_of

MOST_IN_A_LINE = 99
LONGEST_LINE = 500
ENTRY = re.compile(r"(?:(?P<copies>\d+)\s*[x×]\s+|(?P<tight>\d+)[x×](?=\d))?(?P<what>.+)", re.IGNORECASE)


def is_octgn(text: str, name: str) -> bool:
    """Whether this is an .o8d file; a file that is no text at all is refused."""
    if "\0" in text:
        raise IllegalDeck(f"{name} is no text file: write a deck as plain text, or give an .o8d file of OCTGN")
    return name.lower().endswith(".o8d") or text.lstrip("\ufeff \t\r\n").startswith("<")


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines of a text with their numbers, without empty ones and without what follows a ``#``."""
    lines = ((n, line.split("#", 1)[0].strip()) for n, line in numbered_lines(text))
    return [(n, line) for n, line in lines if line]


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """All lines of a text with their numbers; one that is longer than any entry is refused."""
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise IllegalDeck(f"line {number} has {len(line)} characters; a line of a deck has at most {LONGEST_LINE}")
        yield number, line


def entry_of(line: str, where: str, what: str, example: str) -> tuple[int, str]:
    """How many copies of which ``what`` (a set, a card) a line names."""
    match = ENTRY.fullmatch(line)
    assert match is not None, "an entry is never empty"
    copies = number_of(match["copies"] or match["tight"] or "1")
    if not 1 <= copies <= MOST_IN_A_LINE:
        raise IllegalDeck(f"{where}: {copies} copies of a {what}; a line has from 1 to {MOST_IN_A_LINE}, as in '{example}'")
    return copies, match["what"].strip()


class Octgn:
    """Collects the cards of an .o8d file: (line, title, how many). Document types are refused, so that nothing expands."""

    def __init__(self, file: str, game: str, title: str) -> None:
        self.file = file
        self.game = game  # OCTGN's id of the game
        self.game_title = title
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
        """The cards of the file, in their order."""
        encoded = re.sub(r"^(\s*<\?xml[^>]*?)\s+encoding=(\"[^\"]*\"|'[^']*')", r"\1", text.lstrip("\ufeff"))
        try:
            self.parser.Parse(encoded.encode("utf-8", "replace"), True)
        except expat.ExpatError as wrong:
            raise IllegalDeck(
                f"{self.file}, line {wrong.lineno}: not well-formed XML ({expat.ErrorString(wrong.code)}); "
                "save the deck from OCTGN again"
            ) from None
        return self.cards

    @property
    def where(self) -> str:
        """The line that is being read."""
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
        game = attributes.get("game", self.game)
        if game.lower() != self.game:
            raise IllegalDeck(f"{self.where}: a deck of another game ({game}); {self.game_title} is {self.game}")

    def quantity(self, given: str) -> int:
        if not given.isdecimal() or not 1 <= number_of(given) <= MOST_IN_A_LINE:
            raise IllegalDeck(f"{self.where}: qty={shown(given)}; it is a number from 1 to {MOST_IN_A_LINE}")
        return number_of(given)

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
