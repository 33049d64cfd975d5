"""Neutral cards of the dark side of A Dark Time, in collector order (sets 51–52)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.leaving import capture_out_of_play

# ── Z-95 Headhunter ───────────────────────────────────────────────────────────────────────────────────────────────


def _reveal_at_random(use: UseAbility, table: StarWarsTable) -> None:
    """Only a unit is captured, and is then kept in mind."""
    card = table.roll(table.pile(HAND, 1 - use.seat))
    table.show((card,))
    table.note("reveals", 1 - use.seat, (card,))
    use.targets = (card,) if UNIT_CARD(table, card, use.card) else ()


def _ask_place_for_it(use: UseAbility, table: StarWarsTable) -> str | None:
    places = table.objectives(use.seat) if use.targets else ()
    if not places:
        return "put_away"
    table.ask(use.seat, "capture at", [option("capture at", use.targets[0], place) for place in places])
    return None


def _capture_it(use: UseAbility, table: StarWarsTable) -> None:
    capture_out_of_play(table, table.picked.card, table.picked.target)


CARDS = (
    # Set 51
    script("the-moorsh-moraine", changes(UNOPPOSED_BONUS, YOURS, 1, key="unopposed-bonus", number=2)),
    # Set 52
    script(
        "z-95-headhunter",
        Interrupt(
            THIS_IS_ABOUT_TO_BE_FOCUSED,
            own(_reveal_at_random, _ask_place_for_it, _capture_it, could=there_is(IN_ENEMY_HAND)),
        ),
        own_words=True,
    ),
)
