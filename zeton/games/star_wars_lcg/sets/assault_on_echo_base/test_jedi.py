"""Jedi cards of Assault on Echo Base, in the order of jedi.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def fighting(damage: int = 0, units: Any = ("Daughters of Allya",)) -> Scene:
    objective = {"card": "Knowledge and Defense", "damage": damage}
    titles = [unit if isinstance(unit, str) else unit["card"] for unit in units]
    return Scene(
        light={"objectives": [objective, "Jedi Training"], "units": list(units)},
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement={
            "objective": "Knowledge and Defense",
            "attackers": ["Darth Vader (Core)"],
            "defenders": titles,
            "step": "strikes",
            "edge": "dark",
        },
    )


def struck(scene: Scene) -> Scene:
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    return scene


def test_knowledge_and_defense_returns_a_unit_destroyed_in_an_engagement_to_hand() -> None:
    scene = struck(fighting())
    scene.light.is_offered("return to hand Daughters of Allya", "discard Daughters of Allya")
    scene.light.picks("return to hand Daughters of Allya")
    assert scene.zone_of("Daughters of Allya") == "hand"


def test_knowledge_and_defense_may_be_declined() -> None:
    scene = struck(fighting())
    scene.light.picks("discard Daughters of Allya")
    assert scene.zone_of("Daughters of Allya") == "discard"


def test_knowledge_and_defense_does_nothing_once_it_is_damaged() -> None:
    assert struck(fighting(1)).zone_of("Daughters of Allya") == "discard"


def test_knowledge_and_defense_does_nothing_outside_an_engagement() -> None:
    scene = Scene(
        light={"objectives": ["Knowledge and Defense"], "units": [{"card": "Jedi in Hiding", "focus": 1}]},
        dark={"hand": ["Force Lightning"], "objectives": ["Fall of the Jedi", "Counsel of the Sith", "The Emperor's Web"]},
        turn="dark",
    )
    scene.dark.picks("use Force Lightning")
    scene.dark.pays()
    assert scene.zone_of("Jedi in Hiding") == "discard"


def test_knowledge_and_defense_discards_what_the_unit_carried_a110() -> None:
    scene = struck(fighting(units=({"card": "Daughters of Allya", "enhancements": ["Jedi Lightsaber"]},)))
    scene.light.picks("return to hand Daughters of Allya")
    assert scene.zone_of("Jedi Lightsaber") == "discard"


def committing(*objectives: Any) -> Scene:
    scene = Scene(light={"units": ["Daughters of Allya"], "objectives": list(objectives)}, turn="light", phase="force")
    scene.light.picks("commit Daughters of Allya")
    return scene


def test_daughters_of_allya_take_damage_off_each_objective_when_they_are_committed() -> None:
    scene = committing({"card": "Jedi Training", "damage": 2}, {"card": "A Hero's Journey", "damage": 1}, "Last Minute Rescue")
    scene.light.picks("use Daughters of Allya")
    assert [scene.damage_on(title) for title in ("Jedi Training", "A Hero's Journey")] == [1, 0]


def test_daughters_of_allya_are_not_used_where_nothing_is_damaged() -> None:
    assert not committing("Jedi Training").light.can("use Daughters of Allya")


def engaged(objective: str, shields: int = 0) -> Scene:
    protected = {"card": "Jedi Training", "shields": shields, "enhancements": ["Yoda's Protection"]}
    scene = Scene(
        light={"objectives": [protected, "A Hero's Journey"], "units": ["Yoda"]},
        dark={"units": ["Nightsister", "Darth Vader (Core)"]},
        turn="dark",
        engagement={"objective": objective},
    )
    scene.dark.picks("attack Nightsister", "done")
    return scene


def test_yodas_protection_shields_the_objective_that_is_engaged() -> None:
    scene = engaged("Jedi Training")
    scene.light.is_offered("use Yoda's Protection", "pass")
    scene.light.picks("use Yoda's Protection")
    assert scene.shields_on("Jedi Training") == 1


def test_yodas_protection_is_not_used_for_another_objective_or_a_second_shield() -> None:
    assert not engaged("A Hero's Journey").light.can("use Yoda's Protection")
    assert not engaged("Jedi Training", shields=1).light.can("use Yoda's Protection")


def terror(**dark: Any) -> Scene:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Confronting the Terror"],
            "objectives": ["Jedi Training", "A Hero's Journey", "Knowledge and Defense"],
        },
        dark={"hand": ["Force Choke"], "units": ["Nightsister"], "objectives": ["Fall of the Jedi"], **dark},
        turn="dark",
    )
    scene.dark.picks("use Force Choke")
    scene.dark.pays()
    scene.dark.picks("target Luke Skywalker")
    return scene


def test_confronting_the_terror_makes_the_opponent_take_the_damage_himself() -> None:
    scene = terror()
    scene.light.picks("use Confronting the Terror")
    scene.light.pays()
    scene.dark.is_asked("divide damage")
    scene.dark.is_offered("hit Nightsister ×1", "hit Fall of the Jedi ×1")
    scene.dark.picks("hit Fall of the Jedi ×1")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("Fall of the Jedi")) == (0, 1)


def test_confronting_the_terror_does_not_answer_damage_to_enemy_cards() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Confronting the Terror"],
            "objectives": ["Jedi Training", "A Hero's Journey", "Knowledge and Defense"],
        },
        dark={"units": ["Nightsister"], "objectives": ["Fall of the Jedi"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Nightsister"],
            "step": "strikes",
            "edge": "light",
        },
    )
    scene.light.picks("strike Luke Skywalker")
    assert not scene.light.can("use Confronting the Terror")


def test_confronting_the_terror_has_every_point_given_out_and_shields_help_a111() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Confronting the Terror"],
            "objectives": ["Jedi Training", "A Hero's Journey", "Knowledge and Defense"],
        },
        dark={"units": ["Darth Vader (Core)", {"card": "Nightsister", "shields": 1}], "objectives": ["Fall of the Jedi"]},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": ["Darth Vader (Core)"],
            "defenders": ["Luke Skywalker (Core)"],
            "step": "strikes",
            "edge": "dark",
        },
    )
    strength = scene.table.strength(scene.number("Darth Vader"), 0)
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.picks("use Confronting the Terror")
    scene.light.pays()
    for _ in range(strength - 1):
        scene.dark.picks("hit Fall of the Jedi ×1")
    scene.dark.picks("hit Nightsister ×1")
    scene.dark.picks("shield Nightsister")
    assert (scene.damage_on("Nightsister"), scene.damage_on("Fall of the Jedi")) == (0, strength - 1)
