"""Blue hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_aayla_secura_turns_two_dice() -> None:
    scene = duel(card("Aayla Secura", "Sp"), card("Luke Skywalker", "-"), against=card(VETERAN, "2RD"))
    scene.h.picks("resolve Aayla Secura Sp", "turn Luke Skywalker - to 2RD", "turn Veteran Stormtrooper 2RD to -")
    assert scene.h.pool == ["Luke Skywalker 2RD"] and scene.v.pool == ["Veteran Stormtrooper -"]


def test_jedi_temple_guard_guards() -> None:
    scene = duel("Jedi Temple Guard", against=card(VETERAN, "2RD"))
    scene.h.picks("activate Jedi Temple Guard", "guard Veteran Stormtrooper 2RD → Jedi Temple Guard")
    assert scene.damage_on("Jedi Temple Guard") == 2 and not scene.v.pool


def test_luke_skywalker_power_action() -> None:
    scene = duel(card("Luke Skywalker", "1MD"), resources=2)
    scene.h.picks("use Luke Skywalker", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.h.resources == 0
    assert not duel(card("Luke Skywalker", "1MD"), resources=1).h.can("use Luke Skywalker")


def test_obi_wan_kenobi_gives_a_shield() -> None:
    scene = duel("Obi-Wan Kenobi (Legacies)")
    scene.h.picks("activate Obi-Wan Kenobi", "use Obi-Wan Kenobi", "shield Obi-Wan Kenobi ×1")
    assert scene.shields_on("Obi-Wan Kenobi") == 1


def test_yoda_does_two_different_things() -> None:
    scene = duel(card("Yoda", "Sp"), resources=0, v_deck=["Alter"])
    scene.h.picks("resolve Yoda Sp", "gain 1 resource")
    scene.h.is_offered("give 1 shield", "turn a die", "discard from a deck")
    scene.h.picks("discard from a deck", "opponents deck")
    assert scene.h.resources == 1 and scene.v.pile("discard") == ["Alter"]
    other = duel(card("Yoda", "Sp"), card("Luke Skywalker", "-"))
    other.h.picks("resolve Yoda Sp", "turn a die", "turn Luke Skywalker - to 2RD", "give 1 shield", "shield Yoda ×1")
    assert other.shields_on("Yoda") == 1 and other.h.pool == ["Luke Skywalker 2RD"]


def test_eta_2_interceptor_exhausts_a_support() -> None:
    scene = duel(card("Luke Skywalker", "1Sh"), supports=["ETA-2 Interceptor"], v_supports=["Slave I (Legacies)"])
    scene.h.picks("use ETA-2 Interceptor", "remove Luke Skywalker 1Sh", "exhaust Slave I")
    assert scene.is_exhausted("Slave I") and not scene.h.pool
    nothing = duel(card("Luke Skywalker", "2RD"), supports=["ETA-2 Interceptor"], v_supports=["Slave I (Legacies)"])
    assert not nothing.h.can("use ETA-2 Interceptor")


def test_r2_d2_draws_and_turns() -> None:
    scene = duel(card("Luke Skywalker", "-"), supports=[card("R2-D2 (Legacies)", "Sp")], deck=[])
    scene.h.picks("resolve R2-D2 Sp", "turn Luke Skywalker - to 2RD")
    assert scene.h.pool == ["Luke Skywalker 2RD"]


def test_force_meditation() -> None:
    scene = duel(card("Luke Skywalker", upgrades=[card("Force Meditation", "Sp")]), v_deck=["Alter", "Mislead", "Bravado"])
    scene.h.picks("resolve Force Meditation Sp", "opponents deck")
    assert scene.v.pile("discard") == ["Alter", "Mislead"]
    assert not duel("Han Solo", hand=["Force Meditation"]).h.can("play Force Meditation")


def test_obi_wan_kenobis_lightsaber() -> None:
    saber = card("Obi-Wan Kenobi's Lightsaber", "Sp")
    scene = duel(card("Obi-Wan Kenobi (Legacies)", shields=1, upgrades=[saber]), against=card(VETERAN, shields=3))
    scene.h.picks("resolve Obi-Wan Kenobi's Lightsaber Sp", "hit Veteran Stormtrooper ×2")
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN), scene.shields_on("Obi-Wan Kenobi")) == (2, 3, 2)


def test_adapt() -> None:
    scene = duel(card("Luke Skywalker", shields=1), hand=["Adapt"], resources=0)
    scene.h.picks("play Adapt")
    assert scene.h.resources == 1 and scene.shields_on("Luke Skywalker") == 0
    bare = duel("Luke Skywalker", hand=["Adapt"], resources=0)
    bare.h.picks("play Adapt")
    assert bare.h.resources == 0


def test_ataru_strike() -> None:
    scene = duel(card("Obi-Wan Kenobi (Legacies)", "3MD", shields=2), hand=["Ataru Strike"])
    scene.h.picks("play Ataru Strike", "hit Veteran Stormtrooper ×5")
    assert scene.damage_on(VETERAN) == 5


def test_heightened_awareness() -> None:
    scene = duel("Luke Skywalker", hand=["Heightened Awareness"])
    scene.h.picks("play Heightened Awareness", "shield Luke Skywalker ×3")
    assert scene.shields_on("Luke Skywalker") == 3
    scene.h.is_asked("additional action")


def test_investigate() -> None:
    scene = duel("Luke Skywalker", hand=["Investigate"], deck=["Alter", "Mislead", "Adapt"])
    scene.h.picks("play Investigate", "take Mislead", "put on top Adapt", "put on top Alter")
    assert scene.h.hand == ["Mislead"] and scene.h.pile("deck") == ["Adapt", "Alter"]


def test_strength_through_weakness() -> None:
    scene = duel("Luke Skywalker", hand=["Strength Through Weakness"])
    scene.h.picks("play Strength Through Weakness", "opponents deck")
    assert len(scene.v.pile("discard")) == 4


def test_unbreakable() -> None:
    foes = [card(VETERAN, "2RD"), card("Maul", "3MD1")]
    scene = duel(card("Luke Skywalker", shields=1), card("Han Solo", shields=1), against=foes, hand=["Unbreakable"])
    scene.h.picks("play Unbreakable", "remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Maul 3MD1"]


def test_defensive_teaching_raises_the_limit() -> None:
    scene = duel(card("Luke Skywalker", shields=3), supports=["Defensive Teaching"], hand=["Heightened Awareness"])
    scene.h.picks("play Heightened Awareness", "shield Luke Skywalker ×3")
    assert scene.shields_on("Luke Skywalker") == 4


def test_defensive_teaching_leaves_and_the_excess_goes() -> None:
    rend = card("Force Rend", "Sp")
    luke = card("Luke Skywalker", shields=4)
    scene = duel(card("Maul", upgrades=[rend]), against=luke, v_supports=["Defensive Teaching"])
    scene.h.picks("resolve Force Rend Sp", "discard Defensive Teaching")
    assert scene.shields_on("Luke Skywalker") == 3


def test_yodas_hut() -> None:
    scene = duel(card("Yoda", shields=2), supports=["Yoda's Hut"], resources=0)
    scene.h.picks("use Yoda's Hut", "shield Yoda ×1")
    assert scene.shields_on("Yoda") == 3 and scene.h.resources == 1 and scene.is_exhausted("Yoda's Hut")
