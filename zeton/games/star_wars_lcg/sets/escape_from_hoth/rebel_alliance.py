"""Rebel Alliance cards of Escape from Hoth, in collector order (set 65)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.looking import take_openly

# ── Han Solo ──────────────────────────────────────────────────────────────────────────────────────────────────────

REBEL_CARD = affiliation("Rebel Alliance")


def _look_through_the_deck(use: UseAbility, table: StarWarsTable) -> None:
    table.show(table.pile(DECK, use.seat), 1 << use.seat)


def _ask_for_a_rebel_card(use: UseAbility, table: StarWarsTable) -> None:
    """Who searches may decline to find what he was looking for (A51)."""
    found = [card for card in table.pile(DECK, use.seat) if REBEL_CARD(table, card, use.card)]
    table.ask(use.seat, "find", [*(option("choose", card) for card in found), PASS])


def _take_it_and_shuffle(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        take_openly(table, use.seat, table.picked.card)
    table.shuffle(DECK, use.seat)


CARDS = (
    # Set 65
    script(
        "evacuation-procedure",
        Reaction(
            OPPONENTS_TURN_BEGINS,
            remove_focus(0),
            targets=target(ENHANCEMENT | HOTH & OBJECTIVE),
            cost=sacrifice(FRIENDLY & UNIT),
        ),
    ),
    script(
        "han-solo-65",
        Interrupt(
            THIS_LEAVES_PLAY,
            own(
                _look_through_the_deck,
                _ask_for_a_rebel_card,
                _take_it_and_shuffle,
                could=there_is(IN_YOUR_DECK),
            ),
        ),
        own_words=True,
    ),
    script("toryn-farr", Interrupt(THIS_LEAVES_PLAY, place_focus(1), targets=target(ENEMY & ENHANCEMENT))),
    script("bright-hope", Reaction(FRIENDLY_UNIT_LEFT_PLAY, remove_a_token(THIS_CARD))),
    script(
        "buried-outpost",
        ForcedReaction(
            THIS_ENTERS_PLAY,
            choose_one((choose(FRIENDLY & UNIT), sacrificed(CHOSEN_CARD)), place_focus(1, THIS_CARD)),
        ),
        own_words=True,
    ),
)
