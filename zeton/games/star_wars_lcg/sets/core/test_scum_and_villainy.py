"""Scum and Villainy cards, in the order of scum_and_villainy.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

EXHAUSTED_LUKE = {"card": "Luke Skywalker (Core)", "focus": 1}
LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Jedi Training"]


def hunters(**given: Any) -> dict[str, Any]:
    """The dark side: Boba Fett's, with one objective unless more are given."""
    return {
        "affiliation": "Scum and Villainy",
        "objectives": ["Imperial Command"],
        "units": ["Boba Fett"],
        "deck": ["Death Star Trooper"] * 8,
        **given,
    }


def boba_strikes(light: dict[str, Any], *, edge: str = "dark", **dark: Any) -> Scene:
    """Boba Fett has chosen his unit damage: 2 with the edge, 1 without; the first light side unit defends."""
    defender = light["units"][0]
    title = defender if isinstance(defender, str) else defender["card"]
    scene = Scene(
        light={"objectives": LIGHT_OBJECTIVES, "deck": ["Twi'lek Loyalist"] * 8, **light},
        dark=hunters(**dark),
        turn="dark",
        engagement={
            "objective": "Draw Their Fire",
            "attackers": ["Boba Fett"],
            "defenders": [title],
            "edge": edge,
            "step": "strikes",
        },
    )
    scene.dark.picks("strike Boba Fett", "unit damage Boba Fett")
    return scene


# ── set 33 ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_bespin_exchange_takes_a_focus_token_off_an_objective_after_a_capture() -> None:
    exchange = {"card": "The Bespin Exchange", "focus": 1}
    scene = boba_strikes({"units": [EXHAUSTED_LUKE], "objectives": ["Draw Their Fire"]}, objectives=[exchange])
    scene.dark.picks("use Boba Fett", "capture at Luke Skywalker → The Bespin Exchange")
    scene.dark.is_offered("use The Bespin Exchange", "pass")
    scene.dark.picks("use The Bespin Exchange")
    scene.dark.is_offered("target Draw Their Fire", "target The Bespin Exchange")
    scene.dark.picks("target The Bespin Exchange")
    assert scene.focus_on("The Bespin Exchange") == 0


def test_the_bespin_exchange_does_not_react_to_a_card_captured_from_a_deck() -> None:
    scene = Scene(
        light={"objectives": LIGHT_OBJECTIVES, "deck": ["Luke Skywalker (Core)"]},
        dark=hunters(objectives=["The Bespin Exchange", "Imperial Command"], objective_deck=["Take Them Prisoner"]),
        turn="dark",
        phase="refresh",
    )
    scene.dark.picks("use Take Them Prisoner", "capture Luke Skywalker")
    assert scene.zone_of("Luke Skywalker") == "captured"
    assert scene.asked != "reaction"


def test_boba_fett_captures_a_character_he_has_damaged() -> None:
    scene = boba_strikes({"units": [EXHAUSTED_LUKE]}, objectives=["Imperial Command", "The Bespin Exchange"])
    scene.dark.is_offered("use Boba Fett", "pass")
    scene.dark.picks("use Boba Fett")
    scene.dark.is_offered("capture at Luke Skywalker → Imperial Command", "capture at Luke Skywalker → The Bespin Exchange")
    scene.dark.picks("capture at Luke Skywalker → Imperial Command")
    held = scene.card("Luke Skywalker")
    assert (held.zone, held.host, held.damage) == ("captured", "Imperial Command", 0)


def test_boba_fett_a75_cannot_capture_a_unit_he_has_destroyed() -> None:
    scene = boba_strikes({"units": [{"card": "Yoda", "focus": 1}]})
    assert scene.zone_of("Yoda") == "discard"
    assert scene.asked != "reaction"


def test_boba_fett_a75_needs_damage_that_shields_have_not_stopped() -> None:
    scene = boba_strikes({"units": [{"card": "Luke Skywalker (Core)", "focus": 1, "shields": 1}]}, edge="light")
    scene.light.picks("shield Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 0
    assert scene.asked != "reaction"


def test_boba_fett_does_not_capture_a_vehicle() -> None:
    scene = boba_strikes({"units": [{"card": "Red Five", "focus": 1}]}, edge="light")
    assert scene.damage_on("Red Five") == 1
    assert scene.asked != "reaction"


def test_boba_fett_r16_1_does_not_capture_a_character_of_his_own_side() -> None:
    scene = boba_strikes(
        {"units": [EXHAUSTED_LUKE], "hand": ["Lightsaber Deflection"]}, edge="light", units=["Boba Fett", "Darth Vader (Core)"]
    )
    scene.light.picks("use Lightsaber Deflection", "target Darth Vader")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("Darth Vader")) == (0, 1)
    assert scene.asked != "reaction"


def test_boba_fett_r16_2_a88_captures_nothing_without_an_objective() -> None:
    scene = boba_strikes({"units": [EXHAUSTED_LUKE]}, objectives=[])
    assert not scene.dark.can("use Boba Fett")
    assert scene.zone_of("Luke Skywalker") == "units"
    assert scene.damage_on("Luke Skywalker") == 2


def hunter_attacks(*objectives: str | dict[str, Any]) -> Scene:
    scene = Scene(
        light={"objectives": list(objectives)},
        dark=hunters(units=["Outer Rim Hunter"]),
        turn="dark",
        engagement={"objective": "Draw Their Fire", "step": "attackers"},
    )
    scene.dark.picks("attack Outer Rim Hunter")
    return scene


def test_outer_rim_hunter_makes_the_defending_player_damage_an_objective_of_his_choice() -> None:
    scene = hunter_attacks("Draw Their Fire", "Jedi Training")
    scene.dark.is_offered("use Outer Rim Hunter", "pass")
    scene.dark.picks("use Outer Rim Hunter")
    scene.light.is_offered("choose Draw Their Fire", "choose Jedi Training")
    scene.light.picks("choose Jedi Training")
    assert scene.damage_on("Jedi Training") == 1


def test_outer_rim_hunter_a43_deals_damage_that_a_shield_can_stop() -> None:
    scene = hunter_attacks("Draw Their Fire", {"card": "Jedi Training", "shields": 1})
    scene.dark.picks("use Outer Rim Hunter")
    scene.light.picks("choose Jedi Training", "shield Jedi Training")
    assert (scene.damage_on("Jedi Training"), scene.shields_on("Jedi Training")) == (0, 0)


def test_outer_rim_hunter_does_not_react_to_defending() -> None:
    scene = Scene(
        light={"objectives": LIGHT_OBJECTIVES, "units": ["Luke Skywalker (Core)"]},
        dark=hunters(units=["Outer Rim Hunter"]),
        turn="light",
        engagement={"objective": "Imperial Command", "attackers": ["Luke Skywalker (Core)"], "step": "defenders"},
    )
    scene.dark.picks("defend Outer Rim Hunter")
    assert scene.match.decision is None or scene.asked != "reaction"
    assert sum(scene.damage_on(title) for title in LIGHT_OBJECTIVES) == 0


def test_mandalorian_armor_a79_adds_3_to_the_capacity_of_a_character() -> None:
    scene = Scene(light={"units": ["Luke Skywalker (Core)"]}, dark=hunters(hand=["Mandalorian Armor"]), turn="dark")
    scene.dark.picks("play Mandalorian Armor")
    scene.dark.pays()
    scene.dark.is_offered("enhance Mandalorian Armor → Luke Skywalker", "enhance Mandalorian Armor → Boba Fett")
    scene.dark.picks("enhance Mandalorian Armor → Luke Skywalker")
    assert scene.table.capacity(scene.card("Luke Skywalker").number) == 6
    assert not scene.table.has_keyword(scene.card("Boba Fett").number, "Targeted Strike")


def test_mandalorian_armor_gives_boba_fett_targeted_strike() -> None:
    scene = boba_strikes(
        {"units": [EXHAUSTED_LUKE, {"card": "Yoda", "focus": 1}]},
        units=[{"card": "Boba Fett", "enhancements": ["Mandalorian Armor"]}],
    )
    scene.dark.is_offered("hit Luke Skywalker ×2", "hit Yoda ×2")


def test_mandalorian_armor_gives_others_no_targeted_strike() -> None:
    scene = Scene(dark=hunters(units=[{"card": "Outer Rim Hunter", "enhancements": ["Mandalorian Armor"]}]))
    assert not scene.table.has_keyword(scene.card("Outer Rim Hunter").number, "Targeted Strike")


def test_mandalorian_armor_a46_destroys_its_unit_by_leaving_if_the_damage_is_too_much() -> None:
    boba = {"card": "Boba Fett", "damage": 4, "enhancements": ["Mandalorian Armor"]}
    scene = Scene(dark=hunters(units=[boba], hand=["Tear This Ship Apart"]), turn="dark")
    scene.dark.picks("use Tear This Ship Apart")
    scene.dark.pays()
    scene.dark.picks("target Mandalorian Armor")
    assert scene.zone_of("Boba Fett") == "discard"


def test_mandalorian_armor_cannot_be_played_without_a_character() -> None:
    scene = Scene(dark=hunters(units=["TIE Fighter"], hand=["Mandalorian Armor", "TIE Fighter"]), turn="dark")
    assert "R5.3" in scene.dark.why_not("Mandalorian Armor")


def test_bounty_collection_takes_focus_tokens_off_up_to_3_cards_that_are_no_units() -> None:
    scene = boba_strikes(
        {"units": [EXHAUSTED_LUKE], "objectives": [{"card": "Draw Their Fire", "focus": 1}]},
        objectives=[
            {"card": "Imperial Command", "focus": 1},
            {"card": "Death and Despayre", "focus": 2},
            "Kuat Reinforcements",
        ],
        enhancements=[{"card": "Control Room", "focus": 1}],
        hand=["Bounty Collection"],
    )
    scene.dark.picks("use Boba Fett", "capture at Luke Skywalker → Imperial Command")
    scene.dark.picks("use Bounty Collection")
    scene.dark.is_offered("target Imperial Command", "target Death and Despayre", "target Control Room", "done")
    scene.dark.picks("target Death and Despayre")
    scene.dark.is_offered("target Imperial Command", "target Control Room", "done")
    scene.dark.picks("target Control Room", "done")
    assert [scene.focus_on(t) for t in ("Imperial Command", "Death and Despayre", "Control Room")] == [1, 1, 0]
    assert scene.zone_of("Bounty Collection") == "discard"


def test_bounty_collection_may_ready_the_affiliation_card() -> None:
    scene = Scene(
        light={"objectives": LIGHT_OBJECTIVES, "units": ["Luke Skywalker (Core)"]},
        dark=hunters(affiliation="Imperial Navy", units=[], hand=["Detained", "Bounty Collection"]),
        turn="light",
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Luke Skywalker (Core)"],
            "edge": "light",
            "step": "strikes",
        },
    )
    scene.dark.picks("use Detained", "generate Imperial Navy ×1", "generate Imperial Command ×1")
    scene.dark.picks("capture at Luke Skywalker → Imperial Command", "use Bounty Collection")
    scene.dark.picks("target Imperial Navy", "target Imperial Command")
    assert (scene.focus_on("Imperial Navy"), scene.focus_on("Imperial Command")) == (0, 0)


def test_bounty_collection_is_not_offered_for_a_card_captured_from_a_deck() -> None:
    scene = Scene(
        light={"objectives": LIGHT_OBJECTIVES, "deck": ["Luke Skywalker (Core)"]},
        dark=hunters(
            objectives=["Imperial Command", "Death and Despayre"],
            objective_deck=["Take Them Prisoner"],
            hand=["Bounty Collection"],
        ),
        turn="dark",
        phase="refresh",
    )
    scene.dark.picks("use Take Them Prisoner", "capture Luke Skywalker")
    assert scene.dark.pile("captured") == ["Luke Skywalker"]
    assert scene.asked != "reaction"
