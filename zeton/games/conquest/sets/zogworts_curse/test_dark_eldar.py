"""Dark Eldar cards, in the order of dark_eldar.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle

REAVERS = "Bloodied Reavers"
CRUCIBLE = "Crucible of Malediction"
BRAND = "Searing Brand"
AGONY = "Visions of Agony"


def test_bloodied_reavers_are_stronger_where_a_warlord_is() -> None:
    assert battle([REAVERS], ["Nazdreg"]).attack_of(REAVERS) == 4
    assert Scene(one={"planets": {1: [REAVERS]}}).attack_of(REAVERS) == 2


def test_crucible_discards_one_of_the_top_cards_and_orders_the_others() -> None:
    one = {"supports": [CRUCIBLE], "hand": [AGONY], "resources": 3}
    two = {"hand": ["Raid", "Doom"], "deck": ["Crushface", "Goff Nob", "Shoota Mob", "Battle Cry"]}
    scene = Scene(one=one, two=two)
    scene.one.picks(f"use {AGONY}", "discard Raid", f"use {CRUCIBLE}", "look at deck Nazdreg")
    scene.one.is_offered("discard Crushface", "discard Goff Nob", "discard Shoota Mob")
    scene.one.picks("discard Goff Nob", "put on deck Crushface")
    assert scene.zone_of("Goff Nob") == "discard"
    deck = scene.two.pile("deck")
    assert {deck[0], deck[-1]} & {"Shoota Mob"}
    assert scene.is_exhausted(CRUCIBLE)


def test_crucible_does_not_answer_other_events() -> None:
    one = {"supports": [CRUCIBLE], "hand": ["Raid"], "resources": 0}
    scene = Scene(one=one, two={"resources": 3, "hand": ["Shoota Mob"]})
    scene.one.picks("use Raid")
    assert not scene.one.can(f"use {CRUCIBLE}")


def branding(**two: Any) -> Scene:
    scene = battle(["Packmaster Kith"], ["Goff Nob", "Nazdreg"], one_hand=[BRAND], one_resources=3, window="window", **two)
    scene.one.picks(f"use {BRAND}")
    return scene


def test_searing_brand_burns_without_a_shield() -> None:
    scene = branding(two_hand=["Battle Cry"])
    assert scene.damage_on("Goff Nob") == 3
    assert scene.two.hand == ["Battle Cry"]


def test_two_cards_save_from_searing_brand() -> None:
    scene = branding(two_hand=["Battle Cry", "Raid", "Doom"])
    scene.two.is_offered("discard Battle Cry", "discard Raid", "discard Doom", "pass")
    scene.two.picks("discard Raid")
    assert not scene.two.can("pass")
    scene.two.picks("discard Doom")
    assert scene.damage_on("Goff Nob") == 0
    assert scene.two.hand == ["Battle Cry"]


def test_searing_brand_may_be_suffered() -> None:
    scene = branding(two_hand=["Battle Cry", "Raid"])
    scene.two.picks("pass")
    assert scene.damage_on("Goff Nob") == 3


def test_searing_brand_is_not_for_planets_without_your_warlord() -> None:
    scene = battle(["Void Pirate"], ["Goff Nob"], one_hand=[BRAND], one_resources=3, window="window")
    assert not scene.one.can(f"use {BRAND}")
