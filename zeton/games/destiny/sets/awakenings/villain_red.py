"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("tactical-mastery-awakenings", Event((spot(RED), additional_actions(2)))),)
