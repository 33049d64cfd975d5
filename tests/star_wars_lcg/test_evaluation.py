"""The evaluation sees units and objectives as the rules have them now, not as they are printed."""

import pytest

from zeton.games.star_wars_lcg.evaluation import WEIGHTS, features
from zeton.games.star_wars_lcg.rules.terms import UNIT_DAMAGE
from zeton.games.star_wars_lcg.testing import Scene

LUKE = "Luke Skywalker (Core)"


def feature(scene: Scene, name: str) -> float:
    return dict(zip(WEIGHTS, features(scene.table, scene.table.light), strict=True))[name]


@pytest.mark.parametrize("name", ["light: unit damage", "light: blast"])
def test_icons_that_an_enhancement_gives_count(name: str) -> None:
    alone = Scene(light={"units": [LUKE]})
    armed = Scene(light={"units": [{"card": LUKE, "enhancements": ["Jedi Lightsaber"]}]})
    assert feature(armed, name) == feature(alone, name) + 1


def test_edge_enabled_icons_count_half_for_one_of_two_has_the_edge() -> None:
    alone = Scene(light={"units": [LUKE]})
    trained = Scene(light={"units": [LUKE, "Twi'lek Loyalist"]})
    loyalist = trained.table.cards[trained.card("Twi'lek Loyalist").number]
    assert loyalist.edge_icons[UNIT_DAMAGE] == 1
    assert feature(trained, "light: unit damage") == feature(alone, "light: unit damage") + loyalist.icons[UNIT_DAMAGE] + 0.5


def test_what_an_enhancement_adds_to_the_capacity_of_a_unit_counts() -> None:
    alone = Scene(light={"units": [LUKE]})
    taught = Scene(light={"units": [{"card": LUKE, "enhancements": ["Soresu Training"]}]})
    assert feature(taught, "light: health") == feature(alone, "light: health") + 1


def test_damage_to_go_is_what_the_objectives_can_still_take_now() -> None:
    """Defense Upgrade adds 3 to the damage capacity of an objective (A79)."""
    alone = Scene(dark={"objectives": ["Imperial Command"]})
    strengthened = Scene(dark={"objectives": [{"card": "Imperial Command", "enhancements": ["Defense Upgrade"]}]})
    assert feature(strengthened, "damage to go") == feature(alone, "damage to go") + 3
