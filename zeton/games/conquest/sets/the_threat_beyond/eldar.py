"""Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("mighty-wraithknight", Reaction(THIS_ENTERS_PLAY, exhaust(each(~trait("Spirit") & UNIT & AT_THIS_PLANET)))),
    script("seers-exodus", Action(move_one_or_more(YOUR & UNIT & at_a_planet_with(OWN_WARLORD), YOUR_HQ))),
    script("slumbering-gardens", Interrupt(an_effect_would_move(YOUR & UNIT), CANCEL, cost=EXHAUST_THIS)),
)
