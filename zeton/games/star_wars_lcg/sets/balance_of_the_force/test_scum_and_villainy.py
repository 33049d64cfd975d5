"""Scum and Villainy cards of Balance of the Force, in the order of scum_and_villainy.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

SUPPORT = "Mercenary Support"
HEADS = "A Price on Their Heads"


def dark(**cards: Any) -> dict[str, Any]:
    return {"affiliation": "Scum and Villainy", "deck": ["TIE Fighter"] * 8, **cards}


def hiring(*hand: str, focus: int = 0, **more: Any) -> Scene:
    return Scene(
        light={"units": ["Yoda"], "objectives": ["Jedi Training"], "hand": ["Counter-stroke"]},
        dark=dark(objectives=[{"card": SUPPORT, "focus": focus}], hand=["Force Choke", *hand]),
        turn="dark",
        **more,
    )


def test_mercenary_support_hires_a_bounty_hunter_or_mercenary_for_the_phase() -> None:
    scene = hiring("Boba Fett (Core)", "Trandoshan Security Team", "Nightsister")
    scene.dark.picks(f"use {SUPPORT}")
    scene.dark.is_offered("choose Boba Fett", "choose Trandoshan Security Team")
    scene.dark.picks("choose Boba Fett")
    assert (scene.zone_of("Boba Fett"), scene.focus_on(SUPPORT)) == ("units", 1)
    scene.pass_all("commit")
    assert scene.zone_of("Boba Fett") == "discard"
    assert not scene.table.lasting


def test_a134_who_was_hired_is_discarded_before_the_next_phase() -> None:
    scene = hiring("Boba Fett (Core)", phase="conflict")
    scene.dark.picks(f"use {SUPPORT}")
    while scene.table.phase == "conflict":
        scene.match.choose(next(o for o in scene.decision.options if o.verb in ("pass", "done")))
    assert scene.zone_of("Boba Fett") == "discard"


def swindled() -> Scene:
    """A hired hunter of cost 2 goes back to hand in the phase for which it came."""
    scene = Scene(
        light={
            "affiliation": "Smugglers and Spies",
            "units": ["Yoda"],
            "objectives": ["Jedi Training"],
            "hand": ["Swindled"],
        },
        dark=dark(objectives=[SUPPORT, "Fall of the Jedi"], hand=["Outer Rim Hunter"]),
        turn="dark",
        phase="deployment",
    )
    scene.dark.picks(f"use {SUPPORT}")
    scene.light.picks("use Swindled")
    assert scene.dark.hand == ["Outer Rim Hunter"]
    return scene


def test_a134_who_was_hired_left_play_and_came_again_stays() -> None:
    scene = swindled()
    scene.dark.picks("play Outer Rim Hunter")
    scene.dark.pays()
    while scene.table.phase == "deployment":
        scene.match.choose(next(o for o in scene.decision.options if o.verb in ("pass", "done")))
    assert scene.zone_of("Outer Rim Hunter") == "units"


def test_a134_who_was_hired_and_has_left_play_is_not_discarded_from_hand() -> None:
    scene = swindled()
    while scene.table.phase == "deployment":
        scene.match.choose(next(o for o in scene.decision.options if o.verb in ("pass", "done")))
    assert scene.dark.hand == ["Outer Rim Hunter"]


def test_mercenary_support_hires_nobody_else() -> None:
    assert not hiring("Nightsister").dark.can(f"use {SUPPORT}")


def test_mercenary_support_hires_nobody_while_exhausted() -> None:
    assert not hiring("Boba Fett (Core)", focus=1).dark.can(f"use {SUPPORT}")


def test_mercenary_support_hires_no_second_unique_unit() -> None:
    scene = Scene(dark=dark(objectives=[SUPPORT], units=["Boba Fett (Core)"], hand=["Boba Fett (Core)"]), turn="dark")
    assert not scene.dark.can(f"use {SUPPORT}")


def moving(*captured: str, turn: str = "dark", objectives: tuple[str, ...] = ("Fall of the Jedi",)) -> Scene:
    holding = [{"card": "Counsel of the Sith", "captured": list(captured)}, *objectives]
    return Scene(
        light={"objectives": ["Jedi Training"], "hand": ["Counter-stroke"]},
        dark=dark(objectives=holding, units=["Punishing One"]),
        turn=turn,
        phase="deployment",
    )


def test_punishing_one_moves_a_captured_card_after_its_players_deployment_phase_has_begun() -> None:
    scene = moving("Yoda", "Luke Skywalker (Core)")
    scene.dark.is_offered("use Punishing One", "pass")
    scene.dark.picks("use Punishing One")
    scene.dark.is_offered("move captive Yoda → Fall of the Jedi", "move captive Luke Skywalker → Fall of the Jedi")
    scene.dark.picks("move captive Yoda → Fall of the Jedi")
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("captured", "Fall of the Jedi")
    assert scene.card("Luke Skywalker").host == "Counsel of the Sith"


def test_punishing_one_does_nothing_in_the_opponents_deployment_phase() -> None:
    assert not moving("Yoda", turn="light").dark.can("use Punishing One")


def test_punishing_one_needs_a_captured_card() -> None:
    assert not moving().dark.can("use Punishing One")


def test_punishing_one_needs_another_objective() -> None:
    assert not moving("Yoda", objectives=()).dark.can("use Punishing One")


def hunting(*units: str, objectives: tuple[Any, ...] = (SUPPORT, "Counsel of the Sith", "Fall of the Jedi")) -> Scene:
    return Scene(
        light={"units": list(units), "objectives": ["Jedi Training"]},
        dark=dark(objectives=list(objectives), units=["Bib Fortuna", "Nightsister"], hand=[HEADS]),
        turn="dark",
    )


def test_a_price_on_their_heads_captures_an_enemy_unit() -> None:
    scene = hunting("Yoda", "X-Wing")
    scene.dark.picks(f"use {HEADS}")
    scene.dark.pays()
    scene.dark.is_offered("target Yoda", "target X-Wing")
    scene.dark.picks("target Yoda", "capture at Yoda → Fall of the Jedi")
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("captured", "Fall of the Jedi")
    assert scene.zone_of("X-Wing") == "units"


def test_a_price_on_their_heads_is_not_played_without_an_enemy_unit() -> None:
    assert not hunting().dark.can(f"use {HEADS}")
