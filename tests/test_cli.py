"""The command line, driven as a person would drive it."""

import json
import re
import subprocess
import sys
import tomllib
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

import zeton
from zeton.bots import hint
from zeton.cli import BASELINES, WITH_COMPONENTS, app
from zeton.kernel.errors import BadRecord
from zeton.kernel.words import languages
from zeton.lab import ladder
from zeton.terminal.bench import Figures, as_table, bench, best_of
from zeton.terminal.deck import FORMATS
from zeton.terminal.history import drawn, keep, read
from zeton.terminal.screen import console

runner = CliRunner()


def run(*arguments: str, given: str = "", code: int = 0) -> str:
    result = runner.invoke(app, list(arguments), input=given, env={"COLUMNS": "160", "NO_COLOR": "1"})
    assert result.exit_code == code, f"{result.output}\n{result.exception!r}"
    return result.output


def saved(tmp_path: Path, choices: int = 40, seed: int = 3) -> Path:
    match, rng = zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=seed), Random(seed)
    while match.decision is not None and choices:
        match.choose(rng.randrange(len(match.decision.options)))
        choices -= 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()))
    return file


# ── play ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_whole_game_is_played_by_piped_input() -> None:
    said = run("play", "--bot", "random", "--seed", "5", given="1\n" * 3000)
    assert "You play: Light side" in said
    assert re.search(r"(You win|Dark side wins): ", said)


def test_the_table_shows_both_areas_hand_dial_balance_log_and_options() -> None:
    said = run("play", "--deck", "sith", "--against", "jedi", "--seed", "2", "--bot", "random", given="1\n" * 8 + "q\n")
    for part in ("Light side", "Dark side", "Dial 0/12", "Balance: Light side", "Hand", "Objectives", "  1  ", "draws"):
        assert part in said, part
    assert "Until next time" in said


def test_a_hint_names_the_best_options_and_what_to_expect_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zeton.terminal.play.hint", lambda seat: hint(seat, "search:iterations=20"))
    said = run("play", "--seed", "5", "--bot", "random", given="h\nq\n")
    assert "Hint, the best first" in said
    assert len(re.findall(r"^  [1-4]  .+ – \d+ %$", said, re.MULTILINE)) == 3


def test_a_card_that_offers_nothing_is_explained() -> None:
    keys = "1\n2\n? kuat\n? #999\n?\nnothing like this\n? affiliation\nq\n"
    said = run("play", "--deck", "imperial_navy", "--against", "jedi", "--seed", "4", "--bot", "random", given=keys)
    assert "You see no card #999" in said
    assert "no card in sight “nothing like this”" in said


def test_why_not_names_the_rule() -> None:
    match = zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=1)
    while match.decision.kind != "mulligan" or match.decision.seat != 0:
        match.choose(0)
    title = match.table.cards[match.table.pile(0, 0)[0]].title
    said = run("play", "--seed", "1", "--bot", "random", given=f"1\n? {title}\nq\n")
    assert re.search(rf"{re.escape(title)}: .+ \(R\d+\.\d+\)", said)


def test_a_wrong_key_is_named_and_the_question_stays() -> None:
    said = run("play", "--seed", "1", "--bot", "random", given="99\nxyzzy\n\nq\n")
    assert "'99' is neither a number from 1 to 4" in said
    assert "'xyzzy' is neither" in said


def test_the_text_of_a_card_and_the_log_are_shown() -> None:
    said = run("play", "--seed", "1", "--bot", "random", given="c jedi\nl\nq\n")
    assert "Affiliation: Jedi" in said
    assert "Log" in said


def test_a_choice_is_taken_back_until_chance_or_hidden_cards_have_spoken() -> None:
    said = run("play", "--seed", "1", "--bot", "random", given="u\n1\nu\nq\n")
    assert "no earlier choice" in said
    assert "cannot be taken back" in said


def test_a_harmless_choice_is_taken_back(tmp_path: Path) -> None:
    match = zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=1)
    while not (match.decision.seat == 0 and match.decision.kind == "attackers" and len(match.decision.options) > 2):
        attack = next((n for n, o in enumerate(match.decision.options) if o.verb in ("play", "engage")), None)
        match.choose(attack if attack is not None else len(match.decision.options) - 1)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()))
    said = run("play", "--load", str(file), "--bot", "random", given="1\nu\nq\n")
    assert "Taken back" in said


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    first = run("play", "--seed", "7", "--bot", "random", given=f"1\n2\ns {file}\nq\n")
    assert f"zeton play --load {file}" in first.replace("\n", "")
    said = run("play", "--load", str(file), "--bot", "random", given="q\n")
    assert "Which objective do you reveal next?" in said or "Setup" in said
    assert zeton.replay(json.loads(file.read_text())).decision is not None


def test_play_with_a_deck_file(tmp_path: Path) -> None:
    file = tmp_path / "swamp.txt"
    file.write_text("Swamp\nJedi\n" + "\n".join(f"2x {n}" for n in range(1, 8)))
    assert "You play: Light side" in run("play", "--deck", str(file), "--bot", "random", given="q\n")


@pytest.mark.parametrize("game", zeton.games())
def test_every_game_is_played_at_the_terminal_with_hints(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zeton.terminal.play.hint", lambda seat: hint(seat, "search:iterations=5"))
    said = run("play", game, "--bot", "random", "--seed", "3", given="h\n1\nh\n1\nq\n")
    assert said.count("Hint, the best first") == 2
    assert "Until next time" in said


def test_a_game_for_a_team_has_as_many_seats_as_are_wished() -> None:
    options = ("--seats", "3", "--seat", "3", "--option", "villain=ventress", "--option", "difficulty=padawan")
    assert "Until next time" in run("play", "clone_wars", *options, "--bot", "random", given="q\n")
    assert "without decks" in run("play", "clone_wars", "--deck", "jedi", code=2)


def test_an_illegal_deck_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "small.txt"
    file.write_text("Small\nJedi\n1\n2\n")
    assert "The deck has 2 objective sets; it needs at least 10. (R18.1)" in run("play", "--deck", str(file), code=2)


def test_the_second_seat_can_be_taken() -> None:
    assert "You play: Light side" in run("play", "--seat", "2", "--bot", "random", given="q\n")


def test_the_end_of_the_input_is_said() -> None:
    assert "The input has ended" in run("play", "--bot", "random", "--seed", "1")


# ── replay, cards, rules, decks ───────────────────────────────────────────────────────────────────────────────────


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    said = run("replay", str(saved(tmp_path)), given="\nb\n12\nl\nzzz\nq\n")
    assert "Choice 0 of 40" in said
    assert "Choice 1 of 40" in said
    assert "Choice 12 of 40" in said
    assert "'zzz' is neither" in said


def test_a_replay_for_a_seat_hides_what_the_other_chose(tmp_path: Path) -> None:
    assert "Dark side: …" in run("replay", str(saved(tmp_path)), "--seat", "1", given="\n\n\nq\n")


def test_a_finished_game_is_replayed_to_its_end(tmp_path: Path) -> None:
    file = saved(tmp_path, choices=10_000)
    said = run("replay", str(file), given="q\n")
    last = int(re.search(r"Choice 0 of (\d+)", said)[1])
    assert "side wins" in run("replay", str(file), given=f"{last}\nq\n")


def test_what_the_help_says_of_what_it_does_not_load_is_true() -> None:
    assert set(FORMATS) == {form for name in zeton.games() for form in zeton.game(name).deck_formats}
    assert {game.title for game in map(zeton.game, zeton.games()) if "components" in game.files} == {WITH_COMPONENTS}
    assert BASELINES == ladder.BASELINES


def test_cards_are_found_by_words() -> None:
    assert "Targeted Strike" in run("cards", "luke", "SKYWALKER")
    assert "Darth Vader" in run("cards", "sith", "unit")
    assert "Nothing has all of these words" in run("cards", "quidditch", code=1)


def test_rules_are_found_by_number_or_words() -> None:
    assert "R7.11" in run("rules", "R7")
    assert "R7.11" not in run("rules", "r7.1")
    assert "R13.1 " in run("rules", "elite")
    assert len(run("rules").splitlines()) > 170
    assert "Nothing has all" in run("rules", "quidditch", code=1)


def test_a_deck_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(run("deck", "show", "sith"))
    assert "every rule of deck building is kept" in run("deck", "check", str(file))
    file.write_text("Mine\nSith\n3x Fall of the Jedi\n17\n")
    said = run("deck", "check", str(file), code=1)
    for part in ("Mine breaks 3 rules", "R18.1", "R18.2", "R18.3", "3 times"):
        assert part in said


def test_bots_meet_in_the_arena() -> None:
    said = run("arena", "star_wars_lcg", "random", "random", "--games", "1", "--workers", "1")
    assert "random against random" in said
    assert "All" in said
    assert "95 % interval" in said


def test_an_arena_writes_its_results_and_draws_them(tmp_path: Path) -> None:
    results, picture = tmp_path / "arena.json", tmp_path / "arena.png"
    arguments = (
        "--games",
        "1",
        "--decks",
        "jedi,sith",
        "--option",
        "mulligan=no",
        "--json",
        str(results),
        "--picture",
        str(picture),
    )
    said = run("arena", "star_wars_lcg", "random", "easy", "greedy:samples=1", *arguments)
    assert "6/6" in said
    assert "Elo" in said
    found = json.loads(results.read_text())
    assert {row["bot"] for row in found["elo"]} == {"random", "easy", "greedy:samples=1"}
    assert len(found["games"]) == 6
    assert all(game["options"] == {"mulligan": False} for game in found["games"])
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("random",), "two bots or more"),
        (("random", "easy", "--option", "muligan=no"), "Did you mean “mulligan”"),
        (("random", "easy", "--option", "mulligan=perhaps"), "yes or no"),
        (("random", "easy", "--option", "mulligan"), "name=value"),
        (("random", "easy", "--picture", "arena.txt"), "ends in .png"),
        (("random", "easy", "--seats", "3"), "two seats"),
    ],
)
def test_what_no_arena_can_do_is_said_before_the_first_game(arguments: tuple[str, ...], said: str) -> None:
    assert said in run("arena", "star_wars_lcg", *arguments, code=2)


def test_a_picture_needs_the_laboratory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zeton.terminal.picture.find_spec", lambda name: None)
    assert "pip install '.[lab]'" in run("arena", "star_wars_lcg", "random", "easy", "--picture", "a.png", code=2)


def test_the_bench_measures_every_game() -> None:
    out = console()
    with out.capture() as captured:
        bench(1, out, "en", peers=False)
    assert all(zeton.game(name).title.split(":")[0] in captured.get() for name in zeton.games())
    assert as_table([Figures("x", 1, 10, 0.5)], "en").row_count == 1


@pytest.mark.parametrize("language", languages())
def test_the_table_of_the_bench_fits_80_columns(language: str) -> None:
    """With every title there is, and figures as wide as a fast machine and a long bench make them."""
    wide = [
        Figures(title, 28_000, 28_000 * 1234, 28_000 * 1234 / 1_234_567, clone=0.0123456, determinize=0.0123456, replay=12.3456)
        for title in [*(zeton.game(name).title for name in zeton.games()), "OpenSpiel gin rummy"]
    ]
    out = Console(width=80, color_system=None, file=StringIO())
    with out.capture() as captured:
        out.print(as_table(wide, language))
    lines = [line.rstrip() for line in captured.get().splitlines()]
    assert max(map(len, lines)) <= 80
    rows = [line.split() for line in lines if "1,234,567" in line]
    assert [row[-7:] for row in rows] == [["28,000", "1,234,567", "1,000", "1,234", "12,346", "12,346", "12,346"]] * len(wide)


def test_the_fastest_round_of_the_bench_counts() -> None:
    slow, fast = Figures("x", 1, 10, 0.5, clone=2.0, replay=4.0), Figures("x", 1, 12, 0.5, clone=3.0, replay=3.0)
    assert best_of([slow, fast]) == Figures("x", 1, 12, 0.5, clone=2.0, replay=3.0)


def test_the_bench_keeps_a_history_and_draws_it(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    keep(file, {"conquest": 1000.0, "destiny": 3000.0}, [])
    file.write_text(file.read_text() + json.dumps({**read(file)[0], "machine": "another", "rates": {"conquest": 9e9}}) + "\n")
    history = keep(file, {"conquest": 2000.0, "destiny": 1500.0}, read(file))
    assert [kept["rates"] for kept in history] == [
        {"conquest": 1000.0, "destiny": 3000.0},
        {"conquest": 2000.0, "destiny": 1500.0},
    ], "other machines are another history"
    out = Console(width=80, color_system=None, file=StringIO())
    with out.capture() as captured:
        out.print(drawn(history, "en"))
    first, last = (line for line in captured.get().splitlines() if "█" in line)
    assert (first.count("█"), last.count("█")) == (5 + 10, 10 + 5), "bars are drawn beside the fastest run of a game"


def test_a_history_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text('{"rates": 3}\n')
    with pytest.raises(BadRecord, match="Line 1 of"):
        read(tmp_path / "notes.txt")


def test_it_says_which_version_and_which_engine_it_is() -> None:
    assert run("--version").startswith(f"Żeton {zeton.__version__}, ")


# ── extras ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("missing", ["typer", "rich"])
def test_without_the_extra_cli_it_is_said_how_to_get_it(missing: str) -> None:
    """As after ``pip install .``: the words must work in the clone it was installed from."""
    code = f"import sys; sys.modules[{missing!r}] = sys.modules['fluent'] = None; import zeton.cli"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    how = "In the folder of the project, run: pip install '.[cli]'"
    assert (done.returncode, done.stderr) == (1, f"zeton: The command line needs more packages ({missing}). {how}\n")


def test_without_the_extra_server_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeton.server.run", None)
    assert "In the folder of the project, run: pip install '.[server]'" in run("serve", code=2)


def test_every_extra_that_is_named_exists() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) == {"words", "cli", "server", "traces", "lab", "cluster", "bench"}
    assert "zeton[cli]" in project["optional-dependencies"]["server"], "`zeton serve` is a command, too"


# ── errors ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "star_wars"), "Did you mean “star_wars_lcg”"),
        (("play", "--deck", "jedy"), "Did you mean “jedi”"),
        (("play", "--deck", "no-such-file.txt"), "There is no file no-such-file.txt"),
        (("play", "--deck", "jedi", "--against", "rebel_alliance"), "One deck of each side"),
        (("play", "--bot", "gredy"), "Did you mean “greedy”"),
        (("play", "--seat", "3"), "numbered 1 to 2"),
        (("play", "--load", "no-such-file.json"), "There is no file no-such-file.json"),
        (("play", "--language", "xx"), "no language “xx”"),
        (("replay", "no-such-file.json"), "There is no file"),
        (("cards", "--game", "chess"), "no game “chess”"),
        (("deck", "check", "no-such-file.txt"), "There is no file"),
        (("deck", "show", "sihth"), "Did you mean “sith”"),
        (("deck", "show", ""), "There is no starter deck or file “”"),
        (("play", "--players", "3"), "There is no option “--players”. There are: --against"),
        (("serve", "--prot", "1"), "Did you mean “--port”"),
        (("arena", "star_wars_lcg", "random", "gredy"), "Did you mean “greedy”"),
    ],
)
def test_an_error_is_one_clear_line_and_exit_code_2(arguments: tuple[str, ...], said: str) -> None:
    output = run(*arguments, code=2)
    assert said in output
    assert output.strip().splitlines()[-1].startswith("zeton: ")
    assert "Traceback" not in output


DAMAGED = ["", "[]", "{}", "not json", '{"format": 1}', "[" * 100_000, '{"format": ' + "9" * 10_000 + "}", "\x80"]


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_save_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(text.encode("latin-1"))
    for command in (("play", "--load", str(file)), ("replay", str(file))):
        assert "zeton: " in run(*command, code=2)


@pytest.mark.parametrize("text", [text for text in DAMAGED if text != "[]"])
def test_a_damaged_position_and_damaged_facts_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "given.json"
    file.write_bytes(text.encode("latin-1"))
    assert "zeton: " in run("simulate", "destiny", "random", "random", "--position", str(file), code=2)
    assert "zeton: " in run("facts", "import", "--check", str(file), code=2)


@pytest.mark.parametrize(
    "command", [("ladder", "show", "destiny", "--file"), ("bench", "--games", "1", "--no-peers", "--history")]
)
def test_a_file_of_results_that_is_none_is_refused_and_stays_as_it_is(tmp_path: Path, command: tuple[str, ...]) -> None:
    """It is read before anything is measured or added to it."""
    file = tmp_path / "results.jsonl"
    for content in (
        b"\x80",
        b"3",
        b"[" * 100_000,
        b"{}",
        b'{"rates": {"x": 0}, "machine": "x", "commit": "x", "compiled": true}',
    ):
        file.write_bytes(content)
        assert "zeton: " in run(*command, str(file), code=2)
        assert file.read_bytes() == content
    assert "It is a folder." in run(*command, str(tmp_path), code=2)


def test_a_name_that_is_much_too_long_is_not_read_out_whole() -> None:
    for command in (
        ("replay", "x" * 5000),
        ("deck", "show", "9" * 5000),
        ("play", "--bot", "x" * 5000 + ".py:Bot"),
        ("simulate", "clone_wars", "random", "random", "--games", "1", "--to", "x" * 5000),
        ("cards", "--game", "clone_wars", "--save", "x" * 5000),
    ):
        output = run(*command, code=2)
        assert "zeton: " in output and len(output) < 2500
    for command in ("cards", "rules"):
        assert len(run(command, "9" * 5000, code=1)) < 2500


def test_a_deck_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes("Mine\nJédi".encode("latin-1"))
    assert "UTF-8" in run("deck", "check", str(file), code=2)


@pytest.mark.parametrize("command", ["play", "replay", "cards", "rules", "deck", "arena", "bench"])
def test_every_command_has_help(command: str) -> None:
    assert "Usage" in run(command, "--help")
