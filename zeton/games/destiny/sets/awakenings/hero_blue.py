"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("defensive-stance-awakenings", Event(give_shields(2))),)
