"""Allies at any moment (R11.2), wherever they could matter, and nobody is asked where they could not; The Bad Batch (R26.3)."""

import pytest

from zeton.games.clone_wars.components import standard_box
from zeton.games.clone_wars.testing import (
    AHSOKA,
    ANAKIN,
    DOOKU,
    GRIEVOUS,
    LUMINARA,
    MAUL,
    OBI_WAN,
    SIEGE,
    VENTRESS,
    YODA,
    Scene,
    ahsoka,
    anakin,
    exhausted,
    jedi,
    yoda,
)

QUIET = {"villain_deck": ["Twin Blades"], "invasion_deck": ["Ryloth", "Geonosis"]}
INVASION = {"step": "invasion", "invasion_deck": ["Ryloth", "Geonosis"]}
ARMORED = ["AT-TE", "AT-RT", "AT-AP", "AT-OT"]


# ── the invasion ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r11_2_after_an_invasion_card_is_revealed_and_before_its_droid_is_placed() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi", "Saw Gerrera")], droids={"Ryloth": 3}, **INVASION)
    scene.is_offered(ANAKIN, "play Saw Gerrera", "pass")
    assert scene.pile("revealed") == ["Ryloth"] and scene.table.threat == 0
    scene.picks(ANAKIN, "play Saw Gerrera", "droid → Ryloth")  # two: the first could only be there
    assert (scene.droids("Ryloth"), scene.blockades("Ryloth"), scene.table.threat) == (2, 0, 0)


def test_r11_2_who_passes_sees_the_planet_occupied() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi", "Saw Gerrera")], droids={"Ryloth": 3}, **INVASION)
    scene.picks(ANAKIN, "pass")
    assert (scene.droids("Ryloth"), scene.blockades("Ryloth"), scene.table.threat) == (3, 1, 1)


@pytest.mark.parametrize(
    ("ally", "given"),
    [
        ("Saw Gerrera", {"droids": {"Ryloth": 2, "Kamino": 3}}),  # it is not occupied
        ("Saw Gerrera", {"droids": {"Ryloth": 3, "Kamino": 3}, "blockades": {"Ryloth": 1}}),  # nothing there can be removed
        ("Admiral Yularen", {"droids": {"Ryloth": 3}, "blockades": {"Kamino": 1}}),
        ("The Bad Batch", {"droids": {"Ryloth": 3, "Rishi": 1}}),  # its owner is elsewhere
        ("Hondo Ohnaka", {"droids": {"Ryloth": 3}}),
    ],
)  # fmt: skip
def test_r11_2_nobody_is_asked_where_the_ally_would_change_nothing(ally: str, given: dict[str, object]) -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi", ally)], **INVASION, **given)
    assert scene.asked == (ANAKIN, "turn")


def test_r11_2_a_blockade_is_broken_so_that_another_ally_can_help() -> None:
    squads = [ahsoka("Naboo", "Admiral Yularen"), anakin("Rishi", "Saw Gerrera")]
    scene = Scene(jedi=squads, droids={"Ryloth": 3}, blockades={"Ryloth": 1}, **INVASION)
    scene.picks(AHSOKA, "play Admiral Yularen", "blockade → Ryloth")
    scene.picks(ANAKIN, "play Saw Gerrera", "done")
    assert (scene.droids("Ryloth"), scene.table.threat) == (3, 0)


def test_r11_2_hondo_brings_the_bad_batch_to_the_planet_in_danger() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Hondo Ohnaka", "The Bad Batch"), anakin("Rishi")], droids={"Ryloth": 3}, **INVASION)
    scene.picks(AHSOKA, "play Hondo Ohnaka", f"jedi {AHSOKA}", "move → Ryloth")
    scene.picks(AHSOKA, "play The Bad Batch", "droid → Ryloth", "droid → Ryloth", "droid → Ryloth")
    assert (scene.droids("Ryloth"), scene.table.threat) == (1, 0)


def test_r17_4_where_the_supply_is_empty_every_droid_counts() -> None:
    planets = [planet.title for planet in standard_box().planets if planet.title not in ("Ryloth", "Geonosis")]
    droids = dict.fromkeys(planets[:12], 3)
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi", "Saw Gerrera")], droids=droids, **INVASION)
    scene.picks(ANAKIN, "play Saw Gerrera", f"droid → {planets[0]}", f"droid → {planets[0]}")
    assert scene.table.threat == 0 and (scene.droids("Ryloth"), scene.droids("Geonosis")) == (1, 1)


def test_r15_2_before_the_droids_of_a_siege_are_placed() -> None:
    planets = [planet.title for planet in standard_box().planets]
    cards = [card.title for card in standard_box().invasion]
    bottom = "Ryloth"
    droids = dict.fromkeys([planet for planet in planets if planet != bottom][:12], 3)
    deck = [card for card in cards if card != bottom and card not in droids] + [bottom]
    scene = Scene(
        jedi=[ahsoka("Naboo"), anakin("Rishi", "Saw Gerrera")],
        droids=droids,
        step="villain",
        villain_deck=[SIEGE],
        invasion_deck=deck,
        invasion_discard=[card for card in cards if card not in deck],
    )
    scene.is_offered(ANAKIN, "play Saw Gerrera", "pass")
    assert scene.table.threat == 0 and scene.droids(bottom) == 0


# ── the villain ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r11_2_between_two_effects_of_a_villain_card() -> None:
    """Grievous has come; before he hurts the Jedi around him, Hondo takes one away."""
    scene = Scene(
        villain="grievous",
        jedi=[ahsoka("Naboo", "Rex", "Cody"), anakin("Rishi", "Hondo Ohnaka")],
        villains={GRIEVOUS: "Naboo"},
        step="villain",
        villain_deck=["The General Hunts"],
        invasion_deck=["Ryloth", "Geonosis", "Kamino"],
    )
    scene.is_offered(ANAKIN, "play Hondo Ohnaka", "pass")  # before he moves
    scene.picks(ANAKIN, "pass")
    scene.is_offered(ANAKIN, "play Hondo Ohnaka", "pass")  # before he strikes
    scene.picks(ANAKIN, "play Hondo Ohnaka", f"jedi {AHSOKA}", "move → Kamino")
    scene.picks(AHSOKA, "agree")
    assert scene.squad(AHSOKA) == ["Rex", "Cody"] and scene.asked == (ANAKIN, "turn")


def test_r14_1_before_the_effect_of_every_turn() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "The Bad Batch"), anakin("Naboo")],
        villains={VENTRESS: "Rishi"},
        missions={"orange": "Rookies"},
        step="villain",
        **QUIET,
    )
    scene.is_offered(AHSOKA, "play The Bad Batch", "pass")
    scene.picks(AHSOKA, "play The Bad Batch", f"villain {VENTRESS}")
    assert scene.table.threat == 0 and scene.at(VENTRESS) == ""


def test_r25_11_maul_is_removed_before_his_card_counts_his_strength() -> None:
    scene = Scene(
        villain="maul",
        strength=4,
        jedi=[ahsoka("Naboo"), anakin("Rishi", "The Bad Batch")],
        villains={MAUL: "Rishi"},
        step="villain",
        villain_deck=["Death Watch"],
        invasion_deck=["Ryloth", "Geonosis", "Kamino"],
    )
    scene.picks(ANAKIN, "pass")  # before he grows stronger
    scene.picks(ANAKIN, "play The Bad Batch", f"villain {MAUL}")
    assert scene.table.slider == 3 and scene.asked[1] == "turn"


def test_r11_2_enemies_are_removed_before_a_card_strikes_whoever_has_some() -> None:
    """Make Them Suffer hits the Jedi with enemies: Saw Gerrera takes the droid away first."""
    scene = Scene(
        villain="grievous",
        jedi=[ahsoka("Naboo", "Rex", "Cody"), anakin("Rishi", "Saw Gerrera")],
        droids={"Naboo": 1},
        step="villain",
        villain_deck=["Make Them Suffer"],
        invasion_deck=["Ryloth", "Geonosis", "Kamino"],
    )
    scene.is_offered(ANAKIN, "play Saw Gerrera", "pass")
    scene.picks(ANAKIN, "play Saw Gerrera", "droid → Naboo")
    assert scene.squad(AHSOKA) == ["Rex", "Cody"] and scene.asked == (ANAKIN, "turn")


def test_r25_11_maul_is_struck_where_he_comes_before_his_strength_is_counted() -> None:
    """He is placed on the top planet, and hits everybody there: one damage less if he is removed in between."""
    scene = Scene(
        villain="maul",
        strength=3,
        jedi=[ahsoka("Ryloth", "Rex", "Cody", "Echo", "The Bad Batch"), anakin("Rishi")],
        villains={MAUL: "Naboo"},
        step="villain",
        villain_deck=["Hostile Takeover"],
        invasion_discard=["Ryloth"],
        invasion_deck=["Naboo", "Geonosis", "Kamino"],
    )
    scene.decline_all("action")
    while scene.at(MAUL) != "Ryloth":
        scene.picks(AHSOKA, "pass")
    scene.is_offered(AHSOKA, "play The Bad Batch", "pass")
    scene.picks(AHSOKA, "play The Bad Batch", f"villain {MAUL}")
    assert scene.table.slider == 2 and scene.asked == (AHSOKA, "discard")


def test_r11_3_an_ally_may_be_played_before_it_is_exhausted() -> None:
    scene = Scene(
        jedi=[ahsoka("Naboo", "Saw Gerrera"), anakin("Rishi")],
        villains={VENTRESS: "Naboo"},
        droids={"Kamino": 2},
        step="villain",
        villain_deck=["Intimidation"],
        invasion_deck=["Ryloth", "Geonosis"],
    )
    scene.is_offered(AHSOKA, "play Saw Gerrera", "pass")
    scene.picks(AHSOKA, "play Saw Gerrera", "droid → Kamino")
    assert scene.droids("Kamino") == 0 and scene.squad(AHSOKA) == []


def test_r16_3_hondo_changes_whom_the_villains_chase() -> None:
    scene = Scene(
        villain="dooku",
        jedi=[ahsoka("Naboo"), anakin("Kamino", "Hondo Ohnaka")],
        villains={DOOKU: "Umbara"},
        step="villain",
        villain_deck=["Duel"],
        invasion_deck=["Ryloth", "Geonosis"],
    )
    scene.is_offered(ANAKIN, "play Hondo Ohnaka", "pass")


def test_r14_3_nobody_is_asked_before_a_card_that_does_nothing() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi", "Hondo Ohnaka", "Bail Organa")], step="villain", **QUIET)
    assert scene.asked == (ANAKIN, "turn")


# ── missions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r9_1_after_a_mission_is_drawn_and_before_its_when_drawn() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", *ARMORED), anakin("Christophsis", "The Bad Batch")],
        missions={"orange": "Rookies", "white": "Hunt for Ziro"},
        mission_deck=["Cat and Mouse"],
        squad_deck=["Rex"],
        droids={"Christophsis": 2},
    )
    scene.picks(ANAKIN, "pass")
    scene.die(2, 0)
    scene.picks(AHSOKA, "attempt Rookies", *(f"exhaust {card}" for card in ARMORED), "discard AT-TE")
    assert scene.pile("missions")[0] == "Cat and Mouse" and scene.blockades("Christophsis") == 0
    scene.picks(ANAKIN, "play The Bad Batch", "droid → Christophsis", "droid → Christophsis")
    assert (scene.droids("Christophsis"), scene.blockades("Christophsis")) == (0, 1)


def test_r26_5_a_named_ally_that_is_played_first_is_handed_over() -> None:
    mission = next(card for card in standard_box().missions if card.title == "Tipping Point")
    symbols = [card.title for card in standard_box().squad if card.type in mission.symbols][:7]
    scene = Scene(
        jedi=[ahsoka("Onderon", *symbols), anakin("Rishi", "Hondo Ohnaka")],
        missions={"orange": "Tipping Point", "white": "Hunt for Ziro"},
    )
    scene.picks(ANAKIN, "pass")
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Tipping Point", *(f"exhaust {card}" for card in symbols))
    scene.decline_all("discard")
    while scene.asked == (AHSOKA, "discard"):
        scene.match.choose(0)
    scene.picks(ANAKIN, "play Hondo Ohnaka", f"jedi {ANAKIN}", "move → Kamino")
    assert "Hondo Ohnaka" in scene.squad(AHSOKA)


# ── actions and free actions ─────────────────────────────────────────────────────────────────────────────────────────


def test_r26_3_the_bad_batch_is_added_to_an_attack_after_its_damage_was_dealt() -> None:
    """Dooku has 5 in the finale: 2 by the attack remove nothing, 2 + 3 do."""
    scene = Scene(
        villain="dooku",
        finale=True,
        jedi=[ahsoka("Serenno"), anakin("Serenno", "The Bad Batch")],
        villains={DOOKU: "Serenno"},
    )
    scene.picks(ANAKIN, "pass")
    scene.die(2, 0)
    scene.picks(AHSOKA, "attack")
    scene.picks(ANAKIN, "pass")
    assert scene.asked == (ANAKIN, "action")  # the damage has been dealt, and removed nothing
    scene.picks(ANAKIN, "play The Bad Batch")
    scene.picks(AHSOKA, f"villain {DOOKU}")  # the attacker's damage (R7.4)
    assert scene.match.outcome is not None and scene.match.outcome.winners


def test_r26_3_even_while_the_attacker_takes_damage() -> None:
    scene = Scene(
        villain="dooku",
        finale=True,
        jedi=[ahsoka("Serenno", "The Bad Batch", "AT-TE"), anakin("Naboo")],
        villains={DOOKU: "Serenno"},
    )
    scene.die(2, 0)
    scene.picks(AHSOKA, "attack", "pass", "pass")
    assert scene.asked == (AHSOKA, "protect")
    scene.picks(AHSOKA, "play The Bad Batch", f"villain {DOOKU}")
    assert scene.match.outcome is not None and scene.match.outcome.winners


def test_r7_9_what_is_removed_after_the_damage_does_not_hurt_the_attacker() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Rex", "Cody", "Fox", "The Bad Batch"), anakin("Naboo")], droids={"Rishi": 3})
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack", "pass", "droid → Rishi")
    scene.is_offered(AHSOKA, "play The Bad Batch", "pass")
    scene.picks(AHSOKA, "play The Bad Batch", "droid → Rishi", "droid → Rishi")
    assert scene.squad(AHSOKA) == ["Rex", "Cody", "Fox"] and scene.asked == (AHSOKA, "turn")


def test_r7_9_a_blockade_that_the_attack_removes_uncovers_droids_for_saw_gerrera() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi", "Venator"), anakin("Naboo", "Saw Gerrera")], droids={"Rishi": 2}, blockades={"Rishi": 1}
    )
    scene.die(2, 0)
    scene.picks(AHSOKA, "attack", "blockade → Rishi")
    scene.picks(ANAKIN, "play Saw Gerrera", "droid → Rishi")
    assert scene.squad(AHSOKA) == ["Venator"] and scene.droids("Rishi") == 0


def test_r26_3_the_bad_batch_is_added_to_the_damage_of_a_free_action() -> None:
    """Ahsoka's two damage and The Bad Batch's three on the planet next to hers."""
    scene = Scene(
        villain="dooku",
        finale=True,
        jedi=[ahsoka("Mandalore", "Rex", "Cody"), anakin("Serenno", "The Bad Batch")],
        villains={DOOKU: "Serenno"},
    )
    scene.picks(ANAKIN, "pass")
    scene.picks(AHSOKA, f"free action {AHSOKA}", "exhaust Rex", "planet → Serenno", "exhaust Cody", "planet → Serenno")
    scene.picks(ANAKIN, "play The Bad Batch", f"villain {DOOKU}")
    assert scene.match.outcome is not None and scene.match.outcome.winners


def test_r7_8_damage_is_not_carried_over_to_the_next_action() -> None:
    scene = Scene(
        villain="dooku",
        finale=True,
        jedi=[ahsoka("Serenno"), anakin("Serenno", "The Bad Batch")],
        villains={DOOKU: "Serenno"},
    )
    scene.picks(ANAKIN, "pass")
    scene.die(2, 0)
    scene.picks(AHSOKA, "attack")
    scene.decline_all("turn")
    scene.picks(AHSOKA, "reinforce")
    scene.picks(ANAKIN, "play The Bad Batch")
    assert scene.at(DOOKU) == "Serenno" and scene.match.outcome is None


def test_r11_2_an_ally_drawn_by_a_free_action_is_played_before_the_discard() -> None:
    scene = Scene(
        jedi=[jedi(OBI_WAN, "Rishi", "Rex"), anakin("Naboo")], squad_deck=["Saw Gerrera", "Cody"], droids={"Kamino": 2}
    )
    scene.picks(OBI_WAN, f"free action {OBI_WAN}")
    scene.is_offered(OBI_WAN, "play Saw Gerrera", "pass")
    scene.picks(OBI_WAN, "play Saw Gerrera", "done")
    scene.is_offered(OBI_WAN, "discard Rex", "discard Cody")


def test_r13_5_bail_organa_in_the_middle_of_the_ability_leaves_the_limit_for_later() -> None:
    seven = ["Rex", "Cody", "Jesse", "Hevy", "Bail Organa", "Bly", "Gree"]
    scene = Scene(jedi=[jedi(OBI_WAN, "Rishi", *seven), anakin("Naboo")], squad_deck=["Fox", "Ponds", "Wolffe", "Fives"])
    scene.picks(OBI_WAN, f"free action {OBI_WAN}", "play Bail Organa", f"jedi {OBI_WAN}")
    assert scene.asked == (OBI_WAN, "discard") and len(scene.squad(OBI_WAN)) == 10
    scene.picks(OBI_WAN, "discard Rex", "discard Cody", "discard Jesse")
    assert len(scene.squad(OBI_WAN)) == 7 and scene.asked == (OBI_WAN, "turn")


def test_r24_4_hondo_brings_somebody_to_exchange_with() -> None:
    scene = Scene(jedi=[jedi(LUMINARA, "Rishi", "Rex"), anakin("Naboo", "Cody")], squad_deck=["Hondo Ohnaka"])
    scene.picks(LUMINARA, f"free action {LUMINARA}", "play Hondo Ohnaka", f"jedi {ANAKIN}", "move → Rishi")
    scene.picks(ANAKIN, "agree")
    scene.is_offered(LUMINARA, f"jedi {ANAKIN}", "done")


def test_r11_3_exhausted_allies_are_no_reason_to_ask() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi", exhausted("Saw Gerrera"))], droids={"Ryloth": 3}, **INVASION)
    assert scene.asked == (ANAKIN, "turn") and scene.table.threat == 1


def test_r11_2_the_active_player_is_asked_first() -> None:
    squads = [ahsoka("Naboo", "Saw Gerrera"), anakin("Rishi"), yoda("Ryloth", "The Bad Batch")]
    scene = Scene(jedi=squads, active=YODA, droids={"Ryloth": 3}, **INVASION)
    scene.picks(YODA, "pass")
    scene.is_offered(AHSOKA, "play Saw Gerrera", "pass")


def test_r16_3_a_villain_is_struck_where_he_passes() -> None:
    """Ventress hunts two planets far, past Ahsoka."""
    scene = Scene(
        jedi=[ahsoka("Nal Hutta", "The Bad Batch"), anakin("Coruscant")],
        villains={VENTRESS: "Rishi"},
        missions={"orange": "Bombad Jedi"},
        step="villain",
        villain_deck=["Relentless Hunt"],
        invasion_deck=["Ryloth", "Geonosis"],
    )
    scene.is_offered(AHSOKA, "play The Bad Batch", "pass")
    assert scene.at(VENTRESS) == "Nal Hutta"
    scene.picks(AHSOKA, "play The Bad Batch", f"villain {VENTRESS}")
    assert scene.at(VENTRESS) == ""


def test_r11_2_nothing_is_played_while_the_game_is_being_set_up() -> None:
    """Blue Shadow Virus hurts Jedi near Naboo in setup: they may use armor, not allies."""
    squads = [ahsoka("Naboo", "Bo-Katan Kryze", "Rex"), anakin("Rishi")]
    scene = Scene(jedi=squads, missions={"orange": "Rookies", "white": "Hunt for Ziro"})
    assert "play Bo-Katan Kryze" not in scene.offered
    scene.table.phase = "setup"
    assert scene.match.game.actions(scene.table, 0) == []
