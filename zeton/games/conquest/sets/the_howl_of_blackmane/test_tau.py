"""Tau cards, in the order of tau.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle

PRELATE = "Aun'ui Prelate"
BEACON = "Homing Beacon"


def test_piranha_hunter_draws_a_card_after_it_has_moved_between_planets() -> None:
    scene = Scene(
        one={"planets": {1: ["Piranha Hunter"]}, "deck": ["Raid", "Doom"]},
        two={"planets": {3: ["Vile Raider"]}},
        phase="combat",
        window="begin",
    )
    scene.one.picks("move Piranha Hunter → Atrox Prime")
    scene.one.picks("use Piranha Hunter")
    assert len(scene.one.hand) == 1


def test_piranha_hunter_draws_nothing_after_it_has_committed_from_the_hq() -> None:
    scene = Scene(one={"hq": ["Piranha Hunter"], "deck": ["Raid", "Doom"]}, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×2")
    assert not scene.one.can("use Piranha Hunter")


def test_aunui_prelate_strengthens_the_other_tau_units_at_its_planet() -> None:
    scene = Scene(
        one={"planets": {1: ["Carnivore Pack"], 2: ["Fire Warrior Elite"]}, "hand": [PRELATE], "resources": 4},
        two={"hand": ["Shoota Mob"], "resources": 2},
    )
    pack, elite = scene.attack_of("Carnivore Pack"), scene.attack_of("Fire Warrior Elite")
    scene.one.picks(f"deploy {PRELATE}", f"deploy {PRELATE} → Plannum", f"use {PRELATE}")
    assert scene.attack_of("Carnivore Pack") == pack + 1
    assert scene.attack_of(PRELATE) == 4
    assert scene.attack_of("Fire Warrior Elite") == elite


def test_aunui_prelate_goes_home_after_its_attack() -> None:
    scene = battle([PRELATE, "Carnivore Pack"], ["Land Raider"])
    scene.one.attacks(PRELATE, "Land Raider")
    assert PRELATE in scene.one.units_at(0)
    assert scene.one.units_at(1) == ["Carnivore Pack"]


def test_homing_beacon_pays_in_resources_or_cards_for_who_comes_home() -> None:
    scene = battle(
        [PRELATE, "Carnivore Pack"], ["Land Raider"], one_supports=[BEACON], one_resources=0, one_deck=["Raid", "Doom"]
    )
    scene.one.attacks(PRELATE, "Land Raider")
    scene.one.picks(f"use {BEACON}")
    scene.one.is_offered(f"mode {BEACON} #1", f"mode {BEACON} #2")
    scene.one.picks(f"mode {BEACON} #1")
    assert (scene.one.resources, scene.is_exhausted(BEACON)) == (1, True)


def test_homing_beacon_hears_of_a_retreat_and_not_of_enemies() -> None:
    scene = battle(["Carnivore Pack"], ["Land Raider"], one_supports=[BEACON], window="end of round")
    scene.one.picks("retreat Carnivore Pack")
    scene.one.picks(f"use {BEACON}", f"mode {BEACON} #2")
    assert scene.is_exhausted(BEACON)
    enemies = battle(["Carnivore Pack"], ["Land Raider", "Goff Nob"], one_supports=[BEACON], window="end of round")
    enemies.one.picks("done")
    enemies.two.picks("retreat Land Raider", "done")
    assert enemies.two.units_at(0) == ["Nazdreg", "Land Raider"]
    assert not enemies.one.can(f"use {BEACON}")
