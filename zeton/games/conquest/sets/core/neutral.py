"""Neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("no-mercy", Interrupt(OPPONENT_SHIELDS, CANCEL, cost=exhaust_a(YOUR & UNIQUE & UNIT))),
    script(
        "fall-back",
        Reaction(destroyed_into_your_discard_pile(ELITE & UNIT_CARD), put_into_play(THAT_CARD, YOUR_HQ)),
    ),
    script(
        "promethium-mine",
        ForcedReaction(THIS_ENTERS_PLAY, store(4)),
        Reaction(phase_begins(DEPLOY), transfer(1)),
    ),
    script("promotion", command_icons(ATTACHED, 2)),
)
