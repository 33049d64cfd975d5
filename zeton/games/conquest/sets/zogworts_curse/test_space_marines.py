"""Space Marine cards, in the order of space_marines.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, wounded

PACK = "Blood Claw Pack"
RALLY = "Rally the Charge"
APOTHECARION = "Secluded Apothecarion"


def meeting(two: int, **one: Any) -> Scene:
    """Both warlords commit; a pack waits at the second planet."""
    scene = Scene(one={"planets": {2: [PACK]}, **one}, phase="command", window="dial")
    scene.one.picks("set dial ×5")
    scene.two.picks(f"set dial ×{two}")
    return scene


def test_blood_claw_pack_calls_a_space_wolf_when_an_enemy_warlord_comes() -> None:
    scene = meeting(2, hand=["Morkai Rune Priest", "Blackmane Sentinel", "Eager Recruit"])
    scene.one.picks(f"use {PACK}")
    scene.one.is_offered("choose Morkai Rune Priest", "choose Blackmane Sentinel")
    scene.one.picks("choose Morkai Rune Priest")
    assert scene.one.units_at(2) == [PACK, "Morkai Rune Priest"]
    assert scene.is_exhausted(PACK)


def test_blood_claw_pack_needs_a_wolf_in_hand_and_a_warlord_here() -> None:
    assert not meeting(2, hand=["Eager Recruit"]).one.can(f"use {PACK}")
    assert not meeting(3, hand=["Morkai Rune Priest"]).one.can(f"use {PACK}")


def test_rally_the_charge_counts_command_icons() -> None:
    units = ["Captain Cato Sicarius", "Land Raider", "Eager Recruit"]
    scene = battle(units, ["Goff Nob"], one_hand=[RALLY], one_resources=2, window="window")
    scene.one.picks(f"use {RALLY}")
    assert scene.attack_of("Land Raider") == 3 + 2 * 3


def test_rally_the_charge_is_for_units_beside_your_warlord() -> None:
    scene = battle(["Land Raider"], ["Goff Nob"], one_hand=[RALLY], one_resources=2, window="window")
    assert not scene.one.can(f"use {RALLY}")


def test_secluded_apothecarion_pays_for_a_fallen_space_marine() -> None:
    scene = battle(
        [wounded("Blood Angels Veterans", 2), "Void Pirate"],
        ["Goff Nob", "Crushface"],
        one_supports=[APOTHECARION],
        one_resources=0,
        window="second turn",
    )
    scene.two.attacks("Goff Nob", "Blood Angels Veterans")
    scene.pass_to("reaction")
    scene.one.picks("use Blood Angels Veterans") if scene.one.can("use Blood Angels Veterans") else None
    scene.one.picks(f"use {APOTHECARION}")
    assert (scene.one.resources, scene.is_exhausted(APOTHECARION)) == (1, True)


def test_secluded_apothecarion_does_not_mourn_others() -> None:
    scene = battle(
        ["Land Raider", "Void Pirate"], ["Goff Nob", "Eager Recruit"], one_supports=[APOTHECARION], window="second turn"
    )
    scene.two.attacks("Goff Nob", "Void Pirate")
    assert not scene.one.can(f"use {APOTHECARION}")
