"""Capture and rescue (R16), and who knows what about captured cards (A59)."""

import random

from zeton.games.star_wars_lcg.rules.leaving import destroy
from zeton.games.star_wars_lcg.rules.terms import CAPTURED
from zeton.games.star_wars_lcg.testing import Scene


def interrogated(hand: list[str]) -> Scene:
    """Cruel Interrogations enters play and takes a card at random from the light side's hand."""
    scene = Scene(
        light={"hand": hand, "deck": ["Rebel Trooper"] * 4},
        dark={
            "objectives": ["Shadows of Dathomir", "Imperial Command"],
            "objective_deck": ["Cruel Interrogations"],
            "hand": ["Espo Trooper"],
        },
        turn="dark",
        phase="refresh",
    )
    scene.dark.picks("use Cruel Interrogations")
    return scene


def detained(unit: object, hand: tuple[str, ...] = ()) -> Scene:
    """A light side attacker has resolved its strike; the dark side detains it."""
    title = unit["card"] if isinstance(unit, dict) else unit
    scene = Scene(
        light={"units": [unit, "Rebel Trooper"], "hand": list(hand)},
        dark={
            "affiliation": "Imperial Navy",
            "objectives": ["Shadows of Dathomir", "Imperial Command"],
            "hand": ["Detained"],
        },
        engagement={
            "objective": "Imperial Command",
            "attackers": [title],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("use Detained")
    scene.dark.pays()
    return scene


def test_r16_1_only_light_side_cards_are_captured() -> None:
    scene = interrogated(["Luke Skywalker (Core)"])
    assert scene.dark.pile("captured") == ["Luke Skywalker"]
    assert scene.light.pile("captured") == []


def test_r16_2_a_captured_card_is_attached_to_the_objective_the_effect_names() -> None:
    scene = interrogated(["Luke Skywalker (Core)"])
    assert scene.card("Luke Skywalker").host == "Cruel Interrogations"


def test_r16_2_or_to_an_objective_of_the_dark_sides_choice() -> None:
    scene = detained("Jedi in Hiding")
    scene.dark.is_offered("capture at Jedi in Hiding → Shadows of Dathomir", "capture at Jedi in Hiding → Imperial Command")
    scene.dark.picks("capture at Jedi in Hiding → Shadows of Dathomir")
    assert scene.card("Jedi in Hiding").host == "Shadows of Dathomir"


def test_r16_3_on_capture_tokens_enhancements_and_force_card_are_lost() -> None:
    unit = {
        "card": "Luke Skywalker (Core)",
        "damage": 1,
        "shields": 1,
        "committed": True,
        "enhancements": ["Jedi Lightsaber"],
    }
    scene = detained(unit)
    scene.dark.picks("capture at Luke Skywalker → Imperial Command")
    luke = scene.card("Luke Skywalker")
    assert (luke.zone, luke.damage, luke.focus, luke.shields, luke.committed) == ("captured", 0, 0, 0, False)
    assert scene.zone_of("Jedi Lightsaber") == "discard"
    assert scene.match.view(None)["force_cards"][scene.table.light] == 3


def test_r16_4_a_captured_card_is_out_of_play() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding"], "hand": ["Our Most Desperate Hour"]},
        dark={"objectives": [{"card": "Imperial Command", "captured": ["Luke Skywalker (Core)"]}]},
    )
    scene.light.picks("use Our Most Desperate Hour", "target Jedi in Hiding")  # Luke is no target
    assert scene.shields_on("Luke Skywalker") == 0


def test_r16_5_when_its_objective_is_destroyed_it_returns_to_hand() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"], "objectives": ["A Hero's Journey"] * 3},
        dark={"objectives": [{"card": "Imperial Command", "captured": ["Luke Skywalker (Core)"], "damage": 4}]},
        phase="balance",
    )
    scene.light.picks("damage Imperial Command ×1")
    assert sorted(scene.light.hand) == ["Luke Skywalker", "Rebel Trooper"]
    assert scene.card("Luke Skywalker").host == ""


def test_r16_6_rescue_chooses_an_objective_and_takes_a_random_card_there() -> None:
    scene = Scene(
        light={"hand": ["Rescue Mission"], "objectives": ["A Hero's Journey"]},
        dark={
            "objectives": [
                {"card": "Imperial Command", "captured": ["Twist of Fate"]},
                {"card": "Shadows of Dathomir", "captured": ["Heat of Battle"]},
                "Death and Despayre",
            ]
        },
    )
    scene.light.picks("use Rescue Mission")
    while scene.asked == "pay":
        scene.light.pays()
    labels = scene.offered
    assert any("Imperial Command" in label for label in labels)
    assert any("Shadows of Dathomir" in label for label in labels)
    assert not any("Death and Despayre" in label for label in labels)  # it holds nobody (A60)
    scene.light.picks(next(label for label in labels if "Imperial Command" in label))
    assert scene.zone_of("Twist of Fate") == "hand"
    assert scene.zone_of("Heat of Battle") == "captured"


# ── who knows (A59) ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a59_the_dark_side_may_look_at_a_card_captured_from_hand_and_the_light_side_misses_it() -> None:
    scene = interrogated(["Luke Skywalker (Core)", "Yoda", "Red Five"])
    light, dark = scene.table.light, scene.table.dark
    for seat in (light, dark):
        assert None not in scene.match.view(seat)["zones"]["captured"][dark]
    assert scene.match.view(None)["zones"]["captured"][dark] == [None]


def test_a59_cards_captured_in_a_position_are_seen_by_the_dark_side_only() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"]},
        dark={"objectives": [{"card": "Imperial Command", "captured": ["Luke Skywalker (Core)", "Yoda"]}]},
    )
    light, dark = scene.table.light, scene.table.dark
    assert None not in scene.match.view(dark)["zones"]["captured"][dark]
    assert scene.match.view(light)["zones"]["captured"][dark] == [None, None]
    assert len(scene.match.view(light)["captured_at"]) == 2


def test_a59_everybody_sees_at_which_objective_it_lies() -> None:
    scene = interrogated(["Luke Skywalker (Core)", "Yoda"])
    objective = scene.card("Cruel Interrogations").number
    for seat in (0, 1, None):
        assert scene.match.view(seat)["captured_at"] == [objective]


def captives_dealt_to(scene: Scene, seat: int) -> set[str]:
    """What lies captured at Imperial Command in copies in which what this seat cannot know is dealt anew."""
    titles = set()
    for seed in range(40):
        dealt = scene.match.determinize(seat, random.Random(seed)).table
        [captive] = dealt.pile(CAPTURED, scene.table.dark)
        titles.add(dealt.cards[captive].title)
        assert dealt.host[captive] == scene.card("Imperial Command").number
    return titles


def test_a59_for_the_light_side_a_captured_card_may_be_any_it_does_not_know() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"], "deck": ["Luke Skywalker (Core)", "Red Five"]},
        dark={"objectives": [{"card": "Imperial Command", "captured": ["Yoda"]}]},
    )
    assert captives_dealt_to(scene, scene.table.light) == {"Luke Skywalker", "Yoda", "Red Five"}
    assert captives_dealt_to(scene, scene.table.dark) == {"Yoda"}


def test_a59_a_unit_captured_from_play_is_known_to_both() -> None:
    scene = detained("Jedi in Hiding")
    scene.dark.picks("capture at Jedi in Hiding → Imperial Command")
    number = scene.card("Jedi in Hiding").number
    for seat in (0, 1, None):
        assert scene.match.view(seat)["zones"]["captured"][scene.table.dark] == [number]


def test_a59_of_a_card_both_knew_in_hand_both_know_where_it_is_after_a_random_capture() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper"], "hand": ["Fall Back!", "Yoda"], "objectives": ["A Hero's Journey"] * 3},
        dark={
            "objectives": ["Shadows of Dathomir", "Imperial Command"],
            "objective_deck": ["Cruel Interrogations"],
            "hand": ["Espo Trooper"],
        },
        turn="light",
        phase="force",
    )
    scene.light.picks("done", "use Fall Back!")
    trooper = scene.card("Rebel Trooper").number
    assert trooper in scene.match.view(scene.table.dark)["cards"]
    scene.pass_all("reaction")
    scene.dark.picks("use Cruel Interrogations")
    # It is in the hand or it is captured: the dark side may look, others cannot tell.
    for seat in (scene.table.light, scene.table.dark):
        assert trooper in scene.match.view(seat)["cards"]
    assert trooper not in scene.match.view(None)["cards"]


def test_a59_a_rescued_card_that_was_captured_from_play_is_still_known_to_the_dark_side() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding", "Rebel Trooper"], "objectives": ["A Hero's Journey"]},
        dark={
            "affiliation": "Imperial Navy",
            "objectives": [{"card": "Imperial Command", "damage": 4}, "Shadows of Dathomir"],
            "hand": ["Detained"],
        },
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Jedi in Hiding", "Rebel Trooper"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.light.picks("strike Jedi in Hiding")
    scene.dark.picks("use Detained")
    scene.dark.pays()
    scene.dark.picks("capture at Jedi in Hiding → Imperial Command")
    scene.light.picks("damage Imperial Command ×1")  # the Rebel Trooper was unopposed
    assert scene.light.hand == ["Jedi in Hiding"]
    assert scene.match.view(scene.table.dark)["zones"]["hand"][scene.table.light] == [scene.card("Jedi in Hiding").number]


def test_a59_a_rescued_card_is_still_known_to_the_dark_side_that_could_look_at_it() -> None:
    scene = Scene(
        light={"objectives": ["A Hero's Journey"] * 3},
        dark={"objectives": [{"card": "Imperial Command", "damage": 4, "captured": ["Luke Skywalker (Core)"]}]},
        phase="balance",
    )
    scene.light.picks("damage Imperial Command ×1")
    light = scene.table.light
    assert scene.light.hand == ["Luke Skywalker"]
    assert scene.match.view(light)["zones"]["hand"][light] == [scene.card("Luke Skywalker").number]
    assert scene.match.view(scene.table.dark)["zones"]["hand"][light] == [scene.card("Luke Skywalker").number]
    assert scene.match.view(None)["zones"]["hand"][light] == [None]


def test_r16_2_nobody_is_captured_at_an_objective_that_leaves_at_the_same_moment() -> None:
    scene = Scene(
        light={"units": ["Leia Organa", "Rebel Trooper"], "hand": ["Rebel Trooper"]},
        dark={"objectives": ["Imperial Command", "Shadows of Dathomir", "Death and Despayre"]},
    )
    destroy(scene.table, scene.number("Leia Organa"), scene.number("Imperial Command"))  # as one effect that damages both would
    scene.light.passes()
    scene.pass_all("capture at")
    scene.dark.is_offered("capture at Leia Organa → Shadows of Dathomir", "capture at Leia Organa → Death and Despayre")
