"""Neutral cards of the light side of A Dark Time, in collector order (sets 48 and 49)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import entering
from zeton.games.star_wars_lcg.rules.looking import look_at_top, shuffle_back
from zeton.games.star_wars_lcg.sets.the_desolation_of_hoth.fates import BATTLE_OF_HOTH

# ── Action-series Bulk Transport ──────────────────────────────────────────────────────────────────────────────────

PASSENGER = CHARACTER & UNIT_CARD & printed_cost_at_most(2) & CAN_ENTER_PLAY


def _look_at_five(use: UseAbility, table: StarWarsTable) -> None:
    look_at_top(table, use.seat, use.seat, 5)


def _ask_passenger(use: UseAbility, table: StarWarsTable) -> None:
    """Who searches may decline to find anything (A51)."""
    found = [card for card in table.pile(LOOKED_AT, use.seat) if PASSENGER(table, card, use.card)]
    table.ask(use.seat, "find", [*(option("put into play", card) for card in found), PASS])


def _let_the_passenger_out(use: UseAbility, table: StarWarsTable) -> None:
    """The rest is shuffled back at once, so that what answers the unit entering play finds the deck complete."""
    card = table.picked.card
    if card:
        table.move(card, BEING_PLAYED, use.seat)
    shuffle_back(table, use.seat)
    if card:
        entering.put_into_play(table, card)


CARDS = (
    # Set 48
    script("gotal-outcast", gains_icons(THIS & UNIT & while_so(BALANCE_IS_LIGHT), blast=2)),
    # Set 49
    script(
        "action-series-bulk-transport",
        Reaction(
            THIS_IS_FOCUSED_TO_STRIKE,
            own(_look_at_five, _ask_passenger, _let_the_passenger_out, could=there_is(IN_YOUR_DECK)),
        ),
        own_words=True,
    ),
    script("ion-cannon-burst", Action(cannot(PHASE, "attack", "defend"), targets=target((DROID | VEHICLE) & UNIT))),
    script("battle-of-hoth", BATTLE_OF_HOTH, own_words=True),
)
