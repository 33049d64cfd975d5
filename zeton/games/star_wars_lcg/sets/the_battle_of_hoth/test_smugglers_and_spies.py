"""Smugglers and Spies cards of The Battle of Hoth, in the order of smugglers_and_spies.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

RICH = ["Undercover Dealings", "Renegade Squadron Mobilization", "Jedi Training"]


def smugglers(**cards: Any) -> dict[str, Any]:
    return {"affiliation": "Smugglers and Spies", "objectives": RICH, "deck": ["X-Wing"] * 12, **cards}


def refreshing(light: tuple[str, ...], dark: tuple[str, ...]) -> Scene:
    return Scene(
        light=smugglers(units=list(light), hand=["Yoda", "Yoda"]),
        dark={
            "objectives": ["Fall of the Jedi"] * 3,
            "units": list(dark),
            "hand": ["Force Choke"],
            "deck": ["TIE Fighter"] * 8,
        },
        turn="dark",
        phase="refresh",
    )


def test_undercover_dealings_draw_to_the_reserve_value_with_fewer_units() -> None:
    scene = refreshing((), ("Nightsister",))
    scene.light.picks("use Undercover Dealings")
    assert len(scene.light.hand) == 6


def test_undercover_dealings_are_not_used_with_as_many_units() -> None:
    assert not refreshing(("Obi-Wan Kenobi",), ("Nightsister",)).light.can("use Undercover Dealings")


def test_shadow_operative_returns_to_hand() -> None:
    scene = Scene(light=smugglers(units=[{"card": "Shadow Operative", "focus": 1}, "Munitions Expert"]))
    scene.light.picks("use Shadow Operative")
    assert scene.zone_of("Shadow Operative") == "hand"


def test_shadow_operative_is_not_used_from_hand() -> None:
    scene = Scene(light=smugglers(units=["Munitions Expert"], hand=["Shadow Operative"]))
    assert not scene.light.can("use Shadow Operative")


def escaping(event: str, target: str, light: tuple[Any, ...] = ("Obi-Wan Kenobi", "Yoda"), **more: Any) -> Scene:
    scene = Scene(
        light=smugglers(**{"units": list(light), "hand": ["Narrow Escape"], **more}),
        dark={
            "hand": [event],
            "units": ["Nightsister", "Emperor Palpatine"],
            "objectives": ["Fall of the Jedi", "Counsel of the Sith", "The Emperor's Web"],
        },
        turn="dark",
    )
    scene.dark.picks(f"use {event}")
    scene.dark.pays()
    scene.dark.picks(f"target {target}")
    return scene


def test_narrow_escape_chooses_another_target_as_if_the_effect_were_ones_own() -> None:
    scene = escaping("Force Choke", "Obi-Wan Kenobi")
    scene.light.picks("use Narrow Escape")
    scene.light.pays()
    scene.light.is_offered("target Yoda", "target Nightsister", "target Emperor Palpatine")
    scene.light.picks("target Emperor Palpatine")
    assert (scene.damage_on("Obi-Wan Kenobi"), scene.damage_on("Emperor Palpatine")) == (0, 1)


def test_narrow_escape_played_twice_changes_the_target_that_the_first_has_named() -> None:
    scene = escaping("Force Choke", "Obi-Wan Kenobi", hand=["Narrow Escape", "Narrow Escape"])
    scene.light.picks("use Narrow Escape")
    scene.light.pays()
    scene.light.picks("target Emperor Palpatine", "use Narrow Escape")
    scene.light.pays()
    scene.light.is_offered("target Obi-Wan Kenobi", "target Yoda", "target Nightsister")
    scene.light.picks("target Yoda")
    assert [scene.damage_on(unit) for unit in ("Obi-Wan Kenobi", "Emperor Palpatine", "Yoda")] == [0, 0, 1]


def test_narrow_escape_turns_enemy_and_friendly_around_a124() -> None:
    """The Desolation of Hoth targets enemies: for the light side these are cards of the dark side."""
    scene = Scene(
        light=smugglers(units=["Obi-Wan Kenobi", "Yoda"], hand=["Narrow Escape"]),
        dark={
            "units": [{"card": "Kihraxz-class Assault Fighter"}, "Emperor Palpatine", "Snowtrooper"],
            "hand": ["The Desolation of Hoth"],
            "objectives": [{"card": "The Killing Cold", "damage": 2}, "Fall of the Jedi", "Counsel of the Sith"],
        },
        turn="dark",
    )
    scene.dark.picks("use The Desolation of Hoth")
    scene.dark.pays()
    scene.dark.picks("target Obi-Wan Kenobi")
    scene.light.picks("use Narrow Escape")
    scene.light.pays()
    enemies = ("Kihraxz-class Assault Fighter", "Emperor Palpatine", "Snowtrooper", "The Killing Cold")
    scene.light.is_offered(*(f"target {card}" for card in enemies))


def test_narrow_escape_does_not_answer_a_capture() -> None:
    scene = Scene(
        light=smugglers(units=["Munitions Expert", "Yoda"], hand=["Narrow Escape"], objectives=RICH),
        dark={"units": ["Kihraxz-class Assault Fighter"], "objectives": ["Fall of the Jedi"]},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": ["Kihraxz-class Assault Fighter"],
            "step": "strikes",
            "edge": "dark",
        },
    )
    scene.dark.picks("strike Kihraxz-class Assault Fighter", "use Kihraxz-class Assault Fighter")
    assert scene.zone_of("Munitions Expert") == "captured"


def test_tactical_retreat_returns_any_number_of_friendly_units_to_hand() -> None:
    scene = Scene(light=smugglers(units=["Obi-Wan Kenobi", "Yoda", "X-Wing"], hand=["Tactical Retreat"]))
    scene.light.picks("use Tactical Retreat")
    scene.light.pays()
    scene.light.picks("choose Obi-Wan Kenobi", "choose X-Wing", "done")
    assert [scene.zone_of(unit) for unit in ("Obi-Wan Kenobi", "Yoda")] == ["hand", "units"]


def test_tactical_retreat_is_not_played_without_units() -> None:
    assert not Scene(light=smugglers(hand=["Tactical Retreat", "Yoda"])).light.can("use Tactical Retreat")
