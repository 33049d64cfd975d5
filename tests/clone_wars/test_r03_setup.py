"""Components, key terms and setup (R1–R3), and the solo game (R23)."""

import random
from collections import Counter

import pytest

from zeton.games.clone_wars.components import standard_box, standard_components
from zeton.games.clone_wars.rules.squads import DrawFirst, Limit
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import (
    BEGIN,
    BOARD,
    BOX,
    INVASION_DECK,
    INVASION_DISCARD,
    MISSION_DECK,
    MISSIONS,
    SQUAD_DECK,
    VILLAIN_DECK,
)
from zeton.games.clone_wars.testing import AHSOKA, ANAKIN, GAME, Scene, ahsoka, anakin
from zeton.kernel.decision import PASS
from zeton.kernel.errors import BadSetup
from zeton.kernel.match import Match

NAMES = ["anakin_skywalker", "ahsoka_tano", "yoda", "mace_windu", "obi_wan_kenobi"]


def new(seed: int = 0, seats: int | None = 2, **options: object) -> Match:
    setup = GAME.check_setup(None, seats, options)
    match = Match(GAME, setup, seed, GAME.set_up(setup, seed))
    match.table.run()
    return match


def started(seed: int = 0, seats: int = 2, **options: object) -> CloneWarsTable:
    """A table on which the game begins: whatever setup leaves open has been decided."""
    match = new(seed, seats, jedi=NAMES[: max(2, seats)], **options)
    assert isinstance(match.table, CloneWarsTable)
    answer_setup(match)
    return match.table


def answer_setup(match: Match, until: str = "") -> None:
    """The first option of every question of setup, up to one of a kind."""
    while match.decision is not None and match.view(0)["phase"] == "setup" and match.decision.kind != until:
        match.choose(0)


def test_r1_1_seven_jedi() -> None:
    assert [jedi.title for jedi in standard_box().jedi] == [
        "Anakin Skywalker", "Ahsoka Tano", "Obi-Wan Kenobi", "Yoda", "Mace Windu", "Aayla Secura", "Luminara Unduli",
    ]  # fmt: skip


def test_r1_2_four_villains_with_six_cards_each() -> None:
    villains = standard_box().villains
    assert list(villains) == ["ventress", "grievous", "maul", "dooku"]
    assert all(len(villain.cards) == 6 for villain in villains.values())


def test_r1_3_36_droids_and_3_blockades() -> None:
    assert (standard_box().settings.droids, standard_box().settings.blockades) == (36, 3)


def test_r1_4_46_squad_32_invasion_24_mission_cards_and_5_aids() -> None:
    box = standard_box()
    assert (len(box.squad), len(box.invasion), len(box.missions), len(box.aids)) == (46, 32, 24, 5)


def test_r1_5_an_invasion_card_for_each_planet_and_two_mission_planet_cards() -> None:
    cards = standard_box().invasion
    assert sorted(card.planet for card in cards if card.token < 0) == list(range(1, 31))
    assert sorted(card.token for card in cards if card.token >= 0) == [0, 1]


def test_r1_6_two_tokens_a_slider_and_a_die() -> None:
    counts = standard_components()["components"]
    parts = ("mission_markers", "track_markers", "reminder_marker", "solo_marker", "slider", "die")
    assert [counts[part] for part in parts] == [2, 2, 1, 1, 1, 1]
    assert len(new().view(0)["tokens"]) == 2


def test_r1_7_the_die_has_twelve_sides() -> None:
    assert len(standard_box().die) == 12
    assert (2, 1) in standard_box().die and any(face[0] <= 1 and face[1] == 1 for face in standard_box().die)


def test_r1_8_thirty_planets_joined_by_lanes() -> None:
    box = standard_box()
    assert len(box.planets) == 30
    assert sum(map(len, box.adjacent)) == 2 * 52


def test_r2_1_your_planet_is_where_your_jedi_is() -> None:
    scene = Scene(jedi=[anakin("Naboo"), ahsoka("Rishi")])
    assert scene.at(ANAKIN) == "Naboo"
    scene.picks(ANAKIN, "fly → Umbara")
    assert scene.at(ANAKIN) == "Umbara"


def test_r2_2_a_mission_planet_has_a_token() -> None:
    scene = Scene(jedi=[anakin("Naboo"), ahsoka("Rishi")], missions={"orange": "Rookies"})
    assert scene.table.is_mission_planet(scene.planet("Rishi"))
    assert not scene.table.is_mission_planet(scene.planet("Naboo"))


def test_r2_3_a_card_bound_to_the_mission_planet_is_used_only_there() -> None:
    given = {"missions": {"orange": "Rookies"}, "droids": {"Naboo": 3, "Rishi": 3}}
    for planet, usable in (("Rishi", True), ("Naboo", False)):
        scene = Scene(jedi=[ahsoka(planet, "C-3PO and R2-D2"), anakin("Kamino")], **given)
        scene.die(1, 0)
        scene.picks(AHSOKA, "attack")
        assert ("play C-3PO and R2-D2" in scene.offered) == usable


def test_r2_4_adjacent_planets_are_joined_by_a_lane() -> None:
    scene = Scene(jedi=[anakin("Mon Cala"), ahsoka("Rishi")])
    assert [label for label in scene.offered if label.startswith("fly")] == ["fly → Felucia", "fly → Oba Diah"]


def test_r2_5_squad_cards_are_open() -> None:
    scene = Scene(jedi=[anakin("Naboo", "Rex"), ahsoka("Rishi")])
    for seat in (0, 1, None):
        assert scene.match.view(seat)["zones"]["squad"][0] == [scene.number("Rex")]


def test_r2_6_each_player_decides_in_the_own_turn() -> None:
    scene = Scene(jedi=[anakin("Naboo"), ahsoka("Rishi")])
    assert scene.asked == (ANAKIN, "turn")
    scene.picks(ANAKIN, "end")
    scene.decline_all("turn")
    assert scene.asked == (AHSOKA, "turn")


def test_r2_7_moving_anothers_jedi_needs_consent() -> None:
    given = {"jedi": [anakin("Naboo", "Hondo Ohnaka"), ahsoka("Rishi")]}
    scene = Scene(**given)
    scene.picks(ANAKIN, "play Hondo Ohnaka", f"jedi {AHSOKA}", "move → Kamino")
    assert scene.asked == (AHSOKA, "consent")
    scene.picks(AHSOKA, "agree")
    assert scene.at(AHSOKA) == "Kamino" and scene.pile("squad_discard") == ["Hondo Ohnaka"]
    scene = Scene(**given)
    scene.picks(ANAKIN, "play Hondo Ohnaka", f"jedi {AHSOKA}", "move → Kamino")
    scene.picks(AHSOKA, "refuse")
    scene.is_offered(ANAKIN, f"jedi {ANAKIN}", f"jedi {AHSOKA}", "done")


def test_r3_1_r3_9_twelve_droids_leave_the_supply() -> None:
    for villain in standard_box().villains:
        table = started(villain=villain, missions=None)
        assert sum(table.droids) + table.supply == 36
    table = started(seed=3)
    assert table.blockades_left + sum(table.blockades) == 3


def test_r3_2_tracks_begin_at_their_start() -> None:
    table = started()
    assert table.invasion == 0 and table.kit.invasion_track[0] == 2
    fresh = new(villain="maul")
    assert fresh.table.threat == 0  # nothing has happened before the Jedi are chosen


def test_r3_3_the_sheet_begins_with_the_non_finale_side() -> None:
    table = started(villain="grievous")
    assert not table.finale and table.sheet == table.kit.sheets[0]
    with pytest.raises(BadSetup, match="Did you mean “ventress”"):
        new(villain="ventres")


def test_r3_4_the_villain_deck_is_shuffled_face_down() -> None:
    orders = {tuple(started(seed=seed).pile(VILLAIN_DECK, 0)) for seed in range(8)}
    assert len(orders) > 1 and all(len(order) == 6 for order in orders)
    match = new()
    assert match.view(0)["zones"]["villain_deck"][0] == [None] * 6


def test_r3_5_the_reminder_marker_lies_where_the_sheet_says() -> None:
    for villain in standard_box().villains.values():
        assert villain.front.reminder


def test_r3_6_other_villains_are_not_used() -> None:
    table = started(villain="maul")
    assert [table.cards[v].id for v in table.kit.villains] == ["maul"] and table.slider == 0


def test_r3_7_mission_planet_cards_begin_in_the_discard_pile() -> None:
    table = started()
    assert [table.cards[c].token for c in table.pile(INVASION_DISCARD, 0)[:2]] == [0, 1]
    assert all(table.cards[c].token < 0 for c in table.pile(INVASION_DECK, 0))


def test_r3_8_six_planets_get_3_3_2_2_1_1_droids() -> None:
    table = new().table
    assert isinstance(table, CloneWarsTable)
    planets = [table.cards[card].planet for card in table.pile(INVASION_DISCARD, 0)[2:]]
    assert [table.droids[planet] for planet in planets] == [3, 3, 2, 2, 1, 1]
    assert table.supply == 24


def test_r3_10_r3_11_the_villain_stands_on_the_sixth_planet_whose_card_is_on_top() -> None:
    table = new().table
    assert isinstance(table, CloneWarsTable)
    discard = table.pile(INVASION_DISCARD, 0)
    assert len(discard) == 8 and len(table.pile(INVASION_DECK, 0)) == 24
    assert table.at[table.villains[0]] == table.cards[discard[-1]].planet


def test_r3_12_players_choose_their_jedi_one_after_another() -> None:
    begun = set()
    for seed in range(8):
        match = new(seed, seats=3)
        assert match.decision is not None
        first = match.decision.seat
        begun.add(first)
        for place in range(3):
            seat = (first + place) % 3
            assert match.decision is not None and (match.decision.seat, match.decision.kind) == (seat, "play as")
            assert len(match.decision.options) == 7 - place
            chosen = match.decision.options[0].card
            match.choose(0)
            assert {"jedi": chosen, "seat": seat} in [
                {key: jedi[key] for key in ("jedi", "seat")} for jedi in match.view(0)["jedi"]
            ]
        assert match.decision is not None and match.decision.kind != "play as"
    assert begun == {0, 1, 2}  # chance says who is asked first, not the number of a seat
    with pytest.raises(BadSetup, match="only once"):
        new(jedi=["yoda", "yoda"])
    with pytest.raises(BadSetup, match="Did you mean “yoda”"):
        new(jedi=["yodda", "mace_windu"])


def test_r3_13_jedi_begin_on_planets_of_different_aids() -> None:
    for seed in range(10):
        table = started(seed=seed, seats=5)
        places = {table.planet_of(jedi) for jedi in range(5)}
        assert places == set(standard_box().aids)
        assert set(table.jedi) <= set(table.pile(BOARD, 0))


@pytest.mark.parametrize(("seats", "dealt"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_r3_14_squad_cards_dealt(seats: int, dealt: int) -> None:
    names = NAMES[: max(2, seats)]
    match = new(seats=seats, jedi=names, first=0, seed=5)
    drawn = Counter(entry.seat for entry in match.log(None) if entry.what == "draws" and entry.step == "R3")
    assert drawn == ({0: 6} if seats == 1 else dict.fromkeys(range(seats), dealt))


@pytest.mark.parametrize(
    ("difficulty", "missions"), [("padawan", 3), ("jedi_knight", 4), ("jedi_master", 5), ("grand_master", 6)]
)
def test_r3_15_r3_18_difficulty(difficulty: str, missions: int) -> None:
    table = started(difficulty=difficulty)
    assert len(table.pile(MISSION_DECK, 0)) == missions - 2
    assert len(table.pile(BOX, 0)) == 24 - missions
    assert GAME.view(table, 0, {})["slots"]["orange"] and len(table.pile(MISSIONS, 0)) == 2


def test_r3_16_r3_17_missions_come_with_their_tokens() -> None:
    table = started(seed=4)
    for slot in (0, 1):
        assert table.tokens[slot] == table.cards[table.slots[slot]].planet


def test_r3_16_when_drawn_happens_at_setup_too() -> None:
    """W32: Cat and Mouse as a starting mission: a blockade, and the threat is still 0."""
    seen = set()
    for seed in range(200):
        table = started(seed=seed, first=0)
        missions = {table.cards[m].id for m in table.slots}
        if "cat_and_mouse" in missions:
            assert (table.blockades[table.kit.number["christophsis"]], table.blockades_left) == (1, 2)
            assert table.threat == 0 or missions & {"water_war"}
            seen.add("blockade")
        if "the_lost_one" in missions:
            assert table.at[table.villains[0]] == table.kit.number["oba_diah"]
            seen.add("villain")
    assert seen == {"blockade", "villain"}


def test_a2_the_caller_names_the_first_player_or_chance_does() -> None:
    assert started(seats=4, first=3).active == 3
    assert len({started(seed=seed, seats=4).active for seed in range(20)}) == 4


def test_r3_19_any_player_may_begin() -> None:
    assert started(seats=3, first=2).active == 2
    assert {started(seed=seed, seats=3).active for seed in range(12)} == {0, 1, 2}
    with pytest.raises(BadSetup, match="0 to 2"):
        started(seats=3, first=3)


def test_r23_1_a_solo_player_has_two_jedi_and_three_cards_for_each() -> None:
    match = new(seats=1)
    for _ in range(2):
        assert match.decision is not None and match.decision.seat == 0
        match.choose(0)
    table = match.table
    assert isinstance(table, CloneWarsTable) and len(table.jedi) == 2 and table.seats == 1


def test_r23_2_each_solo_jedi_keeps_its_own_squad_and_limit() -> None:
    seven = ["Rex", "Cody", "Jesse", "Hevy", "Bly", "Gree", "Ponds"]
    scene = Scene(solo=True, jedi=[anakin("Naboo", *seven), ahsoka("Rishi", "Fox", "Wolffe")], squad_deck=["Echo"])
    scene.picks(ANAKIN, "reinforce")
    assert scene.asked[1] == "limit" and "discard Fox" not in scene.offered and "discard Echo" in scene.offered
    table = started(seed=1, seats=1)
    for jedi in (0, 1):
        assert len(table.squad(jedi)) == 3
        for card in table.squad(jedi):
            assert (table.zone[card], table.controller[card], table.holder(card)) == (jedi, 0, jedi)


def test_r23_3_the_first_solo_jedi_is_chosen_by_chance() -> None:
    assert {started(seed=seed, seats=1).active for seed in range(12)} == {0, 1}


def test_r23_4_solo_turns_alternate_between_the_jedi() -> None:
    scene = Scene(solo=True, jedi=[anakin("Naboo"), ahsoka("Rishi", "Rex")])
    assert scene.asked == (ANAKIN, "turn")
    scene.picks(ANAKIN, "end")
    scene.decline_all("turn")
    assert scene.asked == (AHSOKA, "turn") and scene.decision.seat == 0


def test_r23_help_in_a_solo_game_comes_from_the_other_squad() -> None:
    scene = Scene(solo=True, jedi=[anakin("Naboo", "Rex"), ahsoka("Naboo", "Cody", "Venator")], droids={"Naboo": 1})
    assert "transport Venator" in scene.offered
    scene.die(0, 1)
    scene.picks(ANAKIN, "attack")
    scene.is_offered(ANAKIN, "exhaust Rex", "exhaust Cody", "pass")


def test_decks_and_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadSetup, match="without decks"):
        GAME.check_setup(("jedi", "sith"), 2, {})
    with pytest.raises(BadSetup, match="Did you mean “villain”"):
        new(vilain="maul")
    with pytest.raises(BadSetup, match="1 to 5 seats"):
        new(seats=6)
    with pytest.raises(BadSetup, match="Did you mean “padawan”"):
        new(difficulty="padavan")


def test_random_setups_can_be_played() -> None:
    rng = random.Random(1)
    for seed in range(20):
        setup = GAME.random_setup(rng)
        match = new(seed, setup.pop("seats"), **setup)
        assert match.decision is not None


def check_invariants(table: CloneWarsTable) -> None:
    """Droids, blockades and cards are conserved, and limits hold (the digest's list)."""
    assert sum(table.droids) + table.supply == 36
    assert sum(table.blockades) + table.blockades_left == 3
    assert max(table.droids) <= 3
    squads = [table.squad(jedi) for jedi in range(len(table.jedi))]
    piles = (table.pile(SQUAD_DECK, 0), table.pile(SQUAD_DECK + 1, 0), *squads)
    assert sum(map(len, piles)) == 46
    assert len(table.pile(INVASION_DECK, 0)) + len(table.pile(INVASION_DISCARD, 0)) + _revealed(table, "invasion") == 32
    assert len(table.pile(VILLAIN_DECK, 0)) + len(table.pile(VILLAIN_DECK + 1, 0)) + _revealed(table, "villain card") == 6
    if table.phase != "setup" and not table.finale:
        for mission in table.slots:
            assert not mission or table.cards[mission].planet in table.tokens


def _revealed(table: CloneWarsTable, kind: str) -> int:
    return sum(table.cards[card].type == kind for card in table.zones[14 * table.seats])


def test_invariants_hold_in_random_games() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        setup = GAME.random_setup(rng)
        match = new(seed, setup.pop("seats"), **setup)
        table = match.table
        assert isinstance(table, CloneWarsTable)
        before = (0, 0)
        while match.decision is not None:
            check_invariants(table)
            assert (table.threat, table.invasion) >= before or table.threat >= before[0]
            if not any(isinstance(procedure, DrawFirst | Limit) for procedure in table.stack):
                assert all(len(table.squad(j)) <= 7 for j in range(len(table.jedi)))
            before = (table.threat, table.invasion)
            match.choose(rng.randrange(len(match.decision.options)))
        assert match.outcome is not None


def test_r3_19_the_first_player_is_chosen_after_setup() -> None:
    match = new(seats=3, seed=4, jedi=["yoda", "mace_windu", "ahsoka_tano"])
    answer_setup(match, "begin")
    first = match.decision
    assert first is not None and first.kind == "begin"
    view = match.view(0)
    assert view["slots"]["white"] and all(jedi["squad"] for jedi in view["jedi"])  # everything else is there to be seen
    match.choose(PASS)
    second = match.decision
    assert second is not None and (second.seat, second.kind) == ((first.seat + 1) % 3, "begin")
    match.choose(BEGIN)
    assert match.decision is not None and match.view(0)["active"] == second.seat


def test_r3_19_if_nobody_likes_to_chance_decides() -> None:
    begun = set()
    for seed in range(12):
        match = new(seats=3, seed=seed, jedi=["yoda", "mace_windu", "ahsoka_tano"])
        answer_setup(match, "begin")
        assert match.decision is not None
        asked = match.decision.seat
        while match.decision is not None and match.decision.kind == "begin":
            match.choose(PASS)
        assert match.view(0)["active"] == asked
        begun.add(asked)
    assert begun == {0, 1, 2}


def test_r3_19_r23_3_nobody_is_asked_if_it_is_said_beforehand_or_in_a_solo_game() -> None:
    match = new(seats=3, jedi=["yoda", "mace_windu", "ahsoka_tano"], first=1)
    answer_setup(match, "begin")
    assert match.decision is not None and match.decision.kind != "begin" and match.view(0)["active"] == 1
    match = new(seats=1, jedi=["yoda", "mace_windu"])
    answer_setup(match, "begin")
    assert match.decision is not None and match.decision.kind == "turn"
