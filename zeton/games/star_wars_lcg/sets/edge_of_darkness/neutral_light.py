"""Neutral cards of the light side of Edge of Darkness, in collector order (sets 69–79)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 69
    script("wookiee-warrior", gains_icons(DAMAGED & THIS & UNIT, unit_damage=1, blast=1)),
    # Set 70
    script("bothan-spy", Reaction(THIS_ENTERS_PLAY, LOOK_AT_HAND)),
    # Set 75
    script("covert-sniper", Reaction(YOU_REFRESH, deal_damage(1), targets=target(COMMITTED & UNIT))),
    # Set 77
    script("alderaanian-artist", ForcedReaction(objective_destroyed("Alderaan's Promise"), sacrificed(THIS_CARD))),
    # Set 79
    script("opening-moves", changes(ENGAGED_FIRST, FRIENDLY & trait("Yavin 4") & OBJECTIVE), own_words=True),
    script("massassi-temple-lookout", gains_keyword(THIS & UNIT & while_so(FIRST_ENGAGEMENT), "Shielding")),
    script("proximity-mine", Action(deal_damage(2, each(ENEMY & ATTACKING & UNIT)), cost=SACRIFICE_THIS)),
    script("ion-cannon-barrage", Action(remove_shields(each(SHIELDED & (UNIT | OBJECTIVE)))), own_words=True),
)
