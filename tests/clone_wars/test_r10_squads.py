"""Squad cards (R10), allies (R11), free actions (R12), damage and the limit (R13)."""

import pytest

from zeton.games.clone_wars.components import standard_box
from zeton.games.clone_wars.rules.terms import COMPLETED, SQUAD_DECK
from zeton.games.clone_wars.testing import (
    AHSOKA,
    ANAKIN,
    OBI_WAN,
    VENTRESS,
    YODA,
    Scene,
    ahsoka,
    anakin,
    exhausted,
    jedi,
    yoda,
)

QUIET = {"villain_deck": ["Tracking"], "invasion_deck": ["Ryloth", "Geonosis"], "missions": {"orange": "Rookies"}}


def test_r10_1_five_types() -> None:
    assert {card.type for card in standard_box().squad} == {"assault", "stealth", "armor", "transport", "ally"}


def test_r10_2_using_a_card_exhausts_it_and_costs_no_action() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Rex"), anakin("Rishi")], droids={"Naboo": 3})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack", "exhaust Rex")
    assert scene.ready(AHSOKA) == [] and scene.table.actions == 3


def test_r10_3_an_exhausted_card_is_not_offered() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", exhausted("Rex"), exhausted("Venator")), anakin("Rishi")], droids={"Naboo": 1})
    assert "transport Venator" not in scene.offered
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack")
    assert scene.asked == (AHSOKA, "damage")
    assert scene.why_not(AHSOKA, "Rex") == ["R10.3"]


def test_r10_4_use_never_discards_a_card() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Rex"), anakin("Rishi")], droids={"Naboo": 1})
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack", "exhaust Rex", "droid → Naboo")
    assert scene.squad(AHSOKA) == ["Rex"]


def test_r10_3_a_card_that_was_discarded_exhausted_is_drawn_ready() -> None:
    """The discard pile is the new deck (R6.3)."""
    every = [card.title for card in standard_box().squad if card.title != "Rex"]
    scene = Scene(jedi=[ahsoka("Naboo", exhausted("Rex")), anakin("Rishi")], droids={"Naboo": 2}, squad_discard=every)
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack")
    assert scene.pile("squad_discard")[0] == "Rex" and not scene.pile("squad_deck")
    assert not any(scene.table.exhausted)


def test_r10_5_help_only_on_the_own_planet_also_in_others_turns() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Naboo", "Rex"), yoda("Umbara", "Cody")], droids={"Naboo": 3})
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack")
    assert scene.asked == (ANAKIN, "help")
    assert scene.why_not(YODA, "Cody") == ["R10.5"]
    scene.picks(ANAKIN, "pass")
    assert scene.asked == (AHSOKA, "damage")


def test_r10_6_armor_of_anybody_on_the_planet_and_any_number() -> None:
    scene = Scene(
        jedi=[ahsoka("Naboo", "Venator", "AT-TE"), anakin("Naboo", "AT-RT", "AT-AP"), yoda("Umbara", "AT-OT")],
        droids={"Naboo": 3},
    )
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack")
    scene.picks(AHSOKA, "exhaust AT-TE")
    scene.is_offered(ANAKIN, "exhaust AT-RT", "exhaust AT-AP", "pass")
    scene.picks(ANAKIN, "exhaust AT-RT", "exhaust AT-AP")
    scene.picks(AHSOKA, "discard Venator")
    assert scene.squad(AHSOKA) == ["AT-TE"]
    assert scene.ready(YODA) == ["AT-OT"]


def test_r10_7_a_helper_lends_a_transport_and_stays() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Naboo", "Venator"), yoda("Umbara", "Twilight")])
    assert f"ask for transport {YODA}" not in scene.offered
    scene.picks(AHSOKA, f"ask for transport {ANAKIN}")
    scene.picks(ANAKIN, "exhaust Venator")
    scene.picks(AHSOKA, "fly → Onderon")
    assert (scene.at(AHSOKA), scene.at(ANAKIN)) == ("Onderon", "Naboo")


def test_r10_7_a_helper_may_keep_the_transport() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Naboo", "Venator")])
    scene.picks(AHSOKA, f"ask for transport {ANAKIN}")
    scene.picks(ANAKIN, "refuse")
    assert scene.asked == (AHSOKA, "turn") and scene.table.actions == 4  # it costs nobody anything (R2.7)
    assert f"ask for transport {ANAKIN}" not in scene.offered  # and is not asked again before something is done
    scene.picks(AHSOKA, "reinforce")
    assert scene.ready(ANAKIN) == ["Venator"] and f"ask for transport {ANAKIN}" in scene.offered


def test_r10_8_every_card_names_another_character_or_vehicle() -> None:
    assert len({card.title for card in standard_box().squad}) == 46


def test_r11_1_an_ally_is_discarded_for_its_effect() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Admiral Yularen"), anakin("Rishi")], blockades={"Kamino": 1})
    scene.picks(AHSOKA, "play Admiral Yularen", "blockade → Kamino")
    assert scene.pile("squad_discard") == ["Admiral Yularen"] and scene.blockades("Kamino") == 0


def test_r11_2_allies_in_another_players_turn() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi", "Admiral Yularen")], blockades={"Kamino": 1})
    assert scene.asked == (ANAKIN, "action")
    scene.is_offered(ANAKIN, "play Admiral Yularen", "pass")
    scene.picks(ANAKIN, "play Admiral Yularen", "blockade → Kamino")
    assert scene.asked == (AHSOKA, "turn") and scene.table.actions == 4


def test_r11_2_nobody_is_asked_who_could_do_nothing() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi", "Admiral Yularen", "Bo-Katan Kryze")], **QUIET)
    assert scene.asked == (AHSOKA, "turn")  # no blockade, no damage
    scene.picks(AHSOKA, "fly → Umbara", "end")
    assert scene.asked == (ANAKIN, "turn")


def test_r11_3_an_exhausted_ally_cannot_be_played() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", exhausted("Admiral Yularen")), anakin("Rishi")], blockades={"Kamino": 1})
    assert "play Admiral Yularen" not in scene.offered
    assert scene.why_not(AHSOKA, "Admiral Yularen") == ["R11.3"]


def test_r11_4_allies_are_no_symbols() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Rex", "Bail Organa"), anakin("Naboo")], missions={"orange": "Rookies"})
    scene.die(1, 0)
    scene.picks(AHSOKA, "attempt Rookies")
    scene.is_offered(AHSOKA, "exhaust Rex", "play Bail Organa", "pass")


def test_r11_5_an_ally_may_be_played_instead_of_discarding() -> None:
    seven = ["Rex", "Cody", "Jesse", "Hevy", "Admiral Yularen", "Bly", "Gree"]
    scene = Scene(jedi=[ahsoka("Naboo", *seven), anakin("Rishi")], blockades={"Kamino": 1}, squad_deck=["Fox"])
    scene.picks(AHSOKA, "reinforce", "play Admiral Yularen", "blockade → Kamino")
    assert len(scene.squad(AHSOKA)) == 7 and scene.asked == (AHSOKA, "turn")


def test_r12_1_the_free_action_costs_nothing_and_only_in_the_own_action_step() -> None:
    scene = Scene(jedi=[jedi(OBI_WAN, "Naboo", "Rex"), yoda("Rishi")], squad_deck=["Fox", "Ponds"])
    assert scene.why_not(YODA, YODA) == ["R12.2"]
    scene.picks(OBI_WAN, f"free action {OBI_WAN}", "discard Rex")
    assert scene.table.actions == 4


def test_r12_2_never_during_another_action() -> None:
    scene = Scene(jedi=[jedi(OBI_WAN, "Naboo", "Rex"), yoda("Rishi")], droids={"Naboo": 1})
    scene.die(1, 0)
    scene.picks(OBI_WAN, "attack")
    assert not any(label.startswith("free") for label in scene.offered)
    assert scene.why_not(OBI_WAN, OBI_WAN) == ["R12.2"]
    scene.picks(OBI_WAN, "pass", "droid → Naboo")
    assert f"free action {OBI_WAN}" in scene.offered


def test_r12_2_after_the_last_action_too() -> None:
    scene = Scene(jedi=[jedi(OBI_WAN, "Naboo"), yoda("Rishi")], actions=1, squad_deck=["Rex", "Cody", "Fox"])
    scene.picks(OBI_WAN, "reinforce")
    scene.is_offered(OBI_WAN, f"free action {OBI_WAN}", "end")


def test_r12_3_once_per_turn() -> None:
    scene = Scene(jedi=[jedi(OBI_WAN, "Naboo", "Rex"), yoda("Rishi")], squad_deck=["Fox", "Ponds"])
    scene.picks(OBI_WAN, f"free action {OBI_WAN}", "discard Rex")
    assert f"free action {OBI_WAN}" not in scene.offered


def test_r13_1_the_victim_discards_face_up() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Rex", "Cody", "Bail Organa"), anakin("Rishi")], droids={"Naboo": 1})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack")
    scene.decline_all("discard")
    scene.is_offered(AHSOKA, "discard Rex", "discard Cody", "discard Bail Organa")
    scene.picks(AHSOKA, "discard Cody", "discard Rex")
    assert scene.pile("squad_discard") == ["Rex", "Cody"]


def test_r13_2_with_fewer_cards_the_rest_is_lost() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Venator"), anakin("Rishi")], droids={"Naboo": 3})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack")
    assert scene.squad(AHSOKA) == [] and scene.asked == (AHSOKA, "turn")


def exhausting(*squad: object) -> Scene:
    return Scene(
        jedi=[ahsoka("Naboo", *squad), anakin("Kamino")],
        villains={VENTRESS: "Naboo"},
        step="villain",
        villain_deck=["Intimidation"],
        active=ANAKIN,
        missions={"orange": "Rookies"},
    )


def test_r13_3_exhaust_so_many_ready_cards() -> None:
    scene = exhausting("Rex", "Cody", "Bail Organa", exhausted("Jesse"))
    scene.decline_all("exhaust")
    scene.is_offered(AHSOKA, "exhaust Rex", "exhaust Cody", "exhaust Bail Organa")
    scene.picks(AHSOKA, "exhaust Rex", "exhaust Bail Organa")
    assert len(scene.squad(AHSOKA)) == 4


def test_r13_3_with_fewer_ready_cards_those() -> None:
    scene = exhausting("Rex", exhausted("Jesse"))
    assert scene.table.phase == "actions"  # nothing had to be asked
    assert len(scene.squad(AHSOKA)) == 2


def test_r13_4_the_limit_holds_for_every_player_at_once() -> None:
    seven = ["Rex", "Cody", "Jesse", "Hevy", "Fives", "Bly", "Gree"]
    scene = Scene(jedi=[ahsoka("Naboo", "Bail Organa"), anakin("Rishi", *seven)], squad_deck=["Fox", "Ponds"])
    scene.picks(AHSOKA, "play Bail Organa", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "agree")
    assert scene.asked == (ANAKIN, "limit")
    scene.picks(ANAKIN, "discard Fox", "discard Rex")
    assert len(scene.squad(ANAKIN)) == 7 and scene.asked == (AHSOKA, "turn")


@pytest.mark.parametrize("give", [0, 2])
def test_r13_5_during_an_exchange_the_limit_waits(give: int) -> None:
    seven = ["Rex", "Cody", "Jesse", "Hevy", "Fives", "Bly", "Gree"]
    scene = Scene(jedi=[jedi("Luminara Unduli", "Naboo", *seven), anakin("Naboo", "Echo")], squad_deck=["Fox"])
    scene.picks("Luminara Unduli", "free action Luminara Unduli")
    assert scene.asked == ("Luminara Unduli", "exchange with") and len(scene.squad("Luminara Unduli")) == 8
    scene.picks("Luminara Unduli", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "agree")
    scene.picks("Luminara Unduli", *(["give Fox", "give Rex"] if give else ["done"]))
    scene.picks(ANAKIN, "done")
    assert scene.asked == ("Luminara Unduli", "limit" if not give else "turn")


def test_a25_with_no_card_left_anywhere_nothing_is_drawn() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi")])
    table = scene.table
    for card in table.pile(SQUAD_DECK, 0)[:]:
        table.move(card, COMPLETED, 0)
    scene.picks(AHSOKA, "reinforce")
    assert scene.squad(AHSOKA) == [] and scene.table.actions == 3
