"""Chaos cards, in the order of chaos.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing, wounded

BEAST = "Gleeful Plague Beast"
GRENADES = "Blight Grenades"


def test_gleeful_plague_beast_hurts_everybody_here_when_the_combat_phase_begins() -> None:
    scene = Scene(
        one={"planets": {2: [BEAST]}, "supports": ["Ammo Depot"]},
        two={"planets": {2: ["Goff Nob"], 3: ["Crushface"]}},
        phase="combat",
        window="begin",
    )
    assert (scene.damage_on(BEAST), scene.damage_on("Goff Nob"), scene.damage_on("Crushface")) == (1, 1, 0)


def test_doombolt_doubles_the_damage_on_a_unit() -> None:
    scene = Scene(
        one={"hand": ["Doombolt"], "resources": 1},
        two={"planets": {1: [wounded("Goff Nob", 2)], 2: ["Crushface"]}, "hand": ["Shoota Mob"], "resources": 1},
    )
    scene.one.picks("use Doombolt")
    assert scene.damage_on("Goff Nob") == 4


def test_doombolt_needs_a_damaged_enemy_army_unit() -> None:
    one = {"hand": ["Doombolt"], "resources": 1, "planets": {1: [wounded("Goff Nob", 2)]}}
    assert not Scene(one=one, two={"planets": {1: ["Crushface"]}}).one.can("use Doombolt")


def test_blight_grenades_are_sacrificed_for_an_area_effect_until_the_round_ends() -> None:
    units = [bearing("Death guard Infantry", GRENADES), "Void Pirate"]
    scene = battle(units, ["Goff Nob", "Crushface"], window="window")
    scene.one.picks(f"use {GRENADES}")
    infantry = scene.number("Death guard Infantry")
    assert scene.zone_of(GRENADES) == "discard"
    assert scene.table.area_effect(infantry) == 2
    scene.one.picks("attack Death guard Infantry", "area effect Death guard Infantry ×2")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Crushface")) == (2, 2)


def test_blight_grenades_are_for_battles_and_units_of_nurgle() -> None:
    one = {"planets": {1: [bearing(BEAST)]}, "hand": [GRENADES], "resources": 1}
    assert not Scene(one=one, planets=["Plannum"]).one.can(f"deploy {GRENADES}")
    infantry = {"planets": {1: [bearing("Rotten Plaguebearers", GRENADES)]}}
    assert not Scene(one=infantry, phase="combat").one.can(f"use {GRENADES}")
