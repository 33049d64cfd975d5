"""Names as people type them: case, accents and the shape of quotation marks make no difference."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import TypeVar

from zeton.kernel.errors import LONGEST_NAME, unknown

T = TypeVar("T")

_MARKS = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "“": "", "”": "", '"': "", "–": "-", "—": "-", "‑": "-"})
_LETTERS = str.maketrans({"ł": "l", "Ł": "l", "đ": "d", "ø": "o"})


def plain_name(name: str) -> str:
    """The form of a name in which two spellings of it are equal."""
    decomposed = unicodedata.normalize("NFKD", name.translate(_MARKS).translate(_LETTERS))
    letters = "".join(c for c in decomposed if not unicodedata.combining(c))
    return " ".join(letters.casefold().split())


def find_name(what: str, name: object, known: Iterable[tuple[str, T]]) -> T:
    """What a name stands for; UnknownName, with the nearest names, if nothing has it."""
    pairs = list(known)
    if isinstance(name, str) and len(name) <= LONGEST_NAME:
        wanted = plain_name(name)
        for spelt, thing in pairs:
            if plain_name(spelt) == wanted:
                return thing
    raise unknown(what, name, (spelt for spelt, _ in pairs))


MOST_DIGITS = 9


def number_of(digits: str) -> int:
    """A whole number as people type it; with more digits than anything here has it is only very large."""
    return int(digits) if len(digits) <= MOST_DIGITS else 10**MOST_DIGITS
