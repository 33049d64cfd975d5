"""Astra Militarum cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("dozer-blade", health(ATTACHED, 2)),
    script("inquisitorial-fortress", Action(rout(), cost=EXHAUST_AND_SACRIFICE_THIS, targets=target(ARMY_UNIT))),
)
