"""The four villains (R25): sheets, every card of their decks, and their finales."""

import pytest

from zeton.games.clone_wars.components import standard_box
from zeton.games.clone_wars.testing import (
    AHSOKA,
    ANAKIN,
    DOOKU,
    GRIEVOUS,
    MAUL,
    VENTRESS,
    YODA,
    Scene,
    ahsoka,
    anakin,
    exhausted,
    yoda,
)

CALM = {"invasion_deck": ["Ryloth", "Geonosis", "Sullust", "Bardotta"]}


def activate(card: str, villain: str = "ventress", **given: object) -> Scene:
    given.setdefault("jedi", [ahsoka("Coruscant"), anakin("Coruscant")])
    given.setdefault("missions", {"orange": "The Disappeared"})
    return Scene(villain=villain, step="villain", villain_deck=[card], **{**CALM, **given})


# ── Asajj Ventress ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_r25_1_ventress_has_three_health_before_the_finale() -> None:
    assert dict(standard_box().villains["ventress"].front.health) == {"ventress": 3}
    assert standard_box().villains["ventress"].finale.health == ()


def test_r25_2_the_threat_rises_while_she_is_on_a_mission_planet() -> None:
    assert activate("Twin Blades", missions={"orange": "Rookies"}, villains={VENTRESS: "Rishi"}).table.threat == 1
    assert activate("Twin Blades", missions={"orange": "Rookies"}, villains={VENTRESS: "Naboo"}).table.threat == 0
    assert activate("Twin Blades", missions={"orange": "Rookies"}).table.threat == 0


def test_r25_3_tracking() -> None:
    scene = activate("Tracking", villains={VENTRESS: "Corellia"})
    assert scene.at(VENTRESS) == "Bardotta"
    scene = activate("Tracking", invasion_discard=["Naboo"])
    assert scene.at(VENTRESS) == "Naboo"


def test_ventress_relentless_hunt_moves_two_and_stops_on_the_mission_planet() -> None:
    assert activate("Relentless Hunt", villains={VENTRESS: "Malastare"}, missions={"orange": "Assassin"}).asked[1] in (
        "turn",
        "villain path",
    )
    assert activate("Relentless Hunt", villains={VENTRESS: "Sullust"}).at(VENTRESS) == "Bardotta"
    assert activate("Relentless Hunt", villains={VENTRESS: "Mustafar"}).at(VENTRESS) == "Bardotta"
    assert activate("Relentless Hunt", invasion_discard=["Naboo"]).at(VENTRESS) == "Naboo"


def test_ventress_twin_blades() -> None:
    jedi = [ahsoka("Naboo", "Rex", "Cody", "Jesse"), anakin("Umbara", "Hevy", "Bly"), yoda("Onderon", "Fox")]
    scene = activate("Twin Blades", villains={VENTRESS: "Naboo"}, jedi=jedi)
    scene.picks(AHSOKA, "discard Rex", "discard Cody")
    scene.picks(ANAKIN, "discard Bly")
    assert [scene.squad(who) for who in (AHSOKA, ANAKIN, YODA)] == [["Jesse"], ["Hevy"], ["Fox"]]
    assert activate("Twin Blades", jedi=jedi).squad(AHSOKA) == ["Rex", "Cody", "Jesse"]


def test_ventress_intimidation() -> None:
    jedi = [anakin("Umbara", "Hevy", "Bly", "Bail Organa"), ahsoka("Naboo", "Rex"), yoda("Onderon", "Fox")]
    scene = activate("Intimidation", villains={VENTRESS: "Naboo"}, jedi=jedi, active=YODA)
    scene.decline_all("exhaust")
    assert scene.ready(AHSOKA) == ["Rex"]  # Anakin, first after Yoda, chooses before her
    scene.picks(ANAKIN, "exhaust Hevy", "exhaust Bail Organa")
    assert scene.ready(AHSOKA) == [] and scene.ready(YODA) == ["Fox"]


def test_ventress_ambush() -> None:
    scene = activate(
        "Ambush",
        villains={VENTRESS: "Corellia"},
        jedi=[ahsoka("Corellia", "Rex", "Cody", "Jesse"), anakin("Rishi")],
        active=ANAKIN,
    )
    scene.picks(AHSOKA, "discard Rex", "exhaust Cody")
    assert scene.squad(AHSOKA) == ["Cody", "Jesse"] and scene.at(VENTRESS) == "Bardotta"
    assert activate("Ambush", invasion_discard=["Naboo"]).at(VENTRESS) == "Naboo"


def test_r25_4_ventress_finale() -> None:
    squad = ["Rex", "Echo", "Venator", "Twilight", "Cody", "Fives"]
    scene = Scene(finale=True, villains={VENTRESS: "Sullust"}, jedi=[ahsoka("Sullust", *squad), anakin("Sullust", "Jesse")])
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Duel of Aces", *(f"exhaust {card}" for card in squad))
    scene.picks(ANAKIN, "exhaust Jesse")
    scene.picks(AHSOKA, "discard Rex", "discard Echo", "discard Cody")
    assert scene.match.outcome == ((0, 1), "finale-mission")


def test_r25_4_ventress_finale_every_turn() -> None:
    scene = activate(
        "Twin Blades",
        finale=True,
        missions={},
        villains={VENTRESS: "Sullust"},
        jedi=[ahsoka("Rishi", "Gree", "Jesse"), anakin("Sullust", "Rex", "Cody", "Fox", "Bly")],
    )
    scene.picks(ANAKIN, "discard Rex")  # every turn: whoever is with her is hurt,
    scene.picks(AHSOKA, "exhaust Gree")  # and the active Jedi exhausts
    scene.picks(ANAKIN, "discard Cody", "discard Fox")  # from the card
    assert scene.squad(ANAKIN) == ["Bly"]
    assert sum(entry.what == "invasion card" for entry in scene.match.log(None)) == 2 + 2  # those of the invasion, too


# ── General Grievous ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_r25_5_grievous_has_no_slider_before_the_finale() -> None:
    assert standard_box().villains["grievous"].strength.most == 0


def test_r25_8_an_extra_invasion_card_while_grievous_is_on_the_board() -> None:
    def invaded(**given: object) -> int:
        scene = activate("Reinforcement Wave", "grievous", **given)
        return sum(entry.what == "invasion card" for entry in scene.match.log(None))

    assert invaded(villains={GRIEVOUS: "Naboo"}) == 3
    assert invaded() == 2


def test_r25_6_make_them_suffer() -> None:
    scene = activate(
        "Make Them Suffer",
        "grievous",
        droids={"Naboo": 1},
        jedi=[ahsoka("Naboo", "AT-TE"), anakin("Naboo"), yoda("Rishi", "Rex")],
    )
    scene.picks(AHSOKA, "exhaust AT-TE")
    assert scene.asked == (AHSOKA, "may move")  # though nothing was lost
    scene.picks(AHSOKA, "pass")
    assert scene.asked == (ANAKIN, "may move")
    scene.picks(ANAKIN, "move → Umbara")
    assert scene.at(ANAKIN) == "Umbara" and scene.squad(YODA) == ["Rex"]


def test_grievous_overwhelming_numbers() -> None:
    five = ["Rex", "Cody", "Jesse", "Hevy", "Bly"]
    scene = activate(
        "Overwhelming Numbers",
        "grievous",
        droids={"Naboo": 3},
        blockades={"Naboo": 1},
        jedi=[anakin("Rishi"), ahsoka("Naboo", *five)],
    )
    assert scene.asked == (AHSOKA, "exhaust")
    scene.picks(AHSOKA, "exhaust Rex", "exhaust Cody", "exhaust Jesse")
    assert sum(e.what == "exhausts" for e in scene.match.log(None)) == 3
    scene = activate("Overwhelming Numbers", "grievous", droids={"Naboo": 2}, jedi=[anakin("Naboo", *five), ahsoka("Rishi")])
    scene.picks(ANAKIN, "exhaust Rex", "exhaust Cody")
    assert len(scene.ready(ANAKIN)) == 3


def test_grievous_the_general_hunts() -> None:
    scene = activate(
        "The General Hunts",
        "grievous",
        villains={GRIEVOUS: "Naboo"},
        jedi=[ahsoka("Onderon", "Rex", "Cody", "Fox"), anakin("Mon Cala")],
    )
    assert scene.at(GRIEVOUS) == "Onderon"
    scene.picks(AHSOKA, "discard Rex", "discard Cody")
    assert scene.squad(AHSOKA) == ["Fox"]
    assert activate("The General Hunts", "grievous", invasion_discard=["Naboo"]).at(GRIEVOUS) == "Naboo"


def test_grievous_no_escape_a33_he_counts_as_an_enemy() -> None:
    scene = activate(
        "No Escape", "grievous", villains={GRIEVOUS: "Naboo"}, jedi=[anakin("Rishi", "Bly"), ahsoka("Naboo", "Rex", "Cody")]
    )
    scene.picks(AHSOKA, "exhaust Rex", "discard Rex")
    assert scene.squad(AHSOKA) == ["Cody"] and scene.squad(ANAKIN) == ["Bly"]


def test_grievous_reinforcement_wave() -> None:
    assert activate("Reinforcement Wave", "grievous", villains={GRIEVOUS: "Naboo"}).droids("Naboo") == 1
    scene = activate("Reinforcement Wave", "grievous", villains={GRIEVOUS: "Naboo"}, droids={"Naboo": 3})
    assert (scene.blockades("Naboo"), scene.table.threat) == (1, 1)


def test_r25_7_grievous_finale_missions_in_their_order() -> None:
    missions = ["Infiltration", "Confrontation", "Pursuit", "Annihilation"]
    assert [m.title for m in standard_box().villains["grievous"].missions] == missions
    for current in missions:
        scene = Scene(villain="grievous", finale=True, finale_mission=current, jedi=[ahsoka("Utapau"), anakin("Rishi")])
        assert [label for label in scene.offered if label.startswith("attempt")] == [f"attempt {current}"]


def test_grievous_finale_every_turn() -> None:
    scene = activate(
        "Reinforcement Wave",
        "grievous",
        finale=True,
        missions={},
        villains={GRIEVOUS: "Utapau"},
        jedi=[ahsoka("Rishi", "Rex", "Cody", "Fox"), anakin("Rishi", "Bly", "Gree")],
    )
    scene.picks(AHSOKA, "exhaust Rex", "exhaust Cody")
    assert scene.ready(AHSOKA) == ["Fox"] and scene.ready(ANAKIN) == ["Bly", "Gree"]  # the active Jedi's alone
    assert sum(entry.what == "invasion card" for entry in scene.match.log(None)) == 1 + 2


# ── Maul ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("before", "after", "threat"), [(0, 1, 0), (5, 6, 0), (6, 6, 1)])
def test_r25_9_mauls_strength_grows_while_he_is_on_the_board(before: int, after: int, threat: int) -> None:
    scene = activate("Crime Syndicates", "maul", villains={MAUL: "Naboo"}, strength=before)
    assert (scene.table.slider, scene.table.threat) == (after, threat)
    assert activate("Crime Syndicates", "maul", strength=before).table.slider == before


@pytest.mark.parametrize(("given", "lost"), [({}, 2), ({"villains": {MAUL: "Kamino"}}, 3)])
def test_r25_10_hostile_takeover_on_the_board_or_not(given: dict[str, object], lost: int) -> None:
    jedi = [ahsoka("Naboo", "Rex", "Cody", "Fox", "Bly"), anakin("Rishi")]
    scene = activate("Hostile Takeover", "maul", jedi=jedi, strength=4, invasion_discard=["Naboo"], **given)
    assert scene.at(MAUL) == "Naboo"
    # On the board his strength has grown to 5 before the card: X is 3.
    scene.picks(AHSOKA, *["discard Rex", "discard Cody", "discard Fox"][:lost])
    assert len(scene.squad(AHSOKA)) == 4 - lost


def test_maul_shadow_collective() -> None:
    scene = activate("Shadow Collective", "maul", strength=2, invasion_discard=["Naboo"])
    assert (scene.table.slider, scene.at(MAUL)) == (3, "Naboo")
    scene = activate("Shadow Collective", "maul", strength=2, villains={MAUL: "Kamino"}, invasion_discard=["Naboo"])
    assert (scene.table.slider, scene.at(MAUL)) == (4, "Kamino")


def test_maul_vengeance() -> None:
    scene = activate(
        "Vengeance", "maul", strength=0, villains={MAUL: "Naboo"}, jedi=[ahsoka("Onderon", "Rex", "Cody"), anakin("Mon Cala")]
    )
    assert scene.at(MAUL) == "Onderon"
    scene.picks(AHSOKA, "discard Rex")  # strength 1: X is 1
    assert scene.squad(AHSOKA) == ["Cody"]
    assert activate("Vengeance", "maul", invasion_discard=["Naboo"]).at(MAUL) == "Naboo"


def test_maul_crime_syndicates() -> None:
    scene = activate(
        "Crime Syndicates",
        "maul",
        strength=2,
        villains={MAUL: "Naboo"},
        jedi=[anakin("Rishi", "Bly"), ahsoka("Umbara", "Rex", "Cody", "Fox")],
    )
    scene.picks(AHSOKA, "exhaust Rex", "exhaust Cody")
    assert scene.ready(ANAKIN) == ["Bly"]


def test_maul_death_watch_different_planets() -> None:
    scene = activate("Death Watch", "maul", strength=2, villains={MAUL: "Naboo"}, droids={"Umbara": 3})
    assert len(scene.offered) == 5
    scene.picks(AHSOKA, "planet → Umbara")
    assert (scene.blockades("Umbara"), scene.table.threat) == (1, 1)
    assert "planet → Umbara" not in scene.offered
    scene.picks(AHSOKA, "planet → Naboo")
    assert scene.droids("Naboo") == 1
    assert scene.asked[1] != "spread droids"  # X is two: no third planet


def test_r25_11_removing_maul_lowers_his_strength_by_two() -> None:
    scene = Scene(villain="maul", strength=5, villains={MAUL: "Naboo"}, jedi=[ahsoka("Naboo"), anakin("Rishi")])
    scene.die(3, 0)
    scene.picks(AHSOKA, "attack", f"villain {MAUL}")
    assert scene.table.slider == 3


def test_r25_12_the_slider_keeps_its_place_in_the_finale() -> None:
    squad = ["Echo", "Fives", "Venator", "Twilight"]
    scene = Scene(
        villain="maul", strength=4, missions={"white": "Hunt for Ziro"}, jedi=[ahsoka("Nal Hutta", *squad), anakin("Rishi")]
    )
    scene.die(2, 0)
    scene.picks(AHSOKA, "attempt Hunt for Ziro", *(f"exhaust {card}" for card in squad), "discard Echo")
    assert scene.table.finale and scene.table.slider == 4 and scene.at(MAUL) == "Mandalore"


def test_r25_13_showdown_needs_seven_and_the_threat() -> None:
    squad = ["Rex", "Cody", "Echo", "Fives", "AT-TE", "AT-RT"]
    scene = Scene(
        villain="maul", finale=True, threat=2, villains={MAUL: "Mandalore"}, jedi=[ahsoka("Mandalore", *squad), anakin("Rishi")]
    )
    scene.die(2, 0)
    scene.picks(AHSOKA, "attempt Showdown", *(f"exhaust {card}" for card in squad))
    assert scene.match.outcome is None
    scene = Scene(
        villain="maul", finale=True, threat=1, villains={MAUL: "Mandalore"}, jedi=[ahsoka("Mandalore", *squad), anakin("Rishi")]
    )
    scene.die(2, 0)
    scene.picks(AHSOKA, "attempt Showdown", *(f"exhaust {card}" for card in squad), "discard Rex", "discard Cody")
    assert scene.match.outcome == ((0, 1), "finale-mission")


def test_maul_finale_strength_grows_every_turn() -> None:
    scene = activate("Death Watch", "maul", finale=True, missions={}, strength=0, villains={MAUL: "Mandalore"})
    assert scene.table.slider == 1
    assert (
        activate("Shadow Collective", "maul", finale=True, missions={}, strength=6, villains={MAUL: "Mandalore"}).table.threat
        == 1
    )


def test_maul_finale_every_turn() -> None:
    scene = activate(
        "Death Watch",
        "maul",
        finale=True,
        missions={},
        villains={MAUL: "Mandalore"},
        jedi=[ahsoka("Rishi", "Rex", "Cody"), anakin("Rishi", "Bly")],
        invasion_deck=["Naboo", "Umbara"],
    )
    assert [scene.droids(planet) for planet in ("Naboo", "Umbara")] == [1, 1]
    scene.picks(AHSOKA, "exhaust Rex")
    assert scene.ready(ANAKIN) == ["Bly"]


# ── Count Dooku ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r25_14_health() -> None:
    dooku = standard_box().villains["dooku"]
    assert dict(dooku.front.health) == {"dooku": 2, "grievous": 2, "ventress": 2}
    assert dict(dooku.finale.health) == {"dooku": 5, "grievous": 2}


def test_r25_15_three_villains_on_the_board() -> None:
    assert dict(standard_box().villains["dooku"].front.start_cards) == {"dooku": 6, "grievous": 5, "ventress": 4}


def test_r25_16_villains_move_toward_the_nearest_jedi_every_turn() -> None:
    scene = activate(
        "Duel", "dooku", villains={DOOKU: "Onderon", GRIEVOUS: "Coruscant", VENTRESS: "Utapau"},
        jedi=[ahsoka("Mandalore"), anakin("Coruscant"), yoda("Mustafar")],
    )  # fmt: skip
    assert [scene.at(v) for v in (DOOKU, GRIEVOUS, VENTRESS)] == ["Mandalore", "Coruscant", "Mustafar"]


def test_r25_17_duel_hurts_once() -> None:
    scene = activate(
        "Duel",
        "dooku",
        villains={DOOKU: "Naboo", GRIEVOUS: "Naboo", VENTRESS: "Naboo"},
        jedi=[ahsoka("Naboo", "Rex", "Cody"), anakin("Rishi", "Bly")],
    )
    scene.picks(AHSOKA, "discard Rex")
    assert scene.squad(AHSOKA) == ["Cody"] and scene.squad(ANAKIN) == ["Bly"]


def test_r25_18_puppet_master() -> None:
    scene = activate("Puppet Master", "dooku", villains={GRIEVOUS: "Coruscant"}, invasion_discard=["Naboo"])
    assert [scene.at(v) for v in (DOOKU, GRIEVOUS, VENTRESS)] == ["Naboo", "Coruscant", "Naboo"]
    scene = activate("Puppet Master", "dooku", finale=True, missions={}, invasion_deck=["Rodia", "Utapau", "Naboo"])
    assert [scene.at(v) for v in (DOOKU, GRIEVOUS, VENTRESS)] == ["Naboo", "Naboo", ""]


def test_dooku_force_lightning() -> None:
    scene = activate(
        "Force Lightning",
        "dooku",
        villains={DOOKU: "Naboo"},
        jedi=[anakin("Rishi", "Bly"), ahsoka("Naboo", "Rex", exhausted("Cody"), "Fox", "Gree")],
    )
    scene.picks(AHSOKA, "exhaust Rex", "exhaust Gree")
    assert scene.ready(ANAKIN) == ["Bly"]


def test_dooku_separatist_offensive() -> None:
    scene = activate(
        "Separatist Offensive", "dooku", villains={GRIEVOUS: "Coruscant", VENTRESS: "Coruscant"}, invasion_discard=["Naboo"]
    )
    assert scene.droids("Coruscant") == 1 and scene.at(DOOKU) == "Naboo"


def test_dooku_dark_bargain() -> None:
    everywhere = {DOOKU: "Coruscant", GRIEVOUS: "Coruscant", VENTRESS: "Coruscant"}
    assert activate("Dark Bargain", "dooku", villains=everywhere).table.threat == 1
    scene = activate("Dark Bargain", "dooku", villains={DOOKU: "Coruscant"}, invasion_discard=["Naboo"])
    assert [scene.at(v) for v in (GRIEVOUS, VENTRESS)] == ["Naboo", ""] and scene.table.threat == 0
    scene = activate("Dark Bargain", "dooku", finale=True, missions={}, villains={DOOKU: "Coruscant", GRIEVOUS: "Coruscant"})
    assert scene.table.threat == 2  # one of them from the sheet


def test_dooku_finale_every_turn() -> None:
    def threat(**villains: str) -> int:
        named = {{"dooku": DOOKU, "grievous": GRIEVOUS}[who]: planet for who, planet in villains.items()}
        scene = activate(
            "Duel",
            "dooku",
            finale=True,
            missions={},
            villains=named,
            invasion_deck=["Naboo", "Umbara", "Rodia"],
            jedi=[ahsoka("Rishi"), anakin("Rishi")],
        )
        assert [scene.droids(planet) for planet in ("Naboo", "Umbara", "Rodia")] == [1, 1, 1]
        return scene.table.threat

    assert threat(dooku="Serenno", grievous="Serenno") == 1
    assert threat(dooku="Serenno") == 0  # whoever removes Grievous has time


def test_dooku_finale_setup_and_victory() -> None:
    squad = ["Echo", "Fives", "Venator", "Twilight"]
    scene = Scene(
        villain="dooku", missions={"white": "Hunt for Ziro"}, villains={DOOKU: "Naboo", VENTRESS: "Naboo"},
        jedi=[ahsoka("Nal Hutta", *squad), anakin("Rishi")],
    )  # fmt: skip
    scene.die(2, 0)
    scene.picks(AHSOKA, "attempt Hunt for Ziro", *(f"exhaust {card}" for card in squad), "discard Echo")
    assert [scene.at(v) for v in (DOOKU, GRIEVOUS, VENTRESS)] == ["Serenno", "Serenno", ""]
    assert scene.table.tokens == (0, 0) and scene.table.slots == (0, 0)
    assert (scene.blockades("Serenno"), scene.droids("Serenno")) == (1, 3)


def test_a34_dooku_is_damaged_only_as_the_last_enemy() -> None:
    squad = ["Rex", "Cody", "Jesse", "Hevy", "Bly"]
    scene = Scene(
        villain="dooku",
        finale=True,
        villains={DOOKU: "Serenno", GRIEVOUS: "Serenno"},
        droids={"Serenno": 1},
        jedi=[ahsoka("Serenno", *squad), anakin("Rishi")],
    )
    scene.die(3, 0)
    scene.picks(AHSOKA, "attack", *(f"exhaust {card}" for card in squad))
    scene.is_offered(AHSOKA, "droid → Serenno", f"villain {GRIEVOUS}", "done")
    scene.picks(AHSOKA, "droid → Serenno", f"villain {GRIEVOUS}", f"villain {DOOKU}")
    assert scene.match.outcome == ((0, 1), "villain-removed")


def test_r25_19_without_health_a_villain_cannot_be_removed() -> None:
    for name in ("ventress", "grievous", "maul"):
        assert standard_box().villains[name].finale.health == ()
