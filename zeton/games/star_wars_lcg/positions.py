"""Positions given by hand (docs/positions.md): for tests, puzzles, tutorials and bug reports."""

from __future__ import annotations

from zeton.games.star_wars_lcg.decks import SIDES
from zeton.games.star_wars_lcg.rules.conflict import ConflictPhase, Engagement
from zeton.games.star_wars_lcg.rules.printed import PACKAGE, Printed, collection, fact_of, printed_cards
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    ATTACKER,
    CAPTURED,
    DARK,
    DECK,
    DEFENDER,
    DISCARD,
    ENHANCEMENT,
    ENHANCEMENTS,
    EVENT,
    FATE,
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
from zeton.games.star_wars_lcg.rules.winning import DIAL_TO_WIN, TRENCH_RUN_DAMAGE
from zeton.games.star_wars_lcg.tables import affiliation_id, lay_table
from zeton.kernel.errors import BadPosition, UnknownName, shown
from zeton.kernel.game import Game
from zeton.kernel.names import find_name
from zeton.kernel.position import Given, card_spec, check_keys, check_type, choice, count, flag, listed, word
from zeton.kernel.titles import Titles, other_titles

COMMAND_CARDS = (UNIT, ENHANCEMENT, EVENT, FATE)
PILES = {
    "units": (UNITS, (UNIT,)),
    "enhancements": (ENHANCEMENTS, (ENHANCEMENT,)),
    "objectives": (OBJECTIVES, (OBJECTIVE,)),
    "hand": (HAND, COMMAND_CARDS),
    "deck": (DECK, COMMAND_CARDS),
    "objective_deck": (OBJECTIVE_DECK, (OBJECTIVE,)),
    "discard": (DISCARD, COMMAND_CARDS),
    "victory": (VICTORY, (OBJECTIVE,)),
}
"""Where the cards of a side are listed, the zone they lie in, and the types they may have. Decks are listed top first."""

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
CARD_FACTS = {
    UNITS: {"card", "captured", "committed", "enhancements", *TOKENS},
    OBJECTIVES: {"card", "captured", "enhancements", *TOKENS},
    ENHANCEMENTS: {"card", "damage", "focus"},
    AFFILIATION: {"card", "focus"},
}
"""What can be said of a card in play; of a card out of play nothing can but its title (R17.2)."""

SIDE_NAMES = (LIGHT, DARK)
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

STEP_ORDER = tuple(ENGAGEMENT_STEPS)

DEFAULT_AFFILIATION = {LIGHT: "Jedi", DARK: "Sith"}
LATE_TURN = {LIGHT: 10, DARK: 11}  # long after the exceptions of the first turns


Owned = tuple[int, int]  # the seat a card belongs to, and its place among the cards of that seat


class _Layout:
    """Collects the cards of a position, then lays them on a table."""

    def __init__(self, game: Game, given: Given) -> None:
        self.game = game
        self.given = given
        self.sides = tuple(listed(given, "seats", (LIGHT, DARK)))
        if self.sides not in ((LIGHT, DARK), (DARK, LIGHT)):
            sides = shown(LIGHT), shown(DARK)
            raise BadPosition("star_wars_lcg/sides", name="seats", sides=sides, given=shown(self.sides))
        self.cards: list[list[Printed]] = [[], []]
        # In the order given: the card, its zone and who holds it there, its tokens, what it is on.
        self.places: list[tuple[Owned, int, int, Given, Owned | None]] = []

    def add(self, side: str, zone: int, holder: str, spec: Given, host: Owned | None) -> Owned:
        seat = self.sides.index(side)
        card = seat, len(self.cards[seat])
        self.cards[seat].append(_find(side, spec["card"]))
        self.places.append((card, zone, self.sides.index(holder), spec, host))
        return card

    def number(self, card: Owned) -> int:
        """The number of a card on the table."""
        seat, place = card
        return 1 + seat * len(self.cards[0]) + place

    def lay(self) -> StarWarsTable:
        table = lay_table(self.game, self.cards, (self.sides[0], self.sides[1]))
        for owned, zone, holder, spec, host in self.places:
            card = self.number(owned)
            table.place(card, zone, holder)
            table.host[card] = self.number(host) if host else 0
            table.engageable[card] = zone == OBJECTIVES
            for token in TOKENS:
                getattr(table, token)[card] = count(spec, token)
            table.committed[card] = bool(spec.get("committed", False))
        return table


def position(game: Game, given: Given) -> StarWarsTable:
    """A table at the position; BadPosition says what about it cannot be."""
    check_keys("position", given, FACTS)
    layout = _Layout(game, given)
    for side in (LIGHT, DARK):
        _add_side(layout, side, given.get(side, {}))
    table = layout.lay()
    for seat in (0, 1):
        for zone in (DECK, OBJECTIVE_DECK):
            table.pile(zone, seat).reverse()  # listed top first; the top is the end
    _set_facts(table, given)
    _begin(table, given)
    return table


def _add_side(layout: _Layout, side: str, given: Given) -> None:
    check_keys(side, given, {"affiliation", *PILES})
    _add_affiliation(layout, side, given.get("affiliation", DEFAULT_AFFILIATION[side]))
    for pile, (zone, types) in PILES.items():
        for entry in listed(given, pile):
            spec = _spec(entry, zone, f"{side}, {pile}")
            owner = _owner(side, zone, spec["card"])
            check_type("star_wars_lcg", _find(owner, spec["card"]), types, f"{side}, {pile}")
            at = layout.add(owner, zone, side, spec, None)
            _add_attached(layout, side, spec, at)


def _owner(side: str, zone: int, title: str) -> str:
    """Whose a card is: a victory pile holds the opponent's, and of an enhancement he may have lost control (A135)."""
    if zone == VICTORY:
        return OTHER_SIDE[side]
    return _side_of(title) if zone == ENHANCEMENTS else side


def _add_affiliation(layout: _Layout, side: str, entry: object) -> None:
    spec = _spec(entry, AFFILIATION, f"{side}, affiliation")
    known = [name for name, of in SIDES.items() if of == side]
    try:
        named = find_name("star_wars_lcg/affiliation", spec["card"], ((name, name) for name in known), other_titles(PACKAGE))
    except UnknownName:
        told = {"given": shown(spec["card"]), "side": side, "known": Titles(*sorted(known))}
        raise BadPosition("star_wars_lcg/no-affiliation", **told) from None
    layout.add(side, AFFILIATION, side, {**spec, "card": fact_of(affiliation_id(named))["title"]}, None)


def _add_attached(layout: _Layout, side: str, spec: Given, host: Owned) -> None:
    for entry in listed(spec, "enhancements"):
        attached = _spec(entry, ENHANCEMENTS, f"{spec['card']}, enhancements")
        owner = _side_of(attached["card"])
        check_type("star_wars_lcg", _find(owner, attached["card"]), (ENHANCEMENT, UNIT), f"{spec['card']}, enhancements")
        layout.add(owner, ENHANCEMENTS, owner, attached, host)
    for entry in listed(spec, "captured"):
        captive = _spec(entry, CAPTURED, f"{spec['card']}, captured")
        if side != DARK:
            raise BadPosition("star_wars_lcg/captured-elsewhere", given=shown(spec["card"]))
        check_type("star_wars_lcg", _find(LIGHT, captive["card"]), COMMAND_CARDS, f"{spec['card']}, captured")
        layout.add(LIGHT, CAPTURED, DARK, captive, host)


def _spec(entry: object, zone: int, where: str) -> Given:
    """What is said of one card, if it can be said of a card in this zone."""
    spec = card_spec(entry, CARD_FACTS.get(zone, {"card"}), where)
    flag(spec, "committed")
    return spec


def _find(side: str, title: str) -> Printed:
    among = [card for card, printed in printed_cards().items() if printed.side == side]
    return printed_cards()[collection().find(f"star_wars_lcg/{side} card", title, other_titles(PACKAGE), among)]


def _side_of(title: str) -> str:
    plain, _ = collection().with_set(title)
    return find_name("card", plain, ((p.title, p.side) for p in printed_cards().values()), other_titles(PACKAGE))


def _set_facts(table: StarWarsTable, given: Given) -> None:
    turn = choice(given, "turn", SIDE_NAMES, LIGHT)
    table.active = table.light if turn == LIGHT else table.dark
    table.balance = choice(given, "balance", SIDE_NAMES, LIGHT)
    table.turn = count(given, "turn_number", LATE_TURN[turn], least=1)
    table.first_turn = table.turn <= 2
    table.faq = flag(given, "faq")
    table.dial = count(given, "dial", most=DIAL_TO_WIN - 1)
    table.damage[table.dial_piece] = count(given, "dial_damage", most=TRENCH_RUN_DAMAGE - 1)
    table.engageable[table.dial_piece] = 1


def _begin(table: StarWarsTable, given: Given) -> None:
    """Put the procedures on the stack that bring the table to the phase, or into the middle of the engagement."""
    table.phase = phase = word(given, "phase", (*PHASES, "turn"), "conflict" if "engagement" in given else "deployment")
    if "engagement" not in given:
        step = phase
        if phase == "turn":
            step = "begin_turn"
            table.turn -= 1  # this turn is about to begin
        table.stack = [Turn().standing_at(step)]
        return
    if phase != "conflict":
        raise BadPosition("star_wars_lcg/engagement-phase", phase=phase)
    _begin_engagement(table, given["engagement"])


def _begin_engagement(table: StarWarsTable, given: Given) -> None:
    check_keys("engagement", given, {"objective", "attackers", "defenders", "edge", "step"})
    step = word(given, "step", ENGAGEMENT_STEPS, "attackers")
    enemy = 1 - table.active
    targets = [*table.objectives(enemy), table.dial_piece]
    if not isinstance(given.get("objective"), str):
        raise BadPosition("star_wars_lcg/no-objective", name="objective")
    table.engaged = _named(table, given["objective"], targets, "star_wars_lcg/enemy objective")
    table.engageable[table.engaged] = 0
    for part, seat, name in ((ATTACKER, table.active, "attackers"), (DEFENDER, enemy, "defenders")):
        titles = listed(given, name)
        if titles and STEP_ORDER.index(step) <= STEP_ORDER.index(name):
            raise BadPosition("star_wars_lcg/not-declared-yet", step=shown(step), name=name)
        if part == ATTACKER and not titles and step != "attackers" and not _has_lost_a_unit(table, seat):
            raise BadPosition("star_wars_lcg/no-attackers", step=shown(step), name=name)
        for title in titles:
            idle = [unit for unit in table.units(seat) if not table.part[unit]]
            table.part[_named(table, title, idle, "star_wars_lcg/unit")] = part
    if "edge" in given:
        table.edge = table.light if choice(given, "edge", SIDE_NAMES, LIGHT) == LIGHT else table.dark
    if (table.edge >= 0) != (STEP_ORDER.index(step) > STEP_ORDER.index("edge")):
        raise BadPosition("star_wars_lcg/edge-and-step", step=shown(step), edge=shown(given.get("edge")))
    engagement = Engagement(table.engaged).standing_at(ENGAGEMENT_STEPS[step])
    table.stack = [
        Turn(at=Turn().place_of("conflict") + 1),
        ConflictPhase().standing_at("window"),
        engagement,
    ]


def _has_lost_a_unit(table: StarWarsTable, seat: int) -> bool:
    """Whether a unit of this seat is out of play: it may have attacked."""
    mine = (card for card in range(1, len(table.cards)) if table.owner[card] == seat and table.cards[card].type == UNIT)
    return any(table.zone[card] != UNITS for card in mine)


def _named(table: StarWarsTable, title: object, cards: list[int], what: str) -> int:
    plain, of = collection().with_set(title)
    known = [card for card in cards if not of or collection().known[table.cards[card].id]["set"] == of]
    return find_name(what, plain, ((table.cards[card].title, card) for card in known), other_titles(PACKAGE))
