"""The nine allies (R26.1–R26.4): what each does, and when it is not offered."""

from zeton.games.clone_wars.components import standard_box
from zeton.games.clone_wars.testing import AHSOKA, ANAKIN, VENTRESS, YODA, Scene, ahsoka, anakin, yoda

ROOKIES = {"orange": "Rookies"}


def test_hondo_ohnaka_moves_a_jedi_to_any_planet() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Hondo Ohnaka"), anakin("Naboo")])
    scene.picks(AHSOKA, "play Hondo Ohnaka", f"jedi {AHSOKA}", "move → Mustafar")
    assert scene.at(AHSOKA) == "Mustafar" and scene.table.actions == 4


def test_r26_4_hondo_never_moves_a_jedi_in_the_middle_of_an_action() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Naboo", "Hondo Ohnaka", "Rex"), yoda("Kamino")], missions=ROOKIES)
    scene.picks(ANAKIN, "pass")
    scene.die(1, 0)
    scene.picks(AHSOKA, "attempt Rookies")
    scene.picks(ANAKIN, "play Hondo Ohnaka")
    scene.is_offered(ANAKIN, f"jedi {ANAKIN}", f"jedi {YODA}")
    scene.picks(ANAKIN, f"jedi {ANAKIN}", "move → Rishi")
    scene.is_offered(ANAKIN, "exhaust Rex", "pass")  # now he can help


def test_a24_between_actions_hondo_moves_the_active_jedi_too() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Hondo Ohnaka"), anakin("Naboo")], squad_deck=["Rex"])
    scene.picks(AHSOKA, "reinforce", "play Hondo Ohnaka")
    scene.is_offered(AHSOKA, f"jedi {AHSOKA}", f"jedi {ANAKIN}")


def test_r26_1_c3po_and_r2d2_add_two_successes_on_the_owners_mission_planet() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Rex"), anakin("Rishi", "C-3PO and R2-D2")], missions=ROOKIES)
    assert scene.asked == (AHSOKA, "turn")
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Rookies", "exhaust Rex")
    scene.picks(ANAKIN, "play C-3PO and R2-D2")
    assert scene.pile("completed") == ["Rookies"]


def test_r26_1_in_an_attack_there_too_but_nowhere_else() -> None:
    given = {"missions": ROOKIES, "droids": {"Rishi": 3, "Naboo": 3}}
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Rishi", "C-3PO and R2-D2")], **given)
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack")
    scene.is_offered(ANAKIN, "play C-3PO and R2-D2", "pass")
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Naboo", "C-3PO and R2-D2")], **given)
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack")
    assert scene.asked == (AHSOKA, "damage")  # no mission planet
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Naboo", "C-3PO and R2-D2")], **given)
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack")
    assert scene.asked == (AHSOKA, "damage")  # the owner is elsewhere
    assert scene.why_not(ANAKIN, "C-3PO and R2-D2") == ["R26.1"]


def test_r26_2_padme_gives_the_active_player_two_actions() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Naboo", "Padmé Amidala")], actions=1, squad_deck=["Rex"])
    scene.picks(ANAKIN, "pass")
    scene.picks(AHSOKA, "reinforce")
    scene.picks(ANAKIN, "play Padmé Amidala")
    assert scene.asked == (AHSOKA, "turn") and scene.table.actions == 2


def test_r26_2_padme_is_not_offered_in_other_steps() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Naboo", "Padmé Amidala")], step="villain", villain_deck=["Twin Blades"])
    assert scene.asked[1] == "turn"  # the next turn's action step


def test_r26_3_the_bad_batch_deals_three_damage_on_the_owners_planet() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "The Bad Batch"), anakin("Naboo")], droids={"Rishi": 2, "Naboo": 1}, blockades={"Rishi": 1}
    )
    scene.picks(AHSOKA, "play The Bad Batch", "blockade → Rishi", "droid → Rishi")
    assert (scene.blockades("Rishi"), scene.droids("Rishi"), scene.droids("Naboo")) == (0, 1, 1)
    scene = Scene(jedi=[ahsoka("Rishi", "The Bad Batch"), anakin("Naboo")], droids={"Naboo": 1})
    assert "play The Bad Batch" not in scene.offered and scene.why_not(AHSOKA, "The Bad Batch") == ["R26.3"]


def test_r26_3_during_a_mission_attempt_it_is_dealt_by_itself() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "The Bad Batch", "Rex"), anakin("Naboo")], droids={"Rishi": 2}, missions=ROOKIES)
    scene.die(1, 0)
    scene.picks(AHSOKA, "attempt Rookies", "play The Bad Batch", "droid → Rishi", "droid → Rishi")
    assert scene.match.view(0)["roll"]["successes"] == 1 and scene.droids("Rishi") == 0


def test_r26_3_an_ally_of_the_second_squad_of_a_solo_game_is_played_too() -> None:
    scene = Scene(solo=True, jedi=[ahsoka("Naboo"), anakin("Rishi", "The Bad Batch")], droids={"Rishi": 2})
    scene.picks(AHSOKA, "play The Bad Batch", "droid → Rishi", "done")
    assert scene.droids("Rishi") == 1 and scene.squad(ANAKIN) == []


def test_bail_organa_lets_a_jedi_draw_two() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Bail Organa"), anakin("Naboo")], squad_deck=["Rex", "Cody"])
    scene.picks(AHSOKA, "play Bail Organa", f"jedi {ANAKIN}")
    scene.picks(ANAKIN, "agree")
    assert scene.squad(ANAKIN) == ["Rex", "Cody"]


def test_admiral_yularen_removes_a_blockade_anywhere() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Admiral Yularen"), anakin("Naboo")], blockades={"Kamino": 1, "Ryloth": 2})
    scene.picks(AHSOKA, "play Admiral Yularen")
    scene.is_offered(AHSOKA, "blockade → Kamino", "blockade → Ryloth")
    scene.picks(AHSOKA, "blockade → Ryloth")
    assert scene.blockades("Ryloth") == 1 and scene.table.blockades_left == 1
    assert scene.asked == (AHSOKA, "turn")  # one, and no more


def test_cham_syndulla_orders_the_top_four_invasion_cards() -> None:
    top = ["Naboo", "Umbara", "Utapau", "Rodia", "Ryloth"]
    scene = Scene(jedi=[ahsoka("Rishi", "Cham Syndulla"), anakin("Naboo")], invasion_deck=top)
    scene.picks(AHSOKA, "play Cham Syndulla")
    scene.is_offered(AHSOKA, *(f"put back {title}" for title in top[:4]))
    scene.picks(AHSOKA, "put back Naboo", "put back Umbara", "put back Rodia")
    assert scene.pile("invasion_deck")[:5] == ["Utapau", "Rodia", "Umbara", "Naboo", "Ryloth"]
    assert scene.match.view(1)["zones"]["invasion_deck"][0][-4:] == scene.table.pile(4, 0)[-4:]
    assert scene.match.view(1)["zones"]["invasion_deck"][0][-5] is None


def test_cham_syndulla_before_the_invasion_but_not_while_its_cards_are_revealed() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Naboo", "Cham Syndulla")], step="villain", villain_deck=["Twin Blades"])
    scene.is_offered(ANAKIN, "play Cham Syndulla", "pass")
    assert scene.table.phase == "villain"
    scene.picks(ANAKIN, "pass")
    assert scene.asked == (ANAKIN, "turn")


def test_cham_syndulla_is_not_played_while_the_extra_invasion_cards_of_a_villain_are_revealed() -> None:
    """R25.8: what Grievous brings every turn is an invasion too."""
    holders = [ahsoka("Rishi", "Saw Gerrera", "Cham Syndulla"), anakin("Naboo")]
    around = {"villain": "grievous", "villains": {"General Grievous": "Utapau"}, "step": "villain"}
    scene = Scene(jedi=holders, droids={"Rodia": 3}, invasion_deck=["Rodia", "Ryloth"], **around)
    scene.is_offered(AHSOKA, "play Saw Gerrera", "play Cham Syndulla", "pass")  # before the card is revealed
    scene.picks(AHSOKA, "pass")
    scene.is_offered(AHSOKA, "play Saw Gerrera", "pass")
    assert scene.table.phase == "villain" and scene.why_not(AHSOKA, "Cham Syndulla") == ["R11.2"]


def test_cham_syndulla_needs_a_card_to_look_at() -> None:
    every = [card.title for card in standard_box().invasion]
    scene = Scene(jedi=[ahsoka("Rishi", "Cham Syndulla"), anakin("Naboo")], invasion_discard=every)
    assert "play Cham Syndulla" not in scene.offered
    scene = Scene(jedi=[ahsoka("Rishi", "Cham Syndulla"), anakin("Naboo")], invasion_discard=every[1:])
    scene.picks(AHSOKA, "play Cham Syndulla")  # the only one is put back by itself
    assert scene.pile("invasion_deck") == every[:1] and scene.asked == (AHSOKA, "turn")


def test_bo_katan_prevents_all_damage_of_one_source() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Rex"), anakin("Rishi", "Bo-Katan Kryze")], droids={"Rishi": 3})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack", "pass")
    scene.is_offered(ANAKIN, "play Bo-Katan Kryze", "pass")
    scene.picks(ANAKIN, "play Bo-Katan Kryze")
    assert scene.squad(AHSOKA) == ["Rex"] and scene.asked == (AHSOKA, "turn")


def test_bo_katan_only_for_a_jedi_on_the_owners_planet() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Rex", "Cody"), anakin("Naboo", "Bo-Katan Kryze")], droids={"Rishi": 1})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack", "pass")
    assert scene.squad(AHSOKA) == [] and scene.squad(ANAKIN) == ["Bo-Katan Kryze"]


def test_saw_gerrera_removes_up_to_two_droids_of_one_planet() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "Saw Gerrera"), anakin("Naboo")],
        droids={"Ryloth": 3, "Kamino": 1, "Utapau": 2},
        blockades={"Utapau": 1},
    )
    scene.picks(AHSOKA, "play Saw Gerrera")
    scene.is_offered(AHSOKA, "droid → Ryloth", "droid → Kamino")
    scene.picks(AHSOKA, "droid → Ryloth")
    scene.is_offered(AHSOKA, "droid → Ryloth", "done")
    scene.picks(AHSOKA, "droid → Ryloth")
    assert scene.droids("Ryloth") == 1 and scene.asked == (AHSOKA, "turn")


def test_an_ally_may_change_what_an_attack_meets() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "Admiral Yularen"), anakin("Naboo")], blockades={"Rishi": 1}, villains={VENTRESS: "Rishi"}
    )
    scene.die(3, 0)
    scene.picks(AHSOKA, "attack", "play Admiral Yularen", "blockade → Rishi", f"villain {VENTRESS}")
    assert scene.at(VENTRESS) == ""
