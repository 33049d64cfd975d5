"""The past of a table: how it stood after every so many choices, so that whoever goes back replays a few and not the game."""

from __future__ import annotations

from collections.abc import Sequence

from zeton import Match, Option
from zeton.kernel import snapshot
from zeton.kernel.match import unchain
from zeton.server.storage.tables import Snapshot

EVERY = 16  # choices from one to the next: a copy costs some kilobytes, a choice some tens of microseconds


class Past:
    """Copies of a match at its beginning and after every so many choices, as far as they have been come by."""

    def __init__(self, beginning: Match) -> None:
        self.kept = {0: beginning.clone()}

    def note(self, place: int, match: Match) -> None:
        """The match after so many choices."""
        if place % EVERY == 0:
            self.kept[place] = match.clone()

    def go_back(self, place: int) -> None:
        """What came after this place has not been."""
        self.kept = {at: match for at, match in self.kept.items() if at <= place}

    def match(self, place: int, choices: Sequence[Option]) -> Match:
        """The match after so many of the choices."""
        nearest = max(at for at in tuple(self.kept) if at <= place)
        match = self.kept[nearest].clone()
        self.play(match, nearest, choices[:place])
        return match

    def play(self, match: Match, place: int, choices: Sequence[Option]) -> None:
        """Make the choices from a place on."""
        for at in range(place, len(choices)):
            match.choose(choices[at])
            self.note(at + 1, match)

    # ── stored snapshots ─────────────────────────────────────────────────────────────────────────────────────────

    def snapshot(self, place: int, match: Match) -> Snapshot | None:
        """What is stored of the match after so many choices, so that it need not be played again; now and then only."""
        return None if place % EVERY else self.taken(place, match)

    def taken(self, place: int, match: Match) -> Snapshot:
        """A snapshot of the match after so many choices."""
        return Snapshot(place, snapshot.program(), snapshot.take(match, self.kept[0]))

    def restored(self, stored: Snapshot | None, choices: Sequence[Option]) -> tuple[Match, int]:
        """A match to go on from, and after how many of the choices that is: by a snapshot, if there is one that fits."""
        match = self._read(stored, choices) if stored is not None and stored.program == snapshot.program() else None
        if stored is None or match is None:
            return self.kept[0].clone(), 0
        self.kept[stored.place] = match.clone()
        return match, stored.place

    def _read(self, stored: Snapshot, choices: Sequence[Option]) -> Match | None:
        """The match of a snapshot, if it is of this game: the record is the truth, a snapshot only the shorter way to it."""
        try:
            match = snapshot.restored(self.kept[0], stored.taken)
        except snapshot.Damaged:
            return None
        made = iter(unchain(match.table.choices))  # with those that were forced, which are not stored
        before = choices[: stored.place]
        return match if len(before) == stored.place and all(choice in made for choice in before) else None


def replayed(beginning: Match, choices: Sequence[Option], stored: Snapshot | None = None) -> tuple[Match, Past]:
    """A game after these choices, and its past."""
    past = Past(beginning)
    match, place = past.restored(stored, choices)
    past.play(match, place, choices)
    return match, past
