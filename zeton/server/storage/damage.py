"""Rows that are damaged: by a disk, a hand, or a version that knew more. Such a row is left out and written down; the rest is
told as if it were not there."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from zeton.kernel.errors import NO_JSON

LOG = logging.getLogger("zeton.server")
Row = TypeVar("Row")
Told = TypeVar("Told")


class Damaged:
    """In place of JSON that cannot be read: whoever needs what was there fails, and nobody else."""

    def __repr__(self) -> str:
        return "<damaged>"


DAMAGED = Damaged()


def read_json(text: str) -> Any:
    """What is kept as JSON; ``DAMAGED``, if it is none."""
    try:
        return json.loads(text)
    except NO_JSON:
        return DAMAGED


def sound(rows: Iterable[Row], tell: Callable[[Row], Told], name: Callable[[Row], str]) -> Iterator[Told]:
    """What is told of each row, without those of which nothing can be told."""
    for row in rows:
        try:
            told = tell(row)
        except Exception:
            LOG.exception("the %s is damaged", name(row))
        else:
            yield told
