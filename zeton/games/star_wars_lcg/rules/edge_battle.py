"""The edge battle (R7): placing, revealing, fate cards, and who has the edge."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.star_wars_lcg.rules.abilities import UseAbility
from zeton.games.star_wars_lcg.rules.discarding import discard_together
from zeton.games.star_wars_lcg.rules.leaving import discard_from_play
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    DECK,
    EDGE_CARD_PLACED,
    EDGE_CARDS_PLACED,
    EDGE_STACK,
    EDGE_VALUE,
    EDGE_WON,
    FATE,
    FATE_CARDS_AGAIN,
    FIRST_EDGE_CARD_FACE_UP,
    FORCE_IN_EDGE_STACK,
    HAND,
    LOST_WITH_THE_EDGE,
    UNITS,
)
from zeton.kernel.ability import holds, modified
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, open_window
from zeton.kernel.procedure import Steps
from zeton.kernel.use import NO_EVENT, has_targets


def participates(table: StarWarsTable, seat: int) -> bool:
    """Whether a seat has a participating unit: only then may it place edge cards (R7.4)."""
    return any(map(table.part.__getitem__, table.zones[UNITS * 2 + seat]))


def edge_total(table: StarWarsTable, seat: int) -> int:
    """The Force icons in a seat's edge stack, and the Edge (X) of its participating units (R7.9, R13.7, A104)."""
    cards = table.cards
    stack = table.pile(EDGE_STACK, seat)
    total = sum(modified(table, FORCE_IN_EDGE_STACK, card, cards[card].force_icons) for card in stack)
    return total + sum(modified(table, EDGE_VALUE, unit, cards[unit].edge) for unit in table.participants(seat))


@dataclass(slots=True)
class EdgeBattle(Occurrence):
    """Who has the edge in this engagement (R7.1)."""

    placing: int
    contested: bool = True  # there was a defending unit when it began (A34)
    passes_in_a_row: int = 0
    fate_cards: tuple[int, ...] = ()  # revealed and not yet resolved
    fate_card: int = 0  # being resolved
    more_times: int = 0  # how often it may be resolved once more (Secret Informant, A67)
    lead: int = 0  # by how many Force icons it was won; one without a contest may have been won by fewer than none
    replaced: tuple[int, ...] = ()  # cards that have placed a card of a deck in it (A122)
    switched: bool = False  # each player has the other's edge stack (A133)
    restarted: bool = False  # Twist of Fate has cancelled this edge battle (A66)

    def steps(self) -> Steps:
        return (
            "begin",
            "interrupts_to_placing",
            "offer_edge_card",
            "place_edge_card",
            "interrupts_to_revealing",
            "reveal_edge_stacks",
            "offer_fate_card",
            "take_fate_card",
            "resolve_fate_card",
            "check_restart",
            "offer_another_time",
            "take_another_time",
            "count_force_icons",
            "lose_cards_with_the_edge",
            "discard_edge_stacks",
            "react_to_winning",
        )

    def begin(self, table: StarWarsTable) -> None:
        """Whether the attacker wins automatically is decided when the edge battle begins, or begins anew (R7.5, A34)."""
        self.contested = participates(table, 1 - table.active)
        self.switched = False

    def interrupts_to_placing(self, table: StarWarsTable) -> None:
        """Whoever might place a card now may do something else instead, even without a hand (A122)."""
        if EDGE_CARD_PLACED in table.index.interrupted and self.passes_in_a_row < 2 and participates(table, self.placing):
            self.event = Event(EDGE_CARD_PLACED, 0, self.placing)
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def place_from_deck(self, table: StarWarsTable, source: int) -> None:
        """The top card of the deck is placed face down; its player looks at it (A122)."""
        seat = self.placing
        card = table.pile(DECK, seat)[-1]
        table.move(card, EDGE_STACK, seat, secretly=True)
        table.note("places an edge card", seat, (card,))
        self.replaced += (source,)
        self.passes_in_a_row = 0
        self.placing = 1 - seat
        self.event = NO_EVENT

    def offer_edge_card(self, table: StarWarsTable) -> str | None:
        """The attacking player first, then alternately: one card from hand face down, or pass (R7.2–R7.5)."""
        table.step_now = "E4a"
        while self.passes_in_a_row < 2:
            hand = table.zones[HAND * 2 + self.placing]
            if hand and participates(table, self.placing):
                table.ask(self.placing, "edge card", [*(option("place", card) for card in hand), PASS])
                return None
            self.pass_on()
            if EDGE_CARD_PLACED in table.index.interrupted:
                return "interrupts_to_placing"
        return "interrupts_to_revealing"

    def place_edge_card(self, table: StarWarsTable) -> str:
        if table.picked == PASS:
            self.pass_on()
            return "interrupts_to_placing"
        card, seat = table.picked.card, self.placing
        face_up = not table.pile(EDGE_STACK, seat) and must_place_face_up(table, seat)
        table.move(card, EDGE_STACK, seat, secretly=not face_up)
        if face_up:
            table.show((card,))
        table.note("places an edge card", seat, (card,))
        self.passes_in_a_row = 0
        self.placing = 1 - seat
        return "interrupts_to_placing"

    def pass_on(self) -> None:
        self.passes_in_a_row += 1
        self.placing = 1 - self.placing

    def interrupts_to_revealing(self, table: StarWarsTable) -> None:
        """Both players are done placing, and nothing is turned up yet."""
        if EDGE_CARDS_PLACED in table.index.interrupted:
            self.event = Event(EDGE_CARDS_PLACED, 0, table.active)
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def switch_edge_stacks(self, table: StarWarsTable, seat: int) -> None:
        """Each player has the other's edge stack until this edge battle is over, or begins anew (A133)."""
        stacks = [(tuple(table.pile(EDGE_STACK, of)), 1 - of) for of in (seat, 1 - seat)]
        for stack, to in stacks:
            for card in stack:
                table.move(card, EDGE_STACK, to)
        self.switched = not self.switched
        table.note("switches edge stacks", seat)

    def reveal_edge_stacks(self, table: StarWarsTable) -> None:
        """Both stacks are turned up at once (R7.6)."""
        table.step_now = "E4b"
        for seat in (table.active, 1 - table.active):
            stack = table.pile(EDGE_STACK, seat)
            table.show(stack)
            fate_cards = tuple(card for card in stack if table.cards[card].type == FATE)
            self.fate_cards += fate_cards
            if fate_cards and seat not in table.fates:
                table.fates = tuple(sorted((*table.fates, seat)))
            if stack:
                table.note("reveals", seat, tuple(stack))

    def offer_fate_card(self, table: StarWarsTable) -> str | None:
        """Ascending priority; the attacking player orders equal ones (R7.7)."""
        if not self.fate_cards:
            return "count_force_icons"
        lowest = min(table.cards[card].priority for card in self.fate_cards)
        options = [option("resolve", card) for card in self.fate_cards if table.cards[card].priority == lowest]
        table.ask(table.active, "fate card", options)
        return None

    def take_fate_card(self, table: StarWarsTable) -> None:
        self.fate_card = table.picked.card
        self.fate_cards = tuple(card for card in self.fate_cards if card != self.fate_card)
        self.more_times = -1  # how many times it may be resolved is counted after the first

    def resolve_fate_card(self, table: StarWarsTable) -> None:
        """Its effect belongs to the player in whose stack it lies (R7.8)."""
        card = self.fate_card
        script = table.cards[card].script
        assert script is not None
        table.note("resolves fate card", table.controller[card], (card,))
        if has_targets(table, card, script.abilities[0], NO_EVENT):
            table.begin(ResolveFate(NO_EVENT, card=card, seat=table.controller[card], answering=len(table.stack) - 1))

    def check_restart(self, table: StarWarsTable) -> str | None:
        """Twist of Fate: nobody has won; both stacks are gone and the attacker places first (A66)."""
        if not self.restarted:
            return None
        self.restarted = False
        self.fate_cards = ()
        self.replaced = ()
        self.passes_in_a_row = 0
        self.placing = table.active
        discard_together(table, (*table.pile(EDGE_STACK, table.active), *table.pile(EDGE_STACK, 1 - table.active)))
        return "begin"

    def offer_another_time(self, table: StarWarsTable) -> str | None:
        seat = table.controller[self.fate_card]
        if self.more_times < 0:
            self.more_times = sum(modified(table, FATE_CARDS_AGAIN, u, 0) for u in table.participants(seat))
        if not self.more_times:
            return "offer_fate_card"
        table.ask(seat, "again", [option("resolve", self.fate_card), PASS])
        return None

    def take_another_time(self, table: StarWarsTable) -> str:
        if table.picked == PASS:
            return "offer_fate_card"
        self.more_times -= 1
        return "resolve_fate_card"

    def count_force_icons(self, table: StarWarsTable) -> None:
        """The higher total wins, a tie is the defender's, even if fate cards have taken the last unit of a side (R7.9, A34)."""
        attacker, defender = table.active, 1 - table.active
        lead = edge_total(table, attacker) - edge_total(table, defender)
        table.edge = attacker if not self.contested or lead > 0 else defender
        table.note("has the edge", table.edge)
        self.lead = lead if table.edge == attacker else -lead

    def lose_cards_with_the_edge(self, table: StarWarsTable) -> None:
        """Some cards are discarded if their controller loses the edge by too much (A121)."""
        loser = 1 - table.edge
        discard_from_play(
            table,
            *(
                source
                for source, constant in table.index.constants.get(LOST_WITH_THE_EDGE, ())
                if table.zone[source] in constant.zones
                and table.controller[source] == loser
                and self.lead >= constant.amount(table, source, source)
            ),
        )

    def discard_edge_stacks(self, table: StarWarsTable) -> None:
        """All cards of both stacks are discarded by their owners (R7.11)."""
        discard_together(table, (*table.pile(EDGE_STACK, table.active), *table.pile(EDGE_STACK, 1 - table.active)))

    def react_to_winning(self, table: StarWarsTable) -> None:
        after(table, EDGE_WON, seat=table.edge, amount=self.lead)


def must_place_face_up(table: StarWarsTable, seat: int) -> bool:
    """The first edge card of Obi-Wan Kenobi's opponent lies face up (A68). It is said of a player, by his affiliation card."""
    return holds(table, FIRST_EDGE_CARD_FACE_UP, table.pile(AFFILIATION, seat)[0])


@dataclass(slots=True)
class ResolveFate(UseAbility):
    """Resolve a fate card: no cost, no window (R5.8, R7.7)."""

    def steps(self) -> Steps:
        return "offer_target", "take_target", "carry_out"

    def after_targets(self, table: StarWarsTable) -> str:
        return "carry_out"
