"""Rebel Alliance cards, in the order of rebel_alliance.py: each works, and is not offered when it must not be."""

from typing import Any

import pytest

from zeton.games.star_wars_lcg.rules.terms import ATTACKER, DEFENDER
from zeton.games.star_wars_lcg.testing import Scene

CARDS_TO_DRAW = ["X-Wing"] * 12
THREE_OBJECTIVES = ["Shadows of Dathomir", "Counsel of the Sith", "The Emperor's Web"]


def rebels(**cards: Any) -> dict[str, Any]:
    """The light side with the Rebel Alliance, and a deck to draw from."""
    return {"affiliation": "Rebel Alliance", "deck": CARDS_TO_DRAW, **cards}


def empire(**cards: Any) -> dict[str, Any]:
    """The dark side with an objective, and a deck to draw from."""
    return {"objectives": ["Shadows of Dathomir"], "deck": ["TIE Fighter"] * 12, **cards}


def attack_on(objective: str, step: str, *attackers: str, defenders: tuple[str, ...] = (), **edge: str) -> dict[str, Any]:
    """An engagement at a step."""
    return {"objective": objective, "step": step, "attackers": attackers, "defenders": defenders, **edge}


# ── set 8 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_defense_of_yavin_4_must_be_used_as_often_as_the_cost_needs() -> None:
    objectives = ["The Defense of Yavin 4", "Draw Their Fire"]
    hand = ["Home One", "X-Wing", "Y-Wing", "Rebel Trooper"]
    scene = Scene(light=rebels(objectives=objectives, hand=hand))
    scene.light.picks("play Home One")  # for 5, and there are 4 resources
    scene.light.picks("use The Defense of Yavin 4")
    scene.light.is_offered("discard X-Wing", "discard Y-Wing", "discard Rebel Trooper")
    scene.light.picks("discard Y-Wing")
    scene.light.is_offered("discard X-Wing", "discard Rebel Trooper", "done")
    scene.light.picks("done")
    scene.light.pays()
    assert scene.zone_of("Home One") == "units"
    assert scene.light.pile("discard") == ["Y-Wing"]
    assert [scene.focus_on(card) for card in ("Rebel Alliance", *objectives)] == [1, 1, 2]


def test_the_defense_of_yavin_4_lets_a_card_be_played_that_every_other_card_must_be_discarded_for() -> None:
    scene = Scene(light=rebels(objectives=["The Defense of Yavin 4"], hand=["Home One", "X-Wing", "Y-Wing", "A-Wing"]))
    scene.light.picks("play Home One", "use The Defense of Yavin 4", "discard A-Wing", "discard X-Wing", "discard Y-Wing")
    scene.light.pays()
    assert scene.zone_of("Home One") == "units"
    assert scene.light.hand == []


def test_the_defense_of_yavin_4_is_optional_for_a_cost_that_can_be_paid() -> None:
    scene = Scene(light=rebels(objectives=["The Defense of Yavin 4"], hand=["Y-Wing", "X-Wing"]))
    scene.light.picks("play Y-Wing")
    scene.light.is_offered("use The Defense of Yavin 4", "pass")
    scene.light.picks("pass")
    scene.light.pays()
    assert scene.zone_of("Y-Wing") == "units"
    assert scene.light.hand == ["X-Wing"]


def test_the_defense_of_yavin_4_never_lowers_a_cost_below_1() -> None:
    scene = Scene(light=rebels(objectives=["The Defense of Yavin 4"], hand=["Y-Wing", "X-Wing", "A-Wing"]))
    scene.light.picks("play Y-Wing", "use The Defense of Yavin 4", "discard X-Wing", "discard A-Wing")
    scene.light.pays()
    assert scene.zone_of("Y-Wing") == "units"
    assert scene.focus_on("Rebel Alliance") + scene.focus_on("The Defense of Yavin 4") == 1


def test_the_defense_of_yavin_4_cannot_help_with_too_few_cards_to_discard() -> None:
    scene = Scene(light=rebels(objectives=["The Defense of Yavin 4"], hand=["Home One", "X-Wing", "Y-Wing"]))
    assert not scene.light.can("play Home One")
    assert "R4.1" in scene.light.why_not("Home One")


def test_the_defense_of_yavin_4_cancelled_leaves_the_cards_discarded_and_the_unit_in_hand() -> None:
    light = rebels(
        objectives=["The Defense of Yavin 4"],
        units=[{"card": "Mon Mothma", "focus": 1}],
        hand=["Red Two", "X-Wing", "Home One", "Y-Wing"],
    )
    scene = Scene(light=light, dark=empire(hand=["It's Worse"]))
    scene.light.picks("play Red Two", "use The Defense of Yavin 4", "discard X-Wing", "done")
    scene.dark.picks("use It's Worse")
    assert scene.damage_on("Mon Mothma") == 1
    assert scene.light.hand == ["Red Two", "Home One", "Y-Wing"]  # for 3 it cannot be paid (R4.1)
    assert scene.light.pile("discard") == ["X-Wing"]
    assert scene.focus_on("Rebel Alliance") == 0


def test_the_defense_of_yavin_4_is_not_offered_for_a_unit_that_is_no_vehicle() -> None:
    scene = Scene(light=rebels(objectives=["The Defense of Yavin 4"], hand=["Fleet Officer", "X-Wing"]))
    scene.light.picks("play Fleet Officer")
    scene.light.pays()
    assert scene.zone_of("Fleet Officer") == "units"
    assert scene.light.hand == ["X-Wing"]


def test_the_defense_of_yavin_4_is_not_offered_without_another_card_in_hand() -> None:
    scene = Scene(light=rebels(objectives=["The Defense of Yavin 4"], hand=["Y-Wing"]))
    scene.light.picks("play Y-Wing")
    scene.light.pays()
    assert scene.focus_on("Rebel Alliance") + scene.focus_on("The Defense of Yavin 4") == 2


def test_red_two_loses_a_focus_token_after_an_enemy_objective_is_destroyed() -> None:
    scene = Scene(
        light=rebels(units=[{"card": "Red Two", "focus": 2}], objectives=["Draw Their Fire"], hand=["Rebel Assault"]),
        dark=empire(objectives=[{"card": "Shadows of Dathomir", "damage": 3}]),
    )
    scene.light.picks("use Rebel Assault")
    scene.light.pays()
    scene.light.is_offered("use Red Two", "pass")
    scene.light.picks("use Red Two")
    assert scene.focus_on("Red Two") == 1


def test_red_two_loses_a_focus_token_after_a_friendly_objective_is_destroyed() -> None:
    scene = Scene(
        light=rebels(units=[{"card": "Red Two", "focus": 2}], objectives=[{"card": "Mission Briefing", "damage": 4}]),
        dark=empire(units=["Dark Side Apprentice"]),
        turn="dark",
        engagement=attack_on("Mission Briefing", "reward", "Dark Side Apprentice", edge="dark"),
    )
    scene.dark.picks("damage Mission Briefing ×1")
    scene.light.picks("use Red Two")
    assert scene.focus_on("Red Two") == 1


def test_red_two_does_not_react_to_a_destroyed_unit() -> None:
    scene = Scene(
        light=rebels(units=[{"card": "Red Two", "focus": 2}], objectives=["Draw Their Fire"], hand=["Rebel Assault"]),
        dark=empire(units=["Nightsister"]),
    )
    scene.light.picks("use Rebel Assault")
    scene.light.pays()
    scene.light.picks("target Nightsister")
    assert scene.zone_of("Nightsister") == "discard"
    assert not scene.light.can("use Red Two")
    assert scene.focus_on("Red Two") == 2


def test_rebel_assault_deals_2_damage_to_an_enemy_unit_or_objective() -> None:
    scene = Scene(
        light=rebels(units=["Fleet Officer"], objectives=["Draw Their Fire"], hand=["Rebel Assault"]),
        dark=empire(units=["Darth Vader (Core)"]),
    )
    scene.light.picks("use Rebel Assault")
    scene.light.pays()
    scene.light.is_offered("target Darth Vader", "target Shadows of Dathomir")
    scene.light.picks("target Darth Vader")
    assert scene.damage_on("Darth Vader") == 2
    assert scene.zone_of("Rebel Assault") == "discard"


def test_rebel_assault_is_played_once_per_turn() -> None:
    light = rebels(
        units=["Fleet Officer"],
        objectives=["Draw Their Fire", "Mobilize the Squadrons"],
        hand=["Rebel Assault", "Rebel Assault"],
    )
    scene = Scene(light=light, dark=empire(units=["Darth Vader (Core)"]))
    scene.light.picks("use Rebel Assault")
    scene.light.pays()
    scene.light.picks("target Shadows of Dathomir")
    assert scene.damage_on("Shadows of Dathomir") == 2
    assert not scene.light.can("use Rebel Assault")
    assert "A53" in [reason.rule for reason in scene.match.explain(0, scene.card("Rebel Assault", "hand").number)]


def test_rebel_assault_needs_an_enemy_card() -> None:
    scene = Scene(light=rebels(units=["Fleet Officer"], objectives=["Draw Their Fire"], hand=["Rebel Assault"]))
    assert not scene.light.can("use Rebel Assault")
    assert "R12.13" in scene.light.why_not("Rebel Assault")


# ── set 9 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_mission_briefing_draws_a_card_after_the_opponents_turn_begins() -> None:
    scene = Scene(light=rebels(objectives=["Mission Briefing"], deck=["Y-Wing", "X-Wing"]), turn="dark", phase="turn")
    scene.light.is_offered("use Mission Briefing", "pass")
    scene.light.picks("use Mission Briefing")
    assert scene.light.hand == ["Y-Wing"]


def test_mission_briefing_does_not_react_to_your_own_turn() -> None:
    scene = Scene(light=rebels(objectives=["Mission Briefing"]), dark=empire(), turn="light", phase="turn")
    scene.light.is_asked("balance damage")
    assert scene.light.hand == []


def test_battlefield_engineers_free_an_enhancement_after_they_are_declared_as_attackers() -> None:
    enhancements = [{"card": "Hidden Outpost", "focus": 2}, {"card": "Fleet Command Center", "focus": 3}]
    scene = Scene(
        light=rebels(units=["Battlefield Engineers"], enhancements=enhancements),
        dark=empire(enhancements=["Sith Library"]),
        engagement=attack_on("Shadows of Dathomir", "attackers"),
    )
    scene.light.is_offered("use Battlefield Engineers", "pass")
    scene.light.picks("use Battlefield Engineers")
    scene.light.is_offered("target Hidden Outpost", "target Fleet Command Center")
    scene.light.picks("target Fleet Command Center")
    assert [scene.focus_on("Hidden Outpost"), scene.focus_on("Fleet Command Center")] == [2, 2]


def test_battlefield_engineers_do_not_react_to_defending() -> None:
    scene = Scene(
        light=rebels(
            units=["Battlefield Engineers"],
            objectives=["Mission Briefing"],
            enhancements=[{"card": "Hidden Outpost", "focus": 2}],
            hand=["X-Wing"],
        ),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        engagement=attack_on("Mission Briefing", "defenders", "Darth Vader (Core)"),
    )
    scene.light.picks("defend Battlefield Engineers")
    scene.light.is_asked("edge card")
    assert scene.focus_on("Hidden Outpost") == 2


def test_battlefield_engineers_need_a_friendly_enhancement() -> None:
    scene = Scene(
        light=rebels(units=["Battlefield Engineers"], hand=["X-Wing"]),
        dark=empire(enhancements=["Sith Library"]),
        engagement=attack_on("Shadows of Dathomir", "attackers"),
    )
    scene.light.is_asked("edge card")


# ── set 10 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_fleeing_the_empire_as_printed_shields_a_card_until_shields_are_removed() -> None:
    light = rebels(
        units=[{"card": "X-Wing", "shields": 1}, "Fleet Officer"],
        objectives=["Fleeing the Empire", {"card": "Mobilize the Squadrons", "focus": 2}, "Draw Their Fire"],
        hand=["Y-Wing"],
    )
    scene = Scene(light=light, dark=empire(units=["Darth Vader (Core)"]), phase="refresh")
    scene.light.is_offered("use Fleeing the Empire", "use Mobilize the Squadrons", "pass")
    scene.light.picks("use Fleeing the Empire")
    # Only friendly cards, and none that has a shield already (R9.5).
    objectives = ["target Fleeing the Empire", "target Mobilize the Squadrons", "target Draw Their Fire"]
    scene.light.is_offered("target Fleet Officer", *objectives)
    scene.light.picks("target Fleet Officer")
    assert scene.shields_on("Fleet Officer") == 1
    scene.light.passes()
    assert scene.shields_on("Fleet Officer") == 0  # step 2 of the refresh phase (R3.11)


def test_fleeing_the_empire_with_the_faq_shields_a_card_after_the_refresh_phase() -> None:
    objectives = ["Fleeing the Empire", {"card": "Mobilize the Squadrons", "focus": 2}, "Draw Their Fire"]
    scene = Scene(light=rebels(units=["X-Wing"], objectives=objectives, hand=["Y-Wing"]), phase="refresh", faq=True)
    scene.light.is_offered("use Mobilize the Squadrons", "pass")
    scene.light.passes()
    scene.light.is_offered("use Fleeing the Empire #1", "pass")
    scene.light.picks("use Fleeing the Empire #1", "target X-Wing")
    scene.light.is_asked("discard one")
    assert scene.shields_on("X-Wing") == 1


@pytest.mark.parametrize("faq", [False, True])
def test_fleeing_the_empire_does_not_react_to_the_opponents_refresh(faq: bool) -> None:
    scene = Scene(
        light=rebels(units=["X-Wing"], objectives=["Fleeing the Empire"]),
        dark=empire(objectives=THREE_OBJECTIVES, hand=["TIE Fighter"]),
        turn="dark",
        phase="refresh",
        faq=faq,
    )
    scene.dark.is_asked("discard one")
    assert scene.shields_on("X-Wing") == 0


LEIA_AT_WORK = {"card": "Leia Organa", "focus": 1}


def test_leia_organa_takes_all_focus_tokens_off_your_cards_when_she_leaves_play() -> None:
    light = rebels(
        units=[LEIA_AT_WORK, {"card": "X-Wing", "focus": 2}],
        objectives=[{"card": "Mission Briefing", "focus": 1}],
        enhancements=[{"card": "Hidden Outpost", "focus": 1}],
        hand=["Fall Back!"],
    )
    scene = Scene(light=light, dark=empire(units=[{"card": "Darth Vader (Core)", "focus": 2}], objectives=THREE_OBJECTIVES))
    scene.table.focus[scene.card("Rebel Alliance").number] = 1
    scene.light.picks("use Fall Back!", "target Leia Organa")
    scene.light.is_offered("use Leia Organa", "pass")
    scene.light.picks("use Leia Organa")
    for card in ("X-Wing", "Mission Briefing", "Hidden Outpost", "Rebel Alliance"):
        assert scene.focus_on(card) == 0
    assert scene.focus_on("Darth Vader") == 2


def test_leia_organa_is_captured_at_an_objective_the_dark_side_chooses() -> None:
    scene = Scene(
        light=rebels(units=[{**LEIA_AT_WORK, "committed": True}, {"card": "X-Wing", "focus": 2}], hand=["Fall Back!"]),
        dark=empire(objectives=THREE_OBJECTIVES),
    )
    scene.light.picks("use Fall Back!", "target Leia Organa", "pass")
    scene.dark.is_offered(*(f"capture at Leia Organa → {objective}" for objective in THREE_OBJECTIVES))
    scene.dark.picks("capture at Leia Organa → The Emperor's Web")
    leia = scene.card("Leia Organa")
    assert (leia.zone, leia.host, leia.focus, leia.committed) == ("captured", "The Emperor's Web", 0, False)
    assert scene.focus_on("X-Wing") == 2
    assert scene.light.hand == []


def test_leia_organa_is_captured_also_when_she_is_destroyed() -> None:
    scene = Scene(
        light=rebels(units=["Leia Organa"], objectives=["Mission Briefing"]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        engagement=attack_on("Mission Briefing", "strikes", "Darth Vader (Core)", defenders=("Leia Organa",), edge="dark"),
    )
    scene.dark.picks("unit damage Darth Vader")
    assert not scene.light.can("use Leia Organa")  # nothing is exhausted (A88)
    assert scene.zone_of("Leia Organa") == "captured"
    assert scene.card("Leia Organa").host == "Shadows of Dathomir"


def test_leia_organa_is_captured_although_redemption_would_save_her() -> None:
    scene = Scene(
        light=rebels(units=["Leia Organa", {"card": "Redemption", "focus": 1}], objectives=["Mission Briefing"]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        engagement=attack_on("Mission Briefing", "strikes", "Darth Vader (Core)", defenders=("Leia Organa",), edge="dark"),
    )
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("use Redemption", "pass")
    assert scene.zone_of("Leia Organa") == "captured"


def test_leia_organa_may_use_her_interrupt_when_she_is_captured_by_an_effect() -> None:
    scene = Scene(
        light=rebels(units=["Leia Organa", {"card": "X-Wing", "focus": 2}]),
        dark=empire(
            affiliation="Imperial Navy",
            units=["Darth Vader (Core)"],
            objectives=["Imperial Command", "Shadows of Dathomir"],
            hand=["Detained"],
        ),
        engagement=attack_on("Imperial Command", "strikes", "Leia Organa", edge="dark"),
    )
    scene.dark.picks("use Detained")
    scene.dark.pays()
    scene.light.picks("use Leia Organa")
    scene.dark.picks("capture at Leia Organa → Shadows of Dathomir")
    assert scene.focus_on("X-Wing") == 0
    assert scene.zone_of("Leia Organa") == "captured"


def test_leia_organa_sacrificed_counts_as_a_sacrifice() -> None:
    scene = Scene(
        light=rebels(units=[LEIA_AT_WORK], hand=["You're My Only Hope"]),
        dark=empire(hand=["TIE Fighter", "Nightsister"]),
    )
    scene.light.picks("use You're My Only Hope", "sacrifice Leia Organa", "use Leia Organa")
    scene.dark.picks("discard Nightsister")
    assert scene.zone_of("Leia Organa") == "captured"
    assert scene.light.hand == ["X-Wing", "X-Wing"]


def test_leia_organa_goes_to_the_normal_place_if_no_objective_can_hold_her() -> None:
    scene = Scene(light=rebels(units=[LEIA_AT_WORK, "X-Wing"], hand=["Fall Back!"]))
    scene.light.picks("use Fall Back!", "target Leia Organa", "pass")
    assert scene.zone_of("Leia Organa") == "hand"


def test_leia_organa_does_not_interrupt_when_another_unit_leaves_play() -> None:
    scene = Scene(light=rebels(units=[LEIA_AT_WORK, "X-Wing"], hand=["Fall Back!"]), dark=empire())
    scene.light.picks("use Fall Back!", "target X-Wing")
    assert scene.zone_of("X-Wing") == "hand"
    assert not scene.light.can("use Leia Organa")


def test_youre_my_only_hope_draws_2_cards_for_a_unit_and_the_opponent_discards_one() -> None:
    scene = Scene(
        light=rebels(units=["Fleet Officer", "Y-Wing"], hand=["You're My Only Hope"]),
        dark=empire(units=["Darth Vader (Core)"], hand=["TIE Fighter", "Nightsister"]),
    )
    scene.light.picks("use You're My Only Hope")
    scene.light.is_offered("sacrifice Fleet Officer", "sacrifice Y-Wing")
    scene.light.picks("sacrifice Y-Wing")
    assert scene.light.hand == ["X-Wing", "X-Wing"]
    scene.dark.is_offered("discard TIE Fighter", "discard Nightsister")
    scene.dark.picks("discard TIE Fighter")
    assert scene.dark.hand == ["Nightsister"]
    assert scene.light.pile("discard") == ["Y-Wing", "You're My Only Hope"]


def test_youre_my_only_hope_works_against_an_empty_hand() -> None:
    scene = Scene(light=rebels(units=["Fleet Officer", "Y-Wing"], hand=["You're My Only Hope"]), dark=empire())
    scene.light.picks("use You're My Only Hope", "sacrifice Y-Wing")
    assert scene.light.hand == ["X-Wing", "X-Wing"]
    assert scene.dark.pile("discard") == []


def test_youre_my_only_hope_needs_a_unit_to_sacrifice() -> None:
    scene = Scene(light=rebels(hand=["You're My Only Hope", "Rebel Trooper"]), dark=empire(units=["Darth Vader (Core)"]))
    scene.light.is_offered("play Rebel Trooper", "pass")
    assert "A22" in scene.light.why_not("You're My Only Hope")


# ── set 11 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_rebel_fleet_can_be_attacked_by_vehicles_only() -> None:
    scene = Scene(
        light=rebels(objectives=["The Rebel Fleet"]),
        dark=empire(units=["Darth Vader (Core)", "TIE Fighter", "TIE Bomber"]),
        turn="dark",
        engagement=attack_on("The Rebel Fleet", "attackers"),
    )
    scene.dark.is_offered("attack TIE Fighter", "attack TIE Bomber")


def test_the_rebel_fleet_cannot_be_engaged_without_a_ready_vehicle() -> None:
    scene = Scene(
        light=rebels(objectives=["The Rebel Fleet", "Mission Briefing"]),
        dark=empire(units=["Darth Vader (Core)", {"card": "TIE Fighter", "focus": 1}]),
        turn="dark",
        phase="conflict",
    )
    scene.dark.is_offered("engage Mission Briefing", "pass")


def test_the_rebel_fleet_a64_restricts_attackers_although_the_secret_of_yavin_4_may_be_engaged_instead() -> None:
    scene = Scene(
        light=rebels(objectives=["The Rebel Fleet", "The Secret of Yavin 4"]),
        dark=empire(units=["Darth Vader (Core)", "TIE Fighter", "TIE Bomber"]),
        turn="dark",
        phase="conflict",
    )
    scene.dark.picks("engage The Rebel Fleet")
    scene.dark.is_offered("attack TIE Fighter", "attack TIE Bomber")
    scene.dark.picks("attack TIE Fighter", "done")
    scene.light.picks("use The Secret of Yavin 4")
    assert scene.table.engaged == scene.card("The Secret of Yavin 4").number


def test_home_one_damages_every_enemy_objective_but_the_engaged_one() -> None:
    scene = Scene(
        light=rebels(units=["Home One"]),
        dark=empire(objectives=THREE_OBJECTIVES),
        engagement=attack_on("Counsel of the Sith", "strikes", "Home One", edge="light"),
    )
    scene.light.is_offered("use Home One", "pass")
    scene.light.picks("use Home One")
    scene.light.is_asked("unopposed")
    assert [scene.damage_on(objective) for objective in THREE_OBJECTIVES] == [1, 2, 1]


def test_home_one_destroys_several_objectives_at_once() -> None:
    almost = [{"card": "Shadows of Dathomir", "damage": 4}, "Counsel of the Sith", {"card": "The Emperor's Web", "damage": 3}]
    scene = Scene(
        light=rebels(units=["Home One"]),
        dark=empire(objectives=almost),
        engagement=attack_on("Counsel of the Sith", "strikes", "Home One", edge="light"),
    )
    scene.light.picks("use Home One")
    assert sorted(scene.light.pile("victory")) == ["Shadows of Dathomir", "The Emperor's Web"]


def test_home_one_may_engage_later_what_it_has_damaged() -> None:
    scene = Scene(
        light=rebels(units=["Home One", "X-Wing"]),
        dark=empire(objectives=THREE_OBJECTIVES),
        engagement=attack_on("Counsel of the Sith", "strikes", "Home One", edge="light"),
    )
    scene.light.picks("use Home One", "pass")
    scene.light.is_offered("engage Shadows of Dathomir", "engage The Emperor's Web", "pass")


def test_home_one_does_not_react_when_it_strikes_as_a_defender() -> None:
    scene = Scene(
        light=rebels(units=["Home One"], objectives=["Mission Briefing"]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        engagement=attack_on("Mission Briefing", "strikes", "Darth Vader (Core)", defenders=("Home One",), edge="light"),
    )
    assert scene.damage_on("Darth Vader") == 2  # its only strike is over
    assert scene.damage_on("Shadows of Dathomir") == 0


def test_repair_droid_removes_1_damage_from_a_vehicle_once_per_turn() -> None:
    units = ["Repair Droid", {"card": "Home One", "damage": 2}, {"card": "Mon Mothma", "damage": 1}]
    scene = Scene(light=rebels(units=units), dark=empire(units=["TIE Advanced"]))
    scene.light.picks("use Repair Droid")
    scene.light.is_offered("target Home One", "target TIE Advanced")
    scene.light.picks("target Home One")
    assert scene.damage_on("Home One") == 1
    assert not scene.light.can("use Repair Droid")
    assert "A53" in scene.light.why_not("Repair Droid")


def test_repair_droid_works_while_it_is_exhausted() -> None:
    units = [{"card": "Repair Droid", "focus": 1}, {"card": "Home One", "damage": 2, "focus": 1}]
    scene = Scene(light=rebels(units=units))
    scene.light.picks("use Repair Droid")
    assert scene.damage_on("Home One") == 1
    assert scene.focus_on("Repair Droid") == 1


def test_repair_droid_needs_a_vehicle() -> None:
    scene = Scene(light=rebels(units=["Repair Droid", {"card": "Mon Mothma", "damage": 1}]), dark=empire())
    assert not scene.light.can("use Repair Droid")
    assert "R12.13" in scene.light.why_not("Repair Droid")


# ── set 12 ────────────────────────────────────────────────────────────────────────────────────────────────────────────

ENOUGH_FOR_ACKBAR = {"objectives": ["Draw Their Fire"], "hand": ["Admiral Ackbar"]}


def test_admiral_ackbar_joins_the_defence_and_damages_each_participating_enemy() -> None:
    scene = Scene(
        light=rebels(objectives=["Draw Their Fire"], hand=["Admiral Ackbar", "X-Wing"]),
        dark=empire(units=["Darth Vader (Core)", "Nightsister", "TIE Advanced"]),
        turn="dark",
        engagement=attack_on("Draw Their Fire", "after attackers", "Darth Vader (Core)", "Nightsister"),
    )
    scene.light.picks("use Admiral Ackbar")
    scene.light.pays()
    scene.light.is_offered("use Admiral Ackbar #1", "pass")
    scene.light.picks("use Admiral Ackbar #1")
    assert scene.damage_on("Darth Vader") == 1
    assert scene.zone_of("Nightsister") == "discard"
    assert scene.damage_on("TIE Advanced") == 0
    scene.light.is_asked("edge card")
    ackbar = scene.card("Admiral Ackbar")
    assert (ackbar.zone, ackbar.focus) == ("units", 0)
    assert scene.table.part[ackbar.number] == DEFENDER
    assert [scene.focus_on("Rebel Alliance"), scene.focus_on("Draw Their Fire")] == [1, 2]


def test_admiral_ackbar_joins_the_attack_in_his_own_turn() -> None:
    scene = Scene(
        light=rebels(units=["X-Wing"], **ENOUGH_FOR_ACKBAR),
        dark=empire(units=["Darth Vader (Core)"]),
        engagement=attack_on("Shadows of Dathomir", "after attackers", "X-Wing"),
    )
    scene.light.picks("use Admiral Ackbar")
    scene.light.pays()
    assert not scene.light.can("use Admiral Ackbar #1")  # nobody defends yet (A88)
    assert scene.damage_on("Darth Vader") == 0
    assert scene.table.part[scene.card("Admiral Ackbar").number] == ATTACKER


def test_admiral_ackbar_makes_the_edge_battle_contested() -> None:
    light = rebels(objectives=["Draw Their Fire"], hand=["Admiral Ackbar", "X-Wing"])
    scene = Scene(
        light=light,
        dark=empire(units=["Darth Vader (Core)", "Nightsister"], hand=["TIE Fighter"]),
        turn="dark",
        engagement=attack_on("Draw Their Fire", "after defenders", "Darth Vader (Core)"),
    )
    scene.light.picks("use Admiral Ackbar")
    scene.light.pays()
    scene.light.picks("pass")
    scene.dark.is_asked("edge card")
    scene.dark.passes()
    scene.light.is_offered("place X-Wing", "pass")
    scene.light.passes()
    scene.light.is_asked("tactics")  # a tie is the defender's, and his edge-enabled icons count


def test_admiral_ackbar_prevents_the_unopposed_damage_if_he_survives() -> None:
    scene = Scene(
        light=rebels(**ENOUGH_FOR_ACKBAR),
        dark=empire(units=["Advisor to the Emperor", "Nightsister"]),
        turn="dark",
        engagement=attack_on("Draw Their Fire", "after edge", "Advisor to the Emperor", edge="dark"),
    )
    scene.light.picks("use Admiral Ackbar")
    scene.light.pays()
    scene.light.passes()
    scene.dark.is_asked("commit")  # and was not asked about unopposed damage before
    assert scene.zone_of("Admiral Ackbar") == "units"


def test_admiral_ackbar_played_in_deployment_has_nothing_to_react_to() -> None:
    scene = Scene(light=rebels(**ENOUGH_FOR_ACKBAR), dark=empire(units=["Darth Vader (Core)"]))
    scene.light.is_offered("play Admiral Ackbar", "pass")
    scene.light.picks("play Admiral Ackbar")
    scene.light.pays()
    assert scene.zone_of("Admiral Ackbar") == "units"
    assert not scene.light.can("use Admiral Ackbar #1")


def test_admiral_ackbar_is_not_offered_while_a_copy_is_in_play() -> None:
    scene = Scene(
        light=rebels(units=["Admiral Ackbar"], **ENOUGH_FOR_ACKBAR),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        engagement=attack_on("Draw Their Fire", "after attackers", "Darth Vader (Core)"),
    )
    assert not scene.light.can("use Admiral Ackbar")
    scene.light.is_asked("defenders")


def test_admiral_ackbar_is_not_offered_without_a_resource_match() -> None:
    scene = Scene(
        light={"objectives": ["Jedi Training"], "enhancements": ["Hidden Outpost"], "hand": ["Admiral Ackbar"]},
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        engagement=attack_on("Jedi Training", "after attackers", "Darth Vader (Core)"),
    )
    assert not scene.light.can("use Admiral Ackbar")
    assert "R4.7" in scene.light.why_not("Admiral Ackbar")


def test_fleet_command_center_as_printed_shields_a_unit_of_either_side() -> None:
    light = rebels(units=["X-Wing"], enhancements=["Fleet Command Center"], objectives=["Draw Their Fire"] * 3, hand=["Y-Wing"])
    scene = Scene(
        light=light, dark=empire(units=["Darth Vader (Core)", {"card": "TIE Fighter", "shields": 1}]), phase="refresh"
    )
    scene.light.is_offered("use Fleet Command Center", "pass")
    scene.light.picks("use Fleet Command Center")
    scene.light.is_offered("target X-Wing", "target Darth Vader")
    scene.light.picks("target Darth Vader")
    assert scene.shields_on("Darth Vader") == 1


def test_fleet_command_center_with_the_faq_shields_a_unit_after_the_refresh_phase() -> None:
    light = rebels(units=["X-Wing"], enhancements=["Fleet Command Center"], objectives=["Draw Their Fire"] * 3, hand=["Y-Wing"])
    scene = Scene(light=light, dark=empire(), phase="refresh", faq=True)
    scene.light.picks("use Fleet Command Center #1", "target X-Wing")
    scene.light.is_asked("discard one")
    assert scene.shields_on("X-Wing") == 1


def test_fleet_command_center_is_not_offered_without_an_unshielded_unit() -> None:
    light = rebels(enhancements=["Fleet Command Center"], objectives=["Draw Their Fire"] * 3, hand=["Y-Wing"])
    scene = Scene(light=light, dark=empire(units=[{"card": "TIE Fighter", "shields": 1}]), phase="refresh")
    scene.light.is_asked("discard one")


def test_heroic_sacrifice_trades_a_vehicle_for_an_enemy_one() -> None:
    scene = Scene(
        light=rebels(units=["X-Wing", "Fleet Officer", "Y-Wing"], objectives=["Mission Briefing"], hand=["Heroic Sacrifice"]),
        dark=empire(units=["Darth Vader (Core)", "TIE Advanced", "Vader's TIE Advanced", "Devastator"]),
    )
    scene.light.picks("use Heroic Sacrifice")
    scene.light.pays()
    scene.light.is_offered("sacrifice X-Wing", "sacrifice Y-Wing")
    scene.light.picks("sacrifice X-Wing")
    scene.light.is_offered("target TIE Advanced", "target Vader's TIE Advanced")
    scene.light.picks("target Vader's TIE Advanced")
    assert scene.zone_of("Vader's TIE Advanced") == "discard"
    assert scene.light.pile("discard") == ["X-Wing", "Heroic Sacrifice"]


def test_heroic_sacrifice_a22_paid_with_x_wing_escort_picks_its_target_after_the_enemy_has_given_up_a_vehicle() -> None:
    scene = Scene(
        light=rebels(units=["X-Wing Escort"], objectives=["Mission Briefing"], hand=["Heroic Sacrifice"]),
        dark=empire(units=["TIE Advanced", "TIE Fighter", "TIE Bomber"]),
    )
    scene.light.picks("use Heroic Sacrifice")
    scene.light.pays()
    scene.light.picks("use X-Wing Escort")
    scene.dark.picks("choose TIE Advanced")
    scene.light.is_offered("target TIE Fighter", "target TIE Bomber")
    scene.light.picks("target TIE Fighter")
    assert scene.dark.pile("units") == ["TIE Bomber"]


def test_heroic_sacrifice_a22_does_nothing_if_paying_has_left_no_target_and_has_been_played() -> None:
    scene = Scene(
        light=rebels(units=["X-Wing Escort"], objectives=["Draw Their Fire"] * 2, hand=["Heroic Sacrifice", "Rebel Trooper"]),
        dark=empire(units=["TIE Advanced", "Devastator"]),
    )
    scene.light.picks("use Heroic Sacrifice")
    scene.light.pays()
    scene.light.picks("use X-Wing Escort")
    scene.dark.picks("choose TIE Advanced")
    assert scene.dark.pile("units") == ["Devastator"]
    assert scene.light.pile("discard") == ["X-Wing Escort", "Heroic Sacrifice"]
    assert [scene.title(card) for _, card in scene.table.plays] == ["Heroic Sacrifice"]


def test_heroic_sacrifice_needs_a_vehicle_to_sacrifice() -> None:
    scene = Scene(
        light=rebels(units=["Fleet Officer"], objectives=["Mission Briefing"], hand=["Heroic Sacrifice"]),
        dark=empire(units=["TIE Advanced"]),
    )
    assert not scene.light.can("use Heroic Sacrifice")
    assert "A22" in scene.light.why_not("Heroic Sacrifice")


def test_heroic_sacrifice_needs_an_enemy_vehicle_of_cost_4_or_less() -> None:
    scene = Scene(
        light=rebels(units=["X-Wing"], objectives=["Mission Briefing"], hand=["Heroic Sacrifice"]),
        dark=empire(units=["Devastator", "Nightsister"]),
    )
    assert not scene.light.can("use Heroic Sacrifice")
    assert "R12.13" in scene.light.why_not("Heroic Sacrifice")


# ── set 13 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_mobilize_the_squadrons_takes_a_second_focus_token_off_an_objective_or_enhancement() -> None:
    light = rebels(
        units=[{"card": "Fleet Officer", "focus": 2}],
        objectives=[{"card": "Mobilize the Squadrons", "focus": 2}, "Draw Their Fire", "Mission Briefing"],
        enhancements=[{"card": "Hidden Outpost", "focus": 2}],
    )
    scene = Scene(light=light, dark=empire(enhancements=["Sith Library"]), phase="refresh")
    scene.light.is_offered("use Mobilize the Squadrons", "pass")
    scene.light.picks("use Mobilize the Squadrons")
    objectives = ["target Mobilize the Squadrons", "target Draw Their Fire", "target Mission Briefing"]
    scene.light.is_offered(*objectives, "target Hidden Outpost")
    scene.light.picks("target Hidden Outpost")
    assert [scene.focus_on("Hidden Outpost"), scene.focus_on("Mobilize the Squadrons")] == [0, 1]


def test_mobilize_the_squadrons_does_not_react_to_the_opponents_refresh() -> None:
    scene = Scene(
        light=rebels(objectives=[{"card": "Mobilize the Squadrons", "focus": 2}]),
        dark=empire(objectives=THREE_OBJECTIVES, hand=["TIE Fighter"]),
        turn="dark",
        phase="refresh",
    )
    scene.dark.is_asked("discard one")
    assert scene.focus_on("Mobilize the Squadrons") == 2


def test_trench_run_is_played_on_the_dial() -> None:
    scene = Scene(light=rebels(hand=["Trench Run"], units=["X-Wing"]), dark=empire())
    scene.light.picks("play Trench Run")
    scene.light.is_offered("engage Shadows of Dathomir", "engage Death Star dial", "pass")


def test_trench_run_lets_the_dial_be_engaged_and_damaged_once_per_phase() -> None:
    scene = Scene(
        light=rebels(units=["Red Five", "X-Wing"], enhancements=["Trench Run"]),
        dark=empire(units=["Nightsister"]),
        phase="conflict",
    )
    scene.light.picks("engage Death Star dial", "attack Red Five", "done")
    scene.dark.is_offered("defend Nightsister", "done")
    scene.dark.picks("done")
    scene.light.picks("strike Red Five")
    scene.light.is_offered("damage Death Star dial ×1", "pass")
    scene.light.picks("damage Death Star dial ×1")
    assert scene.damage_on("Death Star dial") == 4
    scene.light.is_offered("engage Shadows of Dathomir", "pass")


def test_trench_run_wins_with_10_damage_on_the_dial() -> None:
    scene = Scene(
        light=rebels(units=["X-Wing"], enhancements=["Trench Run"]),
        dark=empire(),
        dial_damage=9,
        engagement=attack_on("Death Star dial", "reward", "X-Wing", edge="light"),
    )
    scene.light.picks("damage Death Star dial ×1")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (scene.light.seat,)
    assert scene.match.outcome.reason == "trench-run"


def test_trench_run_cannot_be_targeted() -> None:
    scene = Scene(
        light=rebels(units=["Battlefield Engineers"], enhancements=["Trench Run", {"card": "Hidden Outpost", "focus": 2}]),
        dark=empire(),
        engagement=attack_on("Shadows of Dathomir", "attackers"),
    )
    scene.light.picks("use Battlefield Engineers", "target Hidden Outpost")
    assert scene.focus_on("Hidden Outpost") == 1


def test_trench_run_is_safe_from_tear_this_ship_apart() -> None:
    scene = Scene(
        light=rebels(objectives=[{"card": "Draw Their Fire", "enhancements": ["False Lead"]}], enhancements=["Trench Run"]),
        dark=empire(affiliation="Imperial Navy", hand=["Tear This Ship Apart"]),
        turn="dark",
    )
    scene.dark.picks("use Tear This Ship Apart", "target False Lead")
    scene.dark.pays()
    assert scene.zone_of("False Lead") == "discard"
    assert scene.zone_of("Trench Run") == "enhancements"


def test_trench_run_as_the_only_enhancement_is_no_target_at_all() -> None:
    scene = Scene(
        light=rebels(units=["Battlefield Engineers"], enhancements=["Trench Run"], hand=["X-Wing"]),
        dark=empire(),
        engagement=attack_on("Shadows of Dathomir", "attackers"),
    )
    scene.light.is_asked("edge card")


def test_trench_run_makes_no_objective_of_the_dial() -> None:
    scene = Scene(
        light=rebels(
            units=["Home One", "Guardian of Peace"],
            objectives=["Draw Their Fire"],
            enhancements=["Trench Run"],
            hand=["Rebel Assault"],
        ),
        dark=empire(objectives=THREE_OBJECTIVES),
        engagement=attack_on("Death Star dial", "attackers"),
    )
    scene.light.picks("attack Home One", "attack Guardian of Peace")
    # The dial cannot be shielded, nor be the target of Rebel Assault.
    both = ("Home One", "Guardian of Peace")
    scene.light.is_offered(*(f"place shield Guardian of Peace → {unit}" for unit in both), "pass")
    scene.light.picks("pass", "use Rebel Assault")
    scene.light.pays()
    scene.light.is_offered(*(f"target {objective}" for objective in THREE_OBJECTIVES))
    scene.light.picks("target Shadows of Dathomir")
    # Home One damages every objective, since none of them is engaged; its blast icons damage the dial.
    scene.light.picks("strike Home One", "use Home One")
    assert [scene.damage_on(objective) for objective in THREE_OBJECTIVES] == [3, 1, 1]
    assert scene.damage_on("Death Star dial") == 2


def test_trench_run_is_of_no_use_to_the_dark_side() -> None:
    scene = Scene(
        light=rebels(objectives=["Draw Their Fire"], enhancements=["Trench Run"]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        phase="conflict",
    )
    scene.dark.is_offered("engage Draw Their Fire", "pass")


def test_trench_run_is_needed_to_engage_the_dial() -> None:
    scene = Scene(light=rebels(units=["X-Wing"]), dark=empire(), phase="conflict")
    scene.light.is_offered("engage Shadows of Dathomir", "pass")


# ── set 14 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def destroyed_by_vader(*objectives: Any, dial: int) -> Scene:
    """The dark side is about to destroy Mission Briefing."""
    return Scene(
        light=rebels(objectives=[{"card": "Mission Briefing", "damage": 4}, *objectives]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        dial=dial,
        engagement=attack_on("Mission Briefing", "reward", "Darth Vader (Core)", edge="dark"),
    )


def test_decoy_at_dantooine_lowers_the_dial_before_it_rises() -> None:
    scene = destroyed_by_vader("Decoy at Dantooine", dial=11)
    scene.dark.picks("damage Mission Briefing ×1")
    scene.light.is_offered("use Decoy at Dantooine", "pass")
    scene.light.picks("use Decoy at Dantooine")
    assert scene.table.dial == 11
    assert scene.match.outcome is None


def test_decoy_at_dantooine_is_optional() -> None:
    scene = destroyed_by_vader("Decoy at Dantooine", dial=11)
    scene.dark.picks("damage Mission Briefing ×1")
    scene.light.passes()
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (scene.dark.seat,)


@pytest.mark.parametrize("dial", [0, 1])
def test_decoy_at_dantooine_a88_is_not_offered_with_the_dial_at_1_or_0(dial: int) -> None:
    scene = destroyed_by_vader("Decoy at Dantooine", dial=dial)
    scene.dark.picks("damage Mission Briefing ×1")
    assert not scene.light.can("use Decoy at Dantooine")
    assert scene.table.dial == dial + 1


def test_decoy_at_dantooine_works_when_it_leaves_play_itself() -> None:
    scene = Scene(
        light=rebels(objectives=[{"card": "Decoy at Dantooine", "damage": 4}]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        dial=5,
        engagement=attack_on("Decoy at Dantooine", "reward", "Darth Vader (Core)", edge="dark"),
    )
    scene.dark.picks("damage Decoy at Dantooine ×1")
    scene.light.picks("use Decoy at Dantooine")
    assert scene.table.dial == 5


def test_decoy_at_dantooine_does_not_interrupt_when_an_enemy_objective_leaves_play() -> None:
    scene = Scene(
        light=rebels(units=["X-Wing"], objectives=["Decoy at Dantooine"]),
        dark=empire(objectives=[{"card": "Shadows of Dathomir", "damage": 4}, "Counsel of the Sith"]),
        dial=5,
        engagement=attack_on("Shadows of Dathomir", "reward", "X-Wing", edge="light"),
    )
    scene.light.picks("damage Shadows of Dathomir ×1")
    assert scene.zone_of("Shadows of Dathomir") == "victory"
    assert scene.table.dial == 5


def test_wookiee_navigator_lets_the_same_objective_be_engaged_again() -> None:
    scene = Scene(
        light=rebels(units=["Wookiee Navigator", "X-Wing"]),
        dark=empire(),
        engagement=attack_on("Shadows of Dathomir", "reward", "Wookiee Navigator", edge="light"),
    )
    scene.light.picks("damage Shadows of Dathomir ×1")
    scene.light.is_offered("use Wookiee Navigator", "pass")
    scene.light.picks("use Wookiee Navigator")
    scene.light.is_offered("engage Shadows of Dathomir", "pass")
    scene.light.picks("engage Shadows of Dathomir", "attack X-Wing")


def test_wookiee_navigator_reacts_also_when_a_defender_has_survived() -> None:
    scene = Scene(
        light=rebels(units=[{"card": "Wookiee Navigator", "focus": 1}, "X-Wing"]),
        dark=empire(units=["Darth Vader (Core)"]),
        engagement=attack_on(
            "Shadows of Dathomir", "reward", "Wookiee Navigator", defenders=("Darth Vader (Core)",), edge="light"
        ),
    )
    scene.light.picks("use Wookiee Navigator")
    scene.light.is_offered("engage Shadows of Dathomir", "pass")


def test_wookiee_navigator_adds_one_time_for_each_copy() -> None:
    tired = {"card": "Wookiee Navigator", "focus": 1}
    scene = Scene(
        light=rebels(units=[tired, tired, "X-Wing", "Y-Wing"]),
        dark=empire(),
        engagement=attack_on("Shadows of Dathomir", "reward", "Wookiee Navigator", "Wookiee Navigator", edge="light"),
    )
    scene.light.picks("pass", "use Wookiee Navigator", "use Wookiee Navigator")
    scene.light.picks("engage Shadows of Dathomir", "attack X-Wing", "done", "strike X-Wing", "pass")
    scene.light.picks("engage Shadows of Dathomir", "attack Y-Wing", "strike Y-Wing", "pass")
    assert not scene.light.can("engage Shadows of Dathomir")


def test_wookiee_navigator_a69_does_nothing_for_the_dial_which_is_no_objective() -> None:
    scene = Scene(
        light=rebels(units=[{"card": "Wookiee Navigator", "focus": 1}, "X-Wing"], enhancements=["Trench Run"]),
        dark=empire(),
        engagement=attack_on("Death Star dial", "reward", "Wookiee Navigator", edge="light"),
    )
    scene.light.passes()
    scene.light.is_offered("engage Shadows of Dathomir", "pass")


def test_wookiee_navigator_does_not_react_when_the_objective_is_gone() -> None:
    scene = Scene(
        light=rebels(units=["Wookiee Navigator"]),
        dark=empire(objectives=[{"card": "Shadows of Dathomir", "damage": 4}, "Counsel of the Sith"]),
        engagement=attack_on("Shadows of Dathomir", "reward", "Wookiee Navigator", edge="light"),
    )
    scene.light.picks("damage Shadows of Dathomir ×1")
    scene.light.is_offered("engage Counsel of the Sith", "pass")


def test_wookiee_navigator_does_not_react_to_surviving_as_a_defender() -> None:
    scene = Scene(
        light=rebels(units=["Wookiee Navigator"], objectives=["Draw Their Fire", "Mission Briefing"]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        engagement=attack_on("Draw Their Fire", "reward", "Darth Vader (Core)", defenders=("Wookiee Navigator",), edge="dark"),
    )
    scene.dark.is_offered("engage Mission Briefing", "pass")


def test_false_lead_lowers_the_dial_when_its_objective_leaves_play() -> None:
    scene = Scene(
        light=rebels(objectives=[{"card": "Mission Briefing", "damage": 4, "enhancements": ["False Lead"]}]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        dial=11,
        engagement=attack_on("Mission Briefing", "reward", "Darth Vader (Core)", edge="dark"),
    )
    scene.dark.picks("damage Mission Briefing ×1")
    scene.light.is_offered("use False Lead", "pass")
    scene.light.picks("use False Lead")
    assert scene.table.dial == 11
    assert scene.match.outcome is None
    assert scene.zone_of("False Lead") == "discard"


def test_false_lead_a88_is_not_offered_with_the_dial_at_1() -> None:
    scene = Scene(
        light=rebels(objectives=[{"card": "Mission Briefing", "damage": 4, "enhancements": ["False Lead"]}]),
        dark=empire(units=["Darth Vader (Core)"]),
        turn="dark",
        dial=1,
        engagement=attack_on("Mission Briefing", "reward", "Darth Vader (Core)", edge="dark"),
    )
    scene.dark.picks("damage Mission Briefing ×1")
    assert not scene.light.can("use False Lead")
    assert scene.table.dial == 2


def test_false_lead_does_not_interrupt_when_another_objective_leaves_play() -> None:
    scene = destroyed_by_vader({"card": "Draw Their Fire", "enhancements": ["False Lead"]}, dial=5)
    scene.dark.picks("damage Mission Briefing ×1")
    assert scene.table.dial == 6
    assert not scene.light.can("use False Lead")


def test_fall_back_returns_a_friendly_unit_to_hand() -> None:
    scene = Scene(
        light=rebels(units=[{"card": "X-Wing", "damage": 1, "committed": True}, "Fleet Officer"], hand=["Fall Back!"]),
        dark=empire(units=["Darth Vader (Core)"]),
    )
    scene.light.picks("use Fall Back!")
    scene.light.is_offered("target X-Wing", "target Fleet Officer")
    scene.light.picks("target X-Wing")
    x_wing = scene.card("X-Wing", "hand")
    assert (x_wing.damage, x_wing.committed) == (0, False)
    assert scene.zone_of("Fall Back!") == "discard"


def test_fall_back_needs_a_friendly_unit() -> None:
    scene = Scene(light=rebels(hand=["Fall Back!", "Rebel Trooper"]), dark=empire(units=["Darth Vader (Core)"]))
    scene.light.is_offered("play Rebel Trooper", "pass")


A_NEW_HOPE = {"objectives": ["Draw Their Fire"], "hand": ["A New Hope"]}


def test_a_new_hope_returns_every_unit_that_its_player_does_not_keep() -> None:
    scene = Scene(
        light=rebels(units=["Red Two", "Fleet Officer", "Y-Wing", "A-Wing"], **A_NEW_HOPE),
        dark=empire(units=["Darth Vader (Core)", "Nightsister"]),
    )
    scene.light.picks("use A New Hope")
    scene.light.pays()
    scene.light.is_offered("keep Red Two", "keep Fleet Officer", "keep Y-Wing", "keep A-Wing", "done")
    scene.light.picks("keep Red Two", "keep Fleet Officer", "keep A-Wing")
    scene.dark.is_offered("keep Darth Vader", "keep Nightsister", "done")
    scene.dark.picks("keep Nightsister")
    scene.dark.is_offered("keep Darth Vader", "done")
    scene.dark.picks("done")
    assert scene.light.hand == ["Y-Wing"]
    assert scene.dark.hand == ["Darth Vader"]
    assert scene.light.pile("units") == ["Red Two", "Fleet Officer", "A-Wing"]


def test_a_new_hope_a87_a89_asks_the_player_who_played_it_first_whoevers_turn_it_is() -> None:
    scene = Scene(
        light=rebels(units=["Red Two", "Y-Wing"], **A_NEW_HOPE),
        dark=empire(units=["Darth Vader (Core)", "Nightsister"]),
        turn="dark",
        phase="conflict",
    )
    scene.light.picks("use A New Hope")
    scene.light.pays()
    scene.light.picks("done")
    scene.dark.picks("done")
    assert scene.dark.hand == ["Darth Vader", "Nightsister"]
    assert sorted(scene.light.hand) == ["Red Two", "Y-Wing"]


def test_a_new_hope_does_not_bring_leia_organa_home() -> None:
    scene = Scene(light=rebels(units=["Leia Organa", "Y-Wing"], **A_NEW_HOPE), dark=empire())
    scene.light.picks("use A New Hope")
    scene.light.pays()
    scene.light.picks("keep Y-Wing", "done", "pass")
    assert scene.zone_of("Leia Organa") == "captured"


def test_a_new_hope_is_not_offered_without_the_resources() -> None:
    scene = Scene(light=rebels(units=["Y-Wing"], hand=["A New Hope"]), dark=empire())
    assert not scene.light.can("use A New Hope")
    assert "R4.1" in scene.light.why_not("A New Hope")
