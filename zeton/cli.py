"""The command line: ``zeton play``, ``puzzle``, ``serve``, ``worker``, ``replay``, ``cards``, ``rules``, ``deck``, ``facts`` …

A command loads what it needs when it is called: the help loads neither games nor bots nor a server.
Needs the extra ``cli`` (``pip install '.[cli]'`` in a clone). Errors are one line, and the exit code is 2.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

try:
    import rich  # noqa: F401 (what the terminal draws with)
    import typer
except ImportError as missing:
    from zeton.kernel.errors import BadSetup, how_to_install
    from zeton.terminal.language import own_language

    needs = BadSetup("terminal-needs", package=missing.name, how=how_to_install("cli"))
    sys.exit(f"zeton: {needs.say(own_language(sys.argv))}")

import zeton
from zeton.bots import DEFAULT_LEVEL, LEVELS, OWN_CLASS, make_bot
from zeton.kernel.errors import BadSetup, failure, how_to_install, shown
from zeton.kernel.match import Match
from zeton.lab.workers import START_CLUSTER
from zeton.terminal.arguments import (
    BOT_EXAMPLES,
    DEFAULT_GAME,
    FirstSeed,
    Game,
    GameOption,
    Language,
    Options,
    Picture,
    Processes,
    Redis,
    Seats,
    SettingsFile,
    Thinkers,
    TwoDecks,
    Words,
    Workers,
)
from zeton.terminal.files import read_position, read_record
from zeton.terminal.options import pairs, read_options
from zeton.terminal.screen import console, engine_words, say
from zeton.terminal.usage import OWN_LANGUAGE, Command, Commands, later, said

TODAY = "today"
SAVE_FILE = Path("zeton-game.json")

app = typer.Typer(
    cls=Commands,
    help=said("zeton", begin="zeton play"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
# Said here, not asked of the games and the laboratory: the help does not have to load them.
BASELINES = ("random", "greedy", "search:iterations=100")
WITH_COMPONENTS = "Star Wars: The Clone Wars"

for group, does in (
    ("deck", said("deck")),
    ("admin", said("admin")),
    ("lab", said("lab")),
    ("ladder", said("ladder", baselines=", ".join(BASELINES))),
    ("facts", said("facts")),
):
    app.add_typer(typer.Typer(cls=later(f"zeton.terminal.{group}"), help=does, no_args_is_help=True), name=group)

DeckOption = Annotated[str | None, typer.Option(help=said("own-deck"))]
Cluster = Annotated[str | None, typer.Option(help=said("cluster", forms="auto, ray://host:10001", start=START_CLUSTER))]


def show_version(wanted: bool) -> None:
    """Say which version this is, and which engine runs."""
    if wanted:
        typer.echo(say("version", OWN_LANGUAGE, version=zeton.__version__, engine=engine_words(OWN_LANGUAGE)))
        raise typer.Exit(0)


@app.callback()
def about(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=show_version, help=said("version"))] = False,
) -> None:
    """What goes for all commands."""


@app.command(cls=Command, help=said("play"))
def play(
    game: Game = DEFAULT_GAME,
    deck: DeckOption = None,
    against: Annotated[str | None, typer.Option(help=said("against"))] = None,
    bot: Annotated[str, typer.Option(help=said("bot", levels=", ".join(LEVELS), own=OWN_CLASS))] = DEFAULT_LEVEL,
    seed: Annotated[int | None, typer.Option(help=said("seed"))] = None,
    load: Annotated[Path | None, typer.Option(help=said("load"))] = None,
    seat: Annotated[int, typer.Option(help=said("seat"))] = 1,
    seats: Seats = None,
    option: Options = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Play a game against bots."""
    from zeton.terminal.play import Quit, Table

    if load is not None:
        match = zeton.replay(read_record(load))
    else:
        match = new_match(game, (deck, against), seed, seat, seats, option, language)
    if not 1 <= seat <= match.seats:
        raise BadSetup("no-seat", given=shown(seat), first=1, last=match.seats)
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
    import secrets

    from zeton.terminal import decks as deck_tools

    rules = zeton.game(game)
    seed = secrets.randbits(32) if seed is None else seed
    options = read_options(rules, option)
    if not rules.decks:
        if any(decks):
            raise BadSetup("no-decks", game=rules.title)
        return zeton.new(game, seats=seats or max(2, rules.seats[0]), seed=seed, **options)
    deck, against = decks
    mine: Any = deck_tools.playable(rules, deck or next(iter(rules.decks)))
    other: Any = deck_tools.playable(rules, against) if against else deck_tools.opponent_for(rules, mine)
    return zeton.new(game, decks=(mine, other) if seat == 1 else (other, mine), seats=seats, seed=seed, **options)


@app.command(cls=Command, help=said("replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar=said("name-file"), help=said("saved-game"))],
    seat: Annotated[int | None, typer.Option(help=said("as-seat"))] = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Step through a saved game, forward and back."""
    from zeton.terminal.replay import Replay

    record = read_record(file)
    seats = zeton.replay({**record, "choices": []} if "choices" in record else record).seats
    if seat is not None and not 1 <= seat <= seats:
        raise BadSetup("no-seat", given=shown(seat), first=1, last=seats)
    Replay(record, None if seat is None else seat - 1, console(), language).step_through()


@app.command(cls=Command, help=said("serve", variables="ZETON_HOST, ZETON_PORT, ZETON_FOLDER, ZETON_DATABASE, ZETON_KEY"))
def serve(
    host: Annotated[str | None, typer.Option(help=said("host", everywhere="0.0.0.0"))] = None,
    port: Annotated[int | None, typer.Option(help=said("port", port="8000"))] = None,
    folder: Annotated[Path | None, typer.Option(help=said("folder"))] = None,
    database: Annotated[str | None, typer.Option(help=said("database", example="postgresql://user:password@host/name"))] = None,
    redis: Redis = None,
    workers: Workers = None,
    thinkers: Thinkers = None,
    settings_file: SettingsFile = None,
    setting: Annotated[list[str] | None, typer.Option("--set", help=said("set"))] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help=said("open"))] = False,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Serve tables to browsers: against bots, friends and strangers, on this machine or a network."""
    import webbrowser
    from threading import Thread

    try:
        from zeton.server.folder import AlreadyServed
        from zeton.server.run import serve as run_server
        from zeton.server.settings import Settings
        from zeton.server.web import has_client
    except ImportError as missing:
        raise BadSetup("server-needs", package=missing.name or "", how=how_to_install("server")) from None
    typed = pairs(setting)
    settings = Settings.from_environment(
        file=settings_file,
        typed=typed,
        host=host,
        port=port,
        folder=folder,
        database=database,
        redis=redis,
        workers=workers,
        thinkers=thinkers,
    )

    def ready(address: str) -> None:
        typer.echo(say("served", language, address=address, keys="Ctrl+C", folder=str(settings.folder)))
        if not has_client():
            typer.echo("zeton: " + say("no-client", language, play="make play", wheel="make wheel"), err=True)
        elif open_browser:
            # A browser in this terminal would not come back: the server does not wait for it.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run_server(settings, ready)
    except AlreadyServed as other:
        if not (open_browser and other.address):
            raise
        typer.echo(say("served-already", language, address=other.address))
        webbrowser.open(other.address)


@app.command(cls=Command, help=said("worker", keys="Ctrl+C"))
def worker(
    redis: Redis = None,
    thinkers: Thinkers = None,
    settings_file: SettingsFile = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Let bots think on this machine for servers that share a Redis."""
    try:
        from zeton.server.settings import Settings
        from zeton.server.thinking.worker import work
    except ImportError as missing:
        raise BadSetup("server-needs", package=missing.name or "", how=how_to_install("server")) from None

    def ready(processes: int, shared: str) -> None:
        typer.echo(say("working", language, processes=processes, redis=shared, keys="Ctrl+C"))

    work(Settings.from_environment(file=settings_file, redis=redis, thinkers=thinkers), ready)


@app.command(
    cls=Command,
    help=said(
        "cards",
        title=WITH_COMPONENTS,
        save="zeton cards --game clone_wars --save own.json",
        look="--option components=own.json",
    ),
)
def cards(
    words: Words = None,
    game: GameOption = DEFAULT_GAME,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help=said("save"))] = None,
    sets: Annotated[bool, typer.Option("--sets", help=said("sets"))] = False,
    published: Annotated[bool, typer.Option("--published", help=said("published"))] = False,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Search cards by title, trait, type or text; a few hits are shown whole."""
    from zeton.terminal.cards import show_cards
    from zeton.terminal.facts import show_sets

    rules = zeton.game(game)
    if sets:
        show_sets(rules, console(), language)
        return
    if save is not None:
        save_file(rules, save, language)
        return
    searched = rules.with_contents(read_options(rules, option))
    if not show_cards(searched, words or [], console(), language, published=published):
        raise typer.Exit(1)


def save_file(rules: zeton.Game, to: Path, language: str) -> None:
    """Write the file the contents of a game are read from; never over one that is there."""
    if not rules.files:
        raise BadSetup("no-file-of-game", game=rules.title)
    (name,) = rules.files
    try:
        with to.open("x", encoding="utf-8") as file:
            file.write(rules.file_text(name))
    except FileExistsError:
        raise BadSetup("file-is-there", file=to) from None
    except OSError as wrong:
        raise BadSetup("cannot-write", file=to, why=failure(wrong)) from None
    command = f"zeton play {rules.id} --option {name}={to}"
    typer.echo(say("file-written", language, file=str(to), command=command))


@app.command(cls=Command, help=said("rules", examples="zeton rules edge, zeton rules R7, zeton rules R7.2, zeton rules A22"))
def rules(words: Words = None, game: GameOption = DEFAULT_GAME, language: Language = OWN_LANGUAGE) -> None:
    """Search the rules by words or by number."""
    from zeton.terminal.rules import show_rules

    if not show_rules(zeton.game(game), words or [], console(), language):
        raise typer.Exit(1)


@app.command(cls=Command, help=said("puzzle", examples="zeton puzzle today, zeton puzzle conquest/3"))
def puzzle(
    which: Annotated[str | None, typer.Argument(metavar=said("name-puzzle"), help=said("which-puzzle", today=TODAY))] = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Solve a puzzle; without its name, list them all."""
    from datetime import date

    from zeton.school.puzzle import all_puzzles, daily
    from zeton.school.puzzle import puzzle as find_puzzle
    from zeton.terminal.play import Quit
    from zeton.terminal.puzzle import PuzzleTable, show_puzzles

    if which is None:
        show_puzzles(all_puzzles(), console(), language)
        return
    chosen = daily(date.today()) if which == TODAY else find_puzzle(which)
    try:
        if not PuzzleTable(chosen, console(), language, SAVE_FILE).solve():
            raise typer.Exit(1)
    except (Quit, KeyboardInterrupt):
        raise typer.Exit(0) from None


@app.command(cls=Command, help=said("arena"))
def arena(
    game: Game,
    bots: Annotated[list[str], typer.Argument(metavar=said("name-bots"), help=said("bots", examples=BOT_EXAMPLES))],
    games: Annotated[int, typer.Option(min=1, help=said("pairs-of-games"))] = 10,
    seed: FirstSeed = 0,
    decks: TwoDecks = None,
    seats: Seats = None,
    option: Options = None,
    workers: Processes = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help=said("json"))] = None,
    picture: Picture = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Let bots play paired games: each deal twice, with the bots changed over."""
    from zeton.terminal import arena as arena_tools
    from zeton.terminal.decks import playable_pair

    rules = zeton.game(game)
    pair = playable_pair(rules, decks)
    planned = arena_tools.plan(rules, tuple(bots), games=games, decks=pair, seats=seats, seed=seed, options=option or [])
    arena_tools.hold(planned, workers, console(), language, json_file, picture)


@app.command(cls=Command, help=said("simulate", switch="--records"))
def simulate(
    game: Game,
    bots: Annotated[list[str], typer.Argument(metavar=said("name-bots"), help=said("seat-bots", examples=BOT_EXAMPLES))],
    to: Annotated[Path, typer.Option(help=said("results-file"))] = Path("games.parquet"),
    games: Annotated[int, typer.Option(min=1, help=said("deals"))] = 100,
    seed: FirstSeed = 0,
    decks: TwoDecks = None,
    position: Annotated[Path | None, typer.Option(help=said("from-position"))] = None,
    seats: Seats = None,
    option: Options = None,
    records: Annotated[bool, typer.Option(help=said("with-records"))] = False,
    workers: Processes = 0,
    cluster: Cluster = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Play many games and keep what came of each."""
    from zeton.lab.simulation import plan
    from zeton.terminal import simulate as simulating
    from zeton.terminal.decks import playable_pair

    rules = zeton.game(game)
    planned = plan(
        game,
        tuple(bots),
        games=games,
        decks=playable_pair(rules, decks),
        seats=seats,
        seed=seed,
        options=read_options(rules, option),
        position=read_position(position) if position else None,
        records=records,
    )
    simulating.simulate(planned, to, workers, cluster, console(), language)


@app.command(cls=Command, help=said("bench"))
def bench(
    games: Annotated[int, typer.Option(min=1, help=said("bench-games"))] = 25,
    rounds: Annotated[int, typer.Option(min=1, help=said("bench-rounds"))] = 3,
    peers: Annotated[bool, typer.Option(help=said("bench-peers"))] = True,
    history: Annotated[Path | None, typer.Option(help=said("bench-history"))] = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Measure the speed of random play, copies and replays, beside other libraries in the same run."""
    from zeton.terminal.bench import bench as run_bench

    run_bench(games, console(), language, rounds=rounds, peers=peers, history=history)


def main() -> None:
    """Run a command."""
    app()


if __name__ == "__main__":
    main()
