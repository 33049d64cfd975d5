"""Tau cards, in the order of tau.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing

RECRUITS = "Bork'an Recruits"
STRIKE = "Kauyon Strike"
BLACKSUN = "Blacksun Filter"
PRELATE = "Aun'ui Prelate"


def test_borkan_recruits_are_stronger_where_any_warlord_is() -> None:
    assert battle([RECRUITS], ["Nazdreg"]).attack_of(RECRUITS) == 4
    assert battle([RECRUITS, "Commander Shadowsun"], ["Goff Nob"]).attack_of(RECRUITS) == 4
    assert battle([RECRUITS], ["Goff Nob"]).attack_of(RECRUITS) == 2


def test_kauyon_strike_moves_ethereal_units_together() -> None:
    scene = battle(
        [PRELATE, "Carnivore Pack"],
        ["Goff Nob"],
        one_planets={2: [PRELATE]},
        one_hand=[STRIKE],
        one_resources=1,
        window="window",
    )
    scene.one.picks(f"use {STRIKE}", "target Barlus")
    assert not scene.one.can("choose Carnivore Pack")
    scene.one.picks(f"choose {PRELATE}")
    scene.one.is_offered(f"choose {PRELATE}", "done")
    scene.one.picks(f"choose {PRELATE}")
    assert scene.one.units_at(3) == [PRELATE, PRELATE]


def test_kauyon_strike_may_leave_some_behind_but_not_all() -> None:
    scene = battle([PRELATE, PRELATE], ["Goff Nob"], one_hand=[STRIKE], one_resources=1, window="window")
    scene.one.picks(f"use {STRIKE}", "target Barlus")
    assert not scene.one.can("done")
    scene.one.picks(f"choose {PRELATE}", "done")
    assert scene.one.units_at(3) == [PRELATE]


def test_kauyon_strike_needs_an_ethereal_unit() -> None:
    scene = battle(["Carnivore Pack"], ["Goff Nob"], one_hand=[STRIKE], one_resources=1, window="window")
    assert not scene.one.can(f"use {STRIKE}")


def committing(two: int) -> Scene:
    """Both warlords commit; a unit with the filter waits at the second planet."""
    units = {2: [bearing("Carnivore Pack", BLACKSUN)]}
    scene = Scene(one={"planets": units, "resources": 0}, phase="command", window="dial")
    scene.one.picks("set dial ×5")
    scene.two.picks(f"set dial ×{two}")
    return scene


def test_blacksun_filter_pays_when_an_enemy_warlord_comes() -> None:
    scene = committing(2)
    scene.one.picks(f"use {BLACKSUN}")
    assert scene.one.resources == 1


def test_blacksun_filter_does_not_hear_of_other_planets() -> None:
    assert not committing(3).one.can(f"use {BLACKSUN}")
