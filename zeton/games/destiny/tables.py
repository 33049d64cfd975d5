"""Laying out a table: which card and which die is which number, and where everything begins (R2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from zeton.games.destiny.decks import Deck, find_deck
from zeton.games.destiny.rules.dice import brought_by
from zeton.games.destiny.rules.printed import Printed, die_of, printed_cards
from zeton.games.destiny.rules.setup import Setup
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    BATTLEFIELD,
    BATTLEFIELD_CARD,
    CHARACTER,
    CHARACTERS,
    DECK,
    ON_CARDS,
    PLOT,
    PLOT_CARD,
    RED,
    SET_ASIDE,
    VARIANTS,
)
from zeton.games.destiny.rules.turn import Round
from zeton.kernel import chance
from zeton.kernel.ability import Index
from zeton.kernel.game import Game

NO_CARD = Printed(id="", title="", type="")
BATTLE_DROID, LANDING_CRAFT = "battle-droid", "separatist-landing-craft"
TRAINING = "training"
LOOSE = {"runaway-boomas": "runaway-boomas", "director-krennic-spirit-of-rebellion": "death-trooper"}
"""Cards that bring a die which returns to no card, and whose die it is (A53)."""


class Piece(NamedTuple):
    """A card a player brings, and how many dice with it; ``loose`` ones return to no card."""

    card: str
    dice: int = 0
    loose: int = 0


def pieces_of(deck: Deck) -> list[Piece]:
    """Everything a player brings: characters, battlefield, plot, deck, and the dice of all of them (R21.8)."""
    known = printed_cards()
    found = [Piece(card, dice, int(card in LOOSE)) for card, dice in deck.characters]
    found.append(Piece(deck.battlefield))
    found += [Piece(deck.plot)] if deck.plot else []
    found += [Piece(card, int(bool(known[card].faces)), int(card in LOOSE)) for card in deck.cards]
    # Cards that bring a character into play later need that character, and its die, beside the table.
    found += [Piece(BATTLE_DROID, 1)] * deck.cards.count(LANDING_CRAFT)
    return with_second_dice(found)


def with_second_dice(pieces: list[Piece]) -> list[Piece]:
    """Who has Training has a second die of each character that may become elite by it beside the table (A53)."""
    if not any(piece.card == TRAINING for piece in pieces):
        return pieces
    return [piece._replace(dice=2) if may_be_trained(printed_cards()[piece.card]) else piece for piece in pieces]


def may_be_trained(printed: Printed) -> bool:
    """A red character that is not unique, and so has one die (R20.8)."""
    return printed.type == CHARACTER and printed.colour == RED and not printed.unique


class Layout(NamedTuple):
    """What never changes in a match: which number is which card or die."""

    cards: tuple[Printed, ...]
    owner: bytes
    home: bytes
    dice: tuple[tuple[int, ...], ...]
    loose: frozenset[int]
    listeners: Index


@lru_cache(256)
def layout(first: tuple[Piece, ...], second: tuple[Piece, ...]) -> Layout:
    """The cards of each seat, then their dice; the same for all games of the same two decks."""
    known = printed_cards()
    printed: list[Printed] = [NO_CARD]
    owner = [0]
    home = [0]
    dice: list[tuple[int, ...]] = [()]
    loose = set()
    for seat, pieces in enumerate((first, second)):
        begin = len(printed)
        printed += [known[piece.card] for piece in pieces]
        owner += [seat] * len(pieces)
        home += [0] * len(pieces)
        dice += [()] * len(pieces)
        for place, piece in enumerate(pieces):
            numbers = range(len(printed), len(printed) + piece.dice + piece.loose)
            printed += [die_of(piece.card)] * piece.dice
            printed += [die_of(LOOSE[piece.card])] * piece.loose if piece.loose else []
            owner += [seat] * len(numbers)
            home += [begin + place] * len(numbers)
            dice += [()] * len(numbers)
            dice[begin + place] = tuple(numbers[: piece.dice])
            loose |= set(numbers[piece.dice :])
    index = Index(((number, p.script) for number, p in enumerate(printed)), {})
    return Layout(tuple(printed), bytes(owner), bytes(home), tuple(dice), frozenset(loose), index)


def lay_table(game: Game, brought: tuple[list[Piece], list[Piece]]) -> DestinyTable:
    """A table with these cards of each seat and their dice, all of them nowhere yet."""
    laid = layout(tuple(brought[0]), tuple(brought[1]))
    table = DestinyTable(
        game=game,
        seats=2,
        cards=laid.cards,
        owner=laid.owner,
        pool=bytes([0, *(1 + seat for seat in laid.owner[1:])]),
        index=laid.listeners,
        home=laid.home,
        dice=laid.dice,
        loose=laid.loose,
    )
    table.lay()
    table.resources = [0, 0]
    table.history = [0] * 6
    return table


def new_table(game: Game, setup: Mapping[str, Any], seed: int) -> DestinyTable:
    """A table at the beginning of setup; it is the same for every game of two decks, but for chance and the options."""
    decks = [find_deck(deck) for deck in setup["decks"]]
    table = _beginning(game, decks[0], decks[1]).copy()
    assert isinstance(table, DestinyTable)
    table.chance = chance.first_state(seed)
    for name in VARIANTS:
        setattr(table, name, setup["options"][name])
    return table


@lru_cache(64)
def _beginning(game: Game, *decks: Deck) -> DestinyTable:
    """Characters with their dice and plots in play, decks face down, all other dice aside (R2.1)."""
    table = lay_table(game, (pieces_of(decks[0]), pieces_of(decks[1])))
    team = [len(deck.characters) for deck in decks]
    for card in range(1, len(table.cards)):
        seat, printed = table.owner[card], table.cards[card]
        kind = DECK
        if table.home[card]:
            home = table.home[card]
            kind = ON_CARDS if table.zone[home] == CHARACTERS and card in brought_by(table, home) else SET_ASIDE
        elif printed.type == CHARACTER:
            kind = CHARACTERS if team[seat] else SET_ASIDE
            team[seat] -= bool(team[seat])
        elif printed.type in (BATTLEFIELD_CARD, PLOT_CARD):
            kind = BATTLEFIELD if printed.type == BATTLEFIELD_CARD else PLOT
        table.place(card, kind, seat)
    table.stack = [Round(), Setup()]
    return table
