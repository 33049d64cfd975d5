"""Star Wars: The Clone Wars, for the kernel and for everybody who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.clone_wars.box import Box
from zeton.games.clone_wars.components import read_box, read_components, standard_box, standard_text
from zeton.games.clone_wars.evaluation import distinct, evaluate
from zeton.games.clone_wars.facts import card_facts, log_facts, marks, question_facts
from zeton.games.clone_wars.laws import LAWS
from zeton.games.clone_wars.positions import position
from zeton.games.clone_wars.reasons import explain
from zeton.games.clone_wars.rules.allies import play_ally, playable_allies
from zeton.games.clone_wars.rules.printed import Printed
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ZONES
from zeton.games.clone_wars.tables import OPTIONS, check_setup, new_table, random_setup
from zeton.games.clone_wars.view import view
from zeton.kernel.decision import Option
from zeton.kernel.duel import check_known
from zeton.kernel.errors import UnknownName, ZetonError, shown
from zeton.kernel.game import Game, Reason
from zeton.kernel.law import check_laws
from zeton.kernel.table import Entry, Table


class CloneWars(Game):
    """One to five players against one of four villains."""

    id = "clone_wars"
    title = "Star Wars: The Clone Wars"
    version = "2"
    seats = (1, 5)
    zones = ZONES
    laws = LAWS
    options = OPTIONS
    files = frozenset(("components",))
    quiet = frozenset(("turn", "action", "help"))
    spending = frozenset(("discard",))
    cooperative = True

    def __init__(self, box: Box | None = None) -> None:
        """``box``: an owner's own; None: ours, read when it is needed."""
        super().__init__()
        self.own_box = box
        self.wordings: dict[str, Any] = {}  # how its components are put into words, by language

    @cached_property
    def box(self) -> Box:
        """The box this game is played with: every name, title and text comes from it."""
        return self.own_box or standard_box()

    @cached_property
    def cards(self) -> Mapping[str, Printed]:
        return MappingProxyType(self.box.printed())

    def with_contents(self, options: Mapping[str, Any]) -> CloneWars:
        components = read_components(options.get("components"))
        return self if components is None else _with_box(read_box(components))

    def option_choices(self, name: str) -> dict[str, str]:
        if name == "villain":
            return {villain: parts.figure.title for villain, parts in self.box.villains.items()}
        if name == "difficulty":
            return {difficulty: level.name for difficulty, level in self.box.difficulties.items()}
        return {}

    def file_text(self, option: str) -> str:
        return standard_text()

    def card_text(self, card: str, language: str) -> str:
        from zeton.games.clone_wars.wording import Wording  # needs fluent.runtime, which the rules do not

        check_known("card", card, self.cards)
        if language not in self.wordings:
            self.wordings[language] = Wording(language, self.box)
        return str(self.wordings[language].card(self.cards[card]))

    def card_facts(self, card: str) -> dict[str, Any]:
        check_known("card", card, self.cards)
        return card_facts(self.cards, card)

    @property
    def decks(self) -> Mapping[str, Any]:
        """None: every game is played with the whole box."""
        return MappingProxyType({})

    def deck(self, given: object) -> Any:
        raise UnknownName(f"no deck {shown(given)}; {self.title} is played without decks of one's own")

    def read_deck(self, text: str, name: str) -> Any:
        raise ZetonError(f"{self.title} is played without decks of one's own: there is none to read from {name}")

    def write_deck(self, deck: Any) -> str:
        raise ZetonError(f"{self.title} is played without decks of one's own")

    def deck_problems(self, deck: Any) -> list[Reason]:
        raise ZetonError(f"{self.title} is played without decks of one's own")

    def check_setup(self, decks: tuple[Any, ...] | None, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
        return check_setup(self, decks, seats, options)

    def random_setup(self, rng: Random) -> dict[str, Any]:
        return random_setup(self, self.box, rng)

    def set_up(self, setup: Mapping[str, Any], seed: int) -> Table:
        return new_table(self.with_contents(setup["options"]), setup, seed)

    def position(self, given: Mapping[str, Any]) -> Table:
        table = position(self, given)
        check_laws(table)
        return table

    def first_to_answer(self, table: CloneWarsTable) -> int:
        """The active player has the first opportunity."""
        return table.active_seat

    def actions(self, table: CloneWarsTable, seat: int) -> list[Option]:
        """In a window of this game: the allies a seat may play."""
        return playable_allies(table, seat)

    def act(self, table: CloneWarsTable, seat: int) -> None:
        play_ally(table, table.picked.card)

    def view(self, table: CloneWarsTable, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def seat_role(self, table: CloneWarsTable, seat: int) -> str:
        return "player"

    def seat_card(self, table: CloneWarsTable, seat: int) -> int:
        """A seat is called by its Jedi, as soon as it has one; a solo player has two."""
        return table.jedi[seat] if table.seats > 1 and seat < len(table.jedi) else 0

    def question_facts(self, table: CloneWarsTable) -> dict[str, Any]:
        return question_facts(table)

    def marks(self, table: CloneWarsTable, card: int, seat: int) -> dict[str, Any]:
        return marks(table, card)

    def log_facts(self, table: CloneWarsTable, entry: Entry) -> dict[str, Any]:
        return log_facts(table, entry)

    def explain(self, table: CloneWarsTable, seat: int, card: int) -> list[Reason]:
        return explain(table, seat, card)

    def distinct(self, table: CloneWarsTable, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Cards of one type in one squad all do the same (R10.8), so it is the same which of them is turned, given or lost."""
        return distinct(table, options)

    def evaluate(self, table: CloneWarsTable, seat: int) -> float:
        return evaluate(table, seat)


_GAMES: dict[str, CloneWars] = {}
MOST_GAMES = 16


def _with_box(box: Box) -> CloneWars:
    """The game with an owner's box: the same object for all tables with that box, so that what is made of it is kept."""
    if box.fingerprint not in _GAMES:
        if len(_GAMES) >= MOST_GAMES:
            _GAMES.clear()
        _GAMES[box.fingerprint] = CloneWars(box)
    return _GAMES[box.fingerprint]
