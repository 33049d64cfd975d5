"""Setup (R3), from the shuffled decks to the first turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.clone_wars.rules.effects import resolve
from zeton.games.clone_wars.rules.invasion import planet_of_card
from zeton.games.clone_wars.rules.missions import RevealMission
from zeton.games.clone_wars.rules.squads import draw
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import (
    BEGIN,
    BOARD,
    BOX,
    INVASION_DECK,
    INVASION_DISCARD,
    MISSION_DECK,
    ORANGE,
    SQUAD_DECK,
    VILLAIN_DECK,
    WHITE,
)
from zeton.kernel.decision import PASS, option
from zeton.kernel.procedure import END, Procedure, Steps

NOBODY_YET: Final = 0  # in the place of a Jedi that has not been chosen


@dataclass(slots=True)
class Setup(Procedure):
    """The steps of setup in the rulebook's order. Jedi that were named beforehand are not asked for (R3.12)."""

    players: int  # Jedi in play: two in a solo game (R23.1)
    missions: int
    first: int  # the Jedi that begins; −1: the players choose it (R3.19, A2)
    named: tuple[int, ...] = ()
    asked: int = 0  # how many players have been asked whether they begin

    def steps(self) -> Steps:
        return (
            "shuffle_decks", "follow_sheet", "place_enemies", "take_named", "offer_jedi", "choose_jedi", "place_jedi",
            "deal_squads", "make_mission_deck", "first_mission", "second_mission", "offer_first", "choose_first",
        )  # fmt: skip

    def shuffle_decks(self, table: CloneWarsTable) -> None:
        """Villain deck, invasion deck without the Mission planet cards, squad deck, missions (R3.4, R3.7, R3.14, R3.15).

        As long as nobody has begun, somebody drawn by chance decides what setup leaves open (R16.2).
        """
        table.step_now = "R3"
        table.active = self.first if self.first >= 0 else table.random(self.players)
        for card in table.kit.settings.initial_discard:
            table.move(table.kit.number[card], INVASION_DISCARD, 0)
        for deck in (VILLAIN_DECK, INVASION_DECK, SQUAD_DECK, MISSION_DECK):
            table.shuffle(deck, 0)

    def follow_sheet(self, table: CloneWarsTable) -> None:
        """What the front of the villain's sheet asks for (R3.6)."""
        resolve(table, table.cards[table.sheet].setup, table.sheet)

    def place_enemies(self, table: CloneWarsTable) -> None:
        """Six invasion cards: droids on their planets, villains on those the sheet names (R3.8–R3.11, R25.15)."""
        planets = []
        for number in table.kit.settings.initial_droids:
            card = table.pile(INVASION_DECK, 0)[-1]
            table.move(card, INVASION_DISCARD, 0)
            planet = planet_of_card(table, card)
            planets.append(planet)
            placed = min(number, table.kit.droid_limit - table.droids[planet], table.supply)  # the sheet may have placed some
            table.droids[planet] += placed
            table.supply -= placed
            table.note("droid placed", -1, (planet,), table.droids[planet])
        for who, place in table.cards[table.sheet].start_cards:
            villain = table.kit.number[who]
            table.put_on_board(villain, planets[place - 1])
            table.note("villain placed", -1, (villain, planets[place - 1]))

    def take_named(self, table: CloneWarsTable) -> str | None:
        table.jedi = (NOBODY_YET,) * self.players
        for jedi, piece in enumerate(self.named):
            self._take(table, jedi, piece)
        return "place_jedi" if self.named else None

    def offer_jedi(self, table: CloneWarsTable) -> None:
        """Each player chooses a Jedi, beginning with one drawn by chance (R3.12); the solo player two (R23.1)."""
        free = [option("jedi", piece) for piece in table.kit.jedi if piece not in table.jedi]
        table.ask(table.seat_of(self._next(table)), "play as", free)

    def choose_jedi(self, table: CloneWarsTable) -> str | None:
        self._take(table, self._next(table), table.picked.card)
        return "offer_jedi" if NOBODY_YET in table.jedi else None

    def _next(self, table: CloneWarsTable) -> int:
        """The place in turn order for which a Jedi is chosen next."""
        return next(jedi for jedi in table.turn_order() if table.jedi[jedi] == NOBODY_YET)

    def _take(self, table: CloneWarsTable, jedi: int, piece: int) -> None:
        table.note("plays as", table.seat_of(jedi), (piece,))
        table.jedi = (*table.jedi[:jedi], piece, *table.jedi[jedi + 1 :])

    def place_jedi(self, table: CloneWarsTable) -> None:
        """A player aid for each Jedi, and with it the planet where it begins (R3.13)."""
        aids = list(table.kit.aids)
        for piece in table.jedi:
            planet = aids.pop(table.random(len(aids)))
            table.move(piece, BOARD, 0)
            table.at[piece] = planet
            table.note("moves", table.seat_of(table.jedi.index(piece)), (piece, planet))

    def deal_squads(self, table: CloneWarsTable) -> None:
        """Three cards each, four for four or five players (R3.14)."""
        number = table.kit.settings.dealt[self.players - 1]
        for jedi in range(len(table.jedi)):
            draw(table, jedi, number)

    def make_mission_deck(self, table: CloneWarsTable) -> None:
        """So many random missions; the rest go back to the box unseen (R3.15)."""
        for card in table.pile(MISSION_DECK, 0)[self.missions :]:
            table.move(card, BOX, 0)

    def first_mission(self, table: CloneWarsTable) -> None:
        """The orange slot (R3.16)."""
        table.begin(RevealMission(ORANGE))

    def second_mission(self, table: CloneWarsTable) -> None:
        """The white slot (R3.17)."""
        table.begin(RevealMission(WHITE))

    def offer_first(self, table: CloneWarsTable) -> str | None:
        """Whoever feels the Force begins: they are asked one after another, from one drawn by chance, who begins if nobody
        else likes to (R3.19). The solo player's first Jedi is drawn (R23.3)."""
        if self.first >= 0 or table.seats == 1 or self.asked == table.seats:
            return END
        table.ask((table.active + self.asked) % table.seats, "begin", [BEGIN, PASS])
        return None

    def choose_first(self, table: CloneWarsTable) -> str | None:
        if table.picked == BEGIN:
            table.active = (table.active + self.asked) % table.seats
            return END
        self.asked += 1
        return "offer_first"
