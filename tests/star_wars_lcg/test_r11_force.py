"""The Force phase (R11)."""

import pytest

from zeton.games.star_wars_lcg.testing import Scene

IDLE = {"card": "Rebel Trooper"}


def committed(title: str, focus: int = 0) -> dict[str, object]:
    return {"card": title, "committed": True, "focus": focus}


def struggle(light: list[object], dark: list[object], balance: str, **given: object) -> str:
    """The Balance of the Force after a struggle between these units."""
    scene = Scene(
        light={"units": [*light, IDLE], "hand": ["Our Most Desperate Hour"]},
        dark={"units": dark},
        phase="force",
        balance=balance,
        **given,
    )
    if scene.asked == "commit":
        scene.light.picks("done")
    assert scene.table.step_now == "W-FORCE"
    return scene.table.balance


def test_r11_1_the_active_player_may_commit_units_even_exhausted_ones() -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "focus": 1}, committed("Yoda"), "X-Wing"]},
        dark={"units": ["Darth Vader (Core)"]},
        phase="force",
    )
    scene.light.is_offered("commit Luke Skywalker", "commit X-Wing", "done")
    scene.light.picks("commit Luke Skywalker")
    assert scene.card("Luke Skywalker").committed
    scene.light.is_offered("commit X-Wing", "done")


def test_r11_1_the_opponent_commits_nothing_in_your_force_phase() -> None:
    scene = Scene(
        light={"objectives": ["A Hero's Journey"]},
        dark={"units": ["Darth Vader (Core)", "Espo Trooper"], "hand": ["Force Choke"]},
        phase="force",
    )
    scene.dark.is_asked("action")
    assert not scene.dark.can("commit Darth Vader")


def test_r11_2_three_force_cards_and_no_more() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)", "Yoda", "X-Wing", "Y-Wing"], "hand": ["Our Most Desperate Hour"]},
        phase="force",
    )
    scene.light.picks("commit Luke Skywalker", "commit Yoda", "commit X-Wing")
    assert scene.asked == "action"
    assert not scene.card("Y-Wing").committed
    assert scene.match.view(None)["force_cards"][scene.table.light] == 0


def test_r11_3_a_committed_unit_cannot_be_uncommitted() -> None:
    scene = Scene(light={"units": [committed("Yoda"), "X-Wing"]}, phase="force")
    scene.light.is_offered("commit X-Wing", "done")


def test_r11_4_when_a_committed_unit_leaves_play_its_force_card_can_be_used_again() -> None:
    scene = Scene(
        light={
            "units": [committed("Yoda"), committed("X-Wing"), committed("Y-Wing"), "Rebel Trooper"],
            "hand": ["Fall Back!"],
            "objectives": ["A Hero's Journey"],
        },
        phase="deployment",
    )
    scene.light.picks("use Fall Back!", "target X-Wing")
    scene.pass_all("commit")
    scene.light.is_offered("commit Rebel Trooper", "done")


def test_r11_5_only_ready_committed_units_count() -> None:
    assert struggle([committed("Luke Skywalker (Core)")], [], "dark") == "light"
    assert struggle([committed("Luke Skywalker (Core)", focus=1)], [], "dark") == "dark"
    assert struggle(["Luke Skywalker (Core)"], [], "dark") == "dark"


def test_r11_5_force_icons_are_added_up() -> None:
    # 3 + 2 against 4
    assert (
        struggle([committed("Luke Skywalker (Core)"), committed("Red Five")], [committed("Darth Vader (Core)")], "dark")
        == "light"
    )


def test_r11_6_force_icons_of_enhancements_do_not_count() -> None:
    armed = {"card": "Jedi in Hiding", "committed": True, "enhancements": ["Jedi Lightsaber"]}  # 1, not 1 + 2
    assert struggle([armed], [committed("Advisor to the Emperor")], "light") == "dark"


@pytest.mark.parametrize("where", ["objective", "enhancement"])
def test_r11_7_cards_that_contribute_a_force_icon_add_it(where: str) -> None:
    light = {"objectives": ["Jedi Training"]} if where == "objective" else {"enhancements": ["Ancient Monument"]}
    scene = Scene(light={"units": [IDLE], "hand": ["Our Most Desperate Hour"], **light}, phase="force", balance="dark")
    scene.light.picks("done")
    assert scene.table.balance == "light"


@pytest.mark.parametrize("balance", ["light", "dark"])
def test_r11_8_a_tie_leaves_the_balance_as_it_is(balance: str) -> None:
    assert struggle([committed("Red Five")], [committed("Nightsister")], balance) == balance
    assert struggle([], [], balance) == balance


def test_r11_8_the_higher_total_turns_the_balance_to_its_side() -> None:
    assert struggle([committed("Yoda")], [committed("Darth Vader (Core)")], "dark") == "light"
    assert struggle([committed("Red Five")], [committed("Darth Vader (Core)")], "light") == "dark"


def test_r11_9_the_struggle_is_resolved_in_both_players_force_phases() -> None:
    scene = Scene(
        light={"units": [committed("Yoda"), "Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]},
        turn="dark",
        phase="force",
        balance="dark",
    )
    scene.light.is_asked("action")
    assert scene.table.balance == "light"


def test_a16_the_action_window_comes_after_the_struggle() -> None:
    scene = Scene(
        light={"units": [committed("Yoda"), "X-Wing"], "hand": ["Our Most Desperate Hour"]}, phase="force", balance="dark"
    )
    scene.light.is_asked("commit")
    scene.light.picks("done")
    scene.light.is_asked("action")
    assert scene.table.balance == "light"
