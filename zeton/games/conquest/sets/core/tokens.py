"""Token units: three have nothing to say; the Cultist helps Daemons into play."""

from __future__ import annotations

from zeton.games.conquest.language.costs import SACRIFICE_THIS
from zeton.games.conquest.language.effects import reduce_cost
from zeton.games.conquest.language.filters import DAEMON
from zeton.games.conquest.language.script import Interrupt, script
from zeton.games.conquest.language.triggers import you_deploy

CARDS = (script("token-cultist", Interrupt(you_deploy(DAEMON), reduce_cost(1), cost=SACRIFICE_THIS)),)
