"""R8 and R9: the combat phase, the ranged skirmish, combat turns, attacks, retreats, and how battles end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conquest.stubs import stub
from zeton.games.conquest.language import (
    ENEMY,
    EVENT_SOURCE,
    THIS_IS_DECLARED_AS_ATTACKER,
    UNIT,
    Reaction,
    destroy,
    gain,
    phase_begins,
    script,
    this_damages,
    this_declares_an_attack_against,
)
from zeton.games.conquest.rules.terms import COMBAT, HQ, REMOVED
from zeton.games.conquest.testing import Scene, battle, tired
from zeton.kernel.law import broken_laws


def fight(one: list[Any], two: list[Any], **given: Any) -> Scene:
    """A battle at the first planet, at the first combat turn."""
    return Scene(one={"planets": {1: one}}, two={"planets": {1: two}}, battle=1, window=given.pop("window", "turns"), **given)


def then_a_second_battle(one: dict[str, Any], two: dict[str, Any], **given: Any) -> Scene:
    """A position with a battle at planet 5 to come, so that nothing goes by unseen after the first one."""
    mine = {**one, "planets": {5: ["Eager Recruit"], **one.get("planets", {})}}
    theirs = {**two, "planets": {5: ["Nazdreg"], **two.get("planets", {})}}
    return Scene(one=mine, two=theirs, **given)


# ── R8 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r8_1_and_r18_11_mobile_units_move_first_those_of_the_player_with_initiative_s47() -> None:
    one = {"planets": {2: ["Soaring Falcon"]}, "hq": ["Vash'ya Trailblazer"]}
    scene = Scene(
        one=one, two={"planets": {3: ["Vile Raider"], 5: ["Crisis Battle Guard"]}}, face_down=["Tarrus"], phase="combat"
    )
    scene.one.is_offered("move Soaring Falcon → Plannum", "move Soaring Falcon → Barlus", "done")
    scene.one.picks("move Soaring Falcon → Barlus")
    scene.two.is_offered(
        "move Vile Raider → Atrox Prime",
        "move Vile Raider → Elouith",
        "move Crisis Battle Guard → Elouith",  # and not to the face-down planet at position 6
        "done",
    )
    scene.two.picks("move Vile Raider → Atrox Prime", "done")
    assert scene.one.units_at(3) == ["Soaring Falcon"]
    assert scene.two.units_at(2) == ["Vile Raider"]


def test_r8_1_reactions_to_the_beginning_of_the_phase_come_after_mobile_units_s47(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Reaction(phase_begins(COMBAT), gain(1))))
    scene = Scene(
        one={"planets": {2: ["Soaring Falcon"]}, "hq": ["Haemonculus Tormentor"], "resources": 1},
        two={"planets": {3: ["Vile Raider"]}, "hq": ["Void Pirate"]},
        phase="combat",
    )
    scene.one.picks("move Soaring Falcon → Plannum")
    scene.two.picks("move Vile Raider → Elouith")
    scene.two.is_asked("reaction")
    scene.two.picks("use Void Pirate")
    assert (scene.asked, scene.table.step_now) == ("action", "AW-3a")


def test_r8_3_to_r8_5_a_battle_at_the_first_planet_and_where_a_warlord_is() -> None:
    scene = Scene(
        one={"planets": {1: ["10th Company Scout"], 2: ["Land Raider"], 4: ["Captain Cato Sicarius"]}},
        two={"planets": {2: ["Goff Nob"], 4: ["Shoota Mob"]}},
        phase="combat",
    )
    fought = [(e.what, scene.title(e.cards[0])) for e in scene.match.log(None) if e.what == "battle begins"]
    assert fought == [("battle begins", "Plannum")]
    scene.pass_to("stalemate")
    fought = [scene.title(e.cards[0]) for e in scene.match.log(None) if e.what == "battle begins"]
    assert fought == ["Plannum", "Elouith"]  # nobody fights at Atrox Prime


def test_r8_7_and_a18_a_warlord_at_a_checked_planet_fights_no_battle_and_goes_home() -> None:
    scene = Scene(
        one={"planets": {2: ["Captain Cato Sicarius"]}}, phase="combat", window="after", two={"planets": {2: ["Goff Nob"]}}
    )
    assert scene.asked == "deploy turn"
    assert scene.one.units_at(0) == ["Captain Cato Sicarius"]


# ── skirmish ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r9_2_to_r9_4_r18_13_and_a9_the_ranged_skirmish_s48() -> None:
    scene = fight(["Ratling Deadeye", "Vior'la Marksman", "Goff Nob"], ["Sybarite Marksman", "Land Raider"], window="ranged")
    scene.one.is_offered("attack Ratling Deadeye", "attack Vior'la Marksman")  # no pass (A9), no other unit
    scene.one.attacks("Ratling Deadeye", "Land Raider")
    scene.two.attacks("Sybarite Marksman", "Goff Nob")
    scene.one.attacks("Vior'la Marksman", "Land Raider")
    scene.one.picks("attack Goff Nob")  # the skirmish is over
    assert scene.damage_on("Land Raider") == 2


def alone_in_the_skirmish(*units: Any) -> Scene:
    """Player two could still bring an Eager Recruit, if there were an action window before the battle is over."""
    return then_a_second_battle(
        {"planets": {1: list(units)}},
        {"hand": ["Eager Recruit"], "resources": 1},
        battle=1,
        window="ranged",
        planets=["Iridial", "Ferrin", "Barlus", "Tarrus", "Elouith"],
    )


def test_a3_and_r9_5_a_ready_unit_without_enemies_wins_in_the_skirmish_ranged_or_not() -> None:
    for units in (["Ratling Deadeye"], ["Goff Nob"], ["Goff Nob", tired("Ratling Deadeye")]):
        scene = alone_in_the_skirmish(*units)
        scene.two.is_asked("action")
        assert (scene.table.step_now, scene.one.pile("victory")) == ("AW-3b", ["Iridial"])
        assert not scene.is_exhausted(units[0])  # the battle was over before anybody attacked
        assert scene.two.hand == ["Eager Recruit"]


def test_a3_an_exhausted_unit_wins_nothing_in_the_skirmish() -> None:
    scene = alone_in_the_skirmish(tired("Ratling Deadeye"))
    scene.two.is_asked("action")
    assert scene.table.step_now == "AW-B2"


def test_a11_a_warlord_without_ranged_does_not_retreat_in_a_ranged_turn_s36() -> None:
    scene = fight(["Captain Cato Sicarius", "Ratling Deadeye", "Vior'la Marksman"], ["Goff Nob"], window="ranged")
    scene.one.is_offered("attack Ratling Deadeye", "attack Vior'la Marksman")


def test_r9_12_and_w13_a_ready_ranged_unit_attacks_in_ordinary_turns() -> None:
    scene = fight(["Ratling Deadeye"], ["Goff Nob", "Shoota Mob"])
    scene.one.attacks("Ratling Deadeye", "Goff Nob")
    assert scene.damage_on("Goff Nob") == 1


# ── combat turns ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_r9_6_and_a10_who_can_attack_must() -> None:
    scene = fight(["Land Raider", "Captain Cato Sicarius"], ["Goff Nob", "Shoota Mob"])
    scene.one.is_offered("attack Land Raider", "attack Captain Cato Sicarius", "retreat Captain Cato Sicarius")
    scene.one.picks("attack Land Raider")
    assert scene.is_exhausted("Land Raider")
    scene.one.is_offered("defend Goff Nob", "defend Shoota Mob")


def test_r9_8_damage_equals_atk_and_turns_alternate() -> None:
    scene = fight(["Land Raider"], ["Goff Nob"])
    scene.one.attacks("Land Raider", "Goff Nob")
    assert scene.damage_on("Goff Nob") == 3
    scene.two.attacks("Goff Nob", "Land Raider")
    assert scene.damage_on("Land Raider") == 6


def test_r9_7_a_ready_warlord_retreats_instead_of_attacking_s36() -> None:
    scene = fight(["Captain Cato Sicarius", "Land Raider"], ["Goff Nob", "Shoota Mob"])
    scene.one.picks("retreat Captain Cato Sicarius")
    assert scene.one.units_at(0) == ["Captain Cato Sicarius"]
    assert scene.is_exhausted("Captain Cato Sicarius")
    scene.two.is_asked("combat turn")


def test_r9_11_a_unit_with_atk_0_attacks() -> None:
    scene = fight(["Sanctioned Psyker"], ["Goff Nob", "Shoota Mob"])
    scene.one.attacks("Sanctioned Psyker", "Goff Nob")
    assert scene.is_exhausted("Sanctioned Psyker") and scene.damage_on("Goff Nob") == 0


def test_r9_14_at_the_end_of_a_round_units_ready_and_may_retreat_w14() -> None:
    worn = {"card": "Iron Halo", "exhausted": True}
    halo = {"card": "Veteran Brother Maxos", "exhausted": True, "attachments": [worn]}
    scene = fight([halo, "Land Raider"], ["Goff Nob"], window="end of round")
    assert not scene.is_exhausted("Veteran Brother Maxos") and scene.is_exhausted("Iron Halo")
    scene.one.is_offered("retreat Veteran Brother Maxos", "retreat Land Raider", "done")
    scene.one.picks("retreat Land Raider", "done")
    assert scene.is_exhausted("Land Raider") and scene.one.units_at(0)[-1] == "Land Raider"
    scene.two.is_asked("retreat")


def test_s50_and_a2_exhausted_units_alone_win_only_after_the_round() -> None:
    tired = {"card": "Land Raider", "exhausted": True}
    scene = then_a_second_battle(
        {"planets": {1: [tired]}}, {}, battle=1, planets=["Iridial", "Ferrin", "Barlus", "Tarrus", "Elouith"]
    )
    scene.one.is_offered("retreat Land Raider", "done")
    assert not scene.one.pile("victory")
    scene.one.picks("done")
    assert scene.one.pile("victory") == ["Iridial"]


def test_r9_9_who_has_left_play_is_not_hit_and_hits_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("land-raider", Reaction(this_declares_an_attack_against(ENEMY), destroy(EVENT_SOURCE))))
    scene = fight(["Land Raider", "Void Pirate"], ["Goff Nob", "Shoota Mob"])
    scene.one.picks("attack Land Raider", "defend Goff Nob", "use Land Raider")
    assert scene.two.pile("discard") == ["Goff Nob"]
    assert not any(entry.what == "is damaged" for entry in scene.match.log(None))


def test_r9_10_each_step_of_an_attack_can_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script(
            "land-raider",
            Reaction(THIS_IS_DECLARED_AS_ATTACKER, gain(1)),
            Reaction(this_declares_an_attack_against(ENEMY), gain(2)),
            Reaction(this_damages(ENEMY), gain(4)),
        ),
    )
    scene = fight(["Land Raider", "Void Pirate"], ["Goff Nob", "Shoota Mob"])
    scene.one.picks("attack Land Raider", "use Land Raider")
    assert scene.one.resources == 1 and scene.asked == "defender"
    scene.one.picks("defend Goff Nob", "use Land Raider #1")
    scene.one.picks("use Land Raider #2")
    assert scene.one.resources == 7


def test_r9_13_turns_go_on_while_anybody_is_ready() -> None:
    scene = fight(["Land Raider", "Deathwing Guard", "Tactical Squad Cardinis"], ["Goff Nob"])
    scene.one.attacks("Land Raider", "Goff Nob")
    scene.two.attacks("Goff Nob", "Land Raider")
    scene.one.is_offered("attack Deathwing Guard", "attack Tactical Squad Cardinis")
    scene.one.picks("attack Tactical Squad Cardinis", "defend Goff Nob")
    scene.one.picks("attack Deathwing Guard")  # player two has nobody ready
    assert scene.two.pile("discard") == ["Goff Nob"] and scene.asked == "retreat"
    assert scene.table.combat_round == 1


def test_a8_it_is_the_combat_round_that_ends() -> None:
    scene = fight(["Land Raider"], ["Goff Nob", "Enraged Ork"], window="end of round")
    scene.one.picks("done")
    assert scene.table.combat_round == 1
    scene.two.picks("done")
    assert scene.table.combat_round == 2


# ── the end of a battle ───────────────────────────────────────────────────────────────────────────────────────────


def test_r9_19_and_r4_3_the_winner_of_the_first_planet_takes_it_and_goes_home_s51() -> None:
    tired = {"card": "Possessed", "exhausted": True}
    scene = then_a_second_battle(
        {"planets": {1: [tired, "Land Raider"]}},
        {},
        battle=1,
        window="turns",
        planets=["Iridial", "Ferrin", "Barlus", "Tarrus", "Elouith"],
    )
    assert scene.one.pile("victory") == ["Iridial"]
    assert sorted(scene.one.units_at(0)) == ["Captain Cato Sicarius", "Land Raider", "Possessed"]
    assert scene.is_exhausted("Possessed") and not scene.is_exhausted("Land Raider")
    assert scene.table.first_planet() == 0  # R4.3


def test_r9_20_elsewhere_only_the_warlord_goes_home_s51() -> None:
    tired = {"card": "Possessed", "exhausted": True}
    scene = then_a_second_battle({"planets": {3: ["Captain Cato Sicarius", tired]}}, {}, battle=3, window="turns")
    scene.one.passes() if scene.asked == "battle ability" else None
    assert scene.one.units_at(3) == ["Possessed"] and scene.is_exhausted("Possessed")
    assert scene.one.units_at(0) == ["Captain Cato Sicarius"] and not scene.is_exhausted("Captain Cato Sicarius")
    assert not scene.one.pile("victory")


def test_r9_15_r9_22_and_s57_the_winner_is_not_exhausted_and_may_use_the_battle_ability() -> None:
    scene = Scene(
        one={"planets": {1: ["Captain Cato Sicarius"]}},
        two={"planets": {1: ["Goff Nob"]}, "hand": ["Shoota Mob"]},
        battle=1,
        window="end of round",
        planets=["Barlus", "Ferrin"],
    )
    scene.one.picks("done")
    scene.two.picks("retreat Goff Nob")
    scene.one.is_offered("use Barlus", "pass")
    assert not scene.is_exhausted("Captain Cato Sicarius") and scene.one.units_at(1) == ["Captain Cato Sicarius"]
    scene.one.passes()
    assert scene.one.pile("victory") == ["Barlus"] and scene.two.hand[:1] == ["Shoota Mob"]


def test_r9_22_and_r13_10_without_a_winner_there_is_no_battle_ability() -> None:
    scene = then_a_second_battle(
        {}, {"hand": ["Shoota Mob"]}, battle=1, window="turns", planets=["Barlus", "Ferrin", "Iridial", "Tarrus", "Elouith"]
    )
    assert scene.asked != "battle ability" and scene.two.hand == ["Shoota Mob"]


def test_r9_16_and_r4_4_nobody_left_is_a_stalemate_s52_s53() -> None:
    scene = fight(["Land Raider"], ["Goff Nob"], window="end of round", planets=["Barlus", "Ferrin"])
    scene.one.picks("retreat Land Raider")
    scene.two.picks("retreat Goff Nob")
    assert [scene.title(c) for c in scene.table.pile(REMOVED, 0)] == ["Barlus"]  # removed from the game (R4.4)
    assert not scene.one.pile("victory") and not scene.two.pile("victory")


def test_r9_17_and_r9_21_a_stalemate_by_agreement_s54() -> None:
    scene = Scene(
        one={"planets": {4: ["Captain Cato Sicarius", "Land Raider"], 5: ["Eager Recruit"]}},
        two={"planets": {4: ["Goff Nob"], 5: ["Nazdreg"]}},
        battle=4,
    )
    scene.one.picks("call stalemate")
    scene.two.is_offered("agree", "disagree")
    scene.two.picks("agree")
    assert scene.one.units_at(0) == ["Captain Cato Sicarius"] and scene.is_exhausted("Captain Cato Sicarius")
    assert scene.one.units_at(4) == ["Land Raider"] and scene.is_exhausted("Land Raider")
    assert scene.is_exhausted("Goff Nob") and scene.table.planet_at(4)


def prove_stalemate(spend: bool = False, turn_over: bool = False) -> Scene:
    """Two units that cannot hurt each other; the check is called at the start of the second round (W15)."""
    scene = Scene(
        one={"planets": {1: ["Sanctioned Psyker"]}, "hq": ["Rogue Trader", "Guardsman"]},
        two={"planets": {1: ["Void Pirate"]}, "hand": ["Squig Bombin'"], "resources": 2, "supports": []},
        planets=["Barlus", "Ferrin"],
        battle=1,
        window="end of round",
    )
    scene.one.picks("done")
    scene.two.picks("done")
    scene.one.picks("call stalemate")
    scene.two.picks("disagree")
    for number in range(3):
        scene.pass_actions()  # once the check has failed, a new one may be called
        scene.one.attacks("Sanctioned Psyker", "Void Pirate")
        if number == 1 and spend:
            scene.table.resources = (1, 2)
        if number == 1 and turn_over:
            scene.table.pile(HQ, 0).reverse()
        scene.two.attacks("Void Pirate", "Sanctioned Psyker")
        scene.one.picks("done")
        scene.two.picks("done")
    return scene


def test_w15_and_a38_a_stalemate_is_proved_by_three_equal_rounds() -> None:
    scene = prove_stalemate()
    assert any(entry.what == "stalemate" for entry in scene.match.log(None))
    scene = prove_stalemate(spend=True)
    assert not any(entry.what == "stalemate" for entry in scene.match.log(None))


def test_a38_what_lies_there_in_another_order_is_still_the_same() -> None:
    """Two units may have gone and come back, the other one first."""
    scene = prove_stalemate(turn_over=True)
    assert any(entry.what == "stalemate" for entry in scene.match.log(None))


def test_r18_2_and_r3_18_ambush_in_a_battle_s56() -> None:
    scene = Scene(
        one={"planets": {1: ["Land Raider"]}, "hand": ["Eager Recruit"], "resources": 1},
        two={"planets": {1: ["Goff Nob"]}},
        battle=1,
        window="skirmish",
    )
    scene.one.picks("deploy Eager Recruit", "deploy Eager Recruit → Plannum")
    assert not scene.is_exhausted("Eager Recruit") and scene.one.resources == 0
    scene.one.is_offered("attack Land Raider", "attack Eager Recruit")


# ── winning ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r22_1_three_planets_that_share_an_icon_win_s82() -> None:
    scene = Scene(
        one={"planets": {3: ["Land Raider"]}, "victory": ["Barlus", "Osus IV"]},
        planets=["Tarrus", "Ferrin"],
        first=3,
        battle=3,
        window="turns",
    )
    assert scene.match.outcome == ((0,), "planets")


def test_r22_5_the_most_recent_captor_wins_at_the_last_planet_s83() -> None:
    for captor, seat in (("one", 0), ("two", 1)):
        captured = {"one": {"victory": ["Barlus"]}, "two": {"victory": ["Ferrin"]}}
        scene = Scene(**captured, planets=["Tarrus"], first=7, battle=7, window="turns", last_captor=captor, round=7)
        assert scene.match.outcome == ((seat,), "last-planet")
    scene = Scene(planets=["Tarrus"], first=7, battle=7, window="turns", round=7)
    assert scene.match.outcome == ((), "last-planet")


def test_r9_21_and_r2_3_who_goes_home_from_the_last_planet_is_answered_though_no_planet_is_left() -> None:
    """A stalemate exhausts everybody and removes the planet; what that does may be answered before the battle is over."""
    mutant = {"card": "Goff Nob", "attachments": [{"card": "Dire Mutation", "of": "two"}]}
    scene = Scene(
        one={"planets": {7: [mutant]}, "hand": ["Indomitable"], "victory": ["Barlus"]},
        two={"planets": {7: ["Land Raider"]}},
        planets=["Tarrus"],
        first=7,
        battle=7,
        last_captor="one",
        round=7,
    )
    scene.one.picks("call stalemate")
    scene.two.picks("agree")
    assert scene.asked == "shield" and not scene.table.planets()
    assert broken_laws(scene.table) == []
    scene.one.picks("pass")
    assert scene.match.outcome == ((0,), "last-planet")


def test_r22_4_both_decks_at_once_are_a_draw_s84() -> None:
    decks = {"one": {"deck": ["Indomitable"] * 2}, "two": {"deck": ["Goff Nob"]}}
    assert Scene(**decks, phase="headquarters", window="draw", first=2).match.outcome == ((), "empty-deck")
    alone = {"one": {"deck": ["Indomitable"] * 3}, "two": {"deck": ["Goff Nob"] * 2}}
    scene = Scene(**alone, phase="headquarters", window="draw", first=2)
    assert scene.match.outcome == ((0,), "empty-deck")
    assert scene.one.resources == 0  # 4.5 is not reached


def test_r9_22_a_planet_is_nobodys_card_and_is_used_by_winning_there() -> None:
    scene = Scene(one={"hand": ["Shoota Mob"], "resources": 1}, two={"hand": ["Shoota Mob"], "resources": 1})
    for player in (scene.one, scene.two):
        assert "R9.22" in player.why_not("Plannum") and "R3.6" not in player.why_not("Plannum")


# ── who leaves play and comes back is another unit ────────────────────────────────────────────────────────────────────


def fallen_back() -> Scene:
    """An Elite unit dies of Dire Mutation as it exhausts to attack, and Fall Back! brings it home."""
    dying = {"card": "Deathwing Guard", "damage": 8, "attachments": [{"card": "Dire Mutation", "of": "two"}]}
    scene = battle([dying, "Eager Recruit"], ["Goff Nob"], one_hand=["Fall Back!"], one_resources=1)
    assert scene.health_of("Deathwing Guard") == 9
    scene.one.picks("attack Deathwing Guard", "pass", "use Fall Back!")
    return scene


def test_r9_9_and_r3_14_who_left_play_while_it_was_declared_attacks_nobody_though_it_comes_back_ready() -> None:
    scene = fallen_back()
    back = scene.card("Deathwing Guard")
    assert (back.place, back.exhausted, back.damage) == ("hq", False, 0)
    assert scene.damage_on("Goff Nob") == 0
    assert scene.zone_of("Eager Recruit") == "discard"  # that was his combat turn: the Nob has had the next one


def test_r9_9_a_defender_that_left_play_and_came_back_takes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the damage of the attack is dealt another card destroys the defender."""
    stub(monkeypatch, script("shoota-mob", Reaction(this_declares_an_attack_against(UNIT), destroy(EVENT_SOURCE))))
    scene = battle(["Shoota Mob", "Goff Nob"], ["Deathwing Guard", "Eager Recruit"], two_hand=["Fall Back!"], two_resources=1)
    scene.one.attacks("Shoota Mob", "Deathwing Guard")
    scene.one.picks("use Shoota Mob")
    scene.two.picks("use Fall Back!")
    assert (scene.card("Deathwing Guard").place, scene.damage_on("Deathwing Guard")) == ("hq", 0)


def test_r3_4_a_target_that_left_play_and_came_back_is_none_any_more() -> None:
    """Sicarius's Chosen move it and then damage it; between the two it dies of Ku'gath's Nurglings, and falls back."""
    scene = Scene(
        one={"hand": ["Sicarius's Chosen"], "resources": 3, "planets": {2: ["Ku'gath's Nurglings"]}},
        two={"planets": {1: [{"card": "Deathwing Guard", "damage": 8}]}, "hand": ["Fall Back!"], "resources": 1},
    )
    scene.one.picks("deploy Sicarius's Chosen", "deploy Sicarius's Chosen → Atrox Prime", "use Sicarius's Chosen")
    scene.two.picks("pass", "use Fall Back!")
    assert (scene.card("Deathwing Guard").place, scene.damage_on("Deathwing Guard")) == ("hq", 0)
