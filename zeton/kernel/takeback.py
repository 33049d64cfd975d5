"""Taking back: whether going back to an earlier moment of a match would cross chance or hidden information."""

from __future__ import annotations

from typing import Any

from zeton.kernel.match import Match

CHANCE = "chance"
HIDDEN = "hidden"


def crossed(before: Match, after: Match) -> str:
    """What lies between two moments: CHANCE, HIDDEN (somebody has learnt something), or nothing (the empty string).

    Nobody has learnt anything if what several were asked at the same time is still open, and if all that somebody knows now
    was known before, to it or to the seat that then chose.
    """
    if before.chance != after.chance:
        return CHANCE
    assert before.decision is not None, "a choice is taken back to where it was to be made"
    if before.game.at_once(before.table) and not after.game.at_once(after.table):
        return HIDDEN  # what was answered at the same time has been shown
    chooser = before.decision.seat
    own = known_cards(before.view(chooser))
    for seat in range(after.seats):
        knew = own if seat == chooser else own | known_cards(before.view(seat))
        if known_cards(after.view(seat)) - knew:
            return HIDDEN
    return ""


def known_cards(view: dict[str, Any]) -> set[int]:
    """The cards whose identity a view tells."""
    return {card for piles in view["zones"].values() for pile in piles for card in pile if card is not None}
