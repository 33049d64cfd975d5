"""Bots, by their specs: ``random``, ``greedy``, ``search:time=1.0``, ``hard``, or one of your own, ``path/mybot.py:MyBot``.

A bot is a class that is made with ``seed=`` and the settings of its spec, and has one method, ``choose(seat)``: it is given a
``Seat`` (what its seat may know, and nothing else) and gives back one of ``seat.decision.options``, or the index of one.
Wherever a spec is taken, so is such a class, any function that makes a bot, or a bot itself; a file's may be a function, too.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from zeton.bots.advice import Advice, Adviser
from zeton.bots.calibration import fit_of
from zeton.bots.greedy import GreedyBot
from zeton.bots.novice import NoviceBot
from zeton.bots.random_bot import RandomBot
from zeton.bots.search_bot import SearchBot
from zeton.bots.seat import Seat
from zeton.kernel.decision import Option
from zeton.kernel.errors import BadSetup, Message, UnknownName, shown, unknown
from zeton.kernel.folders import is_there

__all__ = [
    "ADVISER",
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "NAMED",
    "Advice",
    "Bot",
    "Entrant",
    "Seat",
    "bot_name",
    "hint",
    "make_bot",
]


class Bot(Protocol):
    """Whoever answers the decisions of a seat."""

    def choose(self, seat: Seat) -> Option | int:
        """One of the options of ``seat.decision``, or its index."""


Entrant = str | Bot | Callable[..., Bot]
"""Whoever is to play: a spec, what makes a bot when it is called with ``seed=``, or the bot itself."""

BOTS: Mapping[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}

NAMED: Mapping[str, str] = {
    "easy": "novice",
    "normal": "search:iterations=150,time=1.0",
    "hard": "search:time=1.1",
}
"""Specs with a name of their own: opponents for people, none of whom waits two seconds for an answer.

On a busy machine a process stands still for half a second now and then, and so does whoever carries its answer: so the longest
budget leaves nearly a second for that. A third more iterations would hardly play better.
"""

LEVELS = ("random", "easy", "greedy", "normal", "hard")
"""The specs a player can choose from, weakest first."""

DEFAULT_LEVEL = "normal"

OWN_CLASS = "path/mybot.py:MyBot"
"""How a bot of one's own is named."""

ADVISER = "search:time=1.0"
"""Who is asked for a hint."""

HINTS = 3


def hint(seat: Seat, adviser: Entrant = ADVISER, seed: int = 0) -> list[Advice]:
    """A bot's best options, at most three of those it has tried, the best one first, each with the result to expect of it.

    Where the bot's own odds are too sure of themselves, they are told as what they have come to in games (``calibration``).
    """
    bot = make_bot(adviser, seed)
    if not isinstance(bot, Adviser):
        raise BadSetup("no-hints", bot=bot_name(adviser), method="rank(seat)")
    fit = fit_of(seat.view()["game"])
    return [advice.by(fit) for advice in bot.rank(seat)[:HINTS] if advice.tried]


def make_bot(entrant: Entrant, seed: int = 0) -> Bot:
    """The bot that is meant: by its spec, by what makes it, or itself, with whatever seed it has."""
    if isinstance(entrant, str):
        return _named(entrant, seed)
    if callable(getattr(entrant, "choose", None)) and not inspect.isclass(entrant):
        return entrant  # type: ignore[return-value]
    if callable(entrant):
        return _made(entrant, bot_name(entrant), {"seed": seed})
    raise unknown("bot", entrant, (*BOTS, *NAMED, OWN_CLASS))


def bot_name(entrant: Entrant) -> str:
    """What a bot is called where results are listed: its spec, the ``name`` it has, or that of its class or function."""
    if isinstance(entrant, str):
        return entrant
    function = getattr(entrant, "func", entrant)  # of functools.partial
    return str(getattr(entrant, "name", getattr(function, "__name__", type(entrant).__name__)))


def _named(spec: str, seed: int) -> Bot:
    name, settings = _split(NAMED.get(spec, spec))
    maker = _own_maker(name) if ".py:" in name else BOTS.get(name)
    if maker is None:
        raise unknown("bot", name, (*BOTS, *NAMED, OWN_CLASS))
    return _made(maker, name, {"seed": seed, **_settings(name, maker, settings)})


def _made(maker: Callable[..., Bot], name: str, given: Mapping[str, Any]) -> Bot:
    """The bot that is made with a seed and its settings; BadSetup, if what makes it does not take these."""
    takes = inspect.signature(maker)
    try:
        takes.bind(**given)
    except TypeError:
        said = ", ".join(f"{key}={value!r}" for key, value in given.items())
        raise BadSetup("bot-is-not-made", bot=name, given=f"({said})", takes=takes) from None
    made = maker(**given)
    if not callable(getattr(made, "choose", None)):
        raise BadSetup("makes-no-bot", bot=name, made=type(made).__name__, method="choose(seat)")
    return made


def _split(spec: str) -> tuple[str, str]:
    """The name of a bot, which may be a path with what is in it, and the rest of its spec."""
    if ".py:" in spec:
        path, _, rest = spec.partition(".py:")
        inside, _, settings = rest.partition(":")
        return f"{path}.py:{inside}", settings
    name, _, settings = spec.partition(":")
    return name, settings


def _own_maker(name: str) -> Callable[..., Bot]:
    file, _, inside = name.rpartition(":")
    path = Path(file)
    if not is_there(path):
        raise UnknownName("no-bot-file", bot=shown(name), file=file, example=OWN_CLASS)
    try:
        module = _module(path.resolve(), path.stat().st_mtime_ns)
    except Exception as wrong:
        raise BadSetup("cannot-read", file=file, why=f"{type(wrong).__name__}: {wrong}") from wrong
    found = getattr(module, inside, None)
    if not _makes_bots(found):
        makers = [n for n, value in vars(module).items() if _makes_bots(value)]
        raise UnknownName("at", where=file, why=unknown("bot", inside, makers))
    return found  # type: ignore[return-value]


@lru_cache(maxsize=8)
def _module(path: Path, _changed: int) -> ModuleType:
    """What is in a file: read once, not for every game, since it may load what took long to learn; anew when it has changed."""
    name = f"zeton_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _makes_bots(found: object) -> bool:
    """Whether this is a class of bots, or a function that is called with a seed."""
    if inspect.isclass(found):
        return callable(getattr(found, "choose", None))
    try:
        return callable(found) and "seed" in inspect.signature(found).parameters
    except ValueError:  # what is built in may not tell
        return False


def _settings(name: str, maker: Callable[..., Bot], given: str) -> dict[str, Any]:
    """The settings of a spec, each as the type of its default: ``samples=3,time=0.5``."""
    parameters = inspect.signature(maker).parameters.items()
    known = {n: p.default for n, p in parameters if n != "seed" and not callable(p.default)}
    settings: dict[str, Any] = {}
    for part in filter(None, (p.strip() for p in given.split(","))):
        key, equals, value = part.partition("=")
        if not equals:
            raise BadSetup("bot-setting", bot=name, given=shown(part), example="greedy:samples=8")
        if key not in known:
            raise UnknownName("of-bot", bot=name, why=unknown("setting", key, known))
        settings[key] = _value(name, key, value, known[key])
    return settings


def _value(name: str, key: str, value: str, default: object) -> Any:
    kind = type(default) if isinstance(default, int | float) else str
    called = {int: "whole number", float: "number"}.get(kind, "text")
    try:
        read = kind(value)
    except ValueError:
        raise BadSetup("of-bot", bot=name, why=Message("entry-kind", name=key, wanted=called, given=shown(value))) from None
    if not isinstance(read, str) and not 0 < read < float("inf"):
        raise BadSetup("of-bot", bot=name, why=Message("above-zero", name=key, given=shown(value)))
    return read
