"""Ids of what is kept."""

from __future__ import annotations

import secrets
from string import ascii_letters


def new_id() -> str:
    """An id nobody can guess: what is not listed is found by its link only.

    It begins with a letter; with a dash it would be an option on a command line.
    """
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(12)[1:]
