"""Imperial Navy cards of The Search for Skywalker, in collector order (set 46)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 46
    script("deploy-the-fleet", Action(next_capital_ship_costs_less(1), cost=DAMAGE_THIS)),
    script("death-squadron-star-destroyer", changes(NOT_BY_ENEMY_EVENTS, THIS & UNIT, key="not-by-enemy-events")),
    script("death-squadron-command", Reaction(OBJECTIVE_DESTROYED, remove_focus(1, THIS_CARD))),
    script("admirals-orders", Action(next_capital_ship_costs_less(2))),
)
