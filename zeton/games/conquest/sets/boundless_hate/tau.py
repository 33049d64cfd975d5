"""Tau cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script(
        "exploratory-drone",
        Reaction(is_deployed_here(~TAU & UNIT), (choose(PLANET & ADJACENT), move(THIS_CARD, CHOSEN_PLANET))),
    ),
)
