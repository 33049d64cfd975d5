"""Positions given by hand: what is wrong about them is named, with the rule."""

from __future__ import annotations

from typing import Any

import pytest

from zeton.games.conquest.testing import GAME, Scene
from zeton.kernel.errors import BadPosition, UnknownName


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"three": {}}, "no entry 'three'"),
        ({"one": {"hq": ["Iron Halo"]}}, "type attachment"),
        ({"one": {"warlord": "Goff Nob"}}, "no warlord"),
        ({"one": {"hq": [{"card": "Shoota Mob", "damage": 1}]}}, "R11"),
        ({"one": {"hq": ["Crushface", "Crushface"]}}, "R19"),
        ({"one": {"planets": {7: ["Shoota Mob"]}}}, "R3"),
        ({"one": {"planets": {8: ["Shoota Mob"]}}}, "from 1 to 7"),
        ({"one": {"hq": [{"card": "Land Raider", "attachments": ["Ion Rifle"]}]}}, "R6"),
        ({"one": {"hq": ["Snotlings"] * 11}}, "R19"),
        ({"one": {"deck": []}}, "R22"),
        ({"phase": "dinner"}, "no phase 'dinner'"),
        ({"battle": 6}, "no battle is fought"),
        ({"battle": 1, "phase": "deploy"}, "combat phase"),
        ({"initiative": "me"}, "initiative is 'one' or 'two'"),
        ({"planets": ["Barlus", "Barlus"]}, "twice"),
        ({"one": {"resources": -1}}, "resources is a number"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.position(given)


def test_a_misspelt_card_is_named_with_its_neighbours() -> None:
    with pytest.raises(UnknownName, match="Shoota Mob"):
        GAME.position({"one": {"hq": ["Shota Mob"]}})


def test_an_empty_position_is_a_deploy_turn_of_two_warlords() -> None:
    scene = Scene(one={"hand": ["Eager Recruit"], "resources": 1})
    assert scene.asked == "deploy turn"
    assert scene.one.units_at(0) == ["Captain Cato Sicarius"]
    assert scene.two.units_at(0) == ["Nazdreg"]
