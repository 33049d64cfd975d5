"""Yellow hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_hired_gun_has_costly_sides() -> None:
    scene = duel(card("Hired Gun", "3RD1"), resources=1)
    scene.h.picks("resolve Hired Gun 3RD1", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.h.resources == 0
    assert not duel(card("Hired Gun", "3RD1"), resources=0).h.can("resolve Hired Gun 3RD1")


def test_infiltrate_rerolls_two_of_theirs() -> None:
    scene = duel(
        card("Han Solo", upgrades=[card("Infiltrate", "Sp")]), against=[card(VETERAN, "2RD"), card("Boba Fett", "2RD")]
    )
    scene.will_roll((VETERAN, "-"), ("Boba Fett", "-"))
    scene.h.picks("resolve Infiltrate Sp", "reroll Veteran Stormtrooper 2RD", "reroll Boba Fett 2RD")
    assert sorted(scene.v.pool) == ["Boba Fett -", "Veteran Stormtrooper -"]


def test_shoot_first_fires_before_the_other() -> None:
    scene = duel(card("Han Solo", "2RD"), against=card("Greedo", "2RD"), hand=["Shoot First"])
    scene.h.picks("play Shoot First", "hit Greedo ×2")
    scene.h.is_asked("additional action")
    assert scene.damage_on("Greedo") == 2 and not scene.v.pool and not scene.h.pool


def test_street_informants_look_at_the_hand() -> None:
    scene = duel("Han Solo", supports=["Street Informants"], v_hand=["Alter"])
    scene.h.picks("use Street Informants")
    assert None not in scene.match.view(0)["zones"]["hand"][1] and scene.is_exhausted("Street Informants")
