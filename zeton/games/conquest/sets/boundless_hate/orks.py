"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (script("ramshackle-trukk", health(THIS & while_so(OPPONENT_HAS_INITIATIVE), 4)),)
