"""Gray villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("infantry-grenades", Special((deal_damage_to_each(2, OPPONENTS_CHARACTER), discard_cards(THIS_IN_PLAY)))),
    script("speeder-bike-scout", Special((remove_dice(ANY_DIE), additional_actions(1)))),
    script("nowhere-to-run", Event(turn_dice(showing(BLANK) & YOUR_DIE, ANY_NUMBER))),
)
