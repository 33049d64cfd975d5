"""Imperial Navy cards of The Search for Skywalker, in the order of imperial_navy.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.costs import cost_of
from zeton.games.star_wars_lcg.testing import Scene

NAVY = "Imperial Navy"
DESTROYER = "Death Squadron Star Destroyer"
RICH = ["Deploy the Fleet", "The Ultimate Power", "Defense Protocol"]


def fleet(*hand: str, **more: Any) -> Scene:
    return Scene(dark={"affiliation": NAVY, "objectives": RICH, "hand": [DESTROYER, *hand], **more}, turn="dark")


def price(scene: Scene, title: str = DESTROYER) -> int:
    return cost_of(scene.table, scene.table.dark, scene.card(title).number)


def test_deploy_the_fleet_is_damaged_to_lower_the_cost_of_the_next_capital_ship() -> None:
    scene = fleet()
    scene.dark.picks("use Deploy the Fleet")
    assert scene.damage_on("Deploy the Fleet") == 1
    assert price(scene) == 6 - 1


def test_deploy_the_fleet_lowers_no_cost_of_other_units() -> None:
    scene = fleet("Fleet Navigator")
    scene.dark.picks("use Deploy the Fleet")
    assert price(scene, "Fleet Navigator") == 2


def test_deploy_the_fleet_may_be_used_several_times_for_one_ship_a103() -> None:
    scene = fleet("Admiral's Orders", units=["Fleet Navigator", "Fleet Navigator"])
    scene.dark.picks("use Deploy the Fleet", "use Deploy the Fleet", "use Admiral's Orders")
    assert price(scene) == 6 - 1 - 1 - 2
    scene.dark.picks(f"play {DESTROYER}")
    scene.dark.pays()
    assert scene.zone_of(DESTROYER) == "units"
    assert not scene.table.lasting


def test_deploy_the_fleet_is_forgotten_at_the_end_of_the_phase() -> None:
    scene = fleet()
    scene.dark.picks("use Deploy the Fleet", "pass")
    assert price(scene) == 6


def targeting(event: str, light: str, **more: Any) -> Scene:
    return Scene(
        light={"affiliation": "Rebel Alliance", "hand": [event], "objectives": [light, "Fleeing the Empire"], **more},
        dark={"affiliation": NAVY, "units": [DESTROYER, "Fleet Navigator"], "objectives": RICH},
        turn="light",
    )


def test_death_squadron_star_destroyer_is_no_target_of_enemy_events_r12_18() -> None:
    scene = targeting("Rebel Assault", "Mission Briefing")
    scene.light.picks("use Rebel Assault")
    scene.light.pays()
    assert scene.light.can("target Fleet Navigator")
    assert not scene.light.can(f"target {DESTROYER}")


def test_death_squadron_star_destroyer_is_a_target_of_enemy_units() -> None:
    scene = Scene(
        light={"units": ["Han Solo (Core)"], "objectives": ["Questionable Contacts"]},
        dark={"affiliation": NAVY, "units": [DESTROYER], "objectives": ["The Ultimate Power"]},
        turn="light",
        engagement={"objective": "The Ultimate Power"},
    )
    scene.light.picks("attack Han Solo")
    scene.light.picks("use Han Solo")
    assert scene.damage_on(DESTROYER) == 1


def test_death_squadron_star_destroyer_is_a_target_of_its_own_players_events() -> None:
    scene = Scene(
        dark={
            "affiliation": NAVY,
            "hand": ["Death from Above"],
            "units": [DESTROYER],
            "objectives": RICH,
        },
        light={"objectives": ["Mission Briefing"]},
        turn="dark",
        engagement={"objective": "Mission Briefing", "attackers": [DESTROYER], "step": "after attackers"},
    )
    assert scene.dark.can("use Death from Above")


def commanded(focus: int) -> Scene:
    base = {"card": "Death Squadron Command", "focus": focus}
    return Scene(
        light={"objectives": ["Mission Briefing", "Fleeing the Empire", "The Rebel Fleet"]},
        dark={
            "affiliation": NAVY,
            "units": ["Grand Moff Tarkin"],
            "enhancements": [base],
            "hand": ["Superlaser Blast"],
            "objectives": ["The Ultimate Power", "Death and Despayre", "Kuat Reinforcements"],
        },
        turn="dark",
    )


def blasted(focus: int) -> Scene:
    scene = commanded(focus)
    scene.dark.picks("use Superlaser Blast")
    scene.dark.pays()
    scene.dark.picks("target Mission Briefing")
    return scene


def test_death_squadron_command_loses_a_focus_token_after_an_objective_is_destroyed() -> None:
    scene = blasted(3)
    scene.dark.picks("use Death Squadron Command")
    assert scene.focus_on("Death Squadron Command") == 2


def test_death_squadron_command_does_not_react_while_it_has_no_focus_token() -> None:
    scene = blasted(0)
    assert scene.zone_of("Mission Briefing") == "victory"
    assert not scene.dark.can("use Death Squadron Command")


def test_admirals_orders_lower_the_cost_of_the_next_capital_ship_only() -> None:
    scene = fleet(DESTROYER, "Admiral's Orders", "Fleet Navigator", units=["Fleet Navigator"] * 4)
    scene.dark.picks("use Admiral's Orders")
    assert price(scene) == 4
    scene.dark.picks(f"play {DESTROYER}")
    scene.dark.pays()
    left = scene.card(DESTROYER, "hand").number
    assert cost_of(scene.table, scene.table.dark, left) == 6


def test_admirals_orders_are_not_used_up_by_another_card_a103() -> None:
    scene = fleet("Admiral's Orders", "Fleet Navigator")
    scene.dark.picks("use Admiral's Orders", "play Fleet Navigator")
    scene.dark.pays()
    assert price(scene) == 4
