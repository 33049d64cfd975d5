"""Star Wars: The Clone Wars, for the kernel and for everybody who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from zeton.games.clone_wars.box import Box
from zeton.games.clone_wars.chronicle import CHRONICLE
from zeton.games.clone_wars.component_lines import problem_of
from zeton.games.clone_wars.components import read_box, read_components, standard_box, standard_text
from zeton.games.clone_wars.evaluation import distinct, evaluate
from zeton.games.clone_wars.facts import card_facts, log_facts, marks, question_facts
from zeton.games.clone_wars.position_writer import written
from zeton.games.clone_wars.positions import position
from zeton.games.clone_wars.reasons import explain
from zeton.games.clone_wars.rules.allies import play_ally, playable_allies
from zeton.games.clone_wars.rules.printed import Printed
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import AGREE, ZONES
from zeton.games.clone_wars.spec import spec
from zeton.games.clone_wars.tables import OPTIONS, check_setup, new_table, random_setup
from zeton.games.clone_wars.view import view
from zeton.kernel.decision import Option
from zeton.kernel.duel import check_known
from zeton.kernel.errors import UnknownName, ZetonError
from zeton.kernel.game import NOTHING_CHOSEN, TEXT, Game, Reason
from zeton.kernel.law import Law, check_laws
from zeton.kernel.pools import EVERYTHING, Allowed
from zeton.kernel.position import Written
from zeton.kernel.spec import Spec
from zeton.kernel.table import Entry, Said, Table
from zeton.kernel.titles import Titles


class CloneWars(Game):
    """One to five players against one of four villains."""

    id = "clone_wars"
    title = "Star Wars: The Clone Wars"
    version = "3"
    seats = (1, 5)
    zones = ZONES
    chronicle = CHRONICLE
    options: Mapping[str, Any] = OPTIONS
    files = frozenset(("components",))
    quiet = frozenset(("turn", "action", "help"))
    spending = frozenset(("discard",))
    secrecy = "R2"
    declining = frozenset(("pass", "done", "end", "refuse"))
    weighty = frozenset(("end",))
    cooperative = True

    def __init__(self, box: Box | None = None) -> None:
        """``box``: an owner's own; None: ours, read when it is needed."""
        super().__init__()
        self.own_box = box
        self.printed: Mapping[str, Printed] | None = None  # what is printed in it, once it has been read
        self.wordings: dict[str, Any] = {}  # how its components are put into words, by language
        self.named: dict[str, Mapping[str, str]] = {}  # what they are called in it
        self.named_elsewhere: Mapping[str, tuple[str, ...]] | None = None  # and in all other languages

    @property
    def box(self) -> Box:
        """The box this game is played with: every name, title and text comes from it."""
        return self.own_box or standard_box()

    @property
    def cards(self) -> Mapping[str, Printed]:
        if self.printed is None:
            self.printed = MappingProxyType(self.box.printed())
        return self.printed

    def with_contents(self, options: Mapping[str, Any]) -> CloneWars:
        components = read_components(options.get("components"))
        return self if components is None else _with_box(read_box(components))

    def file_problem(self, option: str, text: str) -> tuple[int, ZetonError] | None:
        self.check_option(option)
        return problem_of(text)

    def option_choices(self, name: str) -> dict[str, str]:
        if name == "villain":
            return {villain: Titles(parts.figure.title) for villain, parts in self.box.villains.items()}
        if name == "difficulty":
            return {difficulty: level.name for difficulty, level in self.box.difficulties.items()}
        if name == "jedi":
            return {jedi.id: jedi.title for jedi in self.box.jedi}
        return {}

    def file_text(self, option: str) -> str:
        return standard_text()

    def file_content(self, option: str, given: Any) -> Any:
        return read_components(given)

    def card_text(self, card: str, language: str) -> str:
        from zeton.games.clone_wars.wording import Wording  # needs fluent.runtime, which the rules do not

        check_known("card", card, self.cards)
        if language not in self.wordings:
            self.wordings[language] = Wording(language, self.box)
        return str(self.wordings[language].card(self.cards[card]))

    def card_facts(self, card: str) -> dict[str, Any]:
        check_known("card", card, self.cards)
        return card_facts(self.cards, card)

    def titles(self, language: str) -> Mapping[str, str]:
        if language not in self.named:
            self.named[language] = self.box.titles(language)
        return self.named[language]

    @property
    def other_titles(self) -> Mapping[str, tuple[str, ...]]:
        if self.named_elsewhere is None:
            self.named_elsewhere = self.box.other_titles
        return self.named_elsewhere

    @property
    def decks(self) -> Mapping[str, Any]:
        """None: every game is played with the whole box."""
        return MappingProxyType({})

    def deck(self, given: object) -> Any:
        raise UnknownName("no-decks", game=self.title)

    def read_deck(self, text: str, name: str) -> Any:
        raise ZetonError("no-decks", game=self.title)

    def write_deck(self, deck: Any, language: str = "", form: str = TEXT) -> str:
        raise ZetonError("no-decks", game=self.title)

    def deck_problems(self, deck: Any, within: Allowed = EVERYTHING) -> list[Reason]:
        raise ZetonError("no-decks", game=self.title)

    def check_setup(self, decks: Any, seats: Any, options: Mapping[str, Any]) -> dict[str, Any]:
        return check_setup(self, decks, seats, options)

    @property
    def laws(self) -> tuple[Law, ...]:
        from zeton.games.clone_wars.laws import LAWS

        return LAWS

    @property
    def spec(self) -> Spec:
        return spec(tuple(self.cards))

    def random_setup(self, rng: Random, chosen: Mapping[str, Any] = NOTHING_CHOSEN) -> dict[str, Any]:
        return {**random_setup(self, self.box, rng), **chosen}

    def set_up(self, setup: Mapping[str, Any], seed: int) -> Table:
        return new_table(self.with_contents(setup["options"]), setup, seed)

    def position(self, given: Mapping[str, Any]) -> Table:
        table = position(self, given)
        check_laws(table)
        return table

    def written(self, table: CloneWarsTable) -> Written:
        return written(table)

    def first_to_answer(self, table: CloneWarsTable) -> int:
        """The active player has the first opportunity."""
        return table.active_seat

    def weighs(self, table: CloneWarsTable, option: Option) -> bool:
        """Ending one's actions gives up those that are left (R4.4)."""
        return super().weighs(table, option) and table.actions > 0

    def actions(self, table: CloneWarsTable, seat: int) -> list[Option]:
        """In a window of this game: the allies a seat may play."""
        return playable_allies(table, seat)

    def act(self, table: CloneWarsTable, seat: int) -> None:
        play_ally(table, table.picked.card)

    def view(self, table: CloneWarsTable, seat: int | None, said: Said) -> dict[str, Any]:
        return view(table, seat, said)

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

    def foreseen(self, table: CloneWarsTable, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Everybody wins or loses together: in thought nobody proposes what another would refuse, so all agree."""
        return (AGREE,) if AGREE in options else distinct(table, options)

    def evaluate(self, table: CloneWarsTable, seat: int) -> float:
        return evaluate(table, seat)


_GAMES: Final[dict[str, CloneWars]] = {}
MOST_GAMES: Final = 16


def _with_box(box: Box) -> CloneWars:
    """The game with an owner's box: the same object for all tables with that box, so that what is made of it is kept."""
    if box.fingerprint not in _GAMES:
        if len(_GAMES) >= MOST_GAMES:
            _GAMES.clear()
        _GAMES[box.fingerprint] = CloneWars(box)
    return _GAMES[box.fingerprint]
