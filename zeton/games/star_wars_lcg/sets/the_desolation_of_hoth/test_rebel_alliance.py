"""Rebel Alliance cards of The Desolation of Hoth, in the order of rebel_alliance.py."""

from zeton.games.star_wars_lcg.rules.edge_battle import edge_total
from zeton.games.star_wars_lcg.testing import Scene

STRIKES = {"objective": "The Heart of the Empire", "attackers": ["Snowspeeder"], "edge": "light", "step": "strikes"}
REBELS = "Rebel Alliance"


def operations(dark: list[str]) -> Scene:
    return Scene(
        light={"units": ["Snowspeeder"], "objectives": ["Hoth Operations"]},
        dark={"objectives": ["The Heart of the Empire", *dark]},
        engagement=STRIKES,
    )


def test_hoth_operations_gives_speeders_edge_while_its_player_has_more_hoth_objectives() -> None:
    scene = operations([])
    assert edge_total(scene.table, scene.table.light) == 1


def test_hoth_operations_gives_nothing_where_the_opponent_has_as_many() -> None:
    scene = operations(["The Killing Cold"])
    assert edge_total(scene.table, scene.table.light) == 0


def test_hoth_operations_gives_nothing_to_units_that_are_no_speeders() -> None:
    scene = Scene(
        light={"units": ["Rookie Pilot"], "objectives": ["Hoth Operations"]},
        dark={"objectives": ["The Heart of the Empire"]},
        engagement={**STRIKES, "attackers": ["Rookie Pilot"]},
    )
    assert edge_total(scene.table, scene.table.light) == 0


def test_wedge_antilles_38_as_an_enhancement_is_focused_to_take_a_token_off_the_unit() -> None:
    speeder = {"card": "Snowspeeder", "focus": 2, "enhancements": ["Wedge Antilles"]}
    scene = Scene(light={"units": [speeder]})
    scene.light.picks("use Wedge Antilles")
    assert (scene.focus_on("Snowspeeder"), scene.focus_on("Wedge Antilles")) == (1, 1)
    assert not scene.light.can("use Wedge Antilles")


def played(*units: str) -> Scene:
    scene = Scene(
        light={
            "affiliation": REBELS,
            "units": list(units),
            "hand": ["Wedge Antilles"],
            "objectives": ["Hoth Operations", "Mission Briefing"],
        }
    )
    scene.light.picks("play Wedge Antilles")
    scene.light.pays()
    return scene


def test_wedge_antilles_38_may_come_into_play_on_a_speeder_or_fighter_a84() -> None:
    scene = played("Snowspeeder", "X-Wing", "Rookie Pilot")
    scene.light.is_offered(
        "enter as unit Wedge Antilles",
        "enter as enhancement Wedge Antilles → Snowspeeder",
        "enter as enhancement Wedge Antilles → X-Wing",
    )
    scene.light.picks("enter as enhancement Wedge Antilles → Snowspeeder")
    assert scene.card("Wedge Antilles").host == "Snowspeeder"


def test_wedge_antilles_38_has_no_action_as_a_unit() -> None:
    scene = Scene(light={"units": ["Wedge Antilles", {"card": "Snowspeeder", "focus": 1}]})
    assert not scene.light.can("use Wedge Antilles")


def test_wedge_antilles_38_is_a_unit_where_there_is_nothing_to_enhance() -> None:
    assert played("Rookie Pilot").zone_of("Wedge Antilles") == "units"


def test_rogue_three_gains_icons_for_each_enhancement_on_it() -> None:
    scene = Scene(light={"units": [{"card": "Rogue Three", "enhancements": ["Wedge Antilles", "Astromech Droid Upgrade"]}]})
    rogue = scene.card("Rogue Three").number
    assert [scene.table.strength(rogue, icon) for icon in range(3)] == [2 + 1, 0, 2 + 2 + 1]


def test_rogue_three_gains_nothing_for_enhancements_elsewhere() -> None:
    speeder = {"card": "Snowspeeder", "enhancements": ["Wedge Antilles"]}
    scene = Scene(light={"units": ["Rogue Three", speeder]})
    rogue = scene.card("Rogue Three").number
    assert [scene.table.strength(rogue, icon) for icon in range(3)] == [0, 0, 2]


def geared(damage: int, *objectives: str, **dark: object) -> Scene:
    pilot = {"card": "Wedge Antilles", "damage": damage, "enhancements": ["Hoth Survival Gear"]}
    return Scene(light={"units": [pilot], "objectives": list(objectives)}, dark=dark, turn="dark")


def test_hoth_survival_gear_raises_the_capacity_for_each_hoth_objective() -> None:
    scene = geared(0, "Hoth Operations", "Echo Base Defense", "Mission Briefing")
    assert scene.table.capacity(scene.card("Wedge Antilles").number) == 2 + 2


def test_hoth_survival_gear_does_not_count_enemy_hoth_objectives() -> None:
    scene = geared(0, "Mission Briefing", objectives=["The Killing Cold"])
    assert scene.table.capacity(scene.card("Wedge Antilles").number) == 2


def test_hoth_survival_gear_lets_a_damaged_unit_be_destroyed_when_a_hoth_objective_is_gone_a46() -> None:
    scene = geared(
        2,
        "Hoth Operations",
        "Mission Briefing",
        "Fleeing the Empire",
        affiliation="Imperial Navy",
        hand=["Superlaser Blast"],
        objectives=["The Ultimate Power", "Death and Despayre", "Kuat Reinforcements"],
        units=["Grand Moff Tarkin"],
    )
    assert scene.zone_of("Wedge Antilles") == "units"
    scene.dark.picks("use Superlaser Blast")
    scene.dark.pays()
    scene.dark.picks("target Hoth Operations")
    assert scene.zone_of("Hoth Operations") == "victory"
    assert scene.zone_of("Wedge Antilles") == "discard"
