"""Positions (docs/positions.md): what can be said, and how each kind of impossible position is refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.games.star_wars_lcg.testing import Scene

ENGAGEMENT = {"objective": "Imperial Command", "attackers": ["Luke Skywalker (Core)"], "step": "edge"}
DOCS = Path(__file__).parents[2] / "docs" / "positions.md"


def engagement(**changes: Any) -> dict[str, Any]:
    """A position in an engagement, with these changes; a change to None leaves that entry out."""
    changed = {key: value for key, value in {**ENGAGEMENT, **changes}.items() if value is not None}
    return {
        "light": {"units": ["Luke Skywalker (Core)"], "hand": ["Yoda"]},
        "dark": {"units": ["Darth Vader (Core)"], "objectives": ["Imperial Command"]},
        "engagement": changed,
    }


BAD = {
    "not an object": ([], "“position” is an object"),
    "foreign entry": ({"ligth": {}}, "Did you mean “light”"),
    "side not an object": ({"light": ["Yoda"]}, "“light” is an object"),
    "foreign pile": ({"light": {"unit": []}}, "Did you mean “units”"),
    "pile not a list": ({"light": {"units": "Yoda"}}, "“units” is a list, not “Yoda”"),
    "seats": ({"seats": ["light", "light"]}, "“seats” is each of"),
    "seats not a list": ({"seats": 2}, "“seats” is a list, not 2"),
    "affiliation of the other side": ({"light": {"affiliation": "Sith"}}, "not an affiliation of the light side"),
    "a card that is no card": ({"light": {"units": [7]}}, "A card is its title"),
    "a card without title": ({"light": {"units": [{"focus": 1}]}}, "A card is its title"),
    "wrong type": ({"light": {"units": ["Jedi Lightsaber"]}}, "its type is enhancement, and what may be there is: unit"),
    "an enhancement that nobody can take": (
        {"dark": {"enhancements": ["Trench Run"]}},
        "Trench Run lies in “enhancements” of the dark side",
    ),
    "objective in hand": (
        {"light": {"hand": ["Jedi Training"]}},
        "its type is objective",
    ),
    "affiliation card in the deck": (
        {"light": {"deck": ["Jedi"]}},
        "its type is affiliation",
    ),
    "foreign token": ({"light": {"units": [{"card": "Yoda", "focused": 1}]}}, "Did you mean “focus”"),
    "tokens out of play": ({"light": {"hand": [{"card": "Yoda", "focus": 1}]}}, "In “light, hand"),
    "shields on an enhancement": (
        {"light": {"enhancements": [{"card": "Cloud City Casino", "shields": 1}]}},
        "In “light, enhancements",
    ),
    "committed objective": (
        {"light": {"objectives": [{"card": "Jedi Training", "committed": True}]}},
        "In “light, objectives",
    ),
    "committed is no number": ({"light": {"units": [{"card": "Yoda", "committed": 1}]}}, "“committed” is true or false, not 1"),
    "negative tokens": (
        {"light": {"units": [{"card": "Yoda", "focus": -1}]}},
        "In “Yoda”: “focus” is a number from 0 to 99, not -1",
    ),
    "tokens that are no number": (
        {"light": {"units": [{"card": "Yoda", "focus": True}]}},
        "“focus” is a number",
    ),
    "destroyed unit": ({"light": {"units": [{"card": "Yoda", "damage": 2}]}}, "R9.2"),
    "destroyed objective": ({"dark": {"objectives": [{"card": "Imperial Command", "damage": 5}]}}, "R9.2"),
    "enhancement without its card": ({"light": {"enhancements": ["Jedi Lightsaber"]}}, "R5.2"),
    "enhancement on a wrong card": (
        {"light": {"units": [{"card": "X-Wing", "enhancements": ["Jedi Lightsaber"]}]}},
        "R5.2",
    ),
    "enhancement of a play area on a card": (
        {"light": {"units": [{"card": "Yoda", "enhancements": ["Cloud City Casino"]}]}},
        "An enhancement lies on what it enhances",
    ),
    "event as an enhancement": (
        {"light": {"units": [{"card": "Yoda", "enhancements": ["Jedi Mind Trick"]}]}},
        "its type is event, and what may be there is: enhancement, unit",
    ),
    "unit as an enhancement": (
        {"light": {"units": [{"card": "Yoda", "enhancements": ["X-Wing"]}]}},
        "cannot enhance Yoda",
    ),
    "captured at a light objective": (
        {"light": {"objectives": [{"card": "Jedi Training", "captured": ["Yoda"]}]}},
        "R16.1",
    ),
    "captured objective": (
        {"dark": {"objectives": [{"card": "Imperial Command", "captured": ["Jedi Training"]}]}},
        "its type is objective",
    ),
    "captured with tokens": (
        {"dark": {"objectives": [{"card": "Imperial Command", "captured": [{"card": "Yoda", "damage": 1}]}]}},
        "In “Imperial Command, captured",
    ),
    "four Force cards": (
        {"light": {"units": [{"card": "X-Wing", "committed": True}] * 4}},
        "R11.2",
    ),
    "two of a unique card": ({"light": {"units": ["Yoda", "Yoda"]}}, "R15.1"),
    "light side has won": (
        {"light": {"victory": ["Imperial Command", "Shadows of Dathomir", "Fall of the Jedi"]}},
        "R14.1",
    ),
    "dark side has won": ({"dial": 12}, "“dial” is a number from 0 to 11, not 12"),
    "a damaged dial without Trench Run": ({"dial_damage": 1}, "The dial is damaged only in a game with Trench Run"),
    "Trench Run has won": ({"dial_damage": 10}, "“dial_damage” is a number from 0 to 9, not 10"),
    "turn": ({"turn": "jedi"}, "“turn” is “light” or “dark”, not “jedi”"),
    "balance": ({"balance": "grey"}, "“balance” is “light” or “dark”, not “grey”"),
    "turn number of the other side": ({"turn": "light", "turn_number": 1}, "R2.13"),
    "turn 0": ({"turn_number": 0}, "“turn_number” is a number from 1 to 99, not 0"),
    "four objectives": (
        {"dark": {"objectives": ["Imperial Command", "Shadows of Dathomir", "Fall of the Jedi", "The Heart of the Empire"]}},
        "The dark side has 4 current objectives. A player has three current objectives at most.",
    ),
    "two shields on an objective": ({"dark": {"objectives": [{"card": "Imperial Command", "shields": 2}]}}, "R9.5"),
    "the Empire has lost its heart": ({"light": {"victory": ["The Heart of the Empire"]}}, "R14.4"),
    "seats of other things": ({"seats": [["light"], "dark"]}, "“seats” is each of"),
    "faq": ({"faq": "yes"}, "“faq” is true or false, not “yes”"),
    "phase": ({"phase": "deploy"}, "Did you mean “deployment”"),
    "engagement in another phase": ({**engagement(), "phase": "draw"}, "in the conflict phase"),
    "engagement not an object": ({**engagement(), "engagement": "Imperial Command"}, "“engagement” is an object"),
    "foreign entry of an engagement": (engagement(defender=[]), "Did you mean “defenders”"),
    "engagement without objective": (engagement(objective=None), "R6.3"),
    "engagement step": (engagement(step="strike"), "Did you mean “strikes”"),
    "attackers too early": (engagement(step="attackers"), "R6.1"),
    "defenders too early": (engagement(step="defenders", defenders=["Darth Vader (Core)"]), "R6.1"),
    "attackers not a list": (
        engagement(attackers="Luke Skywalker (Core)"),
        "“attackers” is a list, not “Luke Skywalker (Core)”",
    ),
    "edge too early": (engagement(edge="light"), "R7.10"),
    "no edge after the edge battle": (engagement(step="strikes"), "R7.10"),
    "an engagement with nobody who could attack": (
        {**engagement(step="attackers", attackers=None), "light": {"units": [{"card": "Luke Skywalker (Core)", "focus": 1}]}},
        "The light side has nobody who could attack Imperial Command. Whoever engages an objective has",
    ),
    "an engagement nobody has begun": ({**engagement(attackers=None), "light": {"units": ["Luke Skywalker (Core)"]}}, "R6.4"),
    "an engagement in the first turn": (
        {
            "light": {"objectives": ["Jedi Training"]},
            "dark": {"units": ["Darth Vader (Core)"]},
            "turn": "dark",
            "turn_number": 1,
            "engagement": {"objective": "Jedi Training"},
        },
        "It is the conflict phase of the dark side in turn 1. The dark side skips the conflict phase of its first turn",
    ),
    "the conflict phase of the first turn": ({"turn": "dark", "turn_number": 1, "phase": "conflict"}, "R3.22"),
    "the dial engaged without Trench Run": (
        engagement(objective="Death Star dial"),
        "The light side engages the Death Star dial without Trench Run",
    ),
    "the dial engaged by the dark side": (
        {
            "light": {"enhancements": ["Trench Run"]},
            "dark": {"units": ["Darth Vader (Core)"]},
            "turn": "dark",
            "engagement": {"objective": "Death Star dial"},
        },
        "R6.3",
    ),
    "edge of nobody": (engagement(step="strikes", edge="none"), "“edge” is “light” or “dark”, not “none”"),
}


@pytest.mark.parametrize(("given", "message"), BAD.values(), ids=BAD.keys())
def test_a_position_that_cannot_exist_is_refused_with_its_reason(given: Any, message: str) -> None:
    with pytest.raises(zeton.BadPosition, match=re.escape(message)):
        zeton.position("star_wars_lcg", given)


UNKNOWN = {
    "title": ({"light": {"units": ["Luke Skywalkr"]}}, "Did you mean “Luke Skywalker”"),
    "card of the other side": (
        {"light": {"units": ["Nightsister"]}},
        "There is no card of the light side “Nightsister”",
    ),
    "objective that is not there": (engagement(objective="Fall of the Jedi"), "no enemy objective"),
    "attacker that is not there": (engagement(attackers=["Yoda"]), "There is no unit that could be there with the name “Yoda”"),
    "attacker named twice": (
        engagement(attackers=["Luke Skywalker (Core)"] * 2),
        "no unit that could be there",
    ),
}


@pytest.mark.parametrize(("given", "message"), UNKNOWN.values(), ids=UNKNOWN.keys())
def test_a_name_that_is_nobodys_is_refused_with_the_nearest_ones(given: Any, message: str) -> None:
    with pytest.raises(zeton.UnknownName, match=re.escape(message)):
        zeton.position("star_wars_lcg", given)


def test_what_there_is_instead_is_named_once_in_the_language_it_is_read_in() -> None:
    """Whoever types a name may do so in any language; nobody reads each of them in all of them."""
    heart = {"dark": {"objectives": ["The Heart of the Empire"]}}
    with pytest.raises(zeton.UnknownName) as wrong:
        zeton.position("star_wars_lcg", engagement(objective="Fall of the Jedi") | heart)
    assert wrong.value.say("en").endswith("There are: Death Star dial, The Heart of the Empire.")
    assert wrong.value.say("pl").endswith("Możliwości: Tarcza Gwiazdy Śmierci, Serce Imperium.")
    with pytest.raises(zeton.UnknownName, match="“Serce Imperium”"):
        zeton.position("star_wars_lcg", engagement(objective="Serce Imperum") | heart)


def test_what_is_not_named_is_empty() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"]})
    assert (scene.table.dial, scene.table.balance, scene.table.phase) == (0, "light", "deployment")
    assert scene.table.side(scene.table.active) == "light"
    assert scene.light.pile("affiliation") == ["Jedi"]
    assert scene.dark.pile("affiliation") == ["Sith"]
    for zone in ("units", "deck", "discard", "objectives", "victory"):
        assert scene.light.pile(zone) == scene.dark.pile(zone) == []


def test_seats_may_be_exchanged() -> None:
    scene = Scene(seats=("dark", "light"), light={"hand": ["Rebel Trooper"]})
    assert (scene.table.dark, scene.table.light) == (0, 1)
    scene.light.is_offered("play Rebel Trooper", "pass")


def test_titles_are_found_however_they_are_typed() -> None:
    scene = Scene(light={"units": ["twi’lek LOYALIST"], "hand": ["Rebel Trooper"]})
    assert scene.light.pile("units") == ["Twi'lek Loyalist"]


def test_decks_are_listed_top_first_and_discard_piles_bottom_first() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"] * 5, "deck": ["Yoda", "Red Five"], "discard": ["X-Wing", "Y-Wing"]}, phase="draw"
    )
    scene.light.passes()
    assert "Yoda" in scene.light.hand
    assert scene.light.pile("deck") == ["Red Five"]
    assert scene.light.pile("discard") == ["X-Wing", "Y-Wing"]


def test_tokens_attachments_and_captured_cards_are_where_they_were_put() -> None:
    scene = Scene(
        light={
            "affiliation": {"card": "Rebel Alliance", "focus": 1},
            "units": [
                {
                    "card": "Luke Skywalker (Core)",
                    "damage": 2,
                    "focus": 1,
                    "shields": 1,
                    "committed": True,
                    "enhancements": ["Intimidated", {"card": "Trust Your Feelings", "focus": 1}],
                }
            ],
            "enhancements": ["Trench Run"],
            "hand": ["Rebel Trooper"],
        },
        dark={"objectives": [{"card": "Imperial Command", "damage": 1, "captured": ["Yoda"]}]},
        dial=5,
        dial_damage=3,
        balance="dark",
    )
    luke = scene.card("Luke Skywalker")
    assert (luke.damage, luke.focus, luke.shields, luke.committed) == (2, 1, 1, True)
    assert scene.card("Intimidated").host == scene.card("Trust Your Feelings").host == "Luke Skywalker"
    assert scene.dark.pile("enhancements") == ["Intimidated"]  # of who owns it, wherever it lies
    assert (scene.card("Yoda").zone, scene.card("Yoda").host) == ("captured", "Imperial Command")
    assert scene.focus_on("Rebel Alliance") == 1
    assert (scene.table.dial, scene.table.damage[scene.table.dial_piece], scene.table.balance) == (5, 3, "dark")


def test_an_enhancement_in_the_area_of_the_other_side_has_been_taken_control_of_a135() -> None:
    given = {
        "light": {"enhancements": [{"card": "Sith Library", "focus": 1}, "Dagobah Training Grounds"], "hand": ["Yoda"]},
        "dark": {"enhancements": ["Control Room"]},
    }
    scene = Scene(**given)
    assert scene.light.pile("enhancements") == ["Sith Library", "Dagobah Training Grounds"]
    library = scene.number("Sith Library")
    assert (scene.table.owner[library], scene.focus_on("Sith Library")) == (scene.table.dark, 1)
    written = scene.match.position()
    assert {side: written[side]["enhancements"] for side in given} == {side: given[side]["enhancements"] for side in given}


def test_a_pilot_may_lie_on_a_fighter_as_its_enhancement() -> None:
    scene = Scene(
        dark={"units": [{"card": "TIE Fighter", "enhancements": ["Black Squadron Pilot"]}], "hand": ["Espo Trooper"]},
        turn="dark",
    )
    assert scene.card("Black Squadron Pilot").host == "TIE Fighter"
    with pytest.raises(zeton.BadPosition, match="cannot enhance"):
        Scene(dark={"units": [{"card": "AT-ST", "enhancements": ["Black Squadron Pilot"]}]}, turn="dark")


def test_the_turn_begins_with_the_number_that_was_given() -> None:
    scene = Scene(
        light={
            "units": [{"card": "Rebel Trooper", "focus": 1}],
            "objectives": ["A Hero's Journey", "Draw Their Fire", "Jedi Training"],
            "hand": ["Yoda"],
        },
        turn="light",
        turn_number=2,
        phase="turn",
    )
    assert scene.table.turn == 2
    assert scene.focus_on("Rebel Trooper") == 1  # it is the light side's first turn (R3.10)


@pytest.mark.parametrize(
    ("step", "asked"),
    [("attackers", "attackers"), ("defenders", "defenders"), ("edge", "edge card"), ("strikes", "icon")],
)
def test_an_engagement_begins_at_the_step_that_was_given(step: str, asked: str) -> None:
    given: dict[str, Any] = {"objective": "Imperial Command", "step": step}
    if step != "attackers":
        given["attackers"] = ["Luke Skywalker (Core)"]
    if step == "strikes":
        given["edge"] = "light"
        given["defenders"] = ["Darth Vader (Core)"]
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)", "X-Wing"], "hand": ["Yoda"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": ["Imperial Command"]},
        engagement=given,
    )
    assert scene.asked == asked


def test_a_position_is_what_its_record_begins_from() -> None:
    given = {"light": {"hand": ["Rebel Trooper"]}}
    record = zeton.position("star_wars_lcg", given).record()
    assert record["setup"] == {"position": given} and record["choices"] == []


def test_the_examples_of_the_documentation_are_positions() -> None:
    examples = re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        given = json.loads(example)
        assert zeton.position(given.pop("game"), given).decision is not None
