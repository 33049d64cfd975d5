"""What errors say: a message with everything it is told, in words of a language, or plainly where nothing can be said."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import accumulate
from typing import Any

from zeton.kernel.bundle import SLOT
from zeton.kernel.errors import FIRST_LANGUAGE, Either, Message, Sentences, Shown, Unsayable
from zeton.kernel.game import Reason
from zeton.kernel.grammar import DIGITS, grammar
from zeton.kernel.titles import Titles, Words, titles_in
from zeton.kernel.words import COMMON, bundle, has_message, packages_named, reason_words, say, titles_listed

WORD_SLOTS = ("what", "wanted", "type")
LONGEST_TOLD = 500  # what came from outside may be of any length; nobody reads more than this
LONGEST_LIST = 1_500  # nor more of a list than this


def message_words(message: Message, language: str, game: str = "") -> str:
    """A message or an error as a sentence; what is part of another message speaks of the same game."""
    of, _, key = message.key.rpartition("/")
    game, key = of or game, f"{message.prefix}-{key}"
    packages = packages_named(game)
    if not has_message(key, language, *packages):
        raise Unsayable(f"no message {key!r} in language {language!r} of {', '.join(packages)}")
    words = {name: value for name, value in message.told.items() if _is_word(name, value)}
    parts = {name: _part(value, language, game, packages) for name, value in message.told.items() if name not in words}
    return say(key, language, *packages, **(grammar(language, *packages).filled(key, words) | parts))


def plain_words(message: Message) -> str:
    """A message in the first language as it is written, with what it is told put in: all that can be said without Fluent."""
    game, _, key = message.key.rpartition("/")
    source = bundle(FIRST_LANGUAGE, *packages_named(game)).sources.get(f"{message.prefix}-{key}")
    if source is None:
        return f"{message.key} {message.told}"
    said = source.splitlines()[0].partition(" = ")[2]
    return SLOT.sub(lambda slot: _plain(message.told.get(slot[1], "")), said)


def _plain(value: Any) -> str:
    return ", ".join(map(_plain, value)) if isinstance(value, tuple) else str(getattr(value, "text", None) or value)


def _is_word(name: str, value: Any) -> bool:
    """Whether a message is told a word of the data here, or a number. Other texts come from outside and stand as they are."""
    return isinstance(value, int | float | Words) or (isinstance(value, str) and name.rstrip(DIGITS) in WORD_SLOTS)


def _part(value: Any, language: str, game: str, packages: tuple[str, ...]) -> str:
    """Something a message is told that is no word or number of its own, in words."""

    def each(values: Iterable[Any]) -> list[str]:
        return [_part(one, language, game, packages) for one in values]

    titles = titles_in(language, packages[-1])
    match value:
        case Message():
            return message_words(value, language, game)
        case Shown():
            return str(value) if value.text is None else say("quoted", language, COMMON, text=value.text)
        case Reason():
            reason = reason_words(value, language, None, game=game)
            return say("reason-with-rule", language, COMMON, reason=reason, rule=value.rule)
        case Either():
            return grammar(language, COMMON).either(each(value)) if len(value) > 1 else each(value)[0]
        case Sentences():
            return listed(each(value), " ", "sentences-cut", language)
        case tuple():
            return listed(each(value), ", ", "list-cut", language)
        case Titles():
            return value.said(titles, partial(titles_listed, language=language))
        case str():
            return cut(value)
        case _ if hasattr(value, "title"):  # a printed card; an owner's box names its pieces itself
            return str(getattr(value, "names", {}).get(language) or titles.get(value.title, value.title))
    return cut(str(value))


def listed(parts: list[str], between: str, key: str, language: str) -> str:
    """Several things one after another, as far as anybody reads, and how many more there are."""
    lengths = accumulate(len(part) + len(between) for part in parts)
    told = sum(length <= LONGEST_LIST for length in lengths) or 1
    if told >= len(parts):
        return between.join(parts)
    return say(key, language, COMMON, told=between.join(parts[:told]), count=len(parts) - told)


def cut(text: str) -> str:
    """A text from outside, no longer than anybody reads."""
    return text[:LONGEST_TOLD] + "…" if len(text) > LONGEST_TOLD else text
