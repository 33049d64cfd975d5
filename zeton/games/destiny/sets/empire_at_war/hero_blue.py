"""Blue hero cards of Empire at War, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("mace-windu-empire-at-war", Action(defeat(CHARACTER & health_left_at_most(2)), cost=REMOVE_THIS_DIE)),)
