"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (script("lucky-warpaint", gains_trait(ATTACHED, "Blue"), immune(ATTACHED, "enemy events")),)
