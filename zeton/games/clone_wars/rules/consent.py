"""What is done with another player's Jedi needs that player's consent (R2.7, A22).

Whoever is asked hears everything there is to know, also where to; and a refusal costs nobody anything: the ally stays in its
squad, the free action and the action can still be used. What has been refused is not asked again before something is done.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from zeton.games.clone_wars.rules.movement import move_jedi
from zeton.games.clone_wars.rules.table import CloneWarsTable, Refusal
from zeton.games.clone_wars.rules.terms import AGREE, REFUSE
from zeton.kernel.decision import DONE, option
from zeton.kernel.procedure import END, Procedure

MOVE: Final = "move"
SUPPLY: Final = "supply"
EXCHANGE: Final = "exchange"
TRANSPORT_FOR: Final = "transport"


def was_refused(table: CloneWarsTable, what: str, asker: int, jedi: int, planet: int = 0) -> bool:
    """Whether a player has refused just this."""
    return bool(table.refused) and Refusal(what, asker, jedi, planet) in table.refused


def refuse(table: CloneWarsTable, what: str, asker: int, jedi: int, planet: int = 0) -> None:
    """A player refuses what he was asked."""
    table.note("refuses", table.seat_of(jedi))
    table.refused = (*table.refused, Refusal(what, asker, jedi, planet))


def destinations(table: CloneWarsTable, asker: int, jedi: int, planets: Iterable[int]) -> list[int]:
    """The planets, other than its own, to which a Jedi has not refused to be moved."""
    here = table.planet_of(jedi)
    if not table.refused:
        return [planet for planet in planets if planet != here]
    return [planet for planet in planets if planet != here and not was_refused(table, MOVE, asker, jedi, planet)]


@dataclass(slots=True)
class Proposal(Procedure):
    """Somebody chooses a Jedi for something; another player's only with his consent.

    Subclasses say which Jedi may be chosen, and what happens when its player has agreed.
    """

    asker: int  # the Jedi for whose sake it is asked
    source: int = 0  # the ally whose effect it is
    chosen: int = -1
    planet: int = 0  # where to, if it is about moving
    refusals: int = 0

    def what(self) -> str:
        """What is proposed: it is not proposed again to who has refused it."""
        raise NotImplementedError

    def question(self) -> str:
        """How it is asked which Jedi."""
        return "choose jedi"

    def eligible(self, table: CloneWarsTable) -> list[int]:
        """The Jedi that may be chosen."""
        raise NotImplementedError

    def offer(self, table: CloneWarsTable) -> str | None:
        """Which Jedi? Whoever has been refused may also leave it."""
        found = [option("jedi", table.jedi[jedi]) for jedi in self.eligible(table)]
        if not found:
            return END
        table.ask(table.seat_of(self.asker), self.question(), [*found, DONE] if self.refusals else found)
        return None

    def choose(self, table: CloneWarsTable) -> str | None:
        if table.picked == DONE:
            return END
        self.chosen = table.jedi.index(table.picked.card)
        return None

    def ask(self, table: CloneWarsTable) -> str | None:
        """In a solo game there is no other player (A22)."""
        seat = table.seat_of(self.chosen)
        if seat == table.seat_of(self.asker):
            return "agreed"
        table.ask(seat, "consent", [AGREE, REFUSE])
        return None

    def hear(self, table: CloneWarsTable) -> str | None:
        if table.picked != REFUSE:
            return None
        refuse(table, self.what(), self.asker, self.chosen, self.planet)
        self.refusals += 1
        return "offer"


@dataclass(slots=True)
class ProposedMove(Proposal):
    """Choose a Jedi and the planet it is moved to; that is no flight."""

    def what(self) -> str:
        return MOVE

    def question_where(self) -> str:
        """How it is asked where to."""
        raise NotImplementedError

    def planets_for(self, table: CloneWarsTable, jedi: int) -> list[int]:
        """Where this Jedi may be moved."""
        raise NotImplementedError

    def offer_planet(self, table: CloneWarsTable) -> None:
        found = [option("move", 0, planet) for planet in self.planets_for(table, self.chosen)]
        table.ask(table.seat_of(self.asker), self.question_where(), found)

    def choose_planet(self, table: CloneWarsTable) -> None:
        self.planet = table.picked.target

    def pay(self, table: CloneWarsTable) -> None:
        """Everybody has agreed: the ally, or the free action, is used."""
        raise NotImplementedError

    def agreed(self, table: CloneWarsTable) -> None:
        self.pay(table)
        move_jedi(table, self.chosen, self.planet)
