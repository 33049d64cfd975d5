"""What people write for others to read: names and chat. Nothing in it is invisible, turns the line around or overflows it."""

from __future__ import annotations

import re
import unicodedata

from zeton.server.errors import Refused

JOINERS = "\u200c\u200d"  # they belong to the writing of some languages, and to many pictures
MOST_MARKS = 3  # on one letter: more of them grow over the lines above and below
ACCENTS = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_TOWER = re.compile(f"({ACCENTS}{{{MOST_MARKS}}}){ACCENTS}+")
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters without ink


def name_of(text: str) -> str:
    """A name as it is shown to others; refused, if there is nothing to see, or something that cannot be seen."""
    found = " ".join(unicodedata.normalize("NFC", text).split())
    if not _shows_something(found) or found != _readable(found, kept=""):
        raise Refused("impossible", "unreadable-name")
    return found


def chat_of(text: str) -> str:
    """A message as it is shown to others, without what cannot be seen; refused, if nothing is left of it."""
    found = _readable(unicodedata.normalize("NFC", text), kept="\n" + JOINERS).strip()
    if not _shows_something(found):
        raise Refused("impossible", "nothing-said")
    return re.sub(r"\n{3,}", "\n\n", found)


def _readable(text: str, kept: str) -> str:
    """Without control characters, without those that change the direction or have no width, without towers of accents."""
    seen = "".join(sign for sign in text if sign in kept or unicodedata.category(sign) not in UNSEEN)
    return _TOWER.sub(r"\1", seen)


def _shows_something(text: str) -> bool:
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANK for sign in text)
