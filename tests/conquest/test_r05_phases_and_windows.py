"""R5, R6 and R10: phases, action windows and how long things last; deploy turns; the headquarters phase."""

from __future__ import annotations

from typing import Any

import pytest

import zeton
from tests.conquest.stubs import stub
from zeton.games.conquest.language import MAX_ONE_PER_ROUND, THIS_CARD, Action, attack_until_end_of, gain, script
from zeton.games.conquest.rules.terms import UNTIL_ROUND
from zeton.games.conquest.testing import Scene, battle
from zeton.kernel.match import Match

TORMENTOR = "Haemonculus Tormentor"  # Action: pay 1 for ATK until the end of the phase, any number of times


def pass_on(match: Match) -> None:
    """Pass, be done, or do what must be done."""
    assert match.decision is not None
    verbs = [option.verb for option in match.decision.options]
    match.choose(next((verbs.index(v) for v in ("pass", "done") if v in verbs), 0))


# ── R5 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r5_1_r6_1_r7_1_and_r8_2_the_phases_of_a_round_in_order() -> None:
    scene = Scene(window="begin", round=1)
    while scene.table.round == 1:
        pass_on(scene.match)
    begun = [entry.number for entry in scene.match.log(None) if entry.what == "phase begins"]
    assert begun[:5] == [0, 1, 2, 3, 0]


def test_r5_2_no_action_inside_a_framework_event() -> None:
    scene = Scene(one={"hq": [TORMENTOR], "resources": 3}, phase="command", window="dial")
    scene.one.is_offered(*(f"set dial ×{number}" for number in range(1, 6)))
    assert "R5.6" in scene.one.why_not(TORMENTOR)


def test_r5_5_and_r5_6_opportunities_alternate_until_both_pass_in_a_row() -> None:
    given: dict[str, Any] = {"hq": [TORMENTOR], "resources": 5}
    scene = Scene(one=given, two=given, phase="combat", window="before")
    scene.one.picks(f"use {TORMENTOR}")
    scene.two.passes()
    scene.one.picks(f"use {TORMENTOR}")  # no limit, one at a time
    scene.two.picks(f"use {TORMENTOR}")
    scene.one.passes()
    scene.two.is_asked("action")  # one pass alone closes nothing
    scene.two.passes()
    assert scene.table.step_now != "AW-3a"


def test_r5_7_r7_14_and_r10_1_the_windows_outside_battles() -> None:
    scene = Scene(one={"planets": {5: [TORMENTOR]}, "resources": 9}, phase="command", window="struggles")
    seen = []
    while scene.table.round == 1:
        if scene.asked == "action":
            seen.append(scene.table.step_now)
        pass_on(scene.match)
    in_battle = ["AW-B1"]  # nobody is at the first planet: the first ranged turn ends it
    assert seen == ["AW-2", "AW-3a", *in_battle, "AW-3c", "AW-4"]


def test_r5_8_the_end_of_the_round_is_not_that_of_a_combat_round(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("squig-bombin", Action(gain(1), condition=MAX_ONE_PER_ROUND)))
    scene = battle(
        ["Deathwing Guard"], ["Goff Nob"], window="window", one_hand=["Squig Bombin'", "Squig Bombin'"], one_resources=9
    )
    scene.one.picks("use Squig Bombin'")
    assert scene.table.combat_round == 1
    while scene.table.combat_round == 1:
        pass_on(scene.match)
    reasons = scene.match.explain(0, scene.number("Squig Bombin'", "hand"))
    assert "R17.2" in [reason.rule for reason in reasons]


def test_r5_9_until_the_end_of_the_phase() -> None:
    scene = Scene(one={"planets": {5: [TORMENTOR]}, "resources": 1}, phase="command", window="window")
    scene.one.picks(f"use {TORMENTOR}")
    ended = [entry.what for entry in scene.match.log(None)]
    assert "phase begins" in ended and scene.attack_of(TORMENTOR) == 2  # the command phase is over
    during = Scene(one={"planets": {5: [TORMENTOR]}, "resources": 2}, phase="command", window="window")
    during.one.picks(f"use {TORMENTOR}")
    assert during.attack_of(TORMENTOR) == 4


# ── R6 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r6_1_reactions_to_the_beginning_of_the_deploy_phase() -> None:
    mine = {"card": "Promethium Mine", "stored": 2}
    scene = Scene(one={"supports": [mine], "hand": ["10th Company Scout"]}, window="begin")
    scene.one.picks("use Promethium Mine #1")
    scene.one.is_asked("deploy turn")
    assert scene.one.resources == 1


def test_r6_3_a_deploy_turn_is_one_deployment_one_action_or_a_pass() -> None:
    one = {"hand": ["10th Company Scout"], "hq": [TORMENTOR], "resources": 5}
    scene = Scene(one=one, two={"hand": ["Shoota Mob"] * 3, "resources": 3})
    scene.one.is_offered("deploy 10th Company Scout", f"use {TORMENTOR}", "pass")
    scene.one.picks(f"use {TORMENTOR}")
    scene.two.is_asked("deploy turn")
    scene.match.choose(0)
    scene.match.choose(0)
    scene.one.is_asked("deploy turn")


def test_r6_10_an_event_is_paid_for_resolved_and_discarded() -> None:
    scene = Scene(one={"hand": ["Promise of Glory"]}, two={"hand": ["Shoota Mob"], "resources": 1})
    scene.one.picks("use Promise of Glory")
    assert scene.one.units_at(0).count("Cultist") == 2 and scene.one.pile("discard") == ["Promise of Glory"]
    entered = [scene.title(entry.cards[0]) for entry in scene.match.log(None) if entry.what == "enters play"]
    assert entered == ["Cultist", "Cultist"]  # the event itself never was in play


def test_r6_11_and_r6_12_everybody_may_pass_and_then_the_phase_ends() -> None:
    given: dict[str, Any] = {"hand": ["Shoota Mob"], "resources": 9}
    scene = Scene(one=given, two=given)
    scene.one.passes()
    scene.two.passes()
    assert scene.table.phase == "command" and (scene.one.hand, scene.two.hand) == (["Shoota Mob"], ["Shoota Mob"])


# ── R10 ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r10_8_until_the_end_of_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(attack_until_end_of(UNTIL_ROUND, 2, THIS_CARD))))
    scene = Scene(one={"hq": ["Void Pirate"]}, phase="headquarters", window="window")
    scene.one.picks("use Void Pirate")
    assert scene.attack_of("Void Pirate") == 2 and scene.table.phase == "headquarters"
    scene.one.passes()
    assert scene.table.phase == "deploy" and scene.attack_of("Void Pirate") == 0


def test_r10_9_the_row_shrinks_by_one_each_round_and_the_seventh_is_the_last() -> None:
    """Nobody deploys anything, and the warlords keep out of each other's way and away from the first planet."""
    match = zeton.new("conquest", decks=("space_marines", "orks"), seed=4)
    rows = {}
    while match.decision is not None:
        rows.setdefault(match.table.round, len(match.table.planets()))  # type: ignore[attr-defined]
        verbs = [option.verb for option in match.decision.options]
        if "set dial" in verbs:
            match.choose((1, 4)[match.decision.seat])
        elif "retreat" in verbs and "attack" in verbs:
            match.choose(verbs.index("retreat"))
        else:
            pass_on(match)
    del rows[0]
    assert rows == {1: 5, 2: 5, 3: 5, 4: 4, 5: 3, 6: 2, 7: 1}
    assert match.outcome is not None and match.outcome.reason == "last-planet"
