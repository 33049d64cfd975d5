"""Baharroth and his squad, in the order of eldar.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing, wounded

BAHARROTH = "Baharroth"
HAWKS = "Baharroth's Hawks"
BANNER = "Banner of the Ashen Sky"
BLADE = "The Shining Blade"
CRY = "Cry of the Wind"


def moving(**one: Any) -> Scene:
    """Hawks at the second planet may move at the beginning of the combat phase."""
    given = {"planets": {2: [HAWKS]}, **one}
    scene = Scene(one=given, two={"planets": {1: ["Goff Nob"]}}, phase="combat", window="begin")
    scene.one.picks(f"move {HAWKS} → Barlus")
    return scene


def test_baharroth_moves_on_his_own() -> None:
    scene = Scene(one={"planets": {2: [BAHARROTH]}}, phase="combat", window="begin")
    scene.one.is_offered(f"move {BAHARROTH} → Plannum", f"move {BAHARROTH} → Barlus", "done")


def test_bloodied_baharroth_stays() -> None:
    assert not battle([{"card": BAHARROTH, "bloodied": True}], ["Goff Nob"]).has(BAHARROTH, "Mobile")


def test_baharroths_hawks_are_strong_beside_him() -> None:
    assert battle([HAWKS, BAHARROTH], ["Goff Nob"]).attack_of(HAWKS) == 3
    assert battle([HAWKS], ["Nazdreg"]).attack_of(HAWKS) == 0


def test_banner_of_the_ashen_sky_strengthens_who_has_moved() -> None:
    scene = moving(supports=[BANNER])
    scene.one.picks(f"use {BANNER}")
    assert scene.is_exhausted(BANNER)
    assert any(effect.card == scene.number(HAWKS) and effect.amount == 2 for effect in scene.table.lasting)


def test_banner_of_the_ashen_sky_does_not_answer_a_commitment_from_the_hq() -> None:
    scene = Scene(one={"supports": [BANNER]}, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×2")
    assert not scene.one.can(f"use {BANNER}")


def test_the_shining_blade_strikes_at_an_adjacent_planet() -> None:
    scene = battle([bearing(BAHARROTH, BLADE)], ["Goff Nob"], two_planets={2: ["Crushface", "Shoota Mob"], 4: ["Bad Dok"]})
    scene.one.picks(f"attack {BAHARROTH}", f"use {BLADE}")
    scene.one.is_offered("defend Crushface", "defend Shoota Mob")
    scene.one.picks("defend Crushface")
    assert scene.damage_on("Crushface") == 2
    assert scene.damage_on("Goff Nob") == 0


def test_the_shining_blade_needs_an_enemy_beside() -> None:
    scene = battle([bearing(BAHARROTH, BLADE)], ["Goff Nob", "Bad Dok"], two_planets={3: ["Crushface"]})
    scene.one.picks(f"attack {BAHARROTH}", "defend Goff Nob")
    assert scene.damage_on("Goff Nob") == 2


def test_the_shining_blade_is_for_mobile_units_and_falls_with_the_bloodied_r19_2() -> None:
    one = {"hand": [BLADE], "resources": 1, "planets": {1: [HAWKS, "Black Guardians"]}}
    scene = Scene(one=one, planets=["Plannum"])
    scene.one.picks(f"deploy {BLADE}")
    assert scene.card(BLADE).host == HAWKS
    fallen = battle([{**wounded(BAHARROTH, 5), **bearing(BAHARROTH, BLADE)}, HAWKS], ["Goff Nob", "Crushface"])
    fallen.one.picks("attack " + HAWKS, "defend Goff Nob")
    fallen.two.attacks("Goff Nob", BAHARROTH)
    assert fallen.card(BAHARROTH).bloodied
    assert fallen.zone_of(BLADE) == "discard"


def test_a_damaged_vyper_loses_the_blade_r19_2() -> None:
    units = [bearing("Vectored Vyper Squad"), "Black Guardians"]
    scene = battle(units, ["Crushface", "Goff Nob"], window="second turn")
    assert scene.has("Vectored Vyper Squad", "Mobile")
    scene.two.attacks("Crushface", "Vectored Vyper Squad")
    assert not scene.has("Vectored Vyper Squad", "Mobile")


def test_cry_of_the_wind_carries_a_unit_further() -> None:
    scene = moving(hand=[CRY])
    scene.one.picks(f"use {CRY}")
    assert scene.one.can("choose Atrox Prime")
    scene.one.picks("choose Atrox Prime")
    assert scene.one.units_at(2) == [HAWKS]


def test_cry_of_the_wind_does_not_answer_a_commitment() -> None:
    scene = Scene(one={"hand": [CRY]}, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×2")
    assert not scene.one.can(f"use {CRY}")


def test_cry_of_the_wind_a12_a13_answers_a_warlord_who_commits_from_one_planet_to_another() -> None:
    one = {"warlord": "Eldorath Starbane", "hand": [CRY, "Foresight"], "resources": 3}
    scene = Scene(one=one, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×2")
    scene.one.picks("use Foresight", "choose Barlus", f"use {CRY}")
    scene.one.is_offered("choose Atrox Prime", "choose Elouith")
    scene.one.picks("choose Elouith")
    assert scene.one.units_at(4) == ["Eldorath Starbane"]
