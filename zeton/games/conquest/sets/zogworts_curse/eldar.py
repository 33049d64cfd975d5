"""Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("vectored-vyper-squad", gains_keyword(THIS & UNDAMAGED & UNIT, MOBILE)),
    script("guardian-mesh-armor", Interrupt(you_shield_with(ANY_CARD, ATTACHED), DOUBLE_SHIELDS, cost=EXHAUST_THIS)),
)
