"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice

# ── The Power of the Force ────────────────────────────────────────────────────────────────────────────────────────────


def _blue_upgrades_instead(use: UseAbility, table: DestinyTable) -> int:
    """What must be added to the value the die shows, so that it is the number of blue upgrades."""
    blue = sum(table.cards[upgrade].colour == BLUE for upgrade in table.pile(UPGRADES, use.seat))
    return blue - dice.value(table, use.targets[0])


CARDS = (
    script(
        "force-throw",
        PlayOn(colour(BLUE) & CHARACTER),
        Special((remove_dice(ANY_DIE), THEN, deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script(
        "force-training",
        PlayOnly(spot_to_play(BLUE)),
        Special(
            choose_modes(
                2, ("deal 1 damage", (deal_damage(1),)), ("gain 1 resource", (gain(1),)), ("give 1 shield", (give_shields(1),))
            )
        ),
        own_words=True,
    ),
    script("lightsaber-awakenings", Special(deal_damage(2, unblockable=True))),
    script("mind-probe", PlayOn(colour(BLUE) & CHARACTER), Special(deal_damage(opponents(CARDS_IN_HAND), OPPONENTS_CHARACTER))),
    script("deflect", Event((spot(BLUE), remove_dice(showing(RANGED) & ANY_DIE), deal_damage(HALF_OF_IT))), own_words=True),
    script("disturbance-in-the-force", Event(reroll_each(ANY_DIE))),
    script("the-power-of-the-force", Event(resolve_die(YOUR_DIE, own_amount(_blue_upgrades_instead))), own_words=True),
    script("use-the-force-awakenings", Event((spot(BLUE), turn_dice(ANY_DIE)))),
)
