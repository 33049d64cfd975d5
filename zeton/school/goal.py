"""What is to be reached in a puzzle, and until when: both are lines of the log."""

from __future__ import annotations

from dataclasses import dataclass

from zeton import Match


@dataclass(frozen=True, slots=True)
class Goal:
    """``what`` is to be noted in the log, of a card with this title (if one is named), before anything of ``until`` is.

    A game that ends in the seat's favour has reached every goal, one that ends otherwise none.
    """

    seat: int
    what: str
    card: str
    until: tuple[str, ...]
    throws: int = 0  # how often dice are thrown anew in a proof; 0: nothing may be left to chance

    def state(self, match: Match, since: int = 0) -> bool | None:
        """Whether the goal is reached: yes, never, or not yet; ``since``: so many entries have been looked at."""
        cards = match.table.cards
        for entry in match.log(None, since):
            if entry.what == self.what and (not self.card or any(cards[card].title == self.card for card in entry.cards)):
                return True
            if entry.what in self.until:
                return False
        return None if match.outcome is None else self.seat in match.outcome.winners

    def after(self, before: Match, now: Match) -> bool | None:
        """Whether a choice has reached the goal; whoever trusts to luck where nothing may be left to it has lost."""
        if not self.throws and now.chance != before.chance:
            return False
        return self.state(now, before.happened)
