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
        options[name] = _value(name, value, rules.options[name])
    return options


def _value(name: str, value: str, default: object) -> Any:
    if isinstance(default, bool):
        if value.casefold() not in ("true", "false", "yes", "no"):
            raise BadSetup(f"the option {name} is yes or no, not {value!r}")
        return value.casefold() in ("true", "yes")
    if isinstance(default, int) and not value.isdecimal():
        raise BadSetup(f"the option {name} is a whole number such as {default}, not {value!r}")
    if isinstance(default, int) or (default is None and value.isdecimal()):
        return int(value)
    return value.split(",") if default is None and "," in value else value
