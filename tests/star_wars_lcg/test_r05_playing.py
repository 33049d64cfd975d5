"""Playing cards (R5)."""

from zeton.games.star_wars_lcg.testing import Scene


def test_r5_1_a_unit_is_played_into_its_owners_play_area() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"]})
    scene.light.picks("play Rebel Trooper")
    assert scene.light.pile("units") == ["Rebel Trooper"]
    assert scene.light.hand == []


def test_r5_2_an_enhancement_is_attached_to_a_card_of_the_kind_it_names() -> None:
    scene = Scene(
        light={
            "objectives": ["A Hero's Journey"],
            "units": ["Luke Skywalker (Core)", "Jedi in Hiding", "Twi'lek Loyalist"],
            "hand": ["Jedi Lightsaber"],
        }
    )
    scene.light.picks("play Jedi Lightsaber", "generate Jedi ×1")
    scene.light.is_offered("enhance Jedi Lightsaber → Luke Skywalker", "enhance Jedi Lightsaber → Jedi in Hiding")
    scene.light.picks("enhance Jedi Lightsaber → Jedi in Hiding")
    assert scene.card("Jedi Lightsaber").host == "Jedi in Hiding"
    assert scene.light.pile("enhancements") == ["Jedi Lightsaber"]


def test_r5_2_an_enhancement_of_a_play_area_is_attached_to_no_card() -> None:
    scene = Scene(light={"hand": ["Cloud City Casino"]})
    scene.light.picks("play Cloud City Casino", "generate Jedi ×1")
    assert scene.zone_of("Cloud City Casino") == "enhancements"
    assert scene.card("Cloud City Casino").host == ""


def test_r5_3_an_enhancement_without_anything_to_enhance_cannot_be_played() -> None:
    scene = Scene(light={"units": ["Twi'lek Loyalist"], "hand": ["Jedi Lightsaber", "Rebel Trooper"]})
    scene.light.is_offered("play Rebel Trooper", "pass")
    assert scene.light.why_not("Jedi Lightsaber") == ["R5.3"]


def test_r5_4_a_card_may_have_any_number_of_enhancements() -> None:
    scene = Scene(
        light={
            "objectives": ["A Hero's Journey"],
            "units": [{"card": "Luke Skywalker (Core)", "enhancements": ["Jedi Lightsaber", "Jedi Lightsaber"]}],
            "hand": ["Jedi Lightsaber"],
        }
    )
    scene.light.picks("play Jedi Lightsaber", "generate Jedi ×1")
    assert len(scene.table.attached(scene.card("Luke Skywalker").number)) == 3


def test_r5_5_an_enhancement_for_enemy_cards_is_offered_enemy_cards_only() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)", "Red Five"]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Intimidated"]},
        turn="dark",
    )
    scene.dark.picks("play Intimidated", "enhance Intimidated → Luke Skywalker")  # Red Five is no Character
    assert scene.card("Intimidated").host == "Luke Skywalker"
    assert scene.dark.pile("enhancements") == ["Intimidated"]  # who played it controls it (A63)


def test_r5_6_when_a_card_leaves_play_its_attachments_go_to_their_owners_discard_piles() -> None:
    scene = Scene(
        light={"units": [{"card": "Jedi in Hiding", "enhancements": ["Jedi Lightsaber", "Intimidated"]}]},
        dark={"hand": ["Force Choke"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Jedi in Hiding")
    assert scene.light.pile("discard") == ["Jedi in Hiding", "Jedi Lightsaber"]
    assert "Intimidated" in scene.dark.pile("discard")
    assert scene.card("Jedi Lightsaber").host == ""


def test_r5_7_an_event_is_paid_for_resolved_and_then_discarded() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]}, dark={"units": ["Darth Vader (Core)"]}
    )
    scene.light.picks("use Our Most Desperate Hour", "target Luke Skywalker")
    assert scene.shields_on("Luke Skywalker") == 1
    assert scene.light.pile("discard") == ["Our Most Desperate Hour"]


def test_r5_7_an_event_that_cannot_be_paid_for_is_not_offered() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Jedi Mind Trick", "Rebel Trooper"],
            "affiliation": "Rebel Alliance",
        },
        dark={"units": ["Darth Vader (Core)"]},
    )
    scene.light.is_offered("play Rebel Trooper", "pass")
    assert scene.light.why_not("Jedi Mind Trick") == ["R4.7"]


def test_r5_7_an_event_costs_what_is_printed_on_it() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Jedi Mind Trick"]}, dark={"units": ["Darth Vader (Core)"]}
    )
    scene.light.picks("use Jedi Mind Trick", "target Darth Vader")
    assert scene.focus_on("Jedi") == 1
    assert scene.focus_on("Darth Vader") == 2


def test_r5_8_a_fate_card_can_never_be_played() -> None:
    scene = Scene(light={"hand": ["Twist of Fate", "Rebel Trooper"]})
    scene.light.is_offered("play Rebel Trooper", "pass")
    assert scene.light.why_not("Twist of Fate") == ["R5.8"]


def test_r5_8_a_fate_card_may_be_placed_in_an_edge_stack() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Twist of Fate"]},
        dark={"objectives": ["Imperial Command"]},
        engagement={"objective": "Imperial Command", "attackers": ["Luke Skywalker (Core)"], "step": "edge"},
    )
    scene.light.is_offered("place Twist of Fate", "pass")


def test_r5_9_a_card_placed_in_an_edge_stack_is_not_played() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Cloud City Casino", "Yoda"]},
        dark={"objectives": ["Imperial Command"]},
        engagement={"objective": "Imperial Command", "attackers": ["Luke Skywalker (Core)"], "step": "edge"},
    )
    scene.light.picks("place Cloud City Casino", "pass")
    assert scene.table.plays == ()
    assert scene.focus_on("Jedi") == 0
