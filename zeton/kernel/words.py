"""Words: Fluent messages in a language, for options, reasons, log entries and cards. Another language is another folder.

Needs ``fluent.runtime`` (``pip install zeton[words]``); the engine itself does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from zeton.kernel.errors import UnknownName, ZetonError, unknown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from zeton.kernel.decision import Decision, Option, Outcome
    from zeton.kernel.game import Reason
    from zeton.kernel.match import Match
    from zeton.kernel.table import Entry

COMMON = "zeton"


def _folder(package: str) -> Traversable:
    return files(package).joinpath("text")


def languages(package: str = COMMON) -> list[str]:
    """The languages a package has words in."""
    return sorted(entry.name for entry in _folder(package).iterdir() if entry.is_dir())


@cache
def bundle(language: str, *packages: str) -> FluentBundle:
    """All messages of these packages in a language."""
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        raise ZetonError("words need the package fluent.runtime: pip install zeton[words]") from None
    for package in packages:
        if language not in languages(package):
            raise unknown("language", language, languages(package))
    found = FluentBundle([language], use_isolating=False)
    for package in packages:
        for entry in sorted(_folder(package).joinpath(language).iterdir(), key=lambda e: e.name):
            if entry.name.endswith(".ftl"):
                found.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return found


@cache
def messages(prefix: str, language: str, package: str) -> dict[str, str]:
    """Every message of a package whose key begins with the prefix, in the order they are written."""
    found = {}
    for entry in sorted(_folder(package).joinpath(language).iterdir(), key=lambda e: e.name):
        for line in entry.read_text(encoding="utf-8").splitlines():
            key, equals, _ = line.partition(" = ")
            if equals and key.startswith(prefix):
                found[key] = say(key, language, package)
    return found


def has_message(key: str, language: str, *packages: str) -> bool:
    """Whether a message exists."""
    return bool(bundle(language, *packages).has_message(key))


def say(key: str, language: str, /, *packages: str, **arguments: Any) -> str:
    """A message with its arguments filled in."""
    words = bundle(language, *packages)
    if not words.has_message(key):
        raise UnknownName(f"no message {key!r} in language {language!r} of {', '.join(packages)}")
    value = words.get_message(key).value
    assert value is not None, f"the message {key!r} has only attributes"
    text, errors = words.format_pattern(value, arguments)
    if errors:
        raise ZetonError(f"the message {key!r} in language {language!r} cannot be said with {arguments}: {errors[0]}")
    return str(text)


def key_of(verb: str) -> str:
    """The message key of a verb or a kind: words joined with hyphens."""
    return verb.replace(" ", "-").replace("_", "-")


NONE = "none"
"""What a message is told where there is no card."""


def packages_of(match: Match | None) -> tuple[str, ...]:
    """Where the messages of a match are looked up."""
    return (COMMON,) if match is None else (COMMON, f"zeton.games.{match.game.id}")


def tell(prefix: str, kind: str, language: str, match: Match | None, /, **arguments: Any) -> str:
    """The message ``prefix-kind``, or ``prefix-other`` if the game has no words for that kind."""
    packages = packages_of(match)
    key = f"{prefix}-{key_of(kind)}"
    if not has_message(key, language, *packages):
        key = f"{prefix}-other"
    return say(key, language, *packages, **arguments).strip()


def card_words(card: int, language: str, match: Match | None) -> str:
    """A card by its title; by its number if no match is given."""
    if not card:
        return say("hidden-card", language, COMMON)
    return str(match.table.cards[card].title) if match is not None else f"#{card}"


def seat_words(seat: int, language: str, match: Match | None) -> str:
    """A seat by its part in the game."""
    if seat < 0:
        return NONE
    if match is not None and (card := match.game.seat_card(match.table, seat)):
        return card_words(card, language, match)
    role = match.game.seat_role(match.table, seat) if match is not None else NONE
    return tell("seat", role, language, match, number=seat + 1)


def option_words(option: Option, language: str, match: Match | None) -> str:
    """What an option does, as a sentence; cards are named if the match is given, and numbered if not."""
    card = card_words(option.card, language, match) if option.card else ""
    target = card_words(option.target, language, match) if option.target else ""
    facts = match.game.option_facts(match.table, option) if match is not None else {}
    return tell(
        "option", option.verb, language, match, verb=option.verb, card=card, target=target, number=option.number, **facts
    )


def question_words(decision: Decision, language: str, match: Match) -> str:
    """What a seat is asked, as a sentence."""
    facts = {"card": NONE, "event": NONE, "number": 0, **match.game.question_facts(match.table)}
    return tell("question", decision.kind, language, match, kind=decision.kind, **facts)


def log_words(entry: Entry, language: str, match: Match) -> str:
    """What has happened, as a sentence; cards the reader may not know are not named."""
    names = [card_words(card, language, match) for card in entry.cards if card or not entry.known]
    card, target = (*names, NONE, NONE)[:2]
    return tell(
        "log",
        entry.what,
        language,
        match,
        what=entry.what,
        who=seat_words(entry.seat, language, match),
        card=card,
        target=target,
        cards=", ".join(names),
        count=len(names),
        number=entry.number,
        **match.game.log_facts(match.table, entry),
    )


def reason_words(reason: Reason, language: str, match: Match | None, *, game: str = "") -> str:
    """Why something is not possible, as a sentence. Without a match (a deck), the game is named."""
    packages = packages_of(match) if match is not None else (COMMON, f"zeton.games.{game}") if game else (COMMON,)
    arguments = {"card": NONE, **_sayable(reason.arguments, language, packages[-1])}
    for prefix in ("reason", "condition"):
        key = f"{prefix}-{key_of(reason.key)}"
        if has_message(key, language, *packages):
            said = say(key, language, *packages, **arguments).strip()
            return said if prefix == "reason" else say("reason-condition", language, *packages, condition=said)
    return say("reason-other", language, *packages, key=reason.key)


def _sayable(arguments: Mapping[str, Any], language: str, package: str) -> dict[str, Any]:
    """What a message can be told: numbers and strings as they are, and which cards a condition is about in words."""
    from zeton.kernel.filter import Filter
    from zeton.kernel.wording import Wording  # wording stands on words

    wording = Wording(language)
    wording.package = package
    said = {k: wording.filter(v) if isinstance(v, Filter) else v for k, v in arguments.items()}
    return {k: v for k, v in said.items() if isinstance(v, str | int | float)}


def outcome_words(outcome: Outcome, language: str, match: Match) -> str:
    """How the game ended, as a sentence."""
    who = ", ".join(seat_words(seat, language, match) for seat in outcome.winners) or NONE
    return tell("outcome", outcome.reason, language, match, who=who, reason=outcome.reason)
