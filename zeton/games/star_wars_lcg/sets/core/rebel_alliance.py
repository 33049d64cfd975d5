"""Rebel Alliance cards, in collector order (sets 8–14)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import leaving
from zeton.kernel.ability import Ability
from zeton.kernel.procedure import Procedure, Steps

KEPT_UNITS = 3


def _shield_after_refreshing(which: Filter) -> tuple[Ability, Ability]:
    """A shield after you refresh, or by the errata after your refresh phase, when shields are no longer removed (A1)."""
    on = target(UNSHIELDED & which)
    return (
        Reaction(YOU_REFRESH, place_shield(), targets=on, condition=WITHOUT_FAQ),
        Reaction(YOUR_REFRESH_PHASE_ENDS, place_shield(), targets=on, condition=WITH_FAQ),
    )


@dataclass(slots=True)
class KeepUnits(Procedure):
    """Each player in turn chooses up to three of his units; then all the others return to their owners' hands (A87, A89)."""

    choosing: tuple[int, ...]  # the seats that have not finished
    kept: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "offer_unit", "keep_unit", "return_the_others"

    def offer_unit(self, table: StarWarsTable) -> str | None:
        if not self.choosing:
            return "return_the_others"
        seat = self.choosing[0]
        others = [unit for unit in table.units(seat) if unit not in self.kept]
        if len(table.units(seat)) - len(others) == KEPT_UNITS:
            others = []
        table.ask(seat, "keep", [*(option("keep", unit) for unit in others), DONE])
        return None

    def keep_unit(self, table: StarWarsTable) -> str:
        if table.picked == DONE:
            self.choosing = self.choosing[1:]
        else:
            self.kept = (*self.kept, table.picked.card)
        return "offer_unit"

    def return_the_others(self, table: StarWarsTable) -> None:
        units = (*table.units(0), *table.units(1))
        leaving.return_to_hand(table, *(unit for unit in units if unit not in self.kept))


def _keep_three_units_each(use: UseAbility, table: StarWarsTable) -> None:
    table.begin(KeepUnits((use.seat, 1 - use.seat)))


CARDS = (
    # Set 8
    script(
        "the-defense-of-yavin-4",
        Interrupt(you_pay_for(VEHICLE & UNIT_CARD), REDUCE_COST_BY_X, cost=DISCARD_X_CARDS),
        # So that a card is offered which can be paid for only after discarding (A82).
        changes(COST_BY_DISCARDS, FRIENDLY & VEHICLE & UNIT_CARD),
        own_words=True,
    ),
    script("red-two", Reaction(OBJECTIVE_DESTROYED, remove_focus(1, THIS_CARD))),
    script("rebel-assault", Action(deal_damage(2), targets=target(ENEMY & (UNIT | OBJECTIVE)), condition=ONE_PER_TURN)),
    # Set 9
    script("mission-briefing", Reaction(OPPONENTS_TURN_BEGINS, draw(1))),
    script(
        "battlefield-engineers",
        Reaction(THIS_IS_DECLARED_AS_ATTACKER, remove_focus(1), targets=target(FRIENDLY & ENHANCEMENT)),
    ),
    # Set 10
    script("fleeing-the-empire", *_shield_after_refreshing(FRIENDLY & (UNIT | OBJECTIVE))),
    script(
        "leia-organa",
        changes(CAPTURED_INSTEAD, THIS, key="captured-instead"),
        Interrupt(THIS_LEAVES_PLAY, remove_focus(0, each(FRIENDLY & CARD_IN_PLAY))),
    ),
    script("youre-my-only-hope", Action((draw(2), OPPONENT_DISCARDS), cost=sacrifice(FRIENDLY & UNIT))),
    # Set 11
    script("the-rebel-fleet", changes(ONLY_VEHICLES_ATTACK, THIS, key="only-vehicles-attack")),
    script(
        "home-one",
        Reaction(THIS_IS_FOCUSED_TO_STRIKE_AS_ATTACKER, deal_damage(1, each(~ENGAGED & ENEMY & OBJECTIVE))),
    ),
    script("repair-droid", Action(remove_damage(1), targets=target(VEHICLE & UNIT), condition=ONCE_PER_TURN)),
    # Set 12
    script(
        "admiral-ackbar",
        Action(PLAY_INTO_THE_ENGAGEMENT, condition=(DURING_AN_ENGAGEMENT, NO_COPY_IN_PLAY), zones=(HAND,), play=True),
        Reaction(THIS_ENTERS_PLAY_IN_AN_ENGAGEMENT, deal_damage(1, each(PARTICIPATING & ENEMY & UNIT))),
    ),
    script("fleet-command-center", *_shield_after_refreshing(UNIT)),
    script(
        "heroic-sacrifice",
        Action(
            destroy(),
            targets=target(ENEMY & VEHICLE & UNIT & printed_cost_at_most(4)),
            cost=sacrifice(FRIENDLY & VEHICLE & UNIT),
        ),
    ),
    # Set 13
    script(
        "mobilize-the-squadrons",
        Reaction(YOU_REFRESH, remove_focus(1), targets=target(FRIENDLY & (OBJECTIVE | ENHANCEMENT))),
    ),
    script(
        "trench-run",
        changes(CANNOT_BE_TARGETED, THIS, key="cannot-be-targeted"),
        changes(ENGAGES_THE_DIAL, THE_DIAL, key="engage-the-dial"),
    ),
    # Set 14
    script("decoy-at-dantooine", Interrupt(leaves_play(FRIENDLY & OBJECTIVE), LOWER_DIAL)),
    script("wookiee-navigator", Reaction(THIS_SURVIVES_AS_ATTACKER, ENGAGE_AGAIN)),
    script("false-lead", Interrupt(ENHANCED_LEAVES_PLAY, LOWER_DIAL)),
    script("fall-back", Action(return_to_hand(), targets=target(FRIENDLY & UNIT))),
    script("a-new-hope", Action(own(_keep_three_units_each, could=there_is(UNIT))), own_words=True),
)
