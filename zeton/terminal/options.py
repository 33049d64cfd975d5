"""Options of a game as people write them: ``villain=ventress``."""

from __future__ import annotations

from typing import Any

from zeton.kernel.errors import BadSetup, unknown
from zeton.kernel.game import Game


def read_options(rules: Game, given: list[str] | None) -> dict[str, Any]:
    """Options written as name=value, each as the type of its default."""
    options: dict[str, Any] = {}
    for part in given or []:
        name, equals, value = part.partition("=")
        if not equals:
            raise BadSetup(f"an option is written name=value, not {part!r}")
        if name not in rules.options:
            raise unknown(f"option of {rules.title}", name, rules.options)
        options[name] = rules.read_option(name, value)
    return options
