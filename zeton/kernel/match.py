"""A match: the public face of a running game. Bots, server, lab and tests stand on this and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from zeton.kernel import knowledge
from zeton.kernel.compiling import mypyc_attr
from zeton.kernel.decision import Decision, Option, Outcome
from zeton.kernel.errors import BadPosition, BadRecord, IllegalChoice, StaleChoice, ZetonError, is_whole, shown
from zeton.kernel.game import Game, Reason
from zeton.kernel.table import Chain, Entry, Said, Table

RECORD_FORMAT: Final = 1
PARTS_OF_AN_OPTION: Final = (str, int, int, int)
MOST_LISTED: Final = 6  # options, in an error

Given = Any
"""What a caller gives may be anything: it is looked at here, and an error of ours says what is wrong with it."""


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def choose(self, chosen: Option | int | Given, *, number: int | Given = None) -> None:
        """Answer the open decision with one of its options, or the index of one.

        ``number`` is the number of the decision that is meant; an answer to another one is refused. An answer that is
        refused changes nothing.
        """
        self.table.answer(self.picked(chosen, number))

    def picked(self, chosen: Given, number: Given) -> Option:
        """The option of the open decision that is meant; an error if there is no such option."""
        decision = self.table.decision
        if decision is None:
            raise IllegalChoice("game-over", game=self.game.title)
        if number is not None and (number != decision.number or not is_whole(number)):
            raise StaleChoice("stale", given=shown(number), seat=decision.seat, number=decision.number)
        options = decision.options
        if chosen.__class__ is int and 0 <= chosen < len(options):
            return options[chosen]
        if isinstance(chosen, tuple):
            # Python takes True and 1.0 for 1; an answer does not.
            if tuple(map(type, chosen)) != PARTS_OF_AN_OPTION or chosen not in options:
                raise _not_an_option(chosen, decision)
            return options[options.index(chosen)]
        raise _no_index(chosen, decision)

    def ahead(self, seat: int | Given) -> Match | None:
        """A copy in which the seat is asked what another one is asked now at the same time; None if it is not.

        What the others will answer is not known yet, and nothing the seat may know depends on it: so they answer anything.
        """
        self._check_seat(seat)
        decision = self.table.decision
        if decision is None or decision.seat == seat or self.game.at_once(self.table).get(seat, True):
            return None
        later = self.clone()
        while later.decision is not None and later.decision.seat != seat:
            later.choose(0)
        return later

    def clone(self) -> Match:
        """An independent copy."""
        return Match(self.game, self.setup, self.seed, self.table.copy())

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def determinize(self, seat: int | Given, rng: Random | Given) -> Match:
        """A copy in which everything the seat cannot know is dealt anew. It has no record and no log."""
        self._check_seat(seat)
        if not isinstance(rng, Random):
            raise ZetonError("not-chance", wanted="random.Random", given=shown(rng))
        return Match(self.game, None, 0, knowledge.determinize(self.table, seat, rng))

    def view(self, seat: int | Given, said: Said | Given = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, JSON-able.

        ``said``: whatever was said of cards to others at this very moment, which is the same for all who know them.
        """
        self._check_reader(seat)
        if said is not None and not isinstance(said, dict):
            raise ZetonError("not-said", given=shown(said))
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
            "under_way": knowledge.view_under_way(self.table, seat),
            "lasting": knowledge.view_lasting(self.table, seat),
            "zones": knowledge.view_zones(self.table, seat),
            **self.game.view(self.table, seat, {} if said is None else said),
        }

    def log(self, seat: int | Given, since: int | Given = 0) -> list[Entry]:
        """What has happened, as the seat may read it, from entry ``since`` on: what came before costs nothing."""
        self._check_reader(seat)
        if not is_whole(since) or since < 0:
            raise ZetonError("no-entry-of-the-log", given=shown(since))
        return knowledge.view_log(self.table, seat, since)

    @property
    def happened(self) -> int:
        """How many entries the log has."""
        return self.table.noted

    def explain(self, seat: int | Given, card: int | Given) -> list[Reason]:
        """Why a card offers the seat nothing now, each reason once; empty if it offers something.

        That it could be discarded, or paid with, is not what one asks about. A card whose place the seat does not know
        has one reason, wherever it lies: another would tell.
        """
        from zeton.kernel.reasons import distinct, is_offered  # loaded when somebody asks

        self._check_seat(seat)
        if not is_whole(card) or not 0 < card < len(self.table.cards):
            raise IllegalChoice("no-card-number", given=shown(card), last=len(self.table.cards) - 1)
        if not knowledge.knows(self.table, seat, card):
            return [Reason(self.game.secrecy, "out-of-sight", {})]
        if is_offered(self.table.decision, seat, card, self.game.spending):
            return []
        return distinct(self.game.explain(self.table, seat, card))

    def evaluate(self, seat: int | Given) -> float:
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
            raise BadRecord("determinized")
        choices = [list(o) for o in unchain(self.table.choices)]
        return {
            "format": RECORD_FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "setup": dict(self.setup),
            "seed": self.seed,
            "choices": choices,
        }

    def position(self) -> dict[str, Any]:
        """The table as a position (docs/positions.md), all cards open; BadPosition, if none can begin at this moment."""
        given = self.game.written(self.table) | self._files()
        if not self._is_at(given):
            raise BadPosition("no-position-now", game=self.game.title)
        return given

    def _is_at(self, given: Mapping[str, Any]) -> bool:
        """Whether a position is this moment: the same question, the same cards in the same places, in the same state."""
        try:
            there = self.game.position(given)
        except ZetonError:
            return False
        there.run()
        if _question(there) != _question(self.table) or self.game.written(there) | self._files() != given:
            return False
        # What a position says nothing of lies nowhere in it; supplies may be larger there.
        return all(len(here) <= len(pile) for here, pile in zip(self.table.zones, there.zones, strict=True))

    def _files(self) -> dict[str, Any]:
        """The contents of the files this match is played with, where it has its own."""
        setup = self.setup or {}
        options = setup.get("position") or setup.get("options") or {}
        return {name: options[name] for name in self.game.files if options.get(name) is not None}

    def _check_seat(self, seat: Given) -> None:
        if not is_whole(seat) or not 0 <= seat < self.table.seats:
            raise ZetonError("no-seat", given=shown(seat), first=0, last=self.table.seats - 1)

    def _check_reader(self, seat: Given) -> None:
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


def _question(table: Table) -> tuple[Any, ...] | None:
    """What is asked, by titles: the numbers of cards are those of one table."""
    decision = table.decision
    if decision is None:
        return None
    titles = [getattr(card, "title", "") for card in table.cards]
    options = sorted((option.verb, titles[option.card], titles[option.target]) for option in decision.options)
    return decision.kind, decision.seat, options


def _not_an_option(chosen: tuple[Any, ...], decision: Decision) -> IllegalChoice:
    listed = tuple(shown(tuple(option)) for option in decision.options[:MOST_LISTED])
    more = len(decision.options) - len(listed)
    return IllegalChoice("not-an-option", given=shown(tuple(chosen)), listed=listed, more=more, **_about(decision))


def _no_index(chosen: object, decision: Decision) -> IllegalChoice:
    if not is_whole(chosen):
        return IllegalChoice("neither-option-nor-index", given=shown(chosen))
    return IllegalChoice("no-option-number", given=shown(chosen), last=len(decision.options) - 1, **_about(decision))


def _about(decision: Decision) -> dict[str, Any]:
    return {"number": decision.number, "asked": decision.kind, "seat": decision.seat}
