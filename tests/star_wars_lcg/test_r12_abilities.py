"""Abilities (R12)."""

from zeton.games.star_wars_lcg.testing import Scene

DARK_OBJECTIVES = ["Shadows of Dathomir", "Imperial Command"]


def test_r12_1_a_trait_does_nothing_by_itself() -> None:
    scene = Scene(light={"units": ["Jedi in Hiding"], "hand": ["Rebel Trooper"]})
    assert scene.light.why_not("Jedi in Hiding") == ["R12.1", "R6.4"]


def test_r12_2_abilities_are_used_in_either_players_turn() -> None:
    for turn in ("light", "dark"):
        scene = Scene(light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]}, turn=turn)
        assert scene.light.can("use Our Most Desperate Hour")


def test_r12_2_unless_they_say_otherwise() -> None:
    damaged = {"card": "A Hero's Journey", "damage": 1}
    given = {"objectives": [damaged], "hand": ["Emergency Repair"], "units": ["Luke Skywalker (Core)"]}
    mine = Scene(light=given, dark={"hand": ["Espo Trooper"]}, turn="light")
    assert mine.light.can("use Emergency Repair")
    his = Scene(light=given, dark={"hand": ["Espo Trooper"]}, turn="dark")
    his.dark.passes()
    assert not his.light.can("use Emergency Repair")


def test_r12_3_a_constant_effect_works_while_its_card_is_in_play() -> None:
    armed = Scene(light={"units": [{"card": "Jedi in Hiding", "enhancements": ["Jedi Lightsaber"]}]})
    unarmed = Scene(light={"units": ["Jedi in Hiding"], "hand": ["Jedi Lightsaber"]})
    assert armed.table.strength(armed.card("Jedi in Hiding").number, 0) == 3
    assert unarmed.table.strength(unarmed.card("Jedi in Hiding").number, 0) == 2


def test_r12_4_an_action_is_used_in_an_action_window_one_per_opportunity() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"] * 2},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Force Choke"]},
        phase="deployment",
    )
    scene.light.picks("use Our Most Desperate Hour", "target Luke Skywalker")
    scene.dark.is_asked("action")


def struck(**light: object) -> Scene:
    """Stormtrooper Elite (UD 3) strikes Redemption (capacity 4) or whoever defends first."""
    units = light.pop("units", ["Redemption"])
    assert isinstance(units, list)
    return Scene(
        light={"units": units, "objectives": ["A Hero's Journey"], **light},
        dark={"units": ["Stormtrooper Elite"], "hand": ["Espo Trooper"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Stormtrooper Elite"],
            "defenders": [units[0]],
            "edge": "dark",
            "step": "strikes",
        },
    )


def test_r12_5_an_interrupt_resolves_before_its_trigger_and_may_change_it() -> None:
    scene = struck(hand=["It Could Be Worse"])
    scene.light.is_offered("use It Could Be Worse", "pass")
    assert scene.damage_on("Redemption") == 0
    scene.light.picks("use It Could Be Worse")
    assert scene.damage_on("Redemption") == 2


def test_r12_6_a_reaction_comes_after_its_trigger_has_resolved() -> None:
    scene = Scene(
        light={"units": [{"card": "Red Two", "focus": 1}], "objectives": ["A Hero's Journey"] * 3},
        dark={"objectives": [{"card": "Imperial Command", "damage": 4}]},
        phase="balance",
    )
    scene.light.picks("damage Imperial Command ×1")
    scene.light.is_offered("use Red Two", "pass")
    assert scene.light.pile("victory") == ["Imperial Command"]  # it has been destroyed, not only damaged


def test_r12_7_the_active_player_answers_first_then_they_alternate_until_both_pass() -> None:
    scene = Scene(
        light={
            "units": [{"card": "Red Two", "focus": 1}],
            "objectives": [{"card": "A Hero's Journey", "damage": 2}, "Forgotten Heroes"],
        },
        dark={
            "units": ["TIE Bomber", {"card": "Emperor Palpatine", "focus": 1}, {"card": "Imperial Officer", "focus": 1}],
            "objectives": ["Shadows of Dathomir"],
            "discard": ["Force Choke"],
        },
        turn="dark",
        engagement={"objective": "A Hero's Journey", "attackers": ["TIE Bomber"], "edge": "dark", "step": "strikes"},
    )
    scene.dark.is_offered("use Emperor Palpatine", "use Imperial Officer", "pass")
    scene.dark.picks("use Emperor Palpatine")
    scene.light.is_offered("use Red Two", "pass")
    scene.light.passes()
    scene.dark.is_offered("use Imperial Officer", "pass")  # one pass does not close the window
    scene.dark.picks("use Imperial Officer")
    scene.dark.pays()
    scene.light.is_offered("use Red Two", "pass")  # he passed, and may answer again
    scene.light.passes()
    assert scene.focus_on("Red Two") == 1
    assert scene.table.dial == 2  # 1 for the objective, 1 by the Officer


def test_r12_8_a_card_answers_each_occurrence_once() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "focus": 3}]}, turn="dark", phase="turn")
    scene.light.picks("use Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 2
    assert not scene.light.can("use Luke Skywalker")


def test_r12_9_several_different_cards_may_answer_one_trigger() -> None:
    scene = struck(hand=["It Could Be Worse", "It Could Be Worse"])
    scene.light.picks("use It Could Be Worse", "use It Could Be Worse")
    assert scene.damage_on("Redemption") == 1


def test_r12_10_forced_abilities_resolve_without_being_asked_and_before_optional_ones() -> None:
    scene = Scene(
        light={
            "units": [{"card": "Luke Skywalker (Core)", "enhancements": ["Intimidated"]}],
            "hand": ["Double Strike"],
            "objectives": ["A Hero's Journey"],
        },
        dark={"objectives": DARK_OBJECTIVES},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Luke Skywalker (Core)"],
            "edge": "light",
            "step": "strikes",
        },
    )
    scene.light.is_offered("use Double Strike", "pass")
    assert scene.focus_on("Luke Skywalker") == 2


def test_r12_11_other_triggered_abilities_are_optional() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "focus": 1}]}, turn="dark", phase="turn")
    scene.light.passes()
    assert scene.focus_on("Luke Skywalker") == 1


def test_r12_12_a_cancelled_event_does_nothing_stays_paid_and_is_discarded() -> None:
    scene = Scene(
        light={"hand": ["Counter-stroke"], "units": ["Luke Skywalker (Core)"]},
        dark={"hand": ["I'm On the Leader"], "units": ["Darth Vader (Core)"]},
        turn="dark",
    )
    assert not scene.dark.can("use I'm On the Leader")  # no Fighter: no target
    scene = Scene(
        light={"hand": ["Counter-stroke"], "units": ["Red Five"]},
        dark={"hand": ["I'm On the Leader"], "units": ["Espo Trooper"]},
        turn="dark",
    )
    scene.dark.picks("use I'm On the Leader", "target Red Five")
    assert scene.focus_on("Sith") == 1
    scene.light.picks("use Counter-stroke")
    assert scene.focus_on("Red Five") == 0
    assert scene.dark.pile("discard") == ["I'm On the Leader"]
    assert scene.focus_on("Sith") == 1


def test_r12_13_the_controller_chooses_the_target_among_legal_ones() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)", "Red Five"]},
        dark={"units": ["Darth Vader (Core)", "Rancor"], "hand": ["Force Choke"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke")
    scene.dark.is_offered("target Luke Skywalker", "target Darth Vader", "target Rancor")


def test_r12_13_without_a_legal_target_an_effect_cannot_be_initiated() -> None:
    scene = Scene(light={"units": ["Red Five"]}, dark={"hand": ["Force Choke", "Espo Trooper"]}, turn="dark")
    scene.dark.is_offered("play Espo Trooper", "pass")
    assert scene.dark.why_not("Force Choke") == ["R12.13"]


def test_r12_14_the_part_after_then_needs_the_part_before_it() -> None:
    """It's Worse: its damage needs a successful cancel, and what is cancelled already cannot be cancelled again (A81, A88)."""
    scene = Scene(
        light={
            "units": ["Redemption", "X-Wing", "Red Five"],
            "hand": ["It Could Be Worse"],
            "objectives": ["A Hero's Journey"],
        },
        dark={"units": ["Stormtrooper Elite"], "hand": ["It's Worse", "It's Worse"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Stormtrooper Elite"],
            "defenders": ["Redemption"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.light.picks("use It Could Be Worse")
    scene.dark.picks("use It's Worse", "target X-Wing")
    scene.dark.is_offered("use It's Worse", "pass")  # the first one is an interrupt too
    scene.dark.passes()
    assert scene.damage_on("X-Wing") == 1  # cancelled, then damaged
    assert not scene.dark.can("use It's Worse")  # nothing is left to cancel, and nobody uses it for the damage alone
    assert scene.damage_on("Redemption") == 3  # the prevention was cancelled


def test_r12_15_when_is_before_and_after_is_after() -> None:
    scene = Scene(
        light={"objectives": [{"card": "Decoy at Dantooine", "damage": 3}], "units": ["Red Two"]},
        dark={"units": ["TIE Bomber", "Espo Trooper"]},
        turn="dark",
        dial=5,
        engagement={"objective": "Decoy at Dantooine", "attackers": ["TIE Bomber"], "edge": "dark", "step": "strikes"},
    )
    scene.light.is_asked("interrupt")
    assert scene.zone_of("Decoy at Dantooine") == "objectives"  # it is leaving, and has not left
    assert scene.table.dial == 5


def test_r12_16_an_exhausted_card_cannot_be_focused_for_a_cost() -> None:
    unit = {"card": "Luke Skywalker (Core)", "focus": 1, "enhancements": [{"card": "Trust Your Feelings", "focus": 1}]}
    scene = Scene(light={"units": [unit], "hand": ["Rebel Trooper"]})
    scene.light.is_offered("play Rebel Trooper", "pass")


def test_r12_16_a17_other_abilities_of_an_exhausted_card_keep_working() -> None:
    scene = Scene(light={"units": [{"card": "Repair Droid", "focus": 2}, {"card": "Red Five", "damage": 1}]})
    scene.light.picks("use Repair Droid")
    assert scene.damage_on("Red Five") == 0


def test_r12_17_effects_reach_only_cards_in_play() -> None:
    scene = Scene(
        light={"hand": ["Our Most Desperate Hour", "Luke Skywalker (Core)"], "discard": ["Yoda"], "units": ["Jedi in Hiding"]}
    )
    scene.light.picks("use Our Most Desperate Hour", "target Jedi in Hiding")  # the only Character in play
    assert scene.shields_on("Jedi in Hiding") == 1
