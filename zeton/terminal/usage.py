"""How the command line is used, in the language of the terminal: Typer's own words, and what was typed wrongly.

Typer speaks English only. What it shows in ``--help`` is said here again; whatever it refuses becomes an error of ours, one
line like all the others.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import typer
from typer._click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoArgsIsHelpError, NoSuchOption, UsageError
from typer.core import TyperCommand, TyperGroup

from zeton.kernel.errors import BadSetup, Message, ZetonError, unknown
from zeton.kernel.words import COMMON, say
from zeton.terminal.language import own_language

OWN_LANGUAGE = own_language(sys.argv)

KINDS: dict[Any, str] = {int: "number", float: "number", bool: "switch", Path: "file"}
"""What a value is called in the help, by its type."""


def said(about: str, **arguments: Any) -> str:
    """What the help says of something, in the language of the terminal."""
    return say(f"help-{about}", OWN_LANGUAGE, COMMON, **arguments)


class InWords:
    """A command that says how it is used in the language of the terminal, and whose misuse is an error of ours."""

    params: list[Any]

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "options_metavar": said("any-options")})
        for parameter in self.params:
            parameter.display_type = partial(_kind, parameter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=said("usage") + " ")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from zeton.terminal.help import show_help  # whatever draws is loaded when something is drawn
        from zeton.terminal.screen import console

        show_help(self, ctx, console())

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = said("help")
            option.display_type = partial(_kind, option)
        return option

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        try:
            return super().parse_args(ctx, args)  # type: ignore[misc]
        except NoArgsIsHelpError:
            raise
        except UsageError as wrong:
            raise _misuse(_why(wrong), ctx) from None


class Command(InWords, TyperCommand):
    """One command."""


class Commands(InWords, TyperGroup):
    """Several commands. An error of ours is one line, and the exit code is 2: what a caller did wrong is no crash."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "subcommand_metavar": said("any-command")})

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            raise _misuse(unknown("command", args[0], self.commands), ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Abort, EOFError):
            typer.secho(said("aborted"), fg="red", err=True)
            raise typer.Exit(1) from None

    def main(self, args: Any = None, *more: Any, **settings: Any) -> Any:
        try:
            return super().main(args, *more, **settings)
        except ZetonError as wrong:
            complain(wrong, own_language(sys.argv if args is None else args))


class LaterCommands(Commands):
    """A group whose commands are in a module of its own (``app``), which is loaded when somebody asks for one of them."""

    module: str

    def list_commands(self, ctx: Any) -> list[str]:
        if not self.commands:
            self.commands = typer.main.get_group(import_module(self.module).app).commands
        return super().list_commands(ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name) if cmd_name in self.list_commands(ctx) else None


def later(module: str) -> type[LaterCommands]:
    """The class of a group whose commands are in this module."""
    return type("Later", (LaterCommands,), {"module": module})


def complain(wrong: ZetonError, language: str) -> NoReturn:
    """Say what is wrong, and end."""
    typer.echo(f"zeton: {wrong.say(language)}", err=True)
    sys.exit(2)


def _misuse(why: Message, ctx: Any) -> ZetonError:
    return BadSetup("misuse", why=why, help=f"{ctx.command_path} {ctx.help_option_names[0]}")


def _why(wrong: UsageError) -> Message:
    """What Typer refuses, as a message."""
    match wrong:
        case NoSuchOption():
            return unknown("option", wrong.option_name, _options_of(wrong.ctx))
        case MissingParameter():
            return Message("missing-argument", name=_named(wrong.param))
        case BadParameter():
            return Message("bad-value", name=_named(wrong.param), wanted=_wanted(wrong.param))
        case BadOptionUsage():
            takes_one = "requires" in wrong.message
            return Message("option-needs-value" if takes_one else "option-takes-no-value", name=wrong.option_name)
    return Message("too-many-arguments", given=wrong.message.rpartition(" (")[2].removesuffix(")"))


def _options_of(ctx: Any) -> list[str]:
    """Every option the command has, as it is written."""
    return [name for parameter in ctx.command.get_params(ctx) for name in parameter.opts if name.startswith("--")]


def _wanted(parameter: Any) -> Message:
    """What would have been right."""
    kind, least = _plain_kind(parameter), least_of(parameter)
    return Message("kind-any-number") if kind == "number" and least is None else Message(f"kind-{kind}", least=least)


def least_of(parameter: Any) -> Any:
    """The smallest number that may be given; None where there is none."""
    return getattr(parameter, "min", None)


def _named(parameter: Any) -> str:
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.display_name_raw)


def _plain_kind(parameter: Any) -> str:
    return KINDS.get(parameter.type_descriptor.annotation, "text")


def _kind(parameter: Any, ctx: Any) -> str:
    """What is typed after an option, or as an argument, as the help shows it."""
    return f"<{said('kind-' + _plain_kind(parameter))}>"
