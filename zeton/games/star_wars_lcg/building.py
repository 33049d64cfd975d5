"""Building a deck as the game builds it: an affiliation, then whole objective sets of its side (R18)."""

from __future__ import annotations

from collections import Counter

from zeton.games.star_wars_lcg.decks import AFFILIATION, LEAST_SETS, MAKEUP, MOST_COPIES, SET, SIDES, Deck
from zeton.games.star_wars_lcg.rules.printed import Printed, fact_of, objective_sets, printed_cards, set_numbers
from zeton.games.star_wars_lcg.rules.terms import FATE, ICONS
from zeton.kernel.building import Change, Curve, Offer, Tally, no_such_change, numbers_curve, words_curve
from zeton.kernel.duel import Building
from zeton.kernel.errors import IllegalDeck, UnknownName, shown
from zeton.kernel.names import number_of
from zeton.kernel.titles import Titles

HIGHEST_COST, MOST_RESOURCES, MOST_FORCE = 6, 3, 5


def change(deck: Deck | None, wanted: Change) -> Deck:
    """The deck under another affiliation, or with so many copies of a set."""
    if wanted.kind == AFFILIATION:
        return Deck(deck.name if deck else "", wanted.id, deck.sets if deck else ())
    if wanted.kind != SET:
        raise no_such_change(wanted, (AFFILIATION, SET))
    if deck is None:
        raise IllegalDeck("star_wars_lcg/begins-with-affiliation", known=Titles(*SIDES))
    number = number_of(wanted.id) if wanted.id.isdecimal() else 0
    if number not in objective_sets():
        raise UnknownName("star_wars_lcg/no-set", given=shown(wanted.id), known=set_numbers())
    others = [one for one in deck.sets if one != number]
    return Deck(deck.name, deck.affiliation, tuple(sorted((*others, *[number] * wanted.copies))))


def pool(deck: Deck | None) -> list[Offer]:
    """The affiliations, and all sets; a set that does not fit says why."""
    affiliations = [_affiliation(name, deck) for name in SIDES]
    return affiliations if deck is None else [*affiliations, *(_set(number, deck) for number in objective_sets())]


def _affiliation(name: str, deck: Deck | None) -> Offer:
    cards = Deck("", name, ()).faces()
    chosen = deck is not None and deck.affiliation == name
    return Offer(AFFILIATION, name, f"affiliation-{SIDES[name]}", Titles(name), cards, int(chosen), 1)


def _set(number: int, deck: Deck) -> Offer:
    objective = fact_of(objective_sets()[number][0].definition)
    count = deck.sets.count(number)
    fits = not deck.problems_of_set(number, 1)
    most = (1 if objective["limited_to_objective_deck"] else MOST_COPIES) if fits else 0
    return Offer(
        SET,
        str(number),
        SET,
        Titles(objective["title"]),
        tuple(card.definition for card in objective_sets()[number]),
        count,
        most,
        tuple(deck.problems_of_set(number, count + 1)),
    )


def curves(deck: Deck) -> list[Curve]:
    """What the command cards cost, which icons the units have, what the objectives give."""
    known = printed_cards()
    commands = [known[card] for card in deck.commands()]
    return [
        numbers_curve("cost", (card.cost for card in commands if card.type != FATE), HIGHEST_COST),
        numbers_curve("resources", (known[card].resources for card in deck.objectives()), MOST_RESOURCES),
        numbers_curve("force", (card.force_icons for card in commands if card.type != FATE), MOST_FORCE),
        words_curve("icons", "combat-icon", _icons(commands)),
        words_curve("types", "deck-type", Counter(sorted(card.type for card in commands))),
    ]


def _icons(cards: list[Printed]) -> dict[str, int]:
    """The combat icons of all cards, those with the edge as well."""
    return {icon: sum(card.icons[n] + card.edge_icons[n] for card in cards) for n, icon in enumerate(ICONS)}


def tallies(deck: Deck) -> list[Tally]:
    """Ten sets or more (R18.1)."""
    return [Tally("sets", len(deck.sets), LEAST_SETS, 0)]


BUILDING = Building(change, pool, curves, tallies, MAKEUP)
