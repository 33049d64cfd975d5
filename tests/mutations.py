"""Data changed at random: what a caller might give by mistake, or on purpose."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

DEEP = 3000  # deeper than anything can be read, copied or shown; it comes last, because it cannot be copied here either


def _deep() -> Any:
    nested: Any = []
    for _ in range(DEEP):
        nested = [nested]
    return nested


def _deep_object() -> Any:
    nested: Any = {}
    for _ in range(DEEP):
        nested = {"card": nested}
    return nested


JUNK: tuple[Callable[[], Any], ...] = (
    *(
        (lambda value=value: copy.deepcopy(value))
        for value in (
            None, True, False, 0, 1, -1, 2, 7, 99, 255, 256, 65536, 2**63, -(2**70), 10**5000, 0.0, 1.0, 1.5, -0.5,
            float("nan"), float("inf"), "", " ", "0", "1", "-1", "x", "\0", "\n", "ż" * 300, "\ud800", "٣", "²", "__class__",
            "{0}", "../../etc/passwd", [], {}, [[]], [None], ["x"], [1, 2, 3], {"": 0}, {"card": 1}, {"card": "x"}, {"do": []},
            [["x", 1]], {"x": {"y": {"z": []}}}, b"x", ("pass", 0, 0, 0),
        )
    ),
)  # fmt: skip

Place = tuple[Any, Any]  # a list or an object, and where in it


def places(value: Any) -> list[Place]:
    """Every place in the data where something stands."""
    found: list[Place] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder)) if isinstance(holder, list) else ()
        for key in keys:
            found.append((holder, key))
            waiting.append(holder[key])
    return found


def mutated(value: Any, rng: Random) -> Any:
    """A copy with one to three things changed."""
    changed = [copy.deepcopy(value)]
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        found = places(changed)
        if not found:
            break
        holder, key = rng.choice(found)
        rng.choice(CHANGES)(holder, key, rng, found)
    if changed and rng.random() < 0.04:
        holder, key = rng.choice(places(changed))
        holder[key] = rng.choice((_deep, _deep_object))()
    return changed[0] if changed else None


def _replace(holder: Any, key: Any, rng: Random, found: list[Place]) -> None:
    holder[key] = rng.choice(JUNK)()


def _remove(holder: Any, key: Any, rng: Random, found: list[Place]) -> None:
    del holder[key]


def _wrap(holder: Any, key: Any, rng: Random, found: list[Place]) -> None:
    holder[key] = [holder[key]] if rng.random() < 0.5 else {"card": holder[key]}


def _exchange(holder: Any, key: Any, rng: Random, found: list[Place]) -> None:
    """With a copy of something that stands elsewhere."""
    other, place = rng.choice(found)
    holder[key] = copy.deepcopy(other[place])


def _repeat(holder: Any, key: Any, rng: Random, found: list[Place]) -> None:
    if isinstance(holder, list):
        holder.extend(copy.deepcopy(holder[key]) for _ in range(rng.choice((1, 2, 20))))
    else:
        holder[f"{key}{rng.choice(('', ' ', '2'))}x"] = copy.deepcopy(holder[key])


def _rename(holder: Any, key: Any, rng: Random, found: list[Place]) -> None:
    if isinstance(holder, dict):
        junk = rng.choice(JUNK)()
        holder[junk if isinstance(junk, str | int | float | None) else str(key) + "s"] = holder.pop(key)


def _nudge(holder: Any, key: Any, rng: Random, found: list[Place]) -> None:
    """A number a little larger or smaller, a text with a letter changed."""
    value = holder[key]
    if isinstance(value, int):
        holder[key] = value + rng.choice((-100, -3, -1, 1, 2, 5, 100))
    elif isinstance(value, str) and value:
        at = rng.randrange(len(value))
        holder[key] = value[:at] + rng.choice(("", "ą", " ", "x", "\t", "'", "9" * 5000)) + value[at + 1 :]


CHANGES = (_replace, _replace, _replace, _remove, _wrap, _exchange, _exchange, _repeat, _rename, _nudge, _nudge)


PIECES = (
    "", "\0", "\n", "x", "#", "<", ">", "&", '"', "99999999999x ", "9" * 5000 + "x ", "2x", "ż", "\ud800", "\ufeff", " " * 3000,
    "CHARACTER\n", "- " * 200, "<!DOCTYPE x>", "<card>", "(Legacies #", "1" * 4999 + ")", "²x ", "٣x ", "\u2028", "\x85",
)  # fmt: skip


def mutated_text(text: str, rng: Random) -> str:
    """A text with one to five pieces changed."""
    for _ in range(rng.randint(1, 5)):
        at, length = rng.randrange(len(text) + 1), rng.choice((0, 0, 1, 3, 20))
        text = text[:at] + rng.choice(PIECES) + text[at + length :]
    return text
