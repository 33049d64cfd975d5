"""How cards did in the games of this server. A game is counted once, after it is over, beside everything else.

What has been counted is known to the database: after a restart the rest is counted, also games older than the counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping

from sqlalchemy.exc import SQLAlchemyError

import zeton
from zeton import Match, Option, ZetonError
from zeton.lab.cards import had_and_played
from zeton.server.storage import results
from zeton.server.storage.database import Database
from zeton.server.storage.models import CANCELLED, TableRow
from zeton.server.storage.results import Counts
from zeton.server.storage.store import Store

AT_ONCE = 50  # tables asked for at once
AGAIN = 2.0  # seconds until a database that was away is asked again
LOG = logging.getLogger("zeton.server")


class Results:
    """Counts finished games as they come, one after the other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.database: Database = store.database
        self.news = asyncio.Event()

    def game_over(self) -> None:
        """A game has ended: there is something to count."""
        self.news.set()

    async def keep_counting(self) -> None:
        """Count what has not been counted, then whatever ends."""
        while True:
            self.news.clear()
            try:
                while tables := await results.uncounted(self.database, AT_ONCE):
                    for table in tables:
                        await self.count(table)
            except (SQLAlchemyError, OSError) as wrong:  # the database is away
                LOG.warning("what has ended is counted later: %s", wrong)
                await asyncio.sleep(AGAIN)
            else:
                await self.news.wait()

    async def count(self, table: str) -> None:
        """Count one finished table. It is played again in a thread, so that nobody waits for it."""
        stored = await self.store.table(table)
        counts: Mapping[str, Counts] = {}
        try:
            if says_something(stored.row):
                options = [made.option for made in stored.choices]
                counts = await asyncio.to_thread(counted, stored.row, options)
        except (TypeError, ValueError, LookupError, AttributeError):
            LOG.exception("the table %s is damaged, and not counted", table)
        await results.add(self.database, table, stored.row.game, counts)


def says_something(row: TableRow) -> bool:
    """Whether a finished table says how cards do: a whole game with the cards of its game that somebody has won or lost.

    Games that were played on from another one are not whole, lessons and positions are not dealt, cancelled ones not played.
    """
    outcome = row.outcome or {"reason": CANCELLED}
    if row.game not in zeton.games() or outcome["reason"] == CANCELLED:
        return False
    game = zeton.game(row.game)
    dealt = not row.first and row.task is None and "position" not in row.setup
    decided = bool(outcome["winners"]) or game.cooperative
    return dealt and decided and game.with_contents(row.setup.get("options", {})) is game


def counted(row: TableRow, options: Iterable[Option]) -> Mapping[str, Counts]:
    """What a finished table adds; nothing, if the rules have changed since so that it cannot be played again."""
    try:
        match = zeton.replay(
            {"format": 1, "game": row.game, "rules": row.rules, "setup": row.setup, "seed": row.seed, "choices": []}
        )
        for option in options:
            match.choose(option)
    except ZetonError as wrong:
        LOG.info("the table %s is not counted: %s", row.id, wrong)
        return {}
    assert row.outcome is not None
    return tally(match, row.outcome["winners"])


def tally(match: Match, winners: Iterable[int]) -> dict[str, Counts]:
    """Which seats had and played which cards, and whether they have won."""
    had, played = had_and_played(match)
    won = set(winners)
    found: dict[str, Counts] = {}
    for seat, card in had | played:
        one = int(seat in won)
        before = found.get(card, Counts())
        does = (seat, card) in played
        found[card] = Counts(before.had + 1, before.had_won + one, before.played + does, before.played_won + one * does)
    return found
