"""Teams and decks (R20–R22), and the check that names every broken rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.destiny.rules.printed import Printed, printed_cards
from zeton.games.destiny.rules.terms import BATTLEFIELD_CARD, CHARACTER, DECK_TYPES, GRAY, HERO, NEUTRAL, PLOT_CARD, VILLAIN
from zeton.kernel import duel
from zeton.kernel.errors import IllegalDeck, shown
from zeton.kernel.game import Game, Reason

MOST_POINTS = 30  # R20.1
DECK_SIZE = 30  # R21.1
MOST_COPIES = 2  # R21.2
STARTERS = ("luke_skywalker", "boba_fett")


@dataclass(frozen=True, slots=True)
class Deck:
    """A team with its dice, a battlefield, perhaps a plot, and the cards of the deck, all by their ids."""

    name: str
    characters: tuple[tuple[str, int], ...]  # each with its number of dice
    battlefield: str
    plot: str
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        """There are such cards, each of the type it must have; a deck without battlefield or plot has "" there."""
        duel.check_text("name", self.name)
        duel.check_tuple("characters", self.characters)
        duel.check_tuple("cards", self.cards)
        for entry in self.characters:
            if not duel.is_pair(entry):
                raise IllegalDeck(f"the characters of a deck are pairs of an id and a number of dice; this is {shown(entry)}")
            _check_card(entry[0], CHARACTER)
        if self.battlefield != "":
            _check_card(self.battlefield, BATTLEFIELD_CARD)
        if self.plot != "":
            _check_card(self.plot, PLOT_CARD)
        for card in self.cards:
            _check_card(card, "")

    def points(self) -> int:
        """What the team costs, the plot included (R20.1, R20.7)."""
        known = printed_cards()
        total = sum(known[card].points[min(dice, len(known[card].points)) - 1] for card, dice in self.characters)
        return total + (known[self.plot].points[0] if self.plot else 0)

    def colours(self) -> set[str]:
        """The colours of the team."""
        return {printed_cards()[card].colour for card, _ in self.characters}

    def affiliations(self) -> set[str]:
        """The affiliations of the team."""
        return {printed_cards()[card].affiliation for card, _ in self.characters}

    def problems(self) -> list[Reason]:
        """Every rule of team and deck building this deck breaks."""
        broken = [*self._problems_of_team(), *self._problems_of_plot()]
        if not self.battlefield:
            broken.append(Reason("R22.1", "no-battlefield", {}))
        if len(self.cards) != DECK_SIZE:
            broken.append(Reason("R21.1", "wrong-size", {"cards": len(self.cards), "size": DECK_SIZE}))
        for card, copies in sorted(Counter(self.cards).items()):
            broken += self._problems_of_card(printed_cards()[card], copies)
        return broken

    def _problems_of_team(self) -> list[Reason]:
        known = printed_cards()
        broken = []
        if not self.characters:
            broken.append(Reason("R20.2", "no-character", {}))
        if self.characters and self.points() > MOST_POINTS:
            broken.append(Reason("R20.1", "too-many-points", {"points": self.points(), "most": MOST_POINTS}))
        if {HERO, VILLAIN} <= self.affiliations():
            broken.append(Reason("R20.3", "heroes-and-villains", {}))
        for title, copies in sorted(Counter(known[card].title for card, _ in self.characters if known[card].unique).items()):
            if copies > 1:
                broken.append(Reason("R20.5", "unique-twice", {"card": title}))
        for card, dice in self.characters:
            if not 1 <= dice <= len(known[card].points):
                rule = "R20.7" if known[card].unique else "R20.8"
                broken.append(
                    Reason(rule, "wrong-dice", {"card": known[card].title, "dice": dice, "most": len(known[card].points)})
                )
        return broken

    def _problems_of_plot(self) -> list[Reason]:
        """A plot of a colour or an affiliation needs a character of it (R20.10)."""
        if not self.plot:
            return []
        plot = printed_cards()[self.plot]
        fits = plot.colour in (GRAY, *self.colours()) and plot.affiliation in (NEUTRAL, *self.affiliations())
        return [] if fits else [Reason("R20.10", "plot-does-not-fit", {"card": plot.title})]

    def _problems_of_card(self, card: Printed, copies: int) -> list[Reason]:
        broken = []
        if card.type not in DECK_TYPES:
            broken.append(Reason("R21.6", "not-a-deck-card", {"card": card.title}))
        if copies > MOST_COPIES:
            broken.append(Reason("R21.2", "too-many-copies", {"card": card.title, "copies": copies, "most": MOST_COPIES}))
        if card.affiliation != NEUTRAL and card.affiliation not in self.affiliations():
            # Without heroes or villains in the team neither kind of card is allowed (R21.3, R21.4).
            rule = "R21.3" if self.affiliations() - {NEUTRAL} else "R21.4"
            broken.append(Reason(rule, "wrong-affiliation", {"card": card.title, "affiliation": card.affiliation}))
        if card.colour != GRAY and card.colour not in self.colours():
            broken.append(Reason("R21.5", "wrong-colour", {"card": card.title, "colour": card.colour}))
        return broken

    def is_starter(self) -> bool:
        """Whether this is a starter deck, which has 20 cards and is fixed (R20.11, R21.1)."""
        return any(
            (sorted(self.characters), self.battlefield, self.plot, sorted(self.cards))
            == (sorted(deck.characters), deck.battlefield, deck.plot, sorted(deck.cards))
            for deck in starter_decks().values()
        )

    def data(self) -> dict[str, Any]:
        """The deck as JSON-able data."""
        return {
            "name": self.name,
            "characters": [[card, dice] for card, dice in self.characters],
            "battlefield": self.battlefield,
            "plot": self.plot,
            "cards": list(self.cards),
        }


def _check_card(card: object, kind: str) -> None:
    known = printed_cards()
    duel.check_known("card", card, known)
    if kind and known[str(card)].type != kind:
        raise IllegalDeck(f"{known[str(card)].title} is of type {known[str(card)].type}, not {kind}")


@cache
def starter_decks() -> MappingProxyType[str, Deck]:
    """The two starter decks by id (R1.2, R1.3)."""
    from zeton.games.destiny.deck_files import read_deck

    folder = files("zeton.games.destiny").joinpath("data")
    return MappingProxyType(
        {name: read_deck(folder.joinpath(f"{name}.txt").read_text(encoding="utf-8"), f"{name}.txt") for name in STARTERS}
    )


def find_deck(given: object) -> Deck:
    """A deck from its id, its data, or the deck itself."""
    return duel.find_deck(given, Deck, starter_decks(), _deck_from_data)


def _deck_from_data(given: Mapping[str, Any]) -> Deck:
    team = [tuple(entry) if isinstance(entry, list) else entry for entry in duel.tuple_of("characters", given["characters"])]
    plot = "" if given["plot"] is None else given["plot"]
    return Deck(given["name"], tuple(team), given["battlefield"], plot, duel.tuple_of("cards", given["cards"]))


def check_pair(game: Game, decks: Any, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The complete setup for two decks, each of them legal or a starter deck."""
    pair = duel.check_pair(game, decks, seats, "decks=('luke_skywalker', 'boba_fett')")
    return {"decks": [deck.data() for deck in pair], "options": duel.check_options(game, options)}


# ── random decks ──────────────────────────────────────────────────────────────────────────────────────────────────


def random_deck(rng: Random) -> Deck:
    """A legal team of up to 30 points with a legal deck, drawn at random."""
    known = list(printed_cards().values())
    battlefield = rng.choice([card.id for card in known if card.type == BATTLEFIELD_CARD])
    while True:
        team = _random_team(rng, [card for card in known if card.type == CHARACTER])
        deck = Deck("random", team, battlefield, "", ())
        plots = [card for card in known if card.type == PLOT_CARD and deck.points() + card.points[0] <= MOST_POINTS]
        if plots and rng.random() < 0.5:
            deck = Deck("random", team, battlefield, rng.choice(plots).id, ())
        fitting = [card.id for card in known if card.type in DECK_TYPES and not deck._problems_of_card(card, 1)]
        if len(fitting) * MOST_COPIES >= DECK_SIZE:
            cards = tuple(sorted(rng.sample(fitting * MOST_COPIES, DECK_SIZE)))
            return Deck("random", team, battlefield, deck.plot, cards)


def _random_team(rng: Random, characters: list[Printed]) -> tuple[tuple[str, int], ...]:
    side = rng.choice((HERO, VILLAIN))
    team: list[tuple[str, int]] = []
    left = MOST_POINTS
    while True:
        taken = {card for card, _ in team}
        choices = [
            (card, dice)
            for card in characters
            if card.affiliation in (side, NEUTRAL) and not (card.unique and card.id in taken)
            for dice in range(1, len(card.points) + 1)
            if card.points[dice - 1] <= left
        ]
        if not choices:
            return tuple(team)
        card, dice = rng.choice(choices)
        team.append((card.id, dice))
        left -= card.points[dice - 1]


def random_pair(rng: Random) -> tuple[Deck, Deck]:
    """Two decks: starter decks or random ones."""
    starters = list(starter_decks().values())
    first, second = (rng.choice(starters) if rng.random() < 0.4 else random_deck(rng) for _ in range(2))
    return first, second
