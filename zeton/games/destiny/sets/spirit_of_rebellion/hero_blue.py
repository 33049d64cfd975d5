"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("delta-7-interceptor", Special(reroll_dice(ANY_DIE, 3, up_to=True))),
    script(
        "handcrafted-light-bow",
        Special(choose_one(deal_damage(3), (remove_shields(ANY_NUMBER, CHARACTER), then(deal_damage(2, THAT_CHARACTER))))),
    ),
    script(
        "force-heal",
        PlayOn(colour(BLUE) & CHARACTER),
        Special(choose_one(heal(1, CHARACTER), (pay(1), then(heal(2, CHARACTER))))),
    ),
    script("journals-of-ben-kenobi", Action(draw(1), cost=REMOVE_THIS_DIE)),
    script("my-ally-is-the-force", Event(resolve_die(colour(BLUE) & YOUR_DIE, keep=True, key="resolve-and-keep"))),
    script(
        "synchronicity",
        Event(
            deal_damage(2, unblockable=True),
            condition=(if_your_dice_show(MELEE), if_your_dice_show(SHIELD)),
        ),
    ),
)
