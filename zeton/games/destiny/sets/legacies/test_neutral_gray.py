"""Gray neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_modified_hwk_290() -> None:
    scene = duel("Han Solo", hand=["Modified HWK-290"])
    scene.h.picks("play Modified HWK-290")
    assert scene.damage_on("Modified HWK-290") == 2
    scene.v.passes()
    scene.h.picks("activate Modified HWK-290")
    assert scene.damage_on("Han Solo") == 2


def test_canto_bight_pistol() -> None:
    pistol = card("Canto Bight Pistol", "Sp")
    scene = duel(card("Han Solo", upgrades=[pistol]), against=[VETERAN, "Hondo Ohnaka"])
    scene.h.picks("resolve Canto Bight Pistol Sp", "hit Veteran Stormtrooper")
    assert scene.damage_on(VETERAN) == 3
    other = duel(card("Han Solo", upgrades=[pistol]), against=[VETERAN, "Hondo Ohnaka"])
    other.h.picks("resolve Canto Bight Pistol Sp", "hit Hondo Ohnaka")
    assert other.damage_on("Hondo Ohnaka") == 2


def test_hidden_blaster() -> None:
    scene = duel("Han Solo", against=card(VETERAN, shields=1), hand=["Hidden Blaster"])
    scene.h.picks("play Hidden Blaster", "attach Hidden Blaster → Han Solo", "use Hidden Blaster")
    assert scene.shields_on(VETERAN) == 0
    scene.h.is_asked("additional action")


def test_hunting_rifle_has_no_ability() -> None:
    scene = duel(card("Han Solo", upgrades=[card("Hunting Rifle", "1Dr")]), v_resources=1)
    scene.h.picks("resolve Hunting Rifle 1Dr")
    assert scene.v.resources == 0


def test_stun_baton() -> None:
    baton = card("Stun Baton", "2MD")
    scene = duel(card("Han Solo", upgrades=[baton]), against=card(VETERAN, "2RD"), resources=1)
    scene.h.picks("resolve Stun Baton 2MD", "hit Veteran Stormtrooper ×2", "use Stun Baton")
    assert not scene.v.pool and scene.h.resources == 0
    blocked = duel(card("Han Solo", upgrades=[baton]), against=card(VETERAN, "2RD", shields=2))
    blocked.h.picks("resolve Stun Baton 2MD", "hit Veteran Stormtrooper ×2")
    blocked.v.is_asked("action")


def test_defend() -> None:
    scene = duel("Han Solo", against=card("Boba Fett", "2MD", "2RD", dice=2), hand=["Defend"])
    scene.h.picks("play Defend", "remove Boba Fett 2MD")
    assert scene.v.pool == ["Boba Fett 2RD"]
    scene.h.is_asked("additional action")


def test_dive() -> None:
    scene = duel("Han Solo", against=card("Boba Fett", "2MD", "2RD", dice=2), hand=["Dive"])
    scene.h.picks("play Dive", "remove Boba Fett 2RD")
    assert scene.v.pool == ["Boba Fett 2MD"]


def test_ice_storm() -> None:
    scene = duel(card("Han Solo", shields=2), against=card(VETERAN, shields=1), hand=["Ice Storm"])
    scene.h.picks("play Ice Storm")
    assert (scene.shields_on("Han Solo"), scene.shields_on(VETERAN)) == (1, 0)


def test_no_cheating() -> None:
    scene = duel("Han Solo", hand=["No Cheating"], v_hand=["Take Flight", "Ice Storm"], turn="v")
    scene.v.picks("play Take Flight", "play Ice Storm")
    scene.h.picks("play No Cheating")
    assert scene.damage_on(VETERAN) == 1


def test_shelter() -> None:
    scene = duel("Han Solo", against=card(VETERAN, "3ID"), hand=["Shelter"])
    scene.h.picks("play Shelter")
    assert not scene.v.pool


def test_backup_specialist() -> None:
    scene = duel(card("Luke Skywalker", "-", "-", dice=2), supports=["Backup Specialist"])
    scene.will_roll(("Luke Skywalker", "2RD"), ("Luke Skywalker", "1R"))
    scene.h.picks("use Backup Specialist", "reroll Luke Skywalker -", "reroll Luke Skywalker -")
    assert scene.h.pool == ["Luke Skywalker 2RD", "Luke Skywalker 1R"]


def test_remote_stockpile() -> None:
    scene = duel("Han Solo", supports=[card("Remote Stockpile", stored=2)], resources=0)
    scene.h.picks("use Remote Stockpile", "take all")
    assert scene.h.resources == 2
    other = duel("Han Solo", supports=["Remote Stockpile"], resources=0)
    other.h.picks("use Remote Stockpile", "store")
    assert other.table.stored[other.number("Remote Stockpile")] == 1 and other.h.resources == 0


def test_scrap_heap() -> None:
    scene = duel("Han Solo", supports=["Scrap Heap"], hand=["Strength Through Weakness"], resources=3)
    scene.h.picks("play Strength Through Weakness", "opponents deck", "use Scrap Heap")
    assert scene.h.resources == 1
    own = duel("Han Solo", supports=["Scrap Heap"], hand=["Strength Through Weakness"], resources=3)
    own.h.picks("play Strength Through Weakness", "your deck")
    own.v.is_asked("action")


def test_bodyguard_gives_guardian() -> None:
    scene = duel(card("Clone Trooper", upgrades=["Bodyguard"]), against=card(VETERAN, "2RD"))
    scene.h.picks("activate Clone Trooper")
    scene.h.is_offered("guard Veteran Stormtrooper 2RD → Clone Trooper", "pass")
    scene.h.picks("pass")
    assert not duel("Luke Skywalker", hand=["Bodyguard"]).h.can("play Bodyguard")


def test_quickdraw_holster() -> None:
    scene = duel(card("Han Solo", upgrades=["Hunting Rifle", "Quickdraw Holster"]))
    scene.will_roll(("Han Solo", "1R"), ("Hunting Rifle", "-"), ("Hunting Rifle", "1RD"))
    scene.h.picks("activate Han Solo", "resolve ability Quickdraw Holster", "use Quickdraw Holster", "reroll Hunting Rifle -")
    assert "Hunting Rifle 1RD" in scene.h.pool
    scene.h.is_asked("reaction")  # Han's own ability is still to come
