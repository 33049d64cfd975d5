"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("sound-the-alarm", Event(reroll_dice(SHOWING_DAMAGE & OPPONENTS_DIE, ANY_NUMBER, up_to=True))),)
