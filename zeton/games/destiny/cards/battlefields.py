"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.effects import draw, gain, opponent_loses
from zeton.games.destiny.language.script import Claim, script

CARDS = (
    script("arid-wasteland", Claim(opponent_loses(1))),
    script("outer-rim-outpost", Claim((gain(1), draw(1)))),
)
