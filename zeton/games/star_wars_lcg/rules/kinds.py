"""Which cards, in the words that rules need as well: what kind they are, whose, of which trait or affiliation."""

from __future__ import annotations

from typing import Final

from zeton.games.star_wars_lcg.rules import terms
from zeton.games.star_wars_lcg.rules.control import you
from zeton.games.star_wars_lcg.rules.damage import can_be_damaged
from zeton.games.star_wars_lcg.rules.terms import ENHANCEMENTS, OBJECTIVES, UNITS
from zeton.kernel.filter import Filter

# Kinds of cards in play (R17.1).
UNIT: Final = Filter("unit", lambda t, c, s: t.zone[c] == UNITS, (UNITS,), where=True)
OBJECTIVE: Final = Filter("objective", lambda t, c, s: t.zone[c] == OBJECTIVES, (OBJECTIVES,), where=True)
ENHANCEMENT: Final = Filter("enhancement", lambda t, c, s: t.zone[c] == ENHANCEMENTS, (ENHANCEMENTS,), where=True)
AFFILIATION_CARD: Final = Filter(
    "affiliation-card", lambda t, c, s: t.zone[c] == terms.AFFILIATION, (terms.AFFILIATION,), where=True
)
CARD_IN_PLAY: Final = Filter("card-in-play", lambda t, c, s: t.zone[c] in terms.IN_PLAY, terms.IN_PLAY, where=True)


FRIENDLY: Final = Filter("friendly", lambda t, c, s: t.controller[c] == you(t, s), holder=you)
ENEMY: Final = Filter("enemy", lambda t, c, s: t.controller[c] != you(t, s), holder=lambda t, s: 1 - you(t, s))


def trait(name: str) -> Filter:
    """Cards with a trait."""
    return Filter("trait", lambda t, c, s: name in t.cards[c].traits, trait=name)


def affiliation(name: str) -> Filter:
    """Cards of an affiliation (R1.4)."""
    return Filter("affiliation", lambda t, c, s: t.cards[c].affiliation == name, affiliation=name)


CAN_BE_DAMAGED: Final = Filter("can-be-damaged", lambda t, c, s: can_be_damaged(t, c, s))
NO_ENHANCEMENTS: Final = Filter("no-enhancements", lambda t, c, s: t.has_keyword(c, "No Enhancements"))
