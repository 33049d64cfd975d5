"""Invasion (R17), occupation and blockades (R18), and the invasion deck (R15.4, R20.1)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.moments import NOTHING, Moment, droids_coming, droids_up_to_limit_coming
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import INVASION, INVASION_DECK, INVASION_DISCARD, REVEALED
from zeton.games.clone_wars.rules.threat import raise_threat
from zeton.games.clone_wars.rules.windows import Momentous, open_ally_window
from zeton.kernel.procedure import END, Procedure, Steps


def place_droid(table: CloneWarsTable, planet: int) -> None:
    """Place 1 droid; a planet that has three is occupied instead, whatever is left in the supply (R17.2–R17.4, A6)."""
    if table.droids[planet] >= table.kit.droid_limit:
        occupy(table, planet)
    else:
        add_droid(table, planet)


def add_droid(table: CloneWarsTable, planet: int) -> None:
    """A droid from the supply; a missing one raises the threat (R17.4)."""
    if not table.supply:
        table.note("no droid left", -1, (planet,))
        raise_threat(table)
        return
    table.supply -= 1
    table.droids[planet] += 1
    table.note("droid placed", -1, (planet,), table.droids[planet])


def add_droids_up_to_limit(table: CloneWarsTable, planet: int, number: int) -> None:
    """So many droids, but never a fourth, so never an occupation (R15.3); each missing one raises the threat (A5)."""
    for _ in range(min(number, max(0, table.kit.droid_limit - table.droids[planet]))):
        if table.outcome is None:
            add_droid(table, planet)


def remove_droid(table: CloneWarsTable, planet: int) -> None:
    """A droid goes back to the supply (R1.3)."""
    table.droids[planet] -= 1
    table.supply += 1
    table.note("droid removed", -1, (planet,), table.droids[planet])


def occupy(table: CloneWarsTable, planet: int) -> None:
    """Occupation: first the threat, then a blockade; a loss in between ends the game (R18.1, A7)."""
    table.note("occupied", -1, (planet,))
    raise_threat(table)
    if table.outcome is None:
        place_blockade(table, planet)


def place_blockade(table: CloneWarsTable, planet: int) -> None:
    """A blockade from the supply; by itself that raises nothing, but a missing one does (R18.5, R18.6)."""
    if not table.blockades_left:
        table.note("no blockade left", -1, (planet,))
        raise_threat(table)
        return
    table.blockades_left -= 1
    table.blockades[planet] += 1
    table.note("blockade placed", -1, (planet,))


def remove_blockade(table: CloneWarsTable, planet: int) -> None:
    """A blockade goes back to the supply (R1.3)."""
    table.blockades[planet] -= 1
    table.blockades_left += 1
    table.note("blockade removed", -1, (planet,))


def planet_of_card(table: CloneWarsTable, card: int) -> int:
    """The planet an invasion card stands for: its own, or that of its token (R17.6); 0 if the token is off the board (A4)."""
    printed = table.cards[card]
    return printed.planet if printed.token < 0 else table.tokens[printed.token]


def top_planet(table: CloneWarsTable) -> int:
    """The planet of the card on top of the invasion discard pile (R16.1); 0 if there is none (A3)."""
    discard = table.pile(INVASION_DISCARD, 0)
    return planet_of_card(table, discard[-1]) if discard else 0


def refill_invasion_deck(table: CloneWarsTable) -> None:
    """An empty deck is made of the discard pile (R17.5)."""
    if not table.pile(INVASION_DECK, 0):
        put_discard_on_top(table)


def put_discard_on_top(table: CloneWarsTable) -> None:
    """Shuffle the invasion discard pile and put it on the deck (R15.4).

    Everybody goes on knowing that these very cards lie on top, in an unknown order: so they become a pool of their own, and
    what is dealt anew in a copy is dealt among them only.
    """
    discard, deck = table.pile(INVASION_DISCARD, 0), table.pile(INVASION_DECK, 0)
    table.shuffle(INVASION_DISCARD, 0)
    pool = bytearray(table.pool)
    layer = next(number for number in range(1, 256) if number not in pool)
    for card in discard[:]:
        table.move(card, INVASION_DECK, 0)
        table.seen[card] = 0
        pool[card] = layer
    table.pool = bytes(pool)
    table.note("invasion deck recycled", -1, (), len(deck))


@dataclass(slots=True)
class RevealInvasionCards(Momentous):
    """Reveal so many cards, one after another: a droid on the planet of each, then it is discarded (R17.1, R17.2).

    Allies may be played when a card is seen, before its droid is placed (R11.2).
    """

    left: int
    card: int = 0

    def steps(self) -> Steps:
        return "reveal", "place"

    def reveal(self, table: CloneWarsTable) -> str | None:
        if not self.left:
            return END
        refill_invasion_deck(table)
        self.card = card = table.pile(INVASION_DECK, 0)[-1]
        table.move(card, REVEALED, 0)
        table.note("invasion card", -1, (card,))
        if not table.supply or table.droids[planet_of_card(table, card)] >= table.kit.droid_limit:
            open_ally_window(table, self)
        return None

    def at_stake(self, table: CloneWarsTable) -> Moment:
        planet = planet_of_card(table, self.card)
        return droids_coming(table, (planet,), 1) if planet else NOTHING

    def place(self, table: CloneWarsTable) -> str:
        planet = planet_of_card(table, self.card)
        if planet:
            place_droid(table, planet)
        table.move(self.card, INVASION_DISCARD, 0)
        self.left -= 1
        return "reveal"


@dataclass(slots=True)
class Siege(Momentous):
    """The bottom card of the invasion deck: its planet gets droids until it has three, never more (R15.2, R15.3, A4)."""

    planet: int = 0

    def steps(self) -> Steps:
        return "take_bottom", "place"

    def take_bottom(self, table: CloneWarsTable) -> str | None:
        refill_invasion_deck(table)
        bottom = table.pile(INVASION_DECK, 0)[0]
        table.move(bottom, INVASION_DISCARD, 0)
        table.note("besieged", -1, (bottom,))
        self.planet = planet_of_card(table, bottom)
        if not self.planet:
            return END
        open_ally_window(table, self)
        return None

    def at_stake(self, table: CloneWarsTable) -> Moment:
        return droids_up_to_limit_coming(table, (self.planet,), table.kit.droid_limit)

    def place(self, table: CloneWarsTable) -> None:
        add_droids_up_to_limit(table, self.planet, table.kit.droid_limit)


@dataclass(slots=True)
class Invasion(Procedure):
    """Step 4 of a turn: as many cards as the invasion track shows (R17.1)."""

    def steps(self) -> Steps:
        return ("count",)

    def count(self, table: CloneWarsTable) -> None:
        table.phase = INVASION
        table.step_now = "R17"
        table.begin(RevealInvasionCards(table.kit.invasion_track[table.invasion]))
