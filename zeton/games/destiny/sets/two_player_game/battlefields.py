"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules.terms import EVENT
from zeton.games.destiny.rules.terms import SUPPORT as SUPPORT_CARD

# ── Hangar Bay ────────────────────────────────────────────────────────────────────────────────────────────────────


def _reveal_the_top_of_their_deck(use: UseAbility, table: DestinyTable) -> None:
    top = tuple(table.pile(DECK, use.opponent)[-1:])
    table.show(top)
    table.note("reveals", use.opponent, top)
    use.ok = any(table.cards[card].type in (EVENT, SUPPORT_CARD) for card in top)


def _have_they_a_deck(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(table.pile(DECK, 1 - prospect.seat))


CARDS = (
    script(
        "hangar-bay",
        Claim((own(_reveal_the_top_of_their_deck, could=_have_they_a_deck), THEN, deal_damage(1))),
        own_words=True,
    ),
    script(
        "obi-wan-s-hut",
        Claim(
            choose_one(
                give_shields(1, colour(BLUE) & CHARACTER),
                (pay(1), then(give_shields(1, ~colour(BLUE) & CHARACTER))),
            )
        ),
    ),
)
