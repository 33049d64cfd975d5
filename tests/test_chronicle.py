"""The log as it is told: to whom, in runs, in chapters and deeds."""

from __future__ import annotations

from random import Random

import pytest

import zeton
from zeton.games.destiny.testing import duel
from zeton.kernel.chapters import CHAPTER, CONSEQUENCE, DEED
from zeton.kernel.chronicle import Line, Reader, outcome_why, outcome_words, tell_log, tell_since
from zeton.kernel.decision import Outcome
from zeton.kernel.match import Match
from zeton.kernel.table import Entry
from zeton.kernel.words import languages

NAMES = ("Ania", "Béla")


@pytest.fixture
def match() -> Match:
    """A duel whose seat 0 is the light side."""
    return zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=4)


def units(match: Match, how_many: int) -> list[int]:
    """Cards with different titles."""
    found = {match.table.cards[card].title: card for card in range(1, len(match.table.cards))}
    return list(found.values())[:how_many]


def entry(what: str, seat: int, *cards: int, number: int = 0) -> Entry:
    return Entry(what, seat, cards, number, "", 0)


def told(match: Match, entries: list[Entry], reader: Reader) -> list[str]:
    return [line.text for line in tell_log(match, entries, reader)]


def test_the_reader_is_you_and_the_others_have_names(match: Match) -> None:
    (yoda,) = units(match, 1)
    title = match.table.cards[yoda].title
    deed = [entry("plays", 0, yoda)]
    assert told(match, deed, Reader("en", 0, NAMES)) == [f"You play {title}."]
    assert told(match, deed, Reader("en", 1, NAMES)) == [f"Ania plays {title}."]
    assert told(match, deed, Reader("pl", 0, NAMES)) == [f"Zagrywasz kartę {title}."]
    assert told(match, deed, Reader("hu", 0, NAMES)) == [f"Kijátszod a {title} lapot."]


def test_who_has_no_name_is_called_by_his_part(match: Match) -> None:
    part = "Light side" if match.table.light == 0 else "Dark side"
    assert told(match, [entry("mulligan", 0)], Reader("en")) == [f"{part} takes a mulligan."]


def test_cards_drawn_in_a_row_are_one_line(match: Match) -> None:
    hidden = [entry("draws", 1, 0) for _ in range(6)]
    assert told(match, hidden, Reader("en", 0, NAMES)) == ["Béla draws 6 cards."]
    assert told(match, hidden, Reader("pl", 0, NAMES)) == ["Béla dobiera 6 kart."]
    one, other, third = units(match, 3)
    titles = [match.table.cards[card].title for card in (one, other, third)]
    known = [entry("draws", 0, card) for card in (one, other, third)]
    assert told(match, known, Reader("en", 0, NAMES)) == ["You draw {}, {} and {}.".format(*titles)]


def test_very_many_cards_are_not_all_named(match: Match) -> None:
    drawn = [entry("draws", 0, card) for card in units(match, 20)]
    assert told(match, drawn, Reader("en", 0))[0].endswith(" and 8 more.")


def test_equal_titles_are_counted(match: Match) -> None:
    table = match.table
    title, first, second = next(
        (table.cards[a].title, a, b)
        for a in range(1, len(table.cards))
        for b in range(a + 1, len(table.cards))
        if table.cards[a].title == table.cards[b].title
    )
    other = next(card for card in units(match, 9) if table.cards[card].title != title)
    drawn = [entry("draws", 0, card) for card in (first, other, second)]
    assert told(match, drawn, Reader("en", 0, NAMES)) == [f"You draw 2 × {title} and {table.cards[other].title}."]


def test_an_attack_and_a_retreat_are_one_line_each() -> None:
    match = zeton.new("conquest", decks=("space_marines", "orks"), seed=1)
    one, other = units(match, 2)
    title, second = (match.table.cards[card].title for card in (one, other))
    attack = [entry("attacks", 0, one), entry("is exhausted", 0, one), entry("is attacked", 0, other, one)]
    assert told(match, attack, Reader("en")) == [f"{title} attacks {second}."]
    assert told(match, [entry("retreats", 0, one), entry("moves", 0, one)], Reader("en")) == [f"{title} retreats."]


def test_two_players_are_two_lines(match: Match) -> None:
    drawn = [entry("draws", 1, 0), entry("draws", 1, 0), entry("draws", 0, 0)]
    assert told(match, drawn, Reader("en", None, NAMES)) == ["Béla draws 2 cards.", "Ania draws a card."]


def test_one_card_hit_again_and_again_is_one_line(match: Match) -> None:
    hit, other = units(match, 2)
    title, second = (match.table.cards[card].title for card in (hit, other))
    damage = [
        entry("is damaged", 0, hit, number=1),
        entry("is damaged", 0, hit, number=2),
        entry("is damaged", 0, other, number=1),
    ]
    assert told(match, damage, Reader("en")) == [f"{title} takes 3 damage.", f"{second} takes 1 damage."]


def test_different_numbers_are_not_joined(match: Match) -> None:
    hit, other = units(match, 2)
    damage = [entry("is damaged", 0, hit, number=1), entry("is damaged", 0, other, number=2)]
    assert len(told(match, damage, Reader("en"))) == 2


def test_a_line_of_a_run_points_at_all_its_cards(match: Match) -> None:
    drawn = units(match, 3)
    (line,) = tell_log(match, [entry("draws", 0, card) for card in drawn], Reader("en", 0))
    assert line.entry.cards == tuple(drawn)


def test_what_goes_without_saying_is_left_out(match: Match) -> None:
    unit, other = units(match, 2)
    title = match.table.cards[other].title
    log = [entry("plays", 0, unit), entry("enters play", 0, unit), entry("enters play", 0, other)]
    assert told(match, log, Reader("en", 0))[1:] == [f"{title} enters play."]
    assert told(match, [log[0], entry("turn begins", 1), log[1]], Reader("en", 0))[-1].endswith("enters play.")


def test_what_was_told_before_is_remembered_though_not_told_again(match: Match) -> None:
    """A card is played, its owner is asked how to pay, and only then does it enter play."""
    (unit,) = units(match, 1)
    log = [entry("plays", 0, unit), entry("enters play", 0, unit)]
    assert tell_log(match, log, Reader("en", 0), since=1) == []


def test_chapters_deeds_and_what_followed(match: Match) -> None:
    (unit,) = units(match, 1)
    log = [entry("turn begins", 0, number=1), entry("plays", 0, unit), entry("gets a shield", 0, unit)]
    assert [line.level for line in tell_log(match, log, Reader("en"))] == [CHAPTER, DEED, CONSEQUENCE]


def test_the_winner_reads_that_he_has_won(match: Match) -> None:
    won = Outcome((1,), "objectives")
    assert outcome_words(won, Reader("en", 1, NAMES), match) == "You win: three objectives are destroyed."
    assert outcome_words(won, Reader("en", 0, NAMES), match) == "Béla wins: three objectives are destroyed."
    # Below "You win" only the reason is said; whoever lost is told who won.
    assert outcome_why(won, Reader("en", 1, NAMES), match) == "Three objectives are destroyed."
    assert outcome_why(won, Reader("en", 0, NAMES), match) is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", zeton.games())
def test_every_line_of_random_games_is_whole(game: str, language: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        match = zeton.new(game, seed=seed, **zeton.game(game).random_setup(rng))
        while match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
        for seat in (*range(match.seats), None):
            for line in tell_log(match, match.log(seat), Reader(language, seat, NAMES)):
                check(line)


@pytest.mark.parametrize("game", zeton.games())
def test_what_is_new_is_told_as_it_is_in_the_whole_log(game: str) -> None:
    """Though only the chapter it belongs to is read."""
    rng = Random(9)
    match = zeton.new(game, seed=9, **zeton.game(game).random_setup(rng))
    reader = Reader("en", 0, NAMES)
    while match.decision is not None:
        known = match.happened
        match.choose(rng.randrange(len(match.decision.options)))
        assert tell_since(match, reader, known) == tell_log(match, match.log(0), reader, known)
    for since in range(0, match.happened, 7):
        assert tell_since(match, reader, since) == tell_log(match, match.log(0), reader, since)


def check(line: Line) -> None:
    text = line.text
    assert (
        "  " not in text and "{" not in text and " ." not in text and "!." not in text and ".." not in text.replace("…", "")
    ), line
    assert text[-1] in ".!?", line


@pytest.mark.parametrize("language", languages())
def test_who_looks_at_an_empty_hand_is_said_to_find_nothing(language: str) -> None:
    """As I Have Foreseen looks at whatever hand there is; a sentence without an object would be told otherwise."""
    scene = duel("Maul", hand=["As I Have Foreseen"], v_hand=[])
    scene.h.picks("play As I Have Foreseen")
    for seat in (0, 1, None):
        lines = tell_log(scene.match, scene.match.log(seat), Reader(language, seat))
        (looks,) = [line.text for line in lines if line.entry.what == "looks at"]
        assert not looks.endswith((" .", ":.", ": .")) and len(looks.split()) > 3
