"""Imperial Navy cards of The Battle of Hoth, in collector order (set 63)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 63
    script(
        "at-at",
        Reaction(
            THIS_IS_FOCUSED_TO_STRIKE,
            (INSTEAD_OF_ICONS, discard_from_play()),
            targets=target(~LIMITED & ENHANCEMENT),
        ),
    ),
    script("at-at-assault-formation", Interrupt(THIS_IS_ABOUT_TO_BE_FOCUSED, deal_damage(1, each(ENEMY & HOTH & OBJECTIVE)))),
    script(
        "orbital-resupply-station",
        changes_cost(FRIENDLY & affiliation("Imperial Navy") & VEHICLE & UNIT_CARD & printed_cost_at_least(4), -1),
    ),
)
