"""Sith cards of Escape from Hoth, in the order of sith.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.costs import cost_of
from zeton.games.star_wars_lcg.testing import Scene

HOLOCRON = "Sith Holocron"


def executor(*light_hand: str, turn: str = "light", **executor: Any) -> Scene:
    return Scene(
        light={
            "units": ["Yoda", "Twi'lek Loyalist"],
            "hand": list(light_hand),
            "objectives": ["Jedi Training", "A Hero's Journey", "In You Must Go"],
        },
        dark={
            "units": [{"card": "Executor", **executor}, "Nightsister"],
            "enhancements": [HOLOCRON],
            "objectives": ["Counsel of the Sith"],
        },
        turn=turn,
    )


def test_executor_cannot_be_targeted_by_the_enemy_while_it_has_no_damage() -> None:
    scene = executor("Ion Cannon Burst")
    assert not scene.light.can("use Ion Cannon Burst")
    assert executor("Ion Cannon Burst", damage=1).light.can("use Ion Cannon Burst")


def test_executor_may_be_targeted_by_its_own_side() -> None:
    scene = Scene(
        dark={"affiliation": "Imperial Navy", "units": [{"card": "Executor", "focus": 2}, "Admiral Motti"]},
        turn="dark",
        phase="refresh",
    )
    scene.dark.is_offered("use Admiral Motti", "pass")


def test_executor_deals_damage_after_a_card_is_sacrificed() -> None:
    scene = executor(turn="dark")
    scene.dark.picks(f"use {HOLOCRON}")
    scene.dark.is_offered("use Executor", "pass")
    scene.dark.picks("use Executor")
    scene.dark.is_offered(
        "target Yoda", "target Twi'lek Loyalist", "target Jedi Training", "target A Hero's Journey", "target In You Must Go"
    )
    scene.dark.picks("target Yoda")
    assert scene.damage_on("Yoda") == 1


def test_executor_answers_what_the_opponent_sacrifices_as_well() -> None:
    scene = executor("Counter-stroke", turn="dark")
    scene.dark.picks(f"use {HOLOCRON}", "pass")
    assert not scene.dark.can("use Executor")
    scene = Scene(
        light={"units": ["Rebel Sympathizer", "Yoda"], "hand": ["Twi'lek Loyalist"]},
        dark={"units": ["Executor"], "objectives": ["Counsel of the Sith"]},
    )
    scene.light.picks("use Rebel Sympathizer")
    scene.dark.picks("use Executor")
    assert scene.damage_on("Yoda") == 1


def test_executor_does_not_answer_what_is_destroyed() -> None:
    scene = Scene(
        light={"units": ["Yoda"]},
        dark={"units": ["Executor", "Rancor", "ISB Liaison"], "hand": ["Force Choke"], "objectives": ["Counsel of the Sith"]},
        turn="dark",
        phase="refresh",
    )
    assert scene.zone_of("ISB Liaison") == "discard"  # by the Rancor
    assert not scene.dark.can("use Executor")


def holocron() -> Scene:
    return Scene(
        dark={
            "hand": ["Emperor Palpatine", "Force Choke", "Trooper Assault"],
            "enhancements": [HOLOCRON],
            "objectives": ["Counsel of the Sith", "The Heart of the Empire"],
        },
        turn="dark",
    )


def prices(scene: Scene) -> list[int]:
    hand = ("Emperor Palpatine", "Force Choke", "Trooper Assault")
    return [cost_of(scene.table, scene.table.dark, scene.card(card).number) for card in hand]


def test_sith_holocron_lowers_the_cost_of_the_next_sith_card() -> None:
    scene = holocron()
    dear, cheap, other = prices(scene)
    scene.dark.picks(f"use {HOLOCRON}")
    assert prices(scene) == [dear - 3, max(0, cheap - 3), other]
    assert scene.zone_of(HOLOCRON) == "discard"


def test_sith_holocron_is_used_up_by_the_next_sith_card_a103() -> None:
    scene = holocron()
    scene.dark.picks(f"use {HOLOCRON}", "play Emperor Palpatine")
    scene.dark.pays()
    assert not scene.table.lasting


def aggression(light: tuple[str, ...], dark: tuple[str, ...] = ("Nightsister", "Rancor"), turn: str = "dark") -> Scene:
    return Scene(
        light={"units": list(light), "hand": ["Yoda"]},
        dark={"units": list(dark), "hand": ["Aggression", "Force Choke"], "objectives": ["Counsel of the Sith"]},
        turn=turn,
    )


def test_aggression_has_both_players_sacrifice_a_unit_its_own_player_first_a89() -> None:
    scene = aggression(("Jedi in Hiding", "Twi'lek Loyalist"))
    scene.dark.picks("use Aggression")
    scene.dark.pays()
    scene.dark.is_offered("sacrifice Nightsister", "sacrifice Rancor")
    scene.dark.picks("sacrifice Nightsister")
    scene.light.is_offered("sacrifice Jedi in Hiding", "sacrifice Twi'lek Loyalist")
    assert scene.zone_of("Nightsister") == "units"  # both leave together
    scene.light.picks("sacrifice Twi'lek Loyalist")
    assert (scene.zone_of("Nightsister"), scene.zone_of("Twi'lek Loyalist")) == ("discard", "discard")
    assert (scene.zone_of("Rancor"), scene.zone_of("Jedi in Hiding")) == ("units", "units")


def test_aggression_leaves_out_who_has_no_unit() -> None:
    scene = aggression(("Jedi in Hiding", "Twi'lek Loyalist"), ())
    scene.dark.picks("use Aggression")
    scene.dark.pays()
    scene.light.picks("sacrifice Jedi in Hiding")
    assert scene.zone_of("Jedi in Hiding") == "discard"


def test_aggression_needs_a_unit_and_ones_own_turn() -> None:
    assert not aggression((), ()).dark.can("use Aggression")
    scene = aggression(("Jedi in Hiding",), turn="light")
    assert not scene.dark.can("use Aggression")
