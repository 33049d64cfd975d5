"""Blue neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_as_i_have_foreseen_looks_at_the_hand() -> None:
    scene = duel("Maul", hand=["As I Have Foreseen"], v_hand=["Alter", "Mislead"])
    scene.h.picks("play As I Have Foreseen")
    scene.h.is_asked("additional action")
    assert None not in scene.match.view(0)["zones"]["hand"][1]


def test_clash_turns_one_of_each() -> None:
    scene = duel(card("Maul", "-"), against=card("Kylo Ren (Two-Player Game)", "2MD"), hand=["Clash"])
    scene.h.picks("play Clash", "turn Maul - to 2MD", "turn Kylo Ren 2MD to -")
    assert scene.h.pool == ["Maul 2MD"] and scene.v.pool == ["Kylo Ren -"]


def test_clash_blanks_melee_damage_only() -> None:
    scene = duel(card("Maul", "-"), against=card(VETERAN, "2RD"), hand=["Clash"])
    scene.h.picks("play Clash", "turn Maul - to 2MD")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]
