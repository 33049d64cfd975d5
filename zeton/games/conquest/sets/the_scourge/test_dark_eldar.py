"""Dark Eldar cards, in the order of dark_eldar.py: each works, and only when it may."""

from zeton.games.conquest.rules import leaving
from zeton.games.conquest.testing import Scene, battle, bearing, wounded

KLAIVEX = "Klaivex Warleader"
RIFLE = "Bladed Lotus Rifle"
SEIZURE = "Soul Seizure"


def test_klaivex_warleader_destroys_a_damaged_unit_when_it_ambushes() -> None:
    scene = battle(["Void Pirate"], [wounded("Goff Nob", 1), "Crushface"], one_hand=[KLAIVEX], one_resources=4, window="window")
    scene.one.picks(f"deploy {KLAIVEX}", f"deploy {KLAIVEX} → Plannum", f"use {KLAIVEX}")
    assert scene.zone_of("Goff Nob") == "discard"
    assert scene.zone_of("Crushface") == "planet_1"


def test_klaivex_warleader_destroys_nobody_in_the_deploy_phase() -> None:
    scene = Scene(one={"hand": [KLAIVEX], "resources": 4}, two={"planets": {1: [wounded("Goff Nob", 1)]}}, planets=["Plannum"])
    scene.one.picks(f"deploy {KLAIVEX}")
    assert not scene.one.can(f"use {KLAIVEX}")


def test_bladed_lotus_rifle_gives_a_kabalite_ranged_as_well() -> None:
    units = [bearing("Kabalite Strike Force", RIFLE), "Void Pirate"]
    scene = battle(units, ["Goff Nob"])
    assert scene.attack_of("Kabalite Strike Force") == scene.table.cards[scene.number("Kabalite Strike Force")].attack + 1
    assert scene.has("Kabalite Strike Force", "Ranged")


def test_bladed_lotus_rifle_gives_others_only_strength() -> None:
    scene = Scene(one={"planets": {1: [bearing("Void Pirate", RIFLE)]}})
    assert scene.attack_of("Void Pirate") == 1
    assert not scene.has("Void Pirate", "Ranged")


def seizing(torture: list[str], *dead: str) -> Scene:
    """Soul Seizure in hand, and these cards in the discard piles."""
    return Scene(one={"hand": [SEIZURE], "resources": 5, "discard": torture}, two={"discard": [*dead, "Battle Cry"]})


def test_soul_seizure_takes_a_unit_from_the_opposing_discard_pile() -> None:
    scene = seizing(["Visions of Agony", "Power from Pain", "Raid"], "Crushface", "Enraged Ork", "Void Pirate")
    scene.one.picks(f"use {SEIZURE}")
    scene.one.is_offered("target Enraged Ork", "target Void Pirate")
    scene.one.picks("target Enraged Ork", "choose Barlus")
    assert scene.one.units_at(3) == ["Enraged Ork"]
    ork = scene.number("Enraged Ork")
    assert (scene.table.controller[ork], scene.table.owner[ork]) == (0, 1)


def test_what_soul_seizure_took_leaves_play_to_its_owners_discard_pile_r3_7() -> None:
    scene = seizing(["Visions of Agony"], "Void Pirate")
    scene.one.picks(f"use {SEIZURE}", "choose Plannum")
    leaving.destroy(scene.table, scene.number("Void Pirate"))
    scene.table.decision = None
    scene.table.run()
    assert "Void Pirate" in scene.two.pile("discard")
    assert not scene.table.lasting


def test_soul_seizure_takes_no_unique_unit_that_is_there_already_r19_4() -> None:
    torture = ["Visions of Agony", "Power from Pain", "Visions of Agony"]
    one = {"hand": [SEIZURE], "resources": 5, "discard": torture}
    assert Scene(one=one, two={"discard": ["Crushface"]}).one.can(f"use {SEIZURE}")
    taken = Scene(one=one, two={"discard": ["Crushface"], "planets": {1: ["Crushface"]}})
    assert not taken.one.can(f"use {SEIZURE}")


def test_soul_seizure_is_not_played_without_enough_torture() -> None:
    assert not seizing([], "Void Pirate").one.can(f"use {SEIZURE}")
    assert not seizing(["Raid", "Power from Pain"], "Crushface").one.can(f"use {SEIZURE}")
