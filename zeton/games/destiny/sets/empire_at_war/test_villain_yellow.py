"""Yellow villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"
GUARD = "Gamorrean Guard"


def test_gamorrean_guard_takes_the_damage_of_a_die_upon_himself() -> None:
    scene = duel(GUARD, "Maul", against=card(VETERAN, "2RD"))
    scene.will_roll((GUARD, "-"))
    scene.h.picks(f"activate {GUARD}", f"guard {VETERAN} 2RD → {GUARD}")
    assert scene.damage_on(GUARD) == 2 and not scene.v.pool


def test_gamorrean_guard_guards_against_no_other_side() -> None:
    scene = duel(GUARD, "Maul", against=card(VETERAN, "1R"))
    scene.will_roll((GUARD, "-"))
    scene.h.picks(f"activate {GUARD}")
    assert scene.asked == "action" and scene.v.pool
