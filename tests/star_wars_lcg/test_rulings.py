"""Rulings A1 to A49: those about the rules that the tests of the chapters do not already hold."""

from typing import Any

import pytest

from zeton.games.star_wars_lcg.rules.printed import printed_cards
from zeton.games.star_wars_lcg.rules.table import ICON_NAMES
from zeton.games.star_wars_lcg.rules.terms import BLAST, STRIKE
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.ability import Lasting

LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Jedi Training"]
DARK_OBJECTIVES = ["Imperial Command", "Shadows of Dathomir", "Death and Despayre"]


def attack(
    light: list[Any],
    dark: list[Any],
    *,
    edge: str = "light",
    light_hand: tuple[str, ...] = (),
    dark_hand: tuple[str, ...] = (),
    dark_affiliation: str = "Sith",
) -> Scene:
    """The light side attacks Imperial Command with all its units; all dark units defend."""

    def names(units: list[Any]) -> list[str]:
        return [unit["card"] if isinstance(unit, dict) else unit for unit in units]

    return Scene(
        light={"units": light, "hand": list(light_hand)},
        dark={
            "affiliation": dark_affiliation,
            "units": dark,
            "objectives": ["Imperial Command", "Shadows of Dathomir"],
            "hand": list(dark_hand),
        },
        engagement={
            "objective": "Imperial Command",
            "attackers": names(light),
            "defenders": names(dark),
            "edge": edge,
            "step": "strikes",
        },
    )


# ── slips and contradictions ─────────────────────────────────────────────────────────────────────────────────────────


def test_a1_with_the_faq_fleeing_the_empire_answers_the_end_of_the_refresh_phase() -> None:
    scene = Scene(
        light={
            "objectives": ["Fleeing the Empire", "A Hero's Journey", "Draw Their Fire"],
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Our Most Desperate Hour"],
        },
        phase="refresh",
        faq=True,
    )
    scene.light.is_asked("action")  # the window of the refresh phase comes first
    scene.light.passes()
    scene.light.is_offered("use Fleeing the Empire #1", "pass")  # the same text, at the FAQ's time


def test_a5_cannot_is_absolute() -> None:
    scene = Scene(
        light={"objectives": LIGHT_OBJECTIVES},
        dark={"units": ["Coruscant Defense Fleet", "Espo Trooper"]},
        turn="dark",
        phase="conflict",
    )
    scene.dark.picks("engage A Hero's Journey")
    assert scene.table.participants(scene.table.dark) == [scene.card("Espo Trooper").number]


def test_a10_intimidated_does_nothing_when_its_unit_is_declared() -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "enhancements": ["Intimidated"]}], "hand": ["Yoda"]},
        dark={"objectives": ["Imperial Command"]},
        phase="conflict",
    )
    scene.light.picks("engage Imperial Command")
    scene.light.is_asked("edge card")
    assert scene.focus_on("Luke Skywalker") == 0


def test_a10_intimidated_answers_a_defender_as_well() -> None:
    scene = Scene(
        light={
            "units": [{"card": "Luke Skywalker (Core)", "enhancements": ["Intimidated"]}],
            "objectives": ["A Hero's Journey"],
        },
        dark={"units": ["Darth Vader (Core)", "Espo Trooper"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Darth Vader (Core)"],
            "defenders": ["Luke Skywalker (Core)"],
            "edge": "light",
            "step": "strikes",
        },
    )
    assert scene.focus_on("Luke Skywalker") == 2


def test_a11_a_committed_unit_focused_for_another_cost_gets_one_token() -> None:
    scene = Scene(
        light={"units": [{"card": "Ewok Scout", "committed": True}], "hand": ["Yub Yub!", "Rebel Trooper"]},
        dark={"enhancements": ["Sith Library"]},
    )
    scene.light.picks("use Yub Yub!")
    assert scene.focus_on("Ewok Scout") == 1
    assert scene.zone_of("Sith Library") == "discard"


@pytest.mark.parametrize(("turn", "tokens"), [("light", 2), ("dark", 1)])
def test_a15_a63_an_enhancement_on_an_enemy_card_refreshes_with_its_controller(turn: str, tokens: int) -> None:
    scene = Scene(
        light={
            "units": [{"card": "Luke Skywalker (Core)", "enhancements": [{"card": "Intimidated", "focus": 2}]}],
            "objectives": LIGHT_OBJECTIVES,
            "hand": ["Rebel Trooper"],
        },
        dark={"objectives": DARK_OBJECTIVES, "hand": ["Espo Trooper"]},
        turn=turn,
        phase="refresh",
    )
    assert scene.focus_on("Intimidated") == tokens


def test_a21_tear_this_ship_apart_is_not_limited() -> None:
    assert "Limited" not in printed_cards()["tear-this-ship-apart"].keywords


# ── playing and using ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a22_costs_are_paid_before_targets_are_chosen_and_cancelling_comes_after() -> None:
    scene = Scene(
        light={"hand": ["Counter-stroke"], "units": ["Red Five", "X-Wing"]},
        dark={"hand": ["I'm On the Leader"], "objectives": ["Shadows of Dathomir"]},
        turn="dark",
    )
    scene.dark.picks("use I'm On the Leader")
    scene.dark.is_asked("pay")
    scene.dark.picks("generate Sith ×1")
    scene.dark.is_asked("target")
    scene.dark.picks("target X-Wing")
    scene.light.is_offered("use Counter-stroke", "pass")
    assert scene.focus_on("X-Wing") == 0


def test_a22_what_an_enhancement_is_put_on_is_chosen_after_paying() -> None:
    scene = Scene(
        light={
            "objectives": ["A Hero's Journey"],
            "units": ["Luke Skywalker (Core)", "Jedi in Hiding"],
            "hand": ["Jedi Lightsaber"],
        },
    )
    scene.light.picks("play Jedi Lightsaber")
    scene.light.is_asked("pay")
    scene.light.picks("generate Jedi ×1")
    scene.light.is_offered("enhance Jedi Lightsaber → Luke Skywalker", "enhance Jedi Lightsaber → Jedi in Hiding")


def test_a22_what_paying_sets_off_happens_before_targets_are_chosen() -> None:
    """Stolen Plans: the light side draws when the enhanced objective generates, before the dark side picks a target."""
    plans = {"card": "Shadows of Dathomir", "enhancements": ["Stolen Plans"]}
    scene = Scene(
        light={"units": ["Red Five", "X-Wing"], "deck": ["Yoda", "Yoda"]},
        dark={"affiliation": {"card": "Sith", "focus": 1}, "hand": ["I'm On the Leader"], "objectives": [plans]},
        turn="dark",
    )
    scene.dark.picks("use I'm On the Leader", "generate Shadows of Dathomir ×1")
    scene.light.picks("use Stolen Plans")
    assert scene.light.hand == ["Yoda"]
    scene.dark.is_offered("target Red Five", "target X-Wing")


def test_a23_a_cost_reduced_to_0_needs_no_match() -> None:
    scene = Scene(
        light={
            "affiliation": {"card": "Rebel Alliance", "focus": 1},
            "objectives": [{"card": "In You Must Go", "focus": 1}],
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Jedi Lightsaber"],
        }
    )
    scene.light.picks("play Jedi Lightsaber")
    assert scene.card("Jedi Lightsaber").host == "Luke Skywalker"


# ── timing ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a26_the_active_player_orders_several_forced_abilities() -> None:
    scene = attack([{"card": "Luke Skywalker (Core)", "enhancements": ["Intimidated", "Intimidated"]}], [])
    scene.light.is_asked("forced reaction")  # the dark side's cards, but the light side's turn
    scene.light.is_offered("use Intimidated", "use Intimidated")
    scene.light.picks("use Intimidated")
    assert scene.focus_on("Luke Skywalker") == 3


def test_a27_an_event_played_as_a_reaction_is_answered_before_it_resolves() -> None:
    scene = attack(
        ["Jedi in Hiding", "X-Wing"],
        [],
        edge="dark",
        light_hand=("Counter-stroke",),
        dark_hand=("Detained",),
        dark_affiliation="Imperial Navy",
    )
    scene.light.picks("strike Jedi in Hiding")
    scene.dark.picks("use Detained")
    scene.dark.pays()
    scene.light.is_offered("use Counter-stroke", "pass")
    scene.light.picks("use Counter-stroke")
    assert scene.zone_of("Jedi in Hiding") == "units"
    assert scene.zone_of("Detained") == "discard"


def test_a31_after_you_refresh_may_be_used_in_the_light_sides_first_turn() -> None:
    scene = Scene(
        light={
            "objectives": ["Last Minute Rescue", *LIGHT_OBJECTIVES[:2]],
            "units": [{"card": "Luke Skywalker (Core)", "damage": 1}],
            "hand": ["Rebel Trooper"],
        },
        turn_number=2,
        phase="refresh",
    )
    scene.light.is_offered("use Last Minute Rescue", "pass")


# ── engagements ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a32_a_skipped_strike_opens_no_window_of_its_own() -> None:
    scene = attack(["Rebel Trooper", "X-Wing"], [], light_hand=("Our Most Desperate Hour",))
    windows = 0
    scene.light.picks("strike Rebel Trooper")
    while scene.asked == "action":
        assert scene.table.step_now == "W-STRIKE"
        windows += 1
        scene.light.passes()
    scene.light.is_asked("unopposed")
    assert windows == 2  # one after each strike of the only player who could


def test_a32_with_nobody_ready_strikes_are_over_at_once() -> None:
    scene = attack([{"card": "X-Wing", "focus": 1}], [], light_hand=("Our Most Desperate Hour",))
    scene.light.is_asked("unopposed")


def test_a33_without_a_surviving_attacker_there_is_no_reward() -> None:
    scene = Scene(
        light={"units": ["X-Wing"], "discard": ["Rebel Trooper"]},
        dark={"objectives": ["Imperial Command", "Shadows of Dathomir"]},
        engagement={"objective": "Imperial Command", "edge": "light", "step": "reward"},
    )
    scene.light.is_asked("engage")


def test_a34_the_edge_battle_is_counted_even_if_a_fate_card_destroys_the_last_defender() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper"], "hand": ["Heat of Battle"]},
        dark={"units": ["Advisor to the Emperor"], "objectives": ["Imperial Command"], "hand": ["Darth Vader (Core)"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Rebel Trooper"],
            "defenders": ["Advisor to the Emperor"],
            "step": "edge",
        },
    )
    scene.light.picks("place Heat of Battle")
    scene.dark.picks("place Darth Vader")  # 2 : 4
    assert scene.zone_of("Advisor to the Emperor") == "discard"
    assert scene.table.edge == scene.table.dark


def test_a34_it_is_counted_even_if_a_fate_card_destroys_the_last_attacker() -> None:
    scene = Scene(
        light={"units": ["Twi'lek Loyalist"], "objectives": ["Hit and Run"], "hand": ["Yoda"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": ["Imperial Command"], "hand": ["Heat of Battle"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Twi'lek Loyalist"],
            "defenders": ["Darth Vader (Core)"],
            "step": "edge",
        },
    )
    scene.light.picks("place Yoda")  # 5 : 2
    scene.dark.picks("place Heat of Battle")
    assert scene.zone_of("Twi'lek Loyalist") == "discard"
    assert scene.table.edge == scene.table.light
    scene.light.is_offered("use Hit and Run", "pass")  # a player without units may win


def test_a35_an_automatic_win_is_a_win() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper"], "objectives": ["Hit and Run"]},
        dark={"objectives": ["Imperial Command"]},
        engagement={"objective": "Imperial Command", "attackers": ["Rebel Trooper"], "step": "edge"},
    )
    scene.light.is_offered("use Hit and Run", "pass")


def test_a36_icons_without_a_legal_recipient_do_nothing() -> None:
    scene = attack(["Twi'lek Smuggler"], [])  # UD 1 T 1, and no enemy unit
    scene.light.is_asked("unopposed")
    assert scene.focus_on("Twi'lek Smuggler") == 1


def test_a36_icons_must_be_resolved_if_there_is_a_recipient() -> None:
    scene = attack(["Fleet Officer", "X-Wing"], ["Darth Vader (Core)"])
    scene.light.picks("strike Fleet Officer")
    assert not scene.light.can("pass")
    assert not scene.light.can("done")


def test_a37_the_strength_of_a_type_is_counted_when_that_type_is_resolved() -> None:
    """An icon that comes while the strike is under way counts."""
    scene = attack(["Jedi in Hiding", "X-Wing"], [{"card": "Darth Vader (Core)", "focus": 1}])
    scene.light.picks("strike X-Wing")
    unit = scene.card("X-Wing").number
    before = scene.table.strength(unit, BLAST)
    scene.table.lasting += (Lasting(ICON_NAMES[BLAST], unit, 2, STRIKE),)
    scene.light.picks("unit damage X-Wing")
    assert (scene.damage_on("Darth Vader"), scene.damage_on("Imperial Command")) == (1, before + 2)


def test_a38_reactions_to_focusing_come_before_any_icon() -> None:
    scene = attack(["Jedi in Hiding"], ["Darth Vader (Core)"], light_hand=("Double Strike",))
    scene.light.is_offered("use Double Strike", "pass")
    assert scene.focus_on("Jedi in Hiding") == 1
    assert scene.damage_on("Darth Vader") == scene.damage_on("Imperial Command") == 0


def test_a39_a_participant_that_becomes_ready_must_strike_again() -> None:
    scene = attack(["Jedi in Hiding", "X-Wing"], [{"card": "Darth Vader (Core)", "focus": 1}], light_hand=("Double Strike",))
    scene.light.picks("strike Jedi in Hiding", "use Double Strike", "unit damage Jedi in Hiding")
    scene.light.is_offered("strike Jedi in Hiding", "strike X-Wing")
    assert scene.damage_on("Darth Vader") == 2


def red_two(step: str, tokens: int = 0, **more: Any) -> Scene:
    """Red Two, with the edge, attacks an objective that one more damage destroys; there is another one."""
    return Scene(
        light={"units": [{"card": "Red Two", "focus": tokens}]},
        dark={
            "units": [{"card": "Darth Vader (Core)", "focus": 1}],
            "objectives": [{"card": "Imperial Command", "damage": 4}, "Shadows of Dathomir"],
        },
        engagement={"objective": "Imperial Command", "attackers": ["Red Two"], "step": step, "edge": "light", **more},
    )


def test_a39_red_two_readied_during_the_strikes_must_strike_again() -> None:
    scene = red_two("strikes", defenders=["Darth Vader (Core)"])
    scene.light.picks("blast Red Two", "use Red Two")
    assert scene.zone_of("Darth Vader") == "discard"  # it struck him twice, 2 and 2
    assert scene.focus_on("Red Two") == 1


def test_a39_red_two_readied_by_the_unopposed_bonus_may_be_declared_in_the_next_engagement() -> None:
    scene = red_two("reward", tokens=1)
    scene.light.picks("damage Imperial Command ×1", "use Red Two", "engage Shadows of Dathomir")
    assert scene.table.part[scene.card("Red Two").number]


def test_a40_the_icons_of_a_striker_that_has_left_play_are_not_resolved() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["A Hero's Journey"], "hand": ["Lightsaber Deflection"]},
        dark={"units": [{"card": "Boba Fett", "damage": 1}, "Espo Trooper"], "objectives": ["Imperial Command"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Boba Fett"],
            "defenders": ["Luke Skywalker (Core)"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("unit damage Boba Fett")
    scene.light.picks("use Lightsaber Deflection", "target Boba Fett")
    assert scene.zone_of("Boba Fett") == "discard"
    assert scene.focus_on("Luke Skywalker") == 1  # of his own strike: the tactics icon was not resolved
    assert "gets focus" not in {entry.what for entry in scene.match.log(None)}


# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a41_protect_comes_before_the_shields_of_the_protector() -> None:
    scene = Scene(
        light={
            "units": ["Obi-Wan Kenobi", {"card": "Guardian of Peace", "shields": 1}],
            "objectives": ["A Hero's Journey"],
        },
        dark={"units": ["Stormtrooper Elite"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Stormtrooper Elite"],
            "defenders": ["Obi-Wan Kenobi"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.light.picks("protect Guardian of Peace → Obi-Wan Kenobi ×2")
    scene.light.is_offered("shield Guardian of Peace", "pass")
    scene.light.picks("shield Guardian of Peace")
    assert scene.damage_on("Guardian of Peace") == 1
    assert scene.damage_on("Obi-Wan Kenobi") == 1


def test_a43_damage_an_enemy_card_makes_you_deal_to_your_own_unit_can_be_shielded() -> None:
    scene = Scene(
        light={"enhancements": ["Heavy Blaster Emplacement"], "hand": ["Rebel Trooper"]},
        dark={"units": [{"card": "Darth Vader (Core)", "shields": 1}]},
    )
    scene.light.picks("use Heavy Blaster Emplacement")
    scene.dark.picks("shield Darth Vader")
    assert scene.damage_on("Darth Vader") == 0


def test_a43_the_token_of_intimidated_can_be_shielded() -> None:
    scene = attack([{"card": "Luke Skywalker (Core)", "shields": 1, "enhancements": ["Intimidated"]}], [])
    scene.light.picks("shield Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 1


def test_a43_damage_moved_by_your_own_card_keeps_its_source() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)", {"card": "X-Wing", "shields": 1}],
            "objectives": ["A Hero's Journey"],
            "hand": ["Lightsaber Deflection"],
        },
        dark={"units": ["Darth Vader (Core)"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Darth Vader (Core)"],
            "defenders": ["Luke Skywalker (Core)"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("use Lightsaber Deflection", "target X-Wing")
    scene.light.is_offered("shield X-Wing", "pass")  # the damage is still Darth Vader's


def test_a44_a_shield_for_each_skips_the_shielded() -> None:
    scene = Scene(
        light={
            "units": [{"card": "Luke Skywalker (Core)", "shields": 1}, "X-Wing", "Rebel Trooper"],
            "hand": ["Covering Fire", "Our Most Desperate Hour"],
        },
        dark={"objectives": ["Imperial Command"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Luke Skywalker (Core)", "X-Wing"],
            "step": "after attackers",
        },
    )
    scene.light.picks("use Covering Fire", "sacrifice Rebel Trooper")
    assert scene.shields_on("Luke Skywalker") == scene.shields_on("X-Wing") == 1


def test_a45_objectives_destroyed_together_leave_at_once() -> None:
    scene = Scene(
        light={"units": ["Home One"]},
        dark={
            "objectives": [
                "Imperial Command",
                {"card": "Shadows of Dathomir", "damage": 4},
                {"card": "Death and Despayre", "damage": 4},
            ]
        },
        engagement={"objective": "Imperial Command", "attackers": ["Home One"], "edge": "light", "step": "strikes"},
    )
    scene.light.picks("use Home One")
    assert sorted(scene.light.pile("victory")) == ["Death and Despayre", "Shadows of Dathomir"]


def test_a46_a_smaller_capacity_destroys_at_once() -> None:
    scene = Scene(
        light={"objectives": [{"card": "A Hero's Journey", "damage": 3}, "Forgotten Heroes"]},
        dark={
            "affiliation": "Imperial Navy",
            "objectives": ["Imperial Command"],
            "hand": ["Grand Moff Tarkin", "Espo Trooper"],
        },
        turn="dark",
    )
    scene.dark.picks("play Grand Moff Tarkin")
    scene.dark.pays()
    assert scene.dark.pile("victory") == ["A Hero's Journey"]
    assert scene.table.dial == 1


def test_a46_a_capacity_that_goes_with_its_enhancement_destroys_at_once() -> None:
    scene = Scene(
        light={
            "units": ["Ewok Scout"],
            "hand": ["Yub Yub!", "Rebel Trooper"],
        },
        dark={"objectives": [{"card": "Imperial Command", "damage": 6, "enhancements": ["Defense Upgrade"]}]},
    )
    scene.light.picks("use Yub Yub!")
    assert scene.light.pile("victory") == ["Imperial Command"]


def test_a47_an_objective_destroyed_by_its_own_controllers_cost_goes_to_the_opponents_victory_pile() -> None:
    scene = Scene(
        light={
            "objectives": [{"card": "Questionable Contacts", "damage": 4}, *LIGHT_OBJECTIVES[:2]],
            "objective_deck": ["Forgotten Heroes"],
            "units": [{"card": "X-Wing", "damage": 1}],
            "hand": ["Rebel Trooper"],
        },
        dark={"units": ["Darth Vader (Core)"]},
        phase="refresh",
    )
    scene.light.picks("use Questionable Contacts")
    assert scene.dark.pile("victory") == ["Questionable Contacts"]
    assert scene.table.dial == 1


def decoy(dial: int) -> Scene:
    return Scene(
        light={"objectives": ["Decoy at Dantooine", {"card": "A Hero's Journey", "damage": 2}]},
        dark={"units": ["TIE Bomber", "Espo Trooper"]},
        turn="dark",
        dial=dial,
        engagement={"objective": "A Hero's Journey", "attackers": ["TIE Bomber"], "edge": "dark", "step": "strikes"},
    )


def test_a48_the_dial_is_lowered_before_the_same_destruction_raises_it() -> None:
    scene = decoy(11)
    scene.light.picks("use Decoy at Dantooine")
    assert scene.match.outcome is None
    assert scene.table.dial == 11
    lost = decoy(11)
    lost.light.passes()
    assert lost.match.outcome is not None


@pytest.mark.parametrize(("dial", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a49_the_dial_is_not_lowered_below_1_nor_raised_to_it(dial: int, after: int) -> None:
    scene = decoy(dial)
    if scene.light.can("use Decoy at Dantooine"):
        scene.light.picks("use Decoy at Dantooine")
    assert scene.table.dial == after  # and 1 for the first objective
