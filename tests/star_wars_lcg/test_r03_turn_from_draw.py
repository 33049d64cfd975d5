"""Turn, phases and timing (R3): the draw, deployment and conflict phases, and discarding."""

from zeton.games.star_wars_lcg.testing import Scene

DECKS = {"deck": ["Rebel Trooper"] * 10}
DARK_DECKS = {"deck": ["Espo Trooper"] * 10}
LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Forgotten Heroes"]
DARK_OBJECTIVES = ["Shadows of Dathomir", "Imperial Command", "Death and Despayre"]


# ── draw ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def drawing(hand: int) -> Scene:
    return Scene(light={"hand": ["Rebel Trooper"] * hand, "deck": ["Twi'lek Loyalist"] * 10}, turn="light", phase="draw")


def test_r3_14_the_active_player_may_discard_exactly_one_card() -> None:
    scene = drawing(6)
    scene.light.is_asked("discard one")
    scene.light.picks("discard Rebel Trooper")
    assert scene.asked != "discard one"
    assert scene.light.pile("discard") == ["Rebel Trooper"]
    assert sorted(scene.light.hand) == ["Rebel Trooper"] * 5 + ["Twi'lek Loyalist"]


def test_r3_15_fewer_cards_than_the_reserve_value_are_filled_up() -> None:
    scene = drawing(4)
    scene.light.passes()
    assert sorted(scene.light.hand) == ["Rebel Trooper"] * 4 + ["Twi'lek Loyalist"] * 2


def test_r3_15_more_cards_than_the_reserve_value_are_discarded_by_choice() -> None:
    scene = drawing(7)
    scene.light.passes()
    scene.light.is_asked("discard down")
    assert not scene.light.can("pass")
    scene.light.picks("discard Rebel Trooper")
    assert scene.light.hand == ["Rebel Trooper"] * 6


def test_r3_15_exactly_the_reserve_value_changes_nothing() -> None:
    scene = drawing(6)
    scene.light.passes()
    assert scene.light.hand == ["Rebel Trooper"] * 6
    assert scene.light.pile("discard") == []


def test_r3_16_cards_change_the_reserve_value() -> None:
    scene = Scene(
        dark={"objectives": ["Reconnaissance Mission"], "hand": ["Espo Trooper"], "deck": ["Death Star Trooper"] * 9},
        turn="dark",
        phase="draw",
    )
    scene.dark.passes()
    assert len(scene.dark.hand) == 7


# ── deployment and conflict ──────────────────────────────────────────────────────────────────────────────────────────


def test_r3_17_only_the_active_player_plays_units_and_any_number_of_them() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper", "Rebel Trooper"]}, dark={"hand": ["Espo Trooper"]}, turn="light")
    scene.light.picks("play Rebel Trooper")
    assert scene.match.decision is None or not scene.dark.can("play Espo Trooper")
    scene.light.picks("play Rebel Trooper")
    assert scene.light.pile("units") == ["Rebel Trooper", "Rebel Trooper"]
    assert scene.dark.hand == ["Espo Trooper"]


def test_r3_17_units_are_not_played_in_other_windows() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour", "Rebel Trooper"]},
        dark={"objectives": DARK_OBJECTIVES},
        turn="light",
        phase="conflict",
    )
    scene.light.is_offered("use Our Most Desperate Hour", "pass")
    assert scene.light.why_not("Rebel Trooper") == ["R3.17"]


def test_r3_18_a_unit_enters_play_ready_and_may_attack_in_the_same_turn() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"]}, dark={"objectives": DARK_OBJECTIVES}, turn="light")
    scene.light.picks("play Rebel Trooper")
    assert scene.focus_on("Rebel Trooper") == 0
    scene.light.picks("engage Shadows of Dathomir", "attack Rebel Trooper")
    assert scene.table.participants(scene.table.light)


def test_r3_18_a_resource_card_may_be_used_in_the_turn_it_enters_play() -> None:
    scene = Scene(
        light={"hand": ["R2-D2", "Cloud City Casino", "Twi'lek Loyalist"], "objectives": ["Jedi Training"]},
        turn="light",
    )
    scene.light.picks("play R2-D2", "play Twi'lek Loyalist")
    scene.light.is_offered("generate Jedi ×1", "generate Jedi Training ×1")  # R2-D2 alone would leave no match
    scene.light.picks("generate Jedi ×1", "play Cloud City Casino")
    assert scene.light.can("generate R2-D2 ×1")


def test_r3_19_a7_engagements_are_resolved_one_after_another() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper", "Jedi in Hiding"]},
        dark={"objectives": DARK_OBJECTIVES},
        turn="light",
        phase="conflict",
    )
    scene.light.picks("engage Shadows of Dathomir", "attack Rebel Trooper", "done")
    assert scene.asked == "unopposed"  # no other objective can be engaged before this engagement is over
    scene.light.passes()
    scene.light.is_offered("engage Imperial Command", "engage Death and Despayre", "pass")


def test_r3_20_each_objective_may_be_engaged_once_per_phase() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper", "Jedi in Hiding"]},
        dark={"objectives": ["Shadows of Dathomir", "Imperial Command"]},
        turn="light",
        phase="conflict",
    )
    scene.light.picks("engage Shadows of Dathomir", "attack Rebel Trooper", "done", "pass")
    scene.light.is_offered("engage Imperial Command", "pass")


def test_r3_20_it_may_be_engaged_again_in_the_next_turn() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper", "Yoda"], "objectives": LIGHT_OBJECTIVES, **DECKS},
        dark={"objectives": ["Shadows of Dathomir"], "objective_deck": ["Fall of the Jedi"] * 4, **DARK_DECKS},
        turn="light",
        phase="conflict",
    )
    scene.light.picks("engage Shadows of Dathomir", "attack Rebel Trooper", "done", "pass")
    assert scene.asked != "engage"
    scene.pass_all("engage")
    assert scene.light.can("engage Shadows of Dathomir")


def test_r3_21_the_active_player_may_decline_to_engage() -> None:
    scene = Scene(light={"units": ["Rebel Trooper"]}, dark={"objectives": DARK_OBJECTIVES}, turn="light", phase="conflict")
    scene.light.picks("pass")
    assert scene.table.phase == "force"


def test_r3_21_he_must_stop_when_every_objective_has_been_engaged() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper", "Yoda"]},
        dark={"objectives": ["Shadows of Dathomir"]},
        turn="light",
        phase="conflict",
    )
    scene.light.picks("engage Shadows of Dathomir", "attack Rebel Trooper", "done", "pass")
    assert scene.table.phase == "force"


def test_r3_22_a2_the_dark_side_skips_the_conflict_phase_of_its_first_turn_and_nothing_else() -> None:
    given = {
        "light": {"objectives": LIGHT_OBJECTIVES},
        "dark": {"units": ["Espo Trooper"], "hand": ["Force Choke"], "objectives": DARK_OBJECTIVES},
        "turn": "dark",
        "phase": "deployment",
    }
    first = Scene(**given, turn_number=1)
    first.dark.passes()
    assert first.table.phase == "force"  # not even its action windows are opened (A2)
    later = Scene(**given, turn_number=3)
    later.dark.passes()
    assert later.table.phase == "conflict"


def test_r3_22_the_light_side_does_not_skip_it() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper"]},
        dark={"objectives": DARK_OBJECTIVES},
        turn="light",
        turn_number=2,
        phase="conflict",
    )
    scene.light.is_asked("engage")


# ── discarding ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r3_23_a_discarded_card_lies_face_up_on_top_of_its_owners_pile() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"] * 6, "discard": ["Twi'lek Loyalist"]}, turn="light", phase="draw")
    scene.light.picks("discard Rebel Trooper")
    assert scene.light.pile("discard") == ["Twi'lek Loyalist", "Rebel Trooper"]
    assert None not in scene.match.view(None)["zones"]["discard"][scene.table.light]


def test_r3_24_the_owner_orders_cards_that_are_discarded_at_once() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Yoda", "Rebel Trooper"], "deck": ["It Binds All Things"]},
        dark={"objectives": DARK_OBJECTIVES},
        turn="light",
        engagement={"objective": "Imperial Command", "attackers": ["Luke Skywalker (Core)"], "step": "edge"},
    )
    scene.light.picks("place Yoda", "place Rebel Trooper")
    scene.light.is_asked("order")
    scene.light.picks("next Rebel Trooper")
    assert scene.light.pile("discard") == ["Rebel Trooper", "Yoda"]


def test_r3_24_nobody_is_asked_for_an_order_that_no_card_can_read() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Yoda", "Rebel Trooper"]},
        dark={"objectives": DARK_OBJECTIVES},
        turn="light",
        engagement={"objective": "Imperial Command", "attackers": ["Luke Skywalker (Core)"], "step": "edge"},
    )
    scene.light.picks("place Yoda", "place Rebel Trooper")
    assert scene.asked != "order"


def test_r3_25_a_discarded_force_card_returns_to_the_supply() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": LIGHT_OBJECTIVES},
        dark={"units": [{"card": "Kuati Security Team", "committed": True}], "objectives": DARK_OBJECTIVES},
        turn="light",
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Kuati Security Team"],
            "edge": "light",
            "step": "strikes",
        },
    )
    assert scene.match.view(None)["force_cards"][scene.table.dark] == 2
    scene.light.picks("strike Luke Skywalker", "unit damage Luke Skywalker", "hit Kuati Security Team ×2")
    assert scene.zone_of("Kuati Security Team") == "discard"
    assert scene.match.view(None)["force_cards"][scene.table.dark] == 3


def test_r3_25_a_card_that_comes_back_has_none_of_its_old_tokens() -> None:
    scene = Scene(
        light={"units": [{"card": "Rebel Trooper", "focus": 2, "shields": 1}], "hand": ["Fall Back!"]},
        turn="light",
    )
    scene.light.picks("use Fall Back!", "target Rebel Trooper", "play Rebel Trooper")
    assert scene.focus_on("Rebel Trooper") == 0
    assert scene.shields_on("Rebel Trooper") == 0
