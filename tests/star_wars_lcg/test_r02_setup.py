"""Setup (R2): from two face-down decks to the dark side's first turn."""

from collections import Counter

import pytest

import zeton
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    CHOSEN,
    DECK,
    HAND,
    LOOKED_AT,
    OBJECTIVE,
    OBJECTIVE_DECK,
    OBJECTIVES,
)

LIGHT_SEAT, DARK_SEAT = 0, 1


def new_match(seed: int = 7, **options: bool) -> zeton.Match:
    return zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=seed, **options)


def table_of(match: zeton.Match) -> StarWarsTable:
    assert isinstance(match.table, StarWarsTable)
    return match.table


def play_to(match: zeton.Match, kind: str, seat: int) -> None:
    """Answer with the last option (pass, where one can) until this seat is asked this."""
    for _ in range(50):
        assert match.decision is not None
        if (match.decision.kind, match.decision.seat) == (kind, seat):
            return
        match.choose(match.decision.options[-1])
    raise AssertionError(f"seat {seat} was never asked {kind!r}")


def titles(match: zeton.Match, zone: int, seat: int) -> list[str]:
    table = table_of(match)
    return [table.cards[card].title for card in table.pile(zone, seat)]


def test_r2_1_seats_play_the_side_of_their_deck_whatever_the_order() -> None:
    assert table_of(new_match()).light == LIGHT_SEAT
    swapped = zeton.new("star_wars_lcg", decks=("sith", "jedi"), seed=7)
    assert table_of(swapped).light == 1


def test_r2_1_each_player_begins_with_three_force_cards() -> None:
    assert new_match().view(None)["force_cards"] == [3, 3]


@pytest.mark.parametrize(
    ("deck", "sets"),
    [
        ("jedi", (1, 2, 3, 4, 5, 6, 7, 18)),
        ("rebel_alliance", (8, 9, 10, 11, 12, 13, 14, 18)),
        ("sith", (19, 20, 21, 22, 23, 24, 25, 36)),
        ("imperial_navy", (26, 27, 28, 29, 30, 31, 32, 36)),
    ],
)
def test_r2_3_starter_decks_are_eight_sets_of_six_cards(deck: str, sets: tuple[int, ...]) -> None:
    starter = zeton.game("star_wars_lcg").decks[deck]
    assert sorted(starter.sets) == sorted(sets)
    assert len(starter.objectives()) == 8
    assert len(starter.commands()) == 40


def test_r2_2_of_a_deck_nothing_is_shown_but_its_affiliation() -> None:
    match = new_match()
    for seat in (LIGHT_SEAT, DARK_SEAT):
        zones = match.view(seat)["zones"]
        shown = {name for name, piles in zones.items() if any(card is not None for card in piles[1 - seat])}
        assert shown <= {"affiliation", "beside"}  # beside the table lies the dial


def test_r2_4_both_affiliation_cards_are_in_play() -> None:
    match = new_match()
    assert titles(match, AFFILIATION, LIGHT_SEAT) == ["Jedi"]
    assert titles(match, AFFILIATION, DARK_SEAT) == ["Sith"]


def test_r2_5_the_balance_of_the_force_starts_light() -> None:
    assert new_match().view(None)["balance"] == "light"


def test_r2_6_objectives_and_command_cards_are_separate_decks() -> None:
    match = new_match()
    table = table_of(match)
    for seat in (0, 1):
        objectives = [*table.pile(OBJECTIVE_DECK, seat), *table.pile(LOOKED_AT, seat), *table.pile(CHOSEN, seat)]
        assert len(objectives) == 8
        assert all(table.cards[card].type == OBJECTIVE for card in objectives)
        commands = [*table.pile(DECK, seat), *table.pile(HAND, seat)]
        assert len(commands) == 40
        assert not any(table.cards[card].type == OBJECTIVE for card in commands)


def test_r2_6_the_objective_deck_is_shuffled_by_the_seed() -> None:
    first, second = new_match(seed=1), new_match(seed=2)
    assert titles(first, OBJECTIVE_DECK, LIGHT_SEAT) != titles(second, OBJECTIVE_DECK, LIGHT_SEAT)


def test_r2_8_the_dial_starts_at_0() -> None:
    assert new_match().view(None)["dial"] == 0


def test_r2_9_a_player_keeps_three_of_the_top_four_objectives_and_puts_one_on_the_bottom() -> None:
    match = new_match()
    play_to(match, "return objective", LIGHT_SEAT)
    assert match.decision is not None
    looked_at = {option.card for option in match.decision.options}
    assert len(looked_at) == 4
    returned = match.decision.options[2]
    match.choose(returned)
    table = table_of(match)
    assert set(table.pile(CHOSEN, LIGHT_SEAT)) == looked_at - {returned.card}
    assert table.pile(OBJECTIVE_DECK, LIGHT_SEAT)[0] == returned.card
    assert len(table.pile(OBJECTIVE_DECK, LIGHT_SEAT)) == 5


def test_r2_9_the_opponent_does_not_learn_which_objectives_were_looked_at_kept_or_returned() -> None:
    match = new_match()
    play_to(match, "return objective", LIGHT_SEAT)
    assert match.view(DARK_SEAT)["zones"]["looked_at"][LIGHT_SEAT] == [None] * 4
    assert None not in match.view(LIGHT_SEAT)["zones"]["looked_at"][LIGHT_SEAT]
    match.choose(0)
    opponent, spectator = match.view(DARK_SEAT)["zones"], match.view(None)["zones"]
    for zones in (opponent, spectator):
        assert zones["chosen"][LIGHT_SEAT] == [None] * 3
        assert zones["objective_deck"][LIGHT_SEAT] == [None] * 5


def test_r2_9_the_player_goes_on_knowing_the_objective_he_put_on_the_bottom() -> None:
    match = new_match()
    play_to(match, "return objective", LIGHT_SEAT)
    assert match.decision is not None
    returned = match.decision.options[1]
    match.choose(returned)
    assert match.view(LIGHT_SEAT)["zones"]["objective_deck"][LIGHT_SEAT] == [returned.card, None, None, None, None]


def test_r2_10_each_player_draws_six_cards_the_opponent_does_not_see() -> None:
    match = new_match()
    play_to(match, "mulligan", DARK_SEAT)
    for seat in (0, 1):
        assert len(titles(match, HAND, seat)) == 6
        assert len(titles(match, DECK, seat)) == 34
        assert match.view(1 - seat)["zones"]["hand"][seat] == [None] * 6
        assert None not in match.view(seat)["zones"]["hand"][seat]


def test_r2_10_the_command_deck_is_shuffled_by_the_seed() -> None:
    hands = set()
    for seed in range(5):
        match = new_match(seed=seed)
        play_to(match, "mulligan", DARK_SEAT)
        hands.add(tuple(sorted(titles(match, HAND, LIGHT_SEAT))))
    assert len(hands) == 5


def test_r2_11_a_mulligan_shuffles_all_six_cards_back_and_draws_six_once() -> None:
    match = new_match()
    play_to(match, "mulligan", DARK_SEAT)
    before = Counter(titles(match, HAND, DARK_SEAT))
    everything = Counter(titles(match, HAND, DARK_SEAT) + titles(match, DECK, DARK_SEAT))
    match.choose(zeton.Option("mulligan"))
    assert len(titles(match, HAND, DARK_SEAT)) == 6
    assert Counter(titles(match, HAND, DARK_SEAT)) != before
    assert Counter(titles(match, HAND, DARK_SEAT) + titles(match, DECK, DARK_SEAT)) == everything
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("mulligan", LIGHT_SEAT)  # the dark side is not asked again
    match.choose(zeton.Option("mulligan"))
    assert match.decision is not None
    assert match.decision.kind != "mulligan"


def test_r2_11_after_a_mulligan_nobody_knows_where_the_old_hand_is() -> None:
    match = new_match()
    play_to(match, "mulligan", DARK_SEAT)
    match.choose(zeton.Option("mulligan"))
    assert match.view(DARK_SEAT)["zones"]["deck"][DARK_SEAT] == [None] * 34


def test_r2_11_the_mulligan_is_an_optional_rule() -> None:
    match = new_match(mulligan=False)
    kinds = []
    while match.view(None)["phase"] == "setup":
        assert match.decision is not None
        kinds.append(match.decision.kind)
        match.choose(0)
    assert "mulligan" not in kinds


def test_a30_the_dark_side_decides_on_its_mulligan_first_and_both_before_objectives_enter_play() -> None:
    match = new_match()
    asked = []
    while match.view(None)["phase"] == "setup":
        assert match.decision is not None
        if match.decision.kind in ("mulligan", "next objective"):
            asked.append((match.decision.kind, match.decision.seat))
        match.choose(match.decision.options[-1])
    assert asked[:2] == [("mulligan", DARK_SEAT), ("mulligan", LIGHT_SEAT)]
    assert {kind for kind, _ in asked[2:]} == {"next objective"}


def test_r2_12_objectives_enter_play_one_at_a_time_the_dark_sides_first() -> None:
    match = new_match()
    play_to(match, "next objective", DARK_SEAT)
    assert match.decision is not None
    assert len(match.decision.options) == 3
    first = match.decision.options[1].card
    match.choose(1)
    assert table_of(match).pile(OBJECTIVES, DARK_SEAT) == [first]
    play_to(match, "next objective", LIGHT_SEAT)
    assert len(titles(match, OBJECTIVES, DARK_SEAT)) == 3
    assert titles(match, OBJECTIVES, LIGHT_SEAT) == []


def test_a29_the_dark_side_is_the_active_player_while_the_light_sides_objectives_are_revealed() -> None:
    match = new_match()
    play_to(match, "next objective", LIGHT_SEAT)
    assert match.view(None)["active"] == DARK_SEAT
    assert match.game.first_to_answer(table_of(match)) == DARK_SEAT


def test_r2_12_the_reactions_of_an_objective_come_before_the_next_objective() -> None:
    for seed in range(60):
        match = new_match(seed=seed)
        play_to(match, "next objective", DARK_SEAT)
        assert match.decision is not None
        cards = table_of(match).cards
        found = [o for o in match.decision.options if cards[o.card].title == "Cruel Interrogations"]
        if found:
            match.choose(found[0])
            assert (match.decision.kind, match.decision.seat) == ("reaction", DARK_SEAT)
            assert len(titles(match, OBJECTIVES, DARK_SEAT)) == 1
            return
    raise AssertionError("no seed deals Cruel Interrogations among the first objectives")


def test_r2_13_the_first_turn_is_the_dark_sides() -> None:
    match = new_match()
    while match.view(None)["phase"] == "setup":
        assert match.decision is not None
        match.choose(match.decision.options[-1])
    assert match.view(None)["turn"] == 1
    assert match.view(None)["active"] == DARK_SEAT
    assert match.view(None)["dial"] == 1
    for seat in (0, 1):
        assert len(titles(match, OBJECTIVES, seat)) == 3
