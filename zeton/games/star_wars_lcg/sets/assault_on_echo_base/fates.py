"""What the fate card Protection does, on either side (R7.7)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

PROTECTION = Fate(place_shield(), targets=target(UNIT | OBJECTIVE))
