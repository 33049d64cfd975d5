"""Which cards: ``FRIENDLY & UNIT & ~VEHICLE``. Everything is judged from the card it is printed on."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules import entering, terms
from zeton.games.star_wars_lcg.rules.terms import ATTACKER, DECK, DISCARD, ENHANCEMENTS, HAND, OBJECTIVES, UNITS
from zeton.kernel.filter import Filter

# Kinds of cards in play (R17.1).
UNIT = Filter("unit", lambda t, c, s: t.zone[c] == UNITS, (UNITS,))
OBJECTIVE = Filter("objective", lambda t, c, s: t.zone[c] == OBJECTIVES, (OBJECTIVES,))
ENHANCEMENT = Filter("enhancement", lambda t, c, s: t.zone[c] == ENHANCEMENTS, (ENHANCEMENTS,))
AFFILIATION_CARD = Filter("affiliation-card", lambda t, c, s: t.zone[c] == terms.AFFILIATION, (terms.AFFILIATION,))
CARD_IN_PLAY = Filter("card-in-play", lambda t, c, s: t.zone[c] in terms.IN_PLAY, terms.IN_PLAY)

# Whose (R1.13). A card may leave play for its own cost, and its objective even lie with the opponent: "you" is still its owner.
FRIENDLY = Filter("friendly", lambda t, c, s: t.controller[c] == t.owner[s], holder=lambda t, s: t.owner[s])
ENEMY = Filter("enemy", lambda t, c, s: t.controller[c] != t.owner[s], holder=lambda t, s: 1 - t.owner[s])

# Which one.
THIS = Filter("this", lambda t, c, s: c == s)
OTHER = Filter("other", lambda t, c, s: c != s)
ENHANCED = Filter("enhanced", lambda t, c, s: t.host[s] == c)

# In what state (R1.14, R6.6, R11.3).
READY = Filter("ready", lambda t, c, s: not t.focus[c])
EXHAUSTED = Filter("exhausted", lambda t, c, s: t.focus[c] > 0)
UNSHIELDED = Filter("unshielded", lambda t, c, s: not t.shields[c])
PARTICIPATING = Filter("participating", lambda t, c, s: t.part[c] > 0)
ATTACKING = Filter("attacking", lambda t, c, s: t.part[c] == ATTACKER)
COMMITTED = Filter("committed", lambda t, c, s: t.committed[c] > 0)
ENGAGED = Filter("engaged", lambda t, c, s: t.engaged == c)
WITH_YOUR_FATE_CARD = Filter("with-your-fate-card", lambda t, c, s: t.controller[s] in t.fates)  # this engagement (A74)
THE_DIAL = Filter("the-dial", lambda t, c, s: c == t.dial_piece)  # a piece, and no card (A65)


def trait(name: str) -> Filter:
    """Cards with a trait."""
    return Filter("trait", lambda t, c, s: name in t.cards[c].traits, trait=name)


CHARACTER = trait("Character")
VEHICLE = trait("Vehicle")
CREATURE = trait("Creature")
DROID = trait("Droid")
FIGHTER = trait("Fighter")
TROOPER = trait("Trooper")
FORCE_USER = trait("Force User")
FORCE_SENSITIVE = trait("Force Sensitive")


def affiliation(name: str) -> Filter:
    """Cards of an affiliation (R1.4)."""
    return Filter("affiliation", lambda t, c, s: t.cards[c].affiliation == name, affiliation=name)


def titled(title: str) -> Filter:
    """Cards with a title."""
    return Filter("titled", lambda t, c, s: t.cards[c].title == title, title=title)


def printed_cost_at_most(cost: int) -> Filter:
    """Cards whose printed cost is not higher."""
    return Filter("cost-at-most", lambda t, c, s: t.cards[c].cost <= cost, cost=cost)


def printed_cost_at_least(cost: int) -> Filter:
    """Cards whose printed cost is not lower."""
    return Filter("cost-at-least", lambda t, c, s: t.cards[c].cost >= cost, cost=cost)


# Printed types, wherever the card is (R12.17: effects reach an out-of-play area only by naming it).
UNIT_CARD = Filter("unit-card", lambda t, c, s: t.cards[c].type == terms.UNIT)
EVENT_CARD = Filter("event-card", lambda t, c, s: t.cards[c].type == terms.EVENT)
ENHANCEMENT_CARD = Filter("enhancement-card", lambda t, c, s: t.cards[c].type == terms.ENHANCEMENT)
LIMITED = Filter("limited", lambda t, c, s: "Limited" in t.cards[c].keywords)
NO_ENHANCEMENTS = Filter("no-enhancements", lambda t, c, s: t.has_keyword(c, "No Enhancements"))

CAN_ENTER_PLAY = Filter("can-enter-play", lambda t, c, s: entering.can_enter_play(t, c))
"""No copy of a unique card is in play (R15.1)."""

IN_YOUR_HAND = Filter("in-your-hand", lambda t, c, s: t.controller[c] == t.owner[s], (HAND,))
IN_ENEMY_HAND = Filter("in-enemy-hand", lambda t, c, s: t.controller[c] != t.owner[s], (HAND,))
IN_YOUR_DECK = Filter("in-your-deck", lambda t, c, s: t.owner[c] == t.owner[s], (DECK,))
IN_ENEMY_DECK = Filter("in-enemy-deck", lambda t, c, s: t.owner[c] != t.owner[s], (DECK,))
IN_YOUR_DISCARD_PILE = Filter("in-your-discard-pile", lambda t, c, s: t.owner[c] == t.owner[s], (DISCARD,))
