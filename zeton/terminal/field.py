"""The field at the terminal: simulated, drawn as a heat map, and written as a page."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

import zeton
from zeton.bots.standings import wilson
from zeton.kernel.contents import deck_name, option_choices
from zeton.lab.field import Share, by_deck, duels, field_plan, team_cells, teams
from zeton.lab.pictures import heat_map, save
from zeton.lab.results import read
from zeton.lab.simulation import Row, worded_options
from zeton.terminal.files import write
from zeton.terminal.screen import say
from zeton.terminal.simulate import simulate


def draw_field(game: str, bot: str, games: int, folder: Path, workers: int, out: Console, language: str) -> None:
    """Simulate the field of a game, as far as it is not known; then the picture and the page, beside the data."""
    folder.mkdir(parents=True, exist_ok=True)
    data = folder / f"{game}.parquet"
    if games:
        simulate(field_plan(game, bot, games), data, workers, None, out, language)
    page_of(game, read(data), folder, language)
    out.print(say("report-written", language, file=str(folder / f"{game}.md")))


def page_of(game: str, rows: list[Row], folder: Path, language: str) -> None:
    """The picture and the page of a field that is known."""
    rules = zeton.game(game)
    lines = [f"# {rules.title}", "", f"![{say('field-picture', language)}]({game}.svg)", ""]
    bots = ", ".join(sorted({bot for row in rows for bot in row["bots"]}))
    lines += [say("field-of", language, games=len(rows), bot=bots, rules=rows[0]["rules"]), ""]
    tables = _teams(rules, rows, folder, language) if rules.cooperative else _duels(rules, rows, folder, language)
    for heading, shares in tables.items():
        lines += _table(heading, shares, language)
    write(folder / f"{game}.md", "\n".join(lines).rstrip())


def _duels(rules: zeton.Game, rows: list[Row], folder: Path, language: str) -> dict[str, Mapping[str, Share]]:
    cells = duels(rows)
    all_of = by_deck(cells)
    names = {deck: deck_name(rules, deck, language) for deck in all_of}
    picture = heat_map(cells, names, names, say("field-picture", language), say("field-won", language))
    save(picture, folder / f"{rules.id}.svg")
    return {say("field-decks", language): {names[deck]: share for deck, share in all_of.items()}}


def _teams(rules: zeton.Game, rows: list[Row], folder: Path, language: str) -> dict[str, Mapping[str, Share]]:
    across, down = worded_options(rules)
    called = {name: option_choices(rules, name, language) for name in (across, down)}
    numbers = sorted({len(row["roles"]) for row in rows})
    below = {f"{value} {number}": f"{called[down][value]}, {number}" for value in called[down] for number in numbers}
    cells = {(b, a): share for (a, b), share in team_cells(rows, across, down).items()}
    picture = heat_map(cells, below, called[across], say("field-picture", language), say("field-won", language))
    save(picture, folder / f"{rules.id}.svg")
    titles = rules.titles(language)
    heading = {name: say(f"field-by-{name}", language) for name in (across, down)}
    return {
        heading[down]: teams(rows, lambda row: [called[down][row["options"][down]]]),
        heading[across]: teams(rows, lambda row: [called[across][row["options"][across]]]),
        say("field-by-number", language): dict(sorted(teams(rows, lambda row: [str(len(row["roles"]))]).items())),
        say("field-by-role", language): _best_first(teams(rows, lambda row: [_titled(rules, titles, r) for r in row["roles"]])),
    }


def _titled(rules: zeton.Game, titles: Mapping[str, str], card: str) -> str:
    title = str(rules.cards[card].title)
    return titles.get(title, title)


def _best_first(shares: dict[str, Share]) -> dict[str, Share]:
    return dict(sorted(shares.items(), key=lambda item: -item[1].share))


def _table(heading: str, shares: Mapping[str, Share], language: str) -> list[str]:
    heads = (heading, *(say(f"column-{head}", language) for head in ("games", "wins", "interval")))
    lines = ["| " + " | ".join(heads) + " |", "|---|---|---|---|"]
    for name, share in shares.items():
        low, high = wilson(share.won, share.games)
        lines.append(f"| {name} | {share.games} | {share.share:.0%} | {100 * low:.0f}–{100 * high:.0f} % |")
    return [*lines, ""]
