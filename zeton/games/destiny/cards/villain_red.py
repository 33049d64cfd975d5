"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.conditions import EVERY_OPPONENT_DAMAGED
from zeton.games.destiny.language.effects import remove_dice, resolve_die
from zeton.games.destiny.language.filters import OPPONENTS_DIE, YOUR_DIE
from zeton.games.destiny.language.script import Event, script

CARDS = (
    script("battle-fatigue", Event(remove_dice(OPPONENTS_DIE), condition=EVERY_OPPONENT_DAMAGED)),
    script("imperial-might", Event(resolve_die(YOUR_DIE, 2))),
)
