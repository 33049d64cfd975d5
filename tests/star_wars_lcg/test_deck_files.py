"""Deck files: what people write by hand, what OCTGN saves, and everything that can be wrong with either."""

import pytest

import zeton
from zeton.games.star_wars_lcg.deck_files import OCTGN_GAME
from zeton.games.star_wars_lcg.decks import Deck
from zeton.games.star_wars_lcg.rules.printed import fact_of, objective_sets

GAME = zeton.game("star_wars_lcg")


def read(text: str, name: str = "deck.txt") -> Deck:
    return GAME.read_deck(text, name)


def o8d(affiliation: str, sets: list[int], leave_out: str = "", add: str = "", game: str = OCTGN_GAME) -> str:
    def card(title: str) -> str:
        return f'    <card qty="1" id="00000000-0000-0000-0000-000000000000">{title.replace("&", "&amp;")}</card>'

    titles = [fact_of(c.definition)["title"] for n in sets for c in objective_sets()[n][1:]]
    if leave_out:
        titles.remove(leave_out)
    if add:
        titles.append(add)
    objectives = [fact_of(objective_sets()[n][0].definition)["title"] for n in sets]
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{game}">']
    for section, cards in (("Affiliation", [affiliation]), ("Command Deck", titles), ("Objective Deck", objectives)):
        lines += [f'  <section name="{section}" shared="False">', *map(card, cards), "  </section>"]
    return "\n".join([*lines, "  <notes><![CDATA[ ]]></notes>", "</deck>"])


# ── text ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_sets_go_by_number_or_by_the_name_of_their_objective() -> None:
    deck = read("Swamp  # my first one\nJedi\n\n# sets\n2x A Journey to Dagobah\n7\n2x 1\nHit and Run # just one\n")
    assert deck == Deck("Swamp", "Jedi", (4, 4, 7, 1, 1, 18))


def test_apostrophes_accents_and_case_make_no_difference() -> None:
    assert read("X\nJÉDI\na hero’s journey\nA HEROʼS JOURNEY").sets == (1, 1)


@pytest.mark.parametrize("line", ["2x 7", "2X 7", "2 x 7", "2× 7", "2x7", "2x Jedi Training", "2 x jedi training"])
def test_a_count_is_written_as_people_write_it(line: str) -> None:
    assert read(f"X\nJedi\n{line}").sets == (7, 7)


def test_a_byte_order_mark_and_windows_lines_are_read() -> None:
    assert read("\ufeffX\r\nJedi\r\n7\r\n") == Deck("X", "Jedi", (7,))


@pytest.mark.parametrize("name", list(GAME.decks))
def test_a_written_deck_reads_back(name: str) -> None:
    deck = GAME.decks[name]
    assert read(GAME.write_deck(deck)) == Deck(deck.name, deck.affiliation, tuple(sorted(deck.sets)))


def test_a_deck_that_breaks_rules_is_read_and_its_problems_named() -> None:
    deck = read("Mine\nSith\n3x Jedi Training\n17\n17\n13")
    found = [(reason.rule, reason.key) for reason in GAME.deck_problems(deck)]
    assert ("R18.1", "too-few-sets") in found
    assert ("R18.2", "wrong-side") in found
    assert ("R18.3", "too-many-copies") in found
    assert ("R18.4", "locked-set") in found


def test_a_starter_deck_has_no_problems() -> None:
    assert GAME.deck_problems(GAME.decks["jedi"]) == []


def test_a_file_deck_can_be_played() -> None:
    jedi = read("Mine\nJedi\n" + "\n".join(f"2x {n}" for n in range(1, 8)))
    assert GAME.deck_problems(jedi) == []
    assert zeton.new("star_wars_lcg", decks=(jedi, "sith"), seed=1).decision is not None


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("", zeton.IllegalDeck, ("deck.txt has no line of a deck", "affiliation")),
        ("# nothing\n\n", zeton.IllegalDeck, ("deck.txt has no line of a deck",)),
        ("Only a name", zeton.IllegalDeck, ("deck.txt has one line of a deck", "2x A Hero's Journey")),
        ("X\nJedy\n1", zeton.UnknownName, ("line 2", "Did you mean “Jedi”")),
        ("X\n\nJedi\nJedi Trainig", zeton.UnknownName, ("line 4", "Did you mean “Jedi Training”")),
        ("X\nJedi\n2x A Heroes Journey", zeton.UnknownName, ("line 3", "Did you mean “A Hero's Journey”")),
        (
            "X\nJedi\n999",
            zeton.UnknownName,
            ("line 3", "there are sets 1–90"),
        ),
        ("X\nJedi\n0x 7", zeton.IllegalDeck, ("line 3", "0 copies")),
        ("X\nJedi\n400x 7", zeton.IllegalDeck, ("line 3", "from 1 to 99")),
        ("X\nJedi\nLuke Skywalker", zeton.UnknownName, ("line 3", "by its objective", "A Hero's Journey (1)")),
        ("X\nJedi\n-3", zeton.UnknownName, ("line 3", "no objective “-3”")),
        ("X\0Y", zeton.IllegalDeck, ("not a text file",)),
    ],
)
def test_a_wrong_text_says_where_and_what_would_be_right(text: str, error: type[Exception], said: tuple[str]) -> None:
    with pytest.raises(error) as caught:
        read(text)
    for part in said:
        assert part in str(caught.value)


# ── OCTGN ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_octgn_deck_is_its_affiliation_and_its_objectives() -> None:
    assert read(o8d("Jedi", [1, 1, 4, 18]), "my swamp.o8d") == Deck("my swamp", "Jedi", (1, 1, 4, 18))


@pytest.mark.parametrize("number", sorted(objective_sets()))
def test_every_set_is_recognised_in_an_octgn_file(number: int) -> None:
    assert read(o8d("Sith", [number, number]), "x.o8d").sets == (number, number)


def test_octgn_is_recognised_by_what_it_holds_too() -> None:
    assert read(o8d("Sith", [19]).replace("utf-8", "utf-16"), "download").sets == (19,)


def test_an_octgn_file_with_curly_apostrophes_is_read() -> None:
    assert read(o8d("Jedi", [1]).replace("'", "’"), "x.o8d").sets == (1,)


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        (
            o8d("Jedi", [1], leave_out="Luke Skywalker"),
            zeton.IllegalDeck,
            ("1x Luke Skywalker is missing", "(1)"),
        ),
        (o8d("Jedi", [1], add="Darth Vader"), zeton.IllegalDeck, ("1x Darth Vader belongs to no set of the deck",)),
        (o8d("Jedi", [1], add="Luke Skywaker"), zeton.UnknownName, ("line ", "Did you mean “Luke Skywalker”")),
        (o8d("Darth Vader", [1]), zeton.IllegalDeck, ("one affiliation card", "this has none")),
        (o8d("Jedi", [1], add="Sith"), zeton.IllegalDeck, ("this has Jedi and Sith",)),
        (o8d("Jedi", [1], game="a-game-of-thrones"), zeton.IllegalDeck, ("line 2", "another game")),
        (o8d("Jedi", [1]).replace("</section>", "", 1), zeton.IllegalDeck, ("line ", "not well-formed")),
        (
            o8d("Jedi", [1]).replace('qty="1"', 'qty="many"', 1),
            zeton.IllegalDeck,
            ("line 4", "not “many”"),
        ),
        (
            o8d("Jedi", [1]).replace(">Jedi<", "> <", 1),
            zeton.IllegalDeck,
            ("line 4", "A card has no title"),
        ),
        ("<html></html>", zeton.IllegalDeck, ("line 1", "<html>")),
        ("not xml at all", zeton.IllegalDeck, ("line 1", "not well-formed")),
        ('<!DOCTYPE deck [<!ENTITY a "b">]><deck>&a;</deck>', zeton.IllegalDeck, ("line 1", "document type")),
        ('<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck/>', zeton.IllegalDeck, ("document type",)),
    ],
)
def test_a_wrong_octgn_file_says_where_and_what_is_wrong(text: str, error: type[Exception], said: tuple[str]) -> None:
    with pytest.raises(error) as caught:
        read(text, "x.o8d")
    for part in said:
        assert part in str(caught.value)
