"""Smugglers and Spies cards of The Search for Skywalker, in the order of smugglers_and_spies.py."""

from zeton.games.star_wars_lcg.testing import Scene

RICH = ["Renegade Squadron Mobilization", "Jedi Training", "A Hero's Journey"]


def struck(light: str, dark: str, edge: str) -> Scene:
    scene = Scene(
        light={"objectives": RICH, "deck": ["Twi'lek Loyalist", "Yoda"], "units": [light]},
        dark={"units": [dark], "objectives": ["Fall of the Jedi"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": [light],
            "defenders": [dark],
            "step": "strikes",
            "edge": edge,
        },
    )
    striker = light if edge == "light" else dark
    getattr(scene, edge).picks(f"strike {striker}", f"unit damage {striker}")
    return scene


def test_renegade_squadron_mobilization_draws_after_an_enemy_unit_has_left_play() -> None:
    scene = struck("Luke Skywalker (Core)", "Dark Side Apprentice", "light")
    assert scene.zone_of("Dark Side Apprentice") == "discard"
    scene.light.picks("use Renegade Squadron Mobilization")
    assert scene.zone_of("Twi'lek Loyalist") == "hand"


def test_renegade_squadron_mobilization_does_not_answer_a_unit_of_its_own_side() -> None:
    scene = struck("Jedi in Hiding", "Darth Vader (Core)", "dark")
    assert scene.zone_of("Jedi in Hiding") == "discard"
    assert not scene.light.can("use Renegade Squadron Mobilization")


def held(*captured: str, damage: int = 0) -> Scene:
    fall = {"card": "Fall of the Jedi", "captured": list(captured)}
    squadron = {"card": "Renegade Squadron", "damage": damage}
    scene = Scene(
        light={"units": [squadron]},
        dark={"objectives": [fall, {"card": "Counsel of the Sith", "captured": ["Yoda"]}]},
        engagement={"objective": "Fall of the Jedi", "attackers": ["Renegade Squadron"], "step": "strikes", "edge": "light"},
    )
    scene.light.picks("strike Renegade Squadron")
    return scene


def test_renegade_squadron_is_damaged_to_rescue_a_card_of_the_engaged_objective() -> None:
    scene = held("Luke Skywalker (Core)")
    scene.light.picks("use Renegade Squadron")
    assert scene.zone_of("Luke Skywalker") == "hand"
    assert scene.zone_of("Yoda") == "captured"
    assert scene.damage_on("Renegade Squadron") == 1


def test_renegade_squadron_is_not_used_where_nobody_is_held() -> None:
    assert not held().light.can("use Renegade Squadron")


def test_renegade_squadron_rescues_one_by_chance_r16_6() -> None:
    scene = held("Luke Skywalker (Core)", "Twi'lek Loyalist", "Jedi in Hiding")
    scene.light.picks("use Renegade Squadron")
    zones = [scene.zone_of(title) for title in ("Luke Skywalker (Core)", "Twi'lek Loyalist", "Jedi in Hiding")]
    assert sorted(zones) == ["captured", "captured", "hand"]


def caverns(*units: str, enemy: tuple[str, ...] = ()) -> Scene:
    more = [*units, "Munitions Expert"] if len(units) > 1 else units  # somebody who may act, so that the phase goes on
    return Scene(light={"enhancements": ["Echo Caverns"], "units": list(more)}, dark={"units": list(enemy)})


def strengths(scene: Scene, title: str) -> tuple[int, ...]:
    return tuple(scene.table.strength(scene.number(title), icon) for icon in range(3))


def test_echo_caverns_moves_a_combat_icon_from_one_unit_to_another_until_the_phase_ends() -> None:
    scene = caverns("Renegade Squadron", "Yoda", enemy=("Snowtrooper", "TIE Fighter"))
    before = strengths(scene, "TIE Fighter"), strengths(scene, "Renegade Squadron")
    scene.light.picks("use Echo Caverns", "target Renegade Squadron", "target TIE Fighter")
    scene.light.picks("move icon Renegade Squadron → TIE Fighter #3")
    assert strengths(scene, "TIE Fighter")[2] == before[0][2] + 1
    assert strengths(scene, "Renegade Squadron")[2] == before[1][2] - 1
    scene.pass_all("commit")
    assert (strengths(scene, "TIE Fighter"), strengths(scene, "Renegade Squadron")) == before


def test_echo_caverns_moves_edge_enabled_icons_as_such() -> None:
    scene = caverns("Munitions Expert", "Yoda")
    scene.light.picks("use Echo Caverns", "target Munitions Expert", "target Yoda", "move icon Munitions Expert → Yoda #4")
    assert ("edge-enabled unit damage icons", scene.number("Yoda"), 1) in {effect[:3] for effect in scene.table.lasting}


def test_echo_caverns_is_not_used_where_no_two_units_share_a_trait() -> None:
    assert not caverns("Yoda", enemy=("TIE Fighter",)).light.can("use Echo Caverns")
