"""Ending what runs beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.5  # seconds after which whoever has not heard is told again


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these, and wait until they have ended.

    Once is not enough: the ``wait_for`` of Python 3.11, in which clients of databases send, swallows a cancellation that comes
    just when it is done, and a task that goes round and round would never end.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        ended, running = await asyncio.wait(running, timeout=AGAIN)
        await asyncio.gather(*ended, return_exceptions=True)  # what went wrong at the end is nobody's any more
