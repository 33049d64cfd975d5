"""Reading positions given by hand: what all of them say in the same way, and errors that name what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from zeton.kernel.errors import LONGEST_NAME, BadPosition, Either, Message, is_whole, shown, unknown
from zeton.kernel.procedure import Procedure
from zeton.kernel.titles import Words

Given = Mapping[str, Any]
Written = dict[str, Any]


def check_keys(where: str, given: Given, known: set[str]) -> None:
    """An object with these entries, and no others. Where it stands is said by the entries that lead to it."""
    if not isinstance(given, Mapping):
        raise BadPosition("entry-kind", name=where, wanted="object", given=shown(given))
    for key in given:
        if key not in known:
            raise BadPosition("in-entry", name=where, why=unknown("entry", key, known))


def card_spec(entry: object, known: set[str], where: str) -> Given:
    """What is said of one card: its title alone, or an object with what can be said of a card there."""
    if isinstance(entry, str):
        return card_spec({"card": entry}, known, where)
    if not isinstance(entry, Mapping) or not isinstance(entry.get("card"), str) or len(entry["card"]) > LONGEST_NAME:
        raise BadPosition("in-entry", name=where, why=Message("no-card-spec", entry="card", given=shown(entry)))
    check_keys(f"{where}: {entry['card']}", entry, known)
    return entry


def in_entry(given: Given, why: Message, where: str = "") -> BadPosition:
    """What is wrong with an entry of an object, and of which: a card is called by its name."""
    name = where or given.get("card")
    return BadPosition("in-entry", name=name, why=why) if name else BadPosition("as-said", why=why)


def listed(given: Given, name: str, default: tuple[str, ...] = ()) -> list[Any] | tuple[Any, ...]:
    """A list of anything."""
    value = given.get(name, default)
    if not isinstance(value, list | tuple):
        raise in_entry(given, Message("entry-kind", name=name, wanted="list", given=shown(value)))
    return value


def count(given: Given, name: str, default: int = 0, most: int = 99, least: int = 0, where: str = "") -> int:
    """A number of something."""
    value = given.get(name, default)
    if not is_whole(value) or not least <= value <= most:
        raise in_entry(given, Message("entry-number", name=name, least=least, most=most, given=shown(value)), where)
    return value


def flag(given: Given, name: str, default: bool = False) -> bool:
    """Yes or no."""
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise in_entry(given, Message("entry-kind", name=name, wanted="true or false", given=shown(value)))
    return value


def choice(given: Given, name: str, names: tuple[str, str], default: str) -> str:
    """One of two names."""
    value = given.get(name, default)
    if not isinstance(value, str) or value not in names:
        raise BadPosition("entry-one-of", name=name, wanted=Either(map(shown, names)), given=shown(value))
    return str(value)  # a caller's own kind of text is told as something else


def word(given: Given, name: str, known: Iterable[str], default: str) -> str:
    """One of several words."""
    value = given.get(name, default)
    if not isinstance(value, str) or value not in known:
        raise BadPosition("in-entry", name=name, why=unknown("value", value, known))
    return str(value)


def mapping(given: Given, name: str) -> Given:
    """An object: what lies where."""
    value = given.get(name, {})
    if not isinstance(value, Mapping):
        raise BadPosition("entry-kind", name=name, wanted="object", given=shown(value))
    return value


def check_type(game: str, card: Any, types: tuple[str, ...], where: str) -> None:
    """A card of one of these types."""
    if card.type not in types:
        raise BadPosition(f"{game}/wrong-type", name=where, printed=card, type=card.type, wanted=Words("type", types))


# ── writing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def without_empty(facts: Written) -> Written:
    """What goes without saying is not said: nothing, none, no."""
    return {name: value for name, value in facts.items() if value not in (None, 0, False, [], {}, "")}


def last_step(procedure: Procedure) -> str:
    """The step of a procedure that has been begun last."""
    steps = procedure.steps()
    return steps[procedure.at - 1] if 0 < procedure.at <= len(steps) else ""


def marked(title: str, facts: Written) -> Any:
    """A card as it is written: its title alone, unless there is more to be said of it."""
    said = without_empty(facts)
    return {"card": title, **said} if said else title
