"""What a trial has found, in words of a language: for the report of the terminal and for the page in the browser."""

from __future__ import annotations

from typing import Any, NamedTuple

import zeton
from zeton.kernel import words
from zeton.kernel.contents import deck_name
from zeton.lab import dossier
from zeton.lab.deck import PLAYER, Known, Trial
from zeton.lab.dossier import share_of
from zeton.lab.field import Share


class End(NamedTuple):
    """How so many games were won, or lost."""

    won: bool
    reason: str
    games: int


class Findings:
    """What is known of a deck, in a language."""

    def __init__(self, tried: Trial, known: Known, seconds: float, name: str, language: str) -> None:
        self.tried, self.known, self.seconds = tried, known, seconds
        self.name, self.language = name, language
        self.game = zeton.game(tried.game)

    def say(self, key: str, **told: Any) -> str:
        """A message of the report."""
        return words.say(f"report-{key}", self.language, words.COMMON, **told)

    @property
    def all(self) -> Share:
        """All games of the deck."""
        return share_of(story.result for story in self.known.stories)

    def answers(self) -> list[str]:
        """What was asked, and what is known; at last what it has cost."""
        known = self.known
        said = [self.say({True: "good", False: "bad", None: "even"}[known.good], deck=self.name, **_told(self.all))]
        if known.last:
            last = _told(share_of(story.result for story in known.last))
            said.append(self.say({True: "better", False: "worse", None: "same"}[known.better], **last))
        bot = self.say("quick-bot") if self.tried.player == PLAYER else self.tried.player
        return [*said, self.say("cost", games=known.games, seconds=f"{self.seconds:.0f}", bot=bot)]

    def opponent(self, deck: str) -> str:
        """What an opponent is called."""
        return deck_name(self.game, deck, self.language)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("seat", number=seat + 1)

    def ends(self) -> list[End]:
        """How games were won, and how they were lost."""
        return [
            End(won, words.end_words(reason, self.language, game=self.game.id), games)
            for won in (True, False)
            for reason, games in dossier.ends(self.known.stories, won).items()
        ]

    def curves(self) -> dict[str, dict[str, list[float]]]:
        """How it went turn by turn, by what is measured."""
        return {self.say(f"measure-{name}"): sides for name, sides in dossier.curves(self.known.stories).items()}

    def hands(self) -> list[str]:
        """Whether to keep the first hand: how kept ones went, and which cards made a difference in them."""
        found = dossier.openings(self.known.stories)
        if not found:
            return [self.say("no-mulligan")]
        shares = dossier.hands(self.known.stories)
        keep = [self.title(worth.card) for worth in found if worth.low > 0][: dossier.MOST_ADVISED]
        back = [self.title(worth.card) for worth in reversed(found) if worth.high < 0][: dossier.MOST_ADVISED]
        return [
            *(self.say(name, **_told(share)) for name, share in shares.items() if share.games),
            self.say("keep-for", cards=", ".join(keep)) if keep else self.say("keep-for-none"),
            *([self.say("send-back-for", cards=", ".join(back))] if back else []),
        ]

    def title(self, card: str) -> str:
        """The title of a card, as the language prints it."""
        title = str(self.game.cards[card].title) if card in self.game.cards else card
        return self.game.titles(self.language).get(title, title)


def _told(share: Share) -> dict[str, Any]:
    low, high = share.interval
    shares = {"share": f"{100 * share.share:.0f}", "low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"}
    return {**shares, "games": share.games}
