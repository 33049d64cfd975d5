"""R1 and R2: the box and the setup."""

from __future__ import annotations

from collections import Counter
from random import Random

from zeton.games.conquest.game import Conquest
from zeton.games.conquest.rules.printed import facts
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import BANK, BOX, DECK, FACE_DOWN, HAND, HQ, PLANETS
from zeton.kernel.match import Match

GAME = Conquest()


def new(seed: int = 0, decks: tuple[str, str] = ("orks", "tau")) -> tuple[Match, ConquestTable]:
    setup = GAME.check_setup(decks, None, {})
    match = Match(GAME, setup, seed, GAME.set_up(setup, seed))
    match.table.run()
    assert isinstance(match.table, ConquestTable)
    return match, match.table


def test_r1_3_and_r1_4_the_box_holds_thirty_cards_of_each_faction() -> None:
    copies: Counter[str] = Counter()
    box = [fact for fact in facts() if fact["set"] == "core"]
    for fact in box:
        copies[fact["faction"] or fact["type"]] += 0 if fact["type"] == "token" else fact["quantity"]
    assert len(box) == 188
    assert set(copies.values()) == {30, 12, 10}
    assert copies["Neutral"] == 12 and copies["planet"] == 10


def test_r1_5_there_are_four_kinds_of_token_ten_each() -> None:
    tokens = {fact["title"]: fact["quantity"] for fact in facts() if fact["type"] == "token"}
    assert tokens == {"Guardsman": 10, "Snotlings": 10, "Cultist": 10, "Khymera": 10}


def test_r2_1_warlords_start_hale_and_ready_in_their_hqs() -> None:
    _, table = new()
    for seat in (0, 1):
        warlord = table.warlords[seat]
        assert table.units_at(0, seat) == [warlord]
        assert not table.bloodied[warlord] and not table.exhausted[warlord]
        assert table.zone[warlord] == HQ


def test_r2_2_the_initiative_token_goes_to_either_player_by_chance() -> None:
    assert {new(seed)[1].initiative for seed in range(12)} == {0, 1}
    _, table = new(3)
    assert table.starter == table.initiative


def test_r2_3_and_r2_4_five_planets_up_two_down_three_in_the_box() -> None:
    _, table = new()
    assert [table.position[planet] for planet in table.planets()] == [1, 2, 3, 4, 5]
    assert sorted(table.position[planet] for planet in table.pile(FACE_DOWN, 0)) == [6, 7]
    assert len(table.pile(BOX, 0)) == 3
    assert table.first_planet() == table.planets()[0]


def test_r2_5_and_r2_6_seven_resources_and_seven_cards() -> None:
    _, table = new()
    assert table.resources == (7, 7)
    assert [len(table.pile(HAND, seat)) for seat in (0, 1)] == [7, 7]
    assert [len(table.pile(DECK, seat)) for seat in (0, 1)] == [28, 28]


def test_r2_7_to_r2_9_one_mulligan_each_initiative_first_a39() -> None:
    match, table = new()
    first = table.initiative
    assert match.decision is not None and (match.decision.kind, match.decision.seat) == ("mulligan", first)
    before = set(table.pile(HAND, first))
    match.choose(0)
    assert len(table.pile(HAND, first)) == 7 and set(table.pile(HAND, first)) != before
    assert match.decision is not None and (match.decision.kind, match.decision.seat) == ("mulligan", 1 - first)
    match.choose(1)
    assert match.decision is not None and match.decision.kind == "deploy turn"
    assert table.round == 1


def test_r2_10_resources_carry_over_and_hands_have_no_limit() -> None:
    match, table = new(1)
    while match.decision is not None and table.round < 2:
        options = [o.verb for o in match.decision.options]
        wanted = next((w for w in ("pass", "done", "set dial", "agree") if w in options), options[0])
        match.choose(options.index(wanted))
    assert min(table.resources) >= 7 + 4
    assert min(len(table.pile(HAND, seat)) for seat in (0, 1)) >= 9


def test_r19_6_each_player_has_the_tokens_of_the_factions_in_his_deck() -> None:
    _, table = new(0, ("orks", "chaos"))
    assert [Counter(table.cards[c].title for c in table.pile(BANK, seat)) for seat in (0, 1)] == [
        {"Snotlings": 10},
        {"Cultist": 10},
    ]


def test_the_planets_that_are_face_down_are_dealt_anew_for_everybody() -> None:
    match, table = new(5)
    seen = set()
    for seed in range(30):
        copy = match.determinize(0, Random(seed)).table
        assert [copy.position[p] for p in copy.pile(FACE_DOWN, 0)] == [table.position[p] for p in table.pile(FACE_DOWN, 0)]  # type: ignore[attr-defined]
        assert copy.pile(PLANETS, 0) == table.pile(PLANETS, 0)
        seen.add(tuple(copy.pile(FACE_DOWN, 0)))
    assert len(seen) > 5
