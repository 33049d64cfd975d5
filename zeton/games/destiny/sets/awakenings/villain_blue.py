"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("intimidate-awakenings", Event(remove_shields(ANY_NUMBER, SHIELDED & CHARACTER))),)
