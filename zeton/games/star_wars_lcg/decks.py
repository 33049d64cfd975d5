"""Decks (R18): an affiliation card and objective sets, and the check that names every broken rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.star_wars_lcg.rules.printed import collection, fact_of, facts, objective_sets, set_numbers
from zeton.games.star_wars_lcg.rules.terms import AFFILIATIONS, DARK, LIGHT
from zeton.kernel import duel
from zeton.kernel.building import Change, Mend, take_out
from zeton.kernel.errors import BadSetup, UnknownName, is_whole, shown
from zeton.kernel.game import Game, Reason
from zeton.kernel.pools import EVERYTHING, Allowed, Makeup, Rules, Thing
from zeton.kernel.sets import DECKS_FILE
from zeton.kernel.titles import Titles

LEAST_SETS = 10  # R18.1
MOST_COPIES = 2  # R18.3
AFFILIATION, SET = "affiliation", "set"  # what a deck is made of
SIDES = {name: LIGHT if number < 3 else DARK for number, name in enumerate(AFFILIATIONS)}


@dataclass(frozen=True, slots=True)
class Deck:
    """An affiliation card and the numbers of the objective sets, with repetitions."""

    name: str
    affiliation: str
    sets: tuple[int, ...]

    def __post_init__(self) -> None:
        """There is such an affiliation, and there are such sets."""
        duel.check_text("name", self.name)
        duel.check_tuple("sets", self.sets)
        duel.check_known("star_wars_lcg/affiliation", self.affiliation, SIDES)
        for number in self.sets:
            if not is_whole(number) or number not in objective_sets():
                raise UnknownName("star_wars_lcg/no-set", given=shown(number), known=set_numbers())

    @property
    def side(self) -> str:
        """The side the affiliation card belongs to (R1.4)."""
        return SIDES[self.affiliation]

    def objectives(self) -> list[str]:
        """The definitions of the objective deck (R2.6)."""
        return [objective_sets()[number][0].definition for number in self.sets]

    def commands(self) -> list[str]:
        """The definitions of the command deck (R2.6)."""
        return [card.definition for number in self.sets for card in objective_sets()[number][1:]]

    def problems(self) -> list[Reason]:
        """Every rule of deck building this deck breaks (R18)."""
        broken = []
        if (missing := LEAST_SETS - len(self.sets)) > 0:
            facts = {"sets": len(self.sets), "least": LEAST_SETS}
            broken.append(Reason("R18.1", "too-few-sets", facts, (Mend("add-sets", {"sets": missing}),)))
        for number, copies in sorted(Counter(self.sets).items()):
            broken += self.problems_of_set(number, copies)
        return broken

    def problems_of_set(self, number: int, copies: int) -> list[Reason]:
        """What so many copies of a set break."""
        objective = fact_of(objective_sets()[number][0].definition)
        named = {"set": number, "objective": Titles(objective["title"])}
        without = take_out(SET, str(number), objective["title"], copies)
        broken = []
        if objective["side"] != self.side:
            broken.append(Reason("R18.2", "wrong-side", {**named, "side": self.side}, (without,)))
        most = 1 if objective["limited_to_objective_deck"] else MOST_COPIES
        if copies > most:
            fewer = take_out(SET, str(number), objective["title"], copies - most, most)
            broken.append(Reason("R18.3", "too-many-copies", {**named, "copies": copies, "most": most}, (fewer,)))
        lock = objective["affiliation_lock"]
        if lock is not None and lock != self.affiliation:
            joined = [Mend("play-as", {"affiliation": Titles(lock)}, (Change(AFFILIATION, lock, 1),))]
            mends = (without, *(joined if SIDES[lock] == self.side else []))
            broken.append(Reason("R18.4", "locked-set", {**named, "affiliation": lock}, mends))
        return broken

    def is_starter(self) -> bool:
        """Whether these are the sets of a starter deck, which is allowed below ten sets (R2.3, R18.1)."""
        return any(
            self.affiliation == deck.affiliation and sorted(self.sets) == sorted(deck.sets) for deck in starter_decks().values()
        )

    def faces(self) -> tuple[str, ...]:
        """The cards the deck is known by."""
        return tuple(fact["definition"] for fact in facts() if fact["title"] == self.affiliation and not fact["set_number"])

    def data(self) -> dict[str, Any]:
        """The deck as JSON-able data."""
        return {"name": self.name, "affiliation": self.affiliation, "sets": list(self.sets)}


@cache
def starter_decks() -> MappingProxyType[str, Deck]:
    """The starter decks of all sets by id (R2.3)."""
    entries = collection().entries(DECKS_FILE)
    return MappingProxyType({d["id"]: Deck(d["name"], d["affiliation"], tuple(d["objective_sets"])) for d in entries})


def find_deck(given: object) -> Deck:
    """A deck from its id, its data, or the deck itself."""
    return duel.find_deck(given, Deck, starter_decks(), _deck_from_data)


def _deck_from_data(given: Mapping[str, Any]) -> Deck:
    return Deck(given["name"], given["affiliation"], duel.tuple_of("sets", given["sets"]))


def check_pair(game: Game, decks: Any, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The complete setup for two decks, one of each side, each of them legal or a starter deck."""
    chosen = duel.check_options(game, options)
    first, second = duel.check_pair(game, decks, seats, chosen, "decks=('jedi', 'sith')")
    if first.side == second.side:
        decks = shown(first.name), shown(second.name)
        raise BadSetup("star_wars_lcg/same-side", decks=decks, side=first.side)
    return {"decks": [first.data(), second.data()], "options": chosen}


def contents(deck: Deck) -> list[tuple[str, str, int]]:
    """The sets of a deck, each with how often it is there."""
    return [(SET, str(number), copies) for number, copies in sorted(Counter(deck.sets).items())]


def thing(kind: str, id_: str, copies: int) -> Thing | None:
    """What pools and formats speak of: objective sets, by their numbers (R18.6, R18.7). An affiliation goes with any set."""
    if kind != SET:
        return None
    objective = objective_sets()[int(id_)][0].definition
    sets = collection().printed_in(objective)
    return Thing(SET, id_, fact_of(objective)["title"], copies, sets, frozenset((id_,)))


MAKEUP = Makeup(contents, thing, Rules(pool="R18.6", lists="R18.7"))


def random_deck(side: str, rng: Random, within: Allowed = EVERYTHING) -> Deck:
    """A legal deck drawn at random: ten objective sets of a side under one of its affiliations."""
    affiliation = rng.choice([name for name, of in SIDES.items() if of == side])
    deck = Deck("random", affiliation, ())
    open_to = MAKEUP.drawn_from(((SET, str(number)) for number in objective_sets()), within, rng)
    possible = [number for number in objective_sets() if str(number) in open_to]
    while len(deck.sets) < LEAST_SETS:
        if not any(_fits(deck, number) for number in possible):
            raise BadSetup("pool-too-small")
        number = rng.choice(possible)
        if _fits(deck, number):
            deck = Deck("random", affiliation, tuple(sorted((*deck.sets, number))))
    return deck


def _fits(deck: Deck, number: int) -> bool:
    """Whether one more copy of a set breaks no rule."""
    return not deck.problems_of_set(number, deck.sets.count(number) + 1)


def random_pair(rng: Random, within: Allowed = EVERYTHING) -> tuple[Deck, Deck]:
    """Two decks, one of each side, in either order: starter decks or random ones."""
    starters = [deck for deck in starter_decks().values() if not MAKEUP.problems(deck, within)]
    pair = []
    for side in (LIGHT, DARK):
        own = [deck for deck in starters if deck.side == side]
        pair.append(rng.choice(own) if own and rng.random() < 0.5 else random_deck(side, rng, within))
    rng.shuffle(pair)
    return pair[0], pair[1]
