"""Imperial Navy cards of A Dark Time, in the order of imperial_navy.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

REBELS = "A Dark Time for the Rebellion"


def refreshed(turn: str = "dark", **luke: Any) -> Scene:
    return Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", **luke}], "objectives": ["Jedi Training", "A Hero's Journey"]},
        dark={"affiliation": "Imperial Navy", "objectives": [REBELS, "Defense Protocol", "The Ultimate Power"]},
        turn=turn,
        phase="refresh",
    )


def test_a_dark_time_for_the_rebellion_lets_the_opponent_damage_a_card_of_his() -> None:
    scene = refreshed()
    scene.dark.picks(f"use {REBELS}")
    scene.light.is_offered("choose Luke Skywalker", "choose Jedi Training", "choose A Hero's Journey")
    scene.light.picks("choose A Hero's Journey")
    assert scene.damage_on("A Hero's Journey") == 1


def test_a_dark_time_for_the_rebellion_is_an_enemy_effect_that_a_shield_stops_a43() -> None:
    scene = refreshed(shields=1)
    scene.dark.picks(f"use {REBELS}")
    scene.light.picks("choose Luke Skywalker", "shield Luke Skywalker")
    assert (scene.damage_on("Luke Skywalker"), scene.shields_on("Luke Skywalker")) == (0, 0)


def test_a_dark_time_for_the_rebellion_is_not_used_after_the_opponent_refreshes() -> None:
    scene = refreshed(turn="light")
    assert not scene.dark.can(f"use {REBELS}")
    assert scene.damage_on("Luke Skywalker") == 0


def strength(unit: str, damage: int, **more: Any) -> list[int]:
    """The icons of a unit that attacks an objective with so much damage on it."""
    scene = Scene(
        light={"objectives": [{"card": "Jedi Training", "damage": damage}]},
        dark={"affiliation": "Imperial Navy", "units": [unit, "Nightsister"]},
        **{"turn": "dark", **more},
    )
    return [scene.table.strength(scene.card(unit).number, icon) for icon in range(3)]


def attack(*attackers: str) -> dict[str, Any]:
    return {"objective": "Jedi Training", "attackers": list(attackers), "edge": "light", "step": "strikes"}


def test_colonel_starck_gains_four_icons_while_he_attacks_a_damaged_objective() -> None:
    attacking = attack("Colonel Starck", "Nightsister")
    assert strength("Colonel Starck", 1, engagement=attacking) == [2, 1, 2]
    assert strength("Colonel Starck", 0, engagement=attacking) == [0, 1, 0]


def test_colonel_starck_gains_nothing_while_another_unit_attacks() -> None:
    engagement = {**attack("Nightsister"), "step": "after edge"}
    assert strength("Colonel Starck", 1, engagement=engagement) == [0, 1, 0]


def test_mtv_7_gains_blast_while_it_attacks_a_damaged_objective() -> None:
    attacking = attack("MTV-7", "Nightsister")
    assert strength("MTV-7", 1, engagement=attacking) == [1, 0, 1]
    assert strength("MTV-7", 0, engagement=attacking) == [1, 0, 0]


def test_mtv_7_gains_nothing_outside_engagements() -> None:
    assert strength("MTV-7", 1) == [1, 0, 0]


def fire() -> Scene:
    return Scene(
        light={"units": ["Luke Skywalker (Core)"]},
        dark={"affiliation": "Imperial Navy", "units": ["MTV-7", "Colonel Starck"], "hand": ["Heavy Fire"] * 2},
        turn="dark",
    )


def icons(scene: Scene, unit: str) -> list[int]:
    return [scene.table.strength(scene.card(unit).number, icon) for icon in range(3)]


def test_heavy_fire_gives_a_friendly_unit_unit_damage_for_the_phase() -> None:
    scene = fire()
    scene.dark.picks("use Heavy Fire")
    scene.dark.is_offered("target MTV-7", "target Colonel Starck")
    scene.dark.picks("target MTV-7", "mode Heavy Fire #1")
    assert icons(scene, "MTV-7") == [2, 0, 0]
    scene.pass_all("commit")
    assert icons(scene, "MTV-7") == [1, 0, 0]


def test_heavy_fire_may_give_blast_instead() -> None:
    scene = fire()
    scene.dark.picks("use Heavy Fire", "target MTV-7", "mode Heavy Fire #2")
    assert icons(scene, "MTV-7") == [1, 0, 1]


def test_heavy_fire_is_not_played_without_a_friendly_unit() -> None:
    scene = Scene(light={"units": ["Luke Skywalker (Core)"]}, dark={"hand": ["Heavy Fire", "Force Choke"]}, turn="dark")
    assert not scene.dark.can("use Heavy Fire")
