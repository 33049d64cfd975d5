"""The two starter teams, for scenes: H is Luke Skywalker with Han Solo, V is Boba Fett with a Veteran Stormtrooper."""

from __future__ import annotations

from typing import Any

LUKE: dict[str, Any] = {"card": "Luke Skywalker", "dice": 2}
BOBA: dict[str, Any] = {"card": "Boba Fett", "dice": 2}
HAN, VETERAN = "Han Solo", "Veteran Stormtrooper"


def heroes(luke: dict[str, Any] | None = None, han: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"characters": [{**LUKE, **(luke or {})}, {"card": HAN, **(han or {})}], "deck": ["Mislead"] * 9, **more}


def villains(boba: dict[str, Any] | None = None, veteran: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"characters": [{**BOBA, **(boba or {})}, {"card": VETERAN, **(veteran or {})}], "deck": ["Crackdown"] * 9, **more}
