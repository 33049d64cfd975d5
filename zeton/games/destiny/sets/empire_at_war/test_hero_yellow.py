"""Yellow hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_wookiee_warrior_pays_for_his_blows() -> None:
    scene = duel(card("Wookiee Warrior", "3MD1"), resources=1)
    scene.h.picks("resolve Wookiee Warrior 3MD1", f"hit {VETERAN} ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.h.resources == 0
    assert not duel(card("Wookiee Warrior", "3MD1"), resources=0).h.can("resolve Wookiee Warrior 3MD1")
