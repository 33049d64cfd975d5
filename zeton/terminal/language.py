"""The language of the terminal: that of its user, where everything can be said in it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

from zeton.kernel.errors import FIRST_LANGUAGE
from zeton.kernel.words import languages

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says which language its user reads, the most telling first."""

SWITCH = "--language"


def own_language(typed: Sequence[str] = ()) -> str:
    """The language that is typed (``--language pl``) or that the environment asks for (``pl_PL.UTF-8``), if it has words."""
    if (asked := _asked_for(typed)) in languages():
        return asked
    wanted = next((value for name in SETTINGS if (value := os.environ.get(name))), "")
    tag = wanted[:2].lower()
    return tag if tag in languages() else FIRST_LANGUAGE


def _asked_for(typed: Sequence[str]) -> str:
    """What is typed after the switch, or behind its equals sign."""
    words = " ".join(typed).replace(f"{SWITCH}=", f"{SWITCH} ").split()
    return next((after for word, after in pairwise(words) if word == SWITCH), "")
