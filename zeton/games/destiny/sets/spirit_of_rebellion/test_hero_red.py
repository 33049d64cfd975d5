"""Red hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import Scene, card, duel

VETERAN = "Veteran Stormtrooper"


def test_baze_malbus_hits_everybody() -> None:
    scene = duel(card("Baze Malbus", "Sp"), against=[VETERAN, card("Maul", shields=1)])
    scene.h.picks("resolve Baze Malbus Sp")
    assert scene.damage_on(VETERAN) == 1 and scene.damage_on("Maul") == 0 and scene.damage_on("Baze Malbus") == 0


def test_mon_mothma_rerolls_a_die_of_the_colour_of_the_event() -> None:
    scene = duel(
        "Mon Mothma",
        card("Luke Skywalker", "-"),
        against=card(VETERAN, "2RD"),
        hand=["Suppression"],
    )
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("play Suppression", "use Mon Mothma")
    assert scene.v.pool == ["Veteran Stormtrooper -"] and scene.h.pool == ["Luke Skywalker -"]


def test_mon_mothma_is_not_asked_without_a_die_of_that_colour() -> None:
    scene = duel("Mon Mothma", card("Luke Skywalker", "-"), hand=["Suppression"])
    scene.h.picks("play Suppression")
    assert scene.asked == "action"


def test_rebel_commando_removes_a_die_for_a_resource() -> None:
    scene = duel(card("Rebel Commando", "Sp1"), against=card(VETERAN, "2RD"), resources=1)
    scene.h.picks("resolve Rebel Commando Sp1")
    assert not scene.v.pool and scene.h.resources == 0
    assert not duel(card("Rebel Commando", "Sp1"), against=card(VETERAN, "2RD"), resources=0).h.can(
        "resolve Rebel Commando Sp1"
    )


def test_temmin_snap_wexley_makes_claiming_dear() -> None:
    snap = card("Temmin “Snap” Wexley", "1R")
    scene = duel("Maul", against=snap, hand=["Mislead"], resources=1)
    scene.h.picks("claim Outer Rim Outpost")
    assert scene.h.resources == 0 and scene.table.claimed == 0


def test_temmin_snap_wexley_forbids_it_without_resources() -> None:
    snap = card("Temmin “Snap” Wexley", "1R")
    scene = duel("Maul", against=snap, resources=0)
    assert not scene.h.can("claim Outer Rim Outpost") and scene.h.why_not("Outer Rim Outpost") == ["R18.12"]
    assert duel("Maul", against="Temmin “Snap” Wexley", resources=0).h.can("claim Outer Rim Outpost")


def test_c_3po_spirit_of_rebellion_resolves_a_die_as_another_symbol() -> None:
    droid = card("C-3PO", "-")
    scene = duel(card("Tarkin", "2Dc"), supports=[droid])
    scene.h.picks("use C-3PO", "resolve Tarkin 2Dc as resource")
    assert scene.h.resources == 7 and not scene.h.pool


def test_c_3po_spirit_of_rebellion_pays_costs_and_leaves_modifiers() -> None:
    droid = card("C-3PO", "-")
    scene = duel(card("Maul", "3MD1"), card("Finn", "+2RD"), supports=[droid], resources=0)
    scene.h.picks("use C-3PO")
    assert scene.h.pool == ["Maul 3MD1", "Finn +2RD"]


def test_c_3po_spirit_of_rebellion_makes_a_special_of_a_die() -> None:
    droid = card("C-3PO", "-")
    scene = duel(card("Baze Malbus", "1R"), supports=[droid])
    scene.h.picks("use C-3PO", "resolve Baze Malbus 1R as special")
    assert scene.damage_on(VETERAN) == 1
    scene = duel(card("Tarkin", "1R"), supports=[droid])
    scene.h.picks("use C-3PO")
    assert not scene.h.can("resolve Tarkin 1R as special") and scene.h.can("resolve Tarkin 1R as melee")


def test_u_wing_hits_or_shields_everybody() -> None:
    wing = card("U-Wing", "Sp")
    scene = duel("Finn", "Luke Skywalker", against=[VETERAN, "Maul"], supports=[wing])
    scene.h.picks("resolve U-Wing Sp", "mode U-Wing #1")
    assert scene.damage_on(VETERAN) == scene.damage_on("Maul") == 2
    scene = duel("Finn", "Luke Skywalker", supports=[wing])
    scene.h.picks("resolve U-Wing Sp", "mode U-Wing #2")
    assert scene.shields_on("Finn") == scene.shields_on("Luke Skywalker") == 2


def test_a180_blaster_has_three_ways() -> None:
    def shot(*picks: str) -> Scene:
        scene = duel(card("Finn", upgrades=[card("A180 Blaster", "Sp")]), against=[card(VETERAN, shields=1), "Maul"])
        scene.h.picks("resolve A180 Blaster Sp", *picks)
        return scene

    scene = shot("mode A180 Blaster #1", "hit Maul ×1")
    assert scene.damage_on("Maul") == 1 and scene.shields_on("Finn") == 1
    scene = shot("mode A180 Blaster #2")
    assert scene.damage_on("Maul") == 1 and scene.shields_on(VETERAN) == 0
    scene = shot("mode A180 Blaster #3", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.shields_on(VETERAN) == 1


def test_overkill_spirit_of_rebellion_is_all_modifiers() -> None:
    overkill = card("Overkill", "+3RD")
    scene = duel(card("Han Solo", "2RD", upgrades=[overkill]))
    assert not scene.h.can("resolve Overkill +3RD")
    scene.h.picks("resolve Han Solo 2RD", "add Overkill +3RD → Han Solo 2RD", "hit Veteran Stormtrooper ×5")
    assert scene.zone_of(VETERAN) == "characters" and not scene.h.pool


def test_emergency_evacuation_removes_all_dice() -> None:
    scene = duel(card("Finn", "2RD"), against=card(VETERAN, "2RD"), hand=["Emergency Evacuation"])
    scene.h.picks("play Emergency Evacuation")
    assert not scene.h.pool and not scene.v.pool and scene.h.resources == 1


def test_friendly_fire_turns_their_shot() -> None:
    scene = duel("Finn", against=[card(VETERAN, "2RD"), card("Maul", "2MD")], hand=["Friendly Fire"])
    scene.h.picks("play Friendly Fire", "hit Maul ×2")
    assert scene.damage_on("Maul") == 2 and scene.v.pool == ["Maul 2MD"]
    assert not duel("Han Solo", against=card(VETERAN, "2RD"), hand=["Friendly Fire"]).h.can("play Friendly Fire")


def test_guerrilla_warfare_costs_a_red_die() -> None:
    scene = duel(card("Finn", "-"), card("Han Solo", "2RD"), hand=["Guerrilla Warfare"])
    scene.h.picks("play Guerrilla Warfare", "hit Veteran Stormtrooper ×1")
    scene.h.is_asked("additional action")
    assert scene.damage_on(VETERAN) == 1 and scene.h.pool == ["Han Solo 2RD"]


def test_guerrilla_warfare_without_a_red_die_hits_nobody() -> None:
    scene = duel(card("Han Solo", "2RD"), hand=["Guerrilla Warfare"])
    scene.h.picks("play Guerrilla Warfare")
    assert scene.damage_on(VETERAN) == 0 and scene.h.pool == ["Han Solo 2RD"]


def test_our_only_hope_plays_the_card_for_free() -> None:
    scene = duel("Luke Skywalker", hand=["Our Only Hope"], deck=["Force Push", "Mislead"], resources=2)
    scene.h.picks("play Our Only Hope")
    scene.h.is_offered("play Force Push", "discard Force Push", "done")
    scene.h.picks("play Force Push")
    assert scene.host_of("Force Push") == "Luke Skywalker" and scene.h.resources == 0


def test_our_only_hope_may_turn_it_into_resources_or_keep_it() -> None:
    scene = duel("Luke Skywalker", hand=["Our Only Hope"], deck=["Force Push", "Mislead"], resources=2)
    scene.h.picks("play Our Only Hope", "discard Force Push")
    assert scene.h.resources == 2
    scene = duel("Luke Skywalker", hand=["Our Only Hope"], deck=["Force Push", "Mislead"], resources=2)
    scene.h.picks("play Our Only Hope", "done")
    assert scene.h.pile("hand") == ["Force Push"]


def test_rebel_assault_spirit_of_rebellion_removes_what_shows_no_damage() -> None:
    foes = [card(VETERAN, "2RD"), card("Maul", "1R")]
    scene = duel(card("Finn", "2RD"), against=foes, hand=["Rebel Assault (Spirit of Rebellion)"])
    scene.h.picks("play Rebel Assault")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.h.pool == ["Finn 2RD"]
    scene = duel(card("Finn", "1R"), against=foes, hand=["Rebel Assault (Spirit of Rebellion)"])
    assert not scene.h.can("play Rebel Assault")


def test_sensor_placement_resolves_their_die_as_yours() -> None:
    scene = duel(card("Finn"), against=[card(VETERAN, "2RD"), card("Maul", "1R")], hand=["Sensor Placement"])
    scene.h.picks("play Sensor Placement")
    assert scene.h.resources == 4 and scene.v.pool == ["Veteran Stormtrooper 2RD"]
    assert not duel("Han Solo", against=card("Maul", "1R"), hand=["Sensor Placement"]).h.can("play Sensor Placement")


def test_spirit_of_rebellion_is_stronger_with_another_copy() -> None:
    scene = duel("Finn", hand=["Spirit of Rebellion"])
    scene.h.picks("play Spirit of Rebellion", "shield Finn ×1")
    assert scene.shields_on("Finn") == 1
    scene = duel("Finn", hand=["Spirit of Rebellion"], discard=["Spirit of Rebellion"])
    scene.h.picks("play Spirit of Rebellion", "shield Finn ×2")
    assert scene.shields_on("Finn") == 2


def test_planetary_uprising_follows_a_claim() -> None:
    scene = duel("Finn", against=[VETERAN, "Maul"], supports=["Planetary Uprising"])
    scene.h.picks("claim Outer Rim Outpost", "pass")
    scene.v.picks("hit Veteran Stormtrooper ×1", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 2


def test_planetary_uprising_does_not_follow_their_claim() -> None:
    scene = duel("Finn", against=VETERAN, v_supports=["Planetary Uprising"])
    scene.h.picks("claim Outer Rim Outpost", "pass")
    assert scene.damage_on("Finn") == 0


def test_spy_net_discards_for_a_focus() -> None:
    scene = duel("Tarkin", supports=["Spy Net"])
    scene.will_roll(("Tarkin", "1F"))
    scene.h.picks("activate Tarkin", "use Spy Net")
    assert len(scene.v.pile("discard")) == 1 and scene.is_exhausted("Spy Net")


def test_tactical_aptitude_draws_and_puts_a_card_under_the_deck() -> None:
    scene = duel(card("Finn", upgrades=["Tactical Aptitude"]), hand=["Mislead"], deck=["Crackdown", "Alter"])
    scene.will_roll(("Finn", "1R"))
    scene.h.picks("activate Finn", "use Tactical Aptitude")
    scene.h.is_offered("put on the bottom Mislead", "put on the bottom Crackdown")
    scene.h.picks("put on the bottom Mislead")
    assert scene.h.pile("hand") == ["Crackdown"] and len(scene.h.pile("deck")) == 2
