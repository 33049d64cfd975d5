"""What a game brings: its cards, decks, zones, rules and words. Games register themselves by being in ``zeton.games``."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from zeton.kernel.errors import BadSetup, shown, unknown
from zeton.kernel.names import number_of
from zeton.kernel.table import OWNER, PUBLIC, Entry, Table, ZoneKind

if TYPE_CHECKING:
    from zeton.kernel.ability import Ability
    from zeton.kernel.decision import Option
    from zeton.kernel.event import Event
    from zeton.kernel.law import Law
    from zeton.kernel.wording import Wording


Pile = tuple[int, int, int]
"""Where in a table's list of zones a pile is, the kind of its zone, and its holder."""


class Reason(NamedTuple):
    """Why something is not possible: the rule, the message that says so, and what that message needs to know."""

    rule: str
    key: str
    arguments: dict[str, Any]


class Game:
    """A game's rules, for the kernel, and its contents, for everybody. One object per game, shared, never changed."""

    id: str
    title: str
    version: str  # of the rules: records of another version may not replay
    seats: tuple[int, int]
    zones: tuple[ZoneKind, ...]
    options: Mapping[str, Any]  # name of an option: its default
    files: frozenset[str] = frozenset()  # options that are the content of a file; a caller on this machine may give its path
    quiet: frozenset[str]  # kinds of decision at which nothing is half done (see ``is_quiet``)
    secret: frozenset[str] = frozenset()  # kinds of decision whose answer the others do not see, or only when it is too late
    spending: frozenset[str] = (
        frozenset()
    )  # verbs that only discard a card, or pay with it: not what one would like to do with it
    cooperative: bool = False  # whether all seats win and lose together
    laws: tuple[Law, ...] = ()  # what holds of a table at every decision (see ``law``)

    def __init__(self) -> None:
        self.is_hidden = tuple(kind.visible != PUBLIC for kind in self.zones)
        self.is_ordered = tuple(kind.ordered for kind in self.zones)
        self._hidden: dict[tuple[int, int], tuple[Pile, ...]] = {}

    def hidden_from(self, seats: int, seat: int) -> tuple[Pile, ...]:
        """The piles of a table with so many seats that this seat may not look at."""
        piles = self._hidden.get((seats, seat))
        if piles is None:
            self._hidden[seats, seat] = piles = tuple(
                (kind * seats + holder, kind, holder)
                for kind, zone in enumerate(self.zones)
                for holder in range(seats)
                if self.is_hidden[kind] and not (zone.visible == OWNER and holder == seat)
            )
        return piles

    # ── contents ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def cards(self) -> Mapping[str, Any]:
        """Every printed card by its id."""
        raise NotImplementedError

    @property
    def decks(self) -> Mapping[str, Any]:
        """The starter decks by their id."""
        raise NotImplementedError

    def card_text(self, card: str, language: str) -> str:
        """The text box of a card, by its id, in our words."""
        raise NotImplementedError

    def card_facts(self, card: str) -> dict[str, Any]:
        """What else is printed on a card: the key of a message (``fact-cost``) and its value, in the order they are read."""
        raise NotImplementedError

    def with_contents(self, options: Mapping[str, Any]) -> Game:
        """The game with the contents its ``files`` among these options bring; most games have but one box."""
        return self

    def file_text(self, option: str) -> str:
        """The file an option of ``files`` stands for when it is not given: what to begin one's own with."""
        raise NotImplementedError

    def option_choices(self, name: str) -> dict[str, str]:
        """The values an option may have, each with its name, where it is one of a few words; otherwise none."""
        return {}

    def check_option(self, name: object) -> None:
        """That the game has an option of this name."""
        if not isinstance(name, str) or name not in self.options:
            raise unknown(f"option of {self.title}", name, self.options)

    def read_option(self, name: str, text: str) -> Any:
        """An option as people write it: yes or no, a number, a list with commas, or a word, whatever its default is."""
        self.check_option(name)
        if not isinstance(text, str):
            raise BadSetup(f"the option {name} is read from a text, not from {shown(text)}")
        default = self.options[name]
        if name in self.files or isinstance(default, str):
            return text
        if isinstance(default, bool):
            if text.casefold() not in ("true", "false", "yes", "no"):
                raise BadSetup(f"the option {name} is yes or no, not {shown(text)}")
            return text.casefold() in ("true", "yes")
        if isinstance(default, int) and not text.isdecimal():
            raise BadSetup(f"the option {name} is a whole number such as {default}, not {shown(text)}")
        if text.isdecimal():
            return number_of(text)
        return [part.strip() for part in text.split(",")] if "," in text else text

    def deck(self, given: Any) -> Any:
        """A deck from its id, or the deck itself if it already is one."""
        raise NotImplementedError

    def read_deck(self, text: str, name: str) -> Any:
        """A deck from the text of a file with this name; an error says what in it is wrong, and where."""
        raise NotImplementedError

    def write_deck(self, deck: Any) -> str:
        """The deck as a text that ``read_deck`` reads."""
        raise NotImplementedError

    def deck_problems(self, deck: Any) -> list[Reason]:
        """Every rule of deck building the deck breaks; none if it may be played."""
        raise NotImplementedError

    # ── beginning ────────────────────────────────────────────────────────────────────────────────────────────────

    def set_up(self, setup: Mapping[str, Any], seed: int) -> Table:
        """A table at the very beginning. ``setup`` is JSON-able and complete: it goes into the record."""
        raise NotImplementedError

    def check_setup(self, decks: tuple[Any, ...] | None, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
        """The complete, JSON-able setup from what the caller gave; BadSetup or IllegalDeck if it cannot be."""
        raise NotImplementedError

    def random_setup(self, rng: Random) -> dict[str, Any]:
        """The arguments of a new game with decks, seats and options drawn at random: for contract tests and the laboratory."""
        raise NotImplementedError

    def position(self, given: Mapping[str, Any]) -> Table:
        """A table at a position given by hand."""
        raise NotImplementedError

    # ── timing ───────────────────────────────────────────────────────────────────────────────────────────────────

    def first_to_answer(self, table: Any) -> int:
        """The seat that has the first opportunity in a window."""
        raise NotImplementedError

    def may_answer(self, table: Any, card: int, ability: Ability, event: Event, host: int) -> bool:
        """Whether this interrupt or reaction may be used for this event now."""
        raise NotImplementedError

    def may_be_targeted(self, table: Any, card: int, by: int) -> bool:
        """Whether a card may be chosen as a target of an ability of card ``by``."""
        return True

    def use(self, table: Any, card: int, number: int, host: int, which: int) -> None:
        """Begin to use an ability, in answer to this one of the events of the procedure at ``host``."""
        raise NotImplementedError

    def actions(self, table: Any, seat: int) -> list[Any]:
        """Every action the seat could take in an action window now."""
        raise NotImplementedError

    def act(self, table: Any, seat: int) -> None:
        """Begin the action that has been picked."""
        raise NotImplementedError

    # ── knowledge, questions, judgement ──────────────────────────────────────────────────────────────────────────

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        """What the seat may know beyond the places of cards: JSON-able."""
        raise NotImplementedError

    def is_quiet(self, table: Any) -> bool:
        """Whether nothing is half done at the open decision, so that the table can be judged."""
        return table.decision.kind in self.quiet

    def distinct(self, table: Any, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options a search has to tell apart: one of those that come to the same. Most games have none such."""
        return options

    def turn_to_finish(self, table: Any) -> int | None:
        """The turn a search plays to its end before it judges; None where it may judge at any quiet question."""
        return None

    def deal_hidden_facts(self, table: Any, seat: int, rng: Random) -> None:
        """Choose anew what is hidden from the seat and is no card (a dial set in secret). Most games have nothing."""

    def seat_role(self, table: Any, seat: int) -> str:
        """What a seat is in this game, as the key of a message (``seat-light``); most games only number them."""
        return str(seat)

    def seat_card(self, table: Any, seat: int) -> int:
        """The card by whose title a seat is called, where players play as somebody; 0: it is called by its role."""
        return 0

    def question_facts(self, table: Any) -> dict[str, Any]:
        """What the words of the open question need to know: ``card`` (a title), ``number``, ``event`` (a kind)."""
        return {}

    def option_facts(self, table: Any, option: Option) -> dict[str, Any]:
        """What the words of an option need to know beside its parts (the side a die would be turned to)."""
        return {}

    def marks(self, table: Any, card: int, seat: int) -> dict[str, Any]:
        """What a seat sees of a card that tells it from others of its title, the most telling first.

        Each is the key of a message (``mark-damage``) and the value it is told, or several as pairs of name and value; where
        that is 0 or empty nothing is to be said.
        """
        return {}

    def wording(self, language: str) -> Wording:
        """What puts the declarations of this game's cards into the words of a language."""
        from zeton.kernel.wording import Wording  # needs fluent.runtime, which the rules do not

        return Wording(language, f"zeton.games.{self.id}")

    def log_facts(self, table: Any, entry: Entry) -> dict[str, Any]:
        """What the words of a log entry need to know beside its parts (the side a die has rolled)."""
        return {}

    def explain(self, table: Any, seat: int, card: int) -> list[Reason]:
        """Why the card offers the seat nothing now."""
        raise NotImplementedError

    def evaluate(self, table: Any, seat: int) -> float:
        """How good the table is for a seat: 1 is a win, −1 a loss, 0 even."""
        raise NotImplementedError
