"""Scum and Villainy cards, in collector order (set 33)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

NON_UNIT = OBJECTIVE | ENHANCEMENT | AFFILIATION_CARD

CARDS = (
    # Set 33
    script("the-bespin-exchange", Reaction(YOU_CAPTURE_AN_ENEMY_UNIT, remove_focus(1), targets=target(OBJECTIVE))),
    # Only light side cards can be captured (R16.1), and only what is still in play (A75).
    script("boba-fett", Reaction(this_damages(ENEMY & CHARACTER & UNIT), capture(THAT_CARD))),
    script(
        "outer-rim-hunter",
        Reaction(THIS_IS_DECLARED_AS_ATTACKER, (opponent_chooses(ENEMY & OBJECTIVE), deal_damage(1, CHOSEN_CARD))),
    ),
    script("mandalorian-armor", capacity(ENHANCED, 3), gains_keyword(ENHANCED & titled("Boba Fett"), "Targeted Strike")),
    script(
        "bounty-collection",
        Reaction(YOU_CAPTURE_AN_ENEMY_UNIT, remove_focus(1, TARGETS), targets=up_to(3, EXHAUSTED & FRIENDLY & NON_UNIT)),
    ),
)
