"""The rulings of the digest (A1–A34), each where it shows; some are also told by an example of their own."""

import pytest

from zeton.games.clone_wars.components import standard_box
from zeton.games.clone_wars.rules.invasion import RevealInvasionCards, put_discard_on_top
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import INVASION_DECK
from zeton.games.clone_wars.tables import check_setup
from zeton.games.clone_wars.testing import (
    AHSOKA,
    ANAKIN,
    DOOKU,
    GAME,
    GRIEVOUS,
    MACE,
    MAUL,
    SIEGE,
    VENTRESS,
    YODA,
    Scene,
    ahsoka,
    anakin,
    jedi,
    mace,
    own_components,
    yoda,
)
from zeton.kernel.errors import BadSetup

FAR = [ahsoka("Coruscant"), anakin("Coruscant")]
TWELVE = ("Kashyyyk", "Felucia", "Lola Sayu", "Serenno", "Mandalore", "Dathomir", "Ord Mantell", "Rishi", "Kamino", "Ryloth",
          "Rodia", "Umbara")  # fmt: skip
OFF_THE_BOARD = {"orange": None, "white": None}


def told(scene: Scene) -> list[str]:
    return [entry.what for entry in scene.match.log(None)]


OFF_THE_BOARD = {"orange": None, "white": None}


def test_a1_one_free_action_per_turn() -> None:
    scene = Scene(jedi=[mace("Naboo"), anakin("Rishi")], droids={"Naboo": 2})
    scene.picks(MACE, f"free action {MACE}", "herd Naboo → Umbara", "done")
    assert f"free action {MACE}" not in scene.offered


def test_a3_the_top_planet_of_a_mission_planet_card_is_its_tokens() -> None:
    given = {"jedi": FAR, "step": "villain", "villain_deck": ["Tracking"], "invasion_discard": ["Mission planet (orange)"]}
    assert Scene(**given, missions={"orange": "Rookies"}).at(VENTRESS) == "Rishi"
    assert Scene(**given, tokens=OFF_THE_BOARD).at(VENTRESS) == ""


def test_a4_a_mission_planet_card_without_its_token_places_nothing() -> None:
    cards = ["Mission planet (orange)", "Mission planet (white)"]
    scene = Scene(jedi=FAR, step="invasion", invasion_deck=cards, tokens=OFF_THE_BOARD)
    assert scene.table.supply == 36 and scene.pile("invasion_discard")[:1] == ["Mission planet (white)"]


def test_a5_until_three_with_too_few_droids() -> None:
    droids = {**dict.fromkeys(TWELVE[:11], 3), "Umbara": 2}
    scene = Scene(jedi=FAR, droids=droids, step="villain", villain_deck=[SIEGE])
    at = told(scene).index("besieged")
    assert told(scene)[at + 1 : at + 6] == ["droid placed", "no droid left", "threat rises", "no droid left", "threat rises"]


def test_a6_a_fourth_droid_with_an_empty_supply_is_only_an_occupation() -> None:
    cards = ["Umbara", "Mission planet (white)"]
    scene = Scene(jedi=FAR, droids=dict.fromkeys(TWELVE, 3), step="invasion", invasion_deck=cards, tokens=OFF_THE_BOARD)
    assert scene.table.threat == 1 and scene.blockades("Umbara") == 1


def test_a7_a_loss_before_the_blockade_ends_the_game() -> None:
    scene = Scene(jedi=FAR, droids={"Naboo": 3}, threat=7, step="invasion", invasion_deck=["Naboo"])
    assert scene.match.outcome == ((), "threat") and scene.blockades("Naboo") == 0


def test_a8_over_committing_is_allowed() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", *["Rex", "Cody", "Jesse", "Hevy"]), anakin("Naboo")], missions={"orange": "Rookies"})
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Rookies", "exhaust Rex", "exhaust Cody", "exhaust Jesse")
    scene.is_offered(AHSOKA, "exhaust Hevy", "pass")


def test_a10_an_ally_may_be_played_before_the_damage_but_not_instead() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Saw Gerrera", "Rex", "Cody"), anakin("Rishi")], droids={"Naboo": 1, "Kamino": 2})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack")
    scene.decline_all("protect")
    scene.is_offered(AHSOKA, "play Saw Gerrera", "pass")
    scene.picks(AHSOKA, "pass")
    scene.is_offered(AHSOKA, "discard Saw Gerrera", "discard Rex", "discard Cody")


def test_a11_villain_damage_is_a_separate_event_for_each_jedi_in_turn_order() -> None:
    scene = Scene(
        jedi=[ahsoka("Naboo", "AT-TE", "Rex"), anakin("Naboo", "Cody", "Fox"), yoda("Umbara", "Bly", "Gree")],
        villains={VENTRESS: "Naboo"}, step="villain", villain_deck=["Twin Blades"], active=ANAKIN,
    )  # fmt: skip
    scene.picks(AHSOKA, "pass")  # asked to protect Anakin, the first in turn order on her planet
    assert scene.squad(ANAKIN) == []
    assert scene.asked == (AHSOKA, "protect")


def test_a12_the_affected_player_chooses_what_is_exhausted_allies_included() -> None:
    scene = Scene(
        jedi=[anakin("Rishi"), ahsoka("Naboo", "Rex", "C-3PO and R2-D2", "Cody")],
        villains={VENTRESS: "Naboo"}, step="villain", villain_deck=["Intimidation"],
    )  # fmt: skip
    scene.is_offered(AHSOKA, "exhaust Rex", "exhaust C-3PO and R2-D2", "exhaust Cody")


def test_a13_a_blockade_stops_allies_and_abilities_too() -> None:
    scene = Scene(
        jedi=[mace("Naboo", "Saw Gerrera"), anakin("Rishi")],
        droids={"Naboo": 2, "Umbara": 2},
        blockades={"Naboo": 1, "Umbara": 1},
    )
    assert "play Saw Gerrera" not in scene.offered and f"free action {MACE}" not in scene.offered


def test_a14_mace_may_move_droids_onto_a_blockaded_planet() -> None:
    scene = Scene(jedi=[mace("Naboo"), anakin("Rishi")], droids={"Naboo": 1}, blockades={"Umbara": 1})
    scene.picks(MACE, f"free action {MACE}", "herd Naboo → Umbara")
    assert scene.droids("Umbara") == 1


def test_a15_no_target_no_movement() -> None:
    scene = Scene(jedi=FAR, villains={VENTRESS: "Naboo"}, step="villain", villain_deck=["Tracking"])
    assert scene.at(VENTRESS) == "Naboo"
    scene = Scene(
        jedi=FAR, missions={"orange": "Rookies"}, villains={VENTRESS: "Rishi"}, step="villain", villain_deck=["Tracking"]
    )
    assert scene.at(VENTRESS) == "Rishi"


def test_a16_up_to_two_planets_is_the_full_distance_stopping_on_the_target() -> None:
    given = {"jedi": FAR, "missions": {"orange": "Rookies"}, "step": "villain", "villain_deck": ["Relentless Hunt"]}
    assert Scene(**given, villains={VENTRESS: "Kamino"}).at(VENTRESS) == "Rishi"
    assert Scene(**given, villains={VENTRESS: "Toydaria"}).at(VENTRESS) == "Rishi"


def test_a17_a_villain_on_the_board_is_not_placed_again() -> None:
    scene = Scene(
        jedi=FAR,
        missions={"orange": "Rookies"},
        villains={VENTRESS: "Rishi"},
        step="villain",
        villain_deck=["Tracking"],
        invasion_discard=["Naboo"],
    )
    assert scene.at(VENTRESS) == "Rishi"


def test_a19_the_reminder_marker_in_the_finale() -> None:
    assert all(villain.finale.reminder for villain in standard_box().villains.values())
    own = own_components()
    finale = own["villains"][1]["finale"]
    finale["reminder_marker"], finale["per_turn"] = False, []
    scene = Scene(
        components=own, villain="grievous", finale=True, step="villain", villain_deck=["Reinforcement Wave"], missions={},
        villains={GRIEVOUS: "Utapau"}, jedi=[ahsoka("Rishi"), anakin("Rishi")],
    )  # fmt: skip
    assert sum(entry.what == "invasion card" for entry in scene.match.log(None)) == 2


def test_a20_two_tokens_on_one_planet_are_one_mission() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Naboo")], missions={"white": "Rookies"})
    assert scene.table.tokens == (scene.planet("Rishi"),) * 2
    assert scene.offered.count("attempt Rookies") == 1


def test_a21_a_transport_flight_may_stop_after_one_lane_and_the_card_stays_exhausted() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Venator"), anakin("Naboo")])
    scene.picks(AHSOKA, "transport Venator", "fly → Kamino")
    assert scene.at(AHSOKA) == "Kamino" and scene.ready(AHSOKA) == []


def test_a22_consent_is_automatic_in_a_solo_game_and_villains_need_none() -> None:
    scene = Scene(solo=True, jedi=[yoda("Rishi"), anakin("Naboo")])
    scene.picks(YODA, f"free action {YODA}", f"jedi {ANAKIN}")
    assert scene.at(ANAKIN) == "Rishi"


def test_a23_padme_in_another_players_turn() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Naboo", "Padmé Amidala")])
    scene.picks(ANAKIN, "play Padmé Amidala")
    assert scene.asked == (AHSOKA, "turn") and scene.table.actions == 6


def test_a24_hondo_never_for_the_jedi_whose_action_is_resolved() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Hondo Ohnaka"), anakin("Naboo")], droids={"Rishi": 1})
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack", "play Hondo Ohnaka", f"jedi {ANAKIN}", "move → Rishi")  # only he can be moved
    scene.picks(ANAKIN, "refuse")
    scene.is_offered(AHSOKA, f"jedi {ANAKIN}", "done")


def test_a26_symbols_the_rulebook_has_lost() -> None:
    missions = {mission.id: mission for mission in standard_box().missions}
    assert missions["escape_from_the_citadel"].symbols == ("assault", "stealth")
    assert missions["liberation_of_ryloth"].completed[0].card_type == "transport"
    anakin_ = next(j for j in standard_box().jedi if j.id == "anakin_skywalker")
    assert anakin_.ability is not None and anakin_.ability.card_type == "assault"


def test_a27_the_lost_one_acts_when_drawn() -> None:
    lost = next(mission for mission in standard_box().missions if mission.id == "the_lost_one")
    assert [effect.do for effect in lost.drawn] == ["place"] and "place" not in {effect.do for effect in lost.completed}


def test_a28_tipping_point_is_on_onderon_and_hands_over_hondo() -> None:
    tipping = next(mission for mission in standard_box().missions if mission.id == "tipping_point")
    assert standard_box().planets[tipping.planet - 1].title == "Onderon"
    assert tipping.completed[0].cards == ("sq_hondo_ohnaka",)


def test_a29_only_the_missions_that_the_rulebook_explains_rest_on_its_explanations() -> None:
    explained = {mission.id for mission in standard_box().missions if "Karty misji" in str(mission.provenance)}
    assert explained == {"hostages", "tipping_point", "unfinished_business", "the_lost_one"}


@pytest.mark.parametrize("missions", [6, 24])
def test_a30_a_grand_master_deck_has_6_to_24_missions(missions: int) -> None:
    setup = check_setup(GAME, None, 2, {"difficulty": "grand_master", "missions": missions})
    assert setup["options"]["missions"] == missions
    for wrong in (5, 25, "6"):
        with pytest.raises(BadSetup, match="6 to 24"):
            check_setup(GAME, None, 2, {"difficulty": "grand_master", "missions": wrong})
    with pytest.raises(BadSetup, match="missions, not 4"):
        check_setup(GAME, None, 2, {"difficulty": "padawan", "missions": 4})


def test_a31_a_named_card_counts_against_the_limit() -> None:
    seven = ["Fives", "Colt", "AT-TE", "AT-RT", "Gree", "Ponds", "Fox"]
    scene = Scene(
        jedi=[ahsoka("Coruscant", *seven), anakin("Coruscant", "AT-AP", "Blitz", "Havoc")],
        missions={"orange": "Hostages", "white": "Assassin"}, mission_deck=["Rookies"],
    )  # fmt: skip
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Hostages", "pass")
    scene.picks(ANAKIN, "exhaust AT-AP", "exhaust Blitz", "exhaust Havoc")
    scene.decline_all("discard")
    scene.picks(AHSOKA, "discard Fox")
    assert "Padmé Amidala" in scene.squad(AHSOKA) and len(scene.squad(AHSOKA)) == 7


def test_a33_grievous_himself_is_an_enemy() -> None:
    scene = Scene(
        villain="grievous", jedi=[ahsoka("Naboo", "Rex", "Cody"), anakin("Rishi")], villains={"General Grievous": "Naboo"},
        step="villain", villain_deck=["Make Them Suffer"],
    )  # fmt: skip
    assert scene.asked == (AHSOKA, "discard")


def test_lines_that_exclude_each_other_are_judged_when_the_card_begins() -> None:
    """Ventress is removed while Ambush is resolved: she is not placed again by its other line."""
    scene = Scene(
        jedi=[ahsoka("Naboo", "The Bad Batch", "Rex"), anakin("Rishi")], villains={VENTRESS: "Naboo"},
        missions={"orange": "Rookies"}, step="villain", villain_deck=["Ambush"], invasion_discard=["Kamino"],
    )  # fmt: skip
    scene.picks(AHSOKA, "pass")  # before the card is resolved
    assert scene.asked == (AHSOKA, "protect")
    scene.picks(AHSOKA, "play The Bad Batch", f"villain {VENTRESS}")
    assert scene.at(VENTRESS) == ""


def test_the_top_of_the_invasion_deck_is_known_as_a_set_after_a_siege() -> None:
    """What is dealt anew in a copy is dealt among the cards everybody knows to lie on top."""
    from random import Random

    discard = ["Naboo", "Umbara", "Utapau", "Rodia", "Kamino"]
    scene = Scene(jedi=FAR, step="villain", villain_deck=[SIEGE], invasion_discard=discard)
    top = set(scene.table.pile(4, 0)[-4:])
    for seed in range(5):
        copy = scene.match.determinize(0, Random(seed))
        assert set(copy.table.pile(4, 0)[-4:]) == top


def reveal_one(table: CloneWarsTable) -> None:
    reveal = RevealInvasionCards(1)
    reveal.reveal(table)
    reveal.place(table)


def test_the_invasion_deck_can_be_recycled_any_number_of_times() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi")])
    table = scene.table
    for _ in range(300):
        reveal_one(table)
        table.threat = 0
        put_discard_on_top(table)
        # The card that was just put on top is known to lie there: it is alone in its pool.
        assert table.pool.count(table.pool[table.pile(INVASION_DECK, 0)[-1]]) == 1
    assert len(scene.pile("invasion_deck")) == 32


def test_mauls_own_removal_by_an_ally_lowers_his_strength_too() -> None:
    scene = Scene(
        villain="maul", strength=4, villains={MAUL: "Naboo"}, jedi=[ahsoka("Naboo", "The Bad Batch"), anakin("Rishi")]
    )
    scene.picks(AHSOKA, "play The Bad Batch", f"villain {MAUL}")
    assert scene.table.slider == 2


def test_dookus_companions_can_be_removed_one_by_one() -> None:
    scene = Scene(villain="dooku", villains={DOOKU: "Naboo", VENTRESS: "Naboo"}, jedi=[ahsoka("Naboo"), jedi(MACE, "Rishi")])
    scene.die(2, 0)
    scene.picks(AHSOKA, "attack")
    scene.is_offered(AHSOKA, f"villain {DOOKU}", f"villain {VENTRESS}", "done")
    scene.picks(AHSOKA, f"villain {VENTRESS}")
    assert (scene.at(DOOKU), scene.at(VENTRESS)) == ("Naboo", "")
