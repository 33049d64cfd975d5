"""Neutral cards of the dark side of Escape from Hoth, in collector order (sets 67–68)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

# ── Remote Hideout ────────────────────────────────────────────────────────────────────────────────────────────────


def _is_the_first_unit_played(table: StarWarsTable, card: int, source: int) -> bool:
    """The card itself is among the plays of the turn already."""
    seat = table.controller[source]
    units = [played for player, played in table.plays if player == seat and UNIT_CARD(table, played, source)]
    return table.controller[card] == seat and units == [card]


CARDS = (
    # Set 67
    script("remote-hideout", changes(ENTERS_FOCUSED, _is_the_first_unit_played), own_words=True),
    # Set 68
    script(
        "endless-reserves",
        changes(FORCE_IN_EDGE_STACK, EVENT_CARD & IN_YOUR_EDGE_STACK & while_so(THIS_IS_UNDAMAGED)),
        own_words=True,
    ),
    script("vast-resources", Action(next_card_costs_less(1))),
)
