"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("dt-29-heavy-blaster-pistol", Special(remove_dice(SHOWING_COST & OPPONENTS_DIE))),
    script(
        "sustained-fire",
        Event(remove_shields_from_each(ANY_NUMBER, OPPONENTS_CHARACTER), condition=if_your_dice_show(RANGED, 2)),
    ),
    script(
        "trench-warfare",
        Event(turn_dice(OPPONENTS_DIE, ANY_NUMBER, up_to=True, to=(SHIELD,)), condition=if_your_dice_show(SHIELD)),
    ),
    script(
        "we-have-them-now",
        Event(turn_dice(YOUR_DIE, 4, up_to=True, to=DAMAGE_SYMBOLS), condition=CONTROL_BATTLEFIELD),
        own_words=True,
    ),
)
