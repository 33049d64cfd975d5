"""Imperial Navy cards of The Battle of Hoth, in the order of imperial_navy.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.costs import cost_of
from zeton.games.star_wars_lcg.testing import Scene

FORMATION = "AT-AT Assault Formation"
STATION = "Orbital Resupply Station"


def attack(unit: str, *enhancements: str, objectives: tuple[Any, ...] = ("Jedi Training",), **light: Any) -> Scene:
    """A unit of the dark side attacks the first objective, and strikes first."""
    return Scene(
        light={"objectives": list(objectives), "enhancements": list(enhancements), "units": ["Twi'lek Loyalist"], **light},
        dark={"affiliation": "Imperial Navy", "units": [unit], "objectives": ["Defense Protocol"]},
        engagement={
            "objective": objectives[0] if isinstance(objectives[0], str) else objectives[0]["card"],
            "attackers": [unit],
            "defenders": ["Twi'lek Loyalist"],
            "edge": "dark",
            "step": "strikes",
        },
        turn="dark",
    )


def test_at_at_may_discard_an_enhancement_instead_of_resolving_its_icons() -> None:
    scene = attack("AT-AT", "Ancient Monument", "Heavy Blaster Emplacement")
    scene.dark.picks("use AT-AT")
    scene.dark.is_offered("target Ancient Monument", "target Heavy Blaster Emplacement")
    scene.dark.picks("target Ancient Monument")
    assert scene.zone_of("Ancient Monument") == "discard"
    assert (scene.damage_on("Twi'lek Loyalist"), scene.damage_on("Jedi Training")) == (0, 0)
    assert scene.focus_on("AT-AT") == 1


def test_at_at_resolves_its_icons_if_it_does_not() -> None:
    scene = attack("AT-AT", "Ancient Monument")
    scene.dark.picks("pass", "unit damage AT-AT")
    assert scene.zone_of("Twi'lek Loyalist") == "discard"
    assert scene.damage_on("Jedi Training") == 2
    assert scene.zone_of("Ancient Monument") == "enhancements"


def test_at_at_does_not_reach_limited_enhancements() -> None:
    scene = attack("AT-AT", "Cloud City Casino")
    assert not scene.dark.can("use AT-AT")


def test_at_at_assault_formation_damages_every_enemy_hoth_objective_before_it_strikes_a38() -> None:
    scene = attack(FORMATION, objectives=("Jedi Training", "Echo Base Defense"))
    scene.dark.is_offered(f"use {FORMATION}", "pass")
    assert scene.focus_on(FORMATION) == 0
    scene.dark.picks(f"use {FORMATION}")
    assert scene.damage_on("Echo Base Defense") == 1
    assert scene.damage_on("Jedi Training") == 0


def test_at_at_assault_formation_is_not_used_without_an_enemy_hoth_objective() -> None:
    assert not attack(FORMATION).dark.can(f"use {FORMATION}")


def test_at_at_assault_formation_strikes_all_the_same_if_what_it_attacks_is_destroyed() -> None:
    scene = attack(FORMATION, objectives=({"card": "Echo Base Defense", "damage": 4}, "Jedi Training"))
    scene.dark.picks(f"use {FORMATION}")
    assert scene.zone_of("Echo Base Defense") == "victory"
    assert scene.focus_on(FORMATION) == 1


def test_at_at_assault_formation_does_not_strike_if_it_leaves_play_before_it_is_focused() -> None:
    scene = attack(FORMATION, objectives=({"card": "Prepare for Evacuation", "damage": 4}, "Jedi Training"))
    scene.dark.picks(f"use {FORMATION}")
    scene.light.picks("use Prepare for Evacuation", f"target {FORMATION}")
    assert scene.zone_of(FORMATION) == "hand"
    assert (scene.focus_on(FORMATION), scene.zone_of("Twi'lek Loyalist")) == (0, "units")


def price(card: str, *enhancements: str) -> int:
    scene = Scene(
        dark={"affiliation": "Imperial Navy", "hand": [card, "Nightsister"], "enhancements": list(enhancements)}, turn="dark"
    )
    return cost_of(scene.table, scene.table.dark, scene.card(card).number)


def test_orbital_resupply_station_lowers_the_cost_of_dear_vehicles_of_the_navy() -> None:
    assert price("AT-AT", STATION) == 3
    assert price("AT-AT", STATION, STATION) == 2
    assert price("AT-AT") == 4


def test_orbital_resupply_station_is_for_nothing_else() -> None:
    assert price("Executor", STATION) == 8  # a Sith card
    assert price("Grand Moff Tarkin", STATION) == price("Grand Moff Tarkin")  # no Vehicle
    assert price("AT-ST", STATION) == price("AT-ST")  # its printed cost is lower
