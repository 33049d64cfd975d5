"""Turn, phases and timing (R3): the order, and the balance and refresh phases."""

import pytest

from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.ability import Lasting

DECKS = {"deck": ["Rebel Trooper"] * 10}
DARK_DECKS = {"deck": ["Espo Trooper"] * 10}
LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Forgotten Heroes"]
DARK_OBJECTIVES = ["Shadows of Dathomir", "Imperial Command", "Death and Despayre"]


def pass_through_the_turn(scene: Scene, limit: int = 40) -> list[tuple[str, str]]:
    """Everybody declines everything for one turn: the questions that were asked, each with its step of the chart."""
    turn, asked = scene.table.turn, []
    for _ in range(limit):
        if scene.match.decision is None or scene.table.turn != turn:
            break
        asked.append((scene.asked, scene.table.step_now))
        scene.match.choose(next(n for n, o in enumerate(scene.decision.options) if o.verb in ("pass", "done")))
    return asked


# ── order ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r3_1_turns_alternate() -> None:
    scene = Scene(
        light={"objectives": LIGHT_OBJECTIVES, "units": ["Rebel Trooper"], **DECKS},
        dark={"objectives": DARK_OBJECTIVES, "units": ["Espo Trooper"], **DARK_DECKS},
        turn="dark",
        phase="force",
    )
    scene.dark.picks("done")
    assert scene.table.active == scene.table.light
    scene.pass_all("commit")
    scene.light.picks("done")
    assert scene.table.active == scene.table.dark


def test_r3_2_a_turn_has_six_phases_in_order() -> None:
    scene = Scene(
        light={
            "objectives": LIGHT_OBJECTIVES,
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Our Most Desperate Hour"],
            **DECKS,
        },
        dark={"objectives": DARK_OBJECTIVES},
        turn="light",
        phase="balance",
    )
    phases = [scene.table.phase]
    for _ in range(30):
        if scene.table.active != scene.table.light or scene.match.decision is None:
            break
        scene.match.choose(next(n for n, o in enumerate(scene.decision.options) if o.verb in ("pass", "done")))
        if scene.table.phase != phases[-1]:
            phases.append(scene.table.phase)
    assert phases[:6] == ["balance", "refresh", "draw", "deployment", "conflict", "force"]


def test_r3_3_no_action_is_offered_in_a_framework_step() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour", "Rebel Trooper"], **DECKS},
        turn="light",
        phase="draw",
    )
    scene.light.is_offered("discard Our Most Desperate Hour", "discard Rebel Trooper", "pass")
    assert "R3.3" in scene.light.why_not("Our Most Desperate Hour")


def test_r3_4_the_active_player_has_the_first_opportunity_then_they_alternate() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour", "Our Most Desperate Hour"]},
        dark={"hand": ["Force Choke"]},
        turn="light",
        phase="deployment",
    )
    scene.light.picks("use Our Most Desperate Hour", "target Luke Skywalker")
    scene.dark.is_asked("action")
    scene.dark.passes()
    scene.light.is_asked("action")  # one pass does not close the window
    scene.light.picks("use Our Most Desperate Hour", "target Luke Skywalker")
    scene.dark.is_asked("action")  # he passed, and may act again


def test_r3_4_a_window_closes_when_both_pass_in_a_row() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]},
        dark={"hand": ["Force Choke"], "objectives": DARK_OBJECTIVES},
        turn="light",
        phase="deployment",
    )
    scene.light.passes()
    assert scene.table.phase == "deployment"
    scene.dark.passes()
    assert scene.table.phase == "conflict"


def test_r3_5_the_light_sides_turn_follows_the_timing_chart() -> None:
    scene = Scene(
        light={
            "objectives": LIGHT_OBJECTIVES,
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Our Most Desperate Hour"],
            **DECKS,
        },
        dark={"objectives": DARK_OBJECTIVES, **DARK_DECKS},
        turn="light",
        phase="turn",
    )
    assert pass_through_the_turn(scene) == [
        ("balance damage", "F1.4"),
        ("action", "W-REFRESH"),
        ("discard one", "F3.2"),
        ("action", "W-DRAW"),
        ("action", "W-DEPLOY"),
        ("action", "W-CONFLICT"),
        ("engage", "F5.2"),
        ("action", "W-CONFLICT-END"),
        ("commit", "F6.2"),
        ("action", "W-FORCE"),
    ]


def test_r3_5_the_windows_of_an_engagement() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]},
        dark={"objectives": DARK_OBJECTIVES, "units": ["Kuati Security Team"]},
        turn="light",
        phase="conflict",
    )
    windows = []
    answers = {
        "engage": "engage Shadows of Dathomir",
        "attackers": "attack Luke Skywalker",
        "defenders": "defend Kuati Security Team",
        "edge card": "pass",
        "strike": "strike Luke Skywalker",
        "icon": "unit damage Luke Skywalker",
        "unopposed": "pass",
    }
    while scene.table.step_now != "W-CONFLICT" or len(windows) < 2:
        if scene.asked == "action":
            windows.append(scene.table.step_now)
            scene.light.passes()
        else:
            label = answers[scene.asked]
            (scene.dark if scene.decision.seat == scene.table.dark else scene.light).picks(label)
    windows.append(scene.table.step_now)
    assert windows == [
        "W-CONFLICT",
        "W-ATTACKERS",
        "W-DEFENDERS",
        "W-EDGE",
        "W-STRIKE",
        "W-STRIKE",
        "W-CONFLICT",
    ]


def test_r3_3_reactions_may_be_used_in_framework_steps() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "focus": 1}]}, turn="dark", phase="turn")
    assert scene.table.phase == "balance"
    scene.light.is_offered("use Luke Skywalker", "pass")


def test_r3_5_what_lasts_to_the_end_of_the_balance_phase_ends_before_the_refresh_phase() -> None:
    scene = Scene(
        light={"objectives": LIGHT_OBJECTIVES, "units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]},
        dark={"objectives": DARK_OBJECTIVES},
        turn="light",
        phase="balance",
    )
    luke = scene.card("Luke Skywalker").number
    scene.table.lasting = (Lasting("cannot attack", luke, 1, "phase"),)
    scene.light.passes()
    assert scene.table.step_now == "W-REFRESH"
    assert scene.table.lasting == ()


# ── balance ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("balance", "dial"), [("light", 4), ("dark", 5)])
def test_r3_6_the_dial_goes_up_by_1_and_by_1_more_if_the_balance_is_dark(balance: str, dial: int) -> None:
    scene = Scene(dial=3, balance=balance, turn="dark", phase="balance")
    assert scene.table.dial == dial


def test_r3_6_the_dial_stays_in_the_light_sides_turn() -> None:
    scene = Scene(dial=3, balance="dark", turn="light", phase="balance")
    assert scene.table.dial == 3


def test_r3_7_with_the_balance_light_the_light_side_may_damage_one_dark_objective() -> None:
    scene = Scene(dark={"objectives": DARK_OBJECTIVES}, turn="light", phase="balance")
    scene.light.is_offered(*(f"damage {title} ×1" for title in DARK_OBJECTIVES), "pass")
    scene.light.picks("damage Imperial Command ×1")
    assert [scene.damage_on(title) for title in DARK_OBJECTIVES] == [0, 1, 0]


def test_r3_7_with_the_balance_dark_the_light_side_damages_nothing() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"], "objectives": LIGHT_OBJECTIVES},
        dark={"objectives": DARK_OBJECTIVES},
        balance="dark",
        turn="light",
        phase="balance",
    )
    scene.light.is_asked("discard one")


def test_r3_7_the_dark_side_never_damages_in_its_own_balance_phase() -> None:
    scene = Scene(
        dark={"objectives": DARK_OBJECTIVES, "hand": ["Espo Trooper"]},
        light={"objectives": LIGHT_OBJECTIVES},
        turn="dark",
        phase="balance",
    )
    scene.dark.is_asked("discard one")


def test_r3_8_a3_an_objective_destroyed_in_the_balance_phase_always_goes_to_the_victory_pile_at_once() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"], "objectives": LIGHT_OBJECTIVES},
        dark={"objectives": [{"card": "Shadows of Dathomir", "damage": 4}]},
        turn="light",
        phase="balance",
    )
    scene.light.picks("damage Shadows of Dathomir ×1")
    assert scene.light.pile("victory") == ["Shadows of Dathomir"]


def test_r3_8_the_third_objective_destroyed_in_the_balance_phase_wins_at_once() -> None:
    scene = Scene(
        light={"victory": ["Imperial Command", "Death and Despayre"]},
        dark={"objectives": [{"card": "Shadows of Dathomir", "damage": 4}]},
        turn="light",
        phase="balance",
    )
    scene.light.picks("damage Shadows of Dathomir ×1")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (scene.table.light,)


# ── refresh ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def refreshing(side: str, **given: object) -> Scene:
    """A scene that stops in the draw phase, right after the refresh phase of this side."""
    return Scene(
        light={
            "units": [{"card": "Twi'lek Loyalist", "focus": 2, "shields": 1}],
            "objectives": [{"card": "A Hero's Journey", "focus": 1, "shields": 1}, *LIGHT_OBJECTIVES[1:]],
            "enhancements": [{"card": "Cloud City Casino", "focus": 1}],
            "hand": ["Rebel Trooper"],
            "deck": ["Rebel Trooper"] * 10,
        },
        dark={
            "units": [{"card": "Kuati Security Team", "focus": 2, "shields": 1}],
            "objectives": DARK_OBJECTIVES,
            "hand": ["Espo Trooper"],
            "deck": ["Espo Trooper"] * 10,
        },
        turn=side,
        phase="refresh",
        **given,
    )


def test_r3_9_the_active_player_removes_one_focus_token_from_each_of_his_cards() -> None:
    scene = refreshing("light")
    assert scene.focus_on("Twi'lek Loyalist") == 1
    assert scene.focus_on("A Hero's Journey") == 0
    assert scene.focus_on("Cloud City Casino") == 0
    assert scene.focus_on("Kuati Security Team") == 2


def test_r3_10_light_side_skips_refresh_step_one_in_its_first_turn() -> None:
    scene = refreshing("light", turn_number=2)
    assert scene.focus_on("Twi'lek Loyalist") == 2
    assert scene.focus_on("A Hero's Journey") == 1
    assert scene.shields_on("Twi'lek Loyalist") == 0  # only step 1 is skipped


def test_r3_10_the_dark_side_does_not_skip_it() -> None:
    assert refreshing("dark", turn_number=1).focus_on("Kuati Security Team") == 1


def test_r3_11_a12_the_active_players_shields_are_removed_the_opponents_stay() -> None:
    scene = refreshing("light")
    assert scene.shields_on("Twi'lek Loyalist") == 0
    assert scene.shields_on("A Hero's Journey") == 0
    assert scene.shields_on("Kuati Security Team") == 1


def test_r3_12_the_active_player_refills_his_objectives_to_three_from_the_top_of_his_deck() -> None:
    scene = Scene(
        light={
            "objectives": ["A Hero's Journey"],
            "objective_deck": ["Draw Their Fire", "Forgotten Heroes", "Jedi Training"],
            "hand": ["Rebel Trooper"],
        },
        dark={"objectives": DARK_OBJECTIVES[:2], "objective_deck": DARK_OBJECTIVES[2:]},
        turn="light",
        phase="refresh",
    )
    assert scene.light.pile("objectives") == ["A Hero's Journey", "Draw Their Fire", "Forgotten Heroes"]
    assert scene.light.pile("objective_deck") == ["Jedi Training"]
    assert len(scene.dark.pile("objectives")) == 2  # his refresh phase comes in his own turn


def test_r3_12_each_new_objective_has_its_reactions_before_the_next_one() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper", "Luke Skywalker (Core)"]},
        dark={
            "objectives": ["Shadows of Dathomir"],
            "objective_deck": ["Cruel Interrogations", "Imperial Command"],
            "hand": ["Espo Trooper"],
        },
        turn="dark",
        phase="refresh",
    )
    scene.dark.is_offered("use Cruel Interrogations", "pass")
    assert scene.dark.pile("objectives") == ["Shadows of Dathomir", "Cruel Interrogations"]
    scene.dark.passes()
    assert scene.dark.pile("objectives") == ["Shadows of Dathomir", "Cruel Interrogations", "Imperial Command"]


def after_you_refresh(**given: object) -> Scene:
    """Last Minute Rescue answers "after you refresh"; a shield tells whether step 2 is already done."""
    return Scene(
        light={
            "objectives": ["Last Minute Rescue", "A Hero's Journey"],
            "objective_deck": ["Draw Their Fire"],
            "units": [{"card": "Luke Skywalker (Core)", "damage": 1, "focus": 1, "shields": 1}],
            "hand": ["Rebel Trooper"],
        },
        turn="light",
        phase="refresh",
        **given,
    )


def test_r3_13_after_you_refresh_is_after_step_one_and_before_step_two() -> None:
    scene = after_you_refresh()
    scene.light.is_offered("use Last Minute Rescue", "pass")
    assert scene.focus_on("Luke Skywalker") == 0
    assert scene.shields_on("Luke Skywalker") == 1
    assert len(scene.light.pile("objectives")) == 2


def test_r3_13_with_the_option_faq_after_you_refresh_is_after_step_three() -> None:
    scene = after_you_refresh(faq=True)
    scene.light.is_offered("use Last Minute Rescue", "pass")
    assert scene.shields_on("Luke Skywalker") == 0
    assert len(scene.light.pile("objectives")) == 3
