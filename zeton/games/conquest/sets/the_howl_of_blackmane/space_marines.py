"""Space Marine cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

SPACE_WOLVES = trait("Space Wolves")

CARDS = (
    script(
        "ragnar-blackmane",
        Reaction(
            given(THIS_COMMITS, there_is_there(ENEMY & WARLORD)),
            deal_damage(2),
            targets=target(ENEMY & UNIT, AT_THAT_PLANET),
        ),
    ),
    script("blackmane-sentinel", Reaction(YOUR_WARLORD_COMMITS, move(THIS_CARD, THAT_PLANET))),
    script("frostfang", attack_and_health(ATTACHED & at_a_planet_with(ENEMY & WARLORD), 2, 2)),
    script(
        "ragnars-warcamp",
        deals_double_damage(YOUR & SPACE_WOLVES & UNIT & at_a_planet_with(OWN_WARLORD) & attacking(ENEMY & WARLORD)),
        own_words=True,
    ),
    script(
        "blackmanes-hunt", Reaction(YOUR_WARLORD_COMMITS, (choose(PLANET & NEXT_TO_YOUR_WARLORD), COMMIT_YOUR_WARLORD_THERE))
    ),
)
