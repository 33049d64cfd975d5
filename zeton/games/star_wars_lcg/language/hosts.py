"""What an enhancement may be attached to (R5.2–R5.5, R13.6)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language.filters import (
    CHARACTER,
    ENEMY,
    FORCE_SENSITIVE,
    FORCE_USER,
    FRIENDLY,
    NO_ENHANCEMENTS,
    OBJECTIVE,
    UNIT,
    VEHICLE,
)
from zeton.games.star_wars_lcg.rules.printed import fact_of
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.kernel.filter import Filter

ENHANCEABLE = UNIT & ~NO_ENHANCEMENTS

HOSTS: dict[str, Filter | None] = {
    "your play area": None,
    "the Death Star dial": None,
    "a Character unit": CHARACTER & ENHANCEABLE,
    "an enemy Character unit": ENEMY & CHARACTER & ENHANCEABLE,
    "a Vehicle unit": VEHICLE & ENHANCEABLE,
    "a Force User unit": FORCE_USER & ENHANCEABLE,
    "a Force User or Force Sensitive unit": (FORCE_USER | FORCE_SENSITIVE) & ENHANCEABLE,
    "an objective": OBJECTIVE,
    "an objective you control": FRIENDLY & OBJECTIVE,
    "an enemy objective": ENEMY & OBJECTIVE,
}
"""What the data file says an enhancement enhances, as a filter; None needs no choice."""


def hosts_of(table: StarWarsTable, seat: int, card: int) -> list[int] | None:
    """The cards an enhancement may be attached to; None if it goes to a play area or the dial, or is no enhancement."""
    enhances = fact_of(table.cards[card].id)["enhances"]
    host = HOSTS[enhances] if enhances else None
    return None if host is None else list(host.cards(table, card))
