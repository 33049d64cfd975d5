"""Scum and Villainy cards of Balance of the Force, in collector order (set 96)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

HIRED = (trait("Bounty Hunter") | trait("Mercenary")) & UNIT_CARD & CAN_ENTER_PLAY & IN_YOUR_HAND

CARDS = (
    # Set 96
    script(
        "mercenary-support",
        Action((choose(HIRED), put_into_play_for_the_phase(CHOSEN_CARD, DISCARDED_AT_THE_END)), cost=FOCUS_THIS),
    ),
    script("punishing-one", Reaction(YOUR_DEPLOYMENT_PHASE_BEGINS, MOVE_A_CAPTIVE)),
    # Each target is another player's, and there is one opponent (A57).
    script("a-price-on-their-heads", Action(capture(), targets=target(ENEMY & UNIT))),
)
