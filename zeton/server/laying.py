"""A new table, as it is stored: who sits where, what the game begins from, and what it is for."""

from __future__ import annotations

import time
from typing import Any

import zeton
from zeton.server.storage.models import BOT, HUMAN, PLAYING, SeatRow, TableRow
from zeton.server.storage.store import new_id


def new_table(
    game: str,
    setup: dict[str, Any],
    seed: int,
    *,
    host: str | None,
    pause: float,
    state: str = PLAYING,
    public: bool = False,
    clock: dict[str, Any] | None = None,
    first: int = 0,
    task: str | None = None,
) -> TableRow:
    """A table by the rules of today. ``first``: so many choices are copied; ``task``: what is to be learned or solved there."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game,
        rules=zeton.game(game).version,
        setup=setup,
        seed=seed,
        state=state,
        public=public,
        host=host,
        clock=clock,
        pause=pause,
        era=0,
        first=first,
        task=task,
        asked_at=now,
        outcome=None,
        next=None,
        created=now,
        changed=now,
    )


def alone(table: str, seats: int, mine: int, me: str, bot: str) -> list[SeatRow]:
    """One person, and a bot at every other seat."""
    return [
        SeatRow(
            table=table,
            number=number,
            kind=HUMAN if number == mine else BOT,
            visitor=me if number == mine else None,
            bot=None if number == mine else bot,
            autopass={},
        )
        for number in range(seats)
    ]
