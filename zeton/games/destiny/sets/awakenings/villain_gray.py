"""Gray villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (script("speeder-bike-scout", Special((remove_dice(ANY_DIE), additional_actions(1)))),)
