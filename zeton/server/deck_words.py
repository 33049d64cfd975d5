"""What is said about a deck: the rules it breaks, and what would mend them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from zeton import Game, Reason
from zeton.kernel import contents
from zeton.kernel.building import Change
from zeton.kernel.deckfile import MOST_IN_A_LINE
from zeton.server import telling
from zeton.server.web import PLAIN

PoolName = Annotated[str, msgspec.Meta(max_length=2000, pattern=PLAIN)]
FormatName = Annotated[str, msgspec.Meta(max_length=80, pattern=PLAIN)]


class ChangeWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How many of something there are to be in a deck."""

    kind: Annotated[str, msgspec.Meta(max_length=40)]
    id: Annotated[str, msgspec.Meta(max_length=80)]
    copies: Annotated[int, msgspec.Meta(ge=0, le=MOST_IN_A_LINE)]

    def change(self) -> Change:
        """As the games know it."""
        return Change(self.kind, self.id, self.copies)


class MendInfo(msgspec.Struct, kw_only=True):
    """What would mend a broken rule; ``changes`` do it at once, and there are none where something must be chosen first."""

    text: str
    changes: list[ChangeWish]


class BrokenRule(msgspec.Struct, kw_only=True):
    """A rule of deck building that a deck breaks: such a deck is kept, but cannot be played."""

    rule: str
    text: str
    mends: list[MendInfo]


def sets_of(game: Game, deck: Any) -> list[list[str]]:
    """Of each of these lists of sets a pool must have one for the deck to be played."""
    return [list(sets) for sets in sorted({tuple(sorted(sets)) for sets in game.deck_sets(deck)})]


def broken_rules(game: Game, reasons: Iterable[Reason], language: str) -> list[BrokenRule]:
    """Broken rules in words, each with what would mend it."""
    return [
        BrokenRule(rule=r.rule, text=telling.deck_problem(r, game.id, language), mends=_mends(game, r, language))
        for r in reasons
    ]


def _mends(game: Game, reason: Reason, language: str) -> list[MendInfo]:
    return [MendInfo(text=contents.mend_words(game, mend, language), changes=_wishes(mend.changes)) for mend in reason.mends]


def _wishes(changes: Iterable[Any]) -> list[ChangeWish]:
    return [ChangeWish(kind=one.kind, id=one.id, copies=one.copies) for one in changes]
