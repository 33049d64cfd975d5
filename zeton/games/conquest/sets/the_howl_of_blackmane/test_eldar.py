"""Eldar cards, in the order of eldar.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing, tired


def test_vaulting_harlequin_exhausts_to_fly() -> None:
    scene = battle(["Vaulting Harlequin", "Biel-Tan Guardians"], ["Goff Nob"], window="window")
    scene.one.picks("use Vaulting Harlequin")
    assert scene.has("Vaulting Harlequin", "Flying")
    assert scene.is_exhausted("Vaulting Harlequin")


def test_an_exhausted_harlequin_does_not_vault() -> None:
    scene = battle([tired("Vaulting Harlequin")], ["Goff Nob"], window="window")
    assert not scene.one.can("use Vaulting Harlequin")


def test_empower_strengthens_your_eldar_at_one_planet_until_the_battle_ends() -> None:
    scene = battle(
        ["Biel-Tan Guardians", "Void Pirate"],
        ["Goff Nob"],
        one_planets={2: ["Vaulting Harlequin"]},
        one_hand=["Empower"],
        one_resources=3,
        window="window",
    )
    before = scene.attack_of("Biel-Tan Guardians"), scene.health_of("Biel-Tan Guardians")
    pirate = scene.attack_of("Void Pirate")
    scene.one.picks("use Empower", "target Plannum")
    assert (scene.attack_of("Biel-Tan Guardians"), scene.health_of("Biel-Tan Guardians")) == (before[0] + 1, before[1] + 1)
    assert scene.attack_of("Void Pirate") == pirate
    assert scene.attack_of("Vaulting Harlequin") == 1


def test_empower_is_played_only_in_a_battle() -> None:
    scene = Scene(one={"planets": {1: ["Vaulting Harlequin"]}, "hand": ["Empower"], "resources": 3}, phase="combat")
    assert not scene.one.can("use Empower")


def test_starcannon_gives_armorbane_to_an_eldar_vehicle() -> None:
    scene = battle([bearing("Wildrider Squadron", "Starcannon")], ["Goff Nob"])
    assert scene.has("Wildrider Squadron", "Armorbane")


def test_starcannon_is_not_for_other_units() -> None:
    one = {"hand": ["Starcannon"], "planets": {1: ["Wildrider Squadron", "Biel-Tan Guardians"], 2: ["Land Raider"]}}
    scene = Scene(one=one)
    scene.one.picks("deploy Starcannon")
    assert scene.card("Starcannon").host == "Wildrider Squadron"
