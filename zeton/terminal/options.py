"""Options of a game as people write them: ``villain=ventress``."""

from __future__ import annotations

from typing import Any

from zeton.kernel.errors import BadSetup, shown
from zeton.kernel.game import Game


def read_options(rules: Game, given: list[str] | None) -> dict[str, Any]:
    """Options written as name=value, each as the type of its default."""
    return {name: rules.read_option(name, value) for name, value in pairs(given).items()}


def pairs(given: list[str] | None) -> dict[str, str]:
    """What is written as name=value, by name."""
    found: dict[str, str] = {}
    for part in given or []:
        name, equals, value = part.partition("=")
        if not equals:
            raise BadSetup("option-form", given=shown(part))
        found[name] = value
    return found
