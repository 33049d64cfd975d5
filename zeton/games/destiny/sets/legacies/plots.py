"""Plots, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.constants import constant, you
from zeton.games.destiny.language.effects import draw, give_shields, indirect, own
from zeton.games.destiny.language.script import After, script
from zeton.games.destiny.language.triggers import AFTER_SETUP
from zeton.games.destiny.rules import piles
from zeton.games.destiny.rules.abilities import UseAbility
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import FIRST_RESOURCES, ROLL_OFF

# ── Espionage ────────────────────────────────────────────────────────────────────────────────────────────────────


def _discard_from_each_deck(use: UseAbility, table: DestinyTable) -> None:
    piles.discard_from_decks(table, (use.seat, use.opponent), 1, use.seat)


CARDS = (
    script("espionage", After(AFTER_SETUP, own(_discard_from_each_deck)), own_words=True),
    script("fortify", After(AFTER_SETUP, give_shields(1))),
    script("preemptive-strike", After(AFTER_SETUP, indirect(2))),
    script("profitable-connection", constant("first-resources", FIRST_RESOURCES, you)),
    script("stolen-intel", After(AFTER_SETUP, draw(1))),
    script("taking-ground", constant("roll-off", ROLL_OFF, you, 2)),
)
