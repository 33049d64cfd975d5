"""Sith cards of Edge of Darkness, in the order of sith.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

GHOSTS = "The Ghosts of the Dark Side"
MEMORIES = "Dark Memories"
SHOCKWAVE = "Force Shockwave"


def balance(dark: list[Any], light: tuple[str, ...] = (), *objectives: str) -> str:
    """Whom the Balance is with after the struggle in a turn of the dark side."""
    scene = Scene(
        light={"units": [{"card": unit, "committed": True} for unit in light]},
        dark={"objectives": list(objectives), "units": [*dark, "Nightsister"]},
        turn="dark",
        phase="force",
    )
    scene.dark.picks("done")
    return scene.table.balance


def test_the_ghosts_of_the_dark_side_count_one_force_icon() -> None:
    assert balance([], (), GHOSTS) == "dark"


def test_the_ghosts_of_the_dark_side_count_no_more_than_one() -> None:
    assert balance([], ("Twi'lek Loyalist",), GHOSTS) == "light"


def test_force_wraith_counts_in_the_struggle_even_if_it_is_exhausted() -> None:
    assert balance([{"card": "Force Wraith", "committed": True, "focus": 1}]) == "dark"


def test_force_wraith_counts_only_if_it_is_committed() -> None:
    assert balance(["Force Wraith"]) == "light"


def remembering(**light: Any) -> Scene:
    unit = {"card": "Jedi in Hiding", "enhancements": [MEMORIES]}
    return Scene(
        light={"units": [unit], "objectives": ["Jedi Training"], **light},
        dark={"objectives": ["Counsel of the Sith"], "hand": ["Force Choke", "Force Push"]},
        turn="dark",
    )


def test_dark_memories_damages_the_unit_after_an_effect_has_focused_it() -> None:
    scene = remembering()
    scene.dark.picks("use Force Push")
    scene.dark.pays()
    scene.dark.is_offered(f"use {MEMORIES}", "pass")
    scene.dark.picks(f"use {MEMORIES}")
    assert scene.zone_of("Jedi in Hiding") == "discard"


def test_dark_memories_damages_the_unit_after_it_has_been_focused_to_strike_a120() -> None:
    scene = Scene(
        light={"units": [{"card": "Yoda", "enhancements": [MEMORIES]}], "objectives": ["Jedi Training"]},
        dark={"objectives": ["Counsel of the Sith"]},
        engagement={"objective": "Counsel of the Sith", "attackers": ["Yoda"], "edge": "light", "step": "strikes"},
    )
    scene.dark.picks(f"use {MEMORIES}")
    assert scene.damage_on("Yoda") == 1


def test_dark_memories_is_not_used_without_a_focus_token() -> None:
    assert not remembering().dark.can(f"use {MEMORIES}")


def shocked(*units: Any) -> Scene:
    return Scene(
        light={"units": list(units), "objectives": ["Jedi Training"]},
        dark={
            "hand": [SHOCKWAVE, "Nightsister"],
            "units": ["Nightsister"],
            "objectives": ["Counsel of the Sith", "The Heart of the Empire", "Fall of the Jedi"],
        },
        turn="dark",
    )


def test_force_shockwave_damages_every_enemy_unit_that_is_not_committed() -> None:
    scene = shocked("Jedi in Hiding", "Yoda", {"card": "Obi-Wan Kenobi", "committed": True})
    scene.dark.picks(f"use {SHOCKWAVE}")
    scene.dark.pays()
    assert scene.zone_of("Jedi in Hiding") == "discard"
    assert (scene.damage_on("Yoda"), scene.damage_on("Obi-Wan Kenobi"), scene.damage_on("Nightsister")) == (1, 0, 0)


def test_force_shockwave_needs_such_a_unit() -> None:
    assert not shocked({"card": "Yoda", "committed": True}).dark.can(f"use {SHOCKWAVE}")
