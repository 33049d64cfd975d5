"""The command line: ``zeton play``, ``serve``, ``replay``, ``cards``, ``rules``, ``deck``, ``arena``, ``bench``.

Needs the extra ``cli`` (``pip install '.[cli]'`` in a clone). Errors of ours are one line, and the exit code is 2.
"""

from __future__ import annotations

import json
import secrets
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated, Any

try:
    import rich  # noqa: F401 (what the terminal draws with)
    import typer
    from typer.core import TyperGroup
except ImportError:
    from zeton.kernel.errors import how_to_install

    sys.exit(f"zeton: the command line needs typer and rich: {how_to_install('cli')}")

import zeton
from zeton.bots import DEFAULT_LEVEL, LEVELS, make_bot
from zeton.kernel.errors import BadRecord, BadSetup, ZetonError, how_to_install
from zeton.kernel.match import Match
from zeton.terminal import arena as arena_tools
from zeton.terminal import decks as deck_tools
from zeton.terminal.bench import bench as run_bench
from zeton.terminal.cards import show_cards
from zeton.terminal.language import own_language
from zeton.terminal.options import read_options
from zeton.terminal.play import Quit, Table
from zeton.terminal.replay import Replay
from zeton.terminal.rules import show_rules
from zeton.terminal.screen import console

DEFAULT_GAME = "star_wars_lcg"
SAVE_FILE = Path("zeton-game.json")
NO_CLIENT = (
    "the browser client is not in this installation; in a clone, `make play` builds it, and `make wheel` a wheel with it"
)


class Commands(TyperGroup):
    """Commands whose errors are one line: what a caller did wrong is no crash."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ZetonError as wrong:
            typer.echo(f"zeton: {wrong}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=Commands,
    help="Żeton plays tabletop games by their exact rules. Begin with: zeton play",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
deck_app = typer.Typer(help="Check and show decks.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")

Game = Annotated[str, typer.Argument(help="Which game: " + ", ".join(zeton.games()))]
GameOption = Annotated[str, typer.Option("--game", help="Which game: " + ", ".join(zeton.games()))]
Words = Annotated[list[str] | None, typer.Argument(help="Words that must all be there; case and accents make no difference.")]
OWN_LANGUAGE = own_language()
Language = Annotated[str, typer.Option("--language", help="The language of cards and sentences.")]
Seats = Annotated[int | None, typer.Option(help="How many play, in a game for a team.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, as name=value; may be repeated.")]
DeckOption = Annotated[str | None, typer.Option(help="Your deck: a starter deck's id, or a deck file (text or .o8d).")]


@app.command()
def play(
    game: Game = DEFAULT_GAME,
    deck: DeckOption = None,
    against: Annotated[str | None, typer.Option(help="The opponent's deck: an id or a file.")] = None,
    bot: Annotated[str, typer.Option(help=f"The opponent: {', '.join(LEVELS)}, or path/mybot.py:MyBot.")] = DEFAULT_LEVEL,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards; without one they are new.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    seat: Annotated[int, typer.Option(help="The seat you take: 1 plays the first deck, 2 the second.")] = 1,
    seats: Seats = None,
    option: Options = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Play a game against a bot, or with bots in a game for a team.

    The table is shown at each of your decisions, with every legal option numbered: type a number and Enter.
    Other keys: h hint, ? why a card offers nothing, u take back, s save, l log, c card, q quit.
    """
    if load is not None:
        match = zeton.replay(read_record(load))
    else:
        match = new_match(game, (deck, against), seed, seat, seats, option, language)
    if not 1 <= seat <= match.seats:
        raise BadSetup(f"there is no seat {seat}: this game has seats 1 to {match.seats}")
    mine = seat - 1
    bots = {other: make_bot(bot, seed=match.seed + other + 1) for other in range(match.seats) if other != mine}
    table = Table(match, mine, bots, console(), language, load or SAVE_FILE)
    try:
        table.play()
    except (Quit, KeyboardInterrupt):
        raise typer.Exit(0) from None


def new_match(
    game: str,
    decks: tuple[str | None, str | None],
    seed: int | None,
    seat: int,
    seats: int | None,
    option: list[str] | None,
    language: str,
) -> Match:
    """A new match with the decks as given, the player's first; those that are not are the first that fit."""
    rules = zeton.game(game)
    seed = secrets.randbits(32) if seed is None else seed
    options = read_options(rules, option)
    if not rules.decks:
        if any(decks):
            raise BadSetup(f"{rules.title} is played without decks of one's own")
        return zeton.new(game, seats=seats or max(2, rules.seats[0]), seed=seed, **options)
    deck, against = decks
    mine: Any = deck_tools.playable(rules, deck or next(iter(rules.decks)), language)
    other: Any = deck_tools.playable(rules, against, language) if against else deck_tools.opponent_for(rules, mine)
    return zeton.new(game, decks=(mine, other) if seat == 1 else (other, mine), seats=seats, seed=seed, **options)


def read_record(file: Path) -> dict[str, Any]:
    """The record in a file."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRecord(f"there is no file {file}") from None
    except OSError as wrong:
        raise BadRecord(f"{file} cannot be read: {wrong.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as wrong:
        raise BadRecord(f"{file} is no saved game: {wrong}") from None
    if not isinstance(found, dict):
        raise BadRecord(f"{file} is no saved game: it holds a {type(found).__name__}")
    return found


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="See it as this seat did (1, 2 …); without it, as a spectator.")] = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Step through a saved game, forward and back."""
    record = read_record(file)
    seats = zeton.replay({**record, "choices": []} if "choices" in record else record).seats
    if seat is not None and not 1 <= seat <= seats:
        raise BadSetup(f"there is no seat {seat}: this game has seats 1 to {seats}")
    Replay(record, None if seat is None else seat - 1, console(), language).step_through()


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 for every network.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen at; without it, 8000 or the next free one.")] = None,
    folder: Annotated[Path | None, typer.Option(help="Where games, accounts and the signing key are kept.")] = None,
    database: Annotated[str | None, typer.Option(help="postgresql://user:password@host/name; without it, a file.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think; without it, one per core.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser at the lobby.")] = False,
) -> None:
    """Serve tables to browsers: against bots, friends and strangers, on this machine or a network.

    Every option can be set in the environment too: ZETON_HOST, ZETON_PORT, ZETON_FOLDER, ZETON_DATABASE, ZETON_KEY …
    """
    try:
        from zeton.server.folder import AlreadyServed
        from zeton.server.run import serve as run_server
        from zeton.server.settings import Settings
        from zeton.server.web import has_client
    except ImportError as missing:
        raise BadSetup(f"the server needs more packages ({missing.name}): {how_to_install('server')}") from None
    settings = Settings.from_environment(host=host, port=port, folder=folder, database=database, workers=workers)

    def ready(address: str) -> None:
        typer.echo(f"Tables are served at {address} (Ctrl+C ends it; games are kept in {settings.folder})")
        if not has_client():
            typer.echo(f"zeton: {NO_CLIENT}", err=True)
        elif open_browser:
            # A browser in this terminal would not come back: the server does not wait for it.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run_server(settings, ready)
    except AlreadyServed as other:
        if not (open_browser and other.address):
            raise
        typer.echo(f"Tables are served already at {other.address}")
        webbrowser.open(other.address)


@app.command()
def cards(
    words: Words = None,
    game: GameOption = DEFAULT_GAME,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Write the component file of a game that has one, to correct it.")] = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Search cards by title, trait, type or text; a few hits are shown whole.

    The Clone Wars tells where each fact of its box comes from. To correct one: zeton cards --game clone_wars --save own.json,
    change the file, look at it with --option components=own.json, and play with it by the same option.
    """
    rules = zeton.game(game)
    if save is not None:
        save_file(rules, save)
        return
    if not show_cards(rules.with_contents(read_options(rules, option)), words or [], console(), language):
        raise typer.Exit(1)


def save_file(rules: zeton.Game, to: Path) -> None:
    """Write the file the contents of a game are read from; never over one that is there."""
    if not rules.files:
        raise BadSetup(f"{rules.title} has no component file")
    (name,) = rules.files
    try:
        with to.open("x", encoding="utf-8") as file:
            file.write(rules.file_text(name))
    except FileExistsError:
        raise BadSetup(f"{to} is there already; name another file") from None
    except OSError as wrong:
        raise BadSetup(f"{to} cannot be written: {wrong.strerror}") from None
    typer.echo(f"{to} is written. Play with it: zeton play {rules.id} --option {name}={to}")


@app.command()
def rules(words: Words = None, game: GameOption = DEFAULT_GAME, language: Language = OWN_LANGUAGE) -> None:
    """Search the rules by words or by number: zeton rules edge, zeton rules R7, zeton rules R7.2."""
    if not show_rules(zeton.game(game), words or [], console(), language):
        raise typer.Exit(1)


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file: plain text, or .o8d of OCTGN.")],
    game: GameOption = DEFAULT_GAME,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Say whether the deck in a file may be played, and if not, which rules it breaks.

    A text file has the deck's name on its first line, the affiliation on the second, and then one objective set per line,
    by number or by the name of its objective, with 2x before it for two copies. Everything after # is a comment.
    """
    chosen = zeton.game(game)
    if not deck_tools.check(chosen, deck_tools.read_file(chosen, file), console(), language):
        raise typer.Exit(1)


@deck_app.command("show")
def deck_show(
    deck: Annotated[str, typer.Argument(help="The id of a starter deck, or a deck file.")],
    game: GameOption = DEFAULT_GAME,
) -> None:
    """Show a deck as a deck file: a good beginning for one of your own."""
    chosen = zeton.game(game)
    typer.echo(chosen.write_deck(chosen.deck(deck_tools.find_deck(chosen, deck))), nl=False)


@app.command()
def arena(
    game: Game,
    bots: Annotated[list[str], typer.Argument(help="Two bots or more: random, greedy, search:time=1.0, path/mybot.py:MyBot.")],
    games: Annotated[int, typer.Option(min=1, help="How many pairs of games for each pairing of decks.")] = 10,
    seed: Annotated[int, typer.Option(help="The seed of the first pair.")] = 0,
    decks: Annotated[str | None, typer.Option(help="Two decks with a comma between; without it, every pairing.")] = None,
    seats: Seats = None,
    option: Options = None,
    workers: Annotated[int, typer.Option(min=0, help="How many processes; 0: one for each core.")] = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write every result to this file.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the results to this file (png, svg, pdf).")] = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Let bots play paired games: each deal twice, with the bots changed over. Shares have 95 % Wilson intervals.

    In a game for a team, each deal is played by a team of each bot.
    """
    rules = zeton.game(game)
    pair = tuple(deck_tools.playable(rules, deck.strip(), language) for deck in decks.split(",")) if decks else None
    planned = arena_tools.plan(rules, tuple(bots), games=games, decks=pair, seats=seats, seed=seed, options=option or [])
    arena_tools.hold(planned, workers, console(), json_file, picture)


@app.command()
def bench(
    games: Annotated[int, typer.Option(min=1, help="How many games for each pairing of decks.")] = 25,
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured; the fastest round counts.")] = 3,
    peers: Annotated[bool, typer.Option(help="Measure other libraries too, where they are installed.")] = True,
) -> None:
    """Measure the speed of random play, copies and replays, beside other libraries in the same run."""
    run_bench(games, console(), rounds=rounds, peers=peers)


def main() -> None:
    """Run a command."""
    app()


if __name__ == "__main__":
    main()
