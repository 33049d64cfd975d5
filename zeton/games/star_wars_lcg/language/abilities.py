"""Scripts: the words every game shares, fate cards, and where the abilities of each type of card work."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules import terms
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


def Fate(effect: Effects, *, targets: Targets = ()) -> Ability:
    """What a fate card does when it is revealed in an edge stack (R7.7)."""
    return shared.ability("fate", effect, targets=targets)


def bind(given: Script, card_type: str) -> Script:
    """The script of a card of this type, working where such cards work."""
    return shared.bind(given, card_type, PLACES, terms.EVENT, "R12.2")
