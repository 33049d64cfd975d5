"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("general-veers", Action(turn_dice(YOUR & SUPPORT_DIE), cost=REMOVE_THIS_DIE)),
    script("at-st", Special(discard_cards(SUPPORT))),
    script("tactical-mastery-awakenings", Event((spot(RED), additional_actions(2)))),
    script("drudge-work", Action(gain(1), cost=(EXHAUST_THIS, exhaust_a(YOUR_CHARACTER)))),
    script("personal-escort", changes(GUARDIAN, attached, key="gives-keyword", keyword=GUARDIAN)),
)
