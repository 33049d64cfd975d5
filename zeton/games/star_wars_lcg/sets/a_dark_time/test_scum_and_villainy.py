"""Scum and Villainy cards of A Dark Time, in the order of scum_and_villainy.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def capturing(captive: str, *, at: str = "The Hunt for Han Solo", focus: int = 1, **dark: Any) -> Scene:
    """A headhunter strikes, and captures what it finds in the hand of the light side."""
    objectives = [{"card": "The Hunt for Han Solo", "focus": focus}, "Hunt Them Down"]
    scene = Scene(
        light={"objectives": ["Jedi Training"], "hand": [captive], "units": ["Obi-Wan Kenobi"]},
        dark={
            "affiliation": "Scum and Villainy",
            "objectives": objectives,
            **dark,
            "units": ["Z-95 Headhunter", *dark.get("units", ())],
        },
        turn="dark",
        balance="dark",
        engagement={"objective": "Jedi Training", "attackers": ["Z-95 Headhunter"], "step": "strikes", "edge": "dark"},
    )
    scene.dark.picks("strike Z-95 Headhunter", "use Z-95 Headhunter", f"capture at {captive} → {at}")
    return scene


def test_the_hunt_for_han_solo_takes_a_focus_token_off_for_a_captured_unit() -> None:
    scene = capturing("Yoda")
    scene.dark.picks("use The Hunt for Han Solo", "target The Hunt for Han Solo")
    assert (scene.focus_on("The Hunt for Han Solo"), scene.table.dial) == (0, 0)


def test_the_hunt_for_han_solo_turns_the_dial_for_han_solo() -> None:
    scene = capturing("Han Solo (Core)", focus=0)
    scene.dark.picks("use The Hunt for Han Solo", "target The Hunt for Han Solo")
    assert scene.table.dial == 1


def test_the_hunt_for_han_solo_is_not_used_for_a_unit_captured_elsewhere_or_for_nothing() -> None:
    assert not capturing("Yoda", at="Hunt Them Down").dark.can("use The Hunt for Han Solo")
    assert not capturing("Yoda", focus=0).dark.can("use The Hunt for Han Solo")


def test_ugnaught_repairs_a_vehicle_or_droid_after_a_capture_a125() -> None:
    scene = capturing("Yoda", at="Hunt Them Down", units=["Ugnaught", {"card": "TIE Fighter"}, {"card": "AT-ST", "damage": 2}])
    scene.dark.picks("use Ugnaught")
    scene.dark.is_offered("choose Z-95 Headhunter", "choose TIE Fighter", "choose AT-ST")
    scene.dark.picks("choose AT-ST")
    assert scene.damage_on("AT-ST") == 1


def test_ugnaught_is_not_used_where_nothing_is_damaged() -> None:
    scene = capturing("Yoda", at="Hunt Them Down", units=["Ugnaught", "AT-ST"])
    assert not scene.dark.can("use Ugnaught")


def burning(balance: str) -> Scene:
    return Scene(
        light={"objectives": ["Jedi Training"], "hand": ["Yoda"]},
        dark={
            "affiliation": "Scum and Villainy",
            "objectives": ["Hunt Them Down", "The Hunt for Han Solo"],
            "enhancements": ["Cloud City Incinerator"],
            "units": ["Z-95 Headhunter"],
        },
        turn="dark",
        balance=balance,
        engagement={"objective": "Jedi Training", "attackers": ["Z-95 Headhunter"], "step": "strikes", "edge": "dark"},
    )


def test_cloud_city_incinerator_discards_a_captured_card_while_the_balance_is_dark() -> None:
    scene = burning("dark")
    scene.dark.picks("strike Z-95 Headhunter", "use Z-95 Headhunter", "capture at Yoda → Hunt Them Down")
    scene.dark.picks("use Cloud City Incinerator")
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("discard", "")


def test_cloud_city_incinerator_is_not_used_while_the_balance_is_light() -> None:
    scene = burning("light")
    scene.dark.picks("strike Z-95 Headhunter", "use Z-95 Headhunter", "capture at Yoda → Hunt Them Down")
    assert not scene.dark.can("use Cloud City Incinerator")
    assert scene.zone_of("Yoda") == "captured"


def chamber(*light: str) -> Scene:
    return Scene(
        light={"units": list(light)},
        dark={
            "affiliation": "Scum and Villainy",
            "hand": ["Carbonite Chamber Activation"],
            "objectives": ["Hunt Them Down", "The Hunt for Han Solo"],
        },
        turn="dark",
    )


def test_carbonite_chamber_activation_focuses_two_units_that_are_cheap_together() -> None:
    scene = chamber("Munitions Expert", "Jedi in Hiding", "Yoda", "X-Wing")
    scene.dark.picks("use Carbonite Chamber Activation")
    scene.dark.pays()
    scene.dark.picks("target Munitions Expert")
    scene.dark.is_offered("target Jedi in Hiding", "done")
    scene.dark.picks("target Jedi in Hiding")
    assert (scene.focus_on("Munitions Expert"), scene.focus_on("Jedi in Hiding")) == (1, 1)


def test_carbonite_chamber_activation_needs_a_cheap_unit_that_is_no_vehicle() -> None:
    assert not chamber("Obi-Wan Kenobi", "X-Wing").dark.can("use Carbonite Chamber Activation")
