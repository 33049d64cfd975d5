"""Warhammer 40,000: Conquest, for the kernel and for everybody who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from zeton.games.conquest.deck_files import read_deck, write_deck
from zeton.games.conquest.decks import Deck, check_pair, find_deck, random_pair, starter_decks
from zeton.games.conquest.evaluation import evaluate
from zeton.games.conquest.positions import position
from zeton.games.conquest.questions import question_facts
from zeton.games.conquest.rules import playing
from zeton.games.conquest.rules.abilities import UseAbility, may_use
from zeton.games.conquest.rules.damage import is_immune
from zeton.games.conquest.rules.deploying import Deploy
from zeton.games.conquest.rules.printed import Printed, card_facts, printed_cards
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import CANNOT_BE_TARGETED, COMMAND, DIAL_NUMBERS, PLANET, ZONES
from zeton.games.conquest.tables import new_table
from zeton.games.conquest.view import dials_are_secret, view
from zeton.kernel.ability import Ability, holds
from zeton.kernel.decision import Option
from zeton.kernel.event import Event
from zeton.kernel.game import Game, Reason
from zeton.kernel.table import Table
from zeton.kernel.use import NO_EVENT


class Conquest(Game):
    """The core box: seven factions, ten planets, seven starter decks."""

    id = "conquest"
    title = "Warhammer 40,000: Conquest"
    version = "1"
    seats = (2, 2)
    zones = ZONES
    options = {}
    secret = frozenset(("dial", "mulligan", "search", "put back"))
    quiet = frozenset(("action", "deploy turn", "dial", "bonus", "combat turn", "retreat", "mobile", "battle ability"))

    @property
    def cards(self) -> Mapping[str, Printed]:
        return printed_cards()

    @property
    def decks(self) -> Mapping[str, Deck]:
        return starter_decks()

    def card_text(self, card: str, language: str) -> str:
        from zeton.games.conquest.wording import card_text  # needs fluent.runtime, which the rules do not

        return card_text(card, language)

    def card_facts(self, card: str) -> dict[str, Any]:
        return card_facts(printed_cards()[card])

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
        return {"decks": random_pair(rng)}

    def set_up(self, setup: Mapping[str, Any], seed: int) -> Table:
        return new_table(self, setup, seed)

    def position(self, given: Mapping[str, Any]) -> Table:
        return position(self, given)

    def first_to_answer(self, table: ConquestTable) -> int:
        """The player with initiative has the first opportunity (R14.2)."""
        return table.first_seat()

    def may_answer(self, table: ConquestTable, card: int, ability: Ability, event: Event, host: int) -> bool:
        assert ability.when is not None
        if not ability.when.test(table, card, event):
            return False
        answered = table.stack[host]
        if isinstance(answered, Deploy) and answered.is_lowered_in_vain(table, ability):
            return False
        return may_use(table, table.controller[card], card, ability, event)

    def may_be_targeted(self, table: ConquestTable, card: int, by: int) -> bool:
        """Some cards cannot be targeted by enemies, or are immune to what would target them (R18.9)."""
        seat = table.victor if table.cards[by].type == PLANET else table.controller[by]
        if is_immune(table, card, by, seat):
            return False
        if CANNOT_BE_TARGETED not in table.index.constants or table.controller[card] == seat:
            return True
        return not holds(table, CANNOT_BE_TARGETED, card)

    def use(self, table: ConquestTable, card: int, number: int, host: int) -> None:
        seat = table.controller[card]
        table.begin(UseAbility(NO_EVENT, card=card, seat=seat, number=number, answering=host))

    def actions(self, table: ConquestTable, seat: int) -> list[Option]:
        return playing.actions(table, seat)

    def act(self, table: ConquestTable, seat: int) -> None:
        playing.act(table, seat)

    def view(self, table: ConquestTable, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def deal_hidden_facts(self, table: ConquestTable, seat: int, rng: Random) -> None:
        """A dial the other player has set in secret is set anew (R7.2)."""
        other = 1 - seat
        if table.phase == COMMAND and table.dials[other] and dials_are_secret(table):
            dials = [table.dials[0], table.dials[1]]
            dials[other] = rng.randrange(DIAL_NUMBERS) + 1
            table.dials = (dials[0], dials[1])

    def seat_role(self, table: ConquestTable, seat: int) -> str:
        """A seat goes by its warlord's faction, unless both have the same."""
        factions = [table.cards[warlord].faction for warlord in table.warlords]
        return str(seat) if factions[0] == factions[1] else factions[seat].lower()

    def option_facts(self, table: ConquestTable, option: Option) -> dict[str, Any]:
        return {"place": table.cards[option.target].title if option.target else "none"}

    def question_facts(self, table: ConquestTable) -> dict[str, Any]:
        return question_facts(table)

    def explain(self, table: ConquestTable, seat: int, card: int) -> list[Reason]:
        return playing.explain(table, seat, card)

    def evaluate(self, table: ConquestTable, seat: int) -> float:
        return evaluate(table, seat)
