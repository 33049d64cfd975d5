"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("fast-hands", PlayOn(colour(YELLOW) & CHARACTER), AfterMay(ACTIVATE_ATTACHED, resolve_die(ATTACHED_DICE))),)
