"""Villain activation, siege, top planet, invasion, occupation, threat, decks, finale, the end (R14–R22)."""

import pytest

from zeton.games.clone_wars.components import standard_box
from zeton.games.clone_wars.testing import AHSOKA, ANAKIN, GRIEVOUS, MAUL, SIEGE, VENTRESS, Scene, ahsoka, anakin, yoda

FAR = [ahsoka("Coruscant"), anakin("Coruscant")]
ROOKIES = {"orange": "Rookies"}
PLACE = ("threat rises", "occupied", "blockade placed", "no blockade left", "no droid left", "droid placed")


def told(scene: Scene) -> list[str]:
    return [entry.what for entry in scene.match.log(None)]


def cards_told(scene: Scene, what: str) -> list[str]:
    return [scene.table.cards[e.cards[0]].title for e in scene.match.log(None) if e.what == what]


def test_r14_1_the_sheets_effect_comes_before_the_card() -> None:
    scene = Scene(jedi=FAR, missions=ROOKIES, villains={VENTRESS: "Rishi"}, step="villain", villain_deck=["Tracking"])
    assert told(scene).index("threat rises") < told(scene).index("villain card")


def test_r14_2_one_card_is_drawn_resolved_and_discarded() -> None:
    scene = Scene(jedi=FAR, missions=ROOKIES, step="villain", villain_deck=["Twin Blades"])
    assert scene.pile("villain_discard") == ["Twin Blades"] and len(scene.pile("villain_deck")) == 5


def test_r14_3_effects_from_top_to_bottom_and_impossible_ones_ignored() -> None:
    scene = Scene(villain="maul", jedi=FAR, step="villain", villain_deck=["Hostile Takeover"], strength=6)
    assert scene.at(MAUL) == "" and scene.match.outcome is None  # no top planet: nothing to take over


def test_r14_4_no_further_card_is_drawn() -> None:
    scene = Scene(jedi=FAR, missions=ROOKIES, step="villain", villain_deck=["Twin Blades"])
    assert told(scene).count("villain card") == 1


def test_r14_5_an_empty_villain_deck_is_made_of_its_discard_pile() -> None:
    six = [card.title for card in standard_box().villains["ventress"].cards]
    scene = Scene(jedi=FAR, missions=ROOKIES, step="villain", villain_discard=six)
    assert len(scene.pile("villain_deck")) == 5 and len(scene.pile("villain_discard")) == 1
    drawn = {
        Scene(jedi=FAR, missions=ROOKIES, step="villain", villain_discard=six, seed=seed).pile("villain_discard")[0]
        for seed in range(12)
    }
    assert len(drawn) > 1  # it is shuffled


def test_r14_6_one_siege_in_every_villain_deck() -> None:
    for villain in standard_box().villains.values():
        assert [card.title for card in villain.cards].count(SIEGE) == 1


def siege(**given: object) -> Scene:
    return Scene(jedi=FAR, step="villain", villain_deck=[SIEGE], **given)


def test_r20_1_a_siege_with_an_empty_invasion_deck_recycles_the_discards_first() -> None:
    every = [card.title for card in standard_box().invasion]
    scene = siege(invasion_discard=every)
    besieged = [entry.cards[0] for entry in scene.match.log(None) if entry.what == "besieged"]
    assert len(besieged) == 1
    assert len(scene.pile("invasion_deck")) + len(scene.pile("invasion_discard")) == 32


def test_r15_1_the_invasion_marker_advances() -> None:
    scene = siege(invasion=1)
    assert scene.table.invasion == 2 and told(scene)[1:3] == ["invasion marker", "besieged"]
    scene = siege(invasion=4)
    assert scene.table.invasion == 4 and told(scene)[1:3] == ["threat rises", "besieged"]


def test_r15_2_r15_3_the_bottom_planet_is_filled_up_to_three() -> None:
    assert siege().droids("Mon Cala") >= 3
    scene = siege(droids={"Mon Cala": 3}, invasion_discard=["Naboo", "Umbara", "Utapau"], seed=1)
    at = told(scene).index("besieged")
    assert told(scene)[at + 1] == "invasion deck recycled"  # no occupation, no droid


def test_r15_4_the_discard_pile_goes_on_top() -> None:
    scene = siege(invasion_discard=["Naboo", "Umbara"])
    assert set(cards_told(scene, "invasion card")) <= {"Naboo", "Umbara", "Mon Cala"}


def test_r16_1_the_top_planet_is_that_of_the_top_discard() -> None:
    scene = Scene(jedi=FAR, missions=ROOKIES, step="villain", villain_deck=["Tracking"], invasion_discard=["Umbara", "Naboo"])
    assert scene.at(VENTRESS) == "Umbara"


def test_r16_2_the_active_player_decides() -> None:
    scene = Scene(
        villain="maul", jedi=[*FAR, yoda("Rishi")], active="Yoda", step="villain", villain_deck=["Death Watch"],
        villains={MAUL: "Naboo"}, strength=2,
    )  # fmt: skip
    assert scene.asked == ("Yoda", "spread droids")


def test_r16_3_movement_takes_a_shortest_path_and_ties_are_asked() -> None:
    scene = Scene(
        jedi=FAR,
        missions={"orange": "The Zillo Beast"},
        villains={VENTRESS: "Umbara"},
        step="villain",
        villain_deck=["Relentless Hunt"],
    )
    assert scene.at(VENTRESS) == "Malastare"  # only Naboo lies between
    scene = Scene(
        jedi=FAR, missions={"orange": "Hostages"}, villains={VENTRESS: "Onderon"}, step="villain", villain_deck=["Tracking"]
    )
    scene.is_offered(AHSOKA, f"villain moves {VENTRESS} → Alderaan", f"villain moves {VENTRESS} → Corellia")


def test_r16_4_villains_ignore_every_piece() -> None:
    scene = Scene(
        jedi=FAR, missions=ROOKIES, villains={VENTRESS: "Tatooine"}, blockades={"Kamino": 1}, droids={"Kamino": 3},
        step="villain", villain_deck=["Relentless Hunt"], invasion_deck=["Naboo", "Umbara"],
    )  # fmt: skip
    assert scene.at(VENTRESS) == "Rishi"


def invasion(*deck: str, **given: object) -> Scene:
    return Scene(jedi=FAR, step="invasion", invasion_deck=list(deck), **given)


@pytest.mark.parametrize(("place", "number"), [(0, 2), (3, 2), (4, 3)])
def test_r17_1_as_many_cards_as_the_track_shows(place: int, number: int) -> None:
    deck = ("Naboo", "Umbara", "Utapau", "Rodia", "Ryloth")
    assert cards_told(invasion(*deck, invasion=place), "invasion card") == list(deck[:number])


def test_r17_2_one_droid_each_and_the_card_is_discarded_before_the_next() -> None:
    scene = invasion("Naboo", "Umbara")
    assert (scene.droids("Naboo"), scene.droids("Umbara")) == (1, 1)
    assert scene.pile("invasion_discard") == ["Umbara", "Naboo"]


def test_r17_3_a_fourth_droid_is_an_occupation() -> None:
    scene = invasion("Naboo", "Umbara", droids={"Naboo": 3})
    assert (scene.droids("Naboo"), scene.blockades("Naboo"), scene.table.threat) == (3, 1, 1)


TWELVE = ("Mon Cala", "Kashyyyk", "Felucia", "Lola Sayu", "Serenno", "Mandalore", "Dathomir", "Ord Mantell", "Rishi", "Kamino",
          "Ryloth", "Rodia")  # fmt: skip


def test_r17_4_a_missing_droid_raises_the_threat() -> None:
    scene = invasion("Naboo", "Umbara", droids=dict.fromkeys(TWELVE, 3))
    assert (scene.table.supply, scene.table.threat, scene.droids("Naboo")) == (0, 2, 0)


def test_r17_5_an_empty_invasion_deck_is_made_of_the_discard_pile() -> None:
    every = [card.title for card in standard_box().invasion]
    scene = invasion(invasion_discard=every, missions=ROOKIES)
    assert len(scene.pile("invasion_deck")) == 30 and len(scene.pile("invasion_discard")) == 2


def test_r17_6_a_mission_planet_card_stands_for_its_token() -> None:
    scene = invasion("Mission planet (white)", "Naboo", missions={"orange": "Rookies", "white": "Assassin"})
    assert (scene.droids("Alderaan"), scene.droids("Rishi")) == (1, 0)


def test_r18_1_occupation_raises_the_threat_then_places_a_blockade() -> None:
    scene = invasion("Naboo", "Umbara", droids={"Naboo": 3})
    assert [what for what in told(scene) if what in PLACE][:3] == ["occupied", "threat rises", "blockade placed"]


def test_r18_2_droids_never_spread() -> None:
    scene = invasion("Naboo", "Kamino", droids={"Naboo": 3})
    assert all(scene.droids(planet) == 0 for planet in ("Christophsis", "Malastare", "Umbara", "Utapau"))


def test_r18_3_several_blockades_on_one_planet() -> None:
    scene = invasion("Naboo", "Umbara", droids={"Naboo": 3}, blockades={"Naboo": 1})
    assert scene.blockades("Naboo") == 2


def test_r18_4_a_blockade_protects_mission_droids_and_villains() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "Saw Gerrera", "The Bad Batch", "Admiral Yularen"), anakin("Naboo")],
        missions=ROOKIES, droids={"Rishi": 2}, blockades={"Rishi": 1}, villains={VENTRESS: "Rishi"},
    )  # fmt: skip
    assert "attempt Rookies" not in scene.offered and "play Saw Gerrera" not in scene.offered
    assert scene.why_not(AHSOKA, "Saw Gerrera") == ["R18.4"]
    scene.picks(AHSOKA, "play The Bad Batch")
    scene.is_offered(AHSOKA, "blockade → Rishi", "done")


def test_r18_5_a_blockade_by_an_effect_does_not_raise_the_threat() -> None:
    scene = completed("Cat and Mouse")
    assert (scene.blockades("Christophsis"), scene.table.threat) == (1, 0)


def completed(*deck: str, **given: object) -> Scene:
    """Ahsoka completes Hunt for Ziro, and the next mission comes."""
    given.setdefault("missions", {"orange": "Hunt for Ziro", "white": "Assassin"})
    squad = ["Echo", "Fives", "Venator", "Twilight"]
    scene = Scene(jedi=[ahsoka("Nal Hutta", *squad), anakin("Coruscant")], mission_deck=list(deck), **given)
    scene.die(2, 0)
    scene.picks(AHSOKA, "attempt Hunt for Ziro", *(f"exhaust {card}" for card in squad), "discard Echo")
    return scene


def test_r18_6_a_missing_blockade_raises_the_threat() -> None:
    scene = completed("Cat and Mouse", blockades={"Naboo": 3})
    assert (scene.blockades("Christophsis"), scene.table.threat) == (0, 1)
    scene = invasion("Naboo", "Umbara", droids={"Naboo": 3}, blockades={"Kamino": 3})
    assert scene.table.threat == 2


def test_r18_7_every_enemy_of_a_blockaded_planet_still_hurts() -> None:
    scene = Scene(
        jedi=[ahsoka("Naboo", "AT-TE", "Venator"), anakin("Rishi")],
        droids={"Naboo": 2},
        blockades={"Naboo": 1},
        villains={VENTRESS: "Naboo"},
    )
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack")
    assert scene.match.view(0)["damage"]["amount"] == 4


def test_r19_1_the_four_causes() -> None:
    assert invasion("Naboo", "Umbara", droids={"Naboo": 3}).table.threat == 1  # occupation
    assert invasion("Naboo", "Umbara", droids=dict.fromkeys(TWELVE, 3)).table.threat == 2  # missing droids
    assert told(siege(invasion=4))[1:3] == ["threat rises", "besieged"]  # the end of the track
    scene = Scene(jedi=FAR, missions=ROOKIES, villains={VENTRESS: "Rishi"}, step="villain", villain_deck=["Tracking"])
    assert scene.table.threat == 1  # a villain


def test_r19_2_nothing_lowers_the_threat() -> None:
    for printed in standard_box().printed().values():
        for effect in (*printed.drawn, *printed.completed, *printed.effects, *printed.setup, *printed.removed):
            assert effect.do != "threat" or effect.number > 0


def test_r20_1_no_deck_runs_out() -> None:
    six = [card.title for card in standard_box().villains["ventress"].cards]
    every = [card.title for card in standard_box().invasion]
    scene = Scene(jedi=FAR, missions=ROOKIES, step="villain", villain_discard=six, invasion_discard=every)
    assert scene.match.outcome is None and scene.asked[1] in ("turn", "villain path")


def test_r20_2_completed_missions_leave_the_game() -> None:
    scene = completed("Rookies")
    assert scene.pile("completed") == ["Hunt for Ziro"] and scene.pile("mission_deck") == []


def test_r21_1_r21_5_the_finale_begins_at_once_and_the_turn_goes_on() -> None:
    scene = completed(missions={"white": "Hunt for Ziro"})
    table = scene.table
    assert table.finale and table.sheet == table.kit.sheets[1]
    assert (scene.at(VENTRESS), scene.droids("Sullust")) == ("Sullust", 2)
    assert table.tokens == (scene.planet("Sullust"),) * 2
    assert scene.asked == (AHSOKA, "turn") and table.actions == 3
    scene.picks(AHSOKA, "end")
    scene.decline_all("turn")
    assert "villain card" in told(scene) and scene.asked == (ANAKIN, "turn")


def test_a18_the_finale_in_the_middle_of_a_turn() -> None:
    scene = completed(missions={"white": "Hunt for Ziro"}, actions=2)
    assert scene.table.finale and scene.table.actions == 1 and scene.asked == (AHSOKA, "turn")


def test_r21_2_only_the_finale_side_counts_and_the_deck_stays_in_use() -> None:
    scene = Scene(
        jedi=[ahsoka("Sullust", "Venator", "Twilight"), anakin("Rishi")], finale=True, villains={VENTRESS: "Sullust"},
        step="villain", villain_deck=["Tracking"], active=ANAKIN,
    )  # fmt: skip
    scene.picks(AHSOKA, "discard Venator")  # the finale's effect of every turn, not the threat of the front
    assert scene.table.threat == 0 and scene.at(VENTRESS) == "Sullust"
    assert scene.pile("villain_discard") == ["Tracking"]


def test_r21_3_in_the_finale_the_villain_does_not_prevent_an_attempt() -> None:
    finale = {"finale": True, "villains": {VENTRESS: "Sullust"}, "jedi": [ahsoka("Sullust"), anakin("Rishi")]}
    assert Scene(**finale).can(AHSOKA, "attempt Duel of Aces")
    assert not Scene(**finale, blockades={"Sullust": 1}).can(AHSOKA, "attempt Duel of Aces")


def test_r21_4_finale_missions_are_completed_by_attempts_and_hurt() -> None:
    scene = Scene(
        villain="grievous",
        finale=True,
        jedi=[ahsoka("Utapau", "Echo", "Fives", "Rex"), anakin("Rishi")],
        villains={GRIEVOUS: "Utapau"},
    )
    scene.die(3, 1)
    scene.picks(AHSOKA, "attempt Infiltration", "exhaust Echo", "exhaust Fives")
    scene.picks(AHSOKA, "discard Echo", "discard Fives")
    assert scene.pile("completed") == ["Infiltration"] and scene.pile("missions") == ["Confrontation"]


def test_r22_1_the_game_is_lost_the_moment_the_threat_is_full() -> None:
    scene = invasion("Naboo", "Umbara", droids={"Naboo": 3}, threat=7)
    assert scene.match.outcome == ((), "threat")


def test_a32_whichever_end_is_reached_first_counts() -> None:
    """Showdown is completed with the threat one short of its end: the win comes before the villain step."""
    squad = ["Rex", "Cody", "Echo", "Fives", "AT-TE", "AT-RT", "Jesse"]
    scene = Scene(
        villain="maul",
        finale=True,
        threat=7,
        villains={MAUL: "Mandalore"},
        jedi=[ahsoka("Mandalore", *squad), anakin("Mandalore", "Hevy", "Bly", "Gree", "Fox", "AT-AP")],
        actions=1,
    )
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Showdown", *(f"exhaust {card}" for card in squad))
    scene.picks(ANAKIN, *(f"exhaust {card}" for card in ("Hevy", "Bly", "Gree", "Fox")), "pass")
    scene.decline_all("discard")
    scene.picks(AHSOKA, "discard Rex", "discard Cody")
    assert scene.match.outcome == ((0, 1), "finale-mission") and scene.table.threat == 7


def test_r22_2_r22_3_everyone_wins_together() -> None:
    scene = Scene(
        villain="grievous", finale=True, finale_mission="Annihilation",
        jedi=[ahsoka("Utapau", "Echo", "Fives", "Rex"), anakin("Rishi"), yoda("Naboo")], villains={GRIEVOUS: "Utapau"},
    )  # fmt: skip
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Annihilation", "exhaust Echo", "exhaust Fives", "exhaust Rex", "discard Echo", "discard Rex")
    assert scene.match.outcome == ((0, 1, 2), "finale-mission")
    assert scene.match.evaluate(2) == 1.0


def test_r16_2_where_pieces_are_missing_the_active_player_says_which_planet_comes_first() -> None:
    """Water War puts a droid on Mon Cala and each planet next to it; one droid is left."""
    box = standard_box()
    titles = [planet.title for planet in box.planets]
    near = {"Mon Cala", *(titles[planet - 1] for planet in box.adjacent[titles.index("Mon Cala") + 1])}
    far = [title for title in titles if title not in near]
    symbols = next(mission for mission in box.missions if mission.title == "Bombad Jedi").symbols
    squad = [card.title for card in box.squad if card.type in symbols][:6]
    scene = Scene(
        jedi=[ahsoka("Coruscant"), anakin("Rodia", *squad)],
        active=ANAKIN,
        droids={**dict.fromkeys(far[:11], 3), far[11]: 2},
        missions={"orange": "Bombad Jedi", "white": "Hunt for Ziro"},
        mission_deck=["Water War"],
    )
    assert scene.table.supply == 1
    scene.die(3, 0)
    scene.picks(ANAKIN, "attempt Bombad Jedi", *(f"exhaust {card}" for card in squad[:3]), "pass")
    scene.decline_all("spread droids")
    scene.is_offered(ANAKIN, *(f"planet → {title}" for title in near))
    chosen = sorted(near)[-1]
    scene.picks(ANAKIN, f"planet → {chosen}")
    assert scene.droids(chosen) == 1 and scene.table.threat == len(near) - 1
    assert scene.asked[1] == "turn"  # for the others nothing is left, whoever comes first


def test_r16_2_with_enough_pieces_nobody_is_asked() -> None:
    box = standard_box()
    symbols = next(mission for mission in box.missions if mission.title == "Bombad Jedi").symbols
    squad = [card.title for card in box.squad if card.type in symbols][:6]
    scene = Scene(
        jedi=[ahsoka("Coruscant"), anakin("Rodia", *squad)],
        active=ANAKIN,
        missions={"orange": "Bombad Jedi", "white": "Hunt for Ziro"},
        mission_deck=["Water War"],
    )
    scene.die(3, 0)
    scene.picks(ANAKIN, "attempt Bombad Jedi", *(f"exhaust {card}" for card in squad[:3]), "pass")
    scene.decline_all("turn")
    assert scene.asked == (ANAKIN, "turn") and scene.droids("Mon Cala") == 1
