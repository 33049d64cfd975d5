"""Gray neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel


def test_evade_spirit_of_rebellion_removes_ranged_damage() -> None:
    scene = duel(
        "Maul",
        against=[card("Han Solo", "2RD"), card("Kylo Ren (Two-Player Game)", "2MD")],
        hand=["Evade (Spirit of Rebellion)"],
    )
    scene.h.picks("play Evade")
    assert scene.v.pool == ["Kylo Ren 2MD"]


def test_parry_spirit_of_rebellion_removes_melee_damage() -> None:
    scene = duel(
        "Maul",
        against=[card("Han Solo", "2RD"), card("Kylo Ren (Two-Player Game)", "2MD")],
        hand=["Parry (Spirit of Rebellion)"],
    )
    scene.h.picks("play Parry")
    assert scene.v.pool == ["Han Solo 2RD"]
