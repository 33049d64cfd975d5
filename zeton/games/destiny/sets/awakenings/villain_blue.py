"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("darth-vader-awakenings", AfterMay(ACTIVATE_THIS, OPPONENT_DISCARDS)),
    script("intimidate-awakenings", Event(remove_shields(ANY_NUMBER, SHIELDED & CHARACTER))),
    script("isolation-awakenings", Event((spot(BLUE), remove_dice(CHARACTER_DIE)))),
)
