"""Files of results, one for each line, to which later results are added: the ladder, moments, the history of the bench."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from zeton.kernel.errors import NO_JSON, BadRecord, ZetonError, failure
from zeton.kernel.folders import is_there

Kept = TypeVar("Kept")


def read_lines(file: Path, understood: Callable[[Any], Kept], strange: Callable[[int], ZetonError]) -> list[Kept]:
    """What each line of a file says; nothing, if it is not there yet. ``strange``: the error for a line nobody understands."""
    try:
        lines = file.read_bytes().splitlines() if is_there(file) else []
    except OSError as wrong:
        raise BadRecord("cannot-read", file=file, why=failure(wrong)) from None
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(understood(json.loads(line)))
        except (*NO_JSON, LookupError, TypeError):
            raise strange(number) from None
    return found


def of_types(values: Iterable[Any], *types: Any) -> bool:
    """Whether there is a value of each of these types, and nothing more; True and False are no numbers."""
    given = tuple(values)
    fit = (
        isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
        for value, kind in zip(given, types, strict=False)
    )
    return len(given) == len(types) and all(fit)


def add_lines(file: Path, results: Iterable[Any]) -> None:
    """Add results to a file."""
    try:
        with file.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(one, ensure_ascii=False) + "\n" for one in results)
    except OSError as wrong:
        raise BadRecord("cannot-write", file=file, why=failure(wrong)) from None
