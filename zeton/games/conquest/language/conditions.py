"""When an ability may not be used: limits and restrictions, each with the rule it stands for."""

from __future__ import annotations

from zeton.games.conquest.rules.abilities import ON_BOTH_SIDES as BOTH_SIDES
from zeton.games.conquest.rules.attack import ONCE_PER_ATTACK as PER_ATTACK
from zeton.games.conquest.rules.terms import COMBAT, HAND
from zeton.kernel.ability import Condition
from zeton.kernel.amount import Measure
from zeton.kernel.conditions import not_played, not_used

__all__ = [
    "CARDS_IN_HAND",
    "DURING_A_BATTLE",
    "DURING_THE_COMBAT_PHASE",
    "MAX_ONE_PER_ROUND",
    "ONCE_PER_ATTACK",
    "ONCE_PER_PHASE",
    "ON_BOTH_SIDES",
    "OPPONENT_HAS_INITIATIVE",
    "RESOURCES",
]


ONCE_PER_PHASE = Condition("once-per-phase", "R17.1", not_used)
"""For a card in play: each copy once per phase."""

ONCE_PER_ATTACK = Condition(PER_ATTACK, "R17.1", not_used)
"""For a unit: once for each of its attacks."""

MAX_ONE_PER_ROUND = Condition("max-one-per-round", "R17.2", not_played)
"""For an event: each player one of this title per round, cancelled or not."""

DURING_A_BATTLE = Condition("during-a-battle", "R15.9", lambda t, seat, card, ability: t.battle > 0)

DURING_THE_COMBAT_PHASE = Condition("during-the-combat-phase", "R15.9", lambda t, seat, card, ability: t.phase == COMBAT)
"""Of an interrupt or a reaction; an action is a ``CombatAction``."""

ON_BOTH_SIDES = Condition(BOTH_SIDES, "R12.4", lambda t, seat, card, ability: True)
"""Of a warlord: the bloodied side has this ability too."""

OPPONENT_HAS_INITIATIVE = Condition("opponent-has-initiative", "R5.3", lambda t, seat, card, ability: t.first_seat() != seat)
"""In a battle the initiative of that battle counts (A49). Of a constant: ``while_so(OPPONENT_HAS_INITIATIVE)``."""

CARDS_IN_HAND = Measure("cards-in-hand", lambda table, seat: len(table.pile(HAND, seat)))
RESOURCES = Measure("resources", lambda table, seat: table.resources[seat])
"""What both players have, more or less of it: ``if_opponent_has_more(RESOURCES)``."""
