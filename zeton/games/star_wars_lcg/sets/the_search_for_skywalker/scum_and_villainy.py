"""Scum and Villainy cards of The Search for Skywalker, in collector order (set 47)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.leaving import captives, capture_out_of_play
from zeton.kernel.table import EVERYBODY

# ── Weequay Elite ─────────────────────────────────────────────────────────────────────────────────────────────────


def _two_if_somebody_is_held(table: StarWarsTable, card: int, source: int) -> int:
    """What a unit holds is not captured at an objective (A112)."""
    return 2 if any(captives(table, objective) for objective in table.objectives(table.owner[source])) else 0


# ── Get Me Solo! ──────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_name(use: UseAbility, table: StarWarsTable) -> None:
    """Deck lists are known to all, but not where a card lies: any copy stands for its title (A128)."""
    first: dict[str, int] = {}
    for card in range(1, len(table.cards)):
        if table.owner[card] != use.seat and UNIT_CARD(table, card, use.card):
            first.setdefault(table.cards[card].title, card)
    table.ask(use.seat, "name", [option("name", first[title]) for title in sorted(first)] or [PASS])


def _reveal_hand(use: UseAbility, table: StarWarsTable) -> None:
    """The copies that are found are kept in mind: now everybody knows them."""
    named, hand = table.picked.card, tuple(table.pile(HAND, 1 - use.seat))
    if named:
        table.note("names", use.seat, (named,), known=EVERYBODY)
    table.show(hand)
    table.note("reveals", 1 - use.seat, hand)
    title = table.cards[named].title
    use.targets = tuple(card for card in hand if named and table.cards[card].title == title)


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
