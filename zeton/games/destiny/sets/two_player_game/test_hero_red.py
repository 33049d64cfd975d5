"""Red hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_poe_dameron_two_player_game_shields_and_turns() -> None:
    scene = duel(card("Poe Dameron", "Sp"), against=card(VETERAN, "2RD"))
    scene.h.picks("resolve Poe Dameron Sp", "shield Poe Dameron ×1", "turn Veteran Stormtrooper 2RD to -")
    assert scene.shields_on("Poe Dameron") == 1 and scene.v.pool == ["Veteran Stormtrooper -"]


def test_poe_dameron_two_player_game_turns_another_die_only() -> None:
    scene = duel(card("Poe Dameron", "Sp"))
    scene.h.picks("resolve Poe Dameron Sp", "shield Poe Dameron ×1")
    scene.v.is_asked("action")


def test_medical_droid_heals_one() -> None:
    scene = duel(card("Poe Dameron", damage=3), supports=[card("Medical Droid", "Sp")])
    scene.h.picks("resolve Medical Droid Sp", "heal Poe Dameron ×1")
    assert scene.damage_on("Poe Dameron") == 2


def test_strike_team_is_cheaper_against_the_rich() -> None:
    scene = duel("Poe Dameron", hand=["Strike Team"], resources=4, v_resources=3)
    scene.h.picks("play Strike Team")
    assert scene.h.resources == 0
    scene.h.is_asked("additional action")
    assert not duel("Poe Dameron", hand=["Strike Team"], resources=4, v_resources=2).h.can("play Strike Team")


def test_strike_team_is_cheaper_for_whoever_plays_it_only() -> None:
    """It does not matter what its own player has."""
    assert not duel("Poe Dameron", hand=["Strike Team"], resources=4, v_resources=0).h.can("play Strike Team")


def test_teamwork_shields_two() -> None:
    scene = duel(card("Poe Dameron", upgrades=[card("Teamwork", "Sp")]), "Han Solo")
    scene.h.picks("resolve Teamwork Sp", "shield Han Solo ×1")
    assert (scene.shields_on("Poe Dameron"), scene.shields_on("Han Solo")) == (1, 1)
    alone = duel(card("Poe Dameron", upgrades=[card("Teamwork", "Sp")]), "Han Solo")
    alone.h.picks("resolve Teamwork Sp", "done")
    assert (alone.shields_on("Poe Dameron"), alone.shields_on("Han Solo")) == (1, 0)


def test_poe_dameron_s_blaster_is_better_with_him() -> None:
    blaster = card("Poe Dameron's Blaster", "Sp")
    scene = duel(card("Poe Dameron", upgrades=[blaster]))
    scene.h.picks("resolve Poe Dameron's Blaster Sp", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3
    other = duel(card("Han Solo", upgrades=[blaster]))
    other.h.picks("resolve Poe Dameron's Blaster Sp", "hit Veteran Stormtrooper ×2")
    assert other.damage_on(VETERAN) == 2


def test_honor_guard_gives_itself_for_a_die() -> None:
    scene = duel("Poe Dameron", supports=["Honor Guard"], against=card(VETERAN, "2RD"))
    scene.h.picks("use Honor Guard", "remove Veteran Stormtrooper 2RD")
    assert not scene.v.pool and scene.zone_of("Honor Guard") == "discard"


def test_honor_guard_removes_damage_only() -> None:
    scene = duel("Poe Dameron", supports=["Honor Guard"], against=card(VETERAN, "1R"))
    scene.h.picks("use Honor Guard")
    assert scene.v.pool == ["Veteran Stormtrooper 1R"]


def test_honor_guard_removes_indirect_damage_a57() -> None:
    scene = duel("Poe Dameron", supports=["Honor Guard"], against=card("Tarkin", "2ID"))
    scene.h.picks("use Honor Guard", "remove Tarkin 2ID")
    assert not scene.v.pool
