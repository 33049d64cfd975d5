"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

# ── Emulate ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_of_characters_with_a_copy(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    """Copies of any player count; the title makes a copy (R17.4)."""
    titles = [table.cards[character].title for character in CHARACTER.cards(table, use.seat)]
    return tuple(die for die in CHARACTER_DIE.cards(table, use.seat) if titles.count(table.cards[die].title) > 1)


CARDS = (
    script(
        "jawa-scavenger",
        AfterMay(ACTIVATE_THIS, gain(1), cost=discard_a(YOUR & SUPPORT_OR_UPGRADE & cost_at_least(2))),
    ),
    script("emulate", Event(turn_dice(Subject("copied", _dice_of_characters_with_a_copy))), own_words=True),
    script("fight-back", Event((remove_dice(YOUR_DIE), THEN, remove_dice(SHOWING_DAMAGE & ANY_DIE)))),
    script("resourceful", Event((spot(GRAY), remove_dice(YOUR_DIE), THEN, gain(1)))),
    script("surprise-attack", Event(resolve_die(SHOWING_DAMAGE & YOUR_DIE, 1))),
    script("supply-pack", Action(reroll_dice(ATTACHED_DICE, ANY_NUMBER, up_to=True), cost=EXHAUST_THIS)),
    script("t-21-repeating-blaster", Special((deal_damage(2), THEN, YOU_MAY, REROLL_THIS_DIE)), own_words=True),
    script("bespin-wing-guard", Action(OPPONENT_DISCARDS, cost=(EXHAUST_THIS, spend(1)))),
)
