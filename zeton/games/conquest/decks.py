"""Decks (DB1–DB10): a warlord and its cards, and the check that names every broken rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.conquest.rules.printed import collection, fact_of, facts
from zeton.games.conquest.rules.terms import NEUTRAL, PLANET, TOKEN, WARLORD, WHEEL
from zeton.kernel import duel
from zeton.kernel.building import Mend, put_in, take_all_out, take_out
from zeton.kernel.errors import BadSetup, IllegalDeck, shown
from zeton.kernel.game import Game, Reason
from zeton.kernel.pools import EVERYTHING, Allowed, Makeup, Rules, Thing
from zeton.kernel.sets import DECKS_FILE
from zeton.kernel.titles import Titles, Words

LEAST_CARDS = 50  # DB3
MOST_COPIES = 3  # DB4
CARD, SQUAD = "card", "squad"  # what a deck is made of, beside its warlord
SIGNATURE, LOYAL, COMMON = "signature", "loyal", "common"

Cards = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """A warlord, and the ids of the cards with how many of each."""

    name: str
    warlord: str
    cards: Cards

    def __post_init__(self) -> None:
        """There are such cards, the warlord is one, and of every other there is at least one copy."""
        known = known_facts()
        duel.check_text("name", self.name)
        duel.check_tuple("cards", self.cards)
        duel.check_known("conquest/warlord", self.warlord, known)
        if known[self.warlord]["type"] != WARLORD:
            raise IllegalDeck("conquest/no-warlord", printed=Titles(known[self.warlord]["title"]), rule="DB1")
        for entry in self.cards:
            if not duel.is_pair(entry):
                raise IllegalDeck("conquest/deck-entry", given=shown(entry))
            card, copies = entry
            duel.check_known("card", card, known)
            if copies < 1:
                raise IllegalDeck("conquest/no-copy", copies=copies, printed=Titles(known[card]["title"]))

    @property
    def faction(self) -> str:
        """The faction of the warlord."""
        return str(fact_of(self.warlord)["faction"])

    @property
    def size(self) -> int:
        """How many cards there are, without the warlord (DB3)."""
        return sum(copies for _, copies in self.cards)

    def factions(self) -> set[str]:
        """The factions of all cards: only their token units can be needed."""
        return {str(fact_of(card)["faction"]) for card, _ in (*self.cards, (self.warlord, 1))}

    def problems(self) -> list[Reason]:
        """Every rule of deck building this deck breaks (DB1–DB8)."""
        cards = dict(self.cards)
        broken = [
            problem for fact in squad_of(self.warlord) for problem in self.problems_of_squad(fact, cards.get(fact["id"], 0))
        ]
        if (missing := LEAST_CARDS - self.size) > 0:
            facts = {"cards": self.size, "least": LEAST_CARDS}
            broken.append(Reason("DB3", "too-few-cards", facts, (Mend("add-cards", {"cards": missing}),)))
        for card, copies in self.cards:
            broken += self.problems_of_card(fact_of(card), copies)
        return [*broken, *self.problems_of_allies(set(self.allies()))]

    def problems_of_squad(self, fact: dict[str, Any], copies: int) -> list[Reason]:
        """A card of the signature squad is there in its exact number (DB2)."""
        id_, title, wanted = fact["id"], fact["title"], fact["quantity"]
        if copies == wanted:
            return []
        few = copies < wanted
        mend = put_in(CARD, id_, title, wanted - copies, wanted) if few else take_out(CARD, id_, title, copies - wanted, wanted)
        return [Reason("DB2", "squad-incomplete", {"card": Titles(title), "copies": copies, "wanted": wanted}, (mend,))]

    def problems_of_card(self, fact: dict[str, Any], copies: int) -> list[Reason]:
        """What so many copies of a card break."""
        named = {"card": Titles(fact["title"]), "copies": copies, "faction": fact["faction"] or "none"}
        without = (take_out(CARD, fact["id"], fact["title"], copies),)
        if fact["type"] in (PLANET, TOKEN):
            return [Reason("DB8", "never-in-a-deck", named, without)]
        if fact["type"] == WARLORD:
            return [Reason("DB1", "one-warlord", named, without)]
        if fact["loyalty"] == SIGNATURE:
            return [] if fact["squad"] == self.warlord else [Reason("DB2", "foreign-signature", named, without)]
        broken = []
        if copies > MOST_COPIES:
            fewer = take_out(CARD, fact["id"], fact["title"], copies - MOST_COPIES, MOST_COPIES)
            broken.append(Reason("DB4", "too-many-copies", {**named, "most": MOST_COPIES}, (fewer,)))
        if fact["faction"] not in (self.faction, NEUTRAL):
            if fact["loyalty"] == LOYAL:
                broken.append(Reason("DB7", "loyal-elsewhere", named, without))
            if fact["faction"] not in allies_of(self.faction):
                about = {**named, "warlord": Words("faction", (self.faction,))}
                broken.append(Reason("DB6", "no-ally", about, without))
        return broken

    def problems_of_allies(self, factions: set[str]) -> list[Reason]:
        """Cards of these factions: at most one of them is an ally (DB5). One is kept; fewest cards first."""
        others = sorted(factions - {self.faction, NEUTRAL, "None"})
        if len(others) < 2:
            return []
        cards = [fact_of(card) for card, _ in self.cards]
        possible = [name for name in others if name in allies_of(self.faction)] or others
        gone = [[fact for fact in cards if fact["faction"] in others and fact["faction"] != kept] for kept in possible]
        mends = (take_all_out(CARD, ((fact["id"], fact["title"]) for fact in out)) for out in sorted(gone, key=len) if out)
        return [Reason("DB5", "two-allies", {"factions": Words("faction", tuple(others))}, tuple(mends))]

    def allies(self) -> list[str]:
        """The other factions in the deck."""
        return sorted(self.factions() - {self.faction, NEUTRAL, "None"})

    def is_starter(self) -> bool:
        """Whether this is a starter deck, which is allowed below 50 cards (DB9, A40)."""
        return any(
            self.warlord == deck.warlord and sorted(self.cards) == sorted(deck.cards) for deck in starter_decks().values()
        )

    def faces(self) -> tuple[str, ...]:
        """The cards the deck is known by."""
        return (self.warlord,)

    def data(self) -> dict[str, Any]:
        """The deck as JSON-able data."""
        return {"name": self.name, "warlord": self.warlord, "cards": dict(self.cards)}


@cache
def known_facts() -> MappingProxyType[str, dict[str, Any]]:
    """What is printed on every card, by its id."""
    return MappingProxyType({fact["id"]: fact for fact in facts()})


def squad_of(warlord: str) -> list[dict[str, Any]]:
    """The eight cards of a signature squad (R1.4)."""
    return [fact for fact in facts() if fact["squad"] == warlord and fact["type"] != WARLORD]


def allies_of(faction: str) -> tuple[str, str]:
    """The two neighbours on the alliance wheel (DB6)."""
    place = WHEEL.index(faction)
    return WHEEL[place - 1], WHEEL[(place + 1) % len(WHEEL)]


@cache
def starter_decks() -> MappingProxyType[str, Deck]:
    """The starter decks of all sets by id (DB9)."""
    entries = collection().entries(DECKS_FILE)
    return MappingProxyType({d["id"]: Deck(d["name"], d["warlord"], tuple(d["cards"].items())) for d in entries})


def find_deck(given: object) -> Deck:
    """A deck from its id, its data, or the deck itself."""
    return duel.find_deck(given, Deck, starter_decks(), _deck_from_data)


def _deck_from_data(given: Mapping[str, Any]) -> Deck:
    if not isinstance(given["cards"], Mapping):
        raise IllegalDeck("deck-part", name="cards", wanted="object", given=shown(given["cards"]))
    return Deck(given["name"], given["warlord"], tuple(given["cards"].items()))


def check_pair(game: Game, decks: Any, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The complete setup for two decks, each of them legal or a starter deck."""
    chosen = duel.check_options(game, options)
    pair = duel.check_pair(game, decks, seats, chosen, "decks=('orks', 'tau')")
    return {"decks": [deck.data() for deck in pair], "options": chosen}


def contents(deck: Deck) -> list[tuple[str, str, int]]:
    """The warlord and the cards of a deck; his squad is where he is."""
    others = [(CARD, card, copies) for card, copies in deck.cards if fact_of(card)["squad"] != deck.warlord]
    return [(WARLORD, deck.warlord, 1), *others]


def thing(kind: str, id_: str, copies: int) -> Thing:
    """What pools and formats speak of: warlords and cards (DB11, DB12)."""
    cards = collection()
    return Thing(kind, id_, cards.title_of(id_), copies, cards.printed_in(id_), cards.printings(id_), kind == WARLORD)


MAKEUP = Makeup(contents, thing, Rules(pool="DB11", lists="DB12"))


def random_deck(rng: Random, within: Allowed = EVERYTHING) -> Deck:
    """A legal deck of fifty cards drawn at random: a warlord, its squad, its faction, neutral cards, perhaps an ally."""
    kinds = {fact["id"]: WARLORD if fact["type"] == WARLORD else CARD for fact in facts()}
    open_to = MAKEUP.drawn_from(((kind, id_) for id_, kind in kinds.items()), within, rng)
    leaders = [fact for fact in facts() if fact["type"] == WARLORD and fact["id"] in open_to]
    possible = [fact for fact in leaders if MOST_COPIES * len(_fitting(fact["faction"], "", open_to)) >= LEAST_CARDS]
    if not possible:
        raise BadSetup("pool-too-small")
    warlord = rng.choice(possible)
    faction = warlord["faction"]
    cards = {fact["id"]: fact["quantity"] for fact in squad_of(warlord["id"])}
    ally = rng.choice((*allies_of(faction), ""))
    pool = _fitting(faction, ally, open_to)
    while sum(cards.values()) < LEAST_CARDS:
        card = rng.choice(pool)
        if cards.get(card, 0) < MOST_COPIES:
            cards[card] = cards.get(card, 0) + 1
    return Deck("random", warlord["id"], tuple(cards.items()))


def _fitting(faction: str, ally: str, open_to: set[str]) -> list[str]:
    """Those of these cards that go into decks of a faction with this ally (DB5–DB7)."""
    return [
        fact["id"]
        for fact in facts()
        if fact["loyalty"] in (COMMON, LOYAL)
        and (fact["faction"] in (faction, NEUTRAL) or (fact["faction"] == ally and fact["loyalty"] == COMMON))
        and fact["id"] in open_to
    ]


def random_pair(rng: Random, within: Allowed = EVERYTHING) -> tuple[Deck, Deck]:
    """Two decks: starter decks or random ones."""
    starters = [deck for deck in starter_decks().values() if not MAKEUP.problems(deck, within)]
    one, other = (rng.choice(starters) if starters and rng.random() < 0.5 else random_deck(rng, within) for _ in (0, 1))
    return one, other
