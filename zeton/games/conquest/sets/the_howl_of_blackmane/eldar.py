"""Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("vaulting-harlequin", CombatAction(gains_keyword_until_end_of(UNTIL_PHASE, FLYING, THIS_CARD), cost=EXHAUST_THIS)),
    script(
        "empower",
        CombatAction(
            attack_and_health_until_end_of(UNTIL_BATTLE, 1, 1, each_at(TARGET, YOUR & ELDAR & UNIT & AT_TARGET_PLANET)),
            targets=target(PLANET),
            condition=DURING_A_BATTLE,
        ),
    ),
    script("starcannon", gains_keyword(ATTACHED, ARMORBANE)),
)
