"""Gray villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("doubt-spirit-of-rebellion", Event((reroll_dice(OPPONENTS_DIE), THEN, resolve_or_remove(by_opponent=True)))),)
