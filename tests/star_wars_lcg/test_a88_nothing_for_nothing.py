"""A88: an ability is initiated only if, as the table stands, some part of its effect could change something.

Every card of the ruling's list twice: it is offered where there is something to change, and is not where there is nothing,
although whatever else it needs is there.
"""

from typing import Any, NamedTuple

import pytest

from zeton.games.star_wars_lcg.testing import Player, Scene

LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Jedi Training"]
DARK_OBJECTIVES = ["Imperial Command", "Death and Despayre", "Shadows of Dathomir"]
Given = dict[str, Any]


class Case(NamedTuple):
    """A card, the table on which it can do something, what must be otherwise so that it cannot, and how it comes to that."""

    card: str
    side: str
    table: Given
    otherwise: Given
    picks: tuple[str, ...] = ()  # what leads to the question, each by whoever is asked


def tired(card: str, **more: Any) -> Given:
    return {"card": card, "focus": 2, **more}


def hurt(card: str, **more: Any) -> Given:
    return {"card": card, "damage": 1, **more}


def attack(on: str, attackers: list[str], step: str, **more: Any) -> Given:
    return {"objective": on, "attackers": attackers, "step": step, **more}


def light(**given: Any) -> Given:
    return {"objectives": LIGHT_OBJECTIVES, "deck": ["Twi'lek Loyalist"] * 8, **given}


def dark(**given: Any) -> Given:
    return {"objectives": DARK_OBJECTIVES, "deck": ["Death Star Trooper"] * 8, **given}


def sith(**given: Any) -> Given:
    return dark(affiliation="Sith", **given)


def navy(**given: Any) -> Given:
    return dark(affiliation="Imperial Navy", **given)


def rebels(**given: Any) -> Given:
    return light(affiliation="Rebel Alliance", **given)


def jedi(**given: Any) -> Given:
    return light(affiliation="Jedi", **given)


SUPPORTED = ["Tribal Support", "Hit and Run", "Jedi Training"]
X_WINGS_ATTACK = attack("Imperial Command", ["X-Wing"], "after attackers")
VADER_ATTACKS = attack("Draw Their Fire", ["Darth Vader (Core)"], "reward", edge="dark")
VADER_WINS = ("damage Draw Their Fire ×1",)
BOBA_STRIKES = attack("Draw Their Fire", ["Boba Fett"], "strikes", defenders=["Luke Skywalker (Core)"], edge="dark")
BOBA_CAPTURES = (
    "strike Boba Fett",
    "unit damage Boba Fett",
    "use Boba Fett",
    "capture at Luke Skywalker → Imperial Command",
)
DOOMED = {"card": "Draw Their Fire", "damage": 4}

CASES = (
    Case(
        "Tribal Support",
        "light",
        {"light": light(objectives=SUPPORTED, hand=["Yoda"], discard=["Ewok Scout"]), "phase": "refresh"},
        {"light": light(objectives=SUPPORTED, hand=["Ewok Scout"], discard=["Yoda"])},
    ),
    Case(
        "Covering Fire",
        "light",
        {"light": light(units=["X-Wing", "Yoda"], hand=["Covering Fire"]), "engagement": X_WINGS_ATTACK},
        {"light": light(units=[{"card": "X-Wing", "shields": 1}, "Yoda"], hand=["Covering Fire"])},
    ),
    Case(
        "A Disturbance In the Force",
        "dark",
        {
            "light": light(units=[{"card": "Yoda", "committed": True}]),
            "dark": sith(hand=["A Disturbance In the Force"]),
            "turn": "dark",
        },
        {"light": light(units=["Yoda"])},
    ),
    Case(
        "Interrogation",
        "dark",
        {"light": light(hand=["Yoda"]), "dark": sith(hand=["Interrogation"]), "turn": "dark"},
        {"light": light()},
    ),
    Case(
        "Interrogation Droid",
        "dark",
        {"light": light(hand=["Yoda"]), "dark": sith(hand=["Interrogation Droid"]), "turn": "dark"},
        {"light": light()},
        ("play Interrogation Droid", "pay", "pay"),
    ),
    Case(
        "Cruel Interrogations",
        "dark",
        {
            "light": light(hand=["Yoda"]),
            "dark": sith(objectives=DARK_OBJECTIVES[:2], objective_deck=["Cruel Interrogations"]),
            "turn": "dark",
            "phase": "refresh",
        },
        {"light": light()},
    ),
    Case(
        "It Binds All Things",
        "light",
        {"light": light(hand=["It Binds All Things"], discard=["Yoda"])},
        {"light": light(hand=["It Binds All Things"])},
    ),
    Case(
        "Trooper Assault",
        "dark",
        {
            "dark": navy(units=["Death Star Trooper", "Darth Vader (Core)"], hand=["Trooper Assault"]),
            "turn": "dark",
            "engagement": attack("Draw Their Fire", ["Death Star Trooper"], "after attackers"),
        },
        {"engagement": attack("Draw Their Fire", ["Darth Vader (Core)"], "after attackers")},
    ),
    Case(
        "A New Hope",
        "light",
        {"light": rebels(hand=["A New Hope"]), "dark": dark(units=["Darth Vader (Core)"])},
        {"dark": dark()},
    ),
    Case(
        "There Is No Escape",
        "dark",
        {
            "light": light(units=["Yoda"]),
            "dark": sith(hand=["There Is No Escape"]),
            "turn": "dark",
            "phase": "force",
        },
        {"light": light()},
    ),
    Case(
        "Trust Your Feelings",
        "light",
        {"light": jedi(units=[tired("Luke Skywalker (Core)", enhancements=["Trust Your Feelings"])])},
        {"light": jedi(units=[{"card": "Luke Skywalker (Core)", "enhancements": ["Trust Your Feelings"]}, tired("Yoda")])},
    ),
    Case(
        "Luke Skywalker (Core)",
        "light",
        {"light": jedi(units=[tired("Luke Skywalker (Core)")]), "turn": "dark", "phase": "turn"},
        {"light": jedi(units=["Luke Skywalker (Core)", tired("Yoda")])},
    ),
    Case(
        "The Hand's Blessing",
        "dark",
        {
            "dark": sith(units=[{"card": "Nightsister", "focus": 2, "enhancements": ["The Hand's Blessing"]}]),
            "turn": "dark",
            "phase": "refresh",
        },
        {"dark": sith(units=[{"card": "Nightsister", "enhancements": ["The Hand's Blessing"]}, tired("Boba Fett")])},
    ),
    Case(
        "Black Squadron Assault",
        "dark",
        {"dark": sith(objectives=["Black Squadron Assault"], units=[tired("TIE Advanced")]), "turn": "dark"},
        {"dark": sith(objectives=["Black Squadron Assault"], units=["TIE Advanced", tired("Nightsister")])},
    ),
    Case(
        "Tallon Roll",
        "dark",
        {"dark": navy(units=[tired("TIE Fighter")], hand=["Tallon Roll"]), "turn": "dark"},
        {"dark": navy(units=["TIE Fighter", tired("Nightsister")], hand=["Tallon Roll"])},
    ),
    Case(
        "Admiral Motti",
        "dark",
        {"dark": navy(units=["Admiral Motti", tired("TIE Fighter")]), "turn": "dark", "phase": "refresh"},
        {"light": light(units=[tired("Yoda")]), "dark": navy(units=["Admiral Motti", "TIE Fighter"])},
    ),
    Case(
        "The Endor Gambit",
        "dark",
        {
            "dark": navy(objectives=["The Endor Gambit", *DARK_OBJECTIVES[:2]], units=[tired("TIE Fighter")]),
            "turn": "dark",
            "phase": "refresh",
        },
        {"dark": navy(objectives=["The Endor Gambit", *DARK_OBJECTIVES[:2]], units=["TIE Fighter", tired("Nightsister")])},
    ),
    Case(
        "Mobilize the Squadrons",
        "light",
        {"light": rebels(objectives=[tired("Mobilize the Squadrons"), *LIGHT_OBJECTIVES[:2]]), "phase": "refresh"},
        {"light": rebels(objectives=["Mobilize the Squadrons", *LIGHT_OBJECTIVES[:2]], units=[tired("X-Wing")])},
    ),
    Case(
        "Battlefield Engineers",
        "light",
        {
            "light": rebels(units=["Battlefield Engineers"], enhancements=[tired("Heavy Blaster Emplacement")]),
            "engagement": attack("Imperial Command", [], "attackers"),
        },
        {"light": rebels(units=["Battlefield Engineers"], enhancements=["Heavy Blaster Emplacement"])},
        ("attack Battlefield Engineers",),
    ),
    Case(
        "The Bespin Exchange",
        "dark",
        {
            "light": light(units=[tired("Luke Skywalker (Core)")]),
            "dark": dark(
                affiliation="Scum and Villainy",
                units=["Boba Fett"],
                objectives=["Imperial Command", tired("The Bespin Exchange")],
            ),
            "turn": "dark",
            "engagement": BOBA_STRIKES,
        },
        {"dark": dark(units=["Boba Fett"], objectives=["Imperial Command", "The Bespin Exchange"])},
        BOBA_CAPTURES,
    ),
    Case(
        "Bounty Collection",
        "dark",
        {
            "light": light(units=[tired("Luke Skywalker (Core)")]),
            "dark": dark(
                affiliation="Scum and Villainy",
                units=["Boba Fett"],
                objectives=["Imperial Command", tired("Death and Despayre")],
                hand=["Bounty Collection"],
            ),
            "turn": "dark",
            "engagement": BOBA_STRIKES,
        },
        {
            "dark": dark(
                affiliation="Scum and Villainy",
                units=["Boba Fett"],
                objectives=["Imperial Command", "Death and Despayre"],
                hand=["Bounty Collection"],
            )
        },
        BOBA_CAPTURES,
    ),
    Case(
        "Last Minute Rescue",
        "light",
        {
            "light": jedi(objectives=["Last Minute Rescue", *LIGHT_OBJECTIVES[:2]], units=[hurt("Yoda")]),
            "phase": "refresh",
        },
        {"light": jedi(objectives=[hurt("Last Minute Rescue"), *LIGHT_OBJECTIVES[:2]], units=["Yoda"])},
    ),
    Case(
        "Repair Droid",
        "light",
        {"light": rebels(units=["Repair Droid", hurt("X-Wing")])},
        {"light": rebels(units=["Repair Droid", "X-Wing", hurt("Yoda")])},
    ),
    Case(
        "Emergency Repair",
        "light",
        {"light": light(objectives=[hurt("Draw Their Fire"), "Jedi Training"], hand=["Emergency Repair"])},
        {"light": light(units=[hurt("Yoda")], hand=["Emergency Repair"])},
    ),
    Case(
        "Force Rejuvenation",
        "light",
        {"light": jedi(units=[{"card": "Yoda", "enhancements": ["Jedi Lightsaber"]}], hand=["Force Rejuvenation"])},
        {"light": jedi(units=["Yoda", hurt("X-Wing")], hand=["Force Rejuvenation"])},
    ),
    Case(
        "Decoy at Dantooine",
        "light",
        {
            "light": rebels(objectives=[DOOMED, "Decoy at Dantooine"]),
            "dark": sith(units=["Darth Vader (Core)"]),
            "turn": "dark",
            "dial": 2,
            "engagement": VADER_ATTACKS,
        },
        {"dial": 1},
        VADER_WINS,
    ),
    Case(
        "False Lead",
        "light",
        {
            "light": rebels(objectives=[{**DOOMED, "enhancements": ["False Lead"]}, "Jedi Training"]),
            "dark": sith(units=["Darth Vader (Core)"]),
            "turn": "dark",
            "dial": 2,
            "engagement": VADER_ATTACKS,
        },
        {"dial": 0},
        VADER_WINS,
    ),
    Case(
        "X-Wing Escort",
        "light",
        {"light": rebels(units=["X-Wing Escort"], hand=["Fall Back!"]), "dark": dark(units=["TIE Fighter"])},
        {"dark": dark(units=["Nightsister"])},
        ("use Fall Back!",),
    ),
    Case(
        "Hit and Run",
        "light",
        {
            "light": light(objectives=["Hit and Run"], units=["X-Wing"], enhancements=["Trench Run"]),
            "engagement": attack("Imperial Command", ["X-Wing"], "edge"),
        },
        # The dial is no objective, and no card's effect reaches it (A65).
        {"engagement": attack("Death Star dial", ["X-Wing"], "edge")},
    ),
    Case(
        "TIE Advanced",
        "dark",
        {
            "light": light(objectives=["Draw Their Fire", "Jedi Training"]),
            "dark": sith(units=["TIE Advanced"]),
            "turn": "dark",
            "engagement": attack("Draw Their Fire", ["TIE Advanced"], "reward", edge="dark"),
        },
        {"light": light(objectives=[DOOMED, "Jedi Training"])},
        VADER_WINS,
    ),
)


def comes_to_it(case: Case, changed: Given) -> Player:
    """The player of the card's side, when everything that leads to the question has happened."""
    scene = Scene(**{"light": light(), "dark": dark(), **case.table, **changed})
    for pick in case.picks:
        asked = scene.light if scene.decision.seat == scene.light.seat else scene.dark
        if pick == "pay":
            asked.pays()
        else:
            asked.picks(pick)
    return scene.light if case.side == "light" else scene.dark


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_a88_is_offered_where_it_could_change_something(case: Case) -> None:
    assert comes_to_it(case, {}).can(f"use {case.card}")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_a88_is_not_offered_where_it_could_change_nothing(case: Case) -> None:
    assert not comes_to_it(case, case.otherwise).can(f"use {case.card}")


def test_a88_an_action_says_that_it_would_change_nothing() -> None:
    scene = Scene(dark=navy(units=["TIE Fighter"], hand=["Tallon Roll", "TIE Fighter"]), turn="dark")
    assert scene.dark.why_not("Tallon Roll") == ["A88"]


def test_a88_once_it_may_be_used_any_legal_target_may_be_chosen() -> None:
    scene = Scene(dark=navy(units=[tired("TIE Fighter"), "TIE Bomber"], hand=["Tallon Roll"]), turn="dark")
    scene.dark.picks("use Tallon Roll")
    scene.dark.is_offered("target TIE Fighter", "target TIE Bomber")


def test_a88_what_is_cancelled_already_is_not_cancelled_again() -> None:
    scene = Scene(
        light=jedi(units=["C-3PO", "Yoda"], hand=["Counter-stroke"]),
        dark=sith(units=["Nightsister"], hand=["Force Choke"]),
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Yoda")
    scene.light.is_offered("use Counter-stroke", "use C-3PO", "pass")
    scene.light.picks("use Counter-stroke")
    scene.light.pays()
    scene.light.passes()  # C-3PO might answer Counter-stroke itself
    assert not scene.light.can("use C-3PO")
    assert (scene.zone_of("C-3PO"), scene.damage_on("Yoda")) == ("units", 0)


def test_a88_what_paying_would_bring_about_is_not_anticipated() -> None:
    """Covering Fire: the only unshielded participant may itself be the sacrifice."""
    units = ["X-Wing", {"card": "Red Five", "shields": 1}]
    scene = Scene(
        light=light(units=units, hand=["Covering Fire"]),
        dark=dark(),
        engagement=attack("Imperial Command", ["X-Wing", "Red Five"], "after attackers"),
    )
    scene.light.picks("use Covering Fire", "sacrifice X-Wing")
    assert (scene.zone_of("X-Wing"), scene.shields_on("Red Five")) == ("discard", 1)
