"""Scum and Villainy cards of Edge of Darkness, in the order of scum_and_villainy.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def dark(**cards: Any) -> dict[str, Any]:
    return {"affiliation": "Scum and Villainy", "deck": ["TIE Fighter"] * 8, **cards}


def transport(*captured: str) -> Scene:
    objectives = [{"card": "Carbonite Transport", "captured": list(captured)}, "Counsel of the Sith", "Fall of the Jedi"]
    return Scene(dark=dark(objectives=objectives), light={"objectives": ["Jedi Training"]}, turn="dark", phase="refresh")


def test_carbonite_transport_moves_a_captured_card_to_another_objective() -> None:
    scene = transport("Yoda")
    scene.dark.picks("use Carbonite Transport")
    scene.dark.is_offered("move captive Yoda → Counsel of the Sith", "move captive Yoda → Fall of the Jedi")
    scene.dark.picks("move captive Yoda → Fall of the Jedi")
    assert (scene.zone_of("Yoda"), scene.card("Yoda").host) == ("captured", "Fall of the Jedi")


def test_carbonite_transport_is_not_used_without_captured_cards() -> None:
    assert not transport().dark.can("use Carbonite Transport")


def blast(unit: str, *places: tuple[str, ...]) -> int:
    objectives = ["Carbonite Transport", "Counsel of the Sith", "Fall of the Jedi"]
    holding = [{"card": title, "captured": list(held)} for title, held in zip(objectives, (*places, (), (), ()), strict=False)]
    scene = Scene(dark=dark(objectives=holding, units=[unit]), turn="dark")
    return scene.table.strength(scene.number(unit), 2)


def test_slave_i_gains_blast_for_each_objective_that_holds_captured_cards() -> None:
    assert blast("Slave I", ("Yoda", "Luke Skywalker (Core)"), ("Jedi in Hiding",)) == 2 + 2


def test_slave_i_gains_nothing_where_nobody_is_held() -> None:
    assert blast("Slave I") == 2


def test_traitorous_wing_guard_gains_blast_while_somebody_is_held() -> None:
    assert blast("Traitorous Wing Guard", ("Yoda",), ("Jedi in Hiding",)) == 1


def test_traitorous_wing_guard_gains_nothing_where_nobody_is_held() -> None:
    assert blast("Traitorous Wing Guard") == 0
