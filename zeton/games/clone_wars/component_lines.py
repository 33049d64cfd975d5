"""In which line of a component file something is wrong: for whoever edits one."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from typing import Any, NamedTuple

from zeton.games.clone_wars.component_reader import read_entries
from zeton.kernel.errors import NO_JSON, ZetonError

Path = tuple[str | int, ...]
VALUE = json.JSONDecoder()
SPACE = re.compile(r"[ \t\r\n]*")
STEP = re.compile(r", (?P<key>\w+)(?:\[(?P<place>\d+)\])?(?: \([^)]*\))?")
TOP = re.compile(r"\btop(?P<steps>(?:, \w+(?:\[\d+\])?(?: \([^)]*\))?)*)")
NAMED = re.compile(r"['\"“„](\w+)['\"”]")


class FileProblem(NamedTuple):
    """What is wrong with a file, and in which line."""

    line: int
    error: ZetonError


def problem_of(text: str) -> FileProblem | None:
    """What is wrong with the text of a component file; None if it can be played with."""
    try:
        given = json.loads(text)
    except NO_JSON as wrong:
        return FileProblem(getattr(wrong, "lineno", 1), ZetonError("not-json"))
    try:
        read_entries(given, "checked")
    except ZetonError as wrong:
        return FileProblem(_line_of(str(wrong), text), wrong)
    return None


def _line_of(said: str, text: str) -> int:
    """The line of the entry an error speaks of, or of the fact in it that it names first."""
    lines = lines_of(text)
    found = TOP.search(said)
    path: Path = ()
    for step in STEP.finditer(found["steps"] if found else ""):
        path += (step["key"],) if step["place"] is None else (step["key"], int(step["place"]))
    named = NAMED.search(said, found.end() if found else 0)
    if named and (*path, named[1]) in lines:
        return lines[*path, named[1]]
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def lines_of(text: str) -> dict[Path, int]:
    """The line in which each part of a JSON text begins, by the way to it."""
    ends = [match.start() for match in re.finditer("\n", text)]
    found: dict[Path, int] = {}
    _walk(text, 0, (), lambda path, at: found.setdefault(path, bisect_right(ends, at - 1) + 1))
    return found


def _walk(text: str, at: int, path: Path, note: Any) -> int:
    """Note where a value and all its parts begin; where it ends. The text is known to be JSON."""
    at = _skip(text, at)
    note(path, at)
    if text[at] not in "{[":
        return VALUE.raw_decode(text, at)[1]
    is_object, number = text[at] == "{", 0
    at = _skip(text, at + 1)
    while text[at] not in "}]":
        key: Any = number
        if is_object:
            begun = at
            key, at = VALUE.raw_decode(text, at)
            note((*path, key), begun)
            at = _skip(text, at) + 1  # the colon
        at = _skip(text, _walk(text, at, (*path, key), note))
        number += 1
        at = _skip(text, at + 1) if text[at] == "," else at
    return at + 1


def _skip(text: str, at: int) -> int:
    match = SPACE.match(text, at)
    assert match is not None
    return match.end()
