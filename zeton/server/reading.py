"""Reading settings: from a TOML file, the environment and what is typed. What is wrong is said with its place, its name, and
what would have been right."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from zeton import BadSetup
from zeton.kernel.errors import Either, ZetonError, failure, shown, unknown

VARIABLE = "ZETON_"
FILE_VARIABLE = "ZETON_SETTINGS"
SWITCHES = {**dict.fromkeys(("1", "true", "yes", "on"), True), **dict.fromkeys(("0", "false", "no", "off"), False)}
NEARLY = 0.85  # how much a variable must look like one of ours to be a misspelt one


class Network:
    """A network, or one address of it: ``10.0.0.0/8``, ``::1``."""

    def __init__(self, text: str) -> None:
        self.range = ip_network(text)

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return found in self.range

    def __str__(self) -> str:
        return str(self.range)


def gathered(kind: type[Any], environment: Mapping[str, str], file: Path | None, typed: Mapping[str, str]) -> dict[str, Any]:
    """What is set, by name: the file's, over it the environment's, over it what is typed."""
    known = get_type_hints(kind, include_extras=True)
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    chosen = _of_file(known, file) if file is not None else {}
    chosen |= _of_environment(known, environment)
    return chosen | {name: _read(f"--set {name}", _known(known, name), text, written=True) for name, text in typed.items()}


def _of_file(known: Mapping[str, Any], file: Path) -> dict[str, Any]:
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        return {name: _read(name, _known(known, name), value, written=False) for name, value in given.items()}
    except OSError as wrong:
        raise BadSetup("cannot-read", file=file, why=failure(wrong)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadSetup("no-settings-file", file=file, why=str(wrong)) from None
    except ZetonError as wrong:
        raise BadSetup("in-file", file=file, why=wrong) from None


def _of_environment(known: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Any]:
    names = {VARIABLE + name.upper(): name for name in known}
    for variable in environment:
        if variable not in names and variable != FILE_VARIABLE and get_close_matches(variable, names, cutoff=NEARLY):
            raise unknown("setting", variable, names)
    return {
        name: _read(variable, known[name], environment[variable], written=True)
        for variable, name in names.items()
        if variable in environment
    }


def _known(known: Mapping[str, Any], name: str) -> Any:
    if name not in known:
        raise unknown("setting", name, known)
    return known[name]


def _read(name: str, kind: Any, given: Any, *, written: bool) -> Any:
    """The value of a setting; ``written``: as text, the way people type it."""
    about = inspect.type_info(kind)
    try:
        value = _as_typed(about, given) if written else given
        return msgspec.convert(value, kind, strict=not written, dec_hook=_made)
    except (msgspec.ValidationError, ValueError, TypeError):
        raise _wanted(name, about, given) from None


def _as_typed(about: inspect.Type, text: str) -> Any:
    """A text as TOML would have its value: a switch in any of its words, a list by its commas."""
    if isinstance(about, inspect.BoolType):
        return SWITCHES.get(text.strip().lower(), text)
    if isinstance(about, inspect.VarTupleType):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def _made(kind: type[Any], given: Any) -> Any:
    """A path or a network from its text."""
    if not isinstance(given, str):
        raise TypeError(given)
    return kind(given)


def _wanted(name: str, about: inspect.Type, given: Any) -> BadSetup:
    """What would have been right."""
    told = {"name": name, "given": shown(given)}
    match about:
        case inspect.IntType() | inspect.FloatType():
            return BadSetup("entry-number", least=str(about.ge), most=str(about.le), **told)
        case inspect.LiteralType():
            return BadSetup("entry-one-of", wanted=Either(map(shown, about.values)), **told)
        case inspect.VarTupleType(item_type=inspect.CustomType()):
            return BadSetup("entry-kind", wanted="networks", **told)
        case inspect.VarTupleType():
            return BadSetup("entry-kind", wanted="list", **told)
        case inspect.BoolType():
            return BadSetup("entry-kind", wanted="true-or-false", **told)
        case _:
            return BadSetup("entry-kind", wanted="text", **told)
