"""Using an ability (R12), in the order of A22: check, cost, pay, targets, cancel, resolve, discard, react."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.star_wars_lcg.rules.costs import (
    cost_of,
    effects_on_next,
    has_price_as_enhancement,
    least_cost,
    match_of,
)
from zeton.games.star_wars_lcg.rules.entering import EnterPlay, discard
from zeton.games.star_wars_lcg.rules.hosts import hosts_of, units_to_enhance
from zeton.games.star_wars_lcg.rules.resources import Payment, affordable
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    BEING_PAID,
    BEING_PLAYED,
    COST,
    DECK,
    DISCARD,
    EVENT,
    EVENT_PLAYED,
    HAND,
    INTERRUPT_EVENT_PLAYED,
    INTERRUPT_EXECUTED,
    PLAYED,
    TARGET_CHOSEN,
    UNIT_ABILITY_EXECUTED,
    UNITS,
)
from zeton.kernel.ability import ACTION, Ability
from zeton.kernel.decision import option
from zeton.kernel.event import INTERRUPT, REACTION, Event, after, open_window
from zeton.kernel.procedure import END, Steps
from zeton.kernel.use import Prospect, Use, could_change_anything, has_targets

ENTER_AS_UNIT: Final = "enter as unit"
ENTER_AS_ENHANCEMENT: Final = "enter as enhancement"
LEAST_REDUCED_COST: Final = 1  # no interrupt lowers a cost further (A82)


def may_use(table: StarWarsTable, seat: int, card: int, ability: Ability, event: Event, host: int = -1) -> bool:
    """Whether everything an ability needs is there: conditions, costs, targets, resources, something to change (A22 step 1)."""
    for condition in ability.conditions:
        if not condition.test(table, seat, card, ability):
            return False
    for cost in ability.costs:
        if not cost.payable(table, seat, card):
            return False
    if ability.targets and not has_targets(table, card, ability, event):
        return False
    costs_something = table.cards[card].cost or COST in table.index.constants  # a card may make others cost more
    if ability.play and costs_something and not can_pay_for(table, seat, card):
        return False
    return ability.always_changes_something or could_change_anything(Prospect(card, seat, ability, event, host), table)


def can_pay_for(table: StarWarsTable, seat: int, card: int) -> bool:
    """Whether the resources, and the match, can be generated (R4.1, R4.7)."""
    return affordable(table, seat, least_cost(table, seat, card), match_of(table, seat, card), card)


@dataclass(slots=True)
class Initiation(Use):
    """Playing a card or using an ability: what both have in common (A22)."""

    reduction: int = 0  # by interrupts to its cost
    place: int = -1  # of a card that is played from the discard pile: where it lay there (A86)

    def cost(self, table: StarWarsTable, further: int = 0) -> int:
        """The cost as it stands, or after a ``further`` reduction: by interrupts it never falls below 1 (A82)."""
        cost = self.full_cost(table)
        return max(min(cost, LEAST_REDUCED_COST), cost - self.reduction - further)

    def full_cost(self, table: StarWarsTable) -> int:
        """The cost before interrupts to it."""
        return cost_of(table, self.seat, self.card)

    def may_be_passed(self, table: StarWarsTable) -> bool:
        """A cost that cannot be paid as it stands must be lowered."""
        return self.event.kind != BEING_PAID or self.is_affordable(table)

    def is_affordable(self, table: StarWarsTable, further: int = 0) -> bool:
        """Whether the cost, after a ``further`` reduction, can be paid."""
        return affordable(table, self.seat, self.cost(table, further), match_of(table, self.seat, self.card), self.card)

    def reveal(self, table: StarWarsTable) -> None:
        """(0) The card is revealed; while it is being played it is in no area (A55)."""
        if table.zone[self.card] == DISCARD:
            self.place = table.pile(DISCARD, self.seat).index(self.card)
        table.move(self.card, BEING_PLAYED, self.seat)

    def put_back(self, table: StarWarsTable) -> None:
        """Nothing has come of it: the card is where it was (R4.1); nobody reorders a discard pile (A92)."""
        if self.place < 0:
            table.move(self.card, HAND, self.seat)
            return
        table.move(self.card, DISCARD, self.seat)
        pile = table.pile(DISCARD, self.seat)
        pile.insert(self.place, pile.pop())

    def interrupts_to_cost(self, table: StarWarsTable) -> None:
        """(2) The cost is found; (3) interrupts that change it are used here."""
        if BEING_PAID in table.index.interrupted:
            self.event = Event(BEING_PAID, self.card, self.seat)
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def pay_resources(self, table: StarWarsTable) -> str | None:
        """(4) If the cost cannot be paid the card returns to hand and nothing has happened (R4.1)."""
        cost, match = self.cost(table), match_of(table, self.seat, self.card)
        if not affordable(table, self.seat, cost, match, self.card):
            self.put_back(table)
            return END
        self.count_as_played(table)
        if cost:
            table.begin(Payment(self.seat, cost, match, self.card))
        return None

    def fall_short(self, table: StarWarsTable) -> None:
        """(4) What the rest was to be paid with is gone: what was generated is lost, and nothing comes of it (R4.1, A137)."""
        plays = table.plays
        last = max(number for number, play in enumerate(plays) if play == (self.seat, self.card))
        table.plays = plays[:last] + plays[last + 1 :]
        self.put_back(table)
        table.note("returns to hand" if self.place < 0 else "is discarded", self.seat, (self.card,))
        self.at = self.plan(table)[1][END]

    def count_as_played(self, table: StarWarsTable) -> None:
        """Limits are used up even if the effect is cancelled (A53, A56)."""
        table.plays = (*table.plays, (self.seat, self.card))
        table.note("plays", self.seat, (self.card,))
        used_up = effects_on_next(table, self.seat, self.card) if table.lasting else []
        if used_up:
            table.lasting = tuple(effect for effect in table.lasting if effect not in used_up)

    def react_to_playing(self, table: StarWarsTable) -> None:
        """(8) Reactions "after you play"."""
        after(table, PLAYED, self.card, self.seat)


@dataclass(slots=True)
class PlayCard(Initiation):
    """Play a unit or an enhancement from hand (R5.1, R5.2)."""

    form: str = ""  # of a card that is cheaper as an enhancement: as what it is played (A118)

    def steps(self) -> Steps:
        return (
            "reveal",
            "offer_form",
            "take_form",
            "interrupts_to_cost",
            "pay_resources",
            "offer_host",
            "take_host",
            "enter_play",
            "react_to_playing",
        )

    def offer_form(self, table: StarWarsTable) -> str | None:
        """(2) What the card costs depends on what it is played as, if that can be paid at all."""
        hosts = units_to_enhance(table, self.card) if has_price_as_enhancement(table, self.card) else []
        if not hosts:
            return "interrupts_to_cost"
        options = [option(ENTER_AS_ENHANCEMENT, self.card, host) for host in hosts]
        table.ask(self.seat, "form", [option(ENTER_AS_UNIT, self.card), *options] if self.is_affordable(table) else options)
        return None

    def take_form(self, table: StarWarsTable) -> None:
        self.form = table.picked.verb
        self.targets = (table.picked.target,) if table.picked.target else ()

    def full_cost(self, table: StarWarsTable) -> int:
        return cost_of(table, self.seat, self.card, as_enhancement=self.form == ENTER_AS_ENHANCEMENT)

    def offer_host(self, table: StarWarsTable) -> str | None:
        """(5) An enhancement is attached to what it names (R5.2); one for a play area or the dial has no choice.

        If paying has left it nothing to enhance it has been played all the same, and is discarded.
        """
        hosts = hosts_of(table, self.seat, self.card)
        if self.form == ENTER_AS_ENHANCEMENT:
            hosts = [host for host in self.targets if table.zone[host] == UNITS]
        elif hosts is None:
            return "enter_play"
        if not hosts:
            discard(table, self.card)
            return "react_to_playing"
        table.ask(self.seat, "enhance", [option("enhance", self.card, host) for host in hosts])
        return None

    def take_host(self, table: StarWarsTable) -> None:
        self.targets = (table.picked.target,)

    def enter_play(self, table: StarWarsTable) -> None:
        host = self.targets[0] if self.targets else 0
        as_enhancement = self.form == ENTER_AS_ENHANCEMENT
        table.begin(EnterPlay(self.card, host, as_enhancement=as_enhancement, is_formed=bool(self.form)))


@dataclass(slots=True)
class UseAbility(Initiation):
    """Use an ability of a card, or play an event, which is using the ability printed on it."""

    bound_for: int = DISCARD  # where its card goes when all is done

    def steps(self) -> Steps:
        return (
            "begin",
            "interrupts_to_cost",
            "pay_resources",
            "pay_costs",
            "offer_target",
            "take_target",
            "announce",
            "check_cancelled",
            "carry_out",
            "put_away",
            "react_to_playing",
        )

    def begin(self, table: StarWarsTable) -> str | None:
        """(0) An event is revealed; a use counts for its limit even if it is cancelled (A53, A56)."""
        if self.ability(table).play:
            self.reveal(table)
            return None
        table.used[self.card] |= 1 << self.number
        table.note("uses", self.seat, (self.card,), self.number)
        return "pay_costs"

    def after_targets(self, table: StarWarsTable) -> str:
        """(5) All targets are chosen, among those that were legal after the costs were paid (R12.13)."""
        chosen = tuple(target for target in self.targets if target)
        if chosen:
            table.note("targets", self.seat, (self.card, *chosen))
        if len(chosen) == 1 and TARGET_CHOSEN in table.index.interrupted and not self.captures(table):
            self.event = Event(TARGET_CHOSEN, chosen[0], self.seat)
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)
        return "announce"

    def captures(self, table: StarWarsTable) -> bool:
        """Whether its effect is to capture what it targets."""
        return any(effect.key == "capture" for effect in self.ability(table).effects)

    def without_target(self, table: StarWarsTable) -> str:
        """Paying has left no legal target: the effect does nothing, and what was paid stays paid."""
        return "put_away"

    def announce(self, table: StarWarsTable) -> None:
        """(6) It is now being played or executed: interrupts such as cancel (A81)."""
        is_interrupt = INTERRUPT in self.ability(table).timing
        if table.cards[self.card].type == EVENT:
            kind = INTERRUPT_EVENT_PLAYED if is_interrupt else EVENT_PLAYED
        elif is_interrupt:
            kind = INTERRUPT_EXECUTED
        elif UNITS in self.ability(table).zones and self.ability(table).timing in (ACTION, REACTION):
            kind = UNIT_ABILITY_EXECUTED  # even if the unit has left play for its cost (A117)
        else:
            return
        self.event = Event(kind, self.card, self.seat)
        open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def check_cancelled(self, table: StarWarsTable) -> str | None:
        """A cancelled effect does nothing; its costs stay paid (R12.12)."""
        if self.cancelled:
            table.note("is cancelled", self.seat, (self.card,))
            return "put_away"
        return None

    def put_away(self, table: StarWarsTable) -> str | None:
        """(7) An event goes to its owner's discard pile, cancelled or not; what left play in use, where it was to go (A135)."""
        is_played = self.ability(table).play
        if table.zone[self.card] == BEING_PLAYED:
            if is_played:
                discard(table, self.card)
            else:
                table.move(self.card, self.bound_for, table.owner[self.card], bottom=self.bound_for == DECK)
        return None if is_played else END

    def fall_short(self, table: StarWarsTable) -> None:
        if self.ability(table).play:
            Initiation.fall_short(self, table)
        else:
            self.at = self.plan(table)[1]["put_away"]
