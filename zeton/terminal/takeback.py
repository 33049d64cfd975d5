"""Taking back a choice at the terminal: only if neither chance nor hidden cards have spoken since."""

from __future__ import annotations

import zeton
from zeton.kernel.errors import IllegalChoice
from zeton.kernel.match import Match
from zeton.kernel.takeback import CHANCE, HIDDEN, crossed

REASONS = {CHANCE: "chance-has-spoken", HIDDEN: "cards-were-seen"}


def take_back(match: Match, place: int) -> Match:
    """The match as it stood after its first ``place`` choices; IllegalChoice, with the reason, if that crosses a secret."""
    before = zeton.replay(match.record(), upto=place)
    between = crossed(before, match)
    if between:
        raise IllegalChoice(REASONS[between])
    return before
