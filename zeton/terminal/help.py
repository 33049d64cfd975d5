"""``--help``, drawn: how a command is called, what it does, its arguments, options and commands.

Typer would draw it as well, but loads Markdown, tracebacks and the colours of code first: twice the time of all the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from zeton.terminal.usage import least_of, said

NAME, KIND, QUIET, NEEDED = "bold cyan", "yellow", "dim", "red"


def show_help(command: Any, ctx: Any, out: Console) -> None:
    """Say how a command is used."""
    out.print(Padding(Text(command.get_usage(ctx), style="bold"), 1))
    if command.help:
        out.print(Padding(Text(command.help), (0, 1, 1, 1)))
    shown = [parameter for parameter in command.get_params(ctx) if not getattr(parameter, "hidden", False)]
    for title, kind in (("arguments", "argument"), ("options", "option")):
        of_kind = [parameter for parameter in shown if parameter.param_type_name == kind]
        if of_kind:
            _panel(out, said(title), _parameters(of_kind, ctx))
    if isinstance(command, TyperGroup):
        listed = [command.get_command(ctx, name) for name in command.list_commands(ctx)]
        _panel(out, said("commands"), _rows([Text(one.name or ""), Text(_first_paragraph(one.help))] for one in listed if one))


def _panel(out: Console, title: str, content: RenderableType) -> None:
    out.print(Panel(content, title=title, title_align="left", border_style=QUIET))


def _rows(rows: Iterable[Sequence[RenderableType]]) -> Table:
    """Rows whose last column takes the room that the others leave."""
    *all_rows, last = map(tuple, rows)
    table = Table(box=None, show_header=False, expand=True, pad_edge=False, padding=(0, 1))
    for _ in last[:-1]:
        table.add_column(no_wrap=True, style=NAME)
    table.add_column(ratio=1)
    for row in (*all_rows, last):
        table.add_row(*row)
    return table


def _parameters(parameters: list[Any], ctx: Any) -> Table:
    rows = ((Text(_name(one)), Text(_kind(one, ctx), style=KIND), _help(one)) for one in parameters)
    if not any(one.required for one in parameters):
        return _rows(rows)
    marks = (Text("*" if one.required else "", style=NEEDED) for one in parameters)
    return _rows([mark, *row] for mark, row in zip(marks, rows, strict=True))


def _name(parameter: Any) -> str:
    """How an argument or an option is called; what an option is switched off with stands behind it."""
    if parameter.param_type_name == "argument":
        return str(parameter.display_name_raw)
    return " / ".join([*parameter.opts, *parameter.secondary_opts])


def _kind(parameter: Any, ctx: Any) -> str:
    least = least_of(parameter)
    return f"{parameter.display_type(ctx)}" + ("" if least is None else f" [x>={least}]")


def _help(parameter: Any) -> Columns:
    """What it is for, what it is if nothing is given, and whether something must be given."""
    parts = [Text(parameter.help or "")]
    if default := _default(parameter):
        parts.append(Text(said("default", value=default), style=QUIET))
    if parameter.required:
        parts.append(Text(said("required"), style=NEEDED))
    return Columns(parts)


def _default(parameter: Any) -> str:
    """What counts where nothing is given; a switch that is off needs no word."""
    match parameter.default:
        case None | "":
            return ""
        case bool(on):
            names = parameter.opts if on else parameter.secondary_opts
            return str(names[0]).removeprefix("--") if names else ""
    return str(parameter.default)


def _first_paragraph(text: str | None) -> str:
    return (text or "").partition("\n\n")[0]
