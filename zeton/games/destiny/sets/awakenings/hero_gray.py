"""Gray hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("rey-s-staff", Special(remove_dice(SHOWING_DAMAGE & ANY_DIE))),
    script(
        "daring-escape",
        Event((reroll_dice(OPPONENTS_DIE, ANY_NUMBER, up_to=True), THEN, remove_each(showing(BLANK) & OPPONENTS_DIE))),
    ),
)
