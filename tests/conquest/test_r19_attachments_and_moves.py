"""R19 to R21: attachments, uniqueness, moving, routing, sacrificing, searching; and R3.12 to R3.16."""

from __future__ import annotations

import pytest

from tests.conquest.stubs import stub
from zeton.games.conquest.language import (
    ANY_CARD,
    AT_THIS_PLANET,
    ENEMY,
    EXHAUST_THIS,
    OTHER,
    SUPPORT,
    THIS_ENTERS_PLAY,
    UNIT,
    YOUR,
    Action,
    Reaction,
    attack,
    destroy,
    each,
    exhaust,
    gain,
    script,
    search,
    target,
)
from zeton.games.conquest.testing import Scene, battle

PAUSE = {"hand": ["Shoota Mob"], "resources": 1}  # the other player has something to decide, so the scene stops


def test_r3_15_an_exhausted_card_cannot_pay_by_exhausting_s32(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(gain(1), cost=EXHAUST_THIS)))
    scene = Scene(one={"hq": [{"card": "Void Pirate", "exhausted": True}]}, two=PAUSE)
    assert "R15.3" in scene.one.why_not("Void Pirate")


def test_r3_16_and_w2_a_qualifier_reaches_the_whole_list(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(exhaust(each(ENEMY & (UNIT | SUPPORT))))))
    scene = Scene(
        one={"hq": ["Void Pirate"], "supports": ["Holy Sepulchre"]},
        two={"hq": ["Goff Nob"], "supports": ["Tellyporta Pad"], **PAUSE},
    )
    scene.one.picks("use Void Pirate")
    assert scene.is_exhausted("Goff Nob") and scene.is_exhausted("Tellyporta Pad") and scene.is_exhausted("Nazdreg")
    assert not scene.is_exhausted("Holy Sepulchre")


def test_r3_12_this_planet_needs_a_planet_w18(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", attack(OTHER & YOUR & UNIT & AT_THIS_PLANET, 1)))
    scene = Scene(one={"hq": ["Void Pirate", "Goff Nob"]}, two=PAUSE)
    assert scene.attack_of("Goff Nob") == 6
    scene = Scene(one={"planets": {2: ["Void Pirate", "Goff Nob"]}}, two=PAUSE)
    assert scene.attack_of("Goff Nob") == 7


def test_r19_1_any_number_of_attachments() -> None:
    armed = {"card": "10th Company Scout", "attachments": ["Ion Rifle"] * 4}
    scene = Scene(one={"planets": {2: [armed]}, "hand": ["Ion Rifle"], "resources": 1}, two=PAUSE)
    scene.one.picks("deploy Ion Rifle")
    assert scene.attack_of("10th Company Scout") == 2 + 5 * 3


def test_r19_7_a_card_of_a_changed_type_is_only_that_w4() -> None:
    team = {"card": "Fire Warrior Strike Team", "attachments": ["Gun Drones"]}
    scene = Scene(one={"planets": {2: [team]}}, two=PAUSE)
    assert (
        scene.one.units_at(2) == ["Fire Warrior Strike Team"]
        and scene.table.type_of(scene.number("Gun Drones")) == "attachment"
    )
    assert scene.attack_of("Fire Warrior Strike Team") == 2


def test_r19_8_supports_stay_until_something_removes_them() -> None:
    scene = Scene(one={"supports": ["Holy Sepulchre"], "hand": ["10th Company Scout"]}, phase="command", window="dial")
    scene.one.picks("set dial ×2")
    scene.two.picks("set dial ×3")
    scene.pass_to("deploy turn")
    assert scene.one.pile("supports") == ["Holy Sepulchre"]


def test_r19_9_loyalty_and_signature_marks_are_for_deck_building_only() -> None:
    scene = Scene(one={"warlord": "Nazdreg", "hand": ["Sicarius's Chosen", "Honored Librarian"], "resources": 3}, two=PAUSE)
    scene.one.is_offered("deploy Sicarius's Chosen", "deploy Honored Librarian", "pass")


def test_r20_3_a_routed_unit_goes_home_exhausted() -> None:
    one = {"hand": ["Archon's Terror"], "resources": 2}
    two = {"planets": {2: ["Goff Nob"]}, "hq": ["Haemonculus Tormentor"], "resources": 1}
    scene = Scene(one=one, two=two, phase="combat", window="before")
    scene.one.picks("use Archon's Terror", "target Goff Nob")
    assert "Goff Nob" in scene.two.units_at(0) and scene.is_exhausted("Goff Nob")


def test_r20_4_a_rout_is_no_retreat_s55() -> None:
    scene = battle(["Umbral Preacher"], ["Goff Nob"], window="window", one_hand=["Archon's Terror"], one_resources=2)
    scene.one.picks("use Archon's Terror", "target Goff Nob")
    assert "Goff Nob" in scene.two.units_at(0)
    assert not any(entry.what == "retreats" for entry in scene.match.log(None))


def test_r20_5_a_sacrifice_is_no_destruction() -> None:
    one = {"warlord": "Zarathur, High Sorcerer", "planets": {2: ["Zarathur's Flamers"]}}
    two = {"warlord": "Captain Cato Sicarius", "planets": {2: ["Captain Cato Sicarius", "Land Raider"]}, **PAUSE}
    scene = Scene(one=one, two=two, phase="combat", window="before")
    scene.one.picks("use Zarathur's Flamers", "target Land Raider")
    assert scene.one.pile("discard") == ["Zarathur's Flamers"] and scene.two.resources == 1  # Cato gained nothing


def test_r21_2_and_r21_3_what_is_found_for_its_qualities_is_shown_the_rest_is_not() -> None:
    one = {"resources": 3, "deck": ["Ion Rifle", "Carnivore Pack", "Raid", "Raid"]}
    scene = Scene(one={**one, "hand": ["Earth Caste Technician"]}, two=PAUSE)
    scene.one.picks("deploy Earth Caste Technician", "deploy Earth Caste Technician → Barlus", "use Earth Caste Technician")
    assert scene.match.view(1)["zones"]["looked_at"][0] == [None] * 4  # looked at, and not shown
    scene.one.picks("take Ion Rifle")
    assert scene.match.view(1)["zones"]["hand"][0] == [scene.number("Ion Rifle")]
    scene = Scene(one={**one, "hand": ["Swordwind Farseer"]}, two=PAUSE)
    scene.one.picks("deploy Swordwind Farseer", "deploy Swordwind Farseer → Barlus", "use Swordwind Farseer", "take Ion Rifle")
    assert scene.match.view(1)["zones"]["hand"][0] == [None]


def test_r19_4_a_second_unique_card_is_refused_but_not_to_the_opponent_s64() -> None:
    scene = Scene(
        one={"hand": ["Xavaes Split-Tongue"], "resources": 3, "hq": ["Xavaes Split-Tongue"]},
        two={"hand": ["Xavaes Split-Tongue"], "resources": 3},
    )
    scene.two.is_offered("deploy Xavaes Split-Tongue", "pass")
    assert "R19.4" in [r.rule for r in scene.match.explain(0, scene.number("Xavaes Split-Tongue", "hand"))]


def test_r19_5_one_relic_per_player_s65() -> None:
    maxos = {"card": "Veteran Brother Maxos", "attachments": ["Tallassarian Tempest Blade"]}
    scene = Scene(one={"hq": [maxos], "hand": ["Iron Halo"], "resources": 3}, two=PAUSE)
    assert "R19.5" in scene.one.why_not("Iron Halo")


def test_r19_2_and_r3_7_attachments_go_to_their_owners_piles_s72(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(destroy(), targets=target(ENEMY & UNIT))))
    nob = {"card": "Goff Nob", "attachments": [{"card": "Suffering", "of": "one"}, "Promotion"]}
    scene = Scene(one={"hq": ["Void Pirate"]}, two={"hq": [nob], **PAUSE})
    scene.one.picks("use Void Pirate", "target Goff Nob")
    assert scene.one.pile("discard") == ["Suffering"]
    assert sorted(scene.two.pile("discard")) == ["Goff Nob", "Promotion"]


def test_r20_2_moving_keeps_the_state_and_r20_1_needs_another_place() -> None:
    from zeton.games.conquest.rules.exhausting import can_move, move_unit

    scene = Scene(one={"planets": {2: [{"card": "Goff Nob", "exhausted": True}]}}, two=PAUSE)
    table, nob = scene.table, scene.number("Goff Nob")
    assert not can_move(table, nob, 2) and not can_move(table, nob, 6)
    move_unit(table, nob, 3)
    assert table.location(nob) == 3 and table.exhausted[nob]


def test_r21_1_and_s86_a_search_may_find_nothing_and_taking_the_last_card_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Reaction(THIS_ENTERS_PLAY, search(6, ANY_CARD))),
    )
    given = {"hand": ["Void Pirate"], "resources": 1, "deck": ["Indomitable"]}
    for choice, outcome in (("take Indomitable", ((1,), "empty-deck")), ("pass", None)):
        scene = Scene(one=given, two=PAUSE)
        scene.one.picks("deploy Void Pirate", "deploy Void Pirate → Barlus", "use Void Pirate", choice)
        assert scene.match.outcome == outcome
