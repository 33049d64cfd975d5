"""A match: the public face of a running game. Bots, server, lab and tests stand on this and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from zeton.kernel import knowledge
from zeton.kernel.decision import Decision, Option, Outcome
from zeton.kernel.errors import BadRecord, IllegalChoice, StaleChoice, ZetonError, is_whole, shown
from zeton.kernel.game import Game, Reason
from zeton.kernel.reasons import distinct, is_offered
from zeton.kernel.table import Chain, Entry, Table

RECORD_FORMAT = 1
PARTS_OF_AN_OPTION = (str, int, int, int)


class Match:
    """One game being played: what is to be decided, how to decide it, and what each seat may know."""

    __slots__ = ("game", "seed", "setup", "table")

    def __init__(self, game: Game, setup: Mapping[str, Any] | None, seed: int, table: Table) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.table = table

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None when the game is over."""
        return self.table.decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is being played."""
        return self.table.outcome

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.table.seats

    @property
    def chance(self) -> int:
        """The state of the generator that chance comes from: as long as it is the same, nothing was left to chance."""
        return self.table.chance

    def choose(self, chosen: Option | int, *, number: int | None = None) -> None:
        """Answer the open decision with one of its options, or the index of one.

        ``number`` is the number of the decision that is meant; an answer to another one is refused. An answer that is
        refused changes nothing.
        """
        decision = self.table.decision
        if decision is None:
            raise IllegalChoice(f"nothing is to be decided in this game of {self.game.title}: it is over")
        if number is not None and (number != decision.number or not is_whole(number)):
            raise StaleChoice(
                f"an answer to decision {shown(number)}, but seat {decision.seat} is at decision {decision.number}"
            )
        options = decision.options
        if chosen.__class__ is int and 0 <= chosen < len(options):
            self.table.answer(options[chosen])
        elif isinstance(chosen, tuple):
            # Python takes True and 1.0 for 1; an answer does not.
            if tuple(map(type, chosen)) != PARTS_OF_AN_OPTION or chosen not in options:
                raise IllegalChoice(_not_an_option(chosen, decision))
            self.table.answer(options[options.index(chosen)])
        else:
            raise IllegalChoice(_no_index(chosen, decision))

    def clone(self) -> Match:
        """An independent copy."""
        return Match(self.game, self.setup, self.seed, self.table.copy())

    def determinize(self, seat: int, rng: Random) -> Match:
        """A copy in which everything the seat cannot know is dealt anew. It has no record and no log."""
        self._check_seat(seat)
        if not isinstance(rng, Random):
            raise ZetonError(f"cards are dealt anew by a random.Random, not by {shown(rng)}")
        return Match(self.game, None, 0, knowledge.determinize(self.table, seat, rng))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, JSON-able."""
        self._check_reader(seat)
        decision, outcome = self.table.decision, self.table.outcome
        asked = decision is not None and decision.seat == seat
        return {
            "game": self.game.id,
            "seat": seat,
            "waiting_for": None if decision is None else decision.seat,
            "decision": {
                "number": decision.number,
                "kind": decision.kind,
                "options": [list(o) for o in decision.options],
            }
            if asked and decision is not None
            else None,
            "outcome": None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason},
            "zones": knowledge.view_zones(self.table, seat),
            **self.game.view(self.table, seat),
        }

    def log(self, seat: int | None, since: int = 0) -> list[Entry]:
        """What has happened, as the seat may read it, from entry ``since`` on."""
        self._check_reader(seat)
        if not is_whole(since) or since < 0:
            raise ZetonError(f"the log is read from entry 0 or a later one on, not from {shown(since)}")
        return knowledge.view_log(self.table, seat)[since:]

    def explain(self, seat: int, card: int) -> list[Reason]:
        """Why a card offers the seat nothing now, each reason once; empty if it offers something.

        That it could be discarded, or paid with, is not what one asks about.
        """
        self._check_seat(seat)
        if not is_whole(card) or not 0 < card < len(self.table.cards):
            raise IllegalChoice(f"there is no card {shown(card)}: cards are numbered 1 to {len(self.table.cards) - 1}")
        if is_offered(self.table.decision, seat, card, self.game.spending):
            return []
        return distinct(self.game.explain(self.table, seat, card))

    def evaluate(self, seat: int) -> float:
        """How good the game stands for a seat, by the game's own judgement: 1 is a win, −1 a loss. It sees every card."""
        self._check_seat(seat)
        return self.game.evaluate(self.table, seat)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is half done, so that the judgement is worth something; the end of the game is quiet too."""
        return self.table.decision is None or self.game.is_quiet(self.table)

    def digest(self) -> str:
        """A hash of the whole table: equal tables, equal digests, on every machine."""
        return self.table.digest()

    def record(self) -> dict[str, Any]:
        """The game so far as data from which it can be replayed: rules, setup, seed, choices."""
        if self.setup is None or self.table.quiet:
            raise BadRecord("a determinized match has no record: its cards were never dealt by a seed")
        choices = [list(o) for o in unchain(self.table.choices)]
        return {
            "format": RECORD_FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "setup": dict(self.setup),
            "seed": self.seed,
            "choices": choices,
        }

    def _check_seat(self, seat: int) -> None:
        if not is_whole(seat) or not 0 <= seat < self.table.seats:
            raise ZetonError(f"there is no seat {shown(seat)}: seats are numbered 0 to {self.table.seats - 1}")

    def _check_reader(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)


def unchain(chain: Chain) -> list[Any]:
    """The items of a chain, the first one first."""
    items = []
    while chain is not None:
        chain, item = chain
        items.append(item)
    items.reverse()
    return items


def _not_an_option(chosen: tuple[Any, ...], decision: Decision) -> str:
    listed = ", ".join(str(tuple(o)) for o in decision.options[:6])
    more = f" and {len(decision.options) - 6} more" if len(decision.options) > 6 else ""
    return (
        f"{shown(tuple(chosen))} is not an option: decision {decision.number} ({decision.kind}) of seat {decision.seat} "
        f"has {listed}{more}"
    )


def _no_index(chosen: object, decision: Decision) -> str:
    if not is_whole(chosen):
        return f"{shown(chosen)} is neither an option nor the index of one"
    return (
        f"there is no option {shown(chosen)}: decision {decision.number} ({decision.kind}) of seat {decision.seat} has "
        f"options 0 to {len(decision.options) - 1}"
    )
