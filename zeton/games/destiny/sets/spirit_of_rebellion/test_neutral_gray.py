"""Gray neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_vibroknife_cannot_be_blocked() -> None:
    scene = duel(card("Maul", upgrades=[card("Vibroknife", "1MD")]), against=card(VETERAN, shields=2))
    scene.h.picks("resolve Vibroknife 1MD", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1 and scene.shields_on(VETERAN) == 2


def test_vibroknife_makes_what_it_modifies_unblockable() -> None:
    scene = duel(card("Maul", "2MD", upgrades=[card("Vibroknife", "+2MD")]), against=card(VETERAN, shields=2))
    scene.h.picks("resolve Maul 2MD", "add Vibroknife +2MD → Maul 2MD", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4 and scene.shields_on(VETERAN) == 2
    scene = duel(card("Maul", "2MD", upgrades=[card("Vibroknife", "+2MD")]), against=card(VETERAN, shields=2))
    scene.h.picks("resolve Maul 2MD", "done", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 0


def test_evade_spirit_of_rebellion_removes_ranged_damage() -> None:
    scene = duel(
        "Maul",
        against=[card("Han Solo", "2RD"), card("Kylo Ren (Two-Player Game)", "2MD")],
        hand=["Evade (Spirit of Rebellion)"],
    )
    scene.h.picks("play Evade")
    assert scene.v.pool == ["Kylo Ren 2MD"]


def test_new_orders_change_the_battlefield_and_use_it() -> None:
    scene = duel("Maul", hand=["New Orders"], v_battlefield="Moisture Farm", resources=2)
    scene.h.picks("play New Orders")
    assert scene.zone_of("Moisture Farm") == "battlefield" and scene.h.resources == 1
    assert scene.h.controls_battlefield and scene.table.claimed < 0


def test_parry_spirit_of_rebellion_removes_melee_damage() -> None:
    scene = duel(
        "Maul",
        against=[card("Han Solo", "2RD"), card("Kylo Ren (Two-Player Game)", "2MD")],
        hand=["Parry (Spirit of Rebellion)"],
    )
    scene.h.picks("play Parry")
    assert scene.v.pool == ["Han Solo 2RD"]


def test_swiftness_gives_the_next_card_ambush() -> None:
    scene = duel("Maul", hand=["Swiftness", "Quickdraw Holster", "Hunting Rifle"], resources=3)
    scene.h.picks("play Swiftness")
    scene.h.is_asked("additional action")
    scene.h.picks("play Quickdraw Holster")
    scene.h.is_asked("additional action")
    scene.h.picks("play Hunting Rifle", "attach Hunting Rifle → Maul")
    scene.v.is_asked("action")


def test_swiftness_ends_with_the_turn() -> None:
    scene = duel("Maul", hand=["Swiftness", "Quickdraw Holster"], resources=3)
    scene.h.picks("play Swiftness", "decline")
    scene.v.picks("pass")
    scene.h.picks("play Quickdraw Holster")
    scene.v.is_asked("action")


def test_resolve_discards_a_card_to_reroll_their_die() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), supports=["Resolve"], hand=["Mislead"])
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("use Resolve")
    assert scene.v.pool == ["Veteran Stormtrooper -"] and not scene.h.pile("hand")
    assert not duel("Maul", against=card(VETERAN, "2RD"), supports=["Resolve"]).h.can("use Resolve")


def test_ammo_belt_is_discarded_instead_of_a_weapon() -> None:
    foe = card(VETERAN, upgrades=["Hunting Rifle", "Ammo Belt"])
    scene = duel("Tarkin", against=foe, hand=["Law and Order"])
    scene.h.picks("play Law and Order", "discard Hunting Rifle")
    scene.v.picks("use Ammo Belt")
    assert scene.zone_of("Hunting Rifle") == "upgrades" and scene.zone_of("Ammo Belt") == "discard"


def test_ammo_belt_may_be_kept() -> None:
    foe = card(VETERAN, upgrades=["Hunting Rifle", "Ammo Belt"])
    scene = duel("Tarkin", against=foe, hand=["Law and Order"])
    scene.h.picks("play Law and Order", "discard Hunting Rifle")
    scene.v.picks("pass")
    assert scene.zone_of("Hunting Rifle") == "discard" and scene.zone_of("Ammo Belt") == "upgrades"


def test_ammo_belt_does_not_save_itself_or_what_is_replaced() -> None:
    foe = card(VETERAN, upgrades=["Hunting Rifle", "Ammo Belt"])
    scene = duel("Tarkin", against=foe, hand=["Law and Order"])
    scene.h.picks("play Law and Order", "discard Ammo Belt")
    assert scene.zone_of("Ammo Belt") == "discard" and scene.zone_of("Hunting Rifle") == "upgrades"
    scene = duel(card(VETERAN, upgrades=["Hunting Rifle", "Ammo Belt"]), hand=["E-11 Blaster"], resources=1)
    scene.h.picks("play E-11 Blaster", "replace Hunting Rifle → Veteran Stormtrooper")
    assert scene.zone_of("Hunting Rifle") == "discard" and scene.zone_of("Ammo Belt") == "upgrades"
