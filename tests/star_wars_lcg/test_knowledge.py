"""What a seat may know: nothing tells a pass that was chosen from one there was no choice about."""

from __future__ import annotations

import random

from zeton.games.star_wars_lcg.testing import Scene


def force_choke(hand: str) -> Scene:
    """The dark side plays Force Choke; the light side holds one card."""
    scene = Scene(
        light={"units": ["Yoda"], "objectives": ["Forgotten Heroes"], "hand": [hand]},
        dark={"units": ["Nightsister"], "hand": ["Force Choke"], "objectives": ["Counsel of the Sith"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Yoda")
    return scene


def test_a_chosen_pass_looks_like_an_automatic_one() -> None:
    could, could_not = force_choke("Counter-stroke"), force_choke("Red Five")
    could.light.is_asked("interrupt")
    could.light.passes()
    assert could_not.damage_on("Yoda") == could.damage_on("Yoda") == 1
    dark = could.dark.seat
    assert could.match.view(dark) == could_not.match.view(dark)
    assert could.match.log(dark) == could_not.match.log(dark)
    assert could.match.view(None) == could_not.match.view(None)
    assert could.match.log(None) == could_not.match.log(None)


def test_decisions_are_numbered_for_each_seat_alone() -> None:
    could, could_not = force_choke("Counter-stroke"), force_choke("Red Five")
    could.light.passes()
    for scene in (could, could_not):
        scene.pass_all(until="commit")
        scene.dark.is_asked("commit")
    assert could.decision.number == could_not.decision.number


def test_a_dealt_copy_has_neither_log_nor_record_nor_future() -> None:
    scene = force_choke("Counter-stroke")
    copy = scene.match.determinize(scene.dark.seat, random.Random(1))
    assert copy.log(None) == []
    assert copy.table.choices is None
    assert copy.chance != scene.match.chance
