"""Files of the command line: saved games, positions, results."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from zeton.kernel.errors import NO_JSON, BadPosition, BadRecord, ZetonError, failure


def read_record(file: Path) -> dict[str, Any]:
    """The record in a file."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRecord("no-file", file=file) from None
    except OSError as wrong:
        raise BadRecord("cannot-read", file=file, why=failure(wrong)) from None
    except NO_JSON:
        raise BadRecord("no-saved-game", file=file) from None
    if not isinstance(found, dict):
        raise BadRecord("no-saved-game", file=file)
    return found


def read_position(file: Path) -> Mapping[str, Any]:
    """The position in a file (docs/positions.md)."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise BadPosition("cannot-read", file=file, why=failure(wrong)) from None
    except NO_JSON:
        raise BadPosition("no-json", file=file, line=0) from None
    if not isinstance(found, dict):
        raise BadPosition("position-is-json")
    return found


def write(file: Path, text: str) -> None:
    """Write a file of results."""
    try:
        file.write_text(text + "\n", encoding="utf-8")
    except OSError as wrong:
        raise ZetonError("cannot-write", file=file, why=failure(wrong)) from None
