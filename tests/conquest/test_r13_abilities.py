"""R13 to R15 and R17: kinds of abilities, the order of effects, costs and targets, limits."""

from __future__ import annotations

from typing import Any

import pytest

import zeton
from tests.conquest.stubs import stub
from zeton.games.conquest.language import (
    ANY_CARD,
    AT_ITS_PLANET,
    AT_THIS_PLANET,
    CANCEL,
    CHOSEN_CARD,
    ENEMY,
    ENEMY_UNIT_DESTROYED,
    IN_YOUR_HAND,
    MAX_ONE_PER_ROUND,
    ONCE_PER_PHASE,
    OPPONENT_PLAYS_AN_EVENT,
    OTHER,
    READY,
    SACRIFICE_THIS,
    THIS_ENTERS_PLAY,
    THIS_IS_DESTROYED,
    THIS_PLANET,
    UNIT,
    UNIT_CARD,
    WARLORD,
    YOUR,
    Action,
    ForcedInterrupt,
    ForcedReaction,
    Interrupt,
    Reaction,
    attack_until_end_of,
    deal_damage,
    destroy,
    draw,
    each,
    exhaust,
    exhaust_a,
    gain,
    has_left_play,
    leaves_play_from_a_planet,
    own,
    phase_begins,
    put_into_play,
    sacrifice,
    script,
    target,
    titled,
)
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import COMBAT, UNTIL_PHASE
from zeton.games.conquest.testing import Scene, battle
from zeton.kernel.decision import option

PAUSE = {"hand": ["Shoota Mob"], "resources": 1}  # the other player has something to decide, so the scene stops


def test_r13_1_every_ability_is_of_one_kind() -> None:
    scripts = [printed.script for printed in zeton.game("conquest").cards.values() if printed.script is not None]
    kinds = {ability.timing for script in scripts for ability in script.abilities}
    assert kinds == {"action", "battle", "interrupt", "forced interrupt", "reaction", "forced reaction"}


def test_r13_2_and_r13_9_what_is_not_forced_may_be_passed_and_what_is_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Reaction(phase_begins(COMBAT), gain(1))),
        script("rogue-trader", ForcedReaction(phase_begins(COMBAT), gain(3))),
    )
    scene = Scene(one={"hq": ["Void Pirate", "Rogue Trader"]}, phase="combat")
    assert scene.one.resources == 3
    scene.one.is_offered("use Void Pirate", "pass")


def test_r13_4_actions_of_cards_you_control_and_of_events_in_hand() -> None:
    tormentor = "Haemonculus Tormentor"
    one = {"hq": [tormentor], "hand": ["Raid"], "discard": ["Squig Bombin'"], "resources": 2}
    two = {"hq": ["Ravenous Flesh Hounds", tormentor], "supports": ["Khymera Den"], "resources": 3, "hand": ["Shoota Mob"]}
    scene = Scene(one=one, two=two)
    scene.one.is_offered(f"use {tormentor}", "use Raid", "pass")


def test_r13_5_an_action_needs_no_unit_where_it_works() -> None:
    scene = Scene(one={"hand": ["Tzeentch's Firestorm"], "resources": 2}, two={"planets": {4: ["Goff Nob"]}, **PAUSE})
    scene.one.picks("use Tzeentch's Firestorm", "x Tzeentch's Firestorm ×2")
    assert scene.damage_on("Goff Nob") == 2


def test_r13_6_a_constant_effect_works_while_its_card_is_in_play() -> None:
    straken = {"warlord": "Colonel Straken", "planets": {1: ["Colonel Straken", "Guardsman"]}}
    scene = Scene(one=straken, two={"planets": {1: ["Goff Nob"]}}, battle=1, window="turns")
    assert scene.attack_of("Guardsman") == 2
    scene = Scene(one={"warlord": "Colonel Straken", "planets": {2: ["Guardsman"]}}, two=PAUSE)
    assert scene.attack_of("Guardsman") == 1  # he is in the HQ


def test_r13_7_r13_8_and_r14_1_interrupts_before_and_reactions_after_the_forced_ones_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Interrupt(THIS_IS_DESTROYED, gain(2)), ForcedInterrupt(THIS_IS_DESTROYED, gain(1))),
        script("rogue-trader", Reaction(has_left_play(ANY_CARD), gain(8)), ForcedReaction(has_left_play(ANY_CARD), gain(4))),
        script("goff-nob", Action(destroy(), targets=target(titled("Void Pirate") & UNIT))),
    )
    scene = Scene(
        one={"hq": ["Goff Nob"]},
        two={"planets": {1: ["Void Pirate"]}, "hq": ["Rogue Trader"]},
    )
    scene.one.picks("use Goff Nob")
    assert scene.two.resources == 1 and scene.two.units_at(1) == ["Void Pirate"]  # the forced interrupt; it is still there
    scene.two.picks("use Void Pirate")
    assert scene.two.resources == 1 + 2 + 4 and not scene.two.units_at(1)  # gone, and the forced reaction
    scene.two.picks("use Rogue Trader")
    assert scene.two.resources == 15


def test_r13_11_and_r13_14_a_cancelled_event_was_played_and_paid_for() -> None:
    armed = {"card": "Coliseum Fighters", "exhausted": True, "attachments": ["Hypex Injector"]}
    scene = Scene(
        one={"planets": {2: [armed]}, "hand": ["Archon's Terror"], "resources": 2},
        two={"warlord": "Eldorath Starbane", "planets": {3: ["Altansar Rangers"]}, "hand": ["Nullify"]},
        phase="combat",
        window="before",
    )
    scene.one.picks("use Archon's Terror", "target Altansar Rangers")
    scene.two.picks("use Nullify")
    assert scene.two.units_at(3) == ["Altansar Rangers"] and scene.one.resources == 0
    scene.one.picks("use Hypex Injector")  # after you have played a Dark Eldar event
    assert not scene.is_exhausted("Coliseum Fighters") and scene.one.pile("discard") == ["Archon's Terror"]


def test_r13_12_only_may_gives_a_choice() -> None:
    spiders = battle(["Biel-Tan Warp Spiders"], ["Goff Nob", "Shoota Mob"], one_warlord="Eldorath Starbane")
    spiders.one.picks("attack Biel-Tan Warp Spiders", "use Biel-Tan Warp Spiders", "look at deck Nazdreg")
    assert spiders.one.can("pass")
    two = {"planets": {1: ["Goff Nob", "Shoota Mob"]}}
    grinder = Scene(one={"planets": {1: ["Soul Grinder"]}}, two=two, phase="command", window="struggles")
    grinder.one.picks("pass", "use Soul Grinder")
    grinder.two.is_offered("sacrifice Goff Nob", "sacrifice Shoota Mob")  # no pass


def test_r14_6_who_has_initiative_chooses_first() -> None:
    for initiative, first in (("one", 0), ("two", 1)):
        scene = Scene(
            one={"planets": {1: ["Land Raider"]}, "hand": ["Eager Recruit", "10th Company Scout"]},
            two={"hand": ["Goff Nob", "Shoota Mob"]},
            planets=["Y'varn", "Ferrin"],
            battle=1,
            window="turns",
            initiative=initiative,
        )
        scene.one.picks("use Y'varn")
        assert (scene.asked, scene.decision.seat) == ("put into play", first)


def test_r14_7_who_has_initiative_orders_what_is_due_together() -> None:
    one = {"warlord": "Zarathur, High Sorcerer", "hand": ["Infernal Gateway"] * 2 + ["Chaos Fanatics", "Khorne Berzerker"]}
    scene = Scene(one={**one, "resources": 2}, phase="combat", window="after", initiative="two")
    for unit in ("Chaos Fanatics", "Khorne Berzerker"):
        scene.match.choose(next(i for i, label in enumerate(scene.offered) if label == "use Infernal Gateway"))
        scene.one.picks(f"put into play {unit}", "choose Barlus")
    scene.two.is_offered("next Chaos Fanatics", "next Khorne Berzerker")
    scene.two.picks("next Khorne Berzerker")
    assert sorted(scene.one.pile("discard"))[:2] == ["Chaos Fanatics", "Infernal Gateway"]


def test_r14_8_of_several_replacements_the_last_one_counts() -> None:
    elite = "Fire Warrior Elite"
    scene = battle(["Goff Nob"], [elite, elite, "Land Raider"])
    scene.one.picks("attack Goff Nob", "defend Land Raider")
    first, second = (option for option in scene.decision.options if option.verb == "use")
    scene.match.choose(first)
    assert second in scene.decision.options and first not in scene.decision.options
    scene.match.choose(second)
    assert (scene.zone_name(first.card), scene.zone_name(second.card)) == ("planet_1", "discard")
    assert scene.damage_on("Land Raider") == scene.table.damage[first.card] == 0


def test_r14_9_then_needs_what_came_before_s71() -> None:
    one = {"hand": ["Pact of the Haemonculi"], "hq": ["Void Pirate"], "resources": 2, "deck": ["Raid"] * 9}
    scene = Scene(one=one, two=PAUSE)
    scene.one.picks("use Pact of the Haemonculi")
    assert not scene.two.hand and scene.one.hand == ["Raid", "Raid"]
    assert "R15.3" in Scene(one=one, two={"hq": ["Ravenous Flesh Hounds"]}).one.why_not("Pact of the Haemonculi")


def test_r15_1_and_r15_2_costs_come_before_targets_and_what_they_trigger_comes_at_once() -> None:
    one = {"warlord": "Nazdreg", "planets": {2: ["Zarathur's Flamers"]}, "supports": ["Murder Cogitator"]}
    scene = Scene(
        one={**one, "deck": ["Chaos Fanatics"] * 3}, two={"planets": {2: ["Land Raider", "Deathwing Guard"]}, **PAUSE}
    )
    scene.one.picks("use Zarathur's Flamers", "use Murder Cogitator")  # the sacrifice is answered before a target is chosen
    assert scene.one.hand == ["Chaos Fanatics"]
    scene.one.picks("target Land Raider")
    assert scene.damage_on("Land Raider") == 2


def test_r15_3_what_would_change_nothing_cannot_be_initiated() -> None:
    scene = battle(["Nazdreg's Flash Gitz", "Goff Nob"], ["Land Raider"], window="window", two_hand=["Suppressive Fire"])
    assert "R15.3" in scene.one.why_not("Nazdreg's Flash Gitz")  # it is ready


def test_r15_5_without_the_word_nobody_is_targeted_s68() -> None:
    one = {"hand": ["Power from Pain", "Archon's Terror"], "resources": 9}
    two = {"planets": {2: ["Land Raider", "10th Company Scout"]}}
    scene = Scene(one=one, two=two, phase="combat", window="before")
    scene.one.picks("use Archon's Terror", "target Land Raider")  # the Scout cannot be targeted
    scene = Scene(one=one, two=two, phase="combat", window="before")
    scene.one.picks("use Power from Pain")
    scene.two.picks("sacrifice 10th Company Scout")
    assert scene.two.pile("discard") == ["10th Company Scout"]


def test_r15_6_and_r15_8_a_cost_that_is_not_paid_ends_it_and_the_rest_stays_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("rogue-trader", Interrupt(leaves_play_from_a_planet(titled("Guardsman")), CANCEL)))
    scene = Scene(
        one={"hand": ["Pact of the Haemonculi"], "resources": 2, "planets": {1: ["Guardsman"]}, "hq": ["Rogue Trader"]},
        two={"hand": ["Shoota Mob", "Goff Nob"], "resources": 1},
    )
    scene.one.picks("use Pact of the Haemonculi", "sacrifice Guardsman", "use Rogue Trader")
    assert scene.one.units_at(1) == ["Guardsman"] and scene.one.resources == 0
    assert len(scene.two.hand) == 2 and not scene.one.hand


def test_r15_7_costs_are_paid_with_your_own() -> None:
    scene = battle(
        ["10th Company Scout", "Land Raider"], ["Goff Nob", "Crushface"], window="window", one_hand=["Suppressive Fire"]
    )
    scene.one.picks("use Suppressive Fire")
    scene.one.is_offered("exhaust 10th Company Scout", "exhaust Land Raider")


def test_r15_9_restrictions_and_permissions_w3_w4() -> None:
    orks: dict[str, Any] = {"warlord": "Nazdreg", "hand": ["Battle Cry"], "resources": 3, "planets": {1: ["Shoota Mob"]}}
    orks["hq"] = ["Haemonculus Tormentor"]  # who could act in any window
    scene = Scene(one=orks, two={"planets": {1: ["Land Raider"]}}, phase="combat", window="before")
    assert "R15.9" in scene.one.why_not("Battle Cry")
    scene = Scene(one=orks, two={"planets": {1: ["Land Raider"]}}, battle=1, window="skirmish")
    assert scene.one.can("use Battle Cry")
    drones = Scene(one={"hand": ["Gun Drones"], "resources": 2, "planets": {2: ["Fire Warrior Strike Team"]}}, two=PAUSE)
    drones.one.picks("deploy Gun Drones")
    assert drones.one.can("attach Gun Drones → Fire Warrior Strike Team") and drones.one.can("deploy Gun Drones → Barlus")


def test_r15_11_x_is_0_where_nothing_defines_it_a46() -> None:
    printed = zeton.game("conquest").cards["tzeentchs-firestorm"]
    assert printed.cost_is_x and printed.cost == 0


def test_r13_13_an_events_lasting_effect_reaches_only_cards_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("squig-bombin", Action(attack_until_end_of(UNTIL_PHASE, 2, each(YOUR & UNIT)))))
    scene = Scene(
        one={"hand": ["Squig Bombin'", "Eager Recruit"], "resources": 3, "hq": ["Goff Nob"]},
        two={"hand": ["Shoota Mob"] * 3, "resources": 3},
    )
    scene.one.picks("use Squig Bombin'")
    scene.two.passes()
    scene.one.picks("deploy Eager Recruit", "deploy Eager Recruit → Barlus")
    assert scene.attack_of("Goff Nob") == 6 and scene.table.phase == "command"  # it ended with the phase
    assert scene.attack_of("Eager Recruit") == 2


def test_r14_2_and_r14_4_reactions_alternate_and_each_is_resolved_first_w1_a7(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Reaction(ENEMY_UNIT_DESTROYED, gain(1))),
        script("rogue-trader", Reaction(ENEMY_UNIT_DESTROYED, gain(2))),
        script("eager-recruit", Action(destroy(), targets=target(ENEMY & UNIT))),
    )
    scene = Scene(one={"hq": ["Void Pirate", "Rogue Trader", "Eager Recruit"]}, two={"hq": ["Goff Nob"], **PAUSE})
    scene.one.picks("use Eager Recruit", "target Goff Nob")
    scene.one.is_offered("use Void Pirate", "use Rogue Trader", "pass")
    scene.one.picks("use Rogue Trader")
    assert scene.one.resources == 2  # resolved before the next one is initiated
    scene.one.is_offered("use Void Pirate", "pass")
    scene.one.passes()
    assert scene.one.resources == 2  # R14.2: it is over


def test_r14_5_a_nested_sequence_is_finished_first_s59(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Reaction(THIS_ENTERS_PLAY, destroy(each(titled("Goff Nob") & UNIT)))),
        script("rogue-trader", Reaction(ENEMY_UNIT_DESTROYED, draw(1))),
    )
    scene = Scene(one={"hand": ["Void Pirate"], "resources": 1, "hq": ["Rogue Trader"]}, two={"hq": ["Goff Nob"], **PAUSE})
    scene.one.picks("deploy Void Pirate", "deploy Void Pirate → Barlus", "use Void Pirate")
    scene.one.is_offered("use Rogue Trader", "pass")


def test_r15_4_and_a23_costs_are_paid_before_targets_and_must_leave_one(monkeypatch: pytest.MonkeyPatch) -> None:
    related = target(~WARLORD & UNIT & READY, AT_ITS_PLANET)
    stub(monkeypatch, script("void-pirate", Action(exhaust(), cost=exhaust_a(YOUR & UNIT), targets=related)))
    scene = Scene(
        one={"hq": ["Void Pirate"], "planets": {1: ["Land Raider"], 2: ["Eager Recruit"]}},
        two={"planets": {2: ["Goff Nob", "Shoota Mob"]}, **PAUSE},
    )
    scene.one.picks("use Void Pirate", "exhaust Eager Recruit")  # nobody else has a target at his planet
    scene.one.is_offered("target Goff Nob", "target Shoota Mob")
    scene.one.picks("target Goff Nob")
    assert scene.is_exhausted("Goff Nob") and scene.is_exhausted("Eager Recruit")


def test_a25_a_card_that_pays_with_itself_is_judged_from_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Action(deal_damage(2), cost=SACRIFICE_THIS, targets=target(OTHER & UNIT & AT_THIS_PLANET))),
    )
    scene = Scene(one={"planets": {2: ["Void Pirate"]}}, two={"planets": {2: ["Goff Nob"], 3: ["Land Raider"]}, **PAUSE})
    scene.one.picks("use Void Pirate", "target Goff Nob")
    assert scene.damage_on("Goff Nob") == 2
    scene.two.is_asked("deploy turn")  # W11: that was his deploy turn


def test_w6_a_sacrifice_that_is_saved_pays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Action(exhaust(), cost=sacrifice(titled("Guardsman") & UNIT), targets=target(ENEMY & UNIT))),
        script("rogue-trader", Interrupt(leaves_play_from_a_planet(titled("Guardsman")), CANCEL)),
    )
    scene = Scene(
        one={"hq": ["Void Pirate", "Rogue Trader"], "planets": {1: ["Guardsman"]}}, two={"planets": {1: ["Goff Nob"]}, **PAUSE}
    )
    scene.one.picks("use Void Pirate", "use Rogue Trader")
    assert scene.one.units_at(1) == ["Guardsman"]
    assert not scene.is_exhausted("Goff Nob") and not scene.is_exhausted("Nazdreg")


def test_r15_10_put_into_play_is_no_deployment_w10(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Action((own(_ask_unit), put_into_play(CHOSEN_CARD, THIS_PLANET)))),
        script("eager-recruit", Reaction(THIS_ENTERS_PLAY, gain(2))),
    )
    scene = Scene(one={"planets": {2: ["Void Pirate"]}, "hand": ["Eager Recruit"], "resources": 0}, two=PAUSE)
    scene.one.picks("use Void Pirate", "use Eager Recruit")
    assert scene.one.units_at(2) == ["Void Pirate", "Eager Recruit"]
    assert scene.one.resources == 2
    assert scene.table.plays == ()


def test_r17_1_a_limit_belongs_to_each_copy_w5_w9(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(gain(1), condition=ONCE_PER_PHASE)))
    scene = Scene(one={"hq": ["Void Pirate", "Void Pirate"]}, two={"hand": ["Shoota Mob"] * 3, "resources": 3})
    scene.one.is_offered("use Void Pirate", "use Void Pirate", "pass")
    scene.one.picks("use Void Pirate")
    scene.two.passes()
    scene.one.is_offered("use Void Pirate", "pass")
    scene.one.picks("use Void Pirate")
    assert scene.one.resources == 2
    assert scene.asked == "dial"


def test_r17_1_a_limit_per_phase_is_fresh_in_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(gain(1), condition=ONCE_PER_PHASE)))
    scene = Scene(one={"planets": {2: ["Void Pirate"]}})
    scene.one.picks("use Void Pirate")
    scene.pass_to("dial")
    for player in (scene.one, scene.two):
        player.picks("set dial ×1")
    scene.pass_to("action")
    scene.one.is_offered("use Void Pirate", "pass")


def test_r17_2_and_r17_3_a_maximum_belongs_to_the_title_even_if_cancelled_w5(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("squig-bombin", Action(gain(5), condition=MAX_ONE_PER_ROUND)),
        script("void-pirate", Interrupt(OPPONENT_PLAYS_AN_EVENT, CANCEL)),
    )
    scene = Scene(
        one={"hand": ["Squig Bombin'", "Squig Bombin'"], "resources": 4},
        two={"hand": ["Squig Bombin'"], "resources": 2, "hq": ["Void Pirate"]},
    )
    scene.one.picks("use Squig Bombin'")
    scene.two.picks("use Void Pirate")
    assert scene.one.resources == 2  # paid, and cancelled (A45)
    assert scene.one.pile("discard") == ["Squig Bombin'"]
    scene.two.is_offered("use Squig Bombin'", "pass")
    scene.two.passes()
    assert "R17.2" in [r.rule for r in scene.match.explain(0, scene.number("Squig Bombin'", "hand"))]


def _ask_unit(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "choose", [option("choose", c) for c in (UNIT_CARD & IN_YOUR_HAND).cards(table, use.card)])
