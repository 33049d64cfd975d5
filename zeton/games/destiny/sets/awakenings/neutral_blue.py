"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("use-the-force-awakenings", Event((spot(BLUE), turn_dice(ANY_DIE)))),)
