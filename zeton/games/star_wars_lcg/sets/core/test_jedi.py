"""Jedi cards, in the order of jedi.py: each works, and is not offered when it must not be."""

from random import Random
from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

VADER_STRIKES = {
    "objective": "Jedi Training",
    "attackers": ["Darth Vader (Core)"],
    "defenders": ["Luke Skywalker (Core)"],
    "edge": "light",
    "step": "strikes",
}
SIX_CARDS = ["Twi'lek Loyalist"] * 6


def engaging(attackers: list[str], defenders: list[str], *, edge: str, step: str = "strikes") -> dict[str, Any]:
    """The light side attacks The Heart of the Empire."""
    return {
        "objective": "The Heart of the Empire",
        "attackers": attackers,
        "defenders": defenders,
        "edge": edge,
        "step": step,
    }


HEART = ["The Heart of the Empire"]


# ── Set 1 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_luke_skywalker_loses_a_focus_token_after_the_opponents_turn_begins() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "focus": 2}]}, turn="dark", phase="turn")
    scene.light.is_offered("use Luke Skywalker", "pass")
    scene.light.picks("use Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 1


def test_luke_skywalker_does_not_react_to_his_own_turn() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "focus": 2}]}, turn="light", phase="turn")
    assert not scene.light.can("use Luke Skywalker")


def test_jedi_lightsaber_gives_one_unit_damage_and_one_blast() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "enhancements": ["Jedi Lightsaber"]}]})
    luke = scene.card("Luke Skywalker").number
    assert [scene.table.strength(luke, icon) for icon in range(3)] == [3, 0, 2]


def test_jedi_lightsaber_enhances_only_force_users_and_force_sensitives() -> None:
    scene = Scene(light={"units": ["Twi'lek Loyalist"], "hand": ["Jedi Lightsaber"], "objectives": ["Jedi Training"]})
    assert "R5.3" in scene.light.why_not("Jedi Lightsaber")


def test_trust_your_feelings_is_focused_to_take_a_token_off_the_enhanced_unit() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "focus": 2, "enhancements": ["Trust Your Feelings"]}]})
    scene.light.is_offered("use Trust Your Feelings", "pass")
    scene.light.picks("use Trust Your Feelings")
    assert scene.focus_on("Luke Skywalker") == 1
    assert scene.focus_on("Trust Your Feelings") == 1


def test_trust_your_feelings_cannot_be_used_while_exhausted() -> None:
    exhausted = {"card": "Trust Your Feelings", "focus": 1}
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "focus": 2, "enhancements": [exhausted]}]})
    assert not scene.light.can("use Trust Your Feelings")
    assert "A22" in scene.light.why_not("Trust Your Feelings")


def test_trust_your_feelings_enhances_no_vehicle() -> None:
    scene = Scene(light={"units": ["Red Five"], "hand": ["Trust Your Feelings"], "objectives": ["A Hero's Journey"]})
    assert "R5.3" in scene.light.why_not("Trust Your Feelings")


# ── Set 2 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_in_you_must_go_lowers_the_cost_of_the_first_enhancement() -> None:
    scene = Scene(light={"units": ["Luke Skywalker (Core)"], "objectives": ["In You Must Go"], "hand": ["Trust Your Feelings"]})
    scene.light.picks("play Trust Your Feelings", "generate In You Must Go ×1")
    assert scene.card("Trust Your Feelings").host == "Luke Skywalker"
    assert scene.focus_on("Jedi") == 0


def test_in_you_must_go_leaves_the_second_enhancement_of_the_turn_alone() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)"],
            "objectives": ["In You Must Go"],
            "hand": ["Jedi Lightsaber", "Trust Your Feelings"],
        }
    )
    scene.light.picks("play Jedi Lightsaber", "enhance Jedi Lightsaber → Luke Skywalker")
    assert scene.focus_on("In You Must Go") == scene.focus_on("Jedi") == 0
    scene.light.picks("play Trust Your Feelings", "generate In You Must Go ×1", "generate Jedi ×1")
    assert scene.card("Trust Your Feelings").host == "Luke Skywalker"


def test_in_you_must_go_never_lowers_a_cost_below_zero() -> None:
    twice = ["In You Must Go", "In You Must Go"]
    scene = Scene(light={"units": ["Luke Skywalker (Core)"], "objectives": twice, "hand": ["Jedi Lightsaber"]})
    scene.light.picks("play Jedi Lightsaber")
    assert scene.card("Jedi Lightsaber").host == "Luke Skywalker"
    assert scene.focus_on("In You Must Go") == scene.focus_on("Jedi") == 0


def test_in_you_must_go_changes_no_cost_of_units_and_events() -> None:
    scene = Scene(
        light={"objectives": ["In You Must Go"], "hand": ["Jedi in Hiding", "Yoda", "Jedi Mind Trick"]},
        dark={"units": ["Darth Vader (Core)"]},
    )
    scene.light.is_offered("play Jedi in Hiding", "use Jedi Mind Trick", "pass")
    scene.light.picks("play Jedi in Hiding", "generate In You Must Go ×1", "generate Jedi ×1")
    assert not scene.light.can("use Jedi Mind Trick")


def test_in_you_must_go_does_not_help_the_opponent() -> None:
    scene = Scene(
        light={"objectives": ["In You Must Go"]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Vader's Lightsaber"]},
        turn="dark",
    )
    scene.dark.picks("play Vader's Lightsaber", "generate Sith ×1")
    assert scene.focus_on("Sith") == 1


def yoda_strikes(edge: str, *enhancements: str) -> Scene:
    return Scene(
        light={"units": [{"card": "Yoda", "enhancements": list(enhancements)}]},
        dark={"units": [{"card": "Darth Vader (Core)", "focus": 1}], "objectives": HEART},
        engagement=engaging(["Yoda"], ["Darth Vader (Core)"], edge=edge),
    )


def test_yoda_gains_edge_enabled_icons_for_each_enhancement_on_him() -> None:
    scene = yoda_strikes("light", "Trust Your Feelings", "Shii-Cho Training")
    scene.light.picks("strike Yoda", "blast Yoda")
    assert scene.damage_on("The Heart of the Empire") == 3
    scene.light.picks("tactics Yoda", *["hit Darth Vader ×1"] * 4)
    assert scene.focus_on("Darth Vader") == 2
    assert scene.damage_on("Darth Vader") == 3


def test_yoda_a18_has_none_of_these_icons_without_the_edge() -> None:
    scene = yoda_strikes("dark", "Trust Your Feelings", "Shii-Cho Training")
    scene.light.picks("strike Yoda", "tactics Yoda", "hit Darth Vader ×1")
    assert scene.focus_on("Yoda") == 1
    assert scene.damage_on("Darth Vader") == scene.damage_on("The Heart of the Empire") == 0


def test_yoda_counts_an_enemy_enhancement_and_not_one_beside_him() -> None:
    scene = yoda_strikes("light", "Intimidated")
    assert scene.focus_on("Yoda") == 2
    scene.light.picks("blast Yoda")
    assert scene.damage_on("The Heart of the Empire") == 2
    scene.light.picks("tactics Yoda", "hit Darth Vader ×1", "unit damage Yoda", "hit Darth Vader ×2")
    assert scene.damage_on("Darth Vader") == 2


def shii_cho(unit: str, *enhancements: str) -> Scene:
    return Scene(
        light={"units": [{"card": unit, "enhancements": list(enhancements)}]},
        dark={"units": ["Darth Vader (Core)", "Kuati Security Team", "Advisor to the Emperor"], "objectives": HEART},
        engagement=engaging([unit], ["Darth Vader (Core)", "Kuati Security Team"], edge="light"),
    )


def test_shii_cho_training_divides_unit_damage_among_participating_enemies() -> None:
    scene = shii_cho("Jedi in Hiding", "Shii-Cho Training")
    scene.light.picks("strike Jedi in Hiding", "unit damage Jedi in Hiding")
    scene.light.is_offered("hit Darth Vader ×1", "hit Kuati Security Team ×1")
    scene.light.picks("hit Darth Vader ×1", "hit Kuati Security Team ×1")
    assert scene.damage_on("Darth Vader") == scene.damage_on("Kuati Security Team") == 1


def test_shii_cho_training_may_be_left_unused() -> None:
    scene = shii_cho("Jedi in Hiding", "Shii-Cho Training")
    scene.light.picks("strike Jedi in Hiding", "unit damage Jedi in Hiding", *["hit Kuati Security Team ×1"] * 2)
    assert scene.zone_of("Kuati Security Team") == "discard"


def test_shii_cho_training_a91_gives_no_share_to_a_unit_outside_the_engagement() -> None:
    scene = shii_cho("Luke Skywalker (Core)", "Shii-Cho Training")
    scene.light.picks("strike Luke Skywalker", "unit damage Luke Skywalker")
    scene.light.is_offered("hit Darth Vader ×1", "hit Kuati Security Team ×1", "hit Advisor to the Emperor ×2")
    scene.light.picks("hit Darth Vader ×1")
    scene.light.is_offered("hit Darth Vader ×1", "hit Kuati Security Team ×1")
    scene.light.picks("hit Darth Vader ×1")
    assert scene.damage_on("Darth Vader") == 2


def test_shii_cho_training_a91_with_targeted_strike_all_may_go_to_one_unit_outside() -> None:
    scene = shii_cho("Luke Skywalker (Core)", "Shii-Cho Training")
    scene.light.picks("strike Luke Skywalker", "unit damage Luke Skywalker", "hit Advisor to the Emperor ×2")
    assert scene.zone_of("Advisor to the Emperor") == "discard"
    assert scene.damage_on("Darth Vader") == scene.damage_on("Kuati Security Team") == 0


def test_shii_cho_training_is_needed_to_divide() -> None:
    scene = shii_cho("Jedi in Hiding", "Jedi Lightsaber")
    scene.light.picks("strike Jedi in Hiding", "unit damage Jedi in Hiding")
    scene.light.is_offered("hit Darth Vader ×3", "hit Kuati Security Team ×3")
    scene.light.picks("hit Darth Vader ×3")


def test_shii_cho_training_enhances_only_force_users() -> None:
    scene = Scene(light={"units": ["Believer in the Old Ways"], "hand": ["Shii-Cho Training"]})
    assert "R5.3" in scene.light.why_not("Shii-Cho Training")


def counter_stroke(light_hand: list[str], dark_hand: list[str], **light: Any) -> Scene:
    return Scene(
        light={
            "units": ["Luke Skywalker (Core)", "Red Five"],
            "objectives": ["Jedi Training"],
            "hand": light_hand,
            "deck": SIX_CARDS,
            **light,
        },
        dark={"units": ["Darth Vader (Core)"], "hand": dark_hand},
        turn="dark",
    )


def test_counter_stroke_cancels_an_event_whose_cost_stays_paid() -> None:
    scene = counter_stroke(["Counter-stroke"], ["I'm On the Leader"])
    scene.dark.picks("use I'm On the Leader", "generate Sith ×1", "target Red Five")
    scene.light.is_offered("use Counter-stroke", "pass")
    scene.light.picks("use Counter-stroke", "generate Jedi ×1")
    assert scene.focus_on("Red Five") == 0
    assert scene.focus_on("Sith") == scene.focus_on("Jedi") == 1
    assert scene.zone_of("I'm On the Leader") == scene.zone_of("Counter-stroke") == "discard"


def test_counter_stroke_may_be_declined() -> None:
    scene = counter_stroke(["Counter-stroke"], ["I'm On the Leader"])
    scene.dark.picks("use I'm On the Leader", "target Red Five")
    scene.light.passes()
    assert scene.focus_on("Red Five") == 1
    assert scene.zone_of("Counter-stroke") == "hand"


def test_counter_stroke_needs_its_resource_match() -> None:
    scene = counter_stroke(["Counter-stroke"], ["I'm On the Leader"], affiliation="Rebel Alliance", objectives=[])
    scene.dark.picks("use I'm On the Leader", "target Red Five")
    assert scene.focus_on("Red Five") == 1
    assert scene.zone_of("Counter-stroke") == "hand"


def test_counter_stroke_does_not_answer_a_unit() -> None:
    scene = counter_stroke(["Counter-stroke"], ["ISB Interrogators"])
    scene.dark.picks("play ISB Interrogators")
    assert scene.zone_of("ISB Interrogators") == "units"
    assert not scene.light.can("use Counter-stroke")


def test_counter_stroke_may_answer_an_event_of_its_own_player() -> None:
    scene = Scene(
        light={"objectives": ["Jedi Training"], "hand": ["Counter-stroke", "Jedi Mind Trick"]},
        dark={"units": ["Darth Vader (Core)"]},
    )
    scene.light.picks("use Jedi Mind Trick", "generate Jedi ×1", "use Counter-stroke")
    assert scene.focus_on("Darth Vader") == 0
    assert scene.zone_of("Jedi Mind Trick") == "discard"


def test_counter_stroke_may_answer_another_counter_stroke() -> None:
    scene = counter_stroke(["Counter-stroke", "Counter-stroke"], ["Force Choke"])
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("use Counter-stroke", "generate Jedi ×1")
    scene.light.is_offered("use Counter-stroke", "pass")
    scene.light.picks("use Counter-stroke")
    assert scene.damage_on("Luke Skywalker") == 1
    assert scene.light.hand == []


def test_counter_stroke_may_itself_be_cancelled_by_its_worse() -> None:
    scene = counter_stroke(["Counter-stroke"], ["Force Choke", "It's Worse"])
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("use Counter-stroke", "generate Jedi ×1")
    scene.dark.picks("use It's Worse", "target Red Five")
    assert scene.damage_on("Luke Skywalker") == scene.damage_on("Red Five") == 1
    assert scene.zone_of("Counter-stroke") == "discard"


# ── Set 3 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def forgotten_heroes(*hand: str, **light: Any) -> Scene:
    objectives = ["Forgotten Heroes", "A Hero's Journey", "A Hero's Journey"]
    return Scene(light={"objectives": objectives, "hand": list(hand), "deck": SIX_CARDS, **light})


def test_forgotten_heroes_draws_a_card_after_you_play_a_force_user() -> None:
    scene = forgotten_heroes("Jedi in Hiding")
    scene.light.picks("play Jedi in Hiding", "generate Jedi ×1", "generate Forgotten Heroes ×1")
    scene.light.is_offered("use Forgotten Heroes", "pass")
    scene.light.picks("use Forgotten Heroes")
    assert scene.light.hand == ["Twi'lek Loyalist"]


def test_forgotten_heroes_does_not_react_to_another_unit() -> None:
    scene = forgotten_heroes("Believer in the Old Ways", "Twi'lek Loyalist")
    scene.light.picks("play Believer in the Old Ways", "generate A Hero's Journey ×2")
    scene.light.is_offered("play Twi'lek Loyalist", "pass")


def test_forgotten_heroes_does_not_react_to_a_unit_put_into_play() -> None:
    scene = forgotten_heroes("Return of the Jedi", "Twi'lek Loyalist", discard=["Jedi in Hiding"])
    scene.light.picks("use Return of the Jedi", "generate A Hero's Journey ×2", "generate Jedi ×1")
    assert scene.zone_of("Jedi in Hiding") == "units"
    scene.light.is_offered("play Twi'lek Loyalist", "pass")


def test_forgotten_heroes_does_not_react_to_an_enemy_force_user() -> None:
    scene = Scene(
        light={"objectives": ["Forgotten Heroes"], "deck": SIX_CARDS},
        dark={"objectives": ["The Heart of the Empire", "Counsel of the Sith"], "hand": ["Darth Vader (Core)"]},
        turn="dark",
    )
    scene.dark.picks("play Darth Vader")
    scene.dark.pays()
    assert scene.zone_of("Darth Vader") == "units"
    assert not scene.light.can("use Forgotten Heroes")


def obi_wan(defenders: list[str], dark_hand: list[str], light_hand: list[str] | None = None, **unit: Any) -> Scene:
    return Scene(
        light={"units": [{"card": "Obi-Wan Kenobi", **unit}, "Luke Skywalker (Core)"], "hand": light_hand or []},
        dark={"units": ["Darth Vader (Core)"], "objectives": HEART, "hand": dark_hand},
        engagement={
            "objective": "The Heart of the Empire",
            "attackers": ["Obi-Wan Kenobi"] if not unit else ["Luke Skywalker (Core)"],
            "defenders": defenders,
            "step": "edge",
        },
    )


def seen_edge_stack(scene: Scene, viewer: int, owner: int) -> list[str]:
    """The titles in an edge stack as a seat sees them; "?" for a card it may not know."""
    stack = scene.match.view(viewer)["zones"]["edge_stack"][owner]
    return [scene.table.cards[card].title if card else "?" for card in stack]


def test_obi_wan_kenobi_makes_the_opponents_first_edge_card_lie_face_up() -> None:
    scene = obi_wan(["Darth Vader (Core)"], ["Force Choke", "Nightsister", "Rancor"])
    scene.dark.picks("place Force Choke")
    assert seen_edge_stack(scene, scene.light.seat, scene.dark.seat) == ["Force Choke"]
    scene.dark.picks("place Nightsister")
    assert seen_edge_stack(scene, scene.light.seat, scene.dark.seat) == ["Force Choke", "?"]


def test_obi_wan_kenobi_does_not_show_his_own_players_card() -> None:
    scene = obi_wan(["Darth Vader (Core)"], ["Force Choke"], ["Jedi Mind Trick"])
    scene.light.picks("place Jedi Mind Trick")
    assert seen_edge_stack(scene, scene.dark.seat, scene.light.seat) == ["?"]


def test_obi_wan_kenobi_must_participate() -> None:
    scene = obi_wan(["Darth Vader (Core)"], ["Force Choke", "Nightsister"], focus=1)
    scene.dark.picks("place Force Choke")
    assert seen_edge_stack(scene, scene.light.seat, scene.dark.seat) == ["?"]


def test_obi_wan_kenobi_a68_shows_the_first_card_of_each_edge_battle_and_resolves_none_early() -> None:
    scene = obi_wan(["Darth Vader (Core)"], ["Twist of Fate", "Nightsister", "Rancor"])
    scene.dark.picks("place Twist of Fate")
    assert seen_edge_stack(scene, scene.light.seat, scene.dark.seat) == ["Twist of Fate"]
    scene.dark.is_asked("edge card")
    scene.dark.passes()
    assert scene.dark.pile("discard") == ["Twist of Fate"]
    scene.dark.picks("place Nightsister")
    assert seen_edge_stack(scene, scene.light.seat, scene.dark.seat) == ["Nightsister"]


def mind_trick(*units: Any, balance: str = "light") -> Scene:
    light = {"hand": ["Jedi Mind Trick", "Twi'lek Loyalist"], "objectives": ["A Hero's Journey"]}
    return Scene(light=light, dark={"units": list(units)}, balance=balance)


def test_jedi_mind_trick_places_two_focus_tokens_while_the_balance_is_light() -> None:
    scene = mind_trick("Darth Vader (Core)")
    scene.light.picks("use Jedi Mind Trick", "generate Jedi ×1", "target Darth Vader")
    assert scene.focus_on("Darth Vader") == 2


def test_jedi_mind_trick_places_one_focus_token_while_the_balance_is_dark() -> None:
    scene = mind_trick("Darth Vader (Core)", balance="dark")
    scene.light.picks("use Jedi Mind Trick", "generate Jedi ×1", "target Darth Vader")
    assert scene.focus_on("Darth Vader") == 1


def test_jedi_mind_trick_targets_characters_and_creatures_only() -> None:
    scene = mind_trick("Darth Vader (Core)", "Rancor", "TIE Fighter")
    scene.light.picks("use Jedi Mind Trick", "generate Jedi ×1")
    scene.light.is_offered("target Darth Vader", "target Rancor")
    scene.light.picks("target Rancor")
    assert scene.focus_on("Rancor") == 2


def test_jedi_mind_trick_is_not_offered_without_a_target() -> None:
    scene = mind_trick("TIE Fighter")
    scene.light.is_offered("play Twi'lek Loyalist", "pass")
    assert "R12.13" in scene.light.why_not("Jedi Mind Trick")


def test_jedi_mind_trick_loses_one_token_to_a_shield() -> None:
    scene = mind_trick({"card": "Darth Vader (Core)", "shields": 1})
    scene.light.picks("use Jedi Mind Trick", "generate Jedi ×1", "target Darth Vader")
    scene.dark.is_offered("shield Darth Vader", "pass")
    scene.dark.picks("shield Darth Vader")
    assert (scene.focus_on("Darth Vader"), scene.shields_on("Darth Vader")) == (1, 0)


# ── Set 4 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def journey(*objective_deck: str, **facts: Any) -> Scene:
    """Darth Vader's blast destroys A Journey to Dagobah."""
    return Scene(
        light={
            "objectives": [{"card": "A Journey to Dagobah", "damage": 3}, "In You Must Go"],
            "objective_deck": list(objective_deck),
        },
        dark={"units": ["Darth Vader (Core)"], "objectives": HEART},
        turn="dark",
        engagement={
            "objective": "A Journey to Dagobah",
            "attackers": ["Darth Vader (Core)"],
            "edge": "dark",
            "step": "strikes",
        },
        **facts,
    )


def test_a_journey_to_dagobah_finds_the_next_objective_as_it_is_destroyed() -> None:
    scene = journey("Forgotten Heroes", "Jedi Training", "Last Minute Rescue")
    scene.light.is_offered("use A Journey to Dagobah", "pass")
    scene.light.picks("use A Journey to Dagobah")
    deck = ("Forgotten Heroes", "Jedi Training", "Last Minute Rescue")
    scene.light.is_offered(*(f"put into play {objective}" for objective in deck), "pass")
    scene.light.picks("put into play Jedi Training")
    assert scene.light.pile("objectives") == ["In You Must Go", "Jedi Training"]
    assert scene.dark.pile("victory") == ["A Journey to Dagobah"]
    assert scene.table.dial == 1


def test_a_journey_to_dagobah_a52_shows_the_deck_to_its_player_only_and_shuffles_it() -> None:
    scene = journey("Forgotten Heroes", "Jedi Training", "Last Minute Rescue")
    scene.light.picks("use A Journey to Dagobah")
    light, dark = scene.light.seat, scene.dark.seat
    assert None not in scene.match.view(light)["zones"]["objective_deck"][light]
    assert scene.match.view(dark)["zones"]["objective_deck"][light] == [None] * 3
    assert scene.match.determinize(dark, Random(1)).view(dark) == scene.match.view(dark)
    scene.light.picks("put into play Jedi Training")
    assert scene.match.view(light)["zones"]["objective_deck"][light] == [None] * 2


def test_a_journey_to_dagobah_a51_a83_may_find_nothing_and_shuffles_all_the_same() -> None:
    scene = journey("Forgotten Heroes", "Jedi Training", "Last Minute Rescue")
    scene.light.picks("use A Journey to Dagobah", "pass")
    assert scene.light.pile("objectives") == ["In You Must Go"]
    light = scene.light.seat
    assert scene.match.view(light)["zones"]["objective_deck"][light] == [None] * 3


def test_a_journey_to_dagobah_a83_what_it_finds_takes_nothing_from_this_engagement_and_may_be_engaged_later() -> None:
    scene = Scene(
        light={
            "objectives": [{"card": "A Journey to Dagobah", "damage": 3}],
            "units": [{"card": "Yoda", "focus": 1}],
            "objective_deck": ["Forgotten Heroes", "Jedi Training"],
        },
        dark={"units": ["Darth Vader (Core)", "TIE Fighter", "Nightsister"], "objectives": HEART},
        turn="dark",
        engagement={
            "objective": "A Journey to Dagobah",
            "attackers": ["Darth Vader (Core)", "TIE Fighter"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("strike Darth Vader")
    scene.light.picks("use A Journey to Dagobah", "put into play Jedi Training")
    assert scene.focus_on("TIE Fighter") == 1  # it had to strike all the same
    assert scene.damage_on("Jedi Training") == 0
    scene.dark.is_offered("engage Jedi Training", "pass")


def test_a_journey_to_dagobah_may_be_declined() -> None:
    scene = journey("Forgotten Heroes", "Jedi Training")
    scene.light.passes()
    assert scene.light.pile("objectives") == ["In You Must Go"]
    assert len(scene.light.pile("objective_deck")) == 2


def test_a_journey_to_dagobah_a88_with_nothing_to_find_is_not_offered_and_loses_nothing() -> None:
    scene = journey()
    assert not scene.light.can("use A Journey to Dagobah")
    assert scene.match.outcome is None
    assert scene.light.pile("objectives") == ["In You Must Go"]
    assert scene.dark.pile("victory") == ["A Journey to Dagobah"]


def test_a_journey_to_dagobah_does_not_answer_the_end_of_another_objective() -> None:
    scene = Scene(
        light={
            "objectives": ["A Journey to Dagobah", {"card": "In You Must Go", "damage": 4}],
            "objective_deck": ["Jedi Training", "Forgotten Heroes"],
        },
        dark={"units": ["Darth Vader (Core)"], "objectives": HEART},
        turn="dark",
        engagement={"objective": "In You Must Go", "attackers": ["Darth Vader (Core)"], "edge": "dark", "step": "strikes"},
    )
    assert scene.dark.pile("victory") == ["In You Must Go"]
    assert scene.light.pile("objectives") == ["A Journey to Dagobah"]


def test_a_journey_to_dagobah_may_find_a_decoy_that_answers_the_same_leaving() -> None:
    scene = journey("Decoy at Dantooine", "Jedi Training", dial=5)
    scene.light.picks("use A Journey to Dagobah", "put into play Decoy at Dantooine")
    scene.light.is_offered("use Decoy at Dantooine", "pass")
    scene.light.picks("use Decoy at Dantooine")
    assert scene.table.dial == 5


def test_double_strike_readies_a_character_that_must_strike_again() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Double Strike"]},
        dark={"objectives": HEART},
        engagement=engaging(["Luke Skywalker (Core)"], [], edge="light"),
    )
    scene.light.is_offered("use Double Strike", "pass")
    scene.light.picks("use Double Strike")
    scene.light.is_asked("unopposed")
    assert scene.damage_on("The Heart of the Empire") == 4
    assert scene.focus_on("Luke Skywalker") == 1


def test_double_strike_leaves_a_committed_unit_exhausted() -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "committed": True}], "hand": ["Double Strike"]},
        dark={"objectives": HEART},
        engagement=engaging(["Luke Skywalker (Core)"], [], edge="light"),
    )
    scene.light.picks("use Double Strike")
    assert scene.damage_on("The Heart of the Empire") == 2
    assert scene.focus_on("Luke Skywalker") == 1


def test_double_strike_may_be_used_on_an_enemy_character() -> None:
    scene = Scene(
        light={"objectives": ["Jedi Training"], "hand": ["Double Strike"]},
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement={**VADER_STRIKES, "defenders": [], "edge": "dark"},
    )
    scene.light.is_offered("use Double Strike", "pass")
    scene.light.picks("use Double Strike", "generate Jedi ×1")
    assert scene.damage_on("Jedi Training") == 4


def test_double_strike_is_not_offered_for_a_vehicle() -> None:
    scene = Scene(
        light={"units": ["Red Five"], "hand": ["Double Strike"]},
        dark={"objectives": HEART},
        engagement=engaging(["Red Five"], [], edge="light"),
    )
    scene.light.is_asked("unopposed")
    assert scene.light.hand == ["Double Strike"]


def test_double_strike_comes_after_intimidated() -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "enhancements": ["Intimidated"]}], "hand": ["Double Strike"]},
        dark={"objectives": HEART},
        engagement=engaging(["Luke Skywalker (Core)"], [], edge="light"),
    )
    assert scene.focus_on("Luke Skywalker") == 2
    scene.light.picks("use Double Strike")
    scene.light.is_asked("unopposed")
    assert scene.focus_on("Luke Skywalker") == 1
    assert scene.damage_on("The Heart of the Empire") == 2


# ── Set 5 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def yavin(*other_objectives: str, **given: Any) -> Scene:
    return Scene(
        light={"objectives": ["The Secret of Yavin 4", *other_objectives]},
        dark={"units": ["Darth Vader (Core)", "Nightsister"], "objectives": HEART},
        turn="dark",
        phase="conflict",
        **given,
    )


def test_the_secret_of_yavin_4_a64_is_engaged_instead_after_attackers_are_declared() -> None:
    scene = yavin("Jedi Training")
    scene.dark.picks("engage Jedi Training")
    assert scene.table.engaged == scene.card("Jedi Training").number
    scene.dark.picks("attack Darth Vader", "done")
    scene.light.is_asked("interrupt")
    scene.light.is_offered("use The Secret of Yavin 4", "pass")
    scene.light.picks("use The Secret of Yavin 4")
    assert scene.table.engaged == scene.card("The Secret of Yavin 4").number
    scene.dark.picks("damage The Secret of Yavin 4 ×1")
    assert (scene.damage_on("The Secret of Yavin 4"), scene.damage_on("Jedi Training")) == (3, 0)


def test_the_secret_of_yavin_4_a64_uses_up_the_objective_first_chosen_and_not_itself() -> None:
    scene = yavin("Jedi Training", "Forgotten Heroes")
    scene.dark.picks("engage Jedi Training", "attack Darth Vader", "done")
    scene.light.picks("use The Secret of Yavin 4")
    scene.dark.passes()
    scene.dark.is_offered("engage The Secret of Yavin 4", "engage Forgotten Heroes", "pass")
    scene.dark.picks("engage The Secret of Yavin 4")
    scene.dark.is_asked("unopposed")
    assert scene.table.engaged == scene.card("The Secret of Yavin 4").number


def test_the_secret_of_yavin_4_may_be_declined() -> None:
    scene = yavin("Jedi Training")
    scene.dark.picks("engage Jedi Training", "attack Darth Vader", "done")
    scene.light.passes()
    assert scene.table.engaged == scene.card("Jedi Training").number


def test_the_secret_of_yavin_4_a64_may_be_used_even_if_it_has_been_declared_before() -> None:
    scene = yavin("Jedi Training")
    scene.dark.picks("engage The Secret of Yavin 4", "attack Darth Vader", "done", "pass")
    scene.dark.picks("engage Jedi Training")
    scene.light.picks("use The Secret of Yavin 4")
    assert scene.table.engaged == scene.card("The Secret of Yavin 4").number


def test_the_secret_of_yavin_4_does_not_answer_its_own_engagement() -> None:
    scene = yavin("Jedi Training")
    scene.dark.picks("engage The Secret of Yavin 4", "attack Darth Vader", "done")
    scene.dark.is_asked("unopposed")


def test_the_secret_of_yavin_4_is_used_once_per_turn() -> None:
    scene = yavin("Jedi Training", "Forgotten Heroes")
    scene.dark.picks("engage Jedi Training", "attack Darth Vader", "done")
    scene.light.picks("use The Secret of Yavin 4")
    assert "A53" in scene.light.why_not("The Secret of Yavin 4")
    scene.dark.picks("pass", "engage Forgotten Heroes")
    scene.dark.is_asked("unopposed")
    assert scene.table.engaged == scene.card("Forgotten Heroes").number


def test_the_secret_of_yavin_4_a64_comes_before_the_reactions_of_declared_attackers() -> None:
    scene = Scene(
        light={"objectives": ["The Secret of Yavin 4", "Jedi Training"], "units": ["Yoda"]},
        dark={"units": ["Outer Rim Hunter"], "objectives": HEART},
        turn="dark",
        phase="conflict",
    )
    scene.dark.picks("engage Jedi Training")
    scene.light.picks("use The Secret of Yavin 4")
    scene.dark.is_offered("use Outer Rim Hunter", "pass")


def test_the_secret_of_yavin_4_a64_as_printed_is_an_interrupt_that_its_worse_cancels() -> None:
    scene = secret_against_its_worse(faq=False)
    scene.dark.picks("use It's Worse", "target Yoda")
    assert scene.table.engaged == scene.card("Jedi Training").number


def test_the_secret_of_yavin_4_a1_a64_with_the_faq_is_a_reaction_that_its_worse_cannot_cancel() -> None:
    scene = secret_against_its_worse(faq=True)
    assert not scene.dark.can("use It's Worse")
    assert scene.table.engaged == scene.card("The Secret of Yavin 4").number


def secret_against_its_worse(faq: bool) -> Scene:
    scene = Scene(
        light={"objectives": ["The Secret of Yavin 4", "Jedi Training"], "units": ["Yoda"]},
        dark={"units": ["Nightsister", "Darth Vader (Core)"], "objectives": HEART, "hand": ["It's Worse"]},
        turn="dark",
        phase="conflict",
        faq=faq,
    )
    scene.dark.picks("engage Jedi Training", "attack Nightsister", "done")
    scene.light.is_asked("reaction" if faq else "interrupt")
    scene.light.picks("use The Secret of Yavin 4 #1" if faq else "use The Secret of Yavin 4")
    return scene


def test_the_secret_of_yavin_4_does_not_answer_your_own_engagement_of_the_dial() -> None:
    scene = Scene(
        light={"units": ["Red Five"], "objectives": ["The Secret of Yavin 4"], "enhancements": ["Trench Run"]},
        dark={"objectives": HEART},
        phase="conflict",
    )
    scene.light.picks("engage Death Star dial")
    assert scene.table.engaged == scene.table.dial_piece


def deflection(light_units: list[Any], dark_units: list[Any], hand: int = 1, attacker: str = "Darth Vader (Core)") -> Scene:
    """An attacker of the dark side strikes Luke Skywalker, who is exhausted."""
    return Scene(
        light={
            "units": [{"card": "Luke Skywalker (Core)", "focus": 1}, *light_units],
            "objectives": ["Jedi Training"],
            "hand": ["Lightsaber Deflection"] * hand,
        },
        dark={"units": [attacker, *dark_units]},
        turn="dark",
        engagement={**VADER_STRIKES, "attackers": [attacker], "edge": "dark"},
    )


def test_lightsaber_deflection_moves_one_point_to_another_unit() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["Jedi Training"], "hand": ["Lightsaber Deflection"]},
        dark={"units": ["Darth Vader (Core)", "Nightsister"]},
        turn="dark",
        engagement=VADER_STRIKES,
    )
    scene.light.picks("strike Luke Skywalker", "hit Darth Vader ×2")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.is_offered("use Lightsaber Deflection", "pass")
    scene.light.picks("use Lightsaber Deflection")
    scene.light.is_offered("target Darth Vader", "target Nightsister")
    scene.light.picks("target Nightsister")
    assert scene.damage_on("Luke Skywalker") == 1
    assert scene.zone_of("Nightsister") == "discard"
    assert scene.zone_of("Lightsaber Deflection") == "discard"


def test_lightsaber_deflection_is_not_offered_for_a_vehicle() -> None:
    scene = Scene(
        light={"units": ["Red Five"], "objectives": ["Jedi Training"], "hand": ["Lightsaber Deflection"]},
        dark={"units": ["Darth Vader (Core)", "Nightsister"]},
        turn="dark",
        engagement={**VADER_STRIKES, "defenders": ["Red Five"], "edge": "dark"},
    )
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    assert scene.zone_of("Red Five") == "discard"
    assert scene.light.hand == ["Lightsaber Deflection"]


def test_lightsaber_deflection_is_not_offered_for_an_enemy_unit() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Lightsaber Deflection"]},
        dark={"units": ["Darth Vader (Core)", "Nightsister"], "objectives": HEART},
        engagement=engaging(["Luke Skywalker (Core)"], ["Darth Vader (Core)"], edge="light"),
    )
    scene.light.picks("unit damage Luke Skywalker", "hit Darth Vader ×2")
    assert scene.damage_on("Darth Vader") == 2
    assert scene.light.hand == ["Lightsaber Deflection"]


def test_lightsaber_deflection_moves_a_single_point_altogether() -> None:
    scene = deflection([], ["Darth Vader (Core)"], attacker="Kuati Security Team")
    scene.dark.picks("unit damage Kuati Security Team")
    scene.light.picks("use Lightsaber Deflection", "target Darth Vader")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("Darth Vader")) == (0, 1)


def test_lightsaber_deflection_a28_may_be_used_twice_on_one_packet_by_two_copies() -> None:
    scene = deflection([], [], hand=2)
    scene.dark.picks("unit damage Darth Vader")
    for _ in range(2):
        scene.light.picks("use Lightsaber Deflection", "target Darth Vader")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("Darth Vader")) == (0, 2)


def test_lightsaber_deflection_opens_a_new_packet_that_may_be_protected() -> None:
    scene = deflection([], ["Nightsister", "Emperor's Royal Guard"])
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("use Lightsaber Deflection", "target Nightsister")
    scene.dark.is_offered("protect Emperor's Royal Guard → Nightsister ×1", "pass")
    scene.dark.picks("protect Emperor's Royal Guard → Nightsister ×1")
    assert (scene.damage_on("Nightsister"), scene.damage_on("Emperor's Royal Guard")) == (0, 1)


def test_lightsaber_deflection_to_a_shielded_friendly_unit_may_be_shielded() -> None:
    scene = deflection([{"card": "Red Five", "shields": 1}], [])
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("use Lightsaber Deflection", "target Red Five", "shield Red Five")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("Red Five")) == (1, 0)


def test_lightsaber_deflection_is_an_enemy_effect_that_a_shield_may_stop_a43() -> None:
    scene = deflection([], [{"card": "Nightsister", "shields": 1}])
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("use Lightsaber Deflection", "target Nightsister")
    scene.dark.picks("shield Nightsister")
    assert scene.zone_of("Nightsister") == "units"


# ── Set 6 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def refreshing(*units: Any, turn: str = "light", **facts: Any) -> Scene:
    dark_objectives = ["The Heart of the Empire", "Counsel of the Sith", "Fall of the Jedi"]
    return Scene(
        light={
            "units": list(units),
            "objectives": ["Last Minute Rescue", "Jedi Training"],
            "objective_deck": ["A Hero's Journey"],
            "deck": SIX_CARDS,
        },
        dark={"units": ["Nightsister"], "objectives": dark_objectives, "deck": ["Rancor"] * 6},
        turn=turn,
        phase="refresh",
        **facts,
    )


def test_last_minute_rescue_removes_a_damage_after_you_refresh() -> None:
    scene = refreshing({"card": "Luke Skywalker (Core)", "damage": 2})
    scene.light.is_offered("use Last Minute Rescue", "pass")
    scene.light.picks("use Last Minute Rescue")
    scene.light.is_offered("target Luke Skywalker", "target Nightsister")
    scene.light.picks("target Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 1


def test_last_minute_rescue_does_not_react_to_the_opponents_refresh() -> None:
    scene = refreshing({"card": "Luke Skywalker (Core)", "damage": 2}, turn="dark")
    assert not scene.light.can("use Last Minute Rescue")
    assert scene.table.phase != "refresh"


def test_last_minute_rescue_is_not_offered_without_a_unit() -> None:
    scene = Scene(
        light={"objectives": ["Last Minute Rescue", "Jedi Training", "Jedi Training"], "deck": SIX_CARDS},
        phase="refresh",
    )
    scene.light.is_offered(*["play Twi'lek Loyalist"] * 6, "pass")


def test_last_minute_rescue_waits_for_new_objectives_if_the_faq_is_played() -> None:
    luke = {"card": "Luke Skywalker (Core)", "damage": 1}
    assert len(refreshing(luke).light.pile("objectives")) == 2
    scene = refreshing(luke, faq=True)
    scene.light.is_offered("use Last Minute Rescue", "pass")
    assert len(scene.light.pile("objectives")) == 3


def redemption(*others: Any, defender: str = "Luke Skywalker (Core)", dark: tuple[str, ...] = ("Darth Vader (Core)",)) -> Scene:
    """The dark side's attackers strike a damaged unit of the light side, all of whose units are exhausted."""
    return Scene(
        light={"units": [{"card": "Redemption", "focus": 1}, *others], "objectives": ["Jedi Training"]},
        dark={"units": list(dark), "objectives": HEART},
        turn="dark",
        engagement={**VADER_STRIKES, "attackers": list(dark), "defenders": [defender], "edge": "dark"},
    )


DYING_LUKE = {"card": "Luke Skywalker (Core)", "damage": 1, "focus": 1, "enhancements": ["Jedi Lightsaber"]}


def test_redemption_returns_a_destroyed_character_to_its_owners_hand() -> None:
    scene = redemption(DYING_LUKE)
    scene.dark.picks("unit damage Darth Vader")
    scene.light.is_offered("use Redemption", "pass")
    scene.light.picks("use Redemption")
    assert scene.light.hand == ["Luke Skywalker"]
    assert scene.light.pile("discard") == ["Jedi Lightsaber"]
    assert scene.damage_on("Luke Skywalker") == scene.focus_on("Luke Skywalker") == 0


def test_redemption_may_be_declined() -> None:
    scene = redemption(DYING_LUKE)
    scene.dark.picks("unit damage Darth Vader")
    scene.light.passes()
    assert scene.zone_of("Luke Skywalker") == "discard"


def test_redemption_a77_may_save_an_enemy_character() -> None:
    scene = Scene(
        light={"units": ["Redemption", "Luke Skywalker (Core)"]},
        dark={"units": ["Nightsister"], "objectives": HEART},
        engagement=engaging(["Luke Skywalker (Core)"], ["Nightsister"], edge="light"),
    )
    scene.light.picks("unit damage Luke Skywalker", "hit Nightsister ×2", "use Redemption")
    assert scene.dark.hand == ["Nightsister"]


def test_redemption_does_not_save_a_vehicle() -> None:
    scene = redemption({"card": "Red Five", "focus": 1}, defender="Red Five")
    scene.dark.picks("unit damage Darth Vader")
    assert scene.zone_of("Red Five") == "discard"


def test_redemption_a77_is_used_once_per_turn() -> None:
    scene = Scene(
        light={"units": ["Redemption", "Twi'lek Loyalist", "Twi'lek Loyalist"], "objectives": ["Jedi Training"]},
        dark={"units": [{"card": "Nightsister", "committed": True}], "objectives": HEART, "hand": ["Force Choke"] * 2},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": ["Nightsister"],
            "defenders": ["Twi'lek Loyalist"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("unit damage Nightsister", "hit Twi'lek Loyalist ×1")
    scene.light.picks("use Redemption")
    assert scene.light.hand == ["Twi'lek Loyalist"]
    scene.dark.picks("use Force Choke", "target Twi'lek Loyalist")
    assert scene.light.pile("discard") == ["Twi'lek Loyalist"]
    assert "A53" in scene.light.why_not("Redemption")


def test_redemption_may_be_used_again_in_the_other_players_turn() -> None:
    scene = Scene(
        light={
            "units": ["Redemption", "Twi'lek Loyalist", "Twi'lek Loyalist"],
            "objectives": ["A Hero's Journey"] * 3,
            "deck": SIX_CARDS,
        },
        dark={"objectives": HEART, "hand": ["Force Choke", "Force Choke"]},
        turn="dark",
        phase="force",
        balance="dark",
    )
    for hand in (1, 2):
        scene.dark.picks("use Force Choke", "target Twi'lek Loyalist")
        scene.light.picks("use Redemption")
        assert scene.light.hand == ["Twi'lek Loyalist"] * hand


def test_redemption_does_not_keep_leia_organa_from_being_captured() -> None:
    scene = redemption({"card": "Leia Organa", "focus": 1}, defender="Leia Organa")
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("use Redemption")
    scene.light.passes()
    assert scene.zone_of("Leia Organa") == "captured"


def returning(*discard: str, **light: Any) -> Scene:
    return Scene(
        light={
            "objectives": ["A Hero's Journey", "Jedi Training"],
            "hand": ["Return of the Jedi", "Twi'lek Loyalist"],
            "discard": list(discard),
            **light,
        },
        dark={"discard": ["Darth Vader (Core)"]},
    )


def test_return_of_the_jedi_puts_a_force_user_into_play_from_your_discard_pile() -> None:
    scene = returning("Luke Skywalker (Core)", "Red Five", "Jedi Mind Trick", "Yoda", "Believer in the Old Ways")
    scene.light.picks("use Return of the Jedi")
    scene.light.pays()
    scene.light.is_offered("choose Luke Skywalker", "choose Yoda")
    scene.light.picks("choose Luke Skywalker")
    assert scene.zone_of("Luke Skywalker") == "units"
    assert scene.zone_of("Return of the Jedi") == "discard"


def test_return_of_the_jedi_is_not_offered_without_a_force_user_to_return() -> None:
    scene = returning("Red Five", "Believer in the Old Ways")
    scene.light.is_offered("play Twi'lek Loyalist", "pass")
    assert scene.light.why_not("Return of the Jedi") == ["A88"]


def test_return_of_the_jedi_cannot_bring_back_a_unique_unit_that_is_in_play() -> None:
    scene = returning("Luke Skywalker (Core)", units=["Luke Skywalker (Core)"])
    scene.light.is_offered("play Twi'lek Loyalist", "pass")
    scene = returning("Luke Skywalker (Core)", "Yoda", units=["Luke Skywalker (Core)"])
    scene.light.picks("use Return of the Jedi")
    scene.light.pays()
    assert scene.zone_of("Yoda") == "units"


def test_return_of_the_jedi_during_an_engagement_brings_a_unit_that_does_not_participate() -> None:
    scene = Scene(
        light={
            "units": ["Red Five"],
            "objectives": ["A Hero's Journey", "Jedi Training"],
            "hand": ["Return of the Jedi"],
            "discard": ["Jedi in Hiding"],
        },
        dark={"objectives": HEART},
        engagement=engaging(["Red Five"], [], edge="light", step="after edge"),
    )
    scene.light.picks("use Return of the Jedi")
    scene.light.pays()
    scene.light.is_asked("unopposed")
    assert scene.card("Jedi in Hiding").zone == "units"
    assert scene.focus_on("Jedi in Hiding") == 0


def rejuvenating(*units: Any, dark: tuple[str, ...] = ("Darth Vader (Core)",)) -> Scene:
    return Scene(
        light={
            "units": list(units),
            "objectives": ["A Hero's Journey"],
            "hand": ["Force Rejuvenation", "Twi'lek Loyalist"],
        },
        dark={"units": list(dark)},
    )


BURDENED_LUKE = {
    "card": "Luke Skywalker (Core)",
    "focus": 2,
    "damage": 1,
    "shields": 1,
    "enhancements": ["Jedi Lightsaber", "Trust Your Feelings", "Intimidated"],
}


def test_force_rejuvenation_discards_any_mix_of_tokens_and_enhancements() -> None:
    scene = rejuvenating(BURDENED_LUKE)
    scene.light.picks("use Force Rejuvenation", "generate A Hero's Journey ×2")
    tokens = ["discard focus Luke Skywalker", "discard damage Luke Skywalker", "discard shield Luke Skywalker"]
    enhancements = ["discard Jedi Lightsaber", "discard Trust Your Feelings", "discard Intimidated"]
    scene.light.is_offered(*tokens, *enhancements, "done")
    scene.light.picks("discard focus Luke Skywalker", "discard focus Luke Skywalker", "discard Intimidated")
    scene.light.is_offered(*tokens[1:], *enhancements[:2], "done")
    scene.light.picks("discard damage Luke Skywalker", "done")
    luke = scene.card("Luke Skywalker")
    assert (luke.focus, luke.damage, luke.shields) == (0, 0, 1)
    assert scene.dark.pile("discard") == ["Intimidated"]
    assert scene.light.pile("enhancements") == ["Jedi Lightsaber", "Trust Your Feelings"]


def test_force_rejuvenation_may_discard_everything() -> None:
    scene = rejuvenating(BURDENED_LUKE)
    scene.light.picks("use Force Rejuvenation", "generate A Hero's Journey ×2")
    while scene.asked == "rejuvenate":
        scene.light.picks(scene.offered[0])
    luke = scene.card("Luke Skywalker")
    assert (luke.focus, luke.damage, luke.shields) == (0, 0, 0)
    assert scene.light.pile("discard") == ["Jedi Lightsaber", "Trust Your Feelings", "Force Rejuvenation"]
    assert scene.dark.pile("discard") == ["Intimidated"]


def test_force_rejuvenation_may_discard_nothing() -> None:
    scene = rejuvenating(BURDENED_LUKE)
    scene.light.picks("use Force Rejuvenation", "generate A Hero's Journey ×2", "done")
    assert scene.card("Luke Skywalker").focus == 2
    assert scene.zone_of("Force Rejuvenation") == "discard"


def test_force_rejuvenation_targets_friendly_characters_only() -> None:
    scene = rejuvenating("Luke Skywalker (Core)", {"card": "Yoda", "damage": 1}, "Red Five")
    scene.light.picks("use Force Rejuvenation", "generate A Hero's Journey ×2")
    scene.light.is_offered("target Luke Skywalker", "target Yoda")
    scene.light.picks("target Yoda", "discard damage Yoda")
    assert scene.damage_on("Yoda") == 0


def test_force_rejuvenation_is_not_offered_without_a_friendly_character() -> None:
    scene = rejuvenating("Red Five")
    scene.light.is_offered("play Twi'lek Loyalist", "pass")


# ── Set 7 ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def struggling(light: dict[str, Any], *dark_units: Any, turn: str = "light") -> Scene:
    """A Force struggle that the dark side has won before."""
    scene = Scene(
        light={"units": ["Red Five"], **light},
        dark={"units": list(dark_units), "objectives": HEART},
        turn=turn,
        phase="force",
        balance="dark",
    )
    if scene.match.decision is not None and scene.asked == "commit":
        scene.light.picks("done")
    return scene


def test_jedi_training_gives_one_force_icon_in_the_struggle() -> None:
    assert struggling({}).table.balance == "dark"
    assert struggling({"objectives": ["Jedi Training"]}).table.balance == "light"


def test_jedi_training_counts_in_the_opponents_force_phase_and_while_exhausted() -> None:
    scene = struggling({"objectives": [{"card": "Jedi Training", "focus": 1}]}, turn="dark")
    assert scene.table.balance == "light"


def test_jedi_training_alone_does_not_beat_two_icons() -> None:
    committed = {"card": "Nightsister", "committed": True}
    scene = struggling({"objectives": ["Jedi Training"]}, committed)
    assert scene.table.balance == "dark"


def test_ancient_monument_gives_one_force_icon_in_the_struggle() -> None:
    assert struggling({"enhancements": ["Ancient Monument"]}).table.balance == "light"


def test_ancient_monument_adds_to_others() -> None:
    committed = {"card": "Nightsister", "committed": True}
    two = {"objectives": ["Jedi Training"], "enhancements": ["Ancient Monument"]}
    assert struggling(two, committed).table.balance == "dark"
    three = {"objectives": ["Jedi Training"], "enhancements": ["Ancient Monument", "Ancient Monument"]}
    assert struggling(three, committed).table.balance == "light"


def test_ancient_monument_is_played_into_your_play_area() -> None:
    scene = Scene(light={"hand": ["Ancient Monument"]})
    scene.light.picks("play Ancient Monument")
    assert scene.card("Ancient Monument").zone == "enhancements"
    assert scene.card("Ancient Monument").host == ""


def test_ancient_monument_in_hand_gives_nothing() -> None:
    assert struggling({"hand": ["Ancient Monument"]}).table.balance == "dark"
