"""What the fate card of Balance of the Force does, on either side (R7.7)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.terms import FATE


def _ask_for_support(use: UseAbility, table: StarWarsTable) -> None:
    """The stacks are revealed already, and so is what is added to one (A134)."""
    hand = (card for card in table.pile(HAND, use.seat) if table.cards[card].type != FATE)
    table.ask(use.seat, "open edge card", [*(option("place", card) for card in hand), PASS])


def _add_it(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        card = table.picked.card
        table.move(card, EDGE_STACK, use.seat)
        table.show((card,))
        table.note("places an edge card", use.seat, (card,))


SUPPORTING_FIRE = Fate(own(_ask_for_support, _add_it))
