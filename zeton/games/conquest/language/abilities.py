"""Scripts: the words every game shares, actions of one phase, Battle abilities, and where the abilities of each type work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from zeton.games.conquest.rules import terms
from zeton.games.conquest.rules.abilities import place_of_payment
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import ATTACHMENTS, HAND, PLANETS, SUPPORTS, UNIT_ZONES
from zeton.kernel import script as shared
from zeton.kernel.ability import TO_EVENT, TO_FIRST, TO_PAID, Ability, Condition, Constant, Relation, Script
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
    target,
    targets_up_to,
    up_to,
)

__all__ = [
    "AT_ITS_PLANET",
    "AT_THAT_PLANET",
    "AT_THE_SAME_PLANET",
    "Action",
    "BattleAbility",
    "CombatAction",
    "DeployAction",
    "ForcedInterrupt",
    "ForcedReaction",
    "HeadquartersAction",
    "Interrupt",
    "Reaction",
    "another",
    "for_any_player",
    "related_to_payment",
    "target",
    "targets_up_to",
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
HEADQUARTERS_PHASE = Condition(
    "headquarters-phase", "R13.3", lambda t, seat, card, ability: t.phase == terms.HEADQUARTERS_PHASE
)
DEPLOY_PHASE = Condition("deploy-phase", "R13.3", lambda t, seat, card, ability: t.phase == terms.DEPLOY)


def _joined(phase: Condition, condition: Conditions) -> tuple[Condition, ...]:
    return (phase, *(condition if isinstance(condition, tuple) else (condition,)))


def CombatAction(effect: Effects, *, targets: Targets = (), cost: Costs = (), condition: Conditions = ()) -> Ability:
    """An action in the combat phase only (R13.3)."""
    return Action(effect, targets=targets, cost=cost, condition=_joined(COMBAT_PHASE, condition))


def DeployAction(effect: Effects, *, targets: Targets = (), cost: Costs = (), condition: Conditions = ()) -> Ability:
    """An action in the deploy phase only, as a deploy turn (R6.3, R13.3)."""
    return Action(effect, targets=targets, cost=cost, condition=_joined(DEPLOY_PHASE, condition))


def HeadquartersAction(effect: Effects, *, targets: Targets = (), cost: Costs = (), condition: Conditions = ()) -> Ability:
    """An action in the headquarters phase only (R13.3)."""
    return Action(effect, targets=targets, cost=cost, condition=_joined(HEADQUARTERS_PHASE, condition))


ANY_PLAYER = Condition("any-player", "R13.4", lambda t, seat, card, ability: True)


def for_any_player(ability: Ability) -> Ability:
    """An action that any player may use, whoever controls the card."""
    return replace(ability, anybody=True, conditions=(ANY_PLAYER, *ability.conditions))


def BattleAbility(effect: Effects, *, targets: Targets = (), condition: Conditions = ()) -> Ability:
    """What the winner of a battle at this planet may do (R9.22)."""
    conditions = condition if isinstance(condition, tuple) else (condition,)
    return replace(shared.ability("battle", effect, targets=targets), conditions=conditions)


def related_to_payment(key: str, test: Callable[[ConquestTable, int, int], bool]) -> Relation:
    """A target must fit the card a cost was paid with: ``test(table, card, paid)``. Its word is ``filter-<key>``."""
    return Relation(key, TO_PAID, test)


AT_THAT_PLANET = Relation("at-that-planet", TO_EVENT, lambda t, card, event: 0 < event.amount == t.location(card))
"""Where the answered event was (its ``amount``); in an HQ there is none (R3.11)."""


def _at_one_planet(table: ConquestTable, card: int, first: int) -> bool:
    return 0 < table.location(card) == table.location(first)


AT_THE_SAME_PLANET = Relation("at-the-same-planet", TO_FIRST, _at_one_planet)
"""Where the first target is."""


def _at_its_planet(table: ConquestTable, card: int, paid: int) -> bool:
    return card != paid and 0 < table.location(card) == place_of_payment(table, paid)


AT_ITS_PLANET = Relation("at-its-planet", TO_PAID, _at_its_planet)
"""Another card where the one is that the cost was paid with."""


def _unless_blank(constant: Constant) -> Constant:
    applies = constant.applies
    return replace(constant, applies=lambda t, c, s: applies(t, c, s) and not t.is_blank(s))


def bind(given: Script, card_type: str) -> Script:
    """The script of a card of this type, working where such cards work; a unit's constants only while its text is not blank."""
    bound = shared.bind(given, card_type, PLACES, terms.EVENT, "R15.3")
    if card_type not in (terms.WARLORD, terms.ARMY):
        return bound
    return replace(bound, constants=tuple(_unless_blank(c) for c in bound.constants))
