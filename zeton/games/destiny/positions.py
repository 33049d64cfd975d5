"""Positions given by hand (docs/positions.md): for tests, puzzles, tutorials and bug reports.

A position names both players, ``first`` (seat 0) and ``second`` (seat 1), with their cards by name. A card in play is its name,
or an object with its tokens; ``pool`` lists what its dice in the pool show, ``dice`` how many it has::

    {"first": {"characters": [{"card": "Luke Skywalker", "pool": ["2RD", "-"], "upgrades": ["Hunting Rifle"]}], "resources": 2},
     "second": {"characters": ["Boba Fett"]}, "turn": "first"}
"""

from __future__ import annotations

from zeton.games.destiny.laws import TOKENS
from zeton.games.destiny.rules.printed import PACKAGE, Printed, collection, printed_cards
from zeton.games.destiny.rules.setup import Setup
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    ACTING,
    BATTLEFIELD,
    BATTLEFIELD_CARD,
    CHARACTER,
    CHARACTERS,
    DECK,
    DECK_TYPES,
    DISCARD,
    EVENT,
    HAND,
    ON_CARDS,
    PLOT,
    PLOT_CARD,
    POOL,
    SET_ASIDE,
    SETUP,
    STACKED,
    SUPPORT,
    SUPPORTS,
    UPGRADE,
    UPGRADES,
    UPKEEP,
    VARIANTS,
)
from zeton.games.destiny.rules.turn import ActionPhase, Round
from zeton.games.destiny.tables import (
    BATTLE_DROID,
    LANDING_CRAFT,
    LOOSE,
    TRAINING,
    Piece,
    lay_table,
    may_be_trained,
    with_second_dice,
)
from zeton.kernel.errors import BadPosition, Message, shown
from zeton.kernel.game import Game
from zeton.kernel.position import Given, card_spec, check_keys, choice, count, flag, listed, word
from zeton.kernel.titles import Words, other_titles

SEATS = ("first", "second")
FACTS = {
    *SEATS, "battlefield", "control", "turn", "round", "claimed", "passes", "phase", *VARIANTS,
}  # fmt: skip
AFTER_SETUP = (DISCARD, POOL, SUPPORTS, UPGRADES)  # where nothing lies before it
PILES = {
    "characters": (CHARACTERS, (CHARACTER,)),
    "supports": (SUPPORTS, (SUPPORT, UPGRADE)),
    "hand": (HAND, DECK_TYPES),
    "deck": (DECK, DECK_TYPES),
    "discard": (DISCARD, DECK_TYPES),
    "set_aside": (SET_ASIDE, (CHARACTER, *DECK_TYPES)),
}
"""Where the cards of a player are listed, the zone they lie in, the types they may have. Decks are listed top first."""

IN_PLAY = {
    CHARACTERS: {"card", "damage", "shields", "exhausted", "upgrades", "dice", "pool"},
    SUPPORTS: {"card", "damage", "shields", "exhausted", "stored", "dice", "pool"},
    UPGRADES: {"card", "damage", "exhausted", "dice", "pool"},
}
"""What can be said of a card in play."""
SAID = {**IN_PLAY, SET_ASIDE: {"card", "stacked"}, STACKED: {"card", "owner"}}
"""What can be said of a card; of others than these nothing can but their name."""
BROUGHT = ("Outer Rim Outpost", "Arid Wasteland")
PHASES = (SETUP, ACTING, UPKEEP)


Place = tuple[int, int]
"""Where a card is among those of a position: its owner's seat, and which of his cards it is."""
NOWHERE: Place = (-1, -1)


class _Layout:
    """Collects the cards of a position, then lays them on a table."""

    def __init__(self) -> None:
        self.pieces: tuple[list[Piece], list[Piece]] = ([], [])
        # Zone, what is said, host, how many of its dice are in use.
        self.places: tuple[list[tuple[int, Given, Place, int]], ...] = ([], [])

    def add(self, seat: int, zone: int, printed: Printed, spec: Given, host: Place = NOWHERE, *, elite: bool = False) -> Place:
        shown = listed(spec, "pool")
        least = 2 if elite else 1 if printed.faces else 0
        most = len(printed.points) if printed.type == CHARACTER else least
        dice = count(spec, "dice", min(max(least, len(shown)), max(least, most)))
        if not least <= dice <= max(least, most):
            has = Message("has-dice", who=Message("owned", printed=printed, player=SEATS[seat]), count=dice)
            raise BadPosition("destiny/breach", who=has, law=Message("law-dice"), rule="R20.7")
        if len(shown) > dice:
            raise BadPosition("destiny/dice-in-pool", printed=printed, dice=dice, pool=len(shown))
        at = seat, len(self.pieces[seat])
        self.pieces[seat].append(Piece(printed.id, dice, int(printed.id in LOOSE)))
        self.places[seat].append((zone, spec, host, dice))
        if printed.id == LANDING_CRAFT:
            self.add(seat, SET_ASIDE, printed_cards()[BATTLE_DROID], {})
        return at

    def lay(self, game: Game) -> DestinyTable:
        table = lay_table(game, (with_second_dice(self.pieces[0]), with_second_dice(self.pieces[1])))
        first = [table.owner.index(seat, 1) if seat in table.owner[1:] else 0 for seat in (0, 1)]
        for seat in (0, 1):
            for number, (zone, spec, host, dice) in enumerate(self.places[seat]):
                self._put(table, seat, first[seat] + number, zone, spec, dice)
                table.host[first[seat] + number] = first[host[0]] + host[1] if host != NOWHERE else 0
        for die in sorted(table.loose):
            table.place(die, SET_ASIDE, table.owner[die])
        return table

    def _put(self, table: DestinyTable, seat: int, card: int, zone: int, spec: Given, dice: int) -> None:
        table.place(card, zone, seat)
        for column in ("damage", "shields", "stored"):
            getattr(table, column)[card] = count(spec, column)
        table.exhausted[card] = flag(spec, "exhausted")
        shown = listed(spec, "pool")
        for number, die in enumerate(table.dice[card]):
            if number < len(shown):
                table.place(die, POOL, seat)
                table.face[die] = _side(table.cards[die], shown[number])
            else:
                table.place(die, ON_CARDS if zone in IN_PLAY and number < dice else SET_ASIDE, seat)


def position(game: Game, given: Given) -> DestinyTable:
    """A table at the position; BadPosition says what about it cannot be."""
    check_keys("position", given, FACTS)
    layout = _Layout()
    for seat, name in enumerate(SEATS):
        _add_player(layout, seat, name, given.get(name, {}), given)
    table = layout.lay(game)
    for seat, name in enumerate(SEATS):
        table.pile(DECK, seat).reverse()  # listed top first; the top is the end
        table.resources[seat] = count(given.get(name, {}), "resources", where=name)
    _set_facts(table, given)
    _begin(table, given)
    return table


def _add_player(layout: _Layout, seat: int, name: str, given: Given, whole: Given) -> None:
    check_keys(name, given, {"battlefield", "plot", "resources", *PILES})
    for pile, (zone, types) in PILES.items():
        for entry in listed(given, pile):
            spec = _spec(entry, zone, f"{name}, {pile}")
            printed = _find(spec["card"], types)
            upgrades = [_spec(one, UPGRADES, f"{spec['card']}, upgrades") for one in listed(spec, "upgrades")]
            attached = [_find(upgrade["card"], (UPGRADE,)) for upgrade in upgrades]
            elite = may_be_trained(printed) and any(upgrade.id == TRAINING for upgrade in attached)
            at = layout.add(seat, zone, printed, spec, elite=elite)
            for upgrade, said in zip(attached, upgrades, strict=True):
                layout.add(seat, UPGRADES, upgrade, said, at)
            if "stacked" in spec:
                _add_stacked(layout, seat, spec, printed, at)
    used = _seat(whole, "battlefield", 0) == seat or whole.get("phase") == SETUP
    brought = _find(given.get("battlefield", BROUGHT[seat]), (BATTLEFIELD_CARD,))
    layout.add(seat, BATTLEFIELD if used else SET_ASIDE, brought, {})
    if "plot" in given:
        layout.add(seat, PLOT, _find(given["plot"], (PLOT_CARD,)), {})


def _add_stacked(layout: _Layout, seat: int, spec: Given, printed: Printed, copy: Place) -> None:
    """A card that lies face down on a set-aside event; it may be the other player's (A65)."""
    if printed.type != EVENT:
        raise BadPosition("destiny/type", printed=printed, type=printed.type, wanted=Words("type", (EVENT,)))
    said = _spec(spec["stacked"], STACKED, f"{spec['card']}, stacked")
    layout.add(_seat(said, "owner", seat), STACKED, _find(said["card"], DECK_TYPES), {}, copy)


def _spec(entry: object, zone: int, where: str) -> Given:
    """What is said of one card, if it can be said of a card in this zone."""
    return card_spec(entry, SAID.get(zone, {"card"}), where)


def _find(name: object, types: tuple[str, ...]) -> Printed:
    found: Printed = printed_cards()[collection().find("card", name, other_titles(PACKAGE))]
    if found.type not in types:
        raise BadPosition("destiny/type", printed=found, type=found.type, wanted=Words("type", types))
    return found


def _side(die: Printed, notation: object) -> int:
    """The side of a die with this notation."""
    for side, face in enumerate(die.faces):
        if face.notation == notation:
            return side
    sides = " ".join(face.notation for face in die.faces)
    raise BadPosition("destiny/no-side", printed=die, given=shown(notation), sides=sides)


def _seat(given: Given, name: str, default: int) -> int:
    """The seat that is named; nobody, if the default is −1."""
    if default < 0 and given.get(name) is None:
        return -1
    return SEATS.index(choice(given, name, SEATS, SEATS[default]))


def _set_facts(table: DestinyTable, given: Given) -> None:
    for name in VARIANTS:
        setattr(table, name, flag(given, name))
    table.round = count(given, "round", 1, least=1)
    table.claimed = _seat(given, "claimed", -1)
    if given.get("phase") == SETUP:
        return
    owner = _seat(given, "battlefield", 0)
    table.battlefield = table.pile(BATTLEFIELD, owner)[0]
    table.move(table.battlefield, BATTLEFIELD, _seat(given, "control", owner))


def _check_bare(table: DestinyTable) -> None:
    """Before setup nothing has been played, rolled, exhausted, damaged, shielded or claimed (R2)."""
    for card in range(1, len(table.cards)):
        marked = table.exhausted[card] or any(getattr(table, column)[card] for column in TOKENS)
        if marked or table.zone[card] in AFTER_SETUP:
            raise BadPosition("destiny/not-before-setup", printed=table.cards[card])
    if table.claimed >= 0:
        raise BadPosition("destiny/claimed-before-setup")


def _begin(table: DestinyTable, given: Given) -> None:
    table.phase = phase = word(given, "phase", PHASES, ACTING)
    if phase == SETUP:
        _check_bare(table)
        table.round = 0
        table.stack = [Round(), Setup()]
        return
    if phase == UPKEEP:
        table.stack = [Round().standing_at("ready_cards")]
        return
    table.active = _seat(given, "turn", 0)
    table.stack = [Round().standing_at("end_action_phase"), ActionPhase(table.active, count(given, "passes", most=1))]
