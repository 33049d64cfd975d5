"""Decks (DB1–DB10): a warlord and its cards, and the check that names every broken rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.conquest.rules.printed import fact_of, facts
from zeton.games.conquest.rules.terms import NEUTRAL, PLANET, TOKEN, WARLORD, WHEEL
from zeton.kernel import duel
from zeton.kernel.duel import load
from zeton.kernel.errors import IllegalDeck, shown
from zeton.kernel.game import Game, Reason

LEAST_CARDS = 50  # DB3
MOST_COPIES = 3  # DB4
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
        duel.check_known("warlord", self.warlord, known)
        if known[self.warlord]["type"] != WARLORD:
            raise IllegalDeck(f"{known[self.warlord]['title']} is no warlord (DB1)")
        for entry in self.cards:
            if not duel.is_pair(entry):
                raise IllegalDeck(f"a deck has ids of cards, and a whole number of copies of each; not {shown(entry)}")
            card, copies = entry
            duel.check_known("card", card, known)
            if copies < 1:
                raise IllegalDeck(f"{copies} copies of {known[card]['title']}: a deck has at least one of each card it lists")

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
        broken = self._problems_of_squad()
        if not self.size >= LEAST_CARDS:
            broken.append(Reason("DB3", "too-few-cards", {"cards": self.size, "least": LEAST_CARDS}))
        for card, copies in self.cards:
            broken += self._problems_of_card(fact_of(card), copies)
        allies = self.allies()
        if len(allies) > 1:
            broken.append(Reason("DB5", "two-allies", {"factions": ", ".join(allies)}))
        return broken

    def _problems_of_squad(self) -> list[Reason]:
        """The signature squad is there in its exact numbers (DB2)."""
        cards = dict(self.cards)
        return [
            Reason("DB2", "squad-incomplete", {"card": fact["title"], "copies": cards.get(fact["id"], 0), "wanted": wanted})
            for fact in squad_of(self.warlord)
            if cards.get(fact["id"], 0) != (wanted := fact["quantity"])
        ]

    def _problems_of_card(self, fact: dict[str, Any], copies: int) -> list[Reason]:
        named = {"card": fact["title"], "copies": copies, "faction": fact["faction"] or "none"}
        if fact["type"] in (PLANET, TOKEN):
            return [Reason("DB8", "never-in-a-deck", named)]
        if fact["type"] == WARLORD:
            return [Reason("DB1", "one-warlord", named)]
        if fact["loyalty"] == SIGNATURE:
            return [] if fact["squad"] == self.warlord else [Reason("DB2", "foreign-signature", named)]
        broken = []
        if copies > MOST_COPIES:
            broken.append(Reason("DB4", "too-many-copies", {**named, "most": MOST_COPIES}))
        if fact["faction"] not in (self.faction, NEUTRAL):
            if fact["loyalty"] == LOYAL:
                broken.append(Reason("DB7", "loyal-elsewhere", named))
            if fact["faction"] not in allies_of(self.faction):
                broken.append(Reason("DB6", "no-ally", {**named, "warlord": self.faction}))
        return broken

    def allies(self) -> list[str]:
        """The other factions in the deck."""
        return sorted(self.factions() - {self.faction, NEUTRAL, "None"})

    def is_starter(self) -> bool:
        """Whether this is a starter deck, which is allowed below 50 cards (DB9, A40)."""
        return any(
            self.warlord == deck.warlord and sorted(self.cards) == sorted(deck.cards) for deck in starter_decks().values()
        )

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
    """The seven starter decks by id (DB9)."""
    entries = load("zeton.games.conquest", "decks.json")
    return MappingProxyType({d["id"]: Deck(d["name"], d["warlord"], tuple(d["cards"].items())) for d in entries})


def find_deck(given: object) -> Deck:
    """A deck from its id, its data, or the deck itself."""
    return duel.find_deck(given, Deck, starter_decks(), _deck_from_data)


def _deck_from_data(given: Mapping[str, Any]) -> Deck:
    if not isinstance(given["cards"], Mapping):
        raise IllegalDeck(f"the cards of a deck are an object: ids, and how many of each; not {shown(given['cards'])}")
    return Deck(given["name"], given["warlord"], tuple(given["cards"].items()))


def check_pair(game: Game, decks: Any, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The complete setup for two decks, each of them legal or a starter deck."""
    pair = duel.check_pair(game, decks, seats, "decks=('orks', 'tau')")
    return {"decks": [deck.data() for deck in pair], "options": duel.check_options(game, options)}


def random_deck(rng: Random) -> Deck:
    """A legal deck of fifty cards drawn at random: a warlord, its squad, its faction, neutral cards, perhaps an ally."""
    warlord = rng.choice([fact for fact in facts() if fact["type"] == WARLORD])
    faction = warlord["faction"]
    cards = {fact["id"]: fact["quantity"] for fact in squad_of(warlord["id"])}
    ally = rng.choice((*allies_of(faction), ""))
    pool = [
        fact["id"]
        for fact in facts()
        if fact["loyalty"] in (COMMON, LOYAL)
        and (fact["faction"] in (faction, NEUTRAL) or (fact["faction"] == ally and fact["loyalty"] == COMMON))
    ]
    while sum(cards.values()) < LEAST_CARDS:
        card = rng.choice(pool)
        if cards.get(card, 0) < MOST_COPIES:
            cards[card] = cards.get(card, 0) + 1
    return Deck("random", warlord["id"], tuple(cards.items()))


def random_pair(rng: Random) -> tuple[Deck, Deck]:
    """Two decks: starter decks or random ones."""
    starters = list(starter_decks().values())
    one, other = (rng.choice(starters) if rng.random() < 0.5 else random_deck(rng) for _ in (0, 1))
    return one, other
