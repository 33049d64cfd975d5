"""Everything a player reads has words: options, questions, the log, reasons, outcomes; and every card its text."""

import ast
from pathlib import Path
from random import Random

import pytest

import zeton
from zeton.games.conquest.testing import Scene
from zeton.games.star_wars_lcg.rules.leaving import put_in_captivity
from zeton.games.star_wars_lcg.rules.terms import CHOSEN, DECK, OBJECTIVES
from zeton.kernel import words
from zeton.kernel.chronicle import Reader, log_words, outcome_words, tell_log
from zeton.kernel.errors import UnknownName

GAMES = zeton.games()


def setups(game: str) -> list[dict[str, object]]:
    rng = Random(7)
    return [zeton.game(game).random_setup(rng) for _ in range(12)]


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES)
def test_everything_met_in_random_games_has_words(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = words.tell

    def strict(prefix: str, kind: str, /, *rest: object, **arguments: object) -> str:
        key = f"{prefix}-{words.key_of(kind)}"
        packages = words.packages_of(rest[1])
        assert words.has_message(key, language, *packages), f"no words for {key}"
        said = told(prefix, kind, *rest, **arguments)
        assert said, key
        return said

    monkeypatch.setattr(words, "tell", strict)
    for number, setup in enumerate(setups(game)):
        rng = Random(number)
        match = zeton.new(game, **setup, seed=number)
        while match.decision is not None:
            said = words.question_words(match.decision, language, match)
            assert "None" not in said.split(), f"{match.decision.kind}: {said}"
            for said in words.options_words(match, language):
                assert "None" not in said.split()
            match.choose(rng.randrange(len(match.decision.options)))
        for seat in (*range(match.seats), None):
            for line in tell_log(match, match.log(seat), Reader(language, seat)):
                assert "None" not in line.text.split(), line
        outcome_words(match.outcome, Reader(language), match)


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES)
def test_no_two_options_of_one_decision_read_alike(game: str, language: str) -> None:
    """Whose card, where it lies, in what state; only copies that nothing distinguishes are numbered."""
    for number, setup in enumerate(setups(game)[:6], 100):
        rng = Random(number)
        match = zeton.new(game, **setup, seed=number)
        while match.decision is not None:
            said = words.options_words(match, language)
            assert len(set(said)) == len(said), f"{match.decision.kind}: {said}"
            match.choose(rng.randrange(len(match.decision.options)))


def test_problems_of_decks_have_words() -> None:
    game = zeton.game("star_wars_lcg")
    deck = game.read_deck("Mine\nSith\n3x Jedi Training\n17\n17\n13", "mine.txt")
    said = [words.reason_words(reason, "en", None, game=game.id) for reason in game.deck_problems(deck)]
    assert any("needs at least 10" in s for s in said)
    assert any("Jedi Training" in s and "3 times" in s for s in said)
    assert all(" " in s for s in said)


def test_an_option_has_words_without_a_match() -> None:
    assert zeton.words(zeton.Option("pass")) == "Pass"
    assert zeton.words(zeton.Option("play", 3)) == "play #3"


def test_a_hidden_card_is_not_named() -> None:
    match = zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=4)
    while match.decision.kind != "mulligan":
        match.choose(0)
    drawn = [log_words([e], Reader("en"), match) for e in match.log(None) if e.what == "draws"]
    assert set(drawn) == {"Light side draws a card.", "Dark side draws a card."}


def test_a_captured_card_may_be_hidden_but_not_where_it_lies() -> None:
    """What the log says of several cards hides only those that are hidden (A59)."""
    match = zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=4)
    while match.decision.kind != "mulligan":
        match.choose(0)
    table = match.table
    objective = table.pile(CHOSEN, table.dark)[0]
    table.move(objective, OBJECTIVES, table.dark)
    captive = table.pile(DECK, table.light)[-1]
    put_in_captivity(table, captive, objective, secretly=True)
    entry = match.log(table.light)[-1]
    assert entry.cards == (0, objective)
    place = table.cards[objective].title
    assert log_words([entry], Reader("en"), match) == f"A hidden card is captured at {place}."


def test_the_log_never_names_a_source_as_a_target() -> None:
    match = zeton.new("conquest", decks=("orks", "tau"), seed=1)
    source, one, other = match.table.planets()[:3]
    match.table.note("targets", 0, (source, one, other))
    titles = [match.table.cards[card].title for card in (source, one, other)]
    assert log_words([match.log(0)[-1]], Reader("en"), match) == "{} targets {} and {}.".format(*titles)


def test_a_card_that_targets_itself_is_not_named_twice() -> None:
    """As if there were two of them; a second copy is called by its title."""
    said = {
        "en": "Goff Boyz target themselves.",
        "pl": "Karta Goff Boyz wskazuje siebie.",
        "hu": "A Goff Boyz lap célpontja önmaga.",
    }
    scene = Scene(one={"planets": {1: ["Goff Boyz", "Goff Boyz"]}})
    boyz, other = scene.table.units_at(1, 0)
    scene.table.note("targets", 0, (boyz, boyz))
    scene.table.note("targets", 0, (boyz, other))
    itself, another = scene.match.log(0)[-2:]
    assert {language: log_words([itself], Reader(language), scene.match) for language in said} == said
    assert log_words([another], Reader("en"), scene.match) == "Goff Boyz target Goff Boyz."


def test_a_sentence_that_ends_with_a_title_has_no_fourth_dot() -> None:
    assert words.ended("You draw The Best Defense....") == "You draw The Best Defense..."
    assert words.ended("It is discarded.") == "It is discarded."


def test_a_target_that_was_left_out_hides_nothing() -> None:
    """Of "up to 3" only one was chosen: everybody still reads which."""
    match = zeton.new("conquest", decks=("orks", "tau"), seed=1)
    source, one = match.table.planets()[:2]
    match.table.note("targets", 0, (source, one, 0, 0))
    assert match.log(1)[-1].cards == match.log(0)[-1].cards == (source, one)


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownName, match="no language"):
        zeton.words(zeton.Option("pass"), "xx")


def written(game: str) -> set[str]:
    """The key of every message that the source of a game and the kernel can ask for with a word written in it."""
    prefixes = {"option": ("option", 0), "note": ("log", 0), "ask": ("question", 1)}
    found = set()
    root = Path(zeton.__file__).parent
    files = [*(root / "kernel").glob("*.py"), *(root / "games" / game).rglob("*.py")]
    if not (root / "games" / game / "language").exists():
        files.remove(root / "kernel" / "effects.py")  # what cards do: here no cards are written in the shared words
    for file in (f for f in files if not f.name.startswith("test_")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            prefix, place = prefixes.get(name, ("", 0))
            word = node.args[place] if prefix and len(node.args) > place else None
            if isinstance(word, ast.Constant) and isinstance(word.value, str):
                found.add(f"{prefix}-{words.key_of(word.value)}")
    return found


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_question_and_log_entry_in_the_source_has_words(game: str, language: str) -> None:
    keys = written(game)
    assert len(keys) > 50
    missing = [k for k in sorted(keys) if not words.has_message(k, language, words.COMMON, f"zeton.games.{game}")]
    assert not missing
