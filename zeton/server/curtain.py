"""The curtain: nobody can tell from the delay whether another seat was asked.

After a seat has chosen, another one may or may not be asked, depending on cards the first cannot see. Where that is so,
what happens next is shown to the others only after the table's pause: whether somebody was asked and answered at once (or
had told the server to pass), or nobody was. Whether it is so is found out on copies in which everything the seat cannot
know is dealt anew, so the curtain itself depends on nothing hidden.
"""

from __future__ import annotations

from random import Random

from zeton import Match

DEALS = 8


def falls(before: Match, seat: int, chosen: int) -> bool:
    """Whether, for all this seat knows, its choice may lead to a question to another seat, and may also not."""
    decision = before.decision
    assert decision is not None and decision.seat == seat
    rng = Random(f"{seat}/{decision.number}/{chosen}")
    asked = set()
    for _ in range(DEALS):
        deal = before.determinize(seat, rng)
        deal.choose(chosen)
        asked.add(deal.decision is not None and deal.decision.seat != seat)
        if len(asked) == 2:
            return True
    return False
