"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("command-center-awakenings", Claim(discard_from_opponents_deck(2))),
    script("echo-base", Claim(give_shields(1))),
    script("emperor-s-throne-room", Claim((turn_dice(YOUR_DIE, to=(SPECIAL,)), THEN, resolve_die(THAT_DIE, optional=True)))),
    script("frozen-wastes", Claim(remove_dice(CHARACTER_DIE))),
)
