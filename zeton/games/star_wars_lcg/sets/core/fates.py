"""What the fate cards do, on either side (R7.7): the three titles both sides have."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.damage import deal
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle


def _damage_engaged_objective_if_attacking(use: UseAbility, table: StarWarsTable) -> None:
    """The dial is no objective, and no card's effect damages it (A65)."""
    if use.seat == table.active:
        deal(table, use.card, use.seat, [(objective, 1) for objective in ENGAGED_OBJECTIVE.cards(use, table)])


def _cancel_edge_battle(use: UseAbility, table: StarWarsTable) -> None:
    battle = use.occasion(table)
    assert isinstance(battle, EdgeBattle)
    battle.restarted = True


HEAT_OF_BATTLE = Fate(deal_damage(1), targets=target(ENEMY & PARTICIPATING & UNIT))
TARGET_OF_OPPORTUNITY = Fate(own(_damage_engaged_objective_if_attacking))
TWIST_OF_FATE = Fate(own(_cancel_edge_battle))
