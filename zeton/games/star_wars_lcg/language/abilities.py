"""Scripts: the words every game shares, fate cards, and where the abilities of each type of card work."""

from __future__ import annotations

from dataclasses import replace

from zeton.games.star_wars_lcg.language.effects.tokens import DAMAGING
from zeton.games.star_wars_lcg.rules import terms
from zeton.games.star_wars_lcg.rules.kinds import CAN_BE_DAMAGED
from zeton.games.star_wars_lcg.rules.terms import EDGE_STACK, ENHANCEMENTS, HAND, OBJECTIVES, UNITS
from zeton.kernel import script as shared
from zeton.kernel.ability import Ability, Script
from zeton.kernel.script import (
    Action,
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
from zeton.kernel.subject import SECOND_TARGET, TARGET, TARGETS

__all__ = [
    "Action",
    "Fate",
    "ForcedInterrupt",
    "ForcedReaction",
    "Interrupt",
    "Reaction",
    "another",
    "target",
    "targets_up_to",
    "up_to",
]

PLACES = {
    terms.UNIT: (UNITS,),
    terms.ENHANCEMENT: (ENHANCEMENTS,),
    terms.OBJECTIVE: (OBJECTIVES,),
    terms.EVENT: (HAND,),
    terms.FATE: (EDGE_STACK,),
}
"""Where a card of each type is when its abilities work, unless the ability says otherwise (R12.3, R12.17)."""


CHOSEN_BEFORE = (TARGET, SECOND_TARGET, TARGETS)


def Fate(effect: Effects, *, targets: Targets = ()) -> Ability:
    """What a fate card does when it is revealed in an edge stack (R7.7)."""
    return shared.ability("fate", effect, targets=targets)


def bind(given: Script, card_type: str) -> Script:
    """The script of a card of this type, working where such cards work."""
    bound = shared.bind(given, card_type, PLACES, terms.EVENT, "R12.2")
    return replace(bound, abilities=tuple(map(_damaging_only_what_can_be_damaged, bound.abilities)))


def _damaging_only_what_can_be_damaged(ability: Ability) -> Ability:
    """What cannot be damaged cannot be targeted to take damage (A114), unless that only follows from something else."""
    damaged = {effect.args["to"] for effect in ability.effects if effect.key in DAMAGING and not effect.then}
    if damaged.isdisjoint(CHOSEN_BEFORE):
        return ability
    allowed = {id(t.filter): t.filter.as_far_as(CAN_BE_DAMAGED) for t in ability.targets}
    first = 1 if damaged == {SECOND_TARGET} else 0
    last = 1 if damaged == {TARGET} else len(ability.targets)
    targets = tuple(replace(target, filter=allowed[id(target.filter)]) for target in ability.targets[first:last])
    return replace(ability, targets=(*ability.targets[:first], *targets, *ability.targets[last:]))
