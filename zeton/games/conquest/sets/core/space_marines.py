"""Space Marines cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("captain-cato-sicarius", Reaction(ENEMY_UNIT_DESTROYED_HERE, gain(1))),
    script(
        "sicariuss-chosen",
        Reaction(THIS_ENTERS_PLAY, (move(TARGET, THIS_PLANET), deal_damage(1)), targets=target(ENEMY & ARMY_UNIT & ADJACENT)),
        own_words=True,
    ),
    script(
        "catos-stronghold",
        Reaction(
            ENEMY_UNIT_DESTROYED,
            ready(),
            cost=EXHAUST_THIS,
            targets=target(SPACE_MARINES & UNIT, AT_THAT_PLANET),
        ),
    ),
    # The unit a Bodyguard has stepped in for is the one attacked, and it was not the one damaged (A15).
    script(
        "the-fury-of-sicarius",
        Reaction(
            damages_by_an_attack(SPACE_MARINES & UNIT_CARD, ENEMY & DEFENDING & ~WARLORD & UNIT),
            destroy(THAT_CARD),
        ),
    ),
    script("tallassarian-tempest-blade", attack(ATTACHED, 1), gains_keyword(ATTACHED, ARMORBANE)),
    script(
        "honored-librarian",
        cannot_be_attacked(THIS & while_there_is(YOUR & UNIT & ~titled("Honored Librarian") & AT_THIS_PLANET)),
        own_words=True,
    ),
    script("blood-angels-veterans", Reaction(is_assigned_damage(THIS & UNIT), prevent_damage(1), condition=this_is(READY))),
    script("land-raider", cannot_be_targeted_by_enemies(YOUR & ~VEHICLE & UNIT & AT_THIS_PLANET)),
    script(
        "veteran-brother-maxos",
        CombatAction(
            put_into_play(PAID_CARD, THIS_PLANET),
            cost=pay_printed_cost_of(SPACE_MARINES & ARMY_CARD & IN_YOUR_HAND & CAN_ENTER_PLAY),
        ),
        own_words=True,
    ),
    script("iron-hands-techmarine", command_icons(THIS & UNIT, for_each(1, ENEMY & UNIT & AT_THIS_PLANET))),
    script(
        "drop-pod-assault",
        CombatAction(
            search(6, SPACE_MARINES & ARMY_CARD & printed_cost_at_most(3), into_play=TARGET_PLANET),
            targets=target(PLANET & WHERE_A_BATTLE_IS),
        ),
        own_words=True,
    ),
    script("indomitable", Reaction(is_assigned_damage_by_an_attack(SPACE_MARINES & UNIT), prevent_damage(0))),
    script(
        "exterminatus",
        DeployAction(destroy(each_at(TARGET, ~UNIQUE & UNIT)), targets=target(~FIRST & PLANET)),
        own_words=True,
    ),
    script("godwyn-pattern-bolter", attack_and_health(ATTACHED, 1, 1), ignores_flying(ATTACHED)),
    script("iron-halo", Reaction(is_assigned_damage_by_an_attack(ATTACHED), prevent_damage(0), cost=EXHAUST_THIS)),
    script("fortress-monastery", Interrupt(you_deploy(SPACE_MARINES & UNIT_CARD), reduce_cost(1), cost=EXHAUST_THIS)),
    script(
        "holy-sepulchre",
        Reaction(enters_your_discard_pile_from_play(SPACE_MARINES & UNIT_CARD), take_back(THAT_CARD), cost=EXHAUST_THIS),
    ),
)
