"""Positions given by hand (docs/positions.md): for tests, puzzles, tutorials and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeton.games.star_wars_lcg.decks import SIDES
from zeton.games.star_wars_lcg.language.hosts import HOSTS
from zeton.games.star_wars_lcg.rules.conflict import ConflictPhase, Engagement
from zeton.games.star_wars_lcg.rules.force import FORCE_CARDS
from zeton.games.star_wars_lcg.rules.leaving import is_full
from zeton.games.star_wars_lcg.rules.printed import Printed, fact_of, printed_cards
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    ATTACKER,
    CAPTURED,
    DARK,
    DECK,
    DEFENDER,
    DISCARD,
    ENGAGED,
    ENHANCEMENT,
    ENHANCEMENTS,
    HAND,
    LIGHT,
    OBJECTIVE,
    OBJECTIVE_DECK,
    OBJECTIVES,
    PHASES,
    UNIT,
    UNITS,
    VICTORY,
)
from zeton.games.star_wars_lcg.rules.turn import Turn
from zeton.games.star_wars_lcg.rules.winning import DIAL_TO_WIN, OBJECTIVES_TO_WIN, TRENCH_RUN_DAMAGE
from zeton.games.star_wars_lcg.tables import affiliation_id, lay_table
from zeton.kernel.errors import BadPosition, unknown
from zeton.kernel.event import Event
from zeton.kernel.game import Game
from zeton.kernel.names import find_name

PILES = {
    "units": (UNITS, UNIT),
    "enhancements": (ENHANCEMENTS, ENHANCEMENT),
    "objectives": (OBJECTIVES, OBJECTIVE),
    "hand": (HAND, ""),
    "deck": (DECK, ""),
    "objective_deck": (OBJECTIVE_DECK, OBJECTIVE),
    "discard": (DISCARD, ""),
    "victory": (VICTORY, OBJECTIVE),
}
"""Where the cards of a side are listed, the zone they lie in, and the type they must have. Decks are listed top first."""

FACTS = {
    "light",
    "dark",
    "seats",
    "turn",
    "turn_number",
    "phase",
    "dial",
    "dial_damage",
    "balance",
    "engagement",
    "faq",
}
TOKENS = ("damage", "focus", "shields")
CARD_FACTS = {"card", "committed", "enhancements", "captured", *TOKENS}
OTHER_SIDE = {LIGHT: DARK, DARK: LIGHT}
ENGAGEMENT_STEPS = {
    "attackers": "declare_attackers",
    "after attackers": "window_after_attackers",
    "defenders": "declare_defenders",
    "after defenders": "window_after_defenders",
    "edge": "edge_battle",
    "after edge": "window_after_edge",
    "strikes": "strikes",
    "reward": "offer_reward",
}
"""The steps of an engagement at which a position can begin, and the step of the procedure."""

DEFAULT_AFFILIATION = {LIGHT: "Jedi", DARK: "Sith"}
LATE_TURN = 10  # long after the exceptions of the first turns


class _Layout:
    """Collects the cards of a position, then lays them on a table."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        self.game = game
        self.given = given
        self.sides = tuple(given.get("seats", (LIGHT, DARK)))
        self.cards: list[list[Printed]] = [[], []]
        self.places: list[list[tuple[int, int, Mapping[str, Any]]]] = [[], []]  # zone, holder, tokens
        self.hosts: list[list[tuple[int, int] | None]] = [[], []]  # (seat, place in its list) of the host

    def add(
        self, side: str, zone: int, holder: str, spec: Mapping[str, Any], host: tuple[int, int] | None
    ) -> tuple[int, int]:
        seat = self.sides.index(side)
        self.cards[seat].append(_find(side, spec["card"]))
        self.places[seat].append((zone, self.sides.index(holder), spec))
        self.hosts[seat].append(host)
        return seat, len(self.cards[seat]) - 1

    def lay(self) -> StarWarsTable:
        table = lay_table(self.game, self.cards, (self.sides[0], self.sides[1]))
        first = (1, 1 + len(self.cards[0]))
        for seat in (0, 1):
            for number, (zone, holder, spec) in enumerate(self.places[seat]):
                card = first[seat] + number
                table.place(card, zone, holder)
                host = self.hosts[seat][number]
                table.host[card] = first[host[0]] + host[1] if host else 0
                table.engageable[card] = zone == OBJECTIVES
                for token in TOKENS:
                    getattr(table, token)[card] = _count(spec, token)
                table.committed[card] = bool(spec.get("committed", False))
        return table


def position(game: Game, given: Mapping[str, Any]) -> StarWarsTable:
    """A table at the position; BadPosition says what about it cannot be."""
    _check_keys("position", given, FACTS)
    layout = _Layout(game, given)
    if sorted(layout.sides) != [DARK, LIGHT]:
        raise BadPosition(
            f"seats is one of each of {LIGHT!r} and {DARK!r}, in the order of the seats; not {layout.sides!r}"
        )
    for side in (LIGHT, DARK):
        _add_side(layout, side, given.get(side, {}))
    table = layout.lay()
    for seat in (0, 1):
        for zone in (DECK, OBJECTIVE_DECK):
            table.pile(zone, seat).reverse()  # listed top first; the top is the end
    _set_facts(table, given)
    _check_table(table)
    _begin(table, given)
    return table


def _add_side(layout: _Layout, side: str, given: Mapping[str, Any]) -> None:
    _check_keys(f"{side} side", given, {"affiliation", *PILES})
    affiliation = given.get("affiliation", DEFAULT_AFFILIATION[side])
    if SIDES.get(affiliation) != side:
        raise BadPosition(f"{affiliation!r} is no affiliation of the {side} side")
    layout.add(side, AFFILIATION, side, {"card": fact_of(affiliation_id(affiliation))["title"]}, None)
    for pile, (zone, card_type) in PILES.items():
        for entry in given.get(pile, ()):
            spec = _spec(entry)
            owner = OTHER_SIDE[side] if zone == VICTORY else side
            _check_type(owner, spec["card"], card_type, f"{side} {pile}")
            at = layout.add(owner, zone, side, spec, None)
            _add_attached(layout, spec, at)


def _add_attached(layout: _Layout, spec: Mapping[str, Any], host: tuple[int, int]) -> None:
    for entry in spec.get("enhancements", ()):
        attached = _spec(entry)
        side = _side_of(attached["card"])
        layout.add(side, ENHANCEMENTS, side, attached, host)
    for entry in spec.get("captured", ()):
        layout.add(LIGHT, CAPTURED, DARK, _spec(entry), host)


def _spec(entry: object) -> Mapping[str, Any]:
    if isinstance(entry, str):
        return {"card": entry}
    if not isinstance(entry, Mapping) or "card" not in entry:
        raise BadPosition(f"a card is its title, or an object with 'card' and its tokens; this is {entry!r}")
    _check_keys(str(entry["card"]), entry, CARD_FACTS)
    return entry


def _find(side: str, title: str) -> Printed:
    return find_name(f"{side} side card", title, ((p.title, p) for p in printed_cards().values() if p.side == side))


def _side_of(title: str) -> str:
    return find_name("card", title, ((p.title, p.side) for p in printed_cards().values()))


def _check_type(side: str, title: str, card_type: str, where: str) -> None:
    found = _find(side, title)
    if card_type and found.type != card_type:
        raise BadPosition(f"{found.title} is of type {found.type}: it cannot be among the {where}")


def _check_keys(what: str, given: Mapping[str, Any], known: set[str]) -> None:
    if not isinstance(given, Mapping):
        raise BadPosition(f"the {what} is an object, not {given!r}")
    for key in given:
        if key not in known:
            raise BadPosition(f"the {what}: {unknown('entry', str(key), known)}")


def _count(given: Mapping[str, Any], name: str, default: int = 0, most: int = 99) -> int:
    value = given.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadPosition(f"{name} is a number from 0 to {most}, not {value!r}")
    return value


def _set_facts(table: StarWarsTable, given: Mapping[str, Any]) -> None:
    turn, balance = given.get("turn", LIGHT), given.get("balance", LIGHT)
    for name, side in (("turn", turn), ("balance", balance)):
        if side not in OTHER_SIDE:
            raise BadPosition(f"{name} is {LIGHT!r} or {DARK!r}, not {side!r}")
    table.active = table.light if turn == LIGHT else table.dark
    table.balance = balance
    table.turn = _count(given, "turn_number", LATE_TURN)
    table.first_turn = table.turn <= 2
    table.faq = bool(given.get("faq", False))
    table.dial = _count(given, "dial", most=DIAL_TO_WIN - 1)
    table.damage[table.dial_piece] = _count(given, "dial_damage", most=TRENCH_RUN_DAMAGE - 1)
    table.engageable[table.dial_piece] = 1


def _check_table(table: StarWarsTable) -> None:
    for seat in (0, 1):
        side = table.side(seat)
        if sum(table.committed[u] for u in table.units(seat)) > FORCE_CARDS:
            raise BadPosition(f"the {side} side has {FORCE_CARDS} Force cards, and more units are committed (R11.2)")
        if len(table.pile(VICTORY, seat)) >= OBJECTIVES_TO_WIN and seat == table.light:
            raise BadPosition("the light side has won already: three objectives lie in its victory pile (R14.1)")
        for card in (*table.units(seat), *table.objectives(seat)):
            if is_full(table, card):
                raise BadPosition(f"{table.cards[card].title} is destroyed: its damage fills its capacity (R9.2)")
        for card in table.pile(ENHANCEMENTS, seat):
            _check_host(table, card)
    _check_uniques(table)


def _check_host(table: StarWarsTable, card: int) -> None:
    wanted = HOSTS[fact_of(table.cards[card].id)["enhances"]] if table.cards[card].type == ENHANCEMENT else None
    host = table.host[card]
    title = table.cards[card].title
    if wanted is not None and (not host or not wanted(table, host, card)):
        raise BadPosition(f"{title} must be attached to {fact_of(table.cards[card].id)['enhances']} (R5.2)")
    if wanted is None and host and table.cards[card].type == ENHANCEMENT:
        raise BadPosition(f"{title} is not attached to a card (R5.2)")


def _check_uniques(table: StarWarsTable) -> None:
    seen = set()
    for zone in (UNITS, ENHANCEMENTS):
        for seat in (0, 1):
            for card in table.pile(zone, seat):
                title = table.cards[card].title
                if table.cards[card].unique and title in seen:
                    raise BadPosition(f"{title} is unique and in play twice (R15.1)")
                seen.add(title)


def _begin(table: StarWarsTable, given: Mapping[str, Any]) -> None:
    """Put the procedures on the stack that bring the table to the phase, or into the middle of the engagement."""
    phase = given.get("phase", "conflict" if "engagement" in given else "deployment")
    if phase not in (*PHASES, "turn"):
        raise BadPosition(f"phase: {unknown('phase', str(phase), (*PHASES, 'turn'))}")
    table.phase = phase
    if "engagement" not in given:
        step = "begin_turn" if phase == "turn" else phase
        table.stack = [Turn(at=Turn.steps.index(step))]
        return
    if phase != "conflict":
        raise BadPosition(f"an engagement is in the conflict phase, not in the {phase} phase")
    _begin_engagement(table, given["engagement"])


def _begin_engagement(table: StarWarsTable, given: Mapping[str, Any]) -> None:
    _check_keys("engagement", given, {"objective", "attackers", "defenders", "edge", "step"})
    step = given.get("step", "attackers")
    if step not in ENGAGEMENT_STEPS:
        raise BadPosition(f"engagement: {unknown('step', str(step), ENGAGEMENT_STEPS)}")
    enemy = 1 - table.active
    targets = [*table.objectives(enemy), table.dial_piece]
    table.engaged = _named(table, given.get("objective", ""), targets, "enemy objective")
    table.engageable[table.engaged] = 0
    for part, seat, name in ((ATTACKER, table.active, "attackers"), (DEFENDER, enemy, "defenders")):
        for title in given.get(name, ()):
            idle = [unit for unit in table.units(seat) if not table.part[unit]]
            table.part[_named(table, title, idle, f"unit among the {name}")] = part
    if "edge" in given:
        table.edge = table.light if given["edge"] == LIGHT else table.dark
    elif step in ("after edge", "strikes", "reward"):
        raise BadPosition(
            f"at the step {step!r} of an engagement somebody has the edge: say edge='light' or edge='dark'"
        )
    engagement = Engagement(
        Event(ENGAGED, table.engaged, table.active), at=Engagement.steps.index(ENGAGEMENT_STEPS[step])
    )
    table.stack = [
        Turn(at=Turn.steps.index("conflict") + 1),
        ConflictPhase(at=ConflictPhase.steps.index("window")),
        engagement,
    ]


def _named(table: StarWarsTable, title: str, cards: list[int], what: str) -> int:
    return find_name(what, title, ((table.cards[card].title, card) for card in cards))
