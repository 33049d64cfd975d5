"""Dark Eldar cards, in the order of dark_eldar.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing

MERCENARY = "Sslyth Mercenary"


def test_sslyth_mercenary_goes_to_whoever_pays() -> None:
    scene = Scene(one={"planets": {1: [MERCENARY]}, "resources": 2}, two={"resources": 5, "hand": ["Shoota Mob"]})
    assert not scene.one.can(f"use {MERCENARY}")
    scene.two.picks(f"use {MERCENARY}")
    assert scene.two.units_at(1) == [MERCENARY]
    assert scene.two.resources == 3


def test_both_may_pay_for_the_mercenary_in_turn() -> None:
    scene = battle([MERCENARY, "Goff Nob"], ["Crushface"], one_resources=2, two_resources=2, window="window")
    scene.two.picks(f"use {MERCENARY}")
    scene.one.picks(f"use {MERCENARY}")
    assert MERCENARY in scene.one.units_at(1)
    assert (scene.one.resources, scene.two.resources) == (0, 0)


def test_nobody_hires_a_mercenary_in_an_hq_or_without_money() -> None:
    scene = Scene(one={"hq": [MERCENARY]}, two={"resources": 5, "hand": ["Shoota Mob"]})
    assert not scene.two.can(f"use {MERCENARY}")
    poor = Scene(one={"planets": {1: [MERCENARY]}}, two={"resources": 1, "hand": ["Shoota Mob"]})
    assert not poor.two.can(f"use {MERCENARY}")


def test_a_hired_mercenary_keeps_what_it_bears() -> None:
    units = [bearing(MERCENARY, "Suffering")]
    scene = Scene(one={"planets": {1: units}}, two={"resources": 2, "hand": ["Shoota Mob"]})
    scene.two.picks(f"use {MERCENARY}")
    assert scene.card("Suffering").host == MERCENARY


def test_despise_takes_an_ally_of_each_player() -> None:
    scene = battle(
        ["Void Pirate", "Rogue Trader", "Crushface"], ["Goff Boyz", "Goff Nob"], one_hand=["Despise"], window="window"
    )
    scene.one.picks("use Despise")
    scene.one.is_offered("sacrifice Void Pirate", "sacrifice Rogue Trader")
    scene.one.picks("sacrifice Rogue Trader")
    assert scene.zone_of("Rogue Trader") == "discard"
    assert scene.zone_of("Goff Boyz") == "discard"
    assert scene.zone_of("Void Pirate") == "planet_1"


def test_despise_needs_an_ally_somewhere() -> None:
    scene = battle(["Crushface"], ["Goff Nob"], one_hand=["Despise"], window="window")
    assert not scene.one.can("use Despise")
