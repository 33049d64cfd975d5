"""Neutral cards of the dark side of Escape from Hoth, in collector order (sets 66–68)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.looking import see_top
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION

# ── ISB Liaison ───────────────────────────────────────────────────────────────────────────────────────────────────

DECKS = {"look at deck": DECK, "look at objective deck": OBJECTIVE_DECK}


def _ask_which_deck(use: UseAbility, table: StarWarsTable) -> str | None:
    """Of either player, each called by its affiliation; without a card to look at nothing follows (R12.14)."""
    decks = [(verb, seat) for seat in (use.seat, 1 - use.seat) for verb, kind in DECKS.items() if table.pile(kind, seat)]
    if not decks:
        return "put_away"
    table.ask(use.seat, "look at deck", [option(verb, table.pile(AFFILIATION, seat)[0]) for verb, seat in decks])
    return None


def _look_at_that_deck(use: UseAbility, table: StarWarsTable) -> None:
    see_top(table, use.seat, DECKS[table.picked.verb], table.owner[table.picked.card])


# ── Remote Hideout ────────────────────────────────────────────────────────────────────────────────────────────────


def _is_the_first_unit_played(table: StarWarsTable, card: int, source: int) -> bool:
    """The card itself is among the plays of the turn already."""
    seat = table.controller[source]
    units = [played for player, played in table.plays if player == seat and UNIT_CARD(table, played, source)]
    return table.controller[card] == seat and units == [card]


CARDS = (
    # Set 66
    script(
        "isb-liaison",
        Action((own(_ask_which_deck, _look_at_that_deck), then(draw(1))), cost=SACRIFICE_THIS),
        own_words=True,
    ),
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
