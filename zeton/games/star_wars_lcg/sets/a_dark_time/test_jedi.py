"""Jedi cards of A Dark Time, in the order of jedi.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

PRESERVATION = "Self Preservation"
RESOLVE = "Unwavering Resolve"


def struggle(light: dict[str, Any], dark: dict[str, Any], **more: Any) -> Scene:
    """A Force phase of the light side."""
    return Scene(
        light={"objectives": ["A Hero's Journey"], **light},
        dark={"objectives": ["Counsel of the Sith"], "hand": ["Force Choke"], **dark},
        turn="light",
        phase="force",
        **{"balance": "dark", **more},
    )


def committed(unit: str, **more: Any) -> dict[str, Any]:
    return {"card": unit, "committed": True, **more}


def balance_with(objective: str) -> str:
    """Whom the Balance is with after two units have struggled against the Nightsister."""
    units = [committed("Twi'lek Loyalist"), committed("Twi'lek Loyalist"), "Yoda"]
    scene = struggle({"objectives": [objective], "units": units}, {"units": [committed("Nightsister")]})
    scene.light.picks("done")
    return scene.table.balance


def test_self_preservation_counts_one_more_icon_for_each_committed_unit() -> None:
    assert balance_with(PRESERVATION) == "light"
    assert balance_with("A Hero's Journey") == "dark"


def test_self_preservation_does_not_count_for_units_that_do_not_struggle() -> None:
    scene = struggle(
        {"objectives": [PRESERVATION], "units": ["Twi'lek Loyalist", committed("Twi'lek Loyalist", focus=1)]},
        {"units": [committed("Nightsister")]},
    )
    scene.light.picks("done")
    assert scene.table.balance == "dark"


def test_soresu_training_gives_shielding_and_capacity() -> None:
    scene = Scene(
        light={
            "units": [{"card": "Jedi in Hiding", "enhancements": ["Soresu Training"]}],
            "objectives": ["Jedi Training"],
        },
        dark={"objectives": ["Counsel of the Sith"]},
        engagement={"objective": "Counsel of the Sith"},
    )
    number = scene.card("Jedi in Hiding").number
    assert scene.table.capacity(number) == scene.table.cards[number].capacity + 1
    scene.light.picks("attack Jedi in Hiding")
    scene.light.is_offered(
        "place shield Jedi in Hiding → Jedi in Hiding", "place shield Jedi in Hiding → Counsel of the Sith", "pass"
    )


def test_soresu_training_enhances_force_users_only() -> None:
    scene = Scene(
        light={
            "units": ["Jedi in Hiding", "Twi'lek Loyalist"],
            "hand": ["Soresu Training"],
            "objectives": ["Jedi Training"],
        },
    )
    scene.light.picks("play Soresu Training", "enhance Soresu Training → Jedi in Hiding")
    assert scene.card("Soresu Training").host == "Jedi in Hiding"


def resolve(*units: Any, dark: str = "Nightsister") -> Scene:
    return struggle({"hand": [RESOLVE], "units": list(units)}, {"units": [committed(dark)]})


def test_unwavering_resolve_counts_an_exhausted_unit_that_is_not_committed() -> None:
    scene = resolve({"card": "Yoda", "focus": 1}, committed("Twi'lek Loyalist"))
    scene.light.picks("done")
    scene.light.is_offered(f"use {RESOLVE}", "pass")
    scene.light.picks(f"use {RESOLVE}")
    scene.light.pays()
    assert scene.table.balance == "light"
    assert not scene.card("Yoda").committed


def test_unwavering_resolve_is_for_this_struggle_only() -> None:
    scene = resolve("Jedi in Hiding")
    scene.light.picks("done", f"use {RESOLVE}")
    scene.light.pays()
    assert not scene.table.lasting


def test_unwavering_resolve_needs_a_unit_that_is_not_committed() -> None:
    scene = resolve(committed("Jedi in Hiding"))
    assert not scene.light.can(f"use {RESOLVE}")
