"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (script("stalking-ur-ghul", attack(THIS & attacking(WARLORD | UNDAMAGED & ARMY_UNIT), -5)),)
