"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("force-push", PlayOn(colour(BLUE) & CHARACTER), Special(turn_dice(OPPONENTS_DIE, 2, up_to=True))),
    script("force-speed", PlayOn(colour(BLUE) & CHARACTER), Special(additional_actions(2))),
    script("rejuvenate", Event((spot(BLUE), heal(1, CHARACTER)))),
)
