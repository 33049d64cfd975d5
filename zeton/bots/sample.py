"""A sample of how a deck begins: a first hand, and a first turn as a bot plays it."""

from __future__ import annotations

from typing import Any, NamedTuple

import zeton
from zeton.bots import make_bot
from zeton.bots.seat import Seat
from zeton.kernel.building import opponent_for
from zeton.kernel.chronicle import Line, Reader, tell_log
from zeton.kernel.game import Game
from zeton.kernel.match import Match

PLAYER = "greedy:samples=1,rounds=1,time=0.2"
HAND = "hand"
MOST_CHOICES = 300  # far more than a turn has
MINE = 0


class Sample(NamedTuple):
    """The ids of the cards in the first hand, whom it was dealt against, and the lines of the first turn."""

    hand: list[str]
    opponent: str
    turn: list[Line]


def sample(game: Game, deck: Any, seed: int, language: str) -> Sample:
    """Deal a hand from a deck against the first starter deck that fits, and let a bot play its first turn."""
    opponent = opponent_for(game, deck)
    match = zeton.new(game.id, (deck, opponent), seed=seed)
    bots = [make_bot(PLAYER, seed) for _ in range(match.seats)]
    hand: list[str] = []
    for _ in range(MOST_CHOICES):
        hand = hand or _hand(match)
        if match.decision is None or len(_turns(match)) > 1:
            break
        match.choose(bots[match.decision.seat].choose(Seat(match)))
    return Sample(hand, opponent, _first_turn(match, language))


def _hand(match: Match) -> list[str]:
    """The cards in hand, in the order of their titles."""
    cards = [match.table.cards[card] for card in match.view(MINE)["zones"][HAND][MINE] if card]
    return [card.id for card in sorted(cards, key=lambda card: card.title)]


def _turns(match: Match) -> list[int]:
    """Where in the log the first turn of this seat (or the first round of all) has begun, and every turn after it."""
    entries, chronicle = match.log(MINE), match.game.chronicle
    begun = [at for at, entry in enumerate(entries) if entry.what in chronicle.turns]
    mine = [at for at in begun if entries[at].seat == MINE or not chronicle.alternate]
    return [at for at in begun if at >= mine[0]] if mine else []


def _first_turn(match: Match, language: str) -> list[Line]:
    entries = match.log(MINE)
    first, end, *_ = (*_turns(match), len(entries), len(entries))
    return tell_log(match, entries[:end], Reader(language, MINE), first)
