"""Teams and decks (R20–R22), and the check that names every broken rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.destiny.rules.printed import Printed, collection, printed_cards
from zeton.games.destiny.rules.terms import (
    BATTLEFIELD_CARD,
    CHARACTER,
    DECK_TYPES,
    GRAY,
    HERO,
    NEUTRAL,
    NOT_WITH,
    PLOT_CARD,
    VILLAIN,
    WELCOMES,
)
from zeton.kernel import duel
from zeton.kernel.building import Change, Mend, take_all_out, take_out
from zeton.kernel.errors import BadSetup, IllegalDeck, shown
from zeton.kernel.game import Game, Reason
from zeton.kernel.pools import EVERYTHING, Allowed, Makeup, Rules, Thing
from zeton.kernel.sets import DECKS_FILE
from zeton.kernel.titles import Titles

MOST_POINTS = 30  # R20.1
DECK_SIZE = 30  # R21.1
MOST_COPIES = 2  # R21.2
CARD, ELITE = "card", "elite"  # what a deck is made of, beside characters with one die, the battlefield and the plot


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
                raise IllegalDeck("destiny/deck-character", given=shown(entry))
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
        broken = [*self.problems_of_team(), *self.problems_of_plot()]
        if not self.characters:
            broken.insert(0, Reason("R20.2", "no-character", {}, (Mend("choose-character", {}),)))
        if not self.battlefield:
            broken.append(Reason("R22.1", "no-battlefield", {}, (Mend("choose-battlefield", {}),)))
        if missing := DECK_SIZE - len(self.cards):
            mend = Mend("add-cards" if missing > 0 else "take-any-out", {"cards": abs(missing)})
            broken.append(Reason("R21.1", "wrong-size", {"cards": len(self.cards), "size": DECK_SIZE}, (mend,)))
        for card, copies in sorted(Counter(self.cards).items()):
            broken += self.problems_of_card(printed_cards()[card], copies)
        once = {(reason.rule, reason.key, str(reason.arguments)): reason for reason in reversed(broken)}
        return [reason for reason in broken if reason in once.values()]  # of two printings one is told

    def problems_of_team(self) -> list[Reason]:
        """What the characters break together (R20.1–R20.8, R20.12)."""
        broken = [*self.problems_of_points(), *self._problems_of_affiliations(), *self._problems_of_enemies()]
        unique = Counter(printed_cards()[card].title for card, _ in self.characters if printed_cards()[card].unique)
        for title, copies in sorted(unique.items()):
            if copies > 1:
                once = Mend("take-out", {"card": Titles(title), "copies": copies - 1}, self._only_one(title))
                broken.append(Reason("R20.5", "unique-twice", {"card": Titles(title)}, (once,)))
        for card, dice in self.characters:
            broken += self._problems_of_dice(printed_cards()[card], dice)
        return broken

    def problems_of_points(self) -> list[Reason]:
        """A team costs up to 30 points, its plot included (R20.1)."""
        over = self.points() - MOST_POINTS
        if over <= 0:
            return []
        facts = {"points": self.points(), "most": MOST_POINTS}
        return [
            Reason("R20.1", "too-many-points", facts, tuple(self._savings(over)) or (Mend("save-points", {"points": over}),))
        ]

    def _savings(self, over: int) -> list[Mend]:
        """What would save so many points by itself: one die less, or a character or the plot left at home."""
        found = []
        for (card, dice), copies in sorted(Counter(self.characters).items()):
            printed = printed_cards()[card]
            points = printed.points[min(dice, len(printed.points)) - 1]
            if dice > 1 and points - printed.points[0] >= over:
                fewer = (Change(ELITE, card, copies - 1), Change(CHARACTER, card, 1 + self.characters.count((card, 1))))
                found.append(Mend("one-die", {"card": Titles(printed.title), "points": points - printed.points[0]}, fewer))
            if points >= over:
                found.append(take_out(_kind(dice), card, printed.title, 1, copies - 1))
        if self.plot and printed_cards()[self.plot].points[0] >= over:
            found.append(take_out(PLOT_CARD, self.plot, printed_cards()[self.plot].title, 1))
        return found

    def _problems_of_affiliations(self) -> list[Reason]:
        """Heroes and villains are never in one team (R20.3)."""
        if not {HERO, VILLAIN} <= self.affiliations():
            return []
        mends = [self._without([c for c in self.characters if printed_cards()[c[0]].affiliation == s]) for s in (VILLAIN, HERO)]
        return [Reason("R20.3", "heroes-and-villains", {}, tuple(mends))]

    def _problems_of_enemies(self) -> list[Reason]:
        """A character may refuse to be in one team with another (R20.12)."""
        broken = []
        for card in dict.fromkeys(card for card, _ in self.characters):
            script = printed_cards()[card].script
            refused = [constant.args["title"] for constant in script.constants if constant.what == NOT_WITH] if script else []
            for other in (entry for entry in self.characters if printed_cards()[entry[0]].title in refused):
                named = {"card": Titles(printed_cards()[card].title), "card2": Titles(printed_cards()[other[0]].title)}
                broken.append(Reason("R20.12", "not-with", named, (self._without([other]),)))
        return broken

    @staticmethod
    def _without(characters: list[tuple[str, int]]) -> Mend:
        named = take_all_out(CHARACTER, ((card, printed_cards()[card].title) for card, _ in characters))
        return named._replace(changes=tuple(Change(_kind(dice), card, 0) for card, dice in dict.fromkeys(characters)))

    def _only_one(self, title: str) -> tuple[Change, ...]:
        """One of several characters of a title stays."""
        several = [entry for entry in self.characters if printed_cards()[entry[0]].title == title]
        gone = (Change(_kind(dice), card, 0) for card, dice in dict.fromkeys(several))
        return (*gone, Change(_kind(several[0][1]), several[0][0], 1))

    def _problems_of_dice(self, card: Printed, dice: int) -> list[Reason]:
        """A character has one die, or two if that has a price (R20.7, R20.8)."""
        if 1 <= dice <= len(card.points):
            return []
        mends = (
            Mend(
                "one-die", {"card": Titles(card.title), "points": 0}, (Change(ELITE, card.id, 0), Change(CHARACTER, card.id, 1))
            ),
        )
        facts = {"card": Titles(card.title), "dice": dice, "most": len(card.points)}
        return [Reason("R20.7" if card.unique else "R20.8", "wrong-dice", facts, mends)]

    def problems_of_plot(self) -> list[Reason]:
        """A plot of a colour or an affiliation needs a character of it (R20.10)."""
        if not self.plot:
            return []
        plot = printed_cards()[self.plot]
        fits = plot.colour in (GRAY, *self.colours()) and plot.affiliation in (NEUTRAL, *self.affiliations())
        without = take_out(PLOT_CARD, plot.id, plot.title, 1)
        return [] if fits else [Reason("R20.10", "plot-does-not-fit", {"card": Titles(plot.title)}, (without,))]

    def problems_of_card(self, card: Printed, copies: int) -> list[Reason]:
        """What so many copies of a card break."""
        named, without = {"card": Titles(card.title)}, take_out(CARD, card.id, card.title, copies)
        broken = []
        if card.type not in DECK_TYPES:
            broken.append(Reason("R21.6", "not-a-deck-card", named, (without,)))
        # A card that was printed again is the same card: its title counts.
        others = self.other_printings(card)
        if copies + others > MOST_COPIES:
            left = max(0, MOST_COPIES - others)
            fewer = take_out(CARD, card.id, card.title, copies - left, left)
            facts = {**named, "copies": copies + others, "most": MOST_COPIES}
            broken.append(Reason("R21.2", "too-many-copies", facts, (fewer,)))
        if self.welcomes(card):
            return broken
        if card.affiliation != NEUTRAL and card.affiliation not in self.affiliations():
            # Without heroes or villains in the team neither kind of card is allowed (R21.3, R21.4).
            rule = "R21.3" if self.affiliations() - {NEUTRAL} else "R21.4"
            mends = (without, Mend("add-affiliation", {"affiliation": card.affiliation}))
            broken.append(Reason(rule, "wrong-affiliation", {**named, "affiliation": card.affiliation}, mends))
        if card.colour != GRAY and card.colour not in self.colours():
            mends = (without, Mend("add-colour", {"colour": card.colour}))
            broken.append(Reason("R21.5", "wrong-colour", {**named, "colour": card.colour}, mends))
        return broken

    def welcomes(self, card: Printed) -> bool:
        """Whether a character of the team lets a card into the deck, whatever its colour and affiliation."""
        scripts = (printed_cards()[character].script for character, _ in self.characters)
        welcomed = [c.args for script in scripts if script for c in script.constants if c.what == WELCOMES]
        return any(
            (card.colour, card.affiliation) == (each["colour"], each["affiliation"]) and card.subtypes & set(each["subtypes"])
            for each in welcomed
        )

    def other_printings(self, card: Printed) -> int:
        """How many cards of the deck are this one in the print of another set."""
        return sum(other != card.id and printed_cards()[other].title == card.title for other in self.cards)

    def is_starter(self) -> bool:
        """Whether this is a starter deck, which has 20 cards and is fixed (R20.11, R21.1)."""
        return any(
            (sorted(self.characters), self.battlefield, self.plot, sorted(self.cards))
            == (sorted(deck.characters), deck.battlefield, deck.plot, sorted(deck.cards))
            for deck in starter_decks().values()
        )

    def faces(self) -> tuple[str, ...]:
        """The cards the deck is known by."""
        return tuple(dict.fromkeys(card for card, _ in self.characters))

    def data(self) -> dict[str, Any]:
        """The deck as JSON-able data."""
        return {
            "name": self.name,
            "characters": [[card, dice] for card, dice in self.characters],
            "battlefield": self.battlefield,
            "plot": self.plot,
            "cards": list(self.cards),
        }


def _kind(dice: int) -> str:
    """What a character with so many dice is, among the things a deck is made of."""
    return CHARACTER if dice == 1 else ELITE


def _check_card(card: object, kind: str) -> None:
    known = printed_cards()
    duel.check_known("card", card, known)
    if kind and known[str(card)].type != kind:
        raise IllegalDeck("destiny/deck-type", printed=known[str(card)], type=known[str(card)].type, type2=kind)


@cache
def starter_decks() -> MappingProxyType[str, Deck]:
    """The starter decks of all sets by id (R1.2, R1.3)."""
    from zeton.games.destiny.deck_files import read_deck

    found = {}
    for one in collection().sets:
        for name in one.entries(DECKS_FILE):
            file = one.folder.joinpath("decks", f"{name}.txt")
            found[str(name)] = read_deck(file.read_text(encoding="utf-8"), file.name)
    return MappingProxyType(found)


def find_deck(given: object) -> Deck:
    """A deck from its id, its data, or the deck itself."""
    return duel.find_deck(given, Deck, starter_decks(), _deck_from_data)


def _deck_from_data(given: Mapping[str, Any]) -> Deck:
    team = [tuple(entry) if isinstance(entry, list) else entry for entry in duel.tuple_of("characters", given["characters"])]
    plot = "" if given["plot"] is None else given["plot"]
    return Deck(given["name"], tuple(team), given["battlefield"], plot, duel.tuple_of("cards", given["cards"]))


def check_pair(game: Game, decks: Any, seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The complete setup for two decks, each of them legal or a starter deck."""
    chosen = duel.check_options(game, options)
    pair = duel.check_pair(game, decks, seats, chosen, "decks=('luke_skywalker', 'boba_fett')")
    return {"decks": [deck.data() for deck in pair], "options": chosen}


def contents(deck: Deck) -> list[tuple[str, str, int]]:
    """The team, the battlefield, the plot and the cards of a deck."""
    team = [(_kind(dice), card, copies) for (card, dice), copies in sorted(Counter(deck.characters).items())]
    beside = [(kind, card, 1) for kind, card in ((BATTLEFIELD_CARD, deck.battlefield), (PLOT_CARD, deck.plot)) if card]
    return [*team, *beside, *((CARD, card, copies) for card, copies in sorted(Counter(deck.cards).items()))]


def thing(kind: str, id_: str, copies: int) -> Thing:
    """What pools and formats speak of: every card, and a reprint is the card it reprints (R21.9, R21.10)."""
    cards = collection()
    return Thing(kind, id_, cards.title_of(id_), copies, cards.printed_in(id_), cards.printings(id_))


MAKEUP = Makeup(contents, thing, Rules(pool="R21.9", lists="R21.10"))


# ── random decks ──────────────────────────────────────────────────────────────────────────────────────────────────


def random_deck(rng: Random, within: Allowed = EVERYTHING) -> Deck:
    """A legal team of up to 30 points with a legal deck, drawn at random."""
    open_to = MAKEUP.drawn_from(((CARD, card) for card in printed_cards()), within, rng)
    known = [card for card in printed_cards().values() if card.id in open_to]
    battlefields = [card.id for card in known if card.type == BATTLEFIELD_CARD]
    characters = [card for card in known if card.type == CHARACTER]
    if not battlefields or not characters or not any(_is_enough(known, card) for card in characters):
        raise BadSetup("pool-too-small")
    battlefield = rng.choice(battlefields)
    while True:
        team = _random_team(rng, characters)
        deck = Deck("random", team, battlefield, "", ())
        if deck.problems_of_team():
            continue
        plots = [card for card in known if card.type == PLOT_CARD and deck.points() + card.points[0] <= MOST_POINTS]
        if plots and rng.random() < 0.5:
            deck = Deck("random", team, battlefield, rng.choice(plots).id, ())
        fitting = [card.id for card in _once(known) if not deck.problems_of_card(card, 1)]
        if len(fitting) * MOST_COPIES >= DECK_SIZE:
            cards = tuple(sorted(rng.sample(fitting * MOST_COPIES, DECK_SIZE)))
            drawn = Deck("random", team, battlefield, deck.plot, cards)
            if not drawn.problems():  # two cards may have one title, and so be too many together (R21.2)
                return drawn


def _once(known: list[Printed]) -> list[Printed]:
    """The cards that go into decks, each in one printing only."""
    printings = {collection().printings(card.id): card for card in reversed(known) if card.type in DECK_TYPES}
    return [card for card in known if printings.get(collection().printings(card.id)) is card]


def _is_enough(known: list[Printed], character: Printed) -> bool:
    """Whether a deck can be drawn for this character alone; then it can for every team that has him."""
    alone = Deck("random", ((character.id, 1),), "", "", ())
    fitting = [card for card in _once(known) if not alone.problems_of_card(card, 1)]
    return len(fitting) * MOST_COPIES >= DECK_SIZE


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


def random_pair(rng: Random, within: Allowed = EVERYTHING) -> tuple[Deck, Deck]:
    """Two decks: starter decks or random ones."""
    starters = [deck for deck in starter_decks().values() if not MAKEUP.problems(deck, within)]
    first, second = (rng.choice(starters) if starters and rng.random() < 0.4 else random_deck(rng, within) for _ in range(2))
    return first, second
