"""Rulings that are about rules, not about one card. Those about cards are tested beside the cards."""

from __future__ import annotations

from typing import Any

import pytest

import zeton
from tests.conquest.stubs import stub
from zeton.games.conquest.language import (
    ANY_CARD,
    AT_THIS_PLANET,
    ENEMY,
    ENEMY_UNIT_DESTROYED,
    EVENT_SOURCE,
    EXHAUST_THIS,
    THIS_IS_DECLARED_AS_ATTACKER,
    THIS_IS_DESTROYED,
    THIS_LEAVES_PLAY,
    UNIT,
    YOUR,
    Action,
    CombatAction,
    Interrupt,
    Reaction,
    attack_until_end_of,
    deal_damage,
    destroy,
    draw,
    each,
    gain,
    has_left_play,
    is_assigned_damage,
    pay,
    prevent_damage,
    reduce_cost,
    rout,
    script,
    search,
    this_declares_an_attack_against,
    titled,
    you_deploy_here,
)
from zeton.games.conquest.rules.damage import move_damage
from zeton.games.conquest.rules.leaving import is_dead
from zeton.games.conquest.rules.printed import fact_of, printed_cards
from zeton.games.conquest.rules.terms import UNTIL_BATTLE
from zeton.games.conquest.rules.winning import check_decks
from zeton.games.conquest.testing import Scene, battle
from zeton.kernel import pools
from zeton.kernel.ability import ACTION

ACT = script("rogue-trader", CombatAction(gain(1)))


def windows(monkeypatch: pytest.MonkeyPatch, one: dict[str, Any], two: dict[str, Any], **given: Any) -> list[str]:
    """The steps at which player one was asked for an action, as everybody passes or does what must be done."""
    stub(monkeypatch, ACT)
    mine = {**one, "hq": ["Rogue Trader", *one.get("hq", [])]}
    scene = Scene(one=mine, two=two, **given)
    seen = []
    while scene.match.decision is not None and scene.table.phase == "combat":
        if scene.asked == "action" and scene.decision.seat == 0:
            seen.append(scene.table.step_now)
        verbs = [option.verb for option in scene.decision.options]
        scene.match.choose(next((verbs.index(v) for v in ("pass", "done") if v in verbs), 0))
    return seen


def test_a4_a5_a6_r8_2_r8_4_and_r8_6_the_windows_of_a_combat_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = windows(
        monkeypatch, {"planets": {1: ["Land Raider"]}}, {"planets": {1: ["Snotlings"], 3: ["Nazdreg"]}}, phase="combat"
    )
    assert seen == [
        "AW-3a",
        *("AW-B1", "AW-B2", "AW-B3", "AW-B4", "AW-B5", "AW-B6"),  # round 1: the Land Raider destroys the Snotlings
        "AW-B4",  # every combat round begins with it (A4); there the battle is won
        "AW-3b",
        "AW-B1",  # Nazdreg alone: he wins in his own first turn, a ranged one (A3)
        "AW-3c",  # nothing is left to check: one window, not two (A5)
    ]


def test_a14_and_r11_4_reactions_to_an_assignment_come_before_shields(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Reaction(is_assigned_damage(YOUR & UNIT), prevent_damage(1), cost=EXHAUST_THIS)))
    scene = Scene(
        one={"planets": {1: ["Land Raider"]}},
        two={"planets": {1: ["Goff Nob", "Void Pirate"]}, "hand": ["Cybork Body"]},
        battle=1,
        window="turns",
    )
    scene.one.attacks("Land Raider", "Goff Nob")
    scene.two.is_asked("reaction")
    scene.two.picks("use Void Pirate")
    scene.two.is_asked("shield")


def test_a33_a_reaction_is_used_once_for_one_assignment(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Reaction(is_assigned_damage(YOUR & UNIT), prevent_damage(1))))
    scene = Scene(
        one={"planets": {1: ["Land Raider"]}}, two={"planets": {1: ["Goff Nob", "Void Pirate"]}}, battle=1, window="turns"
    )
    scene.one.attacks("Land Raider", "Goff Nob")
    scene.two.picks("use Void Pirate")
    assert scene.damage_on("Goff Nob") == 2


def test_a17_whoever_only_moved_is_still_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    routs = Reaction(this_declares_an_attack_against(ENEMY), rout(EVENT_SOURCE))
    stub(monkeypatch, script("land-raider", routs))
    scene = Scene(
        one={"planets": {1: ["Land Raider", "Rogue Trader"]}},
        two={"planets": {1: ["Goff Nob", "Shoota Mob"]}},
        battle=1,
        window="turns",
    )
    scene.one.picks("attack Land Raider", "defend Goff Nob", "use Land Raider")
    assert "Goff Nob" in scene.two.units_at(0)
    assert scene.damage_on("Goff Nob") == 3


def test_a19_area_effect_declares_an_attacker_but_attacks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script(
            "mordian-hellhound",
            Reaction(THIS_IS_DECLARED_AS_ATTACKER, gain(1)),
            Reaction(this_declares_an_attack_against(ENEMY), gain(5)),
        ),
    )
    scene = Scene(
        one={"planets": {1: ["Mordian Hellhound", "Land Raider"]}},
        two={"planets": {1: ["Goff Nob", "Enraged Ork"]}},
        battle=1,
        window="turns",
    )
    scene.one.picks("attack Mordian Hellhound", "use Mordian Hellhound", "area effect Mordian Hellhound ×1")
    assert scene.one.resources == 1
    scene.two.is_asked("combat turn")  # the attack is over


def test_a21_and_r14_3_the_order_of_a_destruction(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Interrupt(THIS_IS_DESTROYED, gain(1)), Interrupt(THIS_LEAVES_PLAY, gain(2))),
        script("goff-nob", Reaction(has_left_play(UNIT | ANY_CARD), gain(4))),
        script("rogue-trader", Action(destroy(each(ENEMY & UNIT & ~titled("Nazdreg"))))),
    )
    scene = Scene(one={"hq": ["Rogue Trader"]}, two={"planets": {2: ["Void Pirate", "Goff Nob"]}})
    scene.one.picks("use Rogue Trader")
    scene.two.is_offered("use Void Pirate", "pass")
    scene.two.picks("use Void Pirate")
    assert scene.two.units_at(2) == ["Void Pirate", "Goff Nob"]  # still there
    scene.two.picks("use Void Pirate #1")
    assert scene.two.resources == 3  # Goff Nob left at the same time, and cannot react
    assert sorted(scene.two.pile("discard")) == ["Goff Nob", "Void Pirate"]


def test_a24_the_place_is_named_before_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Interrupt(you_deploy_here(ANY_CARD), reduce_cost(1))))
    scene = Scene(one={"hand": ["Goff Nob"], "resources": 4, "planets": {2: ["Void Pirate"]}})
    scene.one.picks("deploy Goff Nob", "deploy Goff Nob → Atrox Prime", "use Void Pirate")  # nowhere else is it affordable
    assert scene.one.units_at(2) == ["Void Pirate", "Goff Nob"] and scene.one.resources == 0


def test_a41_and_r9_18_durations_end_before_the_battle_ability(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", CombatAction(attack_until_end_of(UNTIL_BATTLE, 2, each(YOUR & UNIT)))))
    scene = Scene(
        one={"planets": {1: ["Land Raider"]}, "hq": ["Void Pirate"]},
        two={"planets": {1: []}, "hand": ["Shoota Mob"]},
        planets=["Barlus", "Ferrin"],
        battle=1,
        window="window",
    )
    scene.one.picks("use Void Pirate")
    assert scene.attack_of("Land Raider") == 5
    scene.one.passes()
    scene.one.is_offered("use Barlus", "pass")
    assert scene.attack_of("Land Raider") == 3
    assert scene.one.units_at(1) == ["Land Raider"]  # and the planet is taken only afterwards
    scene.one.picks("use Barlus")
    assert scene.one.pile("victory") == ["Barlus"]


def test_a52_what_is_looked_at_is_what_there_is_and_counts_as_in_the_deck_a1(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(search(3, ANY_CARD))))
    scene = Scene(
        one={"hq": ["Void Pirate"], "deck": ["Indomitable", "Iron Halo"]}, two={"hand": ["Shoota Mob"], "resources": 1}
    )
    scene.one.picks("use Void Pirate")
    scene.one.is_offered("take Indomitable", "take Iron Halo", "pass")
    assert scene.match.outcome is None and not scene.one.pile("deck")
    scene.one.picks("take Iron Halo")
    assert scene.match.outcome is None and (scene.one.hand, scene.one.pile("deck")) == (["Iron Halo"], ["Indomitable"])


def test_a22_and_r22_3_the_last_card_taken_ends_the_game_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action((draw(1), gain(5)))))
    scene = Scene(one={"hq": ["Void Pirate"], "deck": ["Indomitable"]})
    scene.one.picks("use Void Pirate")
    assert scene.match.outcome == ((1,), "empty-deck") and scene.one.resources == 0


def test_r15_8_what_can_no_longer_be_paid_for_goes_back_to_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupt to the deployment takes the resources that were to pay for it."""
    stub(monkeypatch, script("void-pirate", Interrupt(you_deploy_here(ANY_CARD), reduce_cost(1), cost=pay(2))))
    scene = Scene(one={"planets": {2: ["Void Pirate"]}, "hand": ["Honored Librarian"], "resources": 3})
    scene.one.picks("deploy Honored Librarian", "deploy Honored Librarian → Atrox Prime", "use Void Pirate")
    assert (scene.zone_of("Honored Librarian"), scene.one.resources, scene.table.plays) == ("hand", 1, ())


def test_a1_cards_that_are_looked_at_still_belong_to_the_deck() -> None:
    one = {"one_hand": ["Drop Pod Assault"], "one_resources": 9, "one_deck": ["Raid", "Eager Recruit"]}
    scene = battle(["Land Raider"], ["Goff Nob"], window="window", **one)
    scene.one.picks("use Drop Pod Assault")
    assert scene.one.pile("deck") == []  # he is looking at all of it
    check_decks(scene.table)
    assert scene.match.outcome is None


def test_a51_an_attachment_is_where_its_host_is(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("ion-rifle", Action(deal_damage(1, each(ENEMY & UNIT & AT_THIS_PLANET)))))
    armed = {"card": "Eager Recruit", "attachments": ["Ion Rifle"]}
    scene = Scene(
        one={"planets": {3: [armed]}},
        two={"planets": {3: ["Goff Nob"], 4: ["Land Raider"]}, "hand": ["Shoota Mob"], "resources": 1},
    )
    scene.one.picks("use Ion Rifle")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Land Raider")) == (1, 0)


def test_a16_moved_damage_has_no_cap() -> None:
    scene = Scene(one={"hq": [{"card": "Land Raider", "damage": 6}]}, two={"hq": ["Goff Nob"], "hand": ["Shoota Mob"]})
    table, nob = scene.table, scene.number("Goff Nob")
    move_damage(table, scene.number("Land Raider"), nob, 6)
    assert table.damage[nob] == 6 and is_dead(table, nob)


def test_a49_reactions_in_a_battle_go_by_battle_initiative(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Reaction(ENEMY_UNIT_DESTROYED, gain(1))),
        script("rogue-trader", Reaction(has_left_play(ANY_CARD), gain(1))),
    )
    scene = Scene(
        one={"planets": {3: ["Shoota Mob"]}, "hq": ["Rogue Trader"]},
        two={"planets": {3: ["Nazdreg", "Goff Nob"]}, "hq": ["Void Pirate"]},
        battle=3,
        window="turns",
    )
    scene.two.picks("attack Goff Nob", "defend Shoota Mob")
    scene.two.is_asked("reaction")  # player one holds the token, but only Nazdreg is here


def test_a34_gun_drones_is_an_army_unit() -> None:
    assert fact_of("gun-drones")["type"] == "army"


def test_a58_a_planet_without_bonuses_gives_nothing() -> None:
    scene = Scene(
        one={"planets": {1: ["10th Company Scout"]}}, planets=["Iridial", "Ferrin"], phase="command", window="struggles"
    )
    scene.one.is_offered("take cards Iridial ×1", "pass")  # no resource bonus is printed


def test_a47_no_core_card_has_an_erratum() -> None:
    """So no option of a table changes a printed card: what a table can choose is where its decks come from."""
    assert set(zeton.game("conquest").options) == set(pools.OPTIONS)


def test_a50_no_action_can_be_repeated_for_nothing() -> None:
    """What costs nothing and has no limit takes its card away from where it could be used: no loop needs a number."""
    free = {
        card.title
        for card in printed_cards().values()
        for ability in (card.script.abilities if card.script is not None else ())
        if ability.timing == ACTION and not ability.play and not ability.costs
        if not any(condition.key.startswith("once-per") for condition in ability.conditions)
    }
    assert free == {"The Glovodan Eagle"}  # from its unit to the planet, and from there to the hand
