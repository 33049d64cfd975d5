"""Star Wars: Destiny, for the kernel and for everybody who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from zeton.games.destiny.deck_files import read_deck, write_deck
from zeton.games.destiny.decks import Deck, check_pair, find_deck, random_pair, starter_decks
from zeton.games.destiny.evaluation import evaluate
from zeton.games.destiny.positions import position
from zeton.games.destiny.questions import question_facts
from zeton.games.destiny.rules.actions import act, actions, explain
from zeton.games.destiny.rules.marking import mark_anew
from zeton.games.destiny.rules.printed import Printed, printed_cards
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import ZONES
from zeton.games.destiny.tables import new_table
from zeton.games.destiny.view import view
from zeton.games.destiny.wording import UP, card_facts, card_text, die_facts
from zeton.kernel.decision import Option
from zeton.kernel.game import Game, Reason
from zeton.kernel.table import Entry, Table


class Destiny(Game):
    """The Legacies set: 180 cards, 74 dice, two starter decks."""

    id = "destiny"
    title = "Star Wars: Destiny"
    version = "1"
    seats = (2, 2)
    zones = ZONES
    options = {"cap_indirect": False, "replace_once_per_round": False}
    quiet = frozenset(("action", "additional action", "upkeep discard"))
    secret = frozenset(("mulligan", "upkeep discard"))

    @property
    def cards(self) -> Mapping[str, Printed]:
        return printed_cards()

    @property
    def decks(self) -> Mapping[str, Deck]:
        return starter_decks()

    def card_text(self, card: str, language: str) -> str:
        return card_text(card, language)

    def card_facts(self, card: str) -> dict[str, Any]:
        return card_facts(card)

    def deck(self, given: object) -> Deck:
        return find_deck(given)

    def read_deck(self, text: str, name: str) -> Deck:
        return read_deck(text, name)

    def write_deck(self, deck: Deck) -> str:
        return write_deck(deck)

    def deck_problems(self, deck: Deck) -> list[Reason]:
        return [] if deck.is_starter() else deck.problems()

    def check_setup(self, decks: tuple[Any, ...] | None, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
        return check_pair(self, decks, seats, options)

    def random_setup(self, rng: Random) -> dict[str, Any]:
        drawn = {name: rng.random() < 0.2 for name in self.options}
        return {"decks": random_pair(rng), **drawn}

    def set_up(self, setup: Mapping[str, Any], seed: int) -> Table:
        return new_table(self, setup, seed)

    def position(self, given: Mapping[str, Any]) -> Table:
        return position(self, given)

    def actions(self, table: DestinyTable, seat: int) -> list[Option]:
        return actions(table, seat)

    def act(self, table: DestinyTable, seat: int) -> None:
        act(table, seat)

    def view(self, table: DestinyTable, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def deal_hidden_facts(self, table: DestinyTable, seat: int, rng: Random) -> None:
        mark_anew(table, seat, rng)

    def question_facts(self, table: DestinyTable) -> dict[str, Any]:
        return question_facts(table)

    def option_facts(self, table: DestinyTable, option: Option) -> dict[str, Any]:
        return die_facts(table, option.card, option.number - 1 if option.verb == "turn" else UP)

    def log_facts(self, table: DestinyTable, entry: Entry) -> dict[str, Any]:
        return die_facts(table, entry.cards[0] if entry.cards else 0, entry.number)

    def explain(self, table: DestinyTable, seat: int, card: int) -> list[Reason]:
        return explain(table, seat, card)

    def evaluate(self, table: DestinyTable, seat: int) -> float:
        return evaluate(table, seat)
