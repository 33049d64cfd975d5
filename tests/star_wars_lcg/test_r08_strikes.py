"""Strikes and their reward (R8)."""

from zeton.games.star_wars_lcg.testing import Scene


def strikes(
    light: list[object],
    dark: list[object],
    *,
    edge: str = "light",
    idle: tuple[str, ...] = (),
    damage: int = 0,
    step: str = "strikes",
    **sides: object,
) -> Scene:
    """The light side attacks Shadows of Dathomir (capacity 5); everybody participates but the idle ones."""

    def names(units: list[object]) -> list[object]:
        listed = [u["card"] if isinstance(u, dict) else u for u in units]
        return [name for name in listed if name not in idle]

    return Scene(
        light={"units": light},
        dark={"units": dark, "objectives": [{"card": "Shadows of Dathomir", "damage": damage}, "Imperial Command"]},
        engagement={
            "objective": "Shadows of Dathomir",
            "attackers": names(light),
            "defenders": names(dark),
            "edge": edge,
            "step": step,
        },
        **sides,
    )


def test_r8_1_the_player_with_the_edge_strikes_first_then_they_alternate() -> None:
    scene = strikes(["Fleet Officer", "Believer in the Old Ways"], ["Kuati Security Team", "Dark Side Apprentice"], edge="dark")
    scene.dark.is_offered("strike Kuati Security Team", "strike Dark Side Apprentice")
    scene.dark.picks("strike Kuati Security Team", "hit Fleet Officer ×1")
    scene.light.is_offered("strike Fleet Officer", "strike Believer in the Old Ways")


def test_r8_2_a_player_with_a_ready_participant_cannot_pass() -> None:
    scene = strikes(["Fleet Officer", "Believer in the Old Ways"], ["Kuati Security Team"])
    assert not scene.light.can("pass")


def test_r8_3_the_other_player_strikes_with_his_remaining_units_one_after_another() -> None:
    scene = strikes(["Fleet Officer", "Believer in the Old Ways", "X-Wing"], ["Advisor to the Emperor"], edge="dark")
    # The Advisor strikes first: one focus token of her choice on an enemy unit.
    scene.dark.picks("strike Advisor to the Emperor", "hit X-Wing ×1")
    scene.light.picks("strike Fleet Officer")
    assert scene.zone_of("Advisor to the Emperor") == "discard"
    assert scene.focus_on("Believer in the Old Ways") == 1  # the last ready unit had to strike too


def test_r8_4_a_strike_focuses_the_unit_and_resolves_its_icons_in_any_order() -> None:
    scene = strikes(["Luke Skywalker (Core)", "Rebel Trooper"], ["Darth Vader (Core)", "Kuati Security Team"])
    scene.light.picks("strike Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 1
    scene.light.is_offered("unit damage Luke Skywalker", "blast Luke Skywalker")
    scene.light.picks("blast Luke Skywalker")
    assert scene.damage_on("Shadows of Dathomir") == 2
    scene.light.picks("hit Darth Vader ×2")  # only one type is left
    assert scene.damage_on("Darth Vader") == 2
    scene.dark.is_asked("strike")


def test_r8_5_a_committed_unit_gets_two_focus_tokens_attacking_and_defending() -> None:
    scene = strikes(
        [{"card": "Fleet Officer", "committed": True}, "X-Wing"],
        [{"card": "Kuati Security Team", "committed": True}, "Dark Side Apprentice"],
    )
    scene.light.picks("strike Fleet Officer", "blast Fleet Officer", "hit Dark Side Apprentice ×1")
    assert scene.focus_on("Fleet Officer") == 2
    scene.dark.picks("strike Kuati Security Team", "hit X-Wing ×1")
    assert scene.focus_on("Kuati Security Team") == 2


def test_r8_6_edge_enabled_icons_work_only_for_the_player_with_the_edge() -> None:
    with_edge = strikes(["Fleet Officer", "X-Wing"], ["Darth Vader (Core)"])  # UD 1 | (B) 1
    with_edge.light.picks("strike Fleet Officer")
    with_edge.light.is_offered("unit damage Fleet Officer", "blast Fleet Officer")
    without = strikes(["Fleet Officer", "X-Wing"], [{"card": "Darth Vader (Core)", "focus": 1}], edge="dark", idle=("X-Wing",))
    assert without.focus_on("Fleet Officer") == 1
    assert without.damage_on("Darth Vader") == 1
    assert without.damage_on("Shadows of Dathomir") == 0


def test_r8_7_unit_damage_goes_to_one_participating_enemy_unit() -> None:
    scene = strikes(
        ["Red Two", "X-Wing"],
        ["Darth Vader (Core)", "Kuati Security Team", "Espo Trooper"],
        idle=("Espo Trooper",),
        edge="dark",
    )
    scene.dark.picks("strike Kuati Security Team", "hit X-Wing ×1")
    scene.light.picks("strike Red Two")
    scene.light.is_offered("hit Darth Vader ×2", "hit Kuati Security Team ×2")
    scene.light.picks("hit Darth Vader ×2")
    assert scene.damage_on("Darth Vader") == 2


def test_r8_8_tactics_are_split_among_any_enemy_units() -> None:
    scene = strikes(["Fleet Officer", "X-Wing"], ["Emperor Palpatine", "Kuati Security Team"], edge="dark")  # T 2 | (T) 1
    scene.dark.picks("strike Emperor Palpatine", "hit X-Wing ×1", "hit Fleet Officer ×1", "hit X-Wing ×1")
    assert scene.focus_on("X-Wing") == 2
    assert scene.focus_on("Fleet Officer") == 1


def test_r8_8_tactics_reach_units_that_do_not_participate_and_exhausted_ones() -> None:
    scene = strikes(
        ["Fleet Officer", {"card": "X-Wing", "focus": 1}],
        ["Emperor Palpatine", "Kuati Security Team"],
        edge="dark",
        idle=("X-Wing",),
    )
    scene.dark.picks("strike Emperor Palpatine", "hit X-Wing ×1")
    scene.dark.is_offered("hit X-Wing ×1", "hit Fleet Officer ×1")
    scene.dark.picks("hit X-Wing ×1", "hit Fleet Officer ×1")
    assert scene.focus_on("X-Wing") == 3
    assert scene.focus_on("Fleet Officer") == 1


def test_r8_9_an_attackers_blast_damages_the_engaged_objective_a_defenders_does_not_resolve() -> None:
    scene = strikes(["Y-Wing", "X-Wing"], ["Nightsister"], idle=("X-Wing",))  # B 1 | (B) 1 against UD 1 B 1
    assert scene.damage_on("Shadows of Dathomir") == 2
    assert scene.zone_of("Y-Wing") == "discard"  # the Nightsister's unit damage; her blast had no objective
    assert scene.focus_on("Nightsister") == 1


def test_r8_10_a_unit_without_usable_icons_is_focused_and_resolves_nothing() -> None:
    scene = strikes(["Twi'lek Loyalist", "X-Wing"], ["Duty Officer", "Kuati Security Team"], edge="dark")
    scene.dark.picks("strike Duty Officer")  # no icons at all
    assert scene.focus_on("Duty Officer") == 1
    scene.light.picks("strike Twi'lek Loyalist")  # edge-enabled icons only
    assert scene.focus_on("Twi'lek Loyalist") == 1
    assert scene.damage_on("Kuati Security Team") == scene.damage_on("Duty Officer") == 0


def test_r8_11_strikes_end_when_every_participant_is_exhausted() -> None:
    scene = strikes(
        [{"card": "Fleet Officer", "focus": 1}, {"card": "Rebel Trooper", "focus": 0}],
        [{"card": "Darth Vader (Core)", "focus": 1}],
        idle=("Rebel Trooper",),
    )
    scene.light.is_asked("engage")  # nobody was ready to strike, and the defender survived
    assert scene.focus_on("Fleet Officer") == 1


def test_r8_12_the_reward_needs_a_surviving_attacker_and_no_surviving_defender() -> None:
    scene = strikes([{"card": "Fleet Officer", "focus": 1}], [])
    scene.light.is_offered("damage Shadows of Dathomir ×1", "pass")
    scene.light.picks("damage Shadows of Dathomir ×1")
    assert scene.damage_on("Shadows of Dathomir") == 1


def test_r8_12_the_reward_is_optional() -> None:
    scene = strikes([{"card": "Fleet Officer", "focus": 1}], [])
    scene.light.passes()
    assert scene.damage_on("Shadows of Dathomir") == 0


def test_r8_12_destroying_every_defender_earns_the_reward() -> None:
    scene = strikes(["Fleet Officer"], ["Espo Trooper"])
    scene.light.picks("strike Fleet Officer", "unit damage Fleet Officer")
    scene.light.is_offered("damage Shadows of Dathomir ×1", "pass")


def test_r8_12_a_surviving_exhausted_defender_prevents_it() -> None:
    scene = strikes(
        [{"card": "Fleet Officer", "focus": 1}, "Rebel Trooper"],
        [{"card": "Kuati Security Team", "focus": 1}],
        idle=("Rebel Trooper",),
    )
    scene.light.is_asked("engage")


def test_r8_13_without_the_engaged_objective_there_is_no_reward_but_the_engagement_runs_on() -> None:
    scene = strikes(["Y-Wing", "Rebel Trooper", "X-Wing"], [], damage=3, idle=("X-Wing",))
    scene.light.picks("strike Y-Wing", "blast Y-Wing")
    assert scene.light.pile("victory") == ["Shadows of Dathomir"]
    scene.light.is_asked("engage")  # the Rebel Trooper has struck too, and nothing was left to damage
    assert scene.focus_on("Rebel Trooper") == 1


def test_r8_14_after_the_engagement_another_objective_may_be_engaged() -> None:
    scene = strikes([{"card": "Fleet Officer", "focus": 1}, "X-Wing"], [], idle=("X-Wing",))
    scene.light.passes()
    scene.light.is_offered("engage Imperial Command", "pass")
