"""R16 and R18: values and keywords."""

from __future__ import annotations

import pytest

from tests.conquest.stubs import stub
from zeton.games.conquest.language import (
    ATTACHED,
    CHOSEN_CARD,
    OTHER,
    UNIT,
    WARLORD,
    Action,
    attack,
    blank_until_end_of,
    gains_area_effect,
    gains_keyword,
    own,
    put_into_play,
    script,
    target,
    titled,
)
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import ATK, BRUTAL, RANGED, SET, UNTIL_PHASE
from zeton.games.conquest.testing import Scene, battle
from zeton.kernel.ability import Lasting
from zeton.kernel.decision import option

PAUSE = {"hand": ["Shoota Mob"], "resources": 1}  # the other player has something to decide, so the scene stops


def test_r16_1_printed_values_are_what_stands_on_the_card_s9_s27() -> None:
    squad = "Straken's Command Squad"
    scene = battle(
        ["Ultramarines Dreadnought"],
        ["Colonel Straken", squad],
        two_warlord="Colonel Straken",
        two_hand=["Glorious Intervention"],
        two_resources=1,
        window="second turn",
    )
    assert scene.attack_of(squad) == 3
    scene.one.attacks("Ultramarines Dreadnought", "Colonel Straken")
    scene.two.picks("use Glorious Intervention", f"sacrifice {squad}", f"use {squad}")
    assert (scene.damage_on("Colonel Straken"), scene.damage_on("Ultramarines Dreadnought")) == (0, 2)


def test_r18_9_immune_to_effects_not_to_costs_s69() -> None:
    scene = Scene(
        one={"hand": ["Exterminatus"], "resources": 3}, two={"planets": {2: ["Stalwart Ogryn", "Snotlings"]}, **PAUSE}
    )
    scene.one.picks("use Exterminatus")
    assert scene.two.units_at(2) == ["Stalwart Ogryn"]
    own = {"planets": {2: ["Stalwart Ogryn", "Land Raider"]}, "hand": ["Suppressive Fire"]}
    two = {"planets": {2: ["Goff Nob"]}, "hq": ["Haemonculus Tormentor"], "resources": 1}
    paying = Scene(one=own, two=two, phase="combat", window="before")
    paying.one.picks("use Suppressive Fire", "exhaust Stalwart Ogryn", "target Goff Nob")
    assert paying.is_exhausted("Stalwart Ogryn") and paying.is_exhausted("Goff Nob")


def test_r16_2_to_r16_5_add_then_double_then_floor_s5(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", attack(titled("Land Raider"), -2)),
        script("rogue-trader", attack(titled("Land Raider"), 3)),
    )
    scene = Scene(one={"hq": ["Land Raider", "Void Pirate", "Void Pirate", "Void Pirate", "Rogue Trader"]}, two=PAUSE)
    assert scene.attack_of("Land Raider") == 0  # 3 − 6 + 3
    scene = Scene(one={"hq": ["Land Raider", "Void Pirate", "Void Pirate", "Rogue Trader"]}, two=PAUSE)
    assert scene.attack_of("Land Raider") == 2  # not 3: the floor comes last


def test_r16_3_and_r16_6_a_set_value_overrides_and_the_last_one_counts_w17() -> None:
    scene = Scene(one={"hq": ["Land Raider", "Sanctioned Psyker"]}, two=PAUSE)
    table = scene.table
    raider, psyker = scene.number("Land Raider"), scene.number("Sanctioned Psyker")
    one, other = table.attack(raider), table.attack(psyker)  # 0 is a value and can be swapped (R16.6)
    table.lasting += (Lasting(SET[ATK], raider, 7, UNTIL_PHASE), Lasting(ATK, raider, 2, UNTIL_PHASE))
    table.lasting += (Lasting(SET[ATK], raider, other, UNTIL_PHASE), Lasting(SET[ATK], psyker, one, UNTIL_PHASE))
    assert (table.attack(raider), table.attack(psyker)) == (0, 3)


def test_r13_15_and_a55_a_blank_unit_keeps_what_it_gained_s8(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("rokkit-launcha", gains_keyword(ATTACHED, RANGED)),
        script("void-pirate", Action(blank_until_end_of(UNTIL_PHASE), targets=target(UNIT & ~WARLORD & OTHER))),
    )
    gang = {"card": "Hellion Gang", "attachments": ["Rokkit Launcha"]}
    scene = Scene(one={"hq": ["Void Pirate"]}, two={"hq": [gang], **PAUSE})
    scene.one.picks("use Void Pirate")
    assert not scene.has("Hellion Gang", "Flying") and scene.has("Hellion Gang", RANGED)
    scene.two.passes()
    scene.one.passes()
    assert scene.has("Hellion Gang", "Flying")  # the phase is over


def test_r18_1_numbers_add_up_and_keywords_count_once_w7(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script(
            "void-pirate", gains_area_effect(titled("Tactical Squad Cardinis"), 2), gains_keyword(titled("Enraged Ork"), BRUTAL)
        ),
    )
    scene = Scene(one={"hq": ["Void Pirate", "Tactical Squad Cardinis", {"card": "Enraged Ork", "damage": 2}]}, two=PAUSE)
    assert scene.table.area_effect(scene.number("Tactical Squad Cardinis")) == 3
    assert scene.attack_of("Enraged Ork") == 2


def test_r17_3_and_r18_10_each_player_has_a_limited_card_of_his_own() -> None:
    scene = Scene(
        one={"hand": ["Promethium Mine"] * 2, "resources": 9},
        two={"hand": ["Bigtoof Banna"] * 2, "resources": 9},
    )
    scene.one.picks("deploy Promethium Mine")
    scene.two.picks("deploy Bigtoof Banna")
    assert (scene.one.pile("supports"), scene.two.pile("supports")) == (["Promethium Mine"], ["Bigtoof Banna"])
    assert scene.asked == "dial"  # each has one in hand still, and may not deploy it


def test_r18_10_one_limited_card_a_round_but_effects_may_put_more_into_play_s62(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action((own(_take_mine), put_into_play(CHOSEN_CARD)))))
    hand = ["Promotion", "Promethium Mine", "Imperial Bunker"]
    scene = Scene(
        one={"hand": hand, "resources": 5, "hq": ["Void Pirate", "Eager Recruit"]},
        two={"hand": ["Shoota Mob"] * 4, "resources": 4},
    )
    scene.one.picks("deploy Promotion", "attach Promotion → Eager Recruit")
    scene.two.passes()
    assert "R18.10" in scene.one.why_not("Promethium Mine")
    scene.one.picks("use Void Pirate", "choose Imperial Bunker")
    assert scene.one.pile("supports") == ["Imperial Bunker"]


def test_r18_12_no_attachments() -> None:
    scene = Scene(
        one={
            "hand": ["Promotion", "Ion Rifle"],
            "resources": 3,
            "hq": ["Land Raider", "Ravenous Flesh Hounds", "Khymera", "Eager Recruit"],
        },
        two=PAUSE,
    )
    scene.one.picks("deploy Ion Rifle", "attach Ion Rifle → Eager Recruit")  # Wargear: not on the Land Raider
    scene.two.passes()
    scene.one.picks("deploy Promotion")
    scene.one.is_offered("attach Promotion → Land Raider", "attach Promotion → Eager Recruit")


def _take_mine(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "choose", [option("choose", c) for c in table.pile(0, use.seat) if table.cards[c].type == "support"])
