"""What a game is watched by, turn by turn: numbers that everybody can see, for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from zeton.kernel.match import Match

View = Mapping[str, Any]
Measure = Callable[[Match, View, int], float]


def _pile(zone: str) -> Measure:
    """How many cards a seat has in a zone."""
    return lambda match, view, seat: len(view["zones"][zone][seat])


def _health(match: Match, view: View, seat: int) -> float:
    """The health that a seat's characters have left."""
    total = 0
    for character in view["zones"]["characters"][seat]:
        seen = view["cards"][character]
        total += match.game.cards[seen["id"]].health - seen.get("damage", 0)
    return total


def _units(match: Match, view: View, seat: int) -> float:
    """The units a seat has at planets and in its headquarters."""
    return sum(len(piles[seat]) for zone, piles in view["zones"].items() if zone == "hq" or zone.startswith("planet_"))


MEASURES: Mapping[str, Mapping[str, Measure]] = {
    "star_wars_lcg": {
        "dial": lambda match, view, seat: view["dial"],
        "objectives": _pile("victory"),
        "units": _pile("units"),
    },
    "conquest": {"planets": _pile("victory"), "units": _units, "hand": _pile("hand")},
    "destiny": {"health": _health, "hand": _pile("hand"), "upgrades": _pile("upgrades")},
    "clone_wars": {"threat": lambda match, view, seat: view["threat"]["value"]},
}


def measured(match: Match, seat: int) -> dict[str, float]:
    """How a game stands for a seat, by every measure of the game."""
    view = match.view(None)
    return {name: float(measure(match, view, seat)) for name, measure in MEASURES.get(match.game.id, {}).items()}
