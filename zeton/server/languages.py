"""In which language a visitor is spoken to: the one he names, or the first of his browser's that there are words in."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Headers
from litestar.types import Scope

from zeton.kernel import words

DEFAULT_LANGUAGE = "en"


def languages() -> list[str]:
    """The languages there are words in."""
    return words.languages()


def known_language(language: str | None) -> str:
    """The language that was asked for, if there are words in it."""
    return language if language is not None and language in languages() else DEFAULT_LANGUAGE


def accepted_language(header: str) -> str:
    """The best of the languages an Accept-Language header names, by their weights."""
    wanted = sorted(map(_weighed, header.split(",")), key=lambda one: -one[1])
    known = languages()
    found = (tag.partition("-")[0] for tag, weight in wanted if weight > 0)
    return next((language for language in found if language in known), DEFAULT_LANGUAGE)


def _weighed(part: str) -> tuple[str, float]:
    tag, _, weight = part.strip().lower().partition(";")
    try:
        return tag.strip(), float(weight.replace(" ", "").removeprefix("q=") or 1)
    except ValueError:
        return tag.strip(), 0.0


def language_of(scope: Scope) -> str:
    """The language of whoever sends this."""
    return accepted_language(Headers.from_scope(scope).get("accept-language", ""))


def spoken(request: Request[Any, Any, Any], asked: str | None = None) -> str:
    """The language of an answer: what the address asks for, or what the browser does."""
    return known_language(asked) if asked else language_of(request.scope)
