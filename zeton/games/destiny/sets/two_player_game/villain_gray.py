"""Gray villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("subjugate", Event(remove_dice(ANY_DIE))),)
