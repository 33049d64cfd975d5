"""Ids of what is kept."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """An id nobody can guess: what is not listed is found by its link only."""
    return secrets.token_urlsafe(12)
