"""Every worked example and scenario of the rules digest (W1–W32): here W17 to W32."""

import pytest

from zeton.games.clone_wars.testing import (
    AHSOKA,
    ANAKIN,
    DOOKU,
    GRIEVOUS,
    MACE,
    MAUL,
    SIEGE,
    VENTRESS,
    YODA,
    Scene,
    ahsoka,
    anakin,
    exhausted,
    jedi,
    mace,
    yoda,
)

CITADEL = "Escape from the Citadel"


def test_w17_transport() -> None:
    scene = Scene(jedi=[yoda("Coruscant", "Twilight"), mace("Coruscant", "Venator", "ARC-170")])
    scene.picks(YODA, "ask for transport Mace Windu")
    assert scene.asked == (MACE, "transport")
    scene.picks(MACE, "exhaust Venator")
    assert scene.asked == (YODA, "destination") and "fly → Mandalore" in scene.offered
    assert not any("transport" in label for label in scene.offered)
    scene.picks(YODA, "fly → Mandalore")
    assert (scene.at(YODA), scene.at(MACE), scene.table.actions) == ("Mandalore", "Coruscant", 3)
    assert scene.ready(MACE) == ["ARC-170"] and scene.ready(YODA) == ["Twilight"]
    scene.picks(YODA, "free action Yoda", "jedi Yoda")
    assert scene.at(YODA) == "Coruscant" and scene.ready(YODA) == ["Twilight"]


def test_w18_anakins_ability() -> None:
    scene = Scene(
        jedi=[anakin("Naboo", "AT-TE", "Venator", "Echo", "Bail Organa"), ahsoka("Naboo", "Rex", "Fives")],
        droids={"Naboo": 3},
        villains={VENTRESS: "Naboo"},
    )
    scene.die(0, 1)
    scene.picks(ANAKIN, f"free action {ANAKIN}")
    scene.is_offered(ANAKIN, "exhaust AT-TE", "exhaust Venator", "exhaust Echo", "play Bail Organa", "pass")
    scene.picks(ANAKIN, "exhaust AT-TE", "exhaust Venator", "exhaust Echo", "pass")
    scene.is_offered(AHSOKA, "exhaust Rex", "pass")
    scene.picks(AHSOKA, "exhaust Rex")
    scene.decline_all("damage")
    assert scene.match.view(0)["roll"]["successes"] == 4
    scene.picks(ANAKIN, f"villain {VENTRESS}", "droid → Naboo")
    scene.decline_all("turn")
    while scene.asked[1] == "discard":
        scene.match.choose(0)
    assert scene.asked == (ANAKIN, "turn") and scene.table.actions == 4
    assert f"free action {ANAKIN}" not in scene.offered
    assert scene.why_not(ANAKIN, ANAKIN) == ["R12.3"]


def test_w19_ahsokas_ability_breaks_a_blockade_next_door() -> None:
    scene = Scene(
        jedi=[ahsoka("Naboo", "Rex", "Venator", "AT-TE"), anakin("Rishi")],
        blockades={"Umbara": 1},
        droids={"Umbara": 1, "Utapau": 1, "Naboo": 1},
    )
    scene.picks(AHSOKA, f"free action {AHSOKA}", "exhaust Rex", "planet → Umbara", "exhaust Venator", "planet → Umbara")
    scene.is_offered(AHSOKA, "blockade → Umbara", "done")
    scene.picks(AHSOKA, "blockade → Umbara")
    assert (scene.blockades("Umbara"), scene.droids("Umbara")) == (0, 1)
    assert len(scene.squad(AHSOKA)) == 3 and scene.asked == (AHSOKA, "turn")


def test_w19_ahsokas_ability_splits_or_does_nothing() -> None:
    given = {
        "jedi": [ahsoka("Naboo", "Rex", "Venator", "AT-TE"), anakin("Rishi")],
        "blockades": {"Umbara": 1},
        "droids": {"Umbara": 1, "Utapau": 1, "Naboo": 1},
    }
    scene = Scene(**given)
    scene.picks(AHSOKA, f"free action {AHSOKA}", "exhaust Rex", "planet → Naboo", "exhaust Venator", "planet → Utapau")
    scene.picks(AHSOKA, "droid → Naboo", "droid → Utapau")
    assert (scene.droids("Naboo"), scene.droids("Utapau")) == (0, 0)
    scene = Scene(**given)
    scene.picks(AHSOKA, f"free action {AHSOKA}", "exhaust Rex", "planet → Umbara", "done")
    assert scene.asked == (AHSOKA, "turn") and scene.blockades("Umbara") == 1


def test_w20_ventress_clock() -> None:
    given = {
        "jedi": [ahsoka("Coruscant"), anakin("Coruscant")],
        "missions": {"orange": "Rookies"},
        "villains": {VENTRESS: "Rishi"},
        "step": "villain",
    }
    scene = Scene(**given, threat=6, villain_deck=["Twin Blades"])
    noted = [entry.what for entry in scene.match.log(None)]
    assert noted[:2] == ["threat rises", "villain card"] and scene.table.threat == 7
    scene = Scene(**given, threat=6, invasion=4, villain_deck=[SIEGE])
    assert scene.match.outcome == ((), "threat")
    assert "besieged" not in [entry.what for entry in scene.match.log(None)]


def test_w21_tracking() -> None:
    given = {"jedi": [ahsoka("Coruscant"), anakin("Coruscant")], "step": "villain", "villain_deck": ["Tracking"]}
    scene = Scene(**given, missions={"orange": "Rookies"}, invasion_discard=["Naboo"])
    assert scene.at(VENTRESS) == "Naboo"
    # Kamino and Nal Hutta are both one lane from Rishi.
    scene = Scene(**given, missions={"orange": "ARC Troopers", "white": "Hunt for Ziro"}, villains={VENTRESS: "Rishi"})
    assert scene.asked == (AHSOKA, "villain path")
    scene.is_offered(AHSOKA, f"villain moves {VENTRESS} → Kamino", f"villain moves {VENTRESS} → Nal Hutta")


def test_w22_empty_discard() -> None:
    scene = Scene(
        jedi=[ahsoka("Coruscant"), anakin("Coruscant")],
        step="villain",
        villain_deck=["Tracking"],
        missions={"orange": "Rookies"},
        invasion_discard=[],
    )
    assert scene.at(VENTRESS) == ""


def test_w23_exhausted_ally() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi"), anakin("Rishi", "C-3PO and R2-D2", "Rex"), yoda("Naboo", "Cody")],
        missions={"orange": "Rookies"},
        villains={VENTRESS: "Rishi"},
        step="villain",
        villain_deck=["Intimidation"],
        active=YODA,
        invasion_deck=["Ryloth", "Geonosis"],
    )
    assert scene.ready(ANAKIN) == [] and scene.ready(YODA) == ["Cody"]
    scene = Scene(jedi=[anakin("Rishi", exhausted("C-3PO and R2-D2"), "Rex"), ahsoka("Rishi")], missions={"orange": "Rookies"})
    scene.die(1, 0)
    scene.picks(ANAKIN, "attempt Rookies")
    scene.is_offered(ANAKIN, "exhaust Rex", "pass")
    assert scene.why_not(ANAKIN, "C-3PO and R2-D2") == ["R11.3"]


def test_w23_exhausting_one_of_one() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "Rex", exhausted("Cody")), anakin("Naboo")],
        villains={VENTRESS: "Rishi"},
        step="villain",
        villain_deck=["Intimidation"],
        active=ANAKIN,
        missions={"orange": "Hunt for Ziro"},
    )
    assert [e.what for e in scene.match.log(None)].count("exhausts") == 1
    assert len(scene.squad(AHSOKA)) == 2


def test_w24_armor_range() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "Rex", "Cody"), anakin("Rishi", "AT-TE"), yoda("Coruscant", "AT-RT")],
        villains={VENTRESS: "Rishi"},
        missions={"orange": "Hunt for Ziro"},
        step="villain",
        villain_deck=["Twin Blades"],
        active=AHSOKA,
        invasion_deck=["Ryloth", "Geonosis"],
    )
    assert scene.asked == (ANAKIN, "protect")
    scene.is_offered(ANAKIN, "exhaust AT-TE", "pass")
    scene.picks(ANAKIN, "exhaust AT-TE")
    assert scene.asked == (AHSOKA, "discard")
    scene.picks(AHSOKA, "discard Rex")
    assert scene.ready(YODA) == ["AT-RT"]


def test_w24_armor_is_readied_in_its_owners_turn() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Naboo", exhausted("AT-TE")), yoda("Naboo", exhausted("Rex"))], actions=0)
    assert scene.asked == (ANAKIN, "turn") and scene.ready(ANAKIN) == ["AT-TE"] and scene.ready(YODA) == []


def test_w25_dooku_duel() -> None:
    scene = Scene(
        villain="dooku",
        jedi=[jedi("Obi-Wan Kenobi", "Rishi", "Rex", "Cody", "Jesse"), yoda("Rishi", "Hevy", "Bly"), mace("Naboo", "Fox")],
        villains={DOOKU: "Rishi", GRIEVOUS: "Rishi"},
        step="villain",
        villain_deck=["Duel"],
        invasion_deck=["Ryloth", "Geonosis"],
    )
    scene.picks("Obi-Wan Kenobi", "discard Rex")
    scene.picks(YODA, "discard Bly")
    assert scene.squad("Obi-Wan Kenobi") == ["Cody", "Jesse"] and scene.squad(YODA) == ["Hevy"] and scene.squad(MACE) == ["Fox"]


@pytest.mark.parametrize(("threat", "threshold"), [(3, 10), (4, 11)])
def test_w26_showdown(threat: int, threshold: int) -> None:
    scene = Scene(villain="maul", finale=True, jedi=[ahsoka("Mandalore"), anakin("Rishi")], threat=threat)
    assert scene.match.view(0)["attempts"][scene.number("Showdown")]["needs"] == threshold


def test_w27_mauls_slider() -> None:
    given = {"villain": "maul", "jedi": [ahsoka("Naboo", "Rex", "Cody", "Jesse"), anakin("Rishi")]}
    scene = Scene(**given, strength=6, step="villain", villain_deck=["Shadow Collective"])
    assert scene.table.slider == 6
    scene = Scene(**given, strength=1, villains={MAUL: "Naboo"})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack", "exhaust Rex", "exhaust Cody", "exhaust Jesse", "villain Maul")
    assert scene.table.slider == 0


def test_w28_loss_inside_a_step() -> None:
    scene = Scene(
        jedi=[ahsoka("Coruscant"), anakin("Coruscant")],
        threat=7,
        invasion=2,
        droids={"Naboo": 3},
        step="invasion",
        invasion_deck=["Naboo", "Umbara", "Utapau"],
    )
    assert scene.match.outcome == ((), "threat") and scene.match.decision is None
    assert [e.what for e in scene.match.log(None)].count("invasion card") == 1
    assert scene.blockades("Naboo") == 0


def test_w29_make_them_suffer() -> None:
    scene = Scene(
        villain="grievous",
        jedi=[ahsoka("Naboo", "AT-TE", "Rex"), anakin("Rishi", "Cody", "Jesse")],
        droids={"Naboo": 1},
        step="villain",
        villain_deck=["Make Them Suffer"],
        active=ANAKIN,
    )
    scene.picks(AHSOKA, "exhaust AT-TE")
    assert scene.asked == (AHSOKA, "may move")
    scene.is_offered(AHSOKA, *(f"move → {p}" for p in ("Christophsis", "Malastare", "Umbara", "Utapau")), "pass")
    scene.picks(AHSOKA, "move → Umbara")
    assert scene.at(AHSOKA) == "Umbara" and len(scene.squad(AHSOKA)) == 2
    assert len(scene.squad(ANAKIN)) == 2 and scene.at(ANAKIN) == "Rishi"


def test_w30_mace() -> None:
    scene = Scene(
        jedi=[mace("Naboo"), anakin("Rishi")],
        droids={"Naboo": 1, "Umbara": 3, "Utapau": 3, "Malastare": 1},
        blockades={"Umbara": 1},
    )
    scene.picks(MACE, "free action Mace Windu")
    # Nothing leaves Umbara with its blockade; nothing enters Umbara or Utapau with their three droids.
    scene.is_offered(
        MACE, "herd Utapau → Naboo", "herd Malastare → Naboo", "herd Naboo → Christophsis", "herd Naboo → Malastare"
    )


def test_w31_bad_batch_in_an_attack() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Rex", "The Bad Batch"), anakin("Rishi")], villains={VENTRESS: "Naboo"})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack", "exhaust Rex", "play The Bad Batch")
    assert scene.match.view(0)["roll"]["successes"] == 4
    scene.picks(AHSOKA, f"villain {VENTRESS}")
    assert scene.at(VENTRESS) == ""


def test_w31_bad_batch_outside_an_action() -> None:
    scene = Scene(
        jedi=[ahsoka("Naboo", "Rex", "The Bad Batch"), anakin("Rishi")], villains={VENTRESS: "Naboo"}, droids={"Naboo": 1}
    )
    scene.picks(AHSOKA, "play The Bad Batch", f"villain {VENTRESS}")
    assert scene.at(VENTRESS) == "" and scene.squad(AHSOKA) == ["Rex"] and scene.table.actions == 4


def test_w32_cat_and_mouse_at_setup() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "Rex", "AT-TE", "AT-RT", "Cody"), anakin("Naboo")],
        missions={"orange": "Rookies", "white": "Hunt for Ziro"},
        mission_deck=["Cat and Mouse"],
    )
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Rookies", "exhaust Rex", "exhaust AT-TE", "exhaust AT-RT", "pass")
    scene.decline_all("turn")
    while scene.asked[1] == "discard":
        scene.match.choose(0)
    assert (scene.blockades("Christophsis"), scene.table.blockades_left, scene.table.threat) == (1, 2, 0)
