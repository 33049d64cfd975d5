"""R15.3: an ability is initiated only if its effect could change something. One example of each effect."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conquest.stubs import stub
from zeton.games.conquest.language import (
    ANY_CARD,
    ARMY_UNIT,
    AT_A_PLANET,
    AT_THE_SAME_PLANET,
    CHOSEN_CARD,
    ENEMY,
    IN_YOUR_DISCARD_PILE,
    IN_YOUR_HAND,
    OPPONENT_DISCARDS,
    OPPONENT_DISCARDS_AT_RANDOM,
    PLANET,
    SECOND_TARGET,
    TARGET,
    TARGET_PLANET,
    THE_FIRST_PLANET,
    THIS_CARD,
    THIS_PLANET,
    UNIT,
    YOUR,
    YOUR_HQ,
    Action,
    another,
    attack_for_next_attack,
    attack_until_end_of,
    blank_until_end_of,
    choose,
    deal_damage,
    destroy,
    draw,
    each,
    each_at,
    exhaust,
    gain,
    gains_keyword_until_end_of,
    indirect_damage_to_both,
    lose_command_icons_until_end_of,
    move,
    move_damage,
    opponent_sacrifices,
    put_into_play,
    put_tokens,
    ready,
    remove_damage,
    return_to_hand,
    rout,
    script,
    search,
    take_back,
    take_from_opponent,
    target,
    then,
    titled,
)
from zeton.games.conquest.rules.terms import FLYING, RANGED, UNTIL_PHASE
from zeton.games.conquest.testing import Scene, tired, wounded
from zeton.kernel.ability import Ability

PIRATE = "Void Pirate"
ENEMIES = each(ENEMY & ARMY_UNIT)
NOBODY: dict[str, Any] = {}
NOB: dict[str, Any] = {"hq": ["Goff Nob"]}

Case = tuple[Ability, dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]
CASES: dict[str, Case] = {
    # the ability of a Void Pirate; players one and two so that it could change something, and so that it could not
    "deal damage": (Action(deal_damage(1, ENEMIES)), {}, NOB, {}, NOBODY),
    "damage to a target": (Action(deal_damage(1), targets=target(ENEMY & ARMY_UNIT)), {}, NOB, {}, NOBODY),
    "damage at a target": (
        Action(deal_damage(1, each_at(TARGET, ENEMY)), targets=target(PLANET)),
        {},
        {"planets": {2: ["Goff Nob"]}},
        {"planets": {2: ["Goff Nob"]}},
        NOBODY,
    ),
    "damage to a chosen unit": (Action((choose(ENEMY & ARMY_UNIT), deal_damage(1, CHOSEN_CARD))), {}, NOB, {}, NOBODY),
    "remove damage": (Action(remove_damage(1, ENEMIES)), {}, {"hq": [wounded("Goff Nob", 1)]}, {}, NOB),
    "move damage": (
        Action(
            move_damage(1, TARGET, SECOND_TARGET),
            targets=(target(YOUR & ARMY_UNIT & AT_A_PLANET), another(ARMY_UNIT, AT_THE_SAME_PLANET)),
        ),
        {"planets": {1: [wounded("Goff Boyz", 1), "Shoota Mob"]}},
        NOBODY,
        {"planets": {1: ["Goff Boyz", "Shoota Mob"]}},
        NOBODY,
    ),
    "indirect damage": (
        Action(indirect_damage_to_both(1, TARGET_PLANET), targets=target(PLANET)),
        {"planets": {1: ["Goff Boyz"]}},
        NOBODY,
        {},
        NOB,
    ),
    "exhaust": (Action(exhaust(ENEMIES)), {}, NOB, {}, {"hq": [tired("Goff Nob")]}),
    "ready": (Action(ready(ENEMIES)), {}, {"hq": [tired("Goff Nob")]}, {}, NOB),
    "rout (A29)": (Action(rout(ENEMIES)), {}, NOB, {}, {"hq": [tired("Goff Nob")]}),
    "rout from a planet": (
        Action(rout(ENEMIES)),
        {},
        {"planets": {2: [tired("Goff Nob")]}},
        {},
        {"hq": [tired("Goff Nob")]},
    ),
    "move (R20.1)": (
        Action(move(each(YOUR & UNIT & titled("Shoota Mob")), THE_FIRST_PLANET)),
        {"planets": {2: ["Shoota Mob"]}},
        NOBODY,
        {"planets": {1: ["Shoota Mob"]}},
        NOBODY,
    ),
    "destroy": (Action(destroy(ENEMIES)), {}, NOB, {}, NOBODY),
    "return to hand": (Action(return_to_hand(ENEMIES)), {}, NOB, {}, NOBODY),
    "opponent sacrifices": (Action(opponent_sacrifices(ARMY_UNIT)), {}, NOB, {}, NOBODY),
    "put into play (R19.4)": (
        Action(put_into_play(each(IN_YOUR_HAND & titled("Xavaes Split-Tongue")), YOUR_HQ)),
        {"hand": ["Xavaes Split-Tongue"]},
        NOBODY,
        {"hand": ["Xavaes Split-Tongue"], "hq": [PIRATE, "Xavaes Split-Tongue"]},
        NOBODY,
    ),
    "put tokens (R19.6)": (
        Action(put_tokens("Guardsman", YOUR_HQ)),
        {"hq": [PIRATE, *["Guardsman"] * 9]},
        NOBODY,
        {"hq": [PIRATE, *["Guardsman"] * 10]},
        NOBODY,
    ),
    "put tokens at this planet (R3.12)": (
        Action(put_tokens("Guardsman", THIS_PLANET)),
        {"planets": {1: [PIRATE]}, "hq": []},
        NOBODY,
        {},
        NOBODY,
    ),
    "ATK until": (Action(attack_until_end_of(UNTIL_PHASE, 1, ENEMIES)), {}, NOB, {}, NOBODY),
    "ATK for the next attack": (Action(attack_for_next_attack(1, ENEMIES)), {}, NOB, {}, NOBODY),
    "gain a keyword (R18.1)": (
        Action(gains_keyword_until_end_of(UNTIL_PHASE, RANGED, ENEMIES)),
        {},
        NOB,
        {},
        {"hq": ["Ratling Deadeye", {"card": "Goff Nob", "attachments": ["Rokkit Launcha"]}]},
    ),
    "lose command icons": (
        Action(lose_command_icons_until_end_of(UNTIL_PHASE, ENEMIES)),
        {},
        {"hq": ["Shoota Mob"]},
        {},
        {"hq": ["Snotlings"]},
    ),
    "blank (A55)": (Action(blank_until_end_of(UNTIL_PHASE, ENEMIES)), {}, {"hq": ["Goff Boyz"]}, {}, NOB),
    "take resources": (Action(take_from_opponent(1)), {}, {"resources": 1}, {}, NOBODY),
    "opponent discards": (Action(OPPONENT_DISCARDS), {}, {"hand": ["Raid"]}, {}, NOBODY),
    "opponent discards at random, then (S71)": (
        Action((OPPONENT_DISCARDS_AT_RANDOM, then(draw(1)))),
        {},
        {"hand": ["Raid"]},
        {},
        NOBODY,
    ),
    "take back": (Action(take_back(each(IN_YOUR_DISCARD_PILE & ANY_CARD))), {"discard": ["Raid"]}, NOBODY, {}, NOBODY),
}


def offers(ability: Ability, one: dict[str, Any], two: dict[str, Any]) -> bool:
    mine = {"hq": [PIRATE], "resources": 9, **one, "hand": [*one.get("hand", []), "Recon Drone"]}
    scene = Scene(one=mine, two=two)
    return scene.one.can(f"use {PIRATE}")


@pytest.mark.parametrize("effect", CASES)
def test_r15_3_an_ability_that_would_change_nothing_is_not_initiated(effect: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ability, one, two, one_in_vain, two_in_vain = CASES[effect]
    stub(monkeypatch, script("void-pirate", ability))
    assert offers(ability, one, two)
    assert not offers(ability, one_in_vain, two_in_vain)


def test_r15_3_an_empty_mine_yields_nothing() -> None:
    for stored, offered in ((1, True), (0, False)):
        mine = {"card": "Promethium Mine", "stored": stored}
        scene = Scene(one={"supports": [mine]}, phase="deploy", window="begin")
        assert scene.one.can("use Promethium Mine #1") == offered


def test_r15_3_part_of_an_effect_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action((exhaust(ENEMIES), gain(1)))))
    scene = Scene(one={"hq": [PIRATE]})
    scene.one.picks(f"use {PIRATE}")
    assert scene.one.resources == 1


def test_r15_3_what_nobody_can_foresee_could_always_change_something(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(search(2, titled("Iron Halo")))))
    assert offers(Action(search(2, titled("Iron Halo"))), {}, {})


def test_a29_a_target_is_one_for_which_something_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    gains = Action(gains_keyword_until_end_of(UNTIL_PHASE, FLYING), targets=target(ENEMY & ARMY_UNIT))
    stub(monkeypatch, script("void-pirate", gains))
    scene = Scene(one={"hq": [PIRATE]}, two={"hq": ["Goff Nob", "Hellion Gang", "Shoota Mob"]})
    scene.one.picks(f"use {PIRATE}")
    scene.one.is_offered("target Goff Nob", "target Shoota Mob")


def test_a29_where_something_else_changes_every_target_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    gains = Action((gains_keyword_until_end_of(UNTIL_PHASE, FLYING), gain(1)), targets=target(ENEMY & ARMY_UNIT))
    stub(monkeypatch, script("void-pirate", gains))
    scene = Scene(one={"hq": [PIRATE]}, two={"hq": ["Goff Nob", "Hellion Gang"]})
    scene.one.picks(f"use {PIRATE}")
    scene.one.is_offered("target Goff Nob", "target Hellion Gang")


def test_r15_3_explain_says_that_it_would_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(ready(THIS_CARD))))
    scene = Scene(one={"hq": [PIRATE], "hand": ["Recon Drone"], "resources": 9})
    assert "R15.3" in scene.one.why_not(PIRATE)
