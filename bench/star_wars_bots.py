"""Two bots for Star Wars: The Card Game that are not shipped: one to be beaten, and one that wants to be.

    python bench/duel.py f.jsonl star_wars_lcg search:iterations=20 bench/star_wars_bots.py:Before:iterations=20
    python bench/duel.py f.jsonl star_wars_lcg bench/star_wars_bots.py:Strikes:iterations=20 search:iterations=20 --first 600000

``Before`` is the search as it was at commit 9cc295b. It judges the table as soon as nothing is half done, not at the end of the
turn, by the weights of that day, with icons, capacities and Force as they are printed. ``Strikes`` is a candidate: the
search of today, whose trees do not grow by what is played to the end of the turn (an iteration takes a fifth less time),
with an evaluation that knows who can strike next and who is left to defend. It has not won more than the search does
(docs/bots.md), and stays out until something like it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import tanh
from random import Random

from zeton.bots.search import DEEPEST, Search
from zeton.bots.search_bot import OFTEN, SearchBot
from zeton.bots.seat import Seat
from zeton.bots.tree import TIE, Edge, Node
from zeton.games.star_wars_lcg.evaluation import IN_ORDER, features
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    BALANCE,
    BLAST,
    CAPTURED,
    CONFLICT,
    ENHANCEMENTS,
    FORCE,
    HAND,
    LIGHT,
    TACTICS,
    UNIT_DAMAGE,
    VICTORY,
)
from zeton.kernel.decision import Option
from zeton.kernel.judgement import Features, decided, weighed
from zeton.kernel.match import Match

Edges = list[tuple[int, Edge]]
"""Options that were chosen on the way, each with its seat."""

Worth = tuple[float, ...]
"""What a unit, its health, unit damage, tactics, blast, ready blast, focus, shields, Force, enhancements, cards are worth."""

LIGHT_TURN, DARK_TURN = (2.69, 1.8, 1.56), (1.98, 2.58, 2.63)  # before, during and after the conflict phase
MOMENT = {CONFLICT: 1, FORCE: 2}
FOR_LIGHT: Worth = (0.04, 0.11, 0.03, 0.16, 0.28, 0.1, -0.05, 0.26, 0.05, 0.14, 0.03)
FOR_DARK: Worth = (0.11, 0.05, 0.08, 0.24, 0.08, 0.06, -0.07, 0.14, 0.045, 0.03, 0.03)


class Before(SearchBot):
    """Searches with so many iterations, as it did."""

    def __init__(self, seed: int = 0, iterations: int = 20) -> None:
        super().__init__(seed, iterations=iterations, evaluate=judge_as_before)

    def think(self, seat: Seat) -> Iterator[Search]:
        search = Search(seat, self.rng, self.explore, self.known_place(seat), self.evaluate)
        self.places = search.places
        while True:
            self.iterate(search)
            yield search
            left = self.iterations - search.iterations
            if left <= 0 or (search.iterations % OFTEN == 0 and search.is_settled(left)):
                return

    def iterate(self, search: Search) -> None:
        """Deal, walk down the trees, judge, remember."""
        match = search.seat.determinize(search.rng)
        if search.roots is None:
            search.roots = tuple(Node() for _ in range(match.seats))
        search.secret = search.seat.decision.kind in match.game.secret
        search.remember(match, self.walk(search, match, list(search.roots)))
        search.iterations += 1

    def walk(self, search: Search, match: Match, nodes: list[Node]) -> Edges:
        """Choose in the trees until something new has been tried and nothing is half done."""
        return walk(search, match, nodes)


class Strikes(Before):
    """Plays on to the end of the turn by hearsay alone, and judges who can strike and who can defend there."""

    def __init__(self, seed: int = 0, iterations: int = 20) -> None:
        super().__init__(seed, iterations)
        self.evaluate = judge_with_strikes

    def walk(self, search: Search, match: Match, nodes: list[Node]) -> Edges:
        unfinished = match.table.turn
        path = walk(search, match, nodes)
        finish_turn(search, match, unfinished, path)
        return path


def walk(search: Search, match: Match, nodes: list[Node]) -> Edges:
    """Choose in the trees until something new has been tried and nothing is half done."""
    explore, mean, mine = search.explore * search.spread(), search.mean(), search.seat.seat
    path: Edges = []
    new = False
    decision = match.decision
    while decision is not None and not (new and match.is_quiet) and len(path) < DEEPEST:
        seat = decision.seat
        node, everywhere = nodes[seat], search.hearsay(match, seat, decision.kind)
        option = decision.options[
            node.select(decision.options, explore, everywhere, mean if seat == mine else -mean, 0.0, search.rng)
        ]
        new = new or not node.edges[option].tried
        path += ((seat, node.edges[option]), (seat, everywhere.edge(option)))
        unseen = None if decision.kind in match.game.secret else option
        match.choose(option)
        decision = match.decision
        asked = None if decision is None else (decision.seat, decision.kind)
        nodes[:] = [at.after(option if other == seat else unseen, asked) for other, at in enumerate(nodes)]
        if decision is not None and decision.seat == mine and decision.number == search.seat.decision.number + 1:
            search.note_place(match, nodes)
    return path


def finish_turn(search: Search, match: Match, unfinished: int, path: Edges) -> None:
    """Play on to the end of the turn: each seat chooses what has done best wherever it was asked such a question."""
    mean, mine, decision = search.mean(), search.seat.seat, match.decision
    while decision is not None and not (match.table.turn != unfinished and match.is_quiet) and len(path) < DEEPEST:
        seat = decision.seat
        known = search.hearsay(match, seat, decision.kind)
        option = best_known(known, decision.options, mean if seat == mine else -mean, search.rng)
        path.append((seat, known.edge(option)))
        match.table.answer(option)
        decision = match.decision


def best_known(known: Node, options: tuple[Option, ...], mean: float, rng: Random) -> Option:
    """The option that did best; one that is not known is taken for as good as the mean, and which of several is chance."""

    def score(option: Option) -> float:
        edge = known.edges.get(option)
        return (mean if edge is None else (edge.total + mean) / (edge.tried + 1)) + TIE * rng.random()

    return options[0] if len(options) == 1 else max(options, key=score)


# ── the evaluation before ────────────────────────────────────────────────────────────────────────────────────────────


def judge_as_before(match: Match, seat: int) -> float:
    """1 is a win, −1 a loss; in between, by how much the seat is more likely to win than to lose."""
    table = match.table
    result = decided(table, seat)
    if result is not None:
        return result
    turn = LIGHT_TURN if table.active == table.light else DARK_TURN
    odds = turn[MOMENT.get(table.phase, 0)] + _race(table)
    odds += _forces(table, table.light, FOR_LIGHT) - _forces(table, table.dark, FOR_DARK)
    return tanh((odds if seat == table.light else -odds) / 2)


def _race(table: StarWarsTable) -> float:
    destroyed = len(table.pile(VICTORY, table.light))
    left = sorted(table.cards[o].capacity - table.damage[o] for o in table.objectives(table.dark))
    odds = -0.13 * sum(left[: 3 - destroyed]) + 0.2 * (destroyed > 0)
    if destroyed == 2 and left:
        odds += 1.9 - 0.26 * left[0]
    odds += 0.4 * table.damage[table.dial_piece] - 0.19 * table.dial - 0.29 * max(0, table.dial - 7)
    odds -= 0.5 * len(table.pile(VICTORY, table.dark)) + 0.03 * len(table.pile(CAPTURED, table.dark))
    return odds + (0.52 if table.balance == LIGHT else 0.0)


def _forces(table: StarWarsTable, seat: int, worth: Worth) -> float:
    one, health, unit_damage, tactics, blast, ready_blast, focus, shield, force, enhancement, card = worth
    to_strike = ready_blast if seat == table.active and table.phase != FORCE else 0.0
    total = card * len(table.pile(HAND, seat))
    total += sum(enhancement * (1 + table.cards[e].cost) for e in table.pile(ENHANCEMENTS, seat))
    for unit in table.units(seat):
        printed = table.cards[unit]
        both = [icons + edge / 2 for icons, edge in zip(printed.icons, printed.edge_icons, strict=True)]
        total += one + health * (printed.capacity - table.damage[unit]) + shield * table.shields[unit]
        total += unit_damage * both[UNIT_DAMAGE] + tactics * both[TACTICS] + blast * both[BLAST]
        total += focus * min(table.focus[unit], 2) if table.focus[unit] else to_strike * both[BLAST]
        total += force * printed.force_icons if table.committed[unit] else 0.0
    return total


# ── the evaluation of the candidate ──────────────────────────────────────────────────────────────────────────────────

STRIKES = {
    # Next strikes the light side; then the dark side.
    "light turn": -0.6,
    "light: ready": 0.1,
    "light: undefended": 0.5,
    "light: more than can be met": 0.25,  # ready units with blast for which nobody is left to defend
    "light: within reach": 0.3,  # objectives that fall if everything hits
    "light: tactics against it": -0.3,
    "light: health against it": -0.03,
    "dark turn": 0.27,
    "dark: ready": -0.03,
    "dark: undefended": -0.1,
    "dark: more than can be met": -0.1,
    "dark: within reach": -0.35,
    "dark: tactics against it": 0.15,
    "dark: health against it": 0.0,
}
"""In log-odds of the light side."""
ALL_IN_ORDER = (*IN_ORDER, *STRIKES.values())
NO_STRIKES = (0.0,) * (len(STRIKES) // 2)


def judge_with_strikes(match: Match, seat: int) -> float:
    """1 is a win, −1 a loss."""
    table = match.table
    result = decided(table, seat)
    if result is not None:
        return result
    for_light = weighed((*features(table, table.light), *strikes(table)), ALL_IN_ORDER)
    return for_light if seat == table.light else -for_light


def strikes(table: StarWarsTable) -> Features:
    """What the next strikes of the light or the dark side can do, and what is left to meet them (R6)."""
    by_light = (table.active == table.light) == (table.phase != FORCE)
    attacking, attacked = (table.light, table.dark) if by_light else (table.dark, table.light)
    to_refresh = table.phase in (FORCE, BALANCE)
    strikers = [unit for unit in table.units(attacking) if table.focus[unit] <= to_refresh]
    defenders = [unit for unit in table.units(attacked) if not table.focus[unit]]
    blast = [_with_edge(table, unit, BLAST) for unit in strikers]
    armed = sum(map(bool, blast))
    reach, within_reach = sum(blast) + (0 if defenders else armed), 0  # unopposed, each does one more
    for left in sorted(table.capacity(o) - table.damage[o] for o in table.objectives(attacked)):
        if reach >= left:
            reach, within_reach = reach - left, within_reach + 1
    tactics = sum(_with_edge(table, unit, TACTICS) for unit in defenders)
    health = sum(table.capacity(unit) - table.damage[unit] for unit in defenders)
    found = (1.0, len(strikers), float(not defenders), max(0, armed - len(defenders)), within_reach, tactics, health)
    return (*found, *NO_STRIKES) if by_light else (*NO_STRIKES, *found)


def _with_edge(table: StarWarsTable, unit: int, icon: int) -> float:
    """The printed icons of a unit; edge-enabled ones count half."""
    return table.cards[unit].icons[icon] + table.cards[unit].edge_icons[icon] / 2
