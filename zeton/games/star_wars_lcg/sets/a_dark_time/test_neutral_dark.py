"""Neutral cards of the dark side of A Dark Time, in the order of neutral_dark.py."""

from zeton.games.star_wars_lcg.testing import Scene


def unopposed(attacker: str = "dark", **objective: int) -> Scene:
    light = {"units": [{"card": "Luke Skywalker (Core)", "focus": 1}], "objectives": [{"card": "Jedi Training", **objective}]}
    dark = {
        "units": [{"card": "Nightsister", "focus": 1}],
        "objectives": ["Counsel of the Sith"],
        "enhancements": ["The Moorsh Moraine"],
    }
    attack = {
        "dark": {"objective": "Jedi Training", "attackers": ["Nightsister"]},
        "light": {"objective": "Counsel of the Sith", "attackers": ["Luke Skywalker (Core)"]},
    }[attacker]
    return Scene(light=light, dark=dark, turn=attacker, engagement={**attack, "edge": attacker, "step": "reward"})


def test_the_moorsh_moraine_makes_the_bonus_of_unopposed_attacks_two_a106() -> None:
    scene = unopposed()
    scene.dark.is_offered("damage Jedi Training ×2", "pass")
    scene.dark.picks("damage Jedi Training ×2")
    assert scene.damage_on("Jedi Training") == 2


def test_the_moorsh_moraine_does_not_help_the_opponent() -> None:
    unopposed("light").light.is_offered("damage Counsel of the Sith ×1", "pass")


def test_the_moorsh_moraine_may_be_met_with_a_shield_for_each_damage() -> None:
    scene = unopposed(shields=1)
    scene.dark.picks("damage Jedi Training ×2")
    scene.light.picks("shield Jedi Training")
    assert (scene.damage_on("Jedi Training"), scene.shields_on("Jedi Training")) == (1, 0)


def hunting(*hand: str) -> Scene:
    scene = Scene(
        light={"objectives": ["Jedi Training"], "hand": list(hand)},
        dark={"objectives": ["Fall of the Jedi", "Counsel of the Sith"], "units": ["Z-95 Headhunter"]},
        turn="dark",
        engagement={"objective": "Jedi Training", "attackers": ["Z-95 Headhunter"], "step": "strikes", "edge": "dark"},
    )
    scene.dark.picks("strike Z-95 Headhunter")
    return scene


def test_z_95_headhunter_captures_a_unit_it_reveals_in_the_opponents_hand() -> None:
    scene = hunting("Yoda")
    assert scene.focus_on("Z-95 Headhunter") == 0
    scene.dark.picks("use Z-95 Headhunter")
    scene.dark.picks("capture at Yoda → Fall of the Jedi")
    assert scene.card("Yoda").host == "Fall of the Jedi"
    assert scene.focus_on("Z-95 Headhunter") == 1


def test_z_95_headhunter_reveals_other_cards_and_leaves_them_in_hand() -> None:
    scene = hunting("Fall Back!")
    scene.dark.picks("use Z-95 Headhunter")
    card = scene.number("Fall Back!")
    assert scene.zone_of("Fall Back!") == "hand"
    assert scene.table.seen[card] & 1 << scene.table.dark


def test_z_95_headhunter_is_not_used_against_an_empty_hand() -> None:
    assert not hunting().dark.can("use Z-95 Headhunter")
