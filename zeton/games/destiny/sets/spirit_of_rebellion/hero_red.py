"""Red hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import piles
from zeton.games.destiny.rules.playing import FREE, PlayCard, may_play
from zeton.games.destiny.rules.terms import LOOKED_AT

# ── Mon Mothma ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_of_its_colour(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    played = table.cards[use.event.card].colour
    return tuple(die for die in ANY_DIE.cards(table, use.seat) if table.cards[die].colour == played)


# ── Temmin "Snap" Wexley ──────────────────────────────────────────────────────────────────────────────────────────────


def _opponent_while_in_the_pool(table: DestinyTable, seat: int, source: int) -> bool:
    return opponent(table, seat, source) and bool(in_pool(table, table.dice[source]))


# ── Our Only Hope ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_hope(use: UseAbility, table: DestinyTable) -> str | None:
    """The drawn card lies apart until it is clear what becomes of it."""
    deck = table.pile(DECK, use.seat)
    if not deck:
        return FINISH
    card = deck[-1]
    piles.draw(table, use.seat, 1)
    table.move(card, LOOKED_AT, use.seat)
    return None


def _ask_what_becomes_of_it(use: UseAbility, table: DestinyTable) -> None:
    (card,) = table.pile(LOOKED_AT, use.seat)
    free = [option("play", card)] if may_play(table, use.seat, card, FREE) else []
    table.ask(use.seat, "play", [*free, option("discard", card), DONE])


def _hope(use: UseAbility, table: DestinyTable) -> None:
    verb, card, _, _ = table.picked
    if verb == "play":
        table.begin(PlayCard(card, use.seat, FREE))
    elif verb == "discard":
        piles.discard(table, card)
        piles.gain(table, use.seat, 2)
    else:
        for drawn in table.pile(LOOKED_AT, use.seat)[:]:
            table.move(drawn, HAND, use.seat)


CARDS = (
    script("baze-malbus", Special(deal_damage_to_each(1, OPPONENTS_CHARACTER))),
    script("mon-mothma", AfterMay(PLAY_AN_EVENT, reroll_dice(Subject("of-its-colour", _dice_of_its_colour))), own_words=True),
    script("rebel-commando", Special(remove_dice(OPPONENTS_DIE))),
    script("temmin-snap-wexley", changes(CLAIM_COST, _opponent_while_in_the_pool), own_words=True),
    script(
        "c-3po-spirit-of-rebellion",
        Action(resolve_die(YOUR_DIE, different=True, key="resolve-as-another"), cost=REMOVE_THIS_DIE),
    ),
    script(
        "u-wing",
        Special(choose_one(deal_damage_to_each(2, OPPONENTS_CHARACTER), give_shields_to_each(2, YOUR_CHARACTER))),
    ),
    script(
        "a180-blaster",
        Special(
            choose_one(
                (deal_damage(1), give_shields(1, ATTACHED)),
                deal_damage_to_each(1, OPPONENTS_CHARACTER),
                deal_damage(2, unblockable=True),
            )
        ),
        own_words=True,
    ),
    script("emergency-evacuation", Event(remove_each(ANY_DIE))),
    script(
        "friendly-fire",
        Event((spot(RED), remove_dice(showing(RANGED) & OPPONENTS_DIE), THEN, deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("guerrilla-warfare", Event((remove_dice(colour(RED) & YOUR_DIE), THEN, deal_damage(1)))),
    script("our-only-hope", Event(own(_draw_hope, _ask_what_becomes_of_it, _hope)), own_words=True),
    script(
        "rebel-assault-spirit-of-rebellion",
        Event(remove_dice(~SHOWING_DAMAGE & OPPONENTS_DIE), condition=if_your_dice_show(RANGED)),
    ),
    script("sensor-placement", Event((spot(RED), resolve_die(~SHOWING_DAMAGE & OPPONENTS_DIE, key="resolve-as-yours")))),
    script("spirit-of-rebellion", Event(give_shields(with_another_copy(1, 2))), own_words=True),
    script("planetary-uprising", After(YOU_CLAIM, opponent_spreads_damage(2))),
    script("spy-net", AfterMay(your_die_rolls(FOCUS), discard_from_opponents_deck(1), cost=EXHAUST_THIS)),
    script("tactical-aptitude", AfterMay(ACTIVATE_ATTACHED, (draw(1), THEN, put_under_the_deck(1, 1))), own_words=True),
)
