"""Neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (script("calamity", HeadquartersAction(return_to_hand(each(ARMY_UNIT & printed_cost_at_most(2))))),)
