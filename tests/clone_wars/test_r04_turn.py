"""The turn (R4), flying (R5) and reinforcing (R6)."""

from zeton.games.clone_wars.testing import AHSOKA, ANAKIN, VENTRESS, YODA, Scene, ahsoka, anakin, exhausted, yoda

QUIET = {"villain_deck": ["Twin Blades"], "invasion_deck": ["Ryloth", "Geonosis"]}


def test_r4_1_turns_pass_clockwise() -> None:
    scene = Scene(jedi=[anakin("Naboo"), ahsoka("Rishi"), yoda("Naboo")], active=AHSOKA, **QUIET)
    for turn, who in enumerate((AHSOKA, YODA, ANAKIN), 1):
        assert scene.asked == (who, "turn") and scene.match.view(0)["turn"] == turn
        scene.picks(who, "end")


def test_r4_4_r12_3_every_turn_has_its_four_actions_and_its_free_action() -> None:
    scene = Scene(jedi=[anakin("Naboo"), yoda("Rishi")], actions=2, free_action=False, **QUIET)
    scene.picks(ANAKIN, "end")
    view = scene.match.view(0)
    assert scene.asked == (YODA, "turn") and view["actions"] == 4 and f"free action {YODA}" in scene.offered
    scene = Scene(jedi=[anakin("Naboo", "Saw Gerrera"), yoda("Rishi")], droids={"Ryloth": 3}, **QUIET)
    scene.picks(ANAKIN, "end")
    assert scene.asked == (ANAKIN, "action") and scene.match.view(0)["actions"] == 0  # the invasion: none are left


def test_r4_2_r4_6_four_steps_in_this_order_after_every_turn() -> None:
    scene = Scene(jedi=[anakin("Naboo"), ahsoka("Rishi")], step="ready", **QUIET)
    scene.picks(ANAKIN, "end")
    told = [entry.what for entry in scene.match.log(None)]
    assert told == ["turn", "villain card", "invasion card", "droid placed", "invasion card", "droid placed", "turn"]
    steps = [entry.step for entry in scene.match.log(None)]
    assert steps == ["R4.3", "R14", "R17", "R17", "R17", "R17", "R4.3"]  # the log names the rule that is at work


def test_r4_3_only_the_active_players_cards_are_readied() -> None:
    scene = Scene(jedi=[anakin("Naboo", exhausted("Rex")), ahsoka("Rishi", exhausted("Cody"))], step="ready")
    assert scene.ready(ANAKIN) == ["Rex"] and scene.ready(AHSOKA) == []


def test_r4_4_up_to_four_actions_and_the_same_one_again() -> None:
    scene = Scene(jedi=[anakin("Naboo"), ahsoka("Rishi")], squad_deck=["Rex", "Cody", "Jesse", "Hevy"], **QUIET)
    for left in (3, 2, 1):
        scene.picks(ANAKIN, "reinforce")
        assert scene.asked == (ANAKIN, "turn") and scene.table.actions == left
    scene.picks(ANAKIN, "reinforce")
    assert scene.asked == (AHSOKA, "turn") and len(scene.squad(ANAKIN)) == 4


def test_r4_4_fewer_actions_are_allowed() -> None:
    scene = Scene(jedi=[anakin("Naboo"), ahsoka("Rishi")], **QUIET)
    scene.picks(ANAKIN, "end")
    assert scene.asked == (AHSOKA, "turn")


def test_r4_5_the_actions() -> None:
    scene = Scene(
        jedi=[anakin("Rishi"), ahsoka("Naboo")], droids={"Rishi": 1}, missions={"orange": "Rookies"}, free_action=False
    )
    scene.is_offered(ANAKIN, "fly → Nal Hutta", "fly → Kamino", "reinforce", "attack", "attempt Rookies", "end")


def test_r5_1_fly_to_an_adjacent_planet() -> None:
    scene = Scene(jedi=[anakin("Rishi"), ahsoka("Naboo")])
    scene.picks(ANAKIN, "fly → Kamino")
    assert scene.at(ANAKIN) == "Kamino" and scene.table.actions == 3
    assert scene.why_not(ANAKIN, "Coruscant") == ["R5.1"]


def test_r5_2_enemies_never_hinder_movement() -> None:
    scene = Scene(
        jedi=[anakin("Rishi"), ahsoka("Naboo")],
        droids={"Rishi": 3, "Kamino": 3},
        blockades={"Rishi": 1, "Kamino": 1},
        villains={VENTRESS: "Rishi"},
    )
    scene.picks(ANAKIN, "fly → Kamino")
    assert scene.at(ANAKIN) == "Kamino"


def test_r5_3_one_transport_makes_two_lanes() -> None:
    scene = Scene(jedi=[anakin("Rishi", "Venator", "Twilight"), ahsoka("Naboo")])
    scene.picks(ANAKIN, "transport Venator")
    near, far = {"Nal Hutta", "Kamino"}, {"Oba Diah", "Rodia", "Toydaria", "Tatooine", "Ryloth"}
    assert set(scene.offered) == {f"fly → {planet}" for planet in near | far}
    scene.picks(ANAKIN, "fly → Ryloth")
    assert scene.at(ANAKIN) == "Ryloth" and scene.ready(ANAKIN) == ["Twilight"] and scene.table.actions == 3


def test_r6_1_reinforce_draws_one_card() -> None:
    scene = Scene(jedi=[anakin("Rishi"), ahsoka("Naboo")], squad_deck=["Fox"])
    scene.picks(ANAKIN, "reinforce")
    assert scene.squad(ANAKIN) == ["Fox"]


SEVEN = ["Rex", exhausted("Cody"), "Jesse", "Hevy", "Saw Gerrera", "Bly", "Gree"]


def test_r6_2_with_seven_cards_one_must_go_also_an_exhausted_one() -> None:
    scene = Scene(jedi=[anakin("Rishi", *SEVEN), ahsoka("Naboo")], squad_deck=["Fox"], droids={"Naboo": 2})
    scene.picks(ANAKIN, "reinforce")
    assert scene.asked == (ANAKIN, "limit")
    assert "play Saw Gerrera" in scene.offered
    scene.picks(ANAKIN, "discard Cody")
    assert scene.pile("squad_discard") == ["Cody"] and scene.asked == (ANAKIN, "turn")


def test_r6_3_an_empty_squad_deck_is_made_of_the_discard_pile() -> None:
    scene = Scene(jedi=[anakin("Rishi"), ahsoka("Naboo")])
    table = scene.table
    for card in table.pile(2, 0)[:]:
        table.move(card, 3, 0)
    scene.picks(ANAKIN, "reinforce")
    assert len(scene.squad(ANAKIN)) == 1
    assert len(scene.pile("squad_deck")) == 45 and scene.pile("squad_discard") == []
    deck = list(table.pile(2, 0))
    assert deck not in (sorted(deck), sorted(deck, reverse=True))  # it is shuffled
