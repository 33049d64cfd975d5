"""The decks and boxes visitors have built or imported, with their versions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, select, update

from zeton.server.errors import Refused
from zeton.server.storage.database import Database
from zeton.server.storage.ids import new_id
from zeton.server.storage.models import DeckVersion, OwnDeck
from zeton.server.storage.trials import forget_trials

LONGEST_NAME = 80
MOST_VERSIONS = 200  # of one deck: the oldest go first


class DeckShelf:
    """Everything that is asked of the database about decks."""

    def __init__(self, database: Database) -> None:
        self.session = database.session

    async def add(self, visitor: str, game: str, name: str, data: dict[str, Any], notes: str = "") -> OwnDeck:
        now = time.time()
        named = {"game": game, "name": name[:LONGEST_NAME], "data": data, "notes": notes}
        deck = OwnDeck(id=new_id(), visitor=visitor, version=1, share=None, created=now, changed=now, **named)
        async with self.session.begin() as session:
            session.add(deck)
            await session.flush()
            session.add(_version(deck))
        return deck

    async def of(self, visitor: str, games: Sequence[str]) -> Sequence[OwnDeck]:
        """The decks of a visitor for these games, the oldest first."""
        found = select(OwnDeck).where(OwnDeck.visitor == visitor, OwnDeck.game.in_(games)).order_by(OwnDeck.created)
        async with self.session() as session:
            return (await session.scalars(found)).all()

    async def number(self, visitor: str) -> int:
        """How many decks and boxes a visitor has."""
        count = select(func.count()).select_from(OwnDeck).where(OwnDeck.visitor == visitor)
        async with self.session() as session:
            return int(await session.scalar(count) or 0)

    async def one(self, visitor: str, deck: str) -> OwnDeck:
        async with self.session() as session:
            found = await session.get(OwnDeck, deck)
        if found is None or found.visitor != visitor:
            raise Refused("unknown", "no-deck")
        return found

    async def shared(self, share: str) -> OwnDeck:
        """The deck somebody has shared by this link."""
        async with self.session() as session:
            found = await session.scalar(select(OwnDeck).where(OwnDeck.share == share))
        if found is None:
            raise Refused("unknown", "not-shared")
        return found

    async def change(self, visitor: str, deck: str, name: str, data: dict[str, Any], notes: str) -> OwnDeck:
        """Keep a deck as it is now; if there are other cards in it, that is a new version."""
        async with self.session.begin() as session:
            found = await session.get(OwnDeck, deck, with_for_update=True)
            if found is None or found.visitor != visitor:
                raise Refused("unknown", "no-deck")
            new = _cards(found.data) != _cards(data)
            found.name, found.data, found.notes, found.changed = name[:LONGEST_NAME], data, notes, time.time()
            if new:
                found.version += 1
                session.add(_version(found))
                old = (DeckVersion.deck == deck, DeckVersion.number <= found.version - MOST_VERSIONS)
                await session.execute(delete(DeckVersion).where(*old))
        return found

    async def share(self, visitor: str, deck: str, shared: bool) -> OwnDeck:
        """Let whoever has the link read a deck, or nobody any more; a link that was taken back leads nowhere for ever."""
        found = await self.one(visitor, deck)
        if (found.share is not None) != shared:
            found.share = new_id() if shared else None
            async with self.session.begin() as session:
                await session.execute(update(OwnDeck).where(OwnDeck.id == deck).values(share=found.share))
        return found

    async def versions(self, visitor: str, deck: str) -> Sequence[DeckVersion]:
        """A deck as it was over time, the newest first."""
        await self.one(visitor, deck)
        async with self.session() as session:
            found = select(DeckVersion).where(DeckVersion.deck == deck).order_by(DeckVersion.number.desc())
            return (await session.scalars(found)).all()

    async def remove(self, visitor: str, deck: str) -> None:
        await self.one(visitor, deck)
        async with self.session.begin() as session:
            await forget_trials(session, select(OwnDeck.id).where(OwnDeck.id == deck))
            await session.execute(delete(DeckVersion).where(DeckVersion.deck == deck))
            await session.execute(delete(OwnDeck).where(OwnDeck.id == deck))


def _version(deck: OwnDeck) -> DeckVersion:
    return DeckVersion(deck=deck.id, number=deck.version, name=deck.name, data=deck.data, notes=deck.notes, at=deck.changed)


def _cards(data: dict[str, Any]) -> dict[str, Any]:
    """What a deck is, apart from its name."""
    return {key: value for key, value in data.items() if key != "name"}
