"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("darth-vader-awakenings", AfterMay(ACTIVATE_THIS, OPPONENT_DISCARDS)),
    script("nightsister", Action((reroll_dice(ANY_DIE), deal_damage(1, THIS_IN_PLAY)))),
    script("immobilize", PlayOn(colour(BLUE) & CHARACTER), Action(turn_dice(ANY_DIE, to=(BLANK,)), cost=REMOVE_THIS_DIE)),
    script("enrage", Event((deal_damage(1, colour(BLUE) & YOUR_CHARACTER), THEN, gain(1)))),
    script(
        "force-strike", Event((turn_dice(colour(BLUE) & YOUR_DIE, to=(MELEE,)), THEN, resolve_die(THAT_DIE, optional=True)))
    ),
    script("intimidate-awakenings", Event(remove_shields(ANY_NUMBER, SHIELDED & CHARACTER))),
    script("isolation-awakenings", Event((spot(BLUE), remove_dice(CHARACTER_DIE)))),
    script(
        "power-of-the-dark-side",
        Action((reroll_dice(YOUR_DIE), if_it_shows(BLANK), deal_damage(2, unblockable=True)), cost=EXHAUST_THIS),
    ),
)
