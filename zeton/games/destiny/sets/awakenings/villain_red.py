"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import piles
from zeton.games.destiny.rules.terms import EVENT

# ── Closing the Net ───────────────────────────────────────────────────────────────────────────────────────────────────


def _put_this_under_the_deck(use: UseAbility, table: DestinyTable) -> None:
    table.move(use.card, DECK, table.owner[use.card], bottom=True)
    table.note("put on the bottom", use.seat, (use.card,))


# ── Probe ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _probe(use: UseAbility, table: DestinyTable) -> None:
    left, seen = list(table.hand(use.opponent)), []
    for _ in range(min(2, len(left))):
        seen.append(table.roll(left))
        left.remove(seen[-1])
    table.show(seen, 1 << use.seat)
    table.note("looks at", use.seat, tuple(seen))
    for card in seen:
        if table.cards[card].type == EVENT:
            piles.discard(table, card)


CARDS = (
    script("general-veers", Action(turn_dice(YOUR & SUPPORT_DIE), cost=REMOVE_THIS_DIE)),
    script("at-st", Special(discard_cards(SUPPORT))),
    script("first-order-tie-fighter", Special(remove_shields_from_each(ANY_NUMBER, OPPONENTS_CHARACTER))),
    script(
        "commanding-presence",
        PlayOn(colour(RED) & CHARACTER),
        Special(choose_one(resolve_die(colour(RED) & YOUR_DIE, 2), remove_dice(colour(RED) & OPPONENTS_DIE))),
    ),
    script("f-11d-rifle", Special(opponent_spreads_damage(2))),
    script("cannon-fodder", Event(bear_the_damage(~UNIQUE & YOUR_CHARACTER))),
    script("closing-the-net", Event((opponent_removes(1), YOU_MAY, own(_put_this_under_the_deck))), own_words=True),
    script("occupation", Event(opponent_loses(ANY_NUMBER), condition=CONTROL_BATTLEFIELD)),
    script("probe-awakenings", Event(own(_probe)), own_words=True),
    script(
        "sweep-the-area",
        Event(reroll_dice(OPPONENTS_DIE, number_of(READY & colour(RED) & YOUR_CHARACTER))),
        own_words=True,
    ),
    script("tactical-mastery-awakenings", Event((spot(RED), additional_actions(2)))),
    script(
        "the-best-defense-awakenings",
        Event((deal_damage(3, colour(RED) & YOUR_CHARACTER), THEN, remove_dice(OPPONENTS_DIE, 2, up_to=True))),
    ),
    script("drudge-work", Action(gain(1), cost=(EXHAUST_THIS, exhaust_a(YOUR_CHARACTER)))),
    script("local-garrison", changes(INCOME, opponent, -1), own_words=True),
    script("personal-escort", changes(GUARDIAN, attached, key="gives-keyword", keyword=GUARDIAN)),
)
