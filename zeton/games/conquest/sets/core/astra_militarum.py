"""Astra Militarum cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.leaving import can_be_sacrificed
from zeton.kernel.event import Event

SOLDIER_OR_WARRIOR = SOLDIER | WARRIOR


# ── Glorious Intervention ─────────────────────────────────────────────────────────────────────────────────────────


def _who_may_intervene(table: ConquestTable, seat: int, card: int, event: Event) -> list[int]:
    """Your Soldiers and Warriors at the planet of the unit that is assigned damage; that unit itself may be given up too."""
    planet = table.location(event.card)
    units = table.units_at(planet, seat) if planet else []
    return [unit for unit in units if SOLDIER_OR_WARRIOR(table, unit, card) and can_be_sacrificed(table, unit)]


CARDS = (
    script("colonel-straken", attack(OTHER & YOUR & SOLDIER_OR_WARRIOR & UNIT & AT_THIS_PLANET, 1)),
    script(
        "strakens-command-squad",
        Interrupt(THIS_LEAVES_PLAY, put_tokens("Guardsman", THIS_PLANET)),
    ),
    script(
        "omega-zero-command",
        Reaction(YOU_WIN_A_STRUGGLE, put_tokens("Guardsman", THAT_PLANET)),
    ),
    script(
        "glorious-intervention",
        Reaction(
            is_assigned_damage_by_an_attack(UNIT),
            (prevent_damage(0), then(deal_damage(printed_attack_of(PAID_CARD), EVENT_SOURCE))),
            cost=sacrifice_one_of(_who_may_intervene, key="sacrifice-soldier-or-warrior-there"),
        ),
        own_words=True,
    ),
    script("strakens-cunning", attack(ATTACHED, 1), Interrupt(ATTACHED_LEAVES_PLAY, draw(3))),
    script("cadian-mortar-squad", Reaction(has_left_play_here(ARMY_CARD), ready(THIS_CARD))),
    script(
        "captain-markis",
        Action(
            exhaust(),
            cost=sacrifice(YOUR & ASTRA_MILITARUM & UNIT & AT_THIS_PLANET),
            targets=target(~WARLORD & UNIT & AT_THIS_PLANET),
            condition=ONCE_PER_PHASE,
        ),
    ),
    script(
        "enginseer-augur",
        Interrupt(THIS_LEAVES_PLAY, search(6, ASTRA_MILITARUM & SUPPORT_CARD & printed_cost_at_most(2), into_play=YOUR_HQ)),
    ),
    script("infantry-conscripts", attack(THIS & UNIT, for_each(2, YOUR & SUPPORT))),
    script(
        "elysian-assault-team",
        Interrupt(
            leaves_play_from_a_planet(YOUR & SOLDIER_OR_WARRIOR & UNIT),
            put_into_play(THIS_CARD, THAT_PLANET),
            zones=(HAND,),
        ),
        own_words=True,
    ),
    script(
        "preemptive-barrage",
        CombatAction(
            gains_keyword_until_end_of(UNTIL_PHASE, RANGED, TARGETS),
            targets=targets_up_to(3, YOUR & ASTRA_MILITARUM & UNIT, AT_THE_SAME_PLANET, first=AT_A_PLANET),
        ),
        own_words=True,
    ),
    script(
        "suppressive-fire",
        CombatAction(
            exhaust(),
            cost=exhaust_a(YOUR & UNIT & AT_A_PLANET),
            targets=target(~WARLORD & UNIT, AT_ITS_PLANET),
        ),
    ),
    script("hostile-environment-gear", health(ATTACHED, 3)),
    # Damage of the attached unit itself would only go where it is (A32).
    script(
        "bodyguard",
        ForcedReaction(
            may_be_reassigned(is_assigned_damage_by_an_attack_here(YOUR & OTHER_THAN_ATTACHED & UNIT)),
            reassign_damage(1, ATTACHED_UNIT),
        ),
        own_words=True,
    ),
    script("imperial-bunker", Interrupt(you_deploy(ASTRA_MILITARUM & UNIT_CARD), reduce_cost(1), cost=EXHAUST_THIS)),
    script(
        "rockcrete-bunker",
        sacrificed_with_damage(4),
        Reaction(may_be_reassigned(is_assigned_damage(YOUR & UNIT)), reassign_damage(1, THIS_CARD), cost=EXHAUST_THIS),
    ),
    script("catachan-outpost", CombatAction(attack_for_next_attack(2), cost=EXHAUST_THIS, targets=target(UNIT))),
)
