"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script(
        "uber-grotesque",
        Reaction(
            you_play(trait("Torture") & EVENT_CARD),
            attack_until_end_of(UNTIL_PHASE, 3, THIS_CARD),
            condition=ONCE_PER_PHASE,
        ),
    ),
    script("visions-of-agony", Action(LOOK_AT_HAND_AND_DISCARD)),
    script(
        "archons-palace",
        Interrupt(
            OPPONENT_WINS_A_STRUGGLE,
            choose_one(no_bonus_until_end_of(UNTIL_PHASE, "card"), no_bonus_until_end_of(UNTIL_PHASE, "resource")),
            cost=EXHAUST_THIS,
        ),
    ),
)
