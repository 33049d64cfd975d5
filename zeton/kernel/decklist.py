"""Decks as lists, the way deck sites print them: headings, and lines such as ``3x Promotion (Core Set)``.

A line with a number before it is an entry; one without is an entry, too, if it is the title of a card. Everything else is a
heading (``Army Units (24)``, ``Events:``, something underlined), a remark above the first entry, or a mistake. The first line
that is neither an entry nor a heading is the name of the deck.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import PurePath
from typing import NamedTuple

from zeton.kernel.deckfile import entry_of, line_of, numbered_lines
from zeton.kernel.errors import UnknownName

COUNTED = re.compile(r"\d+\s*(?:[x×]\s*|\s)(?=\S)", re.IGNORECASE)
BEHIND = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")
WITH_SET = re.compile(r"\d+\s*[x×]?\s+.+\s[(\[][^()\[\]]*[)\]]", re.IGNORECASE)
HEADING = re.compile(r".*[^\d\s].*(?::|[(\[]\d+[)\]]:?)")
UNDERLINE = re.compile(r"[-=¯_*#\s]+")


class Listed(NamedTuple):
    """A line of a list: how many of what."""

    line: int
    copies: int
    title: str


def is_list(text: str) -> bool:
    """Whether this is such a list: a heading with how many there are, an entry with its set, or an entry at the very top."""
    lines = [line.strip() for _, line in numbered_lines(text) if line.strip()]
    if not lines:
        return False
    return bool(COUNTED.match(lines[0])) or any(WITH_SET.fullmatch(line) or HEADING.fullmatch(line) for line in lines)


def read_list(text: str, file: str, find: Callable[[str], object], example: str) -> tuple[str, list[Listed]]:
    """The name of a list and its entries; ``find`` is an UnknownName for what is no card."""
    name, entries = "", []
    for number, given in numbered_lines(text):
        line = given.split("#", 1)[0].strip()
        if not line or UNDERLINE.fullmatch(line):
            continue
        if COUNTED.match(line):
            copies, title = entry_of(_spaced(line), line_of(file, number), example)
            entries.append(Listed(number, copies, _bare(title, find)))
        elif not name and not entries and not BEHIND.search(line) and not HEADING.fullmatch(line):
            name = line  # even if a card has the same name
        elif _is_title(line, find) or (entries and not HEADING.fullmatch(line)):
            entries.append(Listed(number, 1, _bare(line, find)))
    return name or PurePath(file).stem or "Deck", entries


def _spaced(line: str) -> str:
    """An entry with its number written one way."""
    match = COUNTED.match(line)
    assert match is not None
    copies = re.match(r"\d+", line)
    assert copies is not None
    return f"{copies[0]}x {line[match.end() :]}"


def _is_title(line: str, find: Callable[[str], object]) -> bool:
    return any(_known(part, find) for part in (line, BEHIND.sub("", line)))


def _known(title: str, find: Callable[[str], object]) -> bool:
    try:
        find(title)
    except UnknownName:
        return False
    return True


def _bare(title: str, find: Callable[[str], object]) -> str:
    """A title without the set behind it, unless it is printed so."""
    return title if _known(title, find) else BEHIND.sub("", title)


def write_list(name: str, sections: Iterable[tuple[str, list[tuple[str, str, int]]]]) -> str:
    """A list of a deck: its name, and for each section its heading and its titles, each with its set and how many there are."""
    lines = [" ".join(name.replace("#", " ").split()) or "Deck", ""]
    for heading, entries in sections:
        if entries:
            lines.append(f"{heading} ({sum(copies for _, _, copies in entries)})")
            lines += [f"{copies}x {title} ({of})" for title, of, copies in entries] + [""]
    return "\n".join(lines)


def write_octgn(game: str, sections: Iterable[tuple[str, list[tuple[str, str, int]]]]) -> str:
    """An .o8d file: for each section its name, and the ids, titles and numbers of its cards."""
    from xml.sax.saxutils import escape, quoteattr  # it brings mail and HTTP along, which a game does without

    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f"<deck game={quoteattr(game)}>"]
    for section, cards in sections:
        lines.append(f"  <section name={quoteattr(section)}>")
        lines += [f'    <card qty="{copies}" id={quoteattr(id_)}>{escape(title)}</card>' for id_, title, copies in cards]
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>", ""])
