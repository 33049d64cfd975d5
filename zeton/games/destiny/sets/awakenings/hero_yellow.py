"""Yellow hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script(
        "padme-amidala-awakenings",
        Special(choose_one(discard_from_opponents_deck(1), (pay(1), then(discard_from_opponents_deck(2))))),
    ),
    script("dl-44-heavy-blaster-pistol", After(PLAY_THIS, opponent_removes(1))),
    script("infiltrate", Special(reroll_dice(OPPONENTS_DIE, 2, up_to=True))),
    script("don-t-get-cocky", Event(each_draws(2))),
    script("negotiate", Event((remove_dice(YOUR & CHARACTER_DIE), THEN, opponent_removes(2)))),
    script(
        "shoot-first",
        Event((resolve_die(showing(RANGED) & colour(YELLOW) & YOUR_DIE), THEN, remove_dice(showing(RANGED) & OPPONENTS_DIE))),
    ),
    script("smuggling", Event((spot(YELLOW), DISCARD_FROM_HAND, THEN, gain(1)))),
    script(
        "play-the-odds", Action((reroll_dice(colour(YELLOW) & YOUR_DIE), if_it_shows(RESOURCE), gain(1)), cost=EXHAUST_THIS)
    ),
    script("street-informants", Action(LOOK_AT_HAND, cost=EXHAUST_THIS)),
)
