"""How good a table is for a seat: the evaluation behind the greedy bot and the search.

A game of Destiny is a race: each side has life, and dice that take the other's. What counts is the proportion in which one side
has more of each: the last five points of health are worth more than the first five, a first weapon more than a fourth.
Weights are logarithms of the odds of winning. Those of life, fire, lasting cards and cards left are near what a logistic fit to
240 games of the greedy bot against itself gave; the others are set by hand (the fit found unspent resources worth nothing).
"""

from __future__ import annotations

from functools import cache
from math import log
from typing import Final

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.printed import Face, Printed
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import BLANK, DAMAGE_SYMBOLS, DECK, SET_ASIDE, STACKED, UPGRADES
from zeton.kernel.judgement import Features, decided, weighed

WEIGHTS: Final = {
    "life": 0.9,  # for the logarithm of health and shields
    "fire": 1.6,  # for the logarithm of what all dice show on average
    "lasting": 0.35,  # for a card in play without a die, whose text goes on working
    "promise": 0.2,  # for a point on a die in the pool that does no damage
    "cards": 0.08,  # for a card in hand or deck, or stacked beside the table
    "last cards": -0.5,  # for each that is missing of the last six: who has none left loses (R19.3)
    "resources": 0.05,  # for each
}
IN_ORDER: Final = tuple(WEIGHTS.values())
ENOUGH: Final = 4  # resources: more than so many lie idle
LAST_CARDS: Final = 6

SHIELD: Final = 0.8  # of a point of health: there is damage that passes it
LANDING: Final = 0.8  # of the damage showing: how much comes through
ROLLING: Final = 0.5  # of what dice to be rolled this round show on average: how much comes through
SYMBOL_WORTH: Final[tuple[float, ...]] = (0.0, 1.0, 1.0, 0.8, 0.6, 0.4, 0.3, 0.3, 0.7, 1.0, 1.0)
"""What a point of each symbol is worth, in points of damage."""
MODIFIER: Final = 0.6  # of a side with a plus: it needs another die to go with
SIDE_COST: Final = 0.3  # for each resource a side costs


def evaluate(table: DestinyTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, who is ahead in the race."""
    result = decided(table, seat)
    return weighed(features(table, seat), IN_ORDER) if result is None else result


def features(table: DestinyTable, seat: int) -> Features:
    """By how much a seat has more of each than the other."""
    fire, lasting, promise, coming = _arms(table, seat)
    other_fire, other_lasting, other_promise, other_coming = _arms(table, 1 - seat)
    cards, missing, resources = _stock(table, seat)
    other_cards, other_missing, other_resources = _stock(table, 1 - seat)
    return (
        log(_life(table, seat, other_coming) / _life(table, 1 - seat, coming)),
        log((fire + 0.5) / (other_fire + 0.5)),
        lasting - other_lasting,
        promise - other_promise,
        cards - other_cards,
        missing - other_missing,
        resources - other_resources,
    )


def _life(table: DestinyTable, seat: int, coming: float) -> float:
    """Health and shields, less the damage that is coming; a quarter stays, for much can happen to dice before they count."""
    life = 0.5
    for character in table.characters(seat):
        life += table.cards[character].health - table.damage[character] + SHIELD * table.shields[character]
    return max(life - coming, life / 4)


def _arms(table: DestinyTable, seat: int) -> tuple[float, float, float, float]:
    """What a seat has to fight with: what its dice show on average, cards without a die, points on other dice than damage;
    and the damage it is likely to do this round.
    """
    fire = ready = lasting = promise = damage = 0.0
    for card in (*table.characters(seat), *table.pile(UPGRADES, seat), *table.supports(seat)):
        if not table.dice[card]:
            lasting += 1.0
        for die in table.dice[card]:
            if table.zone[die] == SET_ASIDE:
                continue  # it waits until the character is elite, or a card of the opponent holds it
            average = _average(table.cards[die])
            fire += average
            if not table.exhausted[table.host[card] or card]:
                ready += average
    for die in table.dice_pool(seat):
        shown = dice.face(table, die)
        points = _points(shown, dice.value(table, die))
        if shown.symbol in DAMAGE_SYMBOLS:
            damage += points
        else:
            promise += points
    return fire, lasting, promise, LANDING * damage + ROLLING * ready


def _stock(table: DestinyTable, seat: int) -> tuple[int, int, int]:
    """Cards left, how many of the last ones are missing, and resources."""
    cards = len(table.pile(DECK, seat)) + len(table.hand(seat))
    return cards + len(table.pile(STACKED, seat)), max(0, LAST_CARDS - cards), min(table.resources[seat], ENOUGH)


@cache
def _average(die: Printed) -> float:
    """What a die shows on average."""
    return sum(_points(face, face.value) for face in die.faces) / len(die.faces)


def _points(face: Face, value: int) -> float:
    """What a side of a die promises, in points of damage."""
    if face.symbol == BLANK:
        return 0.0
    worth = SYMBOL_WORTH[face.symbol] * max(1, value) * (MODIFIER if face.plus else 1.0)
    return max(0.0, worth - SIDE_COST * face.cost)
