"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, terms

# ── Quadjumper ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_support(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == terms.SUPPORT


# ── Bolt Hole ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _hide(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    home = table.home[chosen[0]]
    dice.remove(table, chosen, use.seat, card_effect=True)
    damage.give_shields(table, home, 2)


# ── Friends in Low Places ─────────────────────────────────────────────────────────────────────────────────────────────


def _is_cheap_event(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == terms.EVENT and table.cards[card].cost <= 1


CARDS = (
    script("quadjumper", Action(play_from_hand(_is_support, 3, key="own"), cost=DISCARD_THIS), own_words=True),
    script("bolt-hole", Event(own(*select(colour(YELLOW) & YOUR & CHARACTER_DIE, _hide, verb="remove"))), own_words=True),
    script("diversion", Event(opponent_loses(with_another_copy(1, 3))), own_words=True),
    script("friends-in-low-places", Event((spot(YELLOW), look_and_discard(_is_cheap_event))), own_words=True),
    script(
        "improvisation",
        Action(reroll_dice(YOUR_DIE, ANY_NUMBER, up_to=True), cost=remove_a(showing(BLANK) & YOUR_DIE)),
    ),
    script("outmaneuver", After(YOU_CLAIM, gain(1))),
    script("fast-hands", PlayOn(colour(YELLOW) & CHARACTER), AfterMay(ACTIVATE_ATTACHED, resolve_die(ATTACHED_DICE))),
)
