"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("sslyth-mercenary", for_any_player(Action(take_control(THIS_CARD), cost=pay(2), condition=this_is(AT_A_PLANET)))),
    script("despise", CombatAction(each_player_sacrifices(trait("Ally") & UNIT))),
)
