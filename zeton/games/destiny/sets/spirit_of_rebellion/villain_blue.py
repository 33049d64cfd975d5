"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("asajj-ventress-spirit-of-rebellion", AfterMay(OPPONENT_DISCARDS_TO_REROLL, OPPONENT_DISCARDS)),
    script("darth-vader-spirit-of-rebellion", Special((deal_damage(3), THEN, deal_damage(1, THIS_IN_PLAY))), own_words=True),
    script("palpatine-spirit-of-rebellion", After(THIS_DIE_RESOLVED, opponent_spreads_damage(2))),
    script("royal-guard", changes(REFUSES_ABILITIES, this, key="refuses-abilities")),
    script("lightsaber-pike", Action(give_shields(1, BESIDES_ATTACHED), cost=REMOVE_THIS_DIE)),
    script("anger", Event(resolve_die(SHOWING_DAMAGE & OPPONENTS_DIE), condition=if_your_dice_show(BLANK, 2))),
    script("lightsaber-throw", Event(deal_damage(2), condition=if_your_dice_show(MELEE))),
    script("manipulate", Event((turn_dice(YOUR_DIE, to=(BLANK,)), THEN, turn_dice(OPPONENTS_DIE, to=(BLANK,))))),
    script("no-disintegrations", Event(discard_from_opponents_deck(with_another_copy(1, 3))), own_words=True),
    script("now-you-will-die", Event(resolve_die(YOUR_DIE, as_symbol=MELEE, key="resolve-as"))),
    script("dark-presence", AfterMay(your_die_rolls(DISCARDING), opponent_removes(1), cost=EXHAUST_THIS)),
)
