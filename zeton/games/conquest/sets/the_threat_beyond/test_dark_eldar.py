"""Dark Eldar cards, in the order of dark_eldar.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing

HALFBORN = "Kabalite Halfborn"
SLAKE = "Slake the Thirst"
FIELD = "Shadow Field"


def test_kabalite_halfborn_leaves_a_card_behind() -> None:
    scene = battle([HALFBORN, "Crushface"], ["Goff Nob", "Shoota Mob"], window="second turn")
    scene.two.attacks("Goff Nob", HALFBORN)
    scene.one.picks(f"use {HALFBORN}")
    assert len(scene.one.hand) == 1


def test_slake_the_thirst_exchanges_up_to_three_cards_of_a_hand() -> None:
    scene = Scene(one={"hand": [SLAKE]}, two={"hand": ["Battle Cry", "Crushface", "Goff Nob", "Shoota Mob"]})
    scene.one.picks(f"use {SLAKE}")
    scene.one.is_offered(*(f"x {SLAKE} ×{number}" for number in (1, 2, 3)))
    scene.one.picks(f"x {SLAKE} ×2")
    assert len(scene.two.pile("discard")) == 2
    assert len(scene.two.hand) == 4
    assert scene.is_exhausted("Captain Cato Sicarius")


def test_slake_the_thirst_needs_a_hand_and_a_ready_warlord() -> None:
    assert not Scene(one={"hand": [SLAKE]}).one.can(f"use {SLAKE}")
    tired = {"card": "Captain Cato Sicarius", "exhausted": True}
    assert not Scene(one={"hand": [SLAKE], "warlord": tired}, two={"hand": ["Raid"]}).one.can(f"use {SLAKE}")


def test_shadow_field_keeps_cheap_army_units_off() -> None:
    units = [bearing("Incubus Warrior", FIELD), "Void Pirate"]
    cheap = battle(units, ["Shoota Mob", "Crushface"], window="second turn")
    cheap.two.attacks("Shoota Mob", "Incubus Warrior")
    assert cheap.damage_on("Incubus Warrior") == 0
    dear = battle([bearing("Klaivex Warleader", FIELD), "Void Pirate"], ["Crushface", "Shoota Mob"], window="second turn")
    dear.two.attacks("Crushface", "Klaivex Warleader")
    assert dear.damage_on("Klaivex Warleader") == 2


def test_shadow_field_does_not_stop_warlords_or_events() -> None:
    scene = battle([bearing("Klaivex Warleader", FIELD), "Void Pirate"], ["Nazdreg", "Shoota Mob"])
    scene.two.attacks("Nazdreg", "Klaivex Warleader")
    assert scene.damage_on("Klaivex Warleader") > 0


def test_shadow_field_is_for_dark_eldar() -> None:
    one = {"hand": [FIELD], "resources": 2, "planets": {1: ["Incubus Warrior", "Void Pirate"]}}
    scene = Scene(one=one, planets=["Plannum"])
    scene.one.picks(f"deploy {FIELD}")
    assert scene.card(FIELD).host == "Incubus Warrior"
