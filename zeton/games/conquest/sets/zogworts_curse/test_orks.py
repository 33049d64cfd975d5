"""Old Zogwort and his squad, in the order of orks.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing

ZOGWORT = "Old Zogwort"
RUNTHERDERS = "Zogwort's Runtherders"
HOVEL = "Zogwort's Hovel"
STIKK = "Wyrdboy Stikk"
LAUNCH = "Launch Da Snots"
SNOTLINGS = "Snotlings"


def test_old_zogwort_brings_snotlings_where_he_commits() -> None:
    scene = Scene(one={"warlord": ZOGWORT}, phase="command", window="dial")
    scene.one.picks("set dial ×2")
    scene.two.picks("set dial ×4")
    scene.one.picks(f"use {ZOGWORT}")
    assert scene.one.units_at(2) == [ZOGWORT, SNOTLINGS]


def test_old_zogwort_brings_snotlings_when_he_attacks() -> None:
    scene = battle([ZOGWORT, "Goff Boyz"], ["Land Raider", "Crushface"])
    scene.one.picks(f"attack {ZOGWORT}", f"use {ZOGWORT}")
    assert scene.one.units_at(1).count(SNOTLINGS) == 1


def ending(bloodied: bool) -> Scene:
    """The combat phase is about to end."""
    one = {"warlord": {"card": ZOGWORT, "bloodied": bloodied}, "planets": {2: [SNOTLINGS]}, "supports": ["Ammo Depot"]}
    scene = Scene(one=one, two={"planets": {3: [SNOTLINGS]}}, phase="combat", window="after")
    scene.one.passes()
    return scene


def test_all_snotlings_are_destroyed_when_the_combat_phase_has_ended_even_bloodied() -> None:
    for bloodied in (False, True):
        scene = ending(bloodied)
        assert scene.table.phase == "headquarters"
        assert (scene.one.units_at(2), scene.two.units_at(3)) == ([], [])


def test_bloodied_zogwort_brings_nobody() -> None:
    scene = battle([{"card": ZOGWORT, "bloodied": True}, "Goff Boyz"], ["Land Raider", "Crushface"])
    scene.one.picks(f"attack {ZOGWORT}")
    assert not scene.one.can(f"use {ZOGWORT}")


def test_runtherders_bring_snotlings_when_they_take_damage_even_deadly() -> None:
    scene = battle([RUNTHERDERS, "Goff Nob"], ["Land Raider"], window="second turn")
    scene.two.attacks("Land Raider", RUNTHERDERS)
    scene.one.picks(f"use {RUNTHERDERS}")
    assert scene.zone_of(RUNTHERDERS) == "discard"
    assert scene.one.units_at(1) == ["Goff Nob", SNOTLINGS]


def test_runtherders_bring_nobody_where_a_shield_stops_everything() -> None:
    scene = battle([RUNTHERDERS, "Goff Nob"], ["Shoota Mob", "Goff Boyz"], one_hand=["Battle Cry"], window="second turn")
    scene.two.attacks("Shoota Mob", RUNTHERDERS)
    scene.one.picks(f"shield Battle Cry → {RUNTHERDERS}")
    assert not scene.one.can(f"use {RUNTHERDERS}")
    assert scene.damage_on(RUNTHERDERS) == 0


def test_zogworts_hovel_answers_an_attack_on_the_warlord() -> None:
    scene = battle([ZOGWORT], ["Land Raider", "Crushface"], one_supports=[HOVEL], window="second turn")
    scene.two.attacks("Land Raider", ZOGWORT)
    scene.one.picks(f"use {HOVEL}")
    assert scene.one.units_at(1) == [ZOGWORT, SNOTLINGS]


def test_zogworts_hovel_does_not_answer_an_attack_on_others() -> None:
    scene = battle([ZOGWORT, "Goff Nob"], ["Land Raider", "Crushface"], one_supports=[HOVEL], window="second turn")
    scene.two.attacks("Land Raider", "Goff Nob")
    assert not scene.one.can(f"use {HOVEL}")


def test_wyrdboy_stikk_brings_new_snotlings_for_destroyed_ones() -> None:
    scene = battle([bearing(ZOGWORT, STIKK), SNOTLINGS], ["Land Raider", "Crushface"], window="second turn")
    scene.two.attacks("Land Raider", SNOTLINGS)
    scene.one.picks(f"use {STIKK}", "choose Barlus")
    assert scene.one.units_at(3) == [SNOTLINGS]
    assert scene.is_exhausted(STIKK)


def test_wyrdboy_stikk_does_not_answer_other_deaths() -> None:
    scene = battle([bearing(ZOGWORT, STIKK), "Goff Boyz"], ["Land Raider", "Crushface"], window="second turn")
    scene.two.attacks("Land Raider", "Goff Boyz")
    assert not scene.one.can(f"use {STIKK}")


def launching(units: list[Any]) -> Scene:
    scene = battle(units, ["Land Raider", "Crushface"], one_hand=[LAUNCH], one_resources=1)
    scene.one.picks("attack Crushface" if "Crushface" in units else "attack Goff Nob")
    return scene


def test_launch_da_snots_adds_the_snotlings_there_to_the_attack() -> None:
    scene = launching(["Goff Nob", SNOTLINGS, SNOTLINGS])
    scene.one.picks(f"use {LAUNCH}")
    assert scene.attack_of("Goff Nob") == 8
    scene.one.picks("defend Land Raider")
    assert scene.zone_of("Land Raider") == "discard"
    assert scene.attack_of("Goff Nob") == 6


def test_launch_da_snots_needs_snotlings_there() -> None:
    assert not launching(["Goff Nob", "Goff Boyz"]).one.can(f"use {LAUNCH}")
