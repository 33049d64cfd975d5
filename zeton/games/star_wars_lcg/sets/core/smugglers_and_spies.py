"""Smugglers and Spies cards, in collector order (set 15)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language.costs import DAMAGE_THIS
from zeton.games.star_wars_lcg.language.effects import deal_damage, move_damage, return_to_hand
from zeton.games.star_wars_lcg.language.filters import ENEMY, FRIENDLY, UNIT, printed_cost_at_most
from zeton.games.star_wars_lcg.language.script import Action, Reaction, script, target
from zeton.games.star_wars_lcg.language.subjects import SECOND_TARGET, TARGET
from zeton.games.star_wars_lcg.language.triggers import THIS_IS_DECLARED, YOU_REFRESH

CARDS = (
    # Set 15
    script(
        "questionable-contacts",
        Reaction(
            YOU_REFRESH,
            move_damage(1, TARGET, SECOND_TARGET),
            targets=(target(FRIENDLY & UNIT), target(ENEMY & UNIT)),
            cost=DAMAGE_THIS,
        ),
    ),
    script("han-solo", Reaction(THIS_IS_DECLARED, deal_damage(1), targets=target(ENEMY & UNIT))),
    script("swindled", Action(return_to_hand(), targets=target(UNIT & printed_cost_at_most(2)))),
)
