"""Neutral cards of the dark side of Escape from Hoth, in collector order (set 68)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 68
    script(
        "endless-reserves",
        changes(FORCE_IN_EDGE_STACK, EVENT_CARD & IN_YOUR_EDGE_STACK & while_so(THIS_IS_UNDAMAGED)),
        own_words=True,
    ),
    script("vast-resources", Action(next_card_costs_less(1))),
)
