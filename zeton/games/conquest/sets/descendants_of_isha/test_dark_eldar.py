"""Urien Rakarth and his squad, in the order of dark_eldar.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, bearing, tired

URIEN = "Urien Rakarth"
WRACKS = "Twisted Wracks"
EXPERIMENTS = "Rakarth's Experimentations"
GAUNTLET = "Ichor Gauntlet"
OUBLIETTE = "Urien's Oubliette"
AGONY = "Visions of Agony"


def test_urien_rakarth_makes_torture_cheaper_and_other_events_dearer() -> None:
    scene = Scene(one={"warlord": URIEN, "hand": [AGONY, "Archon's Terror", "Void Pirate"]}, two={"hand": ["Battle Cry"]})
    table = scene.table
    assert table.cost(scene.number(AGONY)) == 2
    assert table.cost(scene.number("Archon's Terror")) == 3
    assert table.cost(scene.number("Void Pirate")) == 1
    assert table.cost(scene.number("Battle Cry")) == 3


def test_bloodied_urien_changes_no_cost_and_x_is_dearer_by_one_a46() -> None:
    bloodied = Scene(one={"warlord": {"card": URIEN, "bloodied": True}, "hand": [AGONY]})
    assert bloodied.table.cost(bloodied.number(AGONY)) == 3
    one = {"warlord": URIEN, "hand": ["Tzeentch's Firestorm"], "resources": 3}
    scene = Scene(one=one, two={"planets": {1: ["Goff Nob"]}})
    scene.one.picks("use Tzeentch's Firestorm")
    scene.one.is_offered("x Tzeentch's Firestorm ×1", "x Tzeentch's Firestorm ×2")
    scene.one.picks("x Tzeentch's Firestorm ×2")
    assert (scene.one.resources, scene.damage_on("Goff Nob")) == (0, 2)


def test_twisted_wracks_are_readied_by_a_torture_card() -> None:
    scene = Scene(one={"planets": {1: [tired(WRACKS)]}, "hand": [AGONY, "Raid"]})
    scene.one.picks(f"use {WRACKS}")
    assert not scene.is_exhausted(WRACKS)
    assert scene.one.pile("discard") == [AGONY]


def test_twisted_wracks_need_a_torture_card_and_to_be_exhausted() -> None:
    assert not Scene(one={"planets": {1: [tired(WRACKS)]}, "hand": ["Raid"]}).one.can(f"use {WRACKS}")
    assert not Scene(one={"planets": {1: [WRACKS]}, "hand": [AGONY]}).one.can(f"use {WRACKS}")


def experimenting(**given: Any) -> Scene:
    scene = Scene(one={"hand": [EXPERIMENTS], "resources": 1, **given}, two={"hand": ["Battle Cry", "Goff Nob", "Cybork Body"]})
    scene.one.picks(f"use {EXPERIMENTS}")
    return scene


def test_rakarths_experimentations_ask_for_a_card_of_the_named_type_or_a_wound() -> None:
    scene = experimenting()
    scene.one.is_offered(*(f"mode {EXPERIMENTS} #{number}" for number in (1, 2, 3, 4)))
    scene.one.picks(f"mode {EXPERIMENTS} #1")
    scene.two.is_offered("discard Goff Nob", "hit Nazdreg ×1")
    scene.two.picks("discard Goff Nob")
    assert scene.two.hand == ["Battle Cry", "Cybork Body"]
    assert scene.damage_on("Nazdreg") == 0


def test_who_has_no_such_card_is_wounded() -> None:
    scene = experimenting()
    scene.one.picks(f"mode {EXPERIMENTS} #2")
    scene.two.picks("pass")  # no shield
    assert scene.damage_on("Nazdreg") == 1


def test_ichor_gauntlet_copies_a_torture_event() -> None:
    one = {"warlord": {"card": URIEN, "attachments": [GAUNTLET]}, "hand": [AGONY], "resources": 2}
    scene = Scene(one=one, two={"hand": ["Battle Cry", "Goff Nob", "Cybork Body"]})
    scene.one.picks(f"use {AGONY}", "discard Goff Nob", f"use {GAUNTLET}", "discard Battle Cry")
    assert scene.two.hand == ["Cybork Body"]
    assert scene.is_exhausted(URIEN)
    assert not scene.one.can(f"use {GAUNTLET}")


def test_ichor_gauntlet_needs_a_ready_warlord_and_something_to_copy() -> None:
    tired_one = {"warlord": {"card": URIEN, "attachments": [GAUNTLET], "exhausted": True}, "hand": [AGONY], "resources": 2}
    scene = Scene(one=tired_one, two={"hand": ["Battle Cry", "Goff Nob"]})
    scene.one.picks(f"use {AGONY}", "discard Goff Nob")
    assert not scene.one.can(f"use {GAUNTLET}")
    empty = Scene(one={**tired_one, "warlord": {"card": URIEN, "attachments": [GAUNTLET]}}, two={"hand": ["Goff Nob"]})
    empty.one.picks(f"use {AGONY}")
    assert not empty.one.can(f"use {GAUNTLET}")


def test_uriens_oubliette_reveals_the_top_of_the_enemy_deck() -> None:
    deck = ["Goff Nob", "Crushface", "Raid"]
    scene = Scene(one={"supports": [OUBLIETTE], "deck": deck}, two={"deck": deck})
    assert scene.table.who_knows(scene.table.pile(1, 1)[-1]) & 0b11 == 0b11
    assert scene.table.who_knows(scene.table.pile(1, 0)[-1]) & 0b11 == 0


def test_uriens_oubliette_discards_or_draws_for_both() -> None:
    deck = ["Goff Nob", "Crushface", "Raid"]
    scene = Scene(one={"supports": [OUBLIETTE], "deck": deck}, two={"deck": deck})
    scene.one.picks(f"use {OUBLIETTE}", f"mode {OUBLIETTE} #1")
    assert (scene.one.pile("discard"), scene.two.pile("discard")) == (["Goff Nob"], ["Goff Nob"])
    drawn = Scene(one={"supports": [OUBLIETTE], "deck": deck}, two={"deck": deck, "supports": [bearing("Ammo Depot")]})
    drawn.one.picks(f"use {OUBLIETTE}", f"mode {OUBLIETTE} #2")
    assert (drawn.one.hand, drawn.two.hand) == (["Goff Nob"], ["Goff Nob"])
    assert drawn.table.who_knows(drawn.table.pile(1, 1)[-1]) & 0b11 == 0b11
