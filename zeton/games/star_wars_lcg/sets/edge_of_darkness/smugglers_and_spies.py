"""Smugglers and Spies cards of Edge of Darkness, in collector order (sets 69–75)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage
from zeton.kernel.ability import Target

SMUGGLERS_AND_SPIES = affiliation("Smugglers and Spies")

# ── Chewbacca ─────────────────────────────────────────────────────────────────────────────────────────────────────

TWICE_THAT_MUCH = own_amount(lambda use, table: 2 * use.answered(table).amount)

# ── Let the Wookiee Win ───────────────────────────────────────────────────────────────────────────────────────────


def _damage_ones_own(use: UseAbility, table: StarWarsTable) -> None:
    """What it has before is kept, to see whether it takes any."""
    unit = use.targets[0]
    use.reduction = table.damage[unit]
    damage.deal(table, use.card, use.seat, [(unit, 1)])


def _damage_the_other(use: UseAbility, table: StarWarsTable) -> None:
    """Only if the first was damaged: it has more now, or has been destroyed by it (A116)."""
    first, second = use.targets
    if table.zone[first] != UNITS or table.damage[first] > use.reduction:
        damage.deal(table, use.card, use.seat, [(second, 1)])


CARDS = (
    # Set 69
    script("wookiee-life-debt", gains_protect(FRIENDLY & WOOKIEE & UNIT, "Character")),
    script(
        "chewbacca-69",
        Reaction(
            THIS_IS_DEALT_DAMAGE_IN_AN_ENGAGEMENT,
            deal_damage(TWICE_THAT_MUCH),
            targets=target(ENEMY & PARTICIPATING & UNIT),
        ),
        own_words=True,
    ),
    script(
        "let-the-wookiee-win",
        Action(
            (own(_damage_ones_own), then(own(_damage_the_other))),
            # It may be the same unit twice.
            targets=(target(FRIENDLY & UNIT), Target("target", ~VEHICLE & UNIT, different=False)),
        ),
        own_words=True,
    ),
    # Set 70
    script(
        "raise-the-stakes",
        changes(UNOPPOSED_BONUS, YOURS & while_so(THIS_IS_UNDAMAGED), 1, key="unopposed-bonus", number=2),
    ),
    script("blockade-runner", cannot_defend(ENEMY & UNIT & printed_cost_at_least(3) & while_so(THIS_ATTACKS_ALONE))),
    script(
        "cloud-city-operative",
        Reaction(
            THIS_ENTERS_PLAY,
            move_focus(TARGET, SECOND_TARGET),
            # The other one may be the Operative itself.
            targets=(target(EXHAUSTED & UNIT), Target("another", UNIT & printed_cost_at_most(2))),
        ),
    ),
    script("smuggling-compartment", Reaction(ENHANCED_ATTACKS_ALONE, draw(1))),
    # Set 71
    script("trust-me", Interrupt(EVENT_IS_PLAYED, CANCEL, cost=damage_this(2))),
    script(
        "lando-calrissian",
        Action(leave_the_engagement(), targets=target(PARTICIPATING & UNIT), cost=spend(1), condition=ONCE_PER_TURN),
    ),
    script("saboteur", Reaction(THIS_ENTERS_PLAY, discard_from_play(), targets=target(ENHANCEMENT & printed_cost_at_most(2)))),
    script(
        "sabotage",
        Reaction(OBJECTIVE_DESTROYED_IN_AN_ENGAGEMENT, destroy(each(PARTICIPATING & UNIT))),
    ),
    # Set 72
    script("asteroid-sanctuary", Reaction(YOU_WIN_AN_EDGE_BATTLE, draw(1))),
    script(
        "millennium-falcon",
        Action(
            (
                choose((CHARACTER | DROID) & UNIT_CARD & CAN_ENTER_PLAY & IN_YOUR_HAND),
                put_into_play(CHOSEN_CARD),
            ),
            cost=RETURN_THIS,
        ),
    ),
    script(
        "bamboozle",
        Action(
            move_focus(TARGET, SECOND_TARGET),
            targets=(target(EXHAUSTED & CHARACTER & UNIT), another(CHARACTER & UNIT)),
        ),
    ),
    # Set 73
    script(
        "lobot",
        changes(ICONS_ONLY_WITH_THE_EDGE, PARTICIPATING & UNIT & while_so(this_is(PARTICIPATING))),
        own_words=True,
    ),
    script("cloud-city-wing-guard", strikes_from_outside(THIS & UNIT)),
    # Set 74
    script("across-the-anoat-sector", gains_icons(FRIENDLY & ATTACKING_ALONE & SMUGGLERS_AND_SPIES & UNIT, blast=1)),
    script("sleuth-scout", cannot_defend(ENEMY & UNIT & printed_cost_at_least(3) & while_so(THIS_ATTACKS_ALONE))),
    script(
        "smugglers-run",
        Reaction(ENEMY_OBJECTIVE_DESTROYED, take_control(), targets=target(ENEMY & ON_NO_CARD & ENHANCEMENT)),
    ),
    script("over-my-dead-body", Interrupt(UNIT_USES_AN_ABILITY, CANCEL)),
    # Set 75
    script("escape-from-ord-mantell", Reaction(you_play(EVENT_CARD), remove_damage(1), targets=target(OBJECTIVE))),
    script(
        "mission-commander",
        Reaction(THIS_IS_FOCUSED_TO_STRIKE_AS_ATTACKER, (RESCUE_AT_ENGAGED_OBJECTIVE, then(draw(1))), cost=DAMAGE_THIS),
        own_words=True,
    ),
    script(
        "bring-em-on",
        Reaction(
            YOU_WIN_AN_EDGE_BATTLE,
            gain_icons_until_end_of(PHASE, unit_damage=2),
            targets=target(PARTICIPATING & UNIT),
        ),
    ),
)
