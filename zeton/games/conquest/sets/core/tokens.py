"""Token units: three have nothing to say; the Cultist helps Daemons into play."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (script("token-cultist", Interrupt(you_deploy(DAEMON), reduce_cost(1), cost=SACRIFICE_THIS)),)
