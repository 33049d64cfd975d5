"""What games for two decks share: data, decks and options, who listens to what, and the game itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeVar

from zeton.kernel.ability import Index
from zeton.kernel.building import Change, Curve, Offer, Tally
from zeton.kernel.compiling import mypyc_attr
from zeton.kernel.deckfile import MOST_IN_A_LINE
from zeton.kernel.errors import BadSetup, IllegalDeck, Sentences, is_whole, shown, unknown
from zeton.kernel.folders import folder_of, read_json
from zeton.kernel.game import TEXT, Game, Reason
from zeton.kernel.law import check_laws
from zeton.kernel.pools import ALL, EVERYTHING, FORMAT, FREE, POOL, Allowed, Makeup, allowed, checked, formats
from zeton.kernel.position import Written
from zeton.kernel.sets import CardSet, Collection
from zeton.kernel.table import Said, Table

D = TypeVar("D")

KINDS: Final[dict[type, str]] = {bool: "yes or no", int: "whole number", str: "text"}
"""What the values of options are called in an error."""


@cache
def load(package: str, name: str) -> tuple[dict[str, Any], ...]:
    """The entries of a data file of a game."""
    return tuple(read_json(folder_of(package).joinpath("data", name)))


def find_deck(given: object, kind: type[D], starters: Mapping[str, D], from_data: Callable[[Mapping[str, Any]], D]) -> D:
    """A deck from its id, its data, or the deck itself."""
    if isinstance(given, kind):
        return given
    if isinstance(given, str):
        if given not in starters:
            raise unknown("starter deck", given, starters)
        return starters[given]
    if isinstance(given, Mapping):
        wanted = [part.name for part in fields(kind)]  # type: ignore[arg-type]
        if set(given) != set(wanted):
            raise IllegalDeck("deck-data", wanted=tuple(wanted), given=tuple(map(shown, given)), count=len(given))
        return from_data(given)
    raise IllegalDeck("no-deck", given=shown(given))


def check_text(what: str, given: object) -> None:
    """What a deck calls itself, or one of its cards: a text."""
    if not isinstance(given, str):
        raise IllegalDeck("deck-part", name=what, wanted="text", given=shown(given))


def check_tuple(what: str, given: object) -> None:
    """The cards of a Deck are a tuple: a deck never changes."""
    if not isinstance(given, tuple):
        raise IllegalDeck("deck-part", name=what, wanted="tuple", given=shown(given))


def check_known(what: str, given: object, known: Mapping[str, Any]) -> None:
    """The id of something there is."""
    if not isinstance(given, str) or given not in known:
        raise unknown(what, given, known)


def tuple_of(what: str, given: object) -> tuple[Any, ...]:
    """A list in the data of a deck, as a Deck has it."""
    if not isinstance(given, list | tuple):
        raise IllegalDeck("deck-part", name=what, wanted="list", given=shown(given))
    return tuple(given)


def is_pair(given: object) -> bool:
    """Whether this is something with its number, as large as numbers in decks can be."""
    return isinstance(given, tuple) and len(given) == 2 and is_whole(given[1]) and 0 <= given[1] <= MOST_IN_A_LINE


def check_pair(game: Game, decks: object, seats: object, options: Mapping[str, Any], example: str) -> list[Any]:
    """The two decks of a game for two, each of them legal and of the pool."""
    if seats is not None and (not is_whole(seats) or seats != 2):
        raise BadSetup("two-seats", game=game.title, given=shown(seats))
    if not isinstance(decks, tuple | list) or len(decks) != 2:
        raise BadSetup("two-decks", game=game.title, example=example)
    pair = [game.deck(deck) for deck in decks]
    within = game.allowed(options[POOL], options[FORMAT])
    for deck in pair:
        check_deck(game, deck, within)
    return pair


def check_deck(game: Game, deck: Any, within: Allowed = EVERYTHING) -> None:
    """IllegalDeck, with the rules of deck building that the deck breaks."""
    if broken := game.deck_problems(deck, within):
        raise IllegalDeck(f"{game.id}/illegal-deck", deck=shown(deck.name), broken=Sentences(broken))


def check_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, with what the caller chose in place of the defaults."""
    for name, value in options.items():
        game.check_option(name)
        wanted = type(game.options[name])
        if type(value) is not wanted:
            raise BadSetup("option-kind", name=name, wanted=KINDS.get(wanted, wanted.__name__), given=shown(value))
    return checked(f"zeton.games.{game.id}", {**game.options, **options})


_INDEXES: dict[tuple[str, ...], Index] = {}  # not Final: tests of cards that are stubs begin with none
MOST_INDEXES: Final = 256


def index_of(printed: tuple[Any, ...], owner: bytes, implied: dict[str, tuple[str, ...]]) -> Index:
    """Who listens to what; the same for all games of the same two decks, so it is kept for the next one."""
    key = (*(p.id for p in printed), owner.hex())
    if key not in _INDEXES:
        if len(_INDEXES) >= MOST_INDEXES:
            _INDEXES.clear()
        scripts = ((number, p.script) for number, p in enumerate(printed))
        _INDEXES[key] = Index(scripts, implied)
    return _INDEXES[key]


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Building(NamedTuple):
    """How decks are built: a change, what could be in a deck, how its cards are spread, how much of what it needs there is;
    what of it pools and formats speak of."""

    change: Callable[[Any, Change], Any]
    pool: Callable[[Any], list[Offer]]
    curves: Callable[[Any], list[Curve]]
    tallies: Callable[[Any], list[Tally]]
    makeup: Makeup


class Parts(NamedTuple):
    """What a game for two decks is made of: the one function that each of its modules is for."""

    collection: Callable[[], Collection]
    starter_decks: Callable[[], Mapping[str, Any]]
    find_deck: Callable[[object], Any]
    read_deck: Callable[[str, str], Any]
    formats: Mapping[str, Callable[[Any, str], str]]  # the forms a deck is written in; the first is our own
    building: Building
    check_pair: Callable[[Game, Any, int | None, Mapping[str, Any]], dict[str, Any]]
    new_table: Callable[[Game, Mapping[str, Any], int], Table]
    position: Callable[[Game, Mapping[str, Any]], Table]
    written: Callable[[Any], Written]
    card_text: Callable[[str, str], str]
    card_facts: Callable[[str], dict[str, Any]]
    view: Callable[[Any, int | None, Said], dict[str, Any]]
    question_facts: Callable[[Any], dict[str, Any]]
    explain: Callable[[Any, int, int], list[Reason]]
    evaluate: Callable[[Any, int], float]


def later(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that is loaded when the function is first called: most games are played without it."""

    def loaded(*given: Any) -> Any:
        return getattr(import_module(module), name)(*given)

    return loaded


def _within(offer: Offer, within: Allowed, makeup: Makeup, deck: Any) -> Offer | None:
    """An offer as a pool and a format leave it; nothing that is in no deck yet is offered of other sets."""
    if not offer.copies and not makeup.allows(offer.kind, offer.id, within):
        return None
    why = makeup.against(offer.kind, offer.id, deck, within)
    return offer._replace(most=0, why=(*why, *offer.why)) if why else offer


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(Game):
    """A game for two decks; what is said here is said of all of them."""

    seats = (2, 2)
    even = frozenset(("mulligan",))
    weighty = frozenset(("mulligan",))
    parts: Parts

    @property
    def cards(self) -> Mapping[str, Any]:
        return self.parts.collection().cards

    @property
    def sets(self) -> tuple[CardSet, ...]:
        return self.parts.collection().sets

    @property
    def all_facts(self) -> Mapping[str, dict[str, Any]]:
        return self.parts.collection().known

    @property
    def decks(self) -> Mapping[str, Any]:
        return self.parts.starter_decks()

    def printed_card(self, card: str) -> Any:
        check_known("card", card, self.all_facts)
        return self.parts.collection().printed(card)

    def card_mark(self, card: str) -> str:
        return self.parts.collection().mark_of(card)

    def card_text(self, card: str, language: str) -> str:
        check_known("card", card, self.all_facts)
        return self.parts.card_text(card, language)

    def card_facts(self, card: str) -> dict[str, Any]:
        check_known("card", card, self.all_facts)
        return self.parts.card_facts(card)

    def deck(self, given: object) -> Any:
        return self.parts.find_deck(given)

    def read_deck(self, text: str, name: str) -> Any:
        if not isinstance(text, str) or not isinstance(name, str):
            raise IllegalDeck("no-deck-text", given=shown(text), name=shown(name))
        return self.parts.read_deck(text, name)

    @property
    def deck_formats(self) -> tuple[str, ...]:
        return tuple(self.parts.formats)

    def write_deck(self, deck: Any, language: str = "", form: str = TEXT) -> str:
        check_known("deck format", form, self.parts.formats)
        return self.parts.formats[form](self.deck(deck), language)

    def allowed(self, pool: str = ALL, format_: str = FREE) -> Allowed:
        return allowed(f"zeton.games.{self.id}", pool, format_)

    def option_choices(self, name: str) -> dict[str, str]:
        return {known: known for known in (FREE, *formats(f"zeton.games.{self.id}"))} if name == FORMAT else {}

    def deck_problems(self, deck: Any, within: Allowed = EVERYTHING) -> list[Reason]:
        found = self.deck(deck)
        broken = [] if found.is_starter() else found.problems()
        return [*broken, *self.parts.building.makeup.problems(found, within)]

    def deck_sets(self, deck: Any) -> list[frozenset[str]]:
        return [thing.sets for thing in self.parts.building.makeup.things(self.deck(deck))]

    def change_deck(self, deck: Any, change: Change) -> Any:
        if not isinstance(change.id, str) or not is_whole(change.copies) or not 0 <= change.copies <= MOST_IN_A_LINE:
            raise IllegalDeck("bad-change", most=MOST_IN_A_LINE, given=shown(tuple(change)))
        return self.parts.building.change(None if deck is None else self.deck(deck), change)

    def deck_pool(self, deck: Any, within: Allowed = EVERYTHING) -> list[Offer]:
        building, found = self.parts.building, None if deck is None else self.deck(deck)
        offers = building.pool(found)
        if within == EVERYTHING:
            return offers
        return [kept for offer in offers if (kept := _within(offer, within, building.makeup, found)) is not None]

    def deck_curves(self, deck: Any) -> list[Curve]:
        return self.parts.building.curves(self.deck(deck))

    def deck_tallies(self, deck: Any) -> list[Tally]:
        return self.parts.building.tallies(self.deck(deck))

    def check_setup(self, decks: Any, seats: Any, options: Mapping[str, Any]) -> dict[str, Any]:
        return self.parts.check_pair(self, decks, seats, options)

    def set_up(self, setup: Mapping[str, Any], seed: int) -> Table:
        return self.parts.new_table(self, setup, seed)

    def position(self, given: Mapping[str, Any]) -> Table:
        table = self.parts.position(self, given)
        check_laws(table)
        return table

    def written(self, table: Any) -> Written:
        return self.parts.written(table)

    def view(self, table: Any, seat: int | None, said: Said) -> dict[str, Any]:
        return self.parts.view(table, seat, said)

    def question_facts(self, table: Any) -> dict[str, Any]:
        return self.parts.question_facts(table)

    def explain(self, table: Any, seat: int, card: int) -> list[Reason]:
        return self.parts.explain(table, seat, card)

    def evaluate(self, table: Any, seat: int) -> float:
        return self.parts.evaluate(table, seat)
