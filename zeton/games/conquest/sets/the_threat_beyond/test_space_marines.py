"""Space Marine cards, in the order of space_marines.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing

TERMINATORS = "Firedrake Terminators"
FISTS = "Imperial Fists Siege Force"
BOLTER = "Nocturne-Ultima Storm Bolter"


def test_firedrake_terminators_strike_their_attacker() -> None:
    scene = battle([TERMINATORS, "Void Pirate"], ["Goff Nob", "Crushface"], window="second turn")
    scene.two.attacks("Goff Nob", TERMINATORS)
    scene.one.picks(f"use {TERMINATORS}")
    assert scene.damage_on("Goff Nob") == 1


def test_firedrake_terminators_do_not_answer_attacks_on_others() -> None:
    scene = battle([TERMINATORS, "Land Raider"], ["Goff Nob", "Crushface"], window="second turn")
    scene.two.attacks("Goff Nob", "Land Raider")
    assert not scene.one.can(f"use {TERMINATORS}")


def test_imperial_fists_rout_as_many_allies_as_they_like() -> None:
    scene = Scene(
        one={"hand": [FISTS], "resources": 2},
        two={"planets": {7: ["Goff Boyz", "Void Pirate", "Rogue Trader", "Crushface"]}, "hand": ["Shoota Mob"], "resources": 1},
        planets=["Plannum"],
        first=7,
    )
    scene.one.picks(f"deploy {FISTS}", f"use {FISTS}", "target Goff Boyz", "target Rogue Trader", "done")
    assert scene.two.units_at(7) == ["Void Pirate", "Crushface"]
    assert scene.is_exhausted("Goff Boyz")


def test_imperial_fists_do_not_reach_allies_at_other_planets() -> None:
    allies = {1: ["Goff Boyz", "Void Pirate"], 2: ["Rogue Trader"]}
    scene = Scene(one={"hand": [FISTS], "resources": 2}, two={"planets": allies}, planets=["Plannum", "Barlus"])
    scene.one.picks(f"deploy {FISTS}", f"deploy {FISTS} → Plannum", f"use {FISTS}")
    scene.one.is_offered("target Goff Boyz", "target Void Pirate")


def test_imperial_fists_need_an_ally_there() -> None:
    scene = Scene(one={"hand": [FISTS], "resources": 2}, two={"planets": {1: ["Crushface"]}}, planets=["Plannum"])
    scene.one.picks(f"deploy {FISTS}")
    assert not scene.one.can(f"use {FISTS}")


def test_nocturne_ultima_storm_bolter_strikes_another_unit_as_well() -> None:
    scene = battle([bearing("Eager Recruit", BOLTER), "Void Pirate"], ["Goff Nob", "Crushface"])
    scene.one.attacks("Eager Recruit", "Goff Nob")
    scene.one.picks(f"use {BOLTER}")
    assert not scene.one.can("target Goff Nob")
    scene.one.picks("target Crushface")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Crushface")) == (2, 2)


def test_nocturne_ultima_storm_bolter_answers_only_its_bearer() -> None:
    scene = battle([bearing("Void Pirate", BOLTER), "Eager Recruit"], ["Goff Nob", "Crushface"])
    scene.one.attacks("Eager Recruit", "Goff Nob")
    assert not scene.one.can(f"use {BOLTER}")
