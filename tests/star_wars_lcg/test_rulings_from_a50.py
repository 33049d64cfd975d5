"""Rulings A50 to A65: the same of commitment, limits, events, the end of the game and the dial."""

from zeton.games.star_wars_lcg.rules.terms import BLAST
from zeton.games.star_wars_lcg.testing import Scene

LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Jedi Training"]
DARK_OBJECTIVES = ["Imperial Command", "Shadows of Dathomir", "Death and Despayre"]


# ── commitment, limits, events ───────────────────────────────────────────────────────────────────────────────────────


def test_a50_all_units_are_committed_before_reactions_to_any() -> None:
    scene = Scene(
        dark={"units": ["Nightsister", "Espo Trooper"], "objectives": ["Imperial Command"]},
        light={"objectives": ["A Hero's Journey"]},
        turn="dark",
        phase="force",
    )
    scene.dark.picks("commit Nightsister")
    scene.dark.is_offered("commit Espo Trooper", "done")
    scene.dark.picks("done")
    scene.dark.is_offered("use Nightsister", "pass")


def test_a50_all_attackers_are_declared_before_reactions_to_any() -> None:
    scene = Scene(
        light={"units": ["Han Solo (Core)", "X-Wing"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": ["Imperial Command"]},
        phase="conflict",
    )
    scene.light.picks("engage Imperial Command", "attack Han Solo")
    scene.light.is_offered("attack X-Wing", "done")
    scene.light.picks("done")
    scene.light.is_offered("use Han Solo", "pass")


def test_a51_cards_are_drawn_one_at_a_time() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"], "deck": ["Yoda", "X-Wing"]}, phase="draw")
    scene.light.passes()
    assert scene.match.outcome is not None
    assert sorted(scene.light.hand) == ["Rebel Trooper", "X-Wing", "Yoda"]  # the loss came with the third draw


def test_a53_a_limit_is_used_up_even_if_the_event_is_cancelled() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Counter-stroke"]},
        dark={"hand": ["Force Choke", "Force Choke", "Espo Trooper"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("use Counter-stroke")
    scene.dark.is_offered("play Espo Trooper", "pass")


def test_a53_a_limit_of_a_card_in_play_counts_for_each_copy() -> None:
    scene = Scene(
        light={"units": ["Repair Droid", "Repair Droid", {"card": "Redemption", "damage": 3}], "hand": ["Rebel Trooper"]}
    )
    scene.light.picks("use Repair Droid", "use Repair Droid")
    assert scene.damage_on("Redemption") == 1
    assert not scene.light.can("use Repair Droid")


def test_a54_a_limit_is_fresh_in_the_opponents_turn() -> None:
    scene = Scene(
        light={
            "units": ["Repair Droid", {"card": "Redemption", "damage": 3}],
            "objectives": LIGHT_OBJECTIVES,
        },
        dark={"objectives": DARK_OBJECTIVES, "deck": ["Espo Trooper"] * 8},
        phase="force",
    )
    scene.light.picks("done", "use Repair Droid")
    assert scene.damage_on("Redemption") == 2
    assert scene.table.active == scene.table.dark
    scene.light.picks("use Repair Droid")
    assert scene.damage_on("Redemption") == 1


def test_a55_an_event_being_resolved_is_in_no_area() -> None:
    scene = Scene(light={"hand": ["It Binds All Things"], "discard": ["Rebel Trooper"]}, balance="dark")
    scene.light.picks("use It Binds All Things")
    assert scene.light.hand == ["Rebel Trooper"]
    assert scene.light.pile("discard") == ["It Binds All Things"]


def test_a56_a_cancelled_event_has_still_been_played() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Counter-stroke"]},
        dark={"units": ["Darth Vader (Core)"], "hand": ["Force Choke"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("use Counter-stroke")
    scene.dark.is_offered("use Darth Vader", "pass")


def test_a58_keywords_without_a_value_do_not_stack() -> None:
    scene = Scene(
        light={"units": ["X-Wing"]},
        dark={
            "units": [{"card": "Coruscant Defense Fleet", "enhancements": ["Aft Armor Plating"]}, "Espo Trooper"],
            "objectives": ["Imperial Command"],
        },
        engagement={"objective": "Imperial Command", "attackers": ["X-Wing"], "step": "defenders"},
    )
    scene.dark.picks("defend Coruscant Defense Fleet", "defend Espo Trooper")
    scene.dark.picks("place shield Coruscant Defense Fleet → Espo Trooper")
    assert scene.match.decision is None or scene.asked != "shielding"


def test_a61_constant_text_on_the_card_itself_wins_over_another_replacement() -> None:
    scene = Scene(
        light={"units": ["Leia Organa", "Redemption"]},
        dark={"objectives": ["Imperial Command"], "hand": ["Force Choke", "Espo Trooper"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Leia Organa")
    scene.light.picks("use Redemption")
    if scene.light.can("pass"):
        scene.light.passes()  # her own interrupt
    assert scene.zone_of("Leia Organa") == "captured"


def test_a62_the_first_end_that_is_met_ends_the_game_at_once() -> None:
    scene = Scene(dial=11, balance="dark", turn="dark", phase="balance")
    assert scene.match.outcome is not None
    assert scene.table.dial == 12  # the second step of the dial never came


def secret() -> Scene:
    scene = Scene(
        light={"objectives": ["The Secret of Yavin 4", "A Hero's Journey"]},
        dark={"units": ["TIE Fighter", "Espo Trooper", "Kuati Security Team"]},
        turn="dark",
        phase="conflict",
    )
    scene.dark.picks("engage A Hero's Journey", "attack TIE Fighter", "done")
    return scene


def test_a64_the_secret_of_yavin_4_is_engaged_instead_and_may_still_be_declared_itself() -> None:
    scene = secret()
    scene.light.picks("use The Secret of Yavin 4")
    assert scene.table.engaged == scene.card("The Secret of Yavin 4").number
    scene.dark.passes()
    scene.dark.is_offered("engage The Secret of Yavin 4", "pass")


def test_a64_the_objective_first_chosen_is_the_one_used_up() -> None:
    scene = secret()
    scene.light.picks("use The Secret of Yavin 4")
    scene.dark.picks("pass", "engage The Secret of Yavin 4", "attack Espo Trooper", "done", "pass")
    assert not scene.dark.can("engage A Hero's Journey")


# ── the dial ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def run_at_the_dial(step: str, **light: object) -> Scene:
    given = {"units": ["Y-Wing"], "enhancements": ["Trench Run"], **light}
    edge = {"edge": "light"} if step in ("strikes", "reward") else {}
    return Scene(light=given, engagement={"objective": "Death Star dial", "attackers": ["Y-Wing"], "step": step, **edge})


def damage_on_the_dial(scene: Scene) -> int:
    return scene.table.damage[scene.table.dial_piece]


def test_a65_blast_and_the_unopposed_bonus_damage_the_dial() -> None:
    scene = run_at_the_dial("strikes")
    blast = damage_on_the_dial(scene)
    assert blast > 0
    scene.light.picks("damage Death Star dial ×1")
    assert damage_on_the_dial(scene) == blast + 1


def test_a65_target_of_opportunity_does_not_reach_the_dial() -> None:
    scene = run_at_the_dial("edge", hand=["Target of Opportunity"])
    before = damage_on_the_dial(scene)
    scene.light.picks("place Target of Opportunity")
    scene.light.is_asked("unopposed")
    assert scene.zone_of("Target of Opportunity") == "discard"
    assert damage_on_the_dial(scene) - before == scene.table.strength(scene.card("Y-Wing").number, BLAST)


def test_a65_hit_and_run_is_not_offered_for_the_dial() -> None:
    scene = run_at_the_dial("edge", objectives=["Hit and Run"])
    scene.light.is_asked("unopposed")
