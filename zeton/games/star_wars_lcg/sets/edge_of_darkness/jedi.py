"""Jedi cards of Edge of Darkness, in collector order (set 76)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.kernel.ability import Condition

# ── Force Precognition ────────────────────────────────────────────────────────────────────────────────────────────

ENHANCED_PARTICIPATES = Condition(
    "enhanced-participates", "R12.2", lambda table, seat, card, ability: table.part[table.host[card]] > 0
)

# ── Secret Guardian ───────────────────────────────────────────────────────────────────────────────────────────────

GUARDIAN = CHARACTER & UNIT_CARD & CAN_ENTER_PLAY & IN_YOUR_HAND


CARDS = (
    # Set 76
    script("embers-of-hope", changes(NO_DRAWING_BY_EFFECTS, THE_OPPONENTS & while_so(THIS_IS_UNDAMAGED)), own_words=True),
    script("makashi-training", gains_keyword(ENHANCED & UNIT, "Targeted Strike")),
    script("force-precognition", first_edge_card_face_up(THE_OPPONENTS & while_so(ENHANCED_PARTICIPATES)), own_words=True),
    script(
        "secret-guardian",
        Action((choose(GUARDIAN), put_into_play_for_the_phase(CHOSEN_CARD, RETURNS_AT_THE_END))),
    ),
)
