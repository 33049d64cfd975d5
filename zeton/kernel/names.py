"""Names as people type them: case, accents, hyphens and the shape of quotation marks make no difference."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

from zeton.kernel.errors import LONGEST_NAME, UnknownName, shown, unknown

T = TypeVar("T")

NOTHING: Mapping[str, Iterable[str]] = MappingProxyType({})

_QUOTES = dict.fromkeys('“”„«»"', "")
_MARKS = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "-": " ", "–": " ", "—": " ", "‑": " ", **_QUOTES})
_LETTERS = str.maketrans({"ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ø": "o", "Ø": "o"})


@lru_cache(maxsize=4096)
def plain_name(name: str) -> str:
    """The form of a name in which two spellings of it are equal."""
    decomposed = unicodedata.normalize("NFKD", name.translate(_MARKS).translate(_LETTERS))
    letters = "".join(c for c in decomposed if not unicodedata.combining(c))
    return " ".join(letters.casefold().split())


def find_name(what: str, name: object, known: Iterable[tuple[str, T]], others: Mapping[str, Iterable[str]] = NOTHING) -> T:
    """What a name stands for, in English or as it is called in ``others``: names in other languages, by the English one.

    UnknownName, with the nearest names, if nothing has it, and with all that have it if there are several in other languages.
    """
    pairs = list(known)
    if isinstance(name, str) and len(name) <= LONGEST_NAME:
        wanted = plain_name(name)
        for spelt, thing in pairs:
            if plain_name(spelt) == wanted:
                return thing
        meant = {spelt: thing for spelt, thing in reversed(pairs) if wanted in map(plain_name, others.get(spelt, ()))}
        if len(meant) > 1:
            raise UnknownName("several-names", name=shown(name), names=tuple(sorted(meant)))
        for thing in meant.values():
            return thing
    names = [spelt for spelt, _ in pairs]
    raise unknown(what, name, names, (called for spelt in names for called in others.get(spelt, ())))


MOST_DIGITS = 9


def number_of(digits: str) -> int:
    """A whole number as people type it; with more digits than anything here has it is only very large."""
    return int(digits) if len(digits) <= MOST_DIGITS else 10**MOST_DIGITS
