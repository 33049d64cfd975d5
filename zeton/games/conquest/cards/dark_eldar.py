"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.kernel.ability import Script

CARDS: tuple[Script, ...] = ()
