"""Ork cards, in the order of orks.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, wounded

TRUKK = "Ramshackle Trukk"


def test_ramshackle_trukk_has_more_hp_while_the_opponent_has_initiative() -> None:
    assert Scene(two={"planets": {1: [TRUKK]}}).health_of(TRUKK) == 3 + 4


def test_ramshackle_trukk_has_no_more_hp_while_its_player_has_initiative() -> None:
    assert Scene(one={"planets": {1: [TRUKK]}}).health_of(TRUKK) == 3


def test_ramshackle_trukk_counts_the_initiative_of_the_battle_a49() -> None:
    assert battle([TRUKK], ["Nazdreg"], two_warlord="Nazdreg").health_of(TRUKK) == 3 + 4
    assert battle(["Nazdreg"], [TRUKK, "Packmaster Kith"]).health_of(TRUKK) == 3 + 4
    assert battle(["Land Raider"], [TRUKK, "Packmaster Kith"]).health_of(TRUKK) == 3


def after_the_round(damage: int) -> Scene:
    scene = Scene(two={"planets": {2: [wounded(TRUKK, damage)]}}, phase="headquarters", window="draw", first=2)
    scene.pass_to("deploy turn")
    return scene


def test_ramshackle_trukk_is_destroyed_by_its_damage_when_its_player_gets_the_initiative_r11_13() -> None:
    scene = after_the_round(3)
    assert (scene.table.initiative, scene.card(TRUKK).place) == (1, "discard")


def test_ramshackle_trukk_stays_where_it_has_less_damage_than_hp() -> None:
    assert after_the_round(2).card(TRUKK).place == "planet_2"


def test_ramshackle_trukk_is_destroyed_when_a_battle_begins_that_gives_its_player_initiative_r5_4() -> None:
    scene = Scene(
        one={"planets": {1: ["Land Raider"]}},
        two={"planets": {1: [wounded(TRUKK, 3), "Packmaster Kith"]}},
        phase="combat",
        window="battle",
    )
    assert scene.table.battle_initiative == 1
    assert scene.card(TRUKK).place == "discard"
