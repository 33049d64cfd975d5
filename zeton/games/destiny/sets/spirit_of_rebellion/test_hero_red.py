"""Red hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import Scene, card, duel

VETERAN = "Veteran Stormtrooper"


def test_baze_malbus_hits_everybody() -> None:
    scene = duel(card("Baze Malbus", "Sp"), against=[VETERAN, card("Maul", shields=1)])
    scene.h.picks("resolve Baze Malbus Sp")
    assert scene.damage_on(VETERAN) == 1 and scene.damage_on("Maul") == 0 and scene.damage_on("Baze Malbus") == 0


def test_rebel_commando_removes_a_die_for_a_resource() -> None:
    scene = duel(card("Rebel Commando", "Sp1"), against=card(VETERAN, "2RD"), resources=1)
    scene.h.picks("resolve Rebel Commando Sp1")
    assert not scene.v.pool and scene.h.resources == 0
    assert not duel(card("Rebel Commando", "Sp1"), against=card(VETERAN, "2RD"), resources=0).h.can(
        "resolve Rebel Commando Sp1"
    )


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


def test_guerrilla_warfare_costs_a_red_die() -> None:
    scene = duel(card("Finn", "-"), card("Han Solo", "2RD"), hand=["Guerrilla Warfare"])
    scene.h.picks("play Guerrilla Warfare", "hit Veteran Stormtrooper ×1")
    scene.h.is_asked("additional action")
    assert scene.damage_on(VETERAN) == 1 and scene.h.pool == ["Han Solo 2RD"]


def test_guerrilla_warfare_without_a_red_die_hits_nobody() -> None:
    scene = duel(card("Han Solo", "2RD"), hand=["Guerrilla Warfare"])
    scene.h.picks("play Guerrilla Warfare")
    assert scene.damage_on(VETERAN) == 0 and scene.h.pool == ["Han Solo 2RD"]


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
