"""Plots, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import piles

# ── Espionage ────────────────────────────────────────────────────────────────────────────────────────────────────


def _discard_from_each_deck(use: UseAbility, table: DestinyTable) -> None:
    piles.discard_from_decks(table, (use.seat, use.opponent), 1, use.seat)


CARDS = (
    script("espionage", After(AFTER_SETUP, own(_discard_from_each_deck)), own_words=True),
    script("fortify", After(AFTER_SETUP, give_shields(1))),
    script("preemptive-strike", After(AFTER_SETUP, indirect(2))),
    script("profitable-connection", changes(FIRST_RESOURCES, you, key="first-resources")),
    script("stolen-intel", After(AFTER_SETUP, draw(1))),
    script("taking-ground", changes(ROLL_OFF, you, 2, key="roll-off")),
)
