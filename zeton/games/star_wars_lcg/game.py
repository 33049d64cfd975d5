"""Star Wars: The Card Game, for the kernel and for everybody who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from zeton.games.star_wars_lcg.deck_files import read_deck, write_deck
from zeton.games.star_wars_lcg.decks import Deck, check_pair, find_deck, random_pair, starter_decks
from zeton.games.star_wars_lcg.evaluation import evaluate
from zeton.games.star_wars_lcg.positions import position
from zeton.games.star_wars_lcg.questions import question_facts
from zeton.games.star_wars_lcg.rules import playing
from zeton.games.star_wars_lcg.rules.abilities import UseAbility, may_use
from zeton.games.star_wars_lcg.rules.printed import Printed, printed_cards
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import ZONES
from zeton.games.star_wars_lcg.tables import new_table
from zeton.games.star_wars_lcg.view import view
from zeton.games.star_wars_lcg.wording import card_facts, card_text
from zeton.kernel.ability import Ability, modified
from zeton.kernel.decision import Option
from zeton.kernel.event import Event
from zeton.kernel.game import Game, Reason
from zeton.kernel.table import Table
from zeton.kernel.use import NO_EVENT


class StarWarsLCG(Game):
    """The core box: 36 objective sets, six affiliations, four starter decks."""

    id = "star_wars_lcg"
    title = "Star Wars: The Card Game"
    version = "1"
    seats = (2, 2)
    zones = ZONES
    options = {"faq": False, "mulligan": True}
    quiet = frozenset(("action", "engage", "commit", "discard one", "balance damage"))
    secret = frozenset(("edge card", "mulligan", "return objective", "put back"))

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
        return {"decks": random_pair(rng), "faq": rng.random() < 0.3}

    def set_up(self, setup: Mapping[str, Any], seed: int) -> Table:
        return new_table(self, setup, seed)

    def position(self, given: Mapping[str, Any]) -> Table:
        return position(self, given)

    def first_to_answer(self, table: StarWarsTable) -> int:
        """The active player has the first opportunity (R12.7)."""
        return table.active

    def may_answer(self, table: StarWarsTable, card: int, ability: Ability, event: Event, host: int) -> bool:
        assert ability.when is not None
        return ability.when.test(table, card, event) and may_use(table, table.controller[card], card, ability, event)

    def may_be_targeted(self, table: StarWarsTable, card: int, by: int) -> bool:
        """Some cards cannot be targeted (A65)."""
        return "cannot be targeted" not in table.index.constants or not modified(table, "cannot be targeted", card, 0)

    def use(self, table: StarWarsTable, card: int, number: int, host: int) -> None:
        seat = table.controller[card]
        table.begin(UseAbility(NO_EVENT, card=card, seat=seat, number=number, answering=host))

    def actions(self, table: StarWarsTable, seat: int) -> list[Option]:
        return playing.actions(table, seat)

    def act(self, table: StarWarsTable, seat: int) -> None:
        playing.act(table, seat)

    def view(self, table: StarWarsTable, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def seat_role(self, table: StarWarsTable, seat: int) -> str:
        return table.side(seat)

    def question_facts(self, table: StarWarsTable) -> dict[str, Any]:
        return question_facts(table)

    def explain(self, table: StarWarsTable, seat: int, card: int) -> list[Reason]:
        return playing.explain(table, seat, card)

    def evaluate(self, table: StarWarsTable, seat: int) -> float:
        return evaluate(table, seat)
