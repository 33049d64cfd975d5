"""Taking back a choice at the terminal: only if neither chance nor hidden cards have spoken since."""

from __future__ import annotations

from typing import Any

import zeton
from zeton.kernel.errors import IllegalChoice
from zeton.kernel.match import Match
from zeton.terminal.screen import say


def take_back(match: Match, place: int, language: str) -> Match:
    """The match as it stood after its first ``place`` choices; IllegalChoice, with the reason, if that crosses a secret."""
    before = zeton.replay(match.record(), upto=place)
    if before.chance != match.chance:
        raise IllegalChoice(say("chance-has-spoken", language))
    for seat in range(match.seats):
        assert before.decision is not None
        known = seen_cards(before.view(seat)) | seen_cards(before.view(before.decision.seat))
        if seen_cards(match.view(seat)) - known:
            raise IllegalChoice(say("cards-were-seen", language))
    return before


def seen_cards(view: dict[str, Any]) -> set[int]:
    """The cards whose identity a view tells."""
    return {card for piles in view["zones"].values() for pile in piles for card in pile if card is not None}
