"""Examples: positions on which a rule can be tried, from ``data/examples.json``; what to do is the message ``example-<id>``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from zeton.kernel import words
from zeton.kernel.duel import load


@dataclass(frozen=True)
class Example:
    """A position (docs/positions.md), the rule it shows, who plays it, and the option that is to be tried: its verb, and the
    titles of its cards, where it has any."""

    id: str
    rule: str
    seat: int
    position: Mapping[str, Any]
    tries: tuple[str, ...]

    def text(self, game: str, language: str) -> str:
        """What to look at, and what to try."""
        return words.say(f"example-{self.id}", language, f"zeton.games.{game}")


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game, by its id."""
    given = load(f"zeton.games.{game}", "examples.json")
    return tuple(Example(one["id"], one["rule"], one.get("seat", 0), one["position"], tuple(one["try"])) for one in given)
