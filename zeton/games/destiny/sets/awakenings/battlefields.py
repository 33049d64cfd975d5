"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("echo-base", Claim(give_shields(1))),
    script("frozen-wastes", Claim(remove_dice(CHARACTER_DIE))),
)
