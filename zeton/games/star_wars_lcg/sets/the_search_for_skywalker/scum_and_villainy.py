"""Scum and Villainy cards of The Search for Skywalker, in collector order (set 47)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.leaving import captives, capture_out_of_play
from zeton.games.star_wars_lcg.rules.naming import units_to_name
from zeton.kernel.table import EVERYBODY

# ── Weequay Elite ─────────────────────────────────────────────────────────────────────────────────────────────────


def _two_if_somebody_is_held(table: StarWarsTable, card: int, source: int) -> int:
    """What a unit holds is not captured at an objective (A112)."""
    return 2 if any(captives(table, objective) for objective in table.objectives(table.controller[source])) else 0


# ── Get Me Solo! ──────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_name(use: UseAbility, table: StarWarsTable) -> None:
    """A unit is named by its place among the titles, for no copy of it is meant (A128)."""
    number = len(units_to_name(table, 1 - use.seat))
    table.ask(use.seat, "name", [option("name", 0, 0, place) for place in range(1, number + 1)] or [PASS])


def _reveal_hand(use: UseAbility, table: StarWarsTable) -> None:
    """The copies that are found are kept in mind: now everybody knows them."""
    hand = tuple(table.pile(HAND, 1 - use.seat))
    if table.picked != PASS:
        named = units_to_name(table, 1 - use.seat)[table.picked.number - 1]
        table.note("names", use.seat, (named,), known=EVERYBODY)
        use.targets = tuple(card for card in hand if table.cards[card].title == table.cards[named].title)
    table.show(hand)
    table.note("reveals", 1 - use.seat, hand)


def _ask_place_for_a_copy(use: UseAbility, table: StarWarsTable) -> str | None:
    places = table.objectives(use.seat) if use.targets else ()
    if not places:
        return "put_away"
    table.ask(use.seat, "capture at", [option("capture at", use.targets[0], place) for place in places])
    return None


def _capture_a_copy(use: UseAbility, table: StarWarsTable) -> int:
    """Back to the question, as long as there is another copy."""
    use.targets = use.targets[1:]
    capture_out_of_play(table, table.picked.card, table.picked.target)
    return -2


CARDS = (
    # Set 47
    script("jabbas-orders", Reaction(THIS_ENTERS_PLAY, LOOK_AT_HAND)),
    script(
        "weequay-elite",
        costs_less(own_amount(lambda use, table: 0, _two_if_somebody_is_held)),
        own_words=True,
    ),
    script("jabbas-palace", capacity(FRIENDLY & OBJECTIVE, 1)),
    script(
        "get-me-solo",
        Action(
            own(_ask_name, _reveal_hand, _ask_place_for_a_copy, _capture_a_copy, could=there_is(IN_ENEMY_HAND)),
            condition=YOUR_TURN,
        ),
        own_words=True,
    ),
)
