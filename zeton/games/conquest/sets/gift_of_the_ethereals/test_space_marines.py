"""Space Marine cards, in the order of space_marines.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, wounded

BIKERS = "White Scars Bikers"
FEARLESS = "Know No Fear"
BLOW = "Crushing Blow"


def test_white_scars_bikers_are_stronger_where_a_warlord_is() -> None:
    assert battle([BIKERS], ["Nazdreg"]).attack_of(BIKERS) == 4
    assert Scene(one={"planets": {1: [BIKERS]}}).attack_of(BIKERS) == 2


def test_know_no_fear_sends_up_to_three_units_to_different_planets() -> None:
    hq = ["Eager Recruit", "Blood Angels Veterans", BIKERS, "Daring Assault Squad", "Void Pirate"]
    scene = Scene(one={"hq": hq, "hand": [FEARLESS], "resources": 1}, two={"hand": ["Shoota Mob"], "resources": 1})
    scene.one.picks(f"use {FEARLESS}", "move Eager Recruit → Plannum")
    assert not scene.one.can(f"move {BIKERS} → Plannum")
    scene.one.picks(f"move {BIKERS} → Barlus", "move Blood Angels Veterans → Atrox Prime")
    assert scene.one.units_at(1) == ["Eager Recruit"]
    assert scene.one.units_at(3) == [BIKERS]
    assert sorted(scene.one.units_at(0)) == ["Captain Cato Sicarius", "Daring Assault Squad", "Void Pirate"]
    assert scene.is_exhausted("Captain Cato Sicarius")


def test_know_no_fear_needs_an_army_unit_at_home() -> None:
    assert not Scene(one={"hq": ["Void Pirate"], "hand": [FEARLESS], "resources": 1}).one.can(f"use {FEARLESS}")


def test_crushing_blow_adds_damage_that_no_shield_stops() -> None:
    scene = battle([BIKERS, "Eager Recruit"], ["Goff Nob", "Land Raider"], one_hand=[BLOW], two_hand=["Battle Cry"])
    scene.one.attacks(BIKERS, "Goff Nob")
    scene.two.picks("pass")
    scene.one.picks(f"use {BLOW}")
    assert scene.damage_on("Goff Nob") == 3
    assert scene.two.hand == ["Battle Cry"]


def test_crushing_blow_cannot_be_prevented_r11_20() -> None:
    scene = battle([BIKERS, "Eager Recruit"], ["Blood Angels Veterans", "Land Raider"], one_hand=[BLOW])
    scene.one.attacks(BIKERS, "Blood Angels Veterans")
    scene.two.picks("use Blood Angels Veterans")
    scene.one.picks(f"use {BLOW}")
    assert not scene.two.can("use Blood Angels Veterans")
    assert scene.damage_on("Blood Angels Veterans") == 2


def test_crushing_blow_does_not_answer_other_factions_nor_the_dead_a31() -> None:
    scene = battle(["Goff Nob", BIKERS], ["Land Raider", "Void Pirate"], one_hand=[BLOW])
    scene.one.attacks("Goff Nob", "Land Raider")
    assert not scene.one.can(f"use {BLOW}")
    dead = battle([BIKERS, "Eager Recruit"], [wounded("Crushface", 2), "Land Raider"], one_hand=[BLOW])
    dead.one.attacks(BIKERS, "Crushface")
    assert not dead.one.can(f"use {BLOW}")
