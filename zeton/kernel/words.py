"""Words: Fluent messages in a language, for options, reasons, log entries and cards. Another language is another folder.

Needs ``fluent.runtime`` (``pip install zeton[words]``); the engine itself does not.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from zeton.kernel.errors import UnknownName, ZetonError, unknown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from zeton.kernel.decision import Option
    from zeton.kernel.match import Match

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
    found = FluentBundle([language], use_isolating=False)
    for package in packages:
        if language not in languages(package):
            raise unknown("language", language, languages(package))
        for entry in sorted(_folder(package).joinpath(language).iterdir(), key=lambda e: e.name):
            if entry.name.endswith(".ftl"):
                found.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return found


def has_message(key: str, language: str, *packages: str) -> bool:
    """Whether a message exists."""
    return bool(bundle(language, *packages).has_message(key))


def say(key: str, language: str, *packages: str, **arguments: Any) -> str:
    """A message with its arguments filled in."""
    words = bundle(language, *packages)
    if not words.has_message(key):
        raise UnknownName(f"no message {key!r} in language {language!r} of {', '.join(packages)}")
    value = words.get_message(key).value
    text, errors = words.format_pattern(value, arguments)
    if errors:
        raise ZetonError(f"the message {key!r} in language {language!r} cannot be said with {arguments}: {errors[0]}")
    return str(text)


def key_of(verb: str) -> str:
    """The message key of a verb or a kind: words joined with hyphens."""
    return verb.replace(" ", "-").replace("_", "-")


def option_words(option: Option, language: str, match: Match | None) -> str:
    """What an option does, as a sentence; cards are named if the match is given, and numbered if not."""
    package = f"zeton.games.{match.game.id}" if match is not None else COMMON
    packages = (COMMON, package) if package != COMMON else (COMMON,)

    def name(card: int) -> str:
        return match.table.cards[card].title if match is not None else f"#{card}"

    key = "option-" + key_of(option.verb)
    if not has_message(key, language, *packages):
        key = "option-other"
    card = name(option.card) if option.card else ""
    target = name(option.target) if option.target else ""
    return say(key, language, *packages, verb=option.verb, card=card, target=target, number=option.number).strip()
