"""Blue hero cards, one after another."""

from __future__ import annotations

from typing import Any

from zeton.games.destiny.testing import Scene, card, duel

MACE = "Mace Windu (Empire at War)"


def facing(*foes: Any, pool: tuple[str, ...] = ("1R",)) -> Scene:
    return duel(card(MACE, *pool), against=list(foes))


def test_mace_windu_empire_at_war_defeats_who_has_2_health_left() -> None:
    scene = facing(card("Han Solo", damage=8, shields=3), card("Boba Fett", damage=9), card("Maul", damage=1))
    health = {title: scene.table.cards[scene.number(title)].health for title in ("Han Solo", "Boba Fett", "Maul")}
    assert health["Han Solo"] - 8 <= 2 and health["Boba Fett"] - 9 <= 2 and health["Maul"] - 1 > 2
    scene.h.picks("use Mace Windu")
    scene.h.is_offered("defeat Han Solo", "defeat Boba Fett")
    scene.h.picks("defeat Han Solo")
    assert scene.zone_of("Han Solo") == "set_aside" and not scene.h.pool


def test_mace_windu_empire_at_war_defeats_nobody_else() -> None:
    scene = facing(card("Maul", damage=1), "Boba Fett")
    scene.h.picks("use Mace Windu")
    assert not scene.h.pool and scene.zone_of("Maul") == scene.zone_of("Boba Fett") == "characters"


def test_mace_windu_empire_at_war_needs_his_die() -> None:
    assert not facing(card("Han Solo", damage=8), pool=()).h.can("use Mace Windu")
