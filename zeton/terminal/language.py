"""The language of the terminal: that of its user, where everything can be said in it."""

from __future__ import annotations

import os

from zeton.kernel.words import languages

FIRST = "en"  # the language messages are written in first
SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says which language its user reads, the most telling first."""


def own_language() -> str:
    """The language the environment asks for (``pl_PL.UTF-8`` is ``pl``), if there are words in it."""
    wanted = next((value for name in SETTINGS if (value := os.environ.get(name))), "")
    tag = wanted[:2].lower()
    return tag if tag in languages() else FIRST
