"""Gray neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel


def test_z_95_headhunter_is_activated_and_shoots() -> None:
    scene = duel("Maul", supports=["Z-95 Headhunter"])
    scene.will_roll(("Z-95 Headhunter", "1RD"))
    scene.h.picks("activate Z-95 Headhunter")
    assert scene.h.pool == ["Z-95 Headhunter 1RD"]


def test_z_95_headhunter_pays_for_its_better_sides() -> None:
    assert not duel("Maul", supports=[card("Z-95 Headhunter", "3RD1")], resources=0).h.can("resolve Z-95 Headhunter 3RD1")
