"""Consent (R2.7): who is asked is told everything, and a refusal costs nobody anything."""

from zeton.games.clone_wars.testing import AAYLA, AHSOKA, ANAKIN, LUMINARA, YODA, Scene, ahsoka, anakin, jedi, yoda


def test_r2_7_who_is_asked_to_be_moved_sees_where_to() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Hondo Ohnaka"), anakin("Naboo")])
    scene.picks(AHSOKA, "play Hondo Ohnaka", f"jedi {ANAKIN}", "move → Kamino")
    assert scene.asked == (ANAKIN, "consent")
    assert scene.match.view(1)["proposal"] == {
        "what": "move",
        "by": scene.number(AHSOKA),
        "jedi": scene.number(ANAKIN),
        "planet": scene.planet("Kamino"),
    }
    scene.picks(ANAKIN, "agree")
    assert scene.at(ANAKIN) == "Kamino" and scene.match.view(1)["proposal"] is None


def test_r2_7_an_ally_that_is_refused_stays_in_its_squad() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Hondo Ohnaka", "Bail Organa"), anakin("Naboo")], squad_deck=["Rex", "Cody"])
    scene.picks(AHSOKA, "play Hondo Ohnaka", f"jedi {ANAKIN}", "move → Kamino")
    scene.picks(ANAKIN, "refuse")
    scene.picks(AHSOKA, "done")
    assert scene.asked == (AHSOKA, "turn") and scene.ready(AHSOKA) == ["Hondo Ohnaka", "Bail Organa"]
    scene.picks(AHSOKA, "play Bail Organa", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "refuse")
    scene.is_offered(AHSOKA, f"jedi {AHSOKA}", "done")
    scene.picks(AHSOKA, "done")
    assert scene.ready(AHSOKA) == ["Hondo Ohnaka", "Bail Organa"] and scene.pile("squad_discard") == []


def test_r2_7_the_same_is_not_asked_twice_before_something_is_done() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Hondo Ohnaka"), anakin("Naboo")])
    scene.picks(AHSOKA, "play Hondo Ohnaka", f"jedi {ANAKIN}", "move → Kamino")
    scene.picks(ANAKIN, "refuse")
    scene.picks(AHSOKA, f"jedi {ANAKIN}")
    assert "move → Kamino" not in scene.offered and "move → Umbara" in scene.offered
    scene.picks(AHSOKA, "move → Umbara")
    scene.picks(ANAKIN, "refuse")
    scene.picks(AHSOKA, "done", "reinforce", "play Hondo Ohnaka", f"jedi {ANAKIN}")
    assert "move → Kamino" in scene.offered


def test_r2_7_a_free_action_that_is_refused_can_still_be_used() -> None:
    scene = Scene(jedi=[yoda("Naboo"), anakin("Rishi")])
    scene.picks(YODA, f"free action {YODA}", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "refuse")
    scene.picks(YODA, "done")
    assert f"free action {YODA}" in scene.offered and scene.table.actions == 4
    scene.picks(YODA, f"free action {YODA}")  # now only he himself can go
    assert scene.at(YODA) == "Rishi" and f"free action {YODA}" not in scene.offered


def test_r24_7_nobody_follows_aayla_and_she_has_used_nothing() -> None:
    scene = Scene(jedi=[jedi(AAYLA, "Naboo"), anakin("Naboo")])
    scene.picks(AAYLA, f"free action {AAYLA}", "planet → Umbara", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "refuse")
    scene.is_offered(AAYLA, f"jedi {AAYLA}", "done")
    scene.picks(AAYLA, "done")
    assert f"free action {AAYLA}" in scene.offered
    scene.picks(AAYLA, f"free action {AAYLA}", "planet → Umbara")  # Anakin is not asked again: she goes alone
    assert scene.at(AAYLA) == "Umbara" and f"free action {AAYLA}" not in scene.offered


def test_r10_7_a_refused_transport_costs_no_action() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Naboo", "Venator")], actions=1)
    scene.picks(AHSOKA, f"ask for transport {ANAKIN}")
    scene.picks(ANAKIN, "refuse")
    assert scene.asked == (AHSOKA, "turn") and scene.table.actions == 1
    scene.picks(AHSOKA, "fly → Umbara")
    assert scene.at(AHSOKA) == "Umbara"  # with the action she had


def test_r24_4_who_refuses_an_exchange_leaves_luminara_her_draw() -> None:
    scene = Scene(jedi=[jedi(LUMINARA, "Naboo"), anakin("Naboo", "Rex")], squad_deck=["Cody"])
    scene.picks(LUMINARA, f"free action {LUMINARA}", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "refuse")
    assert scene.asked == (LUMINARA, "turn") and scene.squad(LUMINARA) == ["Cody"] and scene.squad(ANAKIN) == ["Rex"]
