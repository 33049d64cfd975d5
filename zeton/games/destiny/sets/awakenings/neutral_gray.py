"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script(
        "comlink",
        AfterMay(
            PLAY_THIS,
            choose_one(reroll_dice(YOUR_DIE, ANY_NUMBER, up_to=True), reroll_dice(OPPONENTS_DIE, ANY_NUMBER, up_to=True)),
        ),
        own_words=True,
    ),
    script(
        "datapad",
        Special(turn_dice(YOUR_DIE, to=(BLANK, SHIELD, RESOURCE, DISRUPT, DISCARDING, FOCUS, SPECIAL))),
        own_words=True,
    ),
    script("aim", Event(turn_dice(YOUR_DIE, to=(RANGED,)))),
    script("all-in", Event(resolve_any_number())),
    script("block-awakenings", Event(remove_each(showing(MELEE) & OPPONENTS_DIE))),
    script("close-quarters-assault", Event(opponent_discards_at_random(number_of(showing(MELEE) & YOUR_DIE))), own_words=True),
    script("dodge-awakenings", Event(remove_each(showing(RANGED) & OPPONENTS_DIE))),
    script("flank-awakenings", Event(remove_dice(OPPONENTS_DIE), condition=if_you_control_more(READY & CHARACTER))),
    script("take-cover", Event(give_shields(1))),
)
