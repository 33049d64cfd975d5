"""Jedi cards of Edge of Darkness, in collector order (set 76)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import entering
from zeton.kernel.ability import Condition

# ── Force Precognition ────────────────────────────────────────────────────────────────────────────────────────────

ENHANCED_PARTICIPATES = Condition(
    "enhanced-participates", "R12.2", lambda table, seat, card, ability: table.part[table.host[card]] > 0
)

# ── Secret Guardian ───────────────────────────────────────────────────────────────────────────────────────────────

GUARDIAN = CHARACTER & UNIT_CARD & CAN_ENTER_PLAY & IN_YOUR_HAND


def _call_for_a_phase(use: UseAbility, table: StarWarsTable) -> None:
    """It goes back when the phase ends, if it has not left play before (A129)."""
    card = table.picked.card
    if card and entering.can_enter_play(table, card):
        table.lasting += (Lasting(RETURNS_AT_THE_END, card, 1, PHASE),)
        entering.put_into_play(table, card)


CARDS = (
    # Set 76
    script("embers-of-hope", changes(NO_DRAWING_BY_EFFECTS, THE_OPPONENTS & while_so(THIS_IS_UNDAMAGED)), own_words=True),
    script("makashi-training", gains_keyword(ENHANCED & UNIT, "Targeted Strike")),
    script("force-precognition", first_edge_card_face_up(THE_OPPONENTS & while_so(ENHANCED_PARTICIPATES)), own_words=True),
    script(
        "secret-guardian",
        Action((choose(GUARDIAN), own(_call_for_a_phase, could=there_is(GUARDIAN)))),
        own_words=True,
    ),
)
