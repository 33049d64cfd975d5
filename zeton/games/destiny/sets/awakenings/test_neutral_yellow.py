"""Yellow neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel


def test_electroshock_awakenings_removes_a_low_die() -> None:
    falcon = card("Millennium Falcon", "3RD")
    scene = duel("Boba Fett", against=card("Han Solo", "2RD"), v_supports=[falcon], hand=["Electroshock"])
    scene.h.picks("play Electroshock")
    assert scene.v.pool == ["Millennium Falcon 3RD"]
    assert not duel("Maul", against=card("Han Solo", "2RD"), hand=["Electroshock"]).h.can("play Electroshock")


def test_unpredictable_awakenings_rerolls_any_die() -> None:
    scene = duel("Boba Fett", against=card("Han Solo", "2RD"), hand=["Unpredictable"])
    scene.will_roll(("Han Solo", "-"))
    scene.h.picks("play Unpredictable")
    scene.h.is_asked("additional action")
    assert scene.v.pool == ["Han Solo -"]
