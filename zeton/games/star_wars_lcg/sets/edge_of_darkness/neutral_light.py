"""Neutral cards of the light side of Edge of Darkness, in collector order (sets 69–79)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

WEAPON = trait("Weapon") & ENHANCEMENT_CARD

CARDS = (
    # Set 69
    script("wookiee-warrior", gains_icons(DAMAGED & THIS & UNIT, unit_damage=1, blast=1)),
    # Set 70
    script("bothan-spy", Reaction(THIS_ENTERS_PLAY, LOOK_AT_HAND)),
    # Set 73
    script("security-control-center", Reaction(enters_play(UNIT), place_shield(THAT_CARD))),
    # Set 74
    script("undercover-operative", costs_nothing(if_there_is_no(ENEMY & READY & OBJECTIVE))),
    # Set 75
    script("covert-sniper", Reaction(YOU_REFRESH, deal_damage(1), targets=target(COMMITTED & UNIT))),
    # Set 77
    script("alderaanian-artist", ForcedReaction(objective_destroyed("Alderaan's Promise"), sacrificed(THIS_CARD))),
    # Set 78
    script("to-arms", first_each_turn_costs_less(WEAPON, 2)),
    script("sullustan-weapon-tech", Reaction(you_play(WEAPON), draw(1))),
    script(
        "hans-heavy-blaster-pistol",
        gains_icons(ENHANCED, unit_damage=1, blast=1),
        gains_edge(ENHANCED & titled("Han Solo"), 1),
    ),
    script(
        "chewbaccas-bowcaster",
        gains_icons(ENHANCED, unit_damage=1, blast=1),
        strikes_from_outside(ENHANCED & titled("Chewbacca")),
    ),
    script("hidden-cache", Action(search_deck_for(WEAPON))),
    # Set 79
    script("opening-moves", changes(ENGAGED_FIRST, FRIENDLY & trait("Yavin 4") & OBJECTIVE), own_words=True),
    script("massassi-temple-lookout", gains_keyword(THIS & UNIT & while_so(FIRST_ENGAGEMENT), "Shielding")),
    script("proximity-mine", Action(deal_damage(2, each(ENEMY & ATTACKING & UNIT)), cost=SACRIFICE_THIS)),
    script("ion-cannon-barrage", Action(remove_shields(each(SHIELDED & (UNIT | OBJECTIVE)))), own_words=True),
)
