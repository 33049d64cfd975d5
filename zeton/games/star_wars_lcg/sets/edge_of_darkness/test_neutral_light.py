"""Neutral cards of the light side of Edge of Darkness, in the order of neutral_light.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def icons(damage: int) -> list[int]:
    scene = Scene(light={"units": [{"card": "Wookiee Warrior", "damage": damage}]})
    return [scene.table.strength(scene.number("Wookiee Warrior"), icon) for icon in range(3)]


def test_wookiee_warrior_gains_icons_while_it_is_damaged() -> None:
    assert icons(1) == [2, 0, 1]


def test_wookiee_warrior_has_only_its_own_without_damage() -> None:
    assert icons(0) == [1, 0, 0]


def spy(*hand: str) -> Scene:
    scene = Scene(
        light={"hand": ["Bothan Spy"], "units": ["Munitions Expert"], "objectives": ["Jedi Training"]},
        dark={"hand": list(hand)},
    )
    scene.light.picks("play Bothan Spy")
    scene.light.pays()
    return scene


def test_bothan_spy_looks_at_the_opponents_hand() -> None:
    scene = spy("Force Choke", "Nightsister")
    scene.light.picks("use Bothan Spy")
    seen = [bool(scene.table.seen[scene.number(title)] & 1 << scene.table.light) for title in ("Force Choke", "Nightsister")]
    assert seen == [True, True]


def test_bothan_spy_is_not_used_against_an_empty_hand() -> None:
    assert not spy().light.can("use Bothan Spy")


def sniper(**unit: Any) -> Scene:
    return Scene(
        light={"units": ["Covert Sniper"], "objectives": ["Jedi Training", "A Hero's Journey", "Last Minute Rescue"]},
        dark={"units": [{"card": "Darth Vader (Core)", **unit}, "Nightsister"]},
        phase="refresh",
    )


def test_covert_sniper_damages_a_unit_committed_to_the_force() -> None:
    scene = sniper(committed=True)
    scene.light.picks("use Covert Sniper")
    assert scene.damage_on("Darth Vader") == 1


def test_covert_sniper_is_not_used_where_nobody_is_committed() -> None:
    assert not sniper().light.can("use Covert Sniper")
