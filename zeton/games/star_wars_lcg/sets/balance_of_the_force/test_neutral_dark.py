"""Neutral cards of the dark side of Balance of the Force, in the order of neutral_dark.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.law import check_laws

FIRE = "Supporting Fire"
TEAM = "Trandoshan Security Team"
FALL = "Fall of the Jedi"


def watched(objective: str = FALL, team: Any = TEAM) -> Scene:
    """An engagement in which the team takes no part."""
    attacked = objective == FALL
    return Scene(
        light={"units": ["Yoda", "X-Wing"], "objectives": ["Jedi Training"]},
        dark={"units": [team, "Nightsister"], "objectives": [FALL]},
        turn="light" if attacked else "dark",
        engagement={
            "objective": objective,
            "attackers": ["Yoda", "X-Wing"] if attacked else ["Nightsister"],
            "step": "strikes",
            "edge": "dark",
        },
    )


def test_trandoshan_security_team_strikes_without_participating_where_a_dark_side_objective_is_engaged() -> None:
    scene = watched()
    scene.dark.is_offered(f"strike {TEAM}", "pass")
    scene.dark.picks(f"strike {TEAM}", "hit X-Wing ×2")
    assert (scene.focus_on(TEAM), scene.zone_of("X-Wing")) == (1, "discard")


def test_trandoshan_security_team_does_not_strike_from_outside_where_a_light_side_objective_is_engaged() -> None:
    assert not watched("Jedi Training").dark.can(f"strike {TEAM}")


def test_trandoshan_security_team_does_not_strike_from_outside_exhausted() -> None:
    assert not watched(team={"card": TEAM, "focus": 1}).dark.can(f"strike {TEAM}")


def staked(*hand: str) -> Scene:
    """The dark side stakes Supporting Fire against one card of the light side, which attacks with two units."""
    scene = Scene(
        light={
            "units": ["Yoda", "X-Wing"],
            "hand": ["Luke Skywalker (Core)", "Counter-stroke"],
            "objectives": ["Jedi Training"],
        },
        dark={"units": ["Nightsister"], "objectives": [FALL, "Counsel of the Sith"], "hand": [FIRE, *hand]},
        engagement={"objective": FALL, "attackers": ["Yoda", "X-Wing"], "defenders": ["Nightsister"], "step": "edge"},
    )
    scene.light.picks("place Luke Skywalker")
    scene.dark.picks(f"place {FIRE}")
    scene.light.picks("pass")
    if hand:
        scene.dark.picks("pass")
    return scene


def test_supporting_fire_94_adds_a_card_from_hand_to_the_edge_stack() -> None:
    scene = staked("Darth Vader (Core)", "TIE Fighter")
    scene.dark.is_offered("place Darth Vader", "place TIE Fighter", "pass")
    scene.dark.picks("place Darth Vader")
    assert scene.table.edge == scene.table.dark
    assert (scene.zone_of("Darth Vader"), scene.zone_of("TIE Fighter")) == ("discard", "hand")


def test_supporting_fire_94_may_add_nothing() -> None:
    scene = staked("Darth Vader (Core)")
    scene.dark.picks("pass")
    assert (scene.table.edge, scene.zone_of("Darth Vader")) == (scene.table.light, "hand")


def test_supporting_fire_94_adds_no_fate_card() -> None:
    scene = staked("Twist of Fate", "TIE Fighter")
    scene.dark.is_offered("place TIE Fighter", "pass")


def test_supporting_fire_94_adds_nothing_without_a_hand() -> None:
    scene = staked()
    assert scene.table.edge == scene.table.light


def switched(*objectives: str) -> Scene:
    """The light side has been given the dark stack, two Supporting Fires, and resolves the first of them."""
    scene = Scene(
        light={
            "units": ["Yoda"],
            "hand": ["Jedi in Hiding", "Believer in the Old Ways", "X-Wing"],
            "objectives": ["Jedi Training", *objectives],
            "deck": ["Luke Skywalker (Core)"],
        },
        dark={
            "affiliation": "Scum and Villainy",
            "units": ["Nightsister"],
            "objectives": [FALL, "Jabba's Reach"],
            "hand": [FIRE, FIRE, "Reversal of Fate"],
        },
        engagement={"objective": FALL, "attackers": ["Yoda"], "defenders": ["Nightsister"], "step": "edge"},
    )
    scene.light.picks(*["pass"] * len(objectives), "place Jedi in Hiding")
    scene.dark.picks(f"place {FIRE}")
    scene.light.picks(*["pass"] * len(objectives), "pass")
    scene.dark.picks(f"place {FIRE}")
    scene.light.picks(*["pass"] * len(objectives), "pass")
    scene.dark.picks("pass", "use Reversal of Fate")
    scene.dark.pays()
    scene.light.picks(f"resolve {FIRE}")
    return scene


def test_a134_in_a_switched_stack_who_has_it_now_adds_cards_of_his_own() -> None:
    scene = switched()
    scene.light.is_offered("place Believer in the Old Ways", "place X-Wing", "pass")
    scene.light.picks("place X-Wing")
    check_laws(scene.table)
    scene.light.is_offered("place Believer in the Old Ways", "pass")
    assert scene.light.pile("edge_stack") == [FIRE, FIRE, "X-Wing"]


def test_a134_nothing_answers_what_supporting_fire_adds_as_if_an_edge_card_were_placed() -> None:
    scene = switched("Last Defense of Hoth")  # it lets the top card of the deck be placed instead
    scene.light.is_offered("place Believer in the Old Ways", "place X-Wing", "pass")
    scene.light.picks("place X-Wing")
    scene.light.is_offered("place Believer in the Old Ways", "pass")
    assert scene.light.pile("deck") == ["Luke Skywalker"]
