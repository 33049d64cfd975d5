"""Bots, by their specs: ``random``, ``greedy``, ``search:time=1.0``, ``hard``, or a class of your own, ``path/mybot.py:MyBot``.

A bot is a class that is made with ``seed=`` and the settings of its spec, and has one method, ``choose(seat)``: it is given a
``Seat`` (what its seat may know, and nothing else) and gives back one of ``seat.decision.options``, or the index of one.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from zeton.bots.advice import Advice, Adviser
from zeton.bots.greedy import GreedyBot
from zeton.bots.random_bot import RandomBot
from zeton.bots.search_bot import SearchBot
from zeton.bots.seat import Seat
from zeton.kernel.decision import Option
from zeton.kernel.errors import BadSetup, UnknownName, unknown

__all__ = ["ADVISER", "BOTS", "DEFAULT_LEVEL", "LEVELS", "NAMED", "Advice", "Bot", "Seat", "hint", "make_bot"]


class Bot(Protocol):
    """Whoever answers the decisions of a seat."""

    def choose(self, seat: Seat) -> Option | int:
        """One of the options of ``seat.decision``, or its index."""


BOTS: Mapping[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}

NAMED: Mapping[str, str] = {
    "easy": "greedy:samples=1,rounds=1,time=1.0",
    "normal": "search:iterations=150,time=1.0",
    "hard": "search:time=1.5",
}
"""Specs with a name of their own: opponents for people, none of whom waits two seconds for an answer."""

LEVELS = ("random", "easy", "greedy", "normal", "hard")
"""The specs a player can choose from, weakest first."""

DEFAULT_LEVEL = "normal"

ADVISER = "search:time=1.0"
"""Who is asked for a hint."""

HINTS = 3


def hint(seat: Seat, spec: str = ADVISER, seed: int = 0) -> list[Advice]:
    """A bot's best options, at most three of those it has tried, the best one first, each with the result it expects."""
    bot = make_bot(spec, seed)
    if not isinstance(bot, Adviser):
        raise BadSetup(f"the bot {spec} gives no hints: it has no method rank(seat)")
    return [advice for advice in bot.rank(seat)[:HINTS] if advice.tried]


def make_bot(spec: str, seed: int = 0) -> Bot:
    """The bot a spec names."""
    if not isinstance(spec, str):
        raise unknown("bot", spec, (*BOTS, *NAMED, "path/mybot.py:MyBot"))
    name, settings = _split(NAMED.get(spec, spec))
    maker = _own_class(name) if ".py:" in name else BOTS.get(name)
    if maker is None:
        raise unknown("bot", name, (*BOTS, *NAMED, "path/mybot.py:MyBot"))
    return maker(seed=seed, **_settings(name, maker, settings))


def _split(spec: str) -> tuple[str, str]:
    """The name of a bot, which may be a path with a class, and the rest of its spec."""
    if ".py:" in spec:
        path, _, rest = spec.partition(".py:")
        class_name, _, settings = rest.partition(":")
        return f"{path}.py:{class_name}", settings
    name, _, settings = spec.partition(":")
    return name, settings


def _own_class(name: str) -> Callable[..., Bot]:
    file, _, class_name = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise UnknownName(f"no bot {name!r}: there is no file {file}; write path/mybot.py:MyBot")
    module_name = f"zeton_bot_{path.stem}"
    loader = importlib.util.spec_from_file_location(module_name, path)
    assert loader is not None and loader.loader is not None
    module = importlib.util.module_from_spec(loader)
    sys.modules[module_name] = module
    try:
        loader.loader.exec_module(module)
    except Exception as wrong:
        raise BadSetup(f"the bot file {file} cannot be read: {type(wrong).__name__}: {wrong}") from wrong
    found = getattr(module, class_name, None)
    if not (inspect.isclass(found) and callable(getattr(found, "choose", None))):
        classes = [n for n, c in vars(module).items() if inspect.isclass(c) and hasattr(c, "choose")]
        raise UnknownName(f"{file}: {unknown('class with a method choose(seat)', class_name, classes)}")
    return found  # type: ignore[return-value]


def _settings(name: str, maker: Callable[..., Bot], given: str) -> dict[str, Any]:
    """The settings of a spec, each as the type of its default: ``samples=3,time=0.5``."""
    known = {n: p.default for n, p in inspect.signature(maker).parameters.items() if n != "seed"}
    settings: dict[str, Any] = {}
    for part in filter(None, (p.strip() for p in given.split(","))):
        key, equals, value = part.partition("=")
        if not equals:
            raise BadSetup(f"bot {name}: a setting is written name=value, not {part!r}; as in greedy:samples=8")
        if key not in known:
            raise unknown(f"setting of the bot {name}", key, known)
        settings[key] = _value(name, key, value, known[key])
    return settings


def _value(name: str, key: str, value: str, default: object) -> Any:
    kind = type(default) if isinstance(default, int | float) else str
    called = {int: "whole number", float: "number"}.get(kind, "word")
    try:
        read = kind(value)
    except ValueError:
        raise BadSetup(f"bot {name}: {key} is a {called} such as {default}, not {value!r}") from None
    if not isinstance(read, str) and not 0 < read < float("inf"):
        raise BadSetup(f"bot {name}: {key} is a number above 0, not {value!r}")
    return read
