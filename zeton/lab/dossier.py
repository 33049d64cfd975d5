"""What the games of a deck say, counted: by opponent and seat, by how they ended, card by card, turn by turn.

Ten games prove nothing: what is said of a card is drawn toward what is true of the whole deck, as if so many games more
(``DOUBT``) had gone like all the others; and nothing is advised that the games do not bear out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from zeton.bots.standings import Z95
from zeton.lab.deck import Known, Story, Trial
from zeton.lab.field import Share

DOUBT = 20  # games of the whole deck that every card is given besides its own
MOST_ADVISED = 5


class Worth(NamedTuple):
    """What a card did: how the games went in which it was had, played, and never seen.

    ``gain`` is the share of wins more when it was had than when it was not, with shrinkage; ``low`` to ``high`` is its 95 %
    interval.
    """

    card: str
    had: Share
    played: Share
    unseen: Share
    gain: float
    low: float
    high: float

    @property
    def is_compared(self) -> bool:
        """Whether there are games with it and games without: a character that is always there is compared with nothing."""
        return self.had.games > 0 and self.unseen.games > 0

    @property
    def place(self) -> tuple[bool, float, str]:
        """The best first, what is compared with nothing last."""
        return not self.is_compared, -self.gain, self.card


def share_of(results: Iterable[float]) -> Share:
    """Results as a share."""
    found = Share()
    for result in results:
        found.count(result)
    return found


def by_opponent(stories: Sequence[Story]) -> dict[str, Share]:
    """What was won against each opponent."""
    opponents = dict.fromkeys(story.meeting.opponent for story in stories)
    return {name: share_of(s.result for s in stories if s.meeting.opponent == name) for name in opponents}


def by_seat(stories: Sequence[Story]) -> dict[int, Share]:
    """What was won in each seat."""
    return {seat: share_of(s.result for s in stories if s.meeting.seat == seat) for seat in (0, 1)}


def ends(stories: Sequence[Story], won: bool) -> dict[str, int]:
    """How games were won, or lost, the commonest first."""
    return dict(Counter(s.reason for s in stories if (s.result > 0.5) is won and s.result != 0.5).most_common())


def curves(stories: Sequence[Story]) -> dict[str, dict[str, list[float]]]:
    """The mean of each measure at each turn: ours and theirs, as long as half of the games still ran."""
    names = dict.fromkeys(name for story in stories for name in story.curves)
    found = {}
    for name in names:
        rows = [story.curves.get(name, []) for story in stories]
        lengths = sorted(map(len, rows))
        until = lengths[len(lengths) // 2]
        means = [[row[turn] for row in rows if len(row) > turn] for turn in range(until)]
        found[name] = {
            side: [sum(pair[place] for pair in at) / len(at) for at in means] for place, side in enumerate(("ours", "theirs"))
        }
    return found


def worths(stories: Sequence[Story]) -> list[Worth]:
    """What every card of the deck did, the best first."""
    base = share_of(story.result for story in stories).share
    cards = dict.fromkeys(card for story in stories for card in (*story.had, *story.played))
    found = []
    for card in cards:
        had: list[float] = []
        played: list[float] = []
        unseen: list[float] = []
        for story in stories:
            (had if card in story.had or card in story.played else unseen).append(story.result)
            if card in story.played:
                played.append(story.result)
        found.append(_worth(card, share_of(had), share_of(played), share_of(unseen), base))
    return sorted(found, key=lambda worth: worth.place)


def _worth(card: str, had: Share, played: Share, unseen: Share, base: float) -> Worth:
    gain = shrunk(had, base) - shrunk(unseen, base)
    spread = Z95 * sqrt(base * (1 - base) * (1 / (had.games + DOUBT) + 1 / (unseen.games + DOUBT)))
    return Worth(card, had, played, unseen, gain, gain - spread, gain + spread)


def shrunk(share: Share, base: float) -> float:
    """A share drawn toward that of the whole deck."""
    return (share.won + DOUBT * base) / (share.games + DOUBT)


def cuts(found: Sequence[Worth]) -> list[Worth]:
    """The cards that lose games, as far as the games prove it, the worst first; at most a few."""
    return sorted((worth for worth in found if worth.high < 0), key=lambda worth: worth.gain)[:MOST_ADVISED]


def openings(stories: Sequence[Story]) -> list[Worth]:
    """What every card did in a first hand that was kept, the best first."""
    kept = [story for story in stories if story.opening and not story.sent_back]
    base = share_of(story.result for story in kept).share
    found = []
    for card in dict.fromkeys(card for story in kept for card in story.opening):
        there = share_of(s.result for s in kept if card in s.opening)
        found.append(_worth(card, there, Share(), share_of(s.result for s in kept if card not in s.opening), base))
    return sorted(found, key=lambda worth: worth.place)


def hands(stories: Sequence[Story]) -> dict[str, Share]:
    """How games went with first hands that were kept, and that were sent back."""
    asked = [story for story in stories if story.opening]
    return {
        "kept": share_of(s.result for s in asked if not s.sent_back),
        "sent-back": share_of(s.result for s in asked if s.sent_back),
    }


def as_data(tried: Trial, known: Known, seconds: float) -> dict[str, Any]:
    """Everything that was found, JSON-able."""

    def plain(share: Share) -> dict[str, Any]:
        return {"won": share.won, "games": share.games, "share": share.share, "interval": list(share.interval)}

    def card(worth: Worth) -> dict[str, Any]:
        shares = {name: plain(getattr(worth, name)) for name in ("had", "played", "unseen")}
        return {"card": worth.card, **shares, "gain": worth.gain, "interval": [worth.low, worth.high]}

    stories = known.stories
    return {
        "format": 1,
        "game": tried.game,
        "player": tried.player,
        "games": known.games,
        "seconds": round(seconds, 1),
        "all": plain(share_of(story.result for story in stories)),
        "last_version": plain(share_of(story.result for story in known.last)) if known.last else None,
        "good": known.good,
        "better": known.better,
        "by_opponent": {name: plain(share) for name, share in by_opponent(stories).items()},
        "by_seat": {str(seat): plain(share) for seat, share in by_seat(stories).items()},
        "won_by": ends(stories, True),
        "lost_by": ends(stories, False),
        "curves": curves(stories),
        "cards": list(map(card, worths(stories))),
        "first_hands": {name: plain(share) for name, share in hands(stories).items()},
        "openings": list(map(card, openings(stories))),
        "stories": [{**story._asdict(), "meeting": story.meeting._asdict()} for story in stories],
    }
