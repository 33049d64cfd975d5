"""Red hero cards, in collector order."""

from __future__ import annotations

CARDS = ()
