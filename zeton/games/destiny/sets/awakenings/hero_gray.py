"""Gray hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("rey-s-staff", Special(remove_dice(SHOWING_DAMAGE & ANY_DIE))),)
