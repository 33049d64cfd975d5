"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("logistics-awakenings", Event((spot(RED), resolve_die(showing(RESOURCE) & YOUR_DIE, 1)))),)
