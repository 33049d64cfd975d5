"""Scripts: the words every game shares, actions of one phase, Battle abilities, and where the abilities of each type work."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from zeton.games.conquest.rules import terms
from zeton.games.conquest.rules.abilities import FurtherTarget, RelatedTarget, TargetOfEvent
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import ATTACHMENTS, HAND, PLANETS, SUPPORTS, UNIT_ZONES
from zeton.kernel import script as shared
from zeton.kernel.ability import Ability, Condition, Constant, Script, Target
from zeton.kernel.filter import Filter
from zeton.kernel.script import (
    Action,
    Conditions,
    Costs,
    Effects,
    ForcedInterrupt,
    ForcedReaction,
    Interrupt,
    Reaction,
    Targets,
    another,
    script,
    target,
    targets_up_to,
    then,
    up_to,
)

__all__ = [
    "Action",
    "BattleAbility",
    "CombatAction",
    "DeployAction",
    "ForcedInterrupt",
    "ForcedReaction",
    "Interrupt",
    "Reaction",
    "another",
    "bind",
    "script",
    "target",
    "target_at_that_planet",
    "target_at_the_same_planet",
    "target_related_to_cost",
    "targets_up_to",
    "targets_up_to_at_one_planet",
    "then",
    "up_to",
]

PLACES = {
    terms.WARLORD: UNIT_ZONES,
    terms.ARMY: UNIT_ZONES,
    terms.TOKEN: UNIT_ZONES,
    terms.SUPPORT: (SUPPORTS,),
    terms.ATTACHMENT: (ATTACHMENTS,),
    terms.EVENT: (HAND,),
    terms.PLANET: (PLANETS,),
}
"""Where a card of each type is when its abilities work, unless the ability says otherwise (R3.3, R13.6)."""

COMBAT_PHASE = Condition("combat-phase", "R13.3", lambda t, seat, card, ability: t.phase == terms.COMBAT)
DEPLOY_PHASE = Condition("deploy-phase", "R13.3", lambda t, seat, card, ability: t.phase == terms.DEPLOY)


def _joined(phase: Condition, condition: Conditions) -> tuple[Condition, ...]:
    return (phase, *(condition if isinstance(condition, tuple) else (condition,)))


def CombatAction(effect: Effects, *, targets: Targets = (), cost: Costs = (), condition: Conditions = ()) -> Ability:
    """An action in the combat phase only (R13.3)."""
    return Action(effect, targets=targets, cost=cost, condition=_joined(COMBAT_PHASE, condition))


def DeployAction(effect: Effects, *, targets: Targets = (), cost: Costs = (), condition: Conditions = ()) -> Ability:
    """An action in the deploy phase only, as a deploy turn (R6.3, R13.3)."""
    return Action(effect, targets=targets, cost=cost, condition=_joined(DEPLOY_PHASE, condition))


def BattleAbility(effect: Effects, *, targets: Targets = (), condition: Conditions = ()) -> Ability:
    """What the winner of a battle at this planet may do (R9.22)."""
    conditions = condition if isinstance(condition, tuple) else (condition,)
    return replace(shared.ability("battle", effect, targets=targets), conditions=conditions)


def target_related_to_cost(which: Filter, related: Any, *, key: str = "target") -> RelatedTarget:
    """A target that must fit the card a cost was paid with: ``related(table, card, paid)``."""
    return RelatedTarget(key, which, related=related)


def target_at_that_planet(which: Filter) -> TargetOfEvent:
    """A target at the planet where the answered event was (its ``amount``); in an HQ there is none (R3.11)."""
    return TargetOfEvent("target", which, related=lambda t, card, event: 0 < event.amount == t.location(card))


def _at_one_planet(table: ConquestTable, card: int, first: int) -> bool:
    return 0 < table.location(card) == table.location(first)


def target_at_the_same_planet(which: Filter) -> FurtherTarget:
    """Another target at the planet of the first one."""
    return FurtherTarget("another", which, related=_at_one_planet)


def targets_up_to_at_one_planet(number: int, which: Filter) -> tuple[Target, ...]:
    """Different targets of this kind, up to so many, all at one planet."""
    further = FurtherTarget("up-to", which, optional=True, related=_at_one_planet)
    return (target(which), *(further,) * (number - 1))


def _unless_blank(constant: Constant) -> Constant:
    applies = constant.applies
    return replace(constant, applies=lambda t, c, s: applies(t, c, s) and not t.is_blank(s))


def bind(given: Script, card_type: str) -> Script:
    """The script of a card of this type, working where such cards work; a unit's constants only while its text is not blank."""
    bound = shared.bind(given, card_type, PLACES, terms.EVENT)
    if card_type not in (terms.WARLORD, terms.ARMY):
        return bound
    return replace(bound, constants=tuple(_unless_blank(c) for c in bound.constants))
