"""Reading positions given by hand: what all of them say in the same way, and errors that name what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from zeton.kernel.errors import LONGEST_NAME, BadPosition, is_whole, shown, unknown

Given = Mapping[str, Any]


def check_keys(what: str, given: Given, known: set[str]) -> None:
    """An object with these entries, and no others."""
    if not isinstance(given, Mapping):
        raise BadPosition(f"the {what} is an object, not {shown(given)}")
    for key in given:
        if key not in known:
            raise BadPosition(f"the {what}: {unknown('entry', key, known)}")


def card_spec(entry: object, known: set[str], where: str) -> Given:
    """What is said of one card: its title alone, or an object with what can be said of a card there."""
    if isinstance(entry, str):
        return card_spec({"card": entry}, known, where)
    if not isinstance(entry, Mapping) or not isinstance(entry.get("card"), str) or len(entry["card"]) > LONGEST_NAME:
        raise BadPosition(f"a card is its title, or an object with 'card' and its state; this is {shown(entry)}")
    check_keys(f"{entry['card']} among the {where}", entry, known)
    return entry


def listed(given: Given, name: str, default: tuple[str, ...] = ()) -> list[Any] | tuple[Any, ...]:
    """A list of anything."""
    value = given.get(name, default)
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{name} is a list, not {shown(value)}")
    return value


def count(given: Given, name: str, default: int = 0, most: int = 99, least: int = 0) -> int:
    """A number of something."""
    value = given.get(name, default)
    if not is_whole(value) or not least <= value <= most:
        raise BadPosition(f"{name} is a number from {least} to {most}, not {shown(value)}")
    return value


def flag(given: Given, name: str, default: bool = False) -> bool:
    """Yes or no."""
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{name} is true or false, not {shown(value)}")
    return value


def choice(given: Given, name: str, names: tuple[str, str], default: str) -> str:
    """One of two names."""
    value = given.get(name, default)
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{name} is {names[0]!r} or {names[1]!r}, not {shown(value)}")
    return value


def word(given: Given, name: str, known: Iterable[str], default: str, what: str = "") -> str:
    """One of several words."""
    value = given.get(name, default)
    if not isinstance(value, str) or value not in known:
        raise BadPosition(f"{name}: {unknown(what or name, value, known)}")
    return value


def mapping(given: Given, name: str) -> Given:
    """An object: what lies where."""
    value = given.get(name, {})
    if not isinstance(value, Mapping):
        raise BadPosition(f"{name} is an object, not {shown(value)}")
    return value


def check_type(card: Any, types: tuple[str, ...], where: str) -> None:
    """A card of one of these types."""
    if card.type not in types:
        raise BadPosition(f"{card.title} is of type {card.type}: it cannot be among the {where}")
