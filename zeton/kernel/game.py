"""What a game brings: its cards, decks, zones, rules and words. Games register themselves by being in ``zeton.games``."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from zeton.kernel.building import Change, Curve, Offer, Tally
from zeton.kernel.building import Reason as Reason  # of everything that is not possible, decks are a part
from zeton.kernel.chapters import Chronicle
from zeton.kernel.compiling import mypyc_attr
from zeton.kernel.errors import BadSetup, ZetonError, shown, unknown
from zeton.kernel.names import number_of
from zeton.kernel.pools import ALL, EVERYTHING, FORMAT, FREE, POOL, Allowed
from zeton.kernel.sets import CardSet
from zeton.kernel.spec import Spec
from zeton.kernel.titles import other_titles, titles_in
from zeton.kernel.zone import OWNER, PUBLIC, ZoneKind

if TYPE_CHECKING:
    from zeton.kernel.ability import Ability
    from zeton.kernel.decision import Option
    from zeton.kernel.event import Event
    from zeton.kernel.law import Law
    from zeton.kernel.table import Entry, Said, Table
    from zeton.kernel.wording import Wording


Pile = tuple[int, int, int]
"""Where in a table's list of zones a pile is, the kind of its zone, and its holder."""


TEXT: Final = "text"  # our own form of a deck file
NOTHING_CHOSEN: Final[Mapping[str, Any]] = MappingProxyType({})


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's rules, for the kernel, and its contents, for everybody. One object per game, shared, never changed."""

    id: str
    title: str
    version: str  # of the rules: records of another version may not replay
    seats: tuple[int, int]
    zones: tuple[ZoneKind, ...]
    options: Mapping[str, Any]  # name of an option: its default
    past: Mapping[str, Any] = NOTHING_CHOSEN  # what options mean in records that are older than they
    files: frozenset[str] = frozenset()  # options that are the content of a file; a caller on this machine may give its path
    quiet: frozenset[str]  # kinds of decision at which nothing is half done (see ``is_quiet``)
    secret: frozenset[str] = frozenset()  # kinds of decision whose answer the others do not see, or only when it is too late
    spending: frozenset[str] = (
        frozenset()
    )  # verbs that only discard a card, or pay with it: not what one would like to do with it
    secrecy: str = ""  # the number of the rule that says which cards are hidden
    declining: frozenset[str] = frozenset(("pass", "done"))  # verbs by which a seat does nothing, or nothing more
    weighty: frozenset[str] = frozenset()  # verbs of options that weigh (see ``weighs``)
    even: frozenset[str] = frozenset()  # kinds of decision at which doing nothing is as good a choice as any
    answering: frozenset[str] = frozenset(("interrupt", "reaction"))  # kinds of decision at which one may answer what happens
    tempting: Mapping[str, float] = MappingProxyType({})  # verbs that beginners overrate (to attack, mostly), and by how much
    filters_from_seats: bool = False  # whether filters are judged from a seat, not from the card they are printed on
    cooperative: bool = False  # whether all seats win and lose together
    chronicle: Chronicle = Chronicle()  # how the log is told

    def __init__(self) -> None:
        self.is_hidden = tuple(kind.visible != PUBLIC for kind in self.zones)
        self.is_ordered = tuple(kind.ordered for kind in self.zones)
        self._hidden: dict[tuple[int, int], tuple[Pile, ...]] = {}
        self._shown: dict[tuple[int, int], frozenset[int]] = {}

    @property
    def laws(self) -> tuple[Law, ...]:
        """What holds of a table at every decision (see ``law``): play never asks, so they are loaded when somebody does."""
        return ()

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

    def shown_to(self, seats: int, seat: int) -> frozenset[int]:
        """The other piles, by their places in the list of zones; those that everybody may look at, if it is no seat's."""
        piles = self._shown.get((seats, seat))
        if piles is None:
            hidden = {place for place, _, _ in self.hidden_from(seats, seat)}
            self._shown[seats, seat] = piles = frozenset(range(len(self.zones) * seats)) - hidden
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

    @property
    def spec(self) -> Spec:
        """Everything finite about the game, declared."""
        raise NotImplementedError

    @property
    def sets(self) -> tuple[CardSet, ...]:
        """The sets its cards come in, in the order of their release; a game of one box has none."""
        return ()

    @property
    def all_facts(self) -> Mapping[str, dict[str, Any]]:
        """What is printed on every card of its sets, in collector order; ``cards`` has those of them that play."""
        return MappingProxyType({})

    def printed_card(self, card: str) -> Any:
        """What is printed on a card, by its id, whether it plays or not."""
        return self.cards[card]

    def card_mark(self, card: str) -> str:
        """What is said behind the title of a card to tell it from others that play and have the same: " (Core Set)"."""
        return ""

    def card_text(self, card: str, language: str) -> str:
        """The text box of a card, by its id, in our words; of one that does not play, as much as its facts say."""
        raise NotImplementedError

    def card_facts(self, card: str) -> dict[str, Any]:
        """What else is printed on a card: the key of a message (``fact-cost``) and its value, in the order they are read.

        Words among them are those of the data, and ``contents.card_facts`` says them in a language.
        """
        raise NotImplementedError

    def titles(self, language: str) -> Mapping[str, str]:
        """The titles that a language prints, by the English ones; what is not there is printed in English only."""
        return titles_in(language, f"zeton.games.{self.id}")

    @property
    def other_titles(self) -> Mapping[str, tuple[str, ...]]:
        """What a title is called in all the other languages, by the English one."""
        return other_titles(f"zeton.games.{self.id}")

    def with_contents(self, options: Mapping[str, Any]) -> Game:
        """The game with the contents its ``files`` among these options bring; most games have but one box."""
        return self

    def file_text(self, option: str) -> str:
        """The file an option of ``files`` stands for when it is not given: what to begin one's own with."""
        raise NotImplementedError

    def file_content(self, option: str, given: Any) -> Any:
        """The content of a file of ``files``, from its path or the content itself; an error says what is wrong with it."""
        raise NotImplementedError

    def file_problem(self, option: str, text: str) -> tuple[int, ZetonError] | None:
        """What is wrong with the text of a file for an option of ``files``, and in which line; None if it is right."""
        raise NotImplementedError

    def option_choices(self, name: str) -> dict[str, str]:
        """The values an option may have, each with its name, where it is one of a few words; otherwise none. Names that are the
        titles of cards are ``Titles``, others are words of the data: ``contents.option_choices`` says them in a language."""
        return {}

    def check_option(self, name: object) -> None:
        """That the game has an option of this name."""
        if not isinstance(name, str) or name not in self.options:
            raise unknown("option", name, self.options)

    def read_option(self, name: str, text: str) -> Any:
        """An option as people write it: yes or no, a number, a list with commas, or a word, whatever its default is."""
        self.check_option(name)
        if not isinstance(text, str):
            raise BadSetup("option-kind", name=name, wanted="text", given=shown(text))
        default = self.options[name]
        if name in self.files or isinstance(default, str):
            return text
        if isinstance(default, bool):
            if text.casefold() not in ("true", "false", "yes", "no"):
                raise BadSetup("option-kind", name=name, wanted="yes or no", given=shown(text))
            return text.casefold() in ("true", "yes")
        if isinstance(default, int) and not text.isdecimal():
            raise BadSetup("option-kind", name=name, wanted="whole number", given=shown(text))
        if text.isdecimal():
            return number_of(text)
        return [part.strip() for part in text.split(",")] if "," in text else text

    def deck(self, given: Any) -> Any:
        """A deck from its id, or the deck itself if it already is one."""
        raise NotImplementedError

    def read_deck(self, text: str, name: str) -> Any:
        """A deck from the text of a file with this name; an error says what in it is wrong, and where."""
        raise NotImplementedError

    @property
    def deck_formats(self) -> tuple[str, ...]:
        """The forms decks can be written in."""
        return ()

    def write_deck(self, deck: Any, language: str = "", form: str = TEXT) -> str:
        """The deck in a form that ``read_deck`` reads, with the titles of a language; without one, with the English ones."""
        raise NotImplementedError

    def allowed(self, pool: str = ALL, format_: str = FREE) -> Allowed:
        """What a table with this pool and this format allows; a game of one box has neither."""
        return EVERYTHING

    def allowed_by(self, options: Mapping[str, Any]) -> Allowed:
        """The same, from options in which either may be missing."""
        return self.allowed(options.get(POOL, ALL), options.get(FORMAT, FREE))

    def deck_problems(self, deck: Any, within: Allowed = EVERYTHING) -> list[Reason]:
        """Every rule of deck building the deck breaks, of a table that allows so much; none if it may be played."""
        raise NotImplementedError

    def deck_sets(self, deck: Any) -> list[frozenset[str]]:
        """For everything in a deck that comes in sets, the ids of those it was printed in: a pool must have one of them."""
        return []

    def change_deck(self, deck: Any, change: Change) -> Any:
        """The deck with so many of something; None is a deck of which nothing is chosen yet."""
        raise NotImplementedError

    def deck_pool(self, deck: Any, within: Allowed = EVERYTHING) -> list[Offer]:
        """Everything that is in a deck or could be, in the order of the game; None: what to begin a deck with."""
        raise NotImplementedError

    def deck_curves(self, deck: Any) -> list[Curve]:
        """How the cards of a deck are spread."""
        raise NotImplementedError

    def deck_tallies(self, deck: Any) -> list[Tally]:
        """How much the deck has of what it must have so much of."""
        raise NotImplementedError

    # ── beginning ────────────────────────────────────────────────────────────────────────────────────────────────

    def set_up(self, setup: Mapping[str, Any], seed: int) -> Table:
        """A table at the very beginning. ``setup`` is JSON-able and complete: it goes into the record."""
        raise NotImplementedError

    def check_setup(self, decks: Any, seats: Any, options: Mapping[str, Any]) -> dict[str, Any]:
        """The complete, JSON-able setup from what the caller gave; BadSetup or IllegalDeck if it cannot be."""
        raise NotImplementedError

    def random_setup(self, rng: Random, chosen: Mapping[str, Any] = NOTHING_CHOSEN) -> dict[str, Any]:
        """The arguments of a new game with decks, seats and options drawn at random: for contract tests and the laboratory.

        Options that are ``chosen`` are not drawn; decks are drawn from the pool and by the format among them.
        """
        raise NotImplementedError

    def position(self, given: Mapping[str, Any]) -> Table:
        """A table at a position given by hand."""
        raise NotImplementedError

    def written(self, table: Any) -> dict[str, Any]:
        """The table as a position that ``position`` reads; what a position cannot say is left out (see ``Match.position``)."""
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

    def may_be_chosen(self, table: Any, card: int, use: Any) -> bool:
        """Whether a card may be chosen for what an ability under way does next: a choice that is no target."""
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

    def view(self, table: Any, seat: int | None, said: Said) -> dict[str, Any]:
        """What the seat may know beyond the places of cards: JSON-able."""
        raise NotImplementedError

    def is_quiet(self, table: Any) -> bool:
        """Whether nothing is half done at the open decision, so that the table can be judged."""
        return table.decision.kind in self.quiet

    def declines(self, table: Any, option: Option) -> bool:
        """Whether an option of the open decision lets an opportunity go by: nobody should be led to it."""
        return option.verb in self.declining and table.decision.kind not in self.even

    def weighs(self, table: Any, option: Option) -> bool:
        """Whether an option of the open decision gives much up, or cannot be taken back."""
        return option.verb in self.weighty

    def distinct(self, table: Any, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options a search has to tell apart: one of those that come to the same. Most games have none such."""
        return options

    def foreseen(self, table: Any, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options a search tries at a question it only comes to in thought."""
        return self.distinct(table, options)

    def turn_to_finish(self, table: Any) -> int | None:
        """The turn a search plays to its end before it judges; None where it may judge at any quiet question."""
        return None

    def deal_hidden_facts(self, table: Any, seat: int, rng: Random) -> None:
        """Choose anew what is hidden from the seat and is no card (a dial set in secret). Most games have nothing."""

    def at_once(self, table: Any) -> dict[int, bool]:
        """The seats the open question is put to at the same time, and whether each has answered it.

        None of them learns what another has answered before all have, and no question depends on it. The table asks one after
        the other all the same (a record is a list of choices); whoever is to be asked later may answer ahead (``Match.ahead``).
        Empty where a question is one seat's own, as most are.
        """
        return {}

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
