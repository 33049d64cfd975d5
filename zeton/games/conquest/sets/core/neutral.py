"""Neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language.constants import command_icons
from zeton.games.conquest.language.costs import exhaust_a
from zeton.games.conquest.language.effects import CANCEL, put_into_play, store, transfer
from zeton.games.conquest.language.filters import ATTACHED, ELITE, UNIQUE, UNIT, UNIT_CARD, YOUR
from zeton.games.conquest.language.script import ForcedReaction, Interrupt, Reaction, script
from zeton.games.conquest.language.subjects import EVENT_CARD, YOUR_HQ
from zeton.games.conquest.language.triggers import (
    OPPONENT_SHIELDS,
    THIS_ENTERS_PLAY,
    destroyed_into_your_discard_pile,
    phase_begins,
)
from zeton.games.conquest.rules.terms import DEPLOY

CARDS = (
    script("no-mercy", Interrupt(OPPONENT_SHIELDS, CANCEL, cost=exhaust_a(YOUR & UNIQUE & UNIT))),
    script(
        "fall-back",
        Reaction(destroyed_into_your_discard_pile(ELITE & UNIT_CARD), put_into_play(EVENT_CARD, YOUR_HQ)),
    ),
    script(
        "promethium-mine",
        ForcedReaction(THIS_ENTERS_PLAY, store(4)),
        Reaction(phase_begins(DEPLOY), transfer(1)),
    ),
    script("promotion", command_icons(ATTACHED, 2)),
)
