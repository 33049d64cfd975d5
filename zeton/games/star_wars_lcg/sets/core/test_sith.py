"""Sith cards, in the order of sith.py: each works, and is not offered when it must not be."""

from typing import Any

import pytest

from zeton.games.star_wars_lcg.rules.terms import BLAST, TACTICS, UNIT_DAMAGE
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.knowledge import knows

DATHOMIR = "Shadows of Dathomir"  # two resources with a Sith match, and no text


HELD = "Dark Precognition"  # its owner could always play it, so an action window stays open


def dark_turn(phase: str = "deployment", light: Any = None, *, held: bool = True, **dark: Any) -> Scene:
    """A phase of the dark side's turn, with Sith objectives that do nothing; nobody runs out of cards."""
    hand = [*dark.pop("hand", ()), *([HELD] if held else ())]
    return Scene(
        light={"objectives": ["A Hero's Journey"] * 3, "deck": ["Yoda"] * 9, **(light or {})},
        dark={"objectives": [DATHOMIR] * 3, "deck": ["Nightsister"] * 9, "hand": hand, **dark},
        turn="dark",
        phase=phase,
        balance="dark",
    )


def strikes(dark_units: list[Any], light_units: list[Any], edge: str = "dark", **given: Any) -> Scene:
    """The dark side attacks an objective; every unit participates unless it is said which do."""
    dark = {"units": dark_units, "objectives": [DATHOMIR], "hand": [HELD], **given.pop("dark", {})}
    light = {"units": light_units, "objectives": ["Jedi Training"], **given.pop("light", {})}
    titles = [[u if isinstance(u, str) else u["card"] for u in units] for units in (dark_units, light_units)]
    parts = {"attackers": titles[0], "defenders": titles[1], **given}
    return Scene(
        light=light,
        dark=dark,
        turn="dark",
        engagement={"objective": "Jedi Training", "edge": edge, "step": "strikes", **parts},
    )


def is_not_offered(scene: Scene, label: str) -> None:
    """The dark side has an opportunity to act, and this is not what it may do."""
    scene.dark.is_asked("action")
    assert label not in scene.offered


# ── Set 19 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_fall_of_the_jedi_puts_a_card_from_hand_under_the_deck_as_the_draw_phase_begins() -> None:
    scene = dark_turn(
        "draw",
        objectives=["Fall of the Jedi"],
        hand=["Force Choke", "Interrogation"],
        held=False,
    )
    scene.dark.is_offered("use Fall of the Jedi", "pass")
    scene.dark.picks("use Fall of the Jedi")
    scene.dark.is_offered("put on the bottom Force Choke", "put on the bottom Interrogation")
    scene.dark.picks("put on the bottom Force Choke")
    assert scene.dark.hand == ["Interrogation"]
    assert scene.dark.pile("deck")[0] == "Force Choke"
    choke = scene.card("Force Choke").number
    assert knows(scene.table, scene.dark.seat, choke)
    assert not knows(scene.table, scene.light.seat, choke)
    scene.dark.is_asked("discard one")


def test_fall_of_the_jedi_takes_from_the_opponent_what_he_had_seen_of_the_hand() -> None:
    scene = dark_turn("draw", objectives=["Fall of the Jedi"], hand=["Force Choke", "Interrogation"], held=False)
    hand = [scene.card(title).number for title in ("Force Choke", "Interrogation")]
    scene.table.show(hand)
    scene.dark.picks("use Fall of the Jedi", "put on the bottom Force Choke")
    assert not any(knows(scene.table, scene.light.seat, card) for card in hand)


def test_fall_of_the_jedi_is_not_offered_with_an_empty_hand() -> None:
    scene = dark_turn("draw", objectives=["Fall of the Jedi"], deck=[HELD] * 9, held=False)
    is_not_offered(scene, "use Fall of the Jedi")  # the window after six cards were drawn
    assert len(scene.dark.hand) == 6


def test_fall_of_the_jedi_is_not_offered_in_the_opponents_draw_phase() -> None:
    scene = Scene(
        light={"hand": ["Yoda"], "deck": ["Yoda"] * 6},
        dark={"objectives": ["Fall of the Jedi"], "hand": ["Force Choke"]},
        turn="light",
        phase="draw",
    )
    scene.light.is_asked("discard one")


def test_darth_vader_damages_a_unit_after_a_sith_event() -> None:
    scene = dark_turn(
        light={"units": ["Luke Skywalker (Core)"]}, units=["Darth Vader (Core)"], hand=["Force Choke"], discard=["Nightsister"]
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    assert scene.zone_of("Force Choke") == "discard"  # played, resolved and discarded (A22)
    scene.dark.is_offered("use Darth Vader", "pass")
    scene.dark.picks("use Darth Vader")
    scene.dark.is_offered("target Luke Skywalker", "target Darth Vader")
    scene.dark.picks("target Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 2


def test_darth_vader_reacts_once_per_turn() -> None:
    scene = dark_turn(
        light={"units": ["Luke Skywalker (Core)"]},
        units=["Darth Vader (Core)"],
        hand=["Force Choke", HELD],
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker", "use Darth Vader", "target Luke Skywalker")
    scene.dark.picks(f"use {HELD}", "discard Nightsister")
    is_not_offered(scene, "use Darth Vader")


def test_darth_vader_may_react_again_in_the_opponents_turn_a54() -> None:
    scene = dark_turn("force", light={"units": ["Red Five"]}, units=["Darth Vader (Core)"], hand=[HELD])
    scene.dark.picks("done", f"use {HELD}", "discard Nightsister", "use Darth Vader", "target Red Five")
    assert scene.damage_on("Red Five") == 1
    scene.dark.passes()  # his turn ends; the next window is in the light side's refresh phase
    scene.dark.picks(f"use {HELD}", "discard Nightsister")
    scene.dark.is_offered("use Darth Vader", "pass")


def test_darth_vader_does_not_react_to_a_sith_unit_or_to_another_event() -> None:
    tired = {"card": "Vader's TIE Advanced", "focus": 1}
    scene = dark_turn(units=["Darth Vader (Core)", tired], hand=["Dark Side Apprentice", "Tallon Roll"])
    scene.dark.picks("play Dark Side Apprentice")
    scene.dark.pays()
    assert scene.zone_of("Dark Side Apprentice") == "units"
    is_not_offered(scene, "use Darth Vader")
    scene.dark.picks("use Tallon Roll", "target Vader's TIE Advanced")
    assert scene.zone_of("Tallon Roll") == "discard"
    is_not_offered(scene, "use Darth Vader")


def test_darth_vader_reacts_to_a_cancelled_event_a56() -> None:
    scene = dark_turn(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Counter-stroke"], "objectives": ["A Hero's Journey"]},
        units=["Darth Vader (Core)"],
        hand=["Force Choke"],
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("use Counter-stroke")
    scene.light.pays()
    assert scene.damage_on("Luke Skywalker") == 0
    scene.dark.picks("use Darth Vader", "target Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 1


def test_vaders_lightsaber_gives_one_unit_damage() -> None:
    scene = dark_turn(units=[{"card": "Dark Side Apprentice", "enhancements": ["Vader's Lightsaber"]}])
    apprentice = scene.card("Dark Side Apprentice").number
    assert [scene.table.strength(apprentice, icon) for icon in (UNIT_DAMAGE, TACTICS, BLAST)] == [2, 0, 0]
    assert not scene.table.has_keyword(apprentice, "Targeted Strike")


def test_vaders_lightsaber_lets_darth_vader_strike_a_unit_that_does_not_participate() -> None:
    vader = {"card": "Darth Vader (Core)", "enhancements": ["Vader's Lightsaber"]}
    scene = strikes([vader], ["Red Five", "Yoda"], defenders=["Red Five"])
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.dark.is_offered("hit Red Five ×3", "hit Yoda ×3")
    scene.dark.picks("hit Yoda ×3")
    assert scene.zone_of("Yoda") == "discard"


def test_vaders_lightsaber_gives_nobody_else_targeted_strike() -> None:
    apprentice = {"card": "Dark Side Apprentice", "enhancements": ["Vader's Lightsaber"]}
    scene = strikes([apprentice], ["Red Five", "Yoda"], defenders=["Red Five"])
    scene.dark.picks("strike Dark Side Apprentice", "unit damage Dark Side Apprentice", "hit Red Five ×2")
    assert scene.zone_of("Red Five") == "discard"


def test_vaders_lightsaber_enhances_only_force_users_and_force_sensitives() -> None:
    scene = dark_turn(units=["Emperor's Royal Guard"], hand=["Vader's Lightsaber"])
    assert "R5.3" in scene.dark.why_not("Vader's Lightsaber")
    scene = dark_turn(units=["Emperor's Royal Guard", "Nightsister"], hand=["Vader's Lightsaber"])
    scene.dark.picks("play Vader's Lightsaber")
    scene.dark.pays()
    scene.dark.picks("enhance Vader's Lightsaber → Nightsister")
    assert scene.card("Vader's Lightsaber").host == "Nightsister"


def test_force_choke_damages_a_character_or_a_creature() -> None:
    scene = dark_turn(light={"units": ["Luke Skywalker (Core)", "Red Five", "C-3PO"]}, units=["Rancor"], hand=["Force Choke"])
    scene.dark.picks("use Force Choke")
    scene.dark.is_offered("target Luke Skywalker", "target Rancor")
    scene.dark.picks("target Luke Skywalker")
    scene.light.passes()  # C-3PO
    assert scene.damage_on("Luke Skywalker") == 1


def test_force_choke_is_not_offered_without_a_character_or_creature() -> None:
    scene = dark_turn(light={"units": ["Red Five"]}, hand=["Force Choke"])
    is_not_offered(scene, "use Force Choke")
    assert "R12.13" in scene.dark.why_not("Force Choke")


def test_force_choke_is_played_once_per_turn() -> None:
    scene = dark_turn(light={"units": ["Luke Skywalker (Core)"]}, hand=["Force Choke", "Force Choke"])
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    is_not_offered(scene, "use Force Choke")
    assert "Force Choke" in scene.dark.hand


def test_force_choke_counts_for_the_limit_even_if_it_was_cancelled_a53() -> None:
    scene = dark_turn(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Counter-stroke"], "objectives": ["A Hero's Journey"]},
        hand=["Force Choke", "Force Choke"],
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("use Counter-stroke")
    scene.light.pays()
    assert scene.damage_on("Luke Skywalker") == 0
    is_not_offered(scene, "use Force Choke")
    assert "Force Choke" in scene.dark.hand


# ── Set 20 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_counsel_of_the_sith_draws_a_card_after_the_opponents_turn_begins() -> None:
    scene = Scene(
        light={"objectives": ["A Hero's Journey"] * 3},
        dark={"objectives": ["Counsel of the Sith"], "deck": ["Nightsister", "Interrogation"]},
        turn="light",
        phase="turn",
        balance="dark",
    )
    scene.dark.is_offered("use Counsel of the Sith", "pass")
    scene.dark.picks("use Counsel of the Sith")
    assert scene.dark.hand == ["Nightsister"]


def test_counsel_of_the_sith_is_not_offered_in_your_own_turn() -> None:
    scene = dark_turn("turn", objectives=["Counsel of the Sith"] * 3)
    is_not_offered(scene, "use Counsel of the Sith")
    assert scene.dark.hand == [HELD]


def test_dark_precognition_draws_two_cards_then_discards_one() -> None:
    scene = dark_turn(deck=["Nightsister", "Darth Vader (Core)", "Force Choke"])
    scene.dark.picks("use Dark Precognition")
    scene.dark.is_offered("discard Nightsister", "discard Darth Vader")
    scene.dark.picks("discard Nightsister")
    assert scene.dark.hand == ["Darth Vader"]
    assert scene.dark.pile("discard") == ["Nightsister", "Dark Precognition"]


def test_dark_precognition_loses_the_game_with_one_card_in_the_deck() -> None:
    scene = dark_turn(deck=["Nightsister"])
    scene.dark.picks("use Dark Precognition")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (scene.light.seat,)


def test_dark_precognition_is_not_offered_outside_action_windows() -> None:
    scene = dark_turn("draw")
    scene.dark.is_offered("discard Dark Precognition", "pass")


# ── Set 21 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_black_squadron_assault_is_focused_to_remove_a_focus_token() -> None:
    scene = dark_turn(
        objectives=["Black Squadron Assault"],
        units=[{"card": "Vader's TIE Advanced", "focus": 2}, {"card": "Darth Vader (Core)", "focus": 1}],
    )
    scene.dark.picks("use Black Squadron Assault", "target Vader's TIE Advanced")
    assert scene.focus_on("Vader's TIE Advanced") == 1
    assert scene.focus_on("Black Squadron Assault") == 1
    is_not_offered(scene, "use Black Squadron Assault")  # exhausted (R1.15)


def test_black_squadron_assault_is_not_offered_without_a_black_squadron_unit() -> None:
    scene = dark_turn(objectives=["Black Squadron Assault"], units=[{"card": "Darth Vader (Core)", "focus": 1}])
    is_not_offered(scene, "use Black Squadron Assault")
    assert "R12.13" in scene.dark.why_not("Black Squadron Assault")


def test_black_squadron_assault_is_not_offered_while_exhausted() -> None:
    scene = dark_turn(
        objectives=[{"card": "Black Squadron Assault", "focus": 1}],
        units=[{"card": "Vader's TIE Advanced", "focus": 1}],
    )
    is_not_offered(scene, "use Black Squadron Assault")
    assert "A22" in scene.dark.why_not("Black Squadron Assault")


def test_vaders_tie_advanced_copies_the_icons_of_a_unit_for_one_strike_a73() -> None:
    scene = strikes(["Vader's TIE Advanced"], ["Luke Skywalker (Core)"], dark={"deck": ["Emperor Palpatine", "Force Choke"]})
    tie = scene.card("Vader's TIE Advanced").number
    scene.dark.picks("strike Vader's TIE Advanced", "use Vader's TIE Advanced")
    assert scene.dark.pile("discard") == ["Emperor Palpatine"]
    # 1 unit damage and 1 blast of its own; 2 tactics, 1 blast, (1) tactics and (1) blast of his, with the edge.
    assert [scene.table.strength(tie, icon) for icon in (UNIT_DAMAGE, TACTICS, BLAST)] == [1, 3, 3]
    scene.dark.picks("tactics Vader's TIE Advanced")
    for _ in range(3):
        scene.dark.picks("hit Luke Skywalker ×1")
    scene.dark.picks("blast Vader's TIE Advanced")
    scene.dark.picks("unit damage Vader's TIE Advanced")
    assert scene.focus_on("Luke Skywalker") == 3
    assert scene.damage_on("Jedi Training") == 3
    assert [scene.table.strength(tie, icon) for icon in (UNIT_DAMAGE, TACTICS, BLAST)] == [1, 0, 1]


def test_vaders_tie_advanced_gains_edge_enabled_icons_as_edge_enabled_a73() -> None:
    scene = strikes(["Vader's TIE Advanced"], [], edge="light", dark={"deck": ["Emperor Palpatine"]})
    scene.dark.picks("strike Vader's TIE Advanced", "use Vader's TIE Advanced")
    assert scene.damage_on("Jedi Training") == 2  # without the edge his second blast icon does not count


def test_vaders_tie_advanced_gains_nothing_from_a_card_that_is_no_unit() -> None:
    scene = strikes(["Vader's TIE Advanced"], ["Luke Skywalker (Core)"], dark={"deck": ["Force Choke"]})
    scene.dark.picks("strike Vader's TIE Advanced", "use Vader's TIE Advanced")
    assert scene.dark.pile("discard") == ["Force Choke"]
    tie = scene.card("Vader's TIE Advanced").number
    assert [scene.table.strength(tie, icon) for icon in (UNIT_DAMAGE, TACTICS, BLAST)] == [1, 0, 1]


def test_vaders_tie_advanced_a73_a88_does_not_react_with_an_empty_deck() -> None:
    scene = strikes(["Vader's TIE Advanced"], ["Luke Skywalker (Core)"])
    scene.dark.picks("strike Vader's TIE Advanced")
    assert scene.match.outcome is None
    scene.dark.is_asked("icon")


def test_vaders_tie_advanced_does_not_react_to_another_unit() -> None:
    scene = strikes(
        ["Vader's TIE Advanced", "Darth Vader (Core)"], ["Luke Skywalker (Core)"], dark={"deck": ["Nightsister"] * 2}
    )
    scene.dark.picks("strike Darth Vader")
    scene.dark.is_asked("icon")


def test_im_on_the_leader_places_a_focus_token_on_an_enemy_fighter() -> None:
    scene = dark_turn(
        light={"units": ["Red Five", "Luke Skywalker (Core)"]}, units=["Vader's TIE Advanced"], hand=["I'm On the Leader"]
    )
    scene.dark.picks("use I'm On the Leader")
    scene.dark.pays()
    scene.dark.picks("target Red Five")
    assert scene.focus_on("Red Five") == 1


def test_im_on_the_leader_is_not_offered_without_an_enemy_fighter() -> None:
    scene = dark_turn(light={"units": ["Luke Skywalker (Core)"]}, units=["Vader's TIE Advanced"], hand=["I'm On the Leader"])
    is_not_offered(scene, "use I'm On the Leader")


def test_im_on_the_leader_needs_a_resource() -> None:
    scene = dark_turn(light={"units": ["Red Five"]}, objectives=[], hand=["I'm On the Leader"] * 2)
    assert scene.dark.can("use I'm On the Leader")  # the affiliation card
    scene.dark.picks("use I'm On the Leader", "target Red Five")
    assert scene.focus_on("Sith") == 1
    is_not_offered(scene, "use I'm On the Leader")


# ── Set 22 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def light_strikes_the_heart(damage: int, *, dark: Any = None, blast: bool = True) -> Scene:
    objective = "The Heart of the Empire" if blast else DATHOMIR
    return Scene(
        light={"units": ["Red Five"], "objectives": ["Jedi Training"]},
        dark={
            "objectives": [{"card": "The Heart of the Empire", "damage": damage}, {"card": DATHOMIR, "damage": 4}],
            **(dark or {}),
        },
        turn="light",
        engagement={"objective": objective, "attackers": ["Red Five"], "edge": "light", "step": "strikes"},
    )


def test_the_heart_of_the_empire_loses_the_game_when_it_is_destroyed() -> None:
    scene = light_strikes_the_heart(7)
    scene.light.picks("strike Red Five")
    assert scene.zone_of("The Heart of the Empire") == "victory"
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (scene.light.seat,)
    assert scene.match.outcome.reason == "heart-of-the-empire"


def test_the_heart_of_the_empire_loses_nothing_while_it_stands() -> None:
    scene = light_strikes_the_heart(6)
    scene.light.picks("strike Red Five")
    assert scene.damage_on("The Heart of the Empire") == 9
    assert scene.match.outcome is None


def test_the_heart_of_the_empire_loses_nothing_when_another_objective_is_destroyed() -> None:
    scene = light_strikes_the_heart(9, blast=False)
    scene.light.picks("strike Red Five")
    assert scene.zone_of(DATHOMIR) == "victory"
    assert scene.match.outcome is None


def test_the_heart_of_the_empire_loses_at_once_before_reactions_a87() -> None:
    scene = light_strikes_the_heart(7, dark={"units": ["Emperor Palpatine"], "discard": ["Force Choke"]})
    scene.light.picks("strike Red Five")
    assert scene.match.outcome is not None


def test_coruscant_defense_fleet_cannot_attack() -> None:
    scene = dark_turn("conflict", units=["Coruscant Defense Fleet"])
    scene.dark.passes()
    is_not_offered(scene, "engage A Hero's Journey")  # the closing window: there was nobody to attack with (R6.2)
    assert scene.table.step_now == "W-CONFLICT-END"
    units = ["Coruscant Defense Fleet", "Dark Side Apprentice", "Nightsister"]
    scene = dark_turn("conflict", light={"objectives": ["Jedi Training"]}, units=units)
    scene.dark.picks("pass", "engage Jedi Training")
    scene.dark.is_offered("attack Dark Side Apprentice", "attack Nightsister")


def test_coruscant_defense_fleet_defends() -> None:
    scene = Scene(
        light={"units": ["Red Five"], "objectives": ["Jedi Training"]},
        dark={"units": ["Coruscant Defense Fleet"], "objectives": [DATHOMIR]},
        turn="light",
        engagement={"objective": DATHOMIR, "attackers": ["Red Five"], "step": "defenders"},
    )
    scene.dark.is_offered("defend Coruscant Defense Fleet", "done")


def test_coruscant_defense_fleet_protects_a_coruscant_objective_up_to_its_remaining_capacity_a20() -> None:
    fleet = {"card": "Coruscant Defense Fleet", "damage": 3, "focus": 1}  # exhausted and idle: it protects all the same
    scene = light_strikes_the_heart(7, dark={"units": [fleet]})
    scene.light.picks("strike Red Five")
    scene.dark.is_offered(
        "protect Coruscant Defense Fleet → The Heart of the Empire ×1",
        "protect Coruscant Defense Fleet → The Heart of the Empire ×2",
        "pass",
    )
    scene.dark.picks("protect Coruscant Defense Fleet → The Heart of the Empire ×1")
    scene.dark.passes()
    assert scene.damage_on("The Heart of the Empire") == 9
    assert scene.damage_on("Coruscant Defense Fleet") == 4


def test_coruscant_defense_fleet_does_not_protect_other_objectives() -> None:
    scene = light_strikes_the_heart(0, dark={"units": ["Coruscant Defense Fleet"]}, blast=False)
    scene.light.picks("strike Red Five")
    assert scene.zone_of(DATHOMIR) == "victory"
    assert scene.damage_on("Coruscant Defense Fleet") == 0


def test_force_stasis_keeps_a_unit_from_defending_this_phase() -> None:
    scene = dark_turn(
        "conflict",
        light={"units": ["Luke Skywalker (Core)", "Red Five"], "objectives": ["Jedi Training"]},
        units=["Dark Side Apprentice"],
        hand=["Force Stasis"],
    )
    scene.dark.picks("use Force Stasis")
    scene.dark.pays()
    scene.dark.picks("target Luke Skywalker")
    scene.dark.picks("pass", "engage Jedi Training", "attack Dark Side Apprentice", "pass")
    scene.light.is_offered("defend Red Five", "done")


def test_force_stasis_keeps_a_unit_from_attacking_this_phase() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)", "Red Five", "Yoda"]},
        dark={"objectives": [DATHOMIR, "Fall of the Jedi"], "hand": ["Force Stasis"]},
        turn="light",
        phase="conflict",
    )
    scene.dark.picks("use Force Stasis")
    scene.dark.pays()
    scene.dark.picks("target Luke Skywalker")
    scene.light.picks("engage Fall of the Jedi")
    scene.light.is_offered("attack Red Five", "attack Yoda")


def test_force_stasis_ends_with_the_phase() -> None:
    scene = dark_turn(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["Jedi Training"]},
        units=["Dark Side Apprentice"],
        hand=["Force Stasis"],
    )
    scene.dark.picks("use Force Stasis")  # in the deployment phase
    scene.dark.pays()
    scene.dark.picks("target Luke Skywalker")
    scene.dark.picks("pass", "pass", "engage Jedi Training", "attack Dark Side Apprentice", "pass")
    scene.light.is_offered("defend Luke Skywalker", "done")


def test_force_stasis_is_not_offered_for_vehicles_or_friendly_units() -> None:
    scene = dark_turn(light={"units": ["Red Five"]}, units=["Darth Vader (Core)", "Rancor"], hand=["Force Stasis"])
    is_not_offered(scene, "use Force Stasis")


def no_escape(light: list[Any], dark: list[Any], **given: Any) -> Scene:
    return Scene(
        light={"units": light, "deck": ["Counter-stroke"], "objectives": ["Jedi Training"]},
        dark={
            "units": dark,
            "deck": ["Force Choke"],
            "hand": ["There Is No Escape", HELD],
            "objectives": [DATHOMIR] * 3,
        },
        **{"turn": "light", "phase": "force", **given},
    )


def test_there_is_no_escape_puts_every_unit_under_its_owners_deck() -> None:
    luke = {"card": "Luke Skywalker (Core)", "committed": True, "enhancements": ["Jedi Lightsaber"]}
    scene = no_escape([luke, "Red Five", "Yoda"], ["Darth Vader (Core)", "Nightsister"])
    scene.light.picks("done")
    scene.dark.picks("use There Is No Escape")
    scene.dark.pays()
    assert scene.light.pile("units") == scene.dark.pile("units") == []
    assert sorted(scene.light.pile("deck")[:3]) == ["Luke Skywalker", "Red Five", "Yoda"]
    assert scene.light.pile("deck")[3:] == ["Counter-stroke"]
    assert sorted(scene.dark.pile("deck")[:2]) == ["Darth Vader", "Nightsister"]
    assert not scene.card("Luke Skywalker").committed
    assert scene.zone_of("Jedi Lightsaber") == "discard"  # A87
    assert scene.zone_of("There Is No Escape") == "discard"


def test_there_is_no_escape_leaves_nobody_knowing_the_order_a87() -> None:
    scene = no_escape(["Luke Skywalker (Core)", "Red Five", "Yoda"], ["Darth Vader (Core)"])
    scene.light.picks("done")
    scene.dark.picks("use There Is No Escape")
    scene.dark.pays()
    under = [scene.card(title).number for title in ("Luke Skywalker (Core)", "Red Five", "Yoda")]
    assert not any(knows(scene.table, seat, card) for seat in (0, 1) for card in under)
    vader = scene.card("Darth Vader").number  # one card has no order
    assert all(knows(scene.table, seat, vader) for seat in (0, 1))


def test_there_is_no_escape_orders_by_chance() -> None:
    orders = set()
    for chance in range(20):
        scene = no_escape(["Luke Skywalker (Core)", "Red Five", "Yoda"], [])
        scene.table.chance = chance
        scene.light.picks("done")
        scene.dark.picks("use There Is No Escape")
        scene.dark.pays()
        orders.add(tuple(scene.light.pile("deck")[:3]))
    assert len(orders) > 3


def test_there_is_no_escape_lets_leia_organa_be_captured_instead_a76() -> None:
    scene = no_escape(["Leia Organa", "Red Five", "Yoda"], [])
    scene.light.picks("done")
    scene.dark.picks("use There Is No Escape")
    scene.dark.pays()
    scene.pass_all("capture at")
    scene.dark.picks(f"capture at Leia Organa → {DATHOMIR}")
    assert scene.zone_of("Leia Organa") == "captured"
    assert sorted(scene.light.pile("deck")) == ["Counter-stroke", "Red Five", "Yoda"]
    assert scene.light.pile("deck")[2] == "Counter-stroke"  # only what went under the deck is mixed


def test_there_is_no_escape_may_be_played_in_either_players_force_phase() -> None:
    scene = no_escape(["Yoda"], ["Nightsister"], turn="dark")
    scene.dark.picks("done")
    assert scene.dark.can("use There Is No Escape")


@pytest.mark.parametrize("phase", ["refresh", "deployment", "conflict"])
def test_there_is_no_escape_is_not_offered_in_another_phase(phase: str) -> None:
    scene = no_escape(["Yoda"], ["Nightsister"], turn="dark", phase=phase)
    is_not_offered(scene, "use There Is No Escape")
    assert "R12.2" in scene.dark.why_not("There Is No Escape")


# ── Set 23 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_emperors_web_makes_the_first_sith_event_each_turn_cheaper() -> None:
    scene = dark_turn(
        light={"units": ["Red Five"]},
        objectives=["The Emperor's Web"],
        hand=["I'm On the Leader", "I'm On the Leader"],
    )
    scene.dark.picks("use I'm On the Leader", "target Red Five")
    assert scene.focus_on("Red Five") == 1
    assert scene.focus_on("The Emperor's Web") == scene.focus_on("Sith") == 0
    scene.dark.picks("use I'm On the Leader")
    scene.dark.pays()
    scene.dark.picks("target Red Five")
    assert scene.focus_on("The Emperor's Web") + scene.focus_on("Sith") == 1


def test_the_emperors_web_looks_at_plays_from_the_start_of_the_turn_a82() -> None:
    scene = dark_turn(
        light={"units": ["Luke Skywalker (Core)", "Red Five"], "hand": ["Yoda"]},
        objectives=[{"card": "The Emperor's Web", "focus": 1}],
        hand=["Force Choke", "Interrogation"],
    )
    assert scene.dark.can("use Interrogation")  # cost 1 now, and the affiliation card gives it
    scene.dark.picks("use Force Choke", "target Luke Skywalker")  # the first Sith event, cost 0: never below 0
    is_not_offered(scene, "use Interrogation")
    assert "R4.1" in scene.dark.why_not("Interrogation")


def test_the_emperors_web_does_not_change_the_cost_of_units_or_of_the_opponents_events() -> None:
    scene = dark_turn(
        light={"hand": ["Counter-stroke"], "units": ["Yoda"], "objectives": [{"card": "Jedi Training", "focus": 1}]},
        objectives=[{"card": "The Emperor's Web", "focus": 1}],
        hand=["Dark Side Apprentice", "Force Choke"],
    )
    is_not_offered(scene, "play Dark Side Apprentice")
    assert "R4.1" in scene.dark.why_not("Dark Side Apprentice")
    scene.dark.picks("use Force Choke", "target Yoda")
    scene.light.picks("use Counter-stroke")
    assert scene.focus_on("Jedi") == 1


def palpatine_sees(destroyed: str, **dark: Any) -> Scene:
    return strikes(
        ["Dark Side Apprentice", "Emperor Palpatine"],
        [],
        attackers=["Dark Side Apprentice"],
        light={"objectives": [{"card": destroyed, "damage": 4}]},
        dark=dark,
        defenders=[],
        objective=destroyed,
    )


def test_emperor_palpatine_takes_back_a_sith_event_after_an_objective_is_destroyed() -> None:
    scene = palpatine_sees("Jedi Training", discard=["Force Choke", "Nightsister", "Interrogation"])
    scene.dark.picks("strike Dark Side Apprentice")
    assert scene.zone_of("Jedi Training") == "victory"
    scene.dark.picks("use Emperor Palpatine")
    scene.dark.is_offered("target Force Choke", "target Interrogation")
    scene.dark.picks("target Interrogation")
    assert scene.dark.hand == [HELD, "Interrogation"]
    assert scene.dark.pile("discard") == ["Force Choke", "Nightsister"]


def test_emperor_palpatine_reacts_to_the_loss_of_an_objective_of_his_own() -> None:
    scene = Scene(
        light={"units": ["Red Five"], "objectives": ["Jedi Training"]},
        dark={
            "units": ["Emperor Palpatine"],
            "objectives": [DATHOMIR, {"card": "Fall of the Jedi", "damage": 4}],
            "discard": ["Force Choke"],
        },
        turn="light",
        engagement={"objective": "Fall of the Jedi", "attackers": ["Red Five"], "edge": "light", "step": "strikes"},
    )
    scene.light.picks("strike Red Five")
    scene.dark.picks("use Emperor Palpatine", "target Force Choke")
    assert scene.dark.hand == ["Force Choke"]


def test_emperor_palpatine_is_not_offered_without_a_sith_event_in_the_discard_pile() -> None:
    scene = palpatine_sees("Jedi Training", discard=["Nightsister", "Heat of Battle"], hand=["Force Choke", HELD])
    scene.dark.picks("strike Dark Side Apprentice")
    assert scene.zone_of("Jedi Training") == "victory"
    is_not_offered(scene, "use Emperor Palpatine")


def test_emperor_palpatine_does_not_react_to_a_destroyed_unit() -> None:
    scene = strikes(
        ["Dark Side Apprentice", "Emperor Palpatine"],
        [{"card": "Yoda", "damage": 1}],
        attackers=["Dark Side Apprentice"],
        dark={"discard": ["Force Choke"]},
    )
    scene.dark.picks("strike Dark Side Apprentice", "unit damage Dark Side Apprentice")
    assert scene.zone_of("Yoda") == "discard"
    is_not_offered(scene, "use Emperor Palpatine")


def test_force_lightning_destroys_an_exhausted_unit() -> None:
    scene = dark_turn(
        light={"units": [{"card": "Luke Skywalker (Core)", "focus": 1}, "Red Five"]},
        units=[{"card": "Nightsister", "focus": 1}],
        hand=["Force Lightning"],
    )
    scene.dark.picks("use Force Lightning")
    scene.dark.pays()
    scene.dark.is_offered("target Luke Skywalker", "target Nightsister")
    scene.dark.picks("target Luke Skywalker")
    assert scene.zone_of("Luke Skywalker") == "discard"


def test_force_lightning_is_not_offered_while_every_unit_is_ready() -> None:
    scene = dark_turn(light={"units": ["Luke Skywalker (Core)"]}, units=["Nightsister"], hand=["Force Lightning"])
    is_not_offered(scene, "use Force Lightning")
    assert "R12.13" in scene.dark.why_not("Force Lightning")


# ── Set 24 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def cruel(hand: list[str]) -> Scene:
    return dark_turn(
        "refresh",
        light={"hand": hand},
        objectives=[DATHOMIR, DATHOMIR],
        objective_deck=["Cruel Interrogations"],
    )


def test_cruel_interrogations_captures_a_random_card_of_the_opponents_hand() -> None:
    scene = cruel(["Yoda", "Red Five", "Luke Skywalker (Core)"])
    scene.dark.is_offered("use Cruel Interrogations", "pass")
    scene.dark.picks("use Cruel Interrogations")
    assert len(scene.light.hand) == 2
    (captive,) = scene.dark.pile("captured")
    assert captive not in scene.light.hand
    assert scene.card(captive).host == "Cruel Interrogations"


def test_cruel_interrogations_a59_the_dark_side_goes_on_knowing_what_it_has_seen_of_the_hand() -> None:
    scene = cruel(["Yoda", "Red Five"])
    hand = [scene.card(title).number for title in ("Yoda", "Red Five")]
    scene.table.show(hand)  # everybody has seen the hand
    scene.dark.picks("use Cruel Interrogations")
    assert all(knows(scene.table, scene.light.seat, card) for card in hand)
    assert all(knows(scene.table, scene.dark.seat, card) for card in hand)
    assert not any(knows(scene.table, None, card) for card in hand)


def test_cruel_interrogations_takes_each_card_by_chance() -> None:
    taken = set()
    for chance in range(20):
        scene = cruel(["Yoda", "Red Five", "Luke Skywalker (Core)"])
        scene.table.chance = chance
        scene.dark.picks("use Cruel Interrogations")
        taken |= set(scene.dark.pile("captured"))
    assert taken == {"Yoda", "Red Five", "Luke Skywalker"}


def test_cruel_interrogations_a88_is_not_offered_against_an_empty_hand() -> None:
    scene = cruel([])
    is_not_offered(scene, "use Cruel Interrogations")


def test_cruel_interrogations_is_not_offered_when_another_objective_enters_play() -> None:
    scene = dark_turn(
        "refresh",
        light={"hand": ["Yoda"]},
        objectives=["Cruel Interrogations", DATHOMIR],
        objective_deck=[DATHOMIR],
    )
    is_not_offered(scene, "use Cruel Interrogations")
    assert scene.light.hand == ["Yoda"]


def test_interrogation_droid_a57_discards_a_random_card_of_the_opponents_hand() -> None:
    scene = dark_turn(light={"hand": ["Yoda", "Red Five"]}, hand=["Interrogation Droid"])
    scene.dark.picks("play Interrogation Droid")
    scene.dark.pays()
    scene.dark.is_offered("use Interrogation Droid", "pass")
    scene.dark.picks("use Interrogation Droid")
    assert sorted([*scene.light.hand, *scene.light.pile("discard")]) == ["Red Five", "Yoda"]
    assert len(scene.light.hand) == 1


def test_interrogation_droid_a88_is_not_offered_against_an_empty_hand() -> None:
    scene = dark_turn(hand=["Interrogation Droid"])
    scene.dark.picks("play Interrogation Droid")
    scene.dark.pays()
    is_not_offered(scene, "use Interrogation Droid")


def test_interrogation_droid_does_not_react_to_another_unit() -> None:
    scene = dark_turn(light={"hand": ["Yoda"]}, units=["Interrogation Droid"], hand=["Dark Side Apprentice"])
    scene.dark.picks("play Dark Side Apprentice")
    scene.dark.pays()
    is_not_offered(scene, "use Interrogation Droid")


@pytest.mark.parametrize(("committed", "tokens"), [(False, 2), (True, 3)])
def test_intimidated_places_one_more_focus_token_on_a_striking_unit_x20(committed: bool, tokens: int) -> None:
    luke = {"card": "Luke Skywalker (Core)", "committed": committed, "enhancements": ["Intimidated"]}
    scene = strikes(["Darth Vader (Core)"], [luke], edge="light")
    scene.light.picks("strike Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == tokens


def test_intimidated_is_an_enemy_effect_that_a_shield_stops_a43() -> None:
    luke = {"card": "Luke Skywalker (Core)", "shields": 1, "enhancements": ["Intimidated"]}
    scene = strikes(["Darth Vader (Core)"], [luke], edge="light")
    scene.light.picks("strike Luke Skywalker")
    scene.light.is_offered("shield Luke Skywalker", "pass")
    scene.light.picks("shield Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 1
    assert scene.shields_on("Luke Skywalker") == 0


def test_intimidated_resolves_before_optional_reactions_a72() -> None:
    luke = {"card": "Luke Skywalker (Core)", "enhancements": ["Intimidated"]}
    scene = strikes(["Darth Vader (Core)"], [luke], edge="light", light={"hand": ["Double Strike"]})
    scene.light.picks("strike Luke Skywalker")
    scene.light.is_offered("use Double Strike", "pass")
    assert scene.focus_on("Luke Skywalker") == 2


def test_intimidated_does_nothing_when_another_unit_strikes() -> None:
    luke = {"card": "Luke Skywalker (Core)", "enhancements": ["Intimidated"]}
    scene = strikes(["Darth Vader (Core)"], [luke, "Yoda"], edge="light")
    scene.light.picks("strike Yoda")
    assert scene.focus_on("Yoda") == 1
    assert scene.focus_on("Luke Skywalker") == 0


def test_intimidated_enhances_only_enemy_characters() -> None:
    scene = dark_turn(light={"units": ["Red Five"]}, units=["Darth Vader (Core)"], hand=["Intimidated"])
    assert "R5.3" in scene.dark.why_not("Intimidated")
    scene = dark_turn(light={"units": ["Red Five", "Yoda"]}, units=["Darth Vader (Core)"], hand=["Intimidated"])
    scene.dark.picks("play Intimidated", "enhance Intimidated → Yoda")
    assert scene.card("Intimidated").host == "Yoda"


def test_interrogation_looks_at_the_hand_and_discards_a_card_of_it() -> None:
    scene = dark_turn(light={"hand": ["Yoda", "Red Five", "Luke Skywalker (Core)"]}, hand=["Interrogation"])
    scene.dark.picks("use Interrogation")
    scene.dark.pays()
    scene.dark.is_offered("discard Yoda", "discard Red Five", "discard Luke Skywalker")
    scene.dark.picks("discard Yoda")
    assert scene.light.pile("discard") == ["Yoda"]
    assert scene.light.hand == ["Red Five", "Luke Skywalker"]
    assert all(knows(scene.table, scene.dark.seat, scene.card(t).number) for t in scene.light.hand)
    assert not any(knows(scene.table, None, scene.card(t).number) for t in scene.light.hand)


def test_interrogation_a88_is_not_offered_against_an_empty_hand() -> None:
    scene = dark_turn(units=["Darth Vader (Core)"], hand=["Interrogation"])
    is_not_offered(scene, "use Interrogation")
    assert scene.dark.why_not("Interrogation") == ["A88"]


def test_interrogation_is_not_offered_without_its_resources() -> None:
    scene = dark_turn(light={"hand": ["Yoda"]}, objectives=[], hand=["Interrogation"])
    is_not_offered(scene, "use Interrogation")
    assert "R4.1" in scene.dark.why_not("Interrogation")


# ── Set 25 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nightsister_damages_any_objective_after_you_commit_her_a87() -> None:
    scene = dark_turn("force", light={"objectives": ["Jedi Training"]}, units=["Nightsister"])
    scene.dark.picks("commit Nightsister")
    scene.dark.is_offered("use Nightsister", "pass")
    scene.dark.picks("use Nightsister")
    scene.dark.is_offered("target Jedi Training", *[f"target {DATHOMIR}"] * 3)
    scene.dark.picks("target Jedi Training")
    assert scene.damage_on("Jedi Training") == 1


def test_nightsister_does_not_react_when_another_unit_is_committed() -> None:
    scene = dark_turn("force", light={"objectives": ["Jedi Training"]}, units=["Nightsister", "Dark Side Apprentice"])
    scene.dark.picks("commit Dark Side Apprentice", "done")
    is_not_offered(scene, "use Nightsister")


def test_nightsister_does_not_react_again_while_she_stays_committed() -> None:
    scene = dark_turn("force", light={"objectives": ["Jedi Training"]}, units=[{"card": "Nightsister", "committed": True}])
    is_not_offered(scene, "use Nightsister")


def blessed(turn: str, **given: Any) -> Scene:
    vader = {"card": "Darth Vader (Core)", "focus": 4, "enhancements": ["The Hand's Blessing"]}
    return Scene(
        light={"objectives": ["Jedi Training"] * 3, "deck": ["Yoda"] * 6},
        dark={"units": [vader], "objectives": [DATHOMIR] * 3, "hand": [HELD]},
        turn=turn,
        phase="refresh",
        **given,
    )


@pytest.mark.parametrize("faq", [False, True])
def test_the_hands_blessing_removes_all_focus_tokens_after_you_refresh(faq: bool) -> None:
    scene = blessed("dark", faq=faq)
    scene.dark.is_offered("use The Hand's Blessing", "pass")
    assert scene.focus_on("Darth Vader") == 2  # Elite
    scene.dark.picks("use The Hand's Blessing")
    assert scene.focus_on("Darth Vader") == 0


def test_the_hands_blessing_is_not_offered_when_the_opponent_refreshes() -> None:
    scene = blessed("light")
    is_not_offered(scene, "use The Hand's Blessing")
    assert scene.focus_on("Darth Vader") == 4


def test_the_hands_blessing_enhances_a_character_only() -> None:
    scene = dark_turn(units=["Vader's TIE Advanced"], hand=["The Hand's Blessing"])
    assert "R5.3" in scene.dark.why_not("The Hand's Blessing")


def test_a_disturbance_in_the_force_focuses_every_committed_enemy_unit() -> None:
    scene = dark_turn(
        light={
            "units": [
                {"card": "Luke Skywalker (Core)", "committed": True},
                {"card": "Yoda", "committed": True, "focus": 1},
                "Red Five",
            ]
        },
        units=[{"card": "Darth Vader (Core)", "committed": True}],
        hand=["A Disturbance In the Force"],
    )
    scene.dark.picks("use A Disturbance In the Force")
    scene.dark.pays()
    scene.dark.passes()  # Darth Vader's reaction
    focus = {title: scene.focus_on(title) for title in ("Luke Skywalker", "Yoda", "Red Five", "Darth Vader")}
    assert focus == {"Luke Skywalker": 1, "Yoda": 2, "Red Five": 0, "Darth Vader": 0}


def test_a_disturbance_in_the_force_may_be_shielded_unit_by_unit() -> None:
    scene = dark_turn(
        light={"units": [{"card": "Luke Skywalker (Core)", "committed": True, "shields": 1}]},
        hand=["A Disturbance In the Force"],
    )
    scene.dark.picks("use A Disturbance In the Force")
    scene.dark.pays()
    scene.light.picks("shield Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 0


def test_a_disturbance_in_the_force_is_not_offered_without_its_resources() -> None:
    scene = dark_turn(objectives=[], hand=["A Disturbance In the Force"])
    is_not_offered(scene, "use A Disturbance In the Force")
    assert "R4.1" in scene.dark.why_not("A Disturbance In the Force")
