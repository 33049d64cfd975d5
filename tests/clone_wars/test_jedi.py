"""The seven Jedi (R24): what each free action does, and when it is refused."""

from typing import Any

import pytest

from zeton.games.clone_wars.testing import (
    AAYLA,
    AHSOKA,
    ANAKIN,
    LUMINARA,
    MACE,
    OBI_WAN,
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
from zeton.kernel import words


def test_r24_1_anakin_uses_all_his_cards_as_assault() -> None:
    scene = Scene(
        jedi=[anakin("Naboo", "AT-TE", "Venator", "Bail Organa", exhausted("Rex")), ahsoka("Naboo", "Cody", "Echo", "AT-RT")],
        droids={"Naboo": 3},
    )
    scene.die(0, 1)
    scene.picks(ANAKIN, f"free action {ANAKIN}")
    scene.is_offered(ANAKIN, "exhaust AT-TE", "exhaust Venator", "play Bail Organa", "pass")
    scene.picks(ANAKIN, "exhaust Venator", "pass")
    scene.is_offered(AHSOKA, "exhaust Cody", "pass")
    scene.picks(AHSOKA, "exhaust Cody")
    scene.decline_all("damage")
    scene.picks(ANAKIN, "droid → Naboo", "droid → Naboo")
    assert scene.droids("Naboo") == 1 and scene.table.actions == 4


def test_r24_1_anakin_needs_an_enemy() -> None:
    scene = Scene(jedi=[anakin("Naboo", "AT-TE"), ahsoka("Naboo")])
    assert f"free action {ANAKIN}" not in scene.offered


def test_r24_2_ahsoka_may_exhaust_any_cards_and_takes_no_damage() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Venator", "Bail Organa", exhausted("Rex")), anakin("Rishi")], droids={"Naboo": 3})
    scene.picks(AHSOKA, f"free action {AHSOKA}")
    scene.is_offered(AHSOKA, "exhaust Venator", "exhaust Bail Organa")
    scene.picks(AHSOKA, "exhaust Bail Organa", "planet → Naboo", "exhaust Venator", "planet → Naboo")
    scene.picks(AHSOKA, "droid → Naboo", "droid → Naboo")
    assert scene.droids("Naboo") == 1 and len(scene.squad(AHSOKA)) == 3 and "rolls" not in told(scene)
    assert scene.ready(AHSOKA) == [] and scene.asked == (AHSOKA, "turn")


def told(scene: Scene) -> list[str]:
    return [entry.what for entry in scene.match.log(None)]


def test_r24_2_ahsoka_reaches_one_lane_far() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Venator"), anakin("Rishi")], droids={"Onderon": 3})
    assert f"free action {AHSOKA}" not in scene.offered


def test_r24_3_obi_wan_draws_two_and_discards_one() -> None:
    scene = Scene(jedi=[jedi(OBI_WAN, "Naboo", "Rex"), anakin("Rishi")], squad_deck=["Fox", "Ponds"])
    scene.picks(OBI_WAN, f"free action {OBI_WAN}")
    scene.is_offered(OBI_WAN, "discard Rex", "discard Fox", "discard Ponds")
    scene.picks(OBI_WAN, "discard Rex")
    assert scene.squad(OBI_WAN) == ["Fox", "Ponds"]


def test_r24_4_luminara_draws_and_exchanges_cards_in_their_state() -> None:
    scene = Scene(
        jedi=[jedi(LUMINARA, "Naboo", "Rex", exhausted("Cody")), anakin("Naboo", "Echo", "Fives", "AT-TE"), yoda("Rishi")],
        squad_deck=["Fox"],
    )
    scene.picks(LUMINARA, f"free action {LUMINARA}")
    scene.is_offered(LUMINARA, f"jedi {ANAKIN}", "done")
    scene.picks(LUMINARA, f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "agree")
    scene.picks(LUMINARA, "give Cody", "done")
    scene.is_offered(ANAKIN, "give Echo", "give Fives", "give AT-TE", "done")
    scene.picks(ANAKIN, "give Echo", "give Fives")
    assert sorted(scene.squad(LUMINARA)) == ["Echo", "Fives", "Fox", "Rex"]
    assert scene.squad(ANAKIN) == ["AT-TE", "Cody"] and scene.ready(ANAKIN) == ["AT-TE"]
    assert scene.asked == (LUMINARA, "turn")  # no third card


def test_r24_4_the_limit_of_both_is_checked_after_the_exchange() -> None:
    seven = ["Echo", "Fives", "AT-TE", "Bly", "Gree", "Ponds", "Cody"]
    scene = Scene(jedi=[jedi(LUMINARA, "Naboo", "Rex"), anakin("Naboo", *seven)], squad_deck=["Fox"])
    scene.picks(LUMINARA, f"free action {LUMINARA}", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "agree")
    scene.picks(LUMINARA, "give Rex", "give Fox")
    assert len(scene.squad(ANAKIN)) == 9  # not yet
    scene.picks(ANAKIN, "give Echo", "done")
    assert scene.asked == (ANAKIN, "limit")
    scene.picks(ANAKIN, "discard Fives")
    assert len(scene.squad(ANAKIN)) == 7 and scene.squad(LUMINARA) == ["Echo"]


def test_r24_4_a_partner_may_refuse() -> None:
    scene = Scene(jedi=[jedi(LUMINARA, "Naboo", "Rex"), anakin("Naboo", "Echo")], squad_deck=["Fox"])
    scene.picks(LUMINARA, f"free action {LUMINARA}", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "refuse")
    assert scene.squad(LUMINARA) == ["Rex", "Fox"] and scene.asked == (LUMINARA, "turn")


def test_r24_5_mace_moves_two_droids_one_lane_each() -> None:
    scene = Scene(jedi=[mace("Naboo"), anakin("Rishi")], droids={"Naboo": 0, "Umbara": 1, "Utapau": 2})
    scene.picks(MACE, f"free action {MACE}", "herd Umbara → Naboo")
    # The droid that has come to Naboo does not move on.
    scene.is_offered(MACE, "herd Utapau → Naboo", "done")
    scene.picks(MACE, "herd Utapau → Naboo")
    assert (scene.droids("Naboo"), scene.droids("Umbara"), scene.droids("Utapau")) == (2, 0, 1)
    assert scene.table.supply == 33 and scene.asked == (MACE, "turn")


def test_r24_5_mace_may_stop_after_one_droid() -> None:
    scene = Scene(jedi=[mace("Naboo"), anakin("Rishi")], droids={"Naboo": 2})
    scene.picks(MACE, f"free action {MACE}", "herd Naboo → Umbara", "done")
    assert (scene.droids("Naboo"), scene.droids("Umbara")) == (1, 1)


def test_r24_6_yoda_moves_any_jedi_to_another_jedi() -> None:
    scene = Scene(jedi=[yoda("Naboo"), anakin("Rishi"), ahsoka("Kamino")])
    scene.picks(YODA, f"free action {YODA}")
    scene.is_offered(YODA, f"jedi {YODA}", f"jedi {ANAKIN}", f"jedi {AHSOKA}")
    scene.picks(YODA, f"jedi {ANAKIN}")
    scene.is_offered(YODA, "move → Naboo", "move → Kamino")
    scene.picks(YODA, "move → Kamino")
    scene.picks(ANAKIN, "agree")
    assert scene.at(ANAKIN) == "Kamino" and scene.table.actions == 4


def test_r24_6_who_refuses_stays_and_yoda_may_choose_another() -> None:
    scene = Scene(jedi=[yoda("Naboo"), anakin("Rishi")])
    scene.picks(YODA, f"free action {YODA}", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "refuse")
    scene.is_offered(YODA, f"jedi {YODA}", "done")
    scene.picks(YODA, f"jedi {YODA}")
    assert (scene.at(YODA), scene.at(ANAKIN)) == ("Rishi", "Rishi")


def test_r24_6_nothing_to_do_where_all_are_together() -> None:
    assert f"free action {YODA}" not in Scene(jedi=[yoda("Naboo"), anakin("Naboo")]).offered


def test_r24_7_aayla_leads_up_to_two_jedi() -> None:
    scene = Scene(jedi=[jedi(AAYLA, "Naboo"), anakin("Naboo"), ahsoka("Naboo"), yoda("Rishi")])
    scene.picks(AAYLA, f"free action {AAYLA}", "planet → Umbara")
    scene.is_offered(AAYLA, f"jedi {AAYLA}", f"jedi {ANAKIN}", f"jedi {AHSOKA}")
    scene.picks(AAYLA, f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "agree")
    scene.picks(AAYLA, f"jedi {AHSOKA}")
    scene.picks(AHSOKA, "refuse")
    scene.is_offered(AAYLA, f"jedi {AAYLA}", "done")
    scene.picks(AAYLA, "done")
    assert [scene.at(who) for who in (AAYLA, ANAKIN, AHSOKA)] == ["Naboo", "Umbara", "Naboo"]


def test_r24_7_no_third_jedi_goes_along() -> None:
    scene = Scene(jedi=[jedi(AAYLA, "Naboo"), anakin("Naboo"), ahsoka("Naboo")])
    scene.picks(AAYLA, f"free action {AAYLA}", "planet → Umbara", f"jedi {AAYLA}", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "agree")
    assert scene.asked == (AAYLA, "turn") and scene.at(AHSOKA) == "Naboo"


def test_r24_7_in_a_solo_game_consent_is_automatic() -> None:
    scene = Scene(solo=True, jedi=[jedi(AAYLA, "Naboo"), anakin("Naboo")], villains={VENTRESS: "Naboo"})
    scene.picks(AAYLA, f"free action {AAYLA}", "planet → Umbara", f"jedi {ANAKIN}", f"jedi {AAYLA}")
    assert (scene.at(AAYLA), scene.at(ANAKIN)) == ("Umbara", "Umbara")


@pytest.mark.parametrize(
    ("asker", "picks", "asked"),
    [
        (yoda("Rishi"), (f"free action {YODA}", f"jedi {ANAKIN}"), f"{YODA} wants to move {ANAKIN} to Rishi."),
        (jedi(AAYLA, "Naboo"), (f"free action {AAYLA}", "planet → Umbara", f"jedi {ANAKIN}"), f"move {ANAKIN} to Umbara."),
        (jedi(LUMINARA, "Naboo"), (f"free action {LUMINARA}", f"jedi {ANAKIN}"), f"exchange squad cards with {ANAKIN}"),
        (yoda("Rishi", "Bail Organa"), ("play Bail Organa", f"jedi {ANAKIN}"), f"{YODA} wants {ANAKIN} to draw squad cards"),
        (yoda("Rishi", "Hondo Ohnaka"), ("play Hondo Ohnaka", f"jedi {ANAKIN}", "move → Umbara"), "to Umbara."),
    ],
)  # fmt: skip
def test_r2_7_who_is_asked_to_agree_is_told_to_what(asker: dict[str, Any], picks: tuple[str, ...], asked: str) -> None:
    scene = Scene(jedi=[asker, anakin("Naboo", "Rex")])
    scene.picks(str(asker["jedi"]), *picks)
    assert scene.asked == (ANAKIN, "consent")
    said = words.question_words(scene.decision, "en", scene.match)
    assert asked in said and said.endswith("Do you agree?")
