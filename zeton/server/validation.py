"""What is wrong with a body, in words: what the decoder says of each field, said again in the visitor's language."""

from __future__ import annotations

import re

from zeton.kernel.errors import Message

PATTERNS = (
    ("missing", re.compile(r"missing required field `(?P<name>[^`]*)`")),
    ("extra", re.compile(r"contains unknown field `(?P<name>[^`]*)`")),
    ("short", re.compile(r"of length >= (?P<number>\d+)")),
    ("long", re.compile(r"of length <= (?P<number>\d+)")),
    ("least", re.compile(r"Expected `\w+` >= (?P<number>[\d.]+)")),
    ("most", re.compile(r"Expected `\w+` <= (?P<number>[\d.]+)")),
    ("form", re.compile(r"matching regex")),
    ("kind", re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<wanted2>[^`]*)`")),
    ("value", re.compile(r"Invalid enum value")),
    ("json", re.compile(r"JSON is malformed|truncated|[Ii]nvalid (UTF|utf)|trailing characters")),
)


class Invalid(Message):
    """What is wrong with one part of a body."""

    prefix = "invalid"


def found(text: str, field: str = "") -> Message:
    """One thing that is wrong, by what the decoder says of it: which field, and why."""
    key, match = next(((key, match) for key, pattern in PATTERNS if (match := pattern.search(text))), ("other", None))
    why = Invalid(key, **(match.groupdict() if match is not None else {}))
    return Message("at", where=field, why=why) if field else why
