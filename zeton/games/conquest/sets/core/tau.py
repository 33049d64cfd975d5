"""Tau cards, in collector order."""

from __future__ import annotations

from collections.abc import Iterator

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import entering
from zeton.games.conquest.rules.attaching import has_other_host, hosts_at, other_hosts
from zeton.games.conquest.rules.deploying import Deploy, may_deploy
from zeton.games.conquest.rules.settling import attach_to

# ── Commander Shadowsun ───────────────────────────────────────────────────────────────────────────────────────────

GEAR = (TAU & ATTACHMENT_CARD & printed_cost_at_most(2)) | titled("Shadowsun's Stealth Cadre")
SHADOWSUNS_GEAR = (IN_YOUR_HAND | IN_YOUR_DISCARD_PILE) & GEAR & CAN_ENTER_PLAY


def gear_for_units_here(table: ConquestTable, shadowsun: int) -> Iterator[Option]:
    """Every card she may fetch, on every eligible unit at her planet."""
    here = table.location(shadowsun)
    if here:
        for card in SHADOWSUNS_GEAR.cards(table, shadowsun):
            for unit in hosts_at(table, card, here):
                yield option("attach", card, unit)


def _can_fetch_gear(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return any(gear_for_units_here(table, prospect.card))


def _ask_for_gear(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "put into play", [*gear_for_units_here(table, use.card)] or [PASS])


def _put_gear_on(use: UseAbility, table: ConquestTable) -> None:
    if table.picked != PASS:
        entering.put_into_play(table, table.picked.card, host=table.picked.target)


# ── Squadron Redeployment ─────────────────────────────────────────────────────────────────────────────────────────


def _is_not_there(table: ConquestTable, planet: int, unit: int) -> bool:
    return table.position[planet] != table.location(unit)


# ── Command-link Drone ────────────────────────────────────────────────────────────────────────────────────────────


def _has_another_unit(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return has_other_host(table, prospect.card)


def _ask_for_another_unit(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "place", [option("attach", use.card, unit) for unit in other_hosts(table, use.card)])


def _attach(use: UseAbility, table: ConquestTable) -> None:
    attach_to(table, table.picked.card, table.picked.target)


# ── Even the Odds ─────────────────────────────────────────────────────────────────────────────────────────────────


def hosts_of_the_same_player(table: ConquestTable, card: int) -> list[int]:
    """The other units it could be on, controlled by whoever controls the one it is on (A36)."""
    seat = table.controller[table.host[card]]
    return [unit for unit in other_hosts(table, card) if table.controller[unit] == seat]


def _can_be_handed_on(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return bool(hosts_of_the_same_player(table, card))


def _ask_who_gets_it(use: UseAbility, table: ConquestTable) -> None:
    card = use.targets[0]
    table.ask(use.seat, "place", [option("attach", card, unit) for unit in hosts_of_the_same_player(table, card)])


# ── Ambush Platform ───────────────────────────────────────────────────────────────────────────────────────────────


def attachments_to_deploy(table: ConquestTable, seat: int) -> list[int]:
    """The cards in hand that can be deployed as attachments now."""
    return [card for card in table.pile(HAND, seat) if may_deploy(table, seat, card, only_attachment=True)]


def _can_deploy_one(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return bool(attachments_to_deploy(table, prospect.seat))


def _ask_for_attachment(use: UseAbility, table: ConquestTable) -> None:
    cards = attachments_to_deploy(table, use.seat)
    table.ask(use.seat, "choose", [option("deploy", card) for card in cards] or [PASS])


def _deploy_it(use: UseAbility, table: ConquestTable) -> None:
    if table.picked != PASS:
        table.begin(Deploy(NO_EVENT, table.picked.card, use.seat, only_attachment=True))


AS_ATTACHMENT = (ATTACHMENTS,)
"""Where the text works that a unit card has only as an attachment."""

CARDS = (
    script(
        "commander-shadowsun",
        Reaction(THIS_COMMITS, own(_ask_for_gear, _put_gear_on, could=_can_fetch_gear)),
        own_words=True,
    ),
    script(
        "shadowsuns-stealth-cadre",
        attack(ATTACHED, 2, zones=AS_ATTACHMENT),
        health(ATTACHED, 2, zones=AS_ATTACHMENT),
        own_words=True,
    ),
    script("communications-relay", Interrupt(opponent_targets(YOUR & UNIT & WITH_ATTACHMENTS), CANCEL, cost=EXHAUST_THIS)),
    script(
        "squadron-redeployment",
        Action(
            move(PAID_CARD, TARGET_PLANET),
            cost=exhaust_a(YOUR & ARMY_UNIT & WITH_ATTACHMENTS),
            targets=target(PLANET, related_to_payment("elsewhere", _is_not_there)),
        ),
    ),
    script(
        "command-link-drone",
        attack(ATTACHED, 1),
        Action(own(_ask_for_another_unit, _attach, could=_has_another_unit), cost=pay(1)),
        own_words=True,
    ),
    script("carnivore-pack", Interrupt(THIS_IS_DESTROYED, gain(3))),
    script("fire-warrior-elite", Interrupt(enemy_would_attack(OTHER & YOUR & UNIT & AT_THIS_PLANET), DEFEND_INSTEAD)),
    script("fire-warrior-strike-team", attack(THIS, for_each(1, ATTACHMENT & ON_THIS))),
    script("earth-caste-technician", Reaction(THIS_ENTERS_PLAY, search(6, ATTACHMENT_CARD | DRONE, reveal=True))),
    script("gun-drones", gains_area_effect(ATTACHED, 2, zones=AS_ATTACHMENT), own_words=True),
    script("fireblade-kaisvre", Interrupt(you_shield_with(TAU, UNIT & AT_THIS_PLANET), ONE_MORE_SHIELD)),
    script("experimental-devilfish", Reaction(THIS_COMMITS, ready(THIS_CARD))),
    script(
        "even-the-odds",
        Action(own(_ask_who_gets_it, _attach, about=TARGET, could=_can_be_handed_on), targets=target(ATTACHMENT)),
        own_words=True,
    ),
    script("calculated-strike", Action(destroy(), targets=target(LIMITED & CARD_IN_PLAY))),
    script("deception", DeployAction(return_to_hand(), targets=target(~ELITE & ARMY_UNIT))),
    script("repulsor-impact-field", Reaction(ATTACHED_IS_DAMAGED_BY_AN_ATTACK, deal_damage(2, ATTACKER))),
    script("ion-rifle", attack(ATTACHED, 3)),
    script("frontline-launch-bay", Interrupt(you_deploy(TAU), reduce_cost(1), cost=EXHAUST_THIS)),
    script(
        "ambush-platform",
        Interrupt(YOU_DEPLOY_AN_ATTACHMENT, reduce_cost(1)),
        CombatAction(own(_ask_for_attachment, _deploy_it, could=_can_deploy_one), cost=EXHAUST_THIS),
        own_words=True,
    ),
)
