"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.costs import spend
from zeton.games.destiny.language.effects import draw, give_shields, resolve_die, turn_dice
from zeton.games.destiny.language.filters import YOUR_DIE
from zeton.games.destiny.language.script import Event, PowerAction, Special, script
from zeton.games.destiny.language.subjects import THIS_CHARACTERS_DICE

CARDS = (
    script(
        "luke-skywalker",
        PowerAction(resolve_die(THIS_CHARACTERS_DICE, 2), cost=spend(2)),
    ),
    # The draw is no condition for the turn.
    script("r2-d2", Special((draw(1), turn_dice(YOUR_DIE, up_to=True)))),
    script("heightened-awareness", Event(give_shields(3))),
)
