"""Imperial Navy cards of A Dark Time, in collector order (set 51)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

ATTACKING_WHAT_IS_DAMAGED = THIS & UNIT & while_so(if_this_attacks(DAMAGED & OBJECTIVE))

CARDS = (
    # Set 51
    script(
        "a-dark-time-for-the-rebellion",
        # The opponent chooses, but it is this card's damage: shields work against it (A43, A87).
        Reaction(YOU_REFRESH, (opponent_chooses(ENEMY & (UNIT | OBJECTIVE)), deal_damage(1, CHOSEN_CARD))),
    ),
    script("colonel-starck", gains_icons(ATTACKING_WHAT_IS_DAMAGED, unit_damage=2, blast=2)),
    script("mtv-7", gains_icons(ATTACKING_WHAT_IS_DAMAGED, blast=1)),
    script(
        "heavy-fire",
        Action(
            choose_one(gain_icons_until_end_of(PHASE, unit_damage=1), gain_icons_until_end_of(PHASE, blast=1)),
            targets=target(FRIENDLY & UNIT),
        ),
        own_words=True,
    ),
)
