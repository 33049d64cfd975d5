"""Rebel Alliance cards of Escape from Hoth, in collector order (set 65)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 65
    script(
        "evacuation-procedure",
        Reaction(
            OPPONENTS_TURN_BEGINS,
            remove_focus(0),
            targets=target(ENHANCEMENT | HOTH & OBJECTIVE),
            cost=sacrifice(FRIENDLY & UNIT),
        ),
    ),
    script("han-solo-65", Interrupt(THIS_LEAVES_PLAY, search_deck_for(affiliation("Rebel Alliance")))),
    script("toryn-farr", Interrupt(THIS_LEAVES_PLAY, place_focus(1), targets=target(ENEMY & ENHANCEMENT))),
    script("bright-hope", Reaction(FRIENDLY_UNIT_LEFT_PLAY, remove_a_token(THIS_CARD))),
    script(
        "buried-outpost",
        ForcedReaction(
            THIS_ENTERS_PLAY,
            choose_one((choose(FRIENDLY & UNIT), sacrificed(CHOSEN_CARD)), place_focus(1, THIS_CARD)),
        ),
        own_words=True,
    ),
)
