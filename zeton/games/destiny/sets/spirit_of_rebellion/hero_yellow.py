"""Yellow hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice
from zeton.games.destiny.rules.terms import EVENT

# ── Chewbacca ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _value_of_that_die(use: UseAbility, table: DestinyTable) -> None:
    use.amount = dice.value(table, use.targets[0]) if use.ok else 0


# ── Jyn Erso ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _first_yellow_event(table: DestinyTable, card: int, source: int) -> bool:
    """A yellow event of yours, while you have played none this round."""
    seat, cards = table.controller[source], table.cards

    def fits(found: int) -> bool:
        return cards[found].type == EVENT and cards[found].colour == YELLOW

    return table.owner[card] == seat and fits(card) and not any(who == seat and fits(played) for who, played in table.played)


# ── Lone Operative ────────────────────────────────────────────────────────────────────────────────────────────────────


def _tend_the_wounds(use: UseAbility, table: DestinyTable) -> None:
    for character in ATTACHED.cards(use, table):
        alone = table.characters(table.controller[character]) == [character]
        damage.heal(table, character, 3 if alone else 2)


# ── Maz's Goggles ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_event(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == EVENT


# ── Long Con ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _copies(use: UseAbility, table: DestinyTable) -> int:
    title = table.cards[use.card].title
    return sum(table.cards[card].title == title for card in table.pile(DISCARD, use.seat))


# ── Rebel ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _any_card(use: UseAbility, table: DestinyTable, card: int) -> bool:
    return True


CARDS = (
    script(
        "chewbacca-spirit-of-rebellion",
        Special((turn_dice(OPPONENTS_DIE, to=DAMAGE_SYMBOLS), THEN, own(_value_of_that_die), deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("jyn-erso-spirit-of-rebellion", changes(COST, _first_yellow_event, -1), own_words=True),
    script("maz-kanata-spirit-of-rebellion", AfterMay(ACTIVATE_THIS, resolve_dice(YOUR_DIE, 2))),
    script("bowcaster", Special(deal_damage_to_several(1, 2, unblockable=True))),
    script("lone-operative", Special(own(_tend_the_wounds)), own_words=True),
    script("maz-s-goggles", PlayOnly(spot_to_play(YELLOW)), Special(look_and_discard(_is_event)), own_words=True),
    script("garbage-ll-do", Event((remove_dice(subtype(VEHICLE) & YOUR_DIE), THEN, give_shields_to_each(1, YOUR_CHARACTER)))),
    script(
        "rebel",
        Event(play_card(_any_card, 1, zones=(DISCARD,)), condition=if_your_dice_show(DISCARDING)),
        own_words=True,
    ),
    script("long-con", Event(gain(own_amount(_copies))), own_words=True),
    script("double-dealing", AfterMay(your_die_rolls(SPECIAL), gain(1), cost=EXHAUST_THIS)),
)
