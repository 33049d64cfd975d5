"""Which cards: ``FRIENDLY & UNIT & ~VEHICLE``. Everything is judged from the card it is printed on."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules import entering, terms
from zeton.games.star_wars_lcg.rules.control import you
from zeton.games.star_wars_lcg.rules.kinds import (
    AFFILIATION_CARD,
    CAN_BE_DAMAGED,
    CARD_IN_PLAY,
    ENEMY,
    ENHANCEMENT,
    FRIENDLY,
    NO_ENHANCEMENTS,
    OBJECTIVE,
    UNIT,
    affiliation,
    trait,
)
from zeton.games.star_wars_lcg.rules.leaving import captives
from zeton.games.star_wars_lcg.rules.terms import ATTACKER, DECK, DISCARD, EDGE_STACK, ENHANCEMENTS, HAND
from zeton.kernel.ability import holds
from zeton.kernel.filter import Filter

__all__ = [
    "AFFILIATION_CARD",
    "ATTACKING",
    "ATTACKING_ALONE",
    "CAN_BE_DAMAGED",
    "CAN_ENTER_PLAY",
    "CAPTURED_CARD",
    "CARD_IN_PLAY",
    "CHARACTER",
    "COMMITTED",
    "COUNTED_OBJECTIVE",
    "CREATURE",
    "DAMAGED",
    "DROID",
    "ENEMY",
    "ENGAGED",
    "ENHANCED",
    "ENHANCEMENT",
    "ENHANCEMENT_CARD",
    "EVENT_CARD",
    "EXHAUSTED",
    "FIGHTER",
    "FORCE_SENSITIVE",
    "FORCE_USER",
    "FRIENDLY",
    "HELD_HERE",
    "HOTH",
    "IN_ENEMY_DECK",
    "IN_ENEMY_HAND",
    "IN_YOUR_DECK",
    "IN_YOUR_DISCARD_PILE",
    "IN_YOUR_EDGE_STACK",
    "IN_YOUR_HAND",
    "LIMITED",
    "NO_ENHANCEMENTS",
    "OBJECTIVE",
    "ON_NO_CARD",
    "ON_THIS",
    "OTHER",
    "PARTICIPATING",
    "READY",
    "SHIELDED",
    "SPEEDER",
    "THE_DIAL",
    "THIS",
    "TROOPER",
    "UNIQUE",
    "UNIT",
    "UNIT_CARD",
    "UNSHIELDED",
    "VEHICLE",
    "WALKER",
    "WITH_CAPTIVES",
    "WITH_YOUR_FATE_CARD",
    "WOOKIEE",
    "affiliation",
    "printed_cost_at_least",
    "printed_cost_at_most",
    "titled",
    "trait",
    "with_enhancements",
]

# Which one.
THIS = Filter("this", lambda t, c, s: c == s)
OTHER = Filter("other", lambda t, c, s: c != s)
ON_THIS = Filter("on-this", lambda t, c, s: t.host[c] == s, (ENHANCEMENTS,))
ON_NO_CARD = Filter("on-no-card", lambda t, c, s: not t.host[c], (ENHANCEMENTS,))  # in a play area, or on the dial (A135)
ENHANCED = Filter("enhanced", lambda t, c, s: t.host[s] == c)

COUNTED_OBJECTIVE = Filter(
    "objective",
    lambda t, c, s: t.zone[c] == terms.OBJECTIVES or holds(t, terms.COUNTS_AS_OBJECTIVE, c),
    (terms.OBJECTIVES, ENHANCEMENTS),
)
"""An objective, where it is counted how many one controls: ``FRIENDLY & HOTH & COUNTED_OBJECTIVE``. Echo Base is one more
(A109)."""

# In what state (R1.14, R6.6, R11.3).
READY = Filter("ready", lambda t, c, s: not t.focus[c])
EXHAUSTED = Filter("exhausted", lambda t, c, s: t.focus[c] > 0)
DAMAGED = Filter("damaged", lambda t, c, s: t.damage[c] > 0)
SHIELDED = Filter("shielded", lambda t, c, s: t.shields[c] > 0)
UNSHIELDED = Filter("unshielded", lambda t, c, s: not t.shields[c])
PARTICIPATING = Filter("participating", lambda t, c, s: t.part[c] > 0)
ATTACKING = Filter("attacking", lambda t, c, s: t.part[c] == ATTACKER)
ATTACKING_ALONE = Filter("attacking-alone", lambda t, c, s: t.attacks_alone(c))
COMMITTED = Filter("committed", lambda t, c, s: t.committed[c] > 0)
ENGAGED = Filter("engaged", lambda t, c, s: t.engaged == c)
WITH_YOUR_FATE_CARD = Filter("with-your-fate-card", lambda t, c, s: t.controller[s] in t.fates)  # this engagement (A74)
THE_DIAL = Filter("the-dial", lambda t, c, s: c == t.dial_piece)  # a piece, and no card (A65)


CHARACTER = trait("Character")
VEHICLE = trait("Vehicle")
WALKER = trait("Walker")
WOOKIEE = trait("Wookiee")
CREATURE = trait("Creature")
DROID = trait("Droid")
FIGHTER = trait("Fighter")
SPEEDER = trait("Speeder")
TROOPER = trait("Trooper")
FORCE_USER = trait("Force User")
FORCE_SENSITIVE = trait("Force Sensitive")
HOTH = trait("Hoth")


def titled(title: str) -> Filter:
    """Cards with a title."""
    return Filter("titled", lambda t, c, s: t.cards[c].title == title, title=title)


def printed_cost_at_most(cost: int) -> Filter:
    """Cards whose printed cost is not higher."""
    return Filter("cost-at-most", lambda t, c, s: t.cards[c].cost <= cost, cost=cost)


def printed_cost_at_least(cost: int) -> Filter:
    """Cards whose printed cost is not lower."""
    return Filter("cost-at-least", lambda t, c, s: t.cards[c].cost >= cost, cost=cost)


def with_enhancements(number: int) -> Filter:
    """Cards with so many enhancements on them, or more."""
    return Filter("with-enhancements", lambda t, c, s: len(t.attached(c)) >= number, number=number)


# Printed types, wherever the card is (R12.17: effects reach an out-of-play area only by naming it).
UNIT_CARD = Filter("unit-card", lambda t, c, s: t.cards[c].type == terms.UNIT)
EVENT_CARD = Filter("event-card", lambda t, c, s: t.cards[c].type == terms.EVENT)
ENHANCEMENT_CARD = Filter("enhancement-card", lambda t, c, s: t.cards[c].type == terms.ENHANCEMENT)
UNIQUE = Filter("unique", lambda t, c, s: t.cards[c].unique)
LIMITED = Filter("limited", lambda t, c, s: "Limited" in t.cards[c].keywords)

WITH_CAPTIVES = Filter("with-captives", lambda t, c, s: bool(captives(t, c)))
CAPTURED_CARD = Filter("captured", lambda t, c, s: True, (terms.CAPTURED,), where=True)
HELD_HERE = Filter("held-here", lambda t, c, s: t.host[c] == s, (terms.CAPTURED,))

CAN_ENTER_PLAY = Filter("can-enter-play", lambda t, c, s: entering.can_enter_play(t, c))
"""No copy of a unique card is in play (R15.1)."""

IN_YOUR_HAND = Filter("in-your-hand", lambda t, c, s: t.controller[c] == you(t, s), (HAND,))
IN_YOUR_EDGE_STACK = Filter(
    "in-your-edge-stack", lambda t, c, s: t.zone[c] == EDGE_STACK and t.controller[c] == t.controller[s], (EDGE_STACK,)
)
IN_ENEMY_HAND = Filter("in-enemy-hand", lambda t, c, s: t.controller[c] != you(t, s), (HAND,))
IN_YOUR_DECK = Filter("in-your-deck", lambda t, c, s: t.owner[c] == you(t, s), (DECK,))
IN_ENEMY_DECK = Filter("in-enemy-deck", lambda t, c, s: t.owner[c] != you(t, s), (DECK,))
IN_YOUR_DISCARD_PILE = Filter("in-your-discard-pile", lambda t, c, s: t.owner[c] == you(t, s), (DISCARD,))
