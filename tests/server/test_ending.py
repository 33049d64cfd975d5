"""What runs beside everything else ends when it is told to, even if it does not hear it at first."""

from __future__ import annotations

import asyncio

from zeton.server.ending import end


def test_a_task_that_swallows_a_cancellation_ends_all_the_same() -> None:
    async def go_round() -> None:
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                if heard:
                    raise
                heard.append("once")  # as wait_for does in Python 3.11, if what it waits for is there at that moment

    async def play() -> None:
        task = asyncio.create_task(go_round())
        await asyncio.sleep(0)
        await end([task])
        assert task.cancelled()

    heard: list[str] = []
    asyncio.run(play())
    assert heard == ["once"]


def test_what_has_failed_is_ended_too() -> None:
    async def fail() -> None:
        raise RuntimeError

    async def play() -> None:
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await end([task])
        await end([])

    asyncio.run(play())
