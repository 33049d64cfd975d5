"""Neutral cards of the dark side of The Search for Skywalker, in the order of neutral_dark.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.resources import affordable
from zeton.games.star_wars_lcg.testing import Scene


def crawler(*hand: str, **cards: Any) -> Scene:
    """One objective that has a resource, and the affiliation card; the crawler has two more."""
    dark = {"objectives": ["Fall of the Jedi"], "units": ["Jawa Trading Crawler"], "hand": [*hand, "Force Choke"]}
    return Scene(dark={**dark, **cards}, turn="dark")


def test_jawa_trading_crawler_pays_for_vehicles_and_droids() -> None:
    scene = crawler("Lictor-class Dungeon Ship")
    scene.dark.picks("play Lictor-class Dungeon Ship")
    assert scene.dark.can("generate Jawa Trading Crawler ×2")
    scene.dark.pays()
    assert scene.zone_of("Lictor-class Dungeon Ship") == "units"


def test_jawa_trading_crawler_pays_for_nothing_else() -> None:
    scene = crawler("Bantha", "Trooper Sentry")
    assert not scene.dark.can("play Bantha")  # 3 are needed
    assert "R4.1" in scene.dark.why_not("Bantha")
    scene.dark.picks("play Trooper Sentry")
    assert not scene.dark.can("generate Jawa Trading Crawler ×1")


def test_jawa_trading_crawler_pays_for_no_ability_a128() -> None:
    scene = crawler()
    assert not affordable(scene.table, scene.table.dark, 3, 0)
