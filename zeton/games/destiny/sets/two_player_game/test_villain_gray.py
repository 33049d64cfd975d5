"""Gray villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel


def test_subjugate_removes_any_die() -> None:
    scene = duel("Maul", against=card("Han Solo", "2RD"), hand=["Subjugate"])
    scene.h.picks("play Subjugate", "remove Han Solo 2RD")
    assert not scene.v.pool and scene.h.resources == 3
