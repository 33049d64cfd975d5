"""Deck files, as far as games share them: lines such as ``2x Promotion``, and the .o8d files of OCTGN."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.parsers import expat

from zeton.kernel.errors import IllegalDeck, Message, shown
from zeton.kernel.names import number_of

MOST_IN_A_LINE = 99
LONGEST_LINE = 500
ENTRY = re.compile(r"(?:(?P<copies>\d+)\s*[x×]\s+|(?P<tight>\d+)[x×](?=\d))?(?P<what>.+)", re.IGNORECASE)


def is_octgn(text: str, name: str) -> bool:
    """Whether this is an .o8d file; a file that is no text at all is refused."""
    if "\0" in text:
        raise IllegalDeck("no-text-file-or-octgn", file=name)
    return name.lower().endswith(".o8d") or text.lstrip("\ufeff \t\r\n").startswith("<")


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines of a text with their numbers, without empty ones and without what follows a ``#``."""
    lines = ((n, line.split("#", 1)[0].strip()) for n, line in numbered_lines(text))
    return [(n, line) for n, line in lines if line]


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """All lines of a text with their numbers; one that is longer than any entry is refused."""
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise IllegalDeck("long-line", line=number, length=len(line), most=LONGEST_LINE)
        yield number, line


def line_of(file: str, number: int) -> Message:
    """Where something stands in a file, for an error."""
    return Message("line", file=file, number=number)


def entry_of(line: str, where: Message, example: str) -> tuple[int, str]:
    """How many copies of what (a set, a card) a line names."""
    match = ENTRY.fullmatch(line)
    assert match is not None, "an entry is never empty"
    copies = number_of(match["copies"] or match["tight"] or "1")
    if not 1 <= copies <= MOST_IN_A_LINE:
        raise IllegalDeck("at", where=where, why=Message("copies", given=copies, most=MOST_IN_A_LINE, example=example))
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
            raise IllegalDeck("at", where=line_of(self.file, wrong.lineno), why=Message("no-xml")) from None
        return self.cards

    def wrong(self, key: str, **told: Any) -> IllegalDeck:
        """An error in the line that is being read."""
        return IllegalDeck("at", where=line_of(self.file, self.parser.CurrentLineNumber), why=Message(key, **told))

    def refuse_doctype(self, *_: object) -> None:
        raise self.wrong("octgn-doctype")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth == 1:
            self.check_root(tag, attributes)
        if tag == "card":
            self.title = []
            self.copies = self.quantity(attributes.get("qty", ""))

    def check_root(self, tag: str, attributes: dict[str, str]) -> None:
        if tag != "deck":
            raise self.wrong("octgn-root", given=f"<{tag}>", wanted="<deck>")
        game = attributes.get("game", self.game)
        if game.lower() != self.game:
            raise self.wrong("octgn-game", given=game, game=self.game_title, wanted=self.game)

    def quantity(self, given: str) -> int:
        if not given.isdecimal() or not 1 <= number_of(given) <= MOST_IN_A_LINE:
            raise self.wrong("entry-number", name="qty", least=1, most=MOST_IN_A_LINE, given=shown(given))
        return number_of(given)

    def characters(self, text: str) -> None:
        if self.title is not None:
            self.title.append(text)

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag == "card" and self.title is not None:
            title = "".join(self.title).strip()
            if not title:
                raise self.wrong("octgn-title", begin="<card>", end="</card>")
            self.cards.append((self.parser.CurrentLineNumber, title, self.copies))
            self.title = None
