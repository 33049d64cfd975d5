"""R13 to R21: abilities, order, costs and targets, values, limits, keywords, attachments, moving, searching."""

from __future__ import annotations

import pytest

from tests.conquest.stubs import stub
from zeton.games.conquest.language.conditions import MAX_ONE_PER_ROUND, ONCE_PER_PHASE
from zeton.games.conquest.language.constants import attack, gains_area_effect, gains_keyword
from zeton.games.conquest.language.costs import EXHAUST_THIS, SACRIFICE_THIS, exhaust_a, sacrifice
from zeton.games.conquest.language.effects import (
    CANCEL,
    attack_until_end_of,
    blank_until_end_of,
    deal_damage,
    destroy,
    draw,
    exhaust,
    gain,
    own,
    put_into_play,
    ready,
    search,
)
from zeton.games.conquest.language.filters import (
    ANY_CARD,
    AT_THIS_PLANET,
    ATTACHED,
    ENEMY,
    IN_YOUR_HAND,
    OTHER,
    READY,
    SUPPORT,
    UNIT,
    UNIT_CARD,
    WARLORD,
    YOUR,
    titled,
)
from zeton.games.conquest.language.script import (
    Action,
    ForcedReaction,
    Interrupt,
    Reaction,
    script,
    target,
    target_related_to_cost,
)
from zeton.games.conquest.language.subjects import CHOSEN_CARD, EVENT_CARD, THIS_CARD, THIS_PLANET, each
from zeton.games.conquest.language.triggers import (
    ENEMY_UNIT_DESTROYED,
    OPPONENT_PLAYS_AN_EVENT,
    THIS_ENTERS_PLAY,
    leaves_play_from_a_planet,
    phase_begins,
)
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import ATK, BRUTAL, COMBAT, RANGED, SET, UNTIL_PHASE
from zeton.games.conquest.testing import Scene
from zeton.kernel.ability import Lasting

PAUSE = {"hand": ["Shoota Mob"], "resources": 1}  # the other player has something to decide, so the scene stops


def test_r3_15_an_exhausted_card_cannot_pay_by_exhausting_s32(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(gain(1), cost=EXHAUST_THIS)))
    scene = Scene(one={"hq": [{"card": "Void Pirate", "exhausted": True}]}, two=PAUSE)
    assert "R15.3" in scene.one.why_not("Void Pirate")


def test_w2_a_qualifier_reaches_the_whole_list(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_r13_9_forced_reactions_come_before_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Reaction(phase_begins(COMBAT), gain(1))),
        script("rogue-trader", ForcedReaction(phase_begins(COMBAT), gain(3))),
    )
    scene = Scene(one={"hq": ["Void Pirate", "Rogue Trader"]}, phase="combat")
    assert scene.one.resources == 3
    scene.one.is_offered("use Void Pirate", "pass")


def test_r14_2_and_r14_4_reactions_alternate_and_each_is_resolved_first_w1_a7(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", Reaction(ENEMY_UNIT_DESTROYED, gain(1))),
        script("rogue-trader", Reaction(ENEMY_UNIT_DESTROYED, gain(2))),
        script("eager-recruit", Action(destroy(), targets=target(ENEMY & UNIT))),
        script("sniveling-grot", Reaction(leaves_play_from_a_planet(ANY_CARD), gain(1))),
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
    related = target_related_to_cost(
        ~WARLORD & UNIT & READY, lambda t, c, paid: t.location(c) == t.location(paid) and c != paid
    )
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


def test_r16_3_a_set_value_overrides_and_the_last_one_counts_w17() -> None:
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


def _take_mine(use: UseAbility, table: ConquestTable) -> None:
    from zeton.kernel.decision import option

    table.ask(use.seat, "choose", [option("choose", c) for c in table.pile(0, use.seat) if table.cards[c].type == "support"])


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


def _ask_unit(use: UseAbility, table: ConquestTable) -> None:
    from zeton.kernel.decision import option

    table.ask(use.seat, "choose", [option("choose", c) for c in (UNIT_CARD & IN_YOUR_HAND).cards(table, use.card)])


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
        script("rogue-trader", Action(ready(THIS_CARD))),
    )
    given = {"hand": ["Void Pirate"], "resources": 1, "deck": ["Indomitable"]}
    for choice, outcome in (("take Indomitable", ((1,), "empty-deck")), ("pass", None)):
        scene = Scene(one=given, two=PAUSE)
        scene.one.picks("deploy Void Pirate", "deploy Void Pirate → Barlus", "use Void Pirate", choice)
        assert scene.match.outcome == outcome
    assert EVENT_CARD.key == "event-card"
