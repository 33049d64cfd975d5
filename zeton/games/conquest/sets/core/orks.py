"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import entering

# ── Snotling Attack ───────────────────────────────────────────────────────────────────────────────────────────────


SNOTLINGS = "Snotlings"


def _are_left(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return bool(entering.tokens_in_bank(table, prospect.seat, SNOTLINGS))


def _ask_for_planet(use: UseAbility, table: ConquestTable) -> int | None:
    """Where the next Snotlings go; as many come as are left (A42)."""
    if len(use.chosen) == min(4, len(entering.tokens_in_bank(table, use.seat, SNOTLINGS))):
        return 1  # nothing is left to choose
    table.ask(use.seat, "choose", [option("choose", planet) for planet in table.planets()])
    return None


def _take_planet(use: UseAbility, table: ConquestTable) -> str:
    use.chosen += (table.picked.card,)
    return "own"  # the next ones


def _put_snotlings(use: UseAbility, table: ConquestTable) -> None:
    entering.put_tokens(table, use.seat, SNOTLINGS, (table.position[planet] for planet in use.chosen))


CARDS = (
    script("nazdreg", gains_keyword(OTHER & YOUR & UNIT & AT_THIS_PLANET, BRUTAL)),
    script(
        "nazdregs-flash-gitz",
        CombatAction(ready(THIS_CARD), cost=DAMAGE_THIS, condition=ONCE_PER_PHASE),
    ),
    script(
        "kraktoof-hall",
        CombatAction(
            move_damage(1, TARGET, SECOND_TARGET),
            cost=EXHAUST_THIS,
            targets=(target(YOUR & UNIT & AT_A_PLANET), another(UNIT, AT_THE_SAME_PLANET)),
        ),
    ),
    script(
        "bigga-is-betta",
        Interrupt(you_deploy(ORKS & UNIT_CARD), (reduce_cost(2), later(DAMAGE_ON_ENTERING, THAT_CARD))),
    ),
    script("cybork-body", double_health(ATTACHED)),
    script(
        "weirdboy-maniak",
        Reaction(THIS_ENTERS_PLAY, deal_damage(1, each(OTHER & UNIT & AT_THIS_PLANET))),
    ),
    script("tankbusta-bommaz", deals_double_damage_to(ENEMY & VEHICLE & UNIT)),
    script("crushface", Interrupt(you_deploy_here(ORKS & UNIT_CARD), reduce_cost(1))),
    script("bad-dok", command_icons(THIS & DAMAGED & UNIT, 3)),
    script("rokkitboy", loses_keyword(ENEMY & UNIT & AT_THIS_PLANET, FLYING)),
    script("goff-boyz", attack(THIS & UNIT & AT_THE_FIRST_PLANET, 3)),
    script(
        "burna-boyz",
        Reaction(
            this_declares_an_attack_against(ENEMY & UNIT),
            (choose(ENEMY & ~DEFENDING & UNIT & AT_THIS_PLANET), deal_damage(1, CHOSEN_CARD)),
        ),
    ),
    script(
        "battle-cry",
        CombatAction(
            attack_until_end_of(UNTIL_BATTLE, 2, each(YOUR & ORKS & UNIT)),
            condition=DURING_A_BATTLE,
        ),
    ),
    script(
        "snotling-attack",
        DeployAction(own(_ask_for_planet, _take_planet, _put_snotlings, could=_are_left)),
        own_words=True,
    ),
    script("squig-bombin", Action(destroy(), targets=target(SUPPORT))),
    script("rokkit-launcha", gains_keyword(ATTACHED, RANGED)),
    script(
        "ork-kannon",
        CombatAction(indirect_damage_to_both(1, TARGET_PLANET), cost=EXHAUST_THIS, targets=target(PLANET)),
        own_words=True,
    ),
    script("bigtoof-banna", Interrupt(you_deploy(ORKS & UNIT_CARD), reduce_cost(1), cost=EXHAUST_THIS)),
    script(
        "tellyporta-pad",
        CombatAction(
            move(TARGET, THE_FIRST_PLANET),
            cost=EXHAUST_THIS,
            targets=target(YOUR & ORKS & UNIT),
        ),
        own_words=True,
    ),
)
