"""Gray villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_speeder_bike_scout_removes_a_die_and_goes_on() -> None:
    scene = duel("Maul", supports=[card("Speeder Bike Scout", "Sp")], against=card(VETERAN, "2RD"))
    scene.h.picks("resolve Speeder Bike Scout Sp", "remove Veteran Stormtrooper 2RD")
    scene.h.is_asked("additional action")
    assert not scene.v.pool


def test_infantry_grenades_hit_everybody_and_are_gone() -> None:
    scene = duel(card("Maul", upgrades=[card("Infantry Grenades", "Sp")]), against=[card(VETERAN, shields=1), "Han Solo"])
    scene.h.picks("resolve Infantry Grenades Sp")
    assert scene.damage_on(VETERAN) == 1 and scene.damage_on("Han Solo") == 2 and scene.damage_on("Maul") == 0
    assert scene.zone_of("Infantry Grenades") == "discard" and scene.where_is_the_die("Infantry Grenades") == "set_aside"


def test_nowhere_to_run_turns_every_blank() -> None:
    scene = duel(card("Maul", "-"), card("Boba Fett", "-"), card("Tarkin", "1R"), hand=["Nowhere to Run"])
    scene.h.picks("play Nowhere to Run", "turn Boba Fett - to 2RD", "turn Maul - to 2MD")
    assert sorted(scene.h.pool) == ["Boba Fett 2RD", "Maul 2MD", "Tarkin 1R"]


def test_nowhere_to_run_leaves_no_blank_out() -> None:
    scene = duel(card("Maul", "-"), card("Boba Fett", "-"), hand=["Nowhere to Run"])
    scene.h.picks("play Nowhere to Run", "turn Maul - to 2MD")
    assert not scene.h.can("done") and scene.h.can("turn Boba Fett - to 2RD")
