"""Gray neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_holdout_blaster_is_an_ambush() -> None:
    scene = duel("Boba Fett", hand=["Holdout Blaster"])
    scene.h.picks("play Holdout Blaster")
    scene.h.is_asked("additional action")


def test_holdout_blaster_is_redeployed() -> None:
    foe = card("Han Solo", damage=9, upgrades=["Holdout Blaster"])
    scene = duel(card("Maul", "2MD"), against=[foe, VETERAN])
    scene.h.picks("resolve Maul 2MD", "hit Han Solo ×2")
    scene.v.picks("redeploy Holdout Blaster → Veteran Stormtrooper")
    assert scene.host_of("Holdout Blaster") == VETERAN


def test_aim_turns_to_ranged_damage() -> None:
    scene = duel(card("Han Solo", "-"), hand=["Aim"])
    scene.h.picks("play Aim", "turn Han Solo - to 2RD")
    assert scene.h.pool == ["Han Solo 2RD"]


def test_flank_awakenings_needs_more_ready_characters() -> None:
    scene = duel("Maul", "Tarkin", against=card(VETERAN, "2RD"), hand=["Flank (Awakenings)"])
    scene.h.picks("play Flank", "remove Veteran Stormtrooper 2RD")
    assert not scene.v.pool
    even = duel("Maul", card("Tarkin", exhausted=True), against=card(VETERAN, "2RD"), hand=["Flank (Awakenings)"])
    assert not even.h.can("play Flank") and "R5.3" in even.h.why_not_in_hand("Flank")


def test_take_cover_gives_a_shield() -> None:
    scene = duel("Han Solo", hand=["Take Cover"])
    scene.h.picks("play Take Cover", "shield Han Solo ×1")
    assert scene.shields_on("Han Solo") == 1


def test_block_awakenings_removes_all_melee_damage_of_the_opponent() -> None:
    foes = [card("Maul", "2MD"), card("Boba Fett", "2MD"), card(VETERAN, "2RD")]
    scene = duel(card("Rey", "1MD"), against=foes, hand=["Block"])
    scene.h.picks("play Block")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.h.pool == ["Rey 1MD"]


def test_close_quarters_assault_counts_melee_dice() -> None:
    scene = duel(card("Rey", "1MD"), card("Luke Skywalker", "1MD"), hand=["Close Quarters Assault"], v_hand=["Alter"] * 5)
    scene.h.picks("play Close Quarters Assault")
    assert len(scene.v.hand) == 3
    without = duel(card("Rey", "1R"), hand=["Close Quarters Assault"], v_hand=["Alter"] * 5)
    without.h.picks("play Close Quarters Assault")
    assert len(without.v.hand) == 5


def test_dodge_awakenings_removes_all_ranged_damage_of_the_opponent() -> None:
    scene = duel("Rey", against=[card("Boba Fett", "2RD"), card("Maul", "2MD"), card(VETERAN, "1RD")], hand=["Dodge"])
    scene.h.picks("play Dodge")
    assert scene.v.pool == ["Maul 2MD"]


def test_datapad_turns_a_die_away_from_damage() -> None:
    scene = duel(card("Boba Fett", "-", upgrades=[card("Datapad", "Sp")]))
    scene.h.picks("resolve Datapad Sp")
    scene.h.is_offered("turn Boba Fett - to 1Dr", "turn Boba Fett - to 1R", "turn Boba Fett - to Sp")


def test_comlink_rerolls_dice_of_one_pool() -> None:
    foes = [card(VETERAN, "2RD"), card("Maul", "2MD")]
    scene = duel(card("Tarkin", "-"), against=foes, hand=["Comlink"])
    scene.h.picks("play Comlink", "use Comlink", "mode Comlink #2", "reroll Maul 2MD", "reroll Veteran Stormtrooper 2RD")
    assert scene.h.pool == ["Tarkin -"]


def test_comlink_asks_nobody_without_dice() -> None:
    scene = duel("Tarkin", hand=["Comlink"])
    scene.h.picks("play Comlink")
    assert scene.decision.seat == 1


def test_all_in_resolves_dice_of_several_symbols() -> None:
    scene = duel(card("Tarkin", "1R"), card("Maul", "2MD"), card(VETERAN, "2RD"), against="Bib Fortuna", hand=["All In"])
    scene.h.picks("play All In", "resolve Tarkin 1R", "resolve Veteran Stormtrooper 2RD", "hit Bib Fortuna ×2", "done")
    assert scene.damage_on("Bib Fortuna") == 2 and scene.h.pool == ["Maul 2MD"] and scene.h.resources == 5


def test_all_in_may_resolve_nothing() -> None:
    scene = duel(card("Maul", "2MD"), hand=["All In"])
    scene.h.picks("play All In", "done")
    assert scene.h.pool == ["Maul 2MD"]
