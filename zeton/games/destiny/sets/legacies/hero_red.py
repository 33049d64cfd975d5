"""Red hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice
from zeton.games.destiny.rules.leaving import KeepOneUnique, TrimUpgrades, move_upgrade
from zeton.games.destiny.rules.resolving import ResolveDie, may_resolve

# ── Clone Trooper ────────────────────────────────────────────────────────────────────────────────────────────────


def _this_die_or_with_control_any(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    if table.controls_battlefield(use.seat):
        return tuple((YOUR & CHARACTER_DIE).cards(table, use.seat))
    return THIS_DIE.cards(use, table)


# ── Finn ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_source(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _others(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in CARD.cards(table, use.seat) if card != use.amount)


def _move_one(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.move_damage(table, use.amount, chosen[0], 1)


# ── Rose, Mend, Special Modification ─────────────────────────────────────────────────────────────────────────────


def _repair_one(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.heal(table, chosen[0], 1)


def _repair_three(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.heal(table, chosen[0], 3)


# ── Mortar Team ──────────────────────────────────────────────────────────────────────────────────────────────────


def _this_die_with_control(table: DestinyTable, die: int, source: int) -> bool:
    return this_die(table, die, source) and table.controls_battlefield(table.controller[source])


# ── Resistance Bomber ────────────────────────────────────────────────────────────────────────────────────────────


def _damage_this(use: UseAbility, table: DestinyTable) -> None:
    damage.place_on_support(table, use.card, 1)


# ── Camouflaged Rifle ────────────────────────────────────────────────────────────────────────────────────────────


def _two_or_three(use: UseAbility, table: DestinyTable) -> int:
    return 3 if table.controls_battlefield(use.seat) else 2


# ── Rebellion Leader ─────────────────────────────────────────────────────────────────────────────────────────────


def _opposing_dice_of_your_symbols(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    yours, theirs = table.dice_pool(use.seat), table.dice_pool(use.opponent)
    return tuple(die for die in theirs if any(dice.show_the_same(table, die, own) for own in yours))


# ── Equip ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _other_characters(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in CHARACTER.cards(table, use.seat) if card != table.host[use.amount])


def _move_weapon(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """Play restrictions do not matter: it is not played (R5.3)."""
    move_upgrade(table, use.amount, chosen[0])


def _trim(use: UseAbility, table: DestinyTable) -> str | None:
    if not use.ok:
        return FINISH
    table.begin(TrimUpgrades(use.targets[0]))
    return None


def _keep_unique(use: UseAbility, table: DestinyTable) -> None:
    table.begin(KeepOneUnique(use.amount))


# ── Final Moment ─────────────────────────────────────────────────────────────────────────────────────────────────


def _ready_everybody(use: UseAbility, table: DestinyTable) -> None:
    """And after the action phase all is lost (R18.19)."""
    for character in table.characters(use.seat):
        table.exhausted[character] = 0
    table.lasting += (Lasting(LOSES, 0, 1, ACTION_PHASE, use.seat),)


# ── Light 'Em Up ─────────────────────────────────────────────────────────────────────────────────────────────────


def _pair_options(use: UseAbility, table: DestinyTable) -> list[Option]:
    """That die with another that shows ranged damage: as a group if one is a modifier, else one after the other.

    The number says which of the two is raised by 2. If no two can be resolved, one is that can (R18.3).
    """
    die, resources = use.targets[0], table.resources[use.seat]
    others = [other for other in table.dice_pool(use.seat) if other != die and dice.symbol(table, other) == RANGED]
    found = []
    for other in others:
        plus = [d for d in (die, other) if dice.face(table, d).plus]
        both = dice.side_cost(table, die) + dice.side_cost(table, other)
        if len(plus) == 1 and both <= resources:
            found.append(option("add", plus[0], other if plus[0] == die else die))
        elif not plus and both <= resources:
            pairs = ((die, other), (other, die))
            found += [option("resolve both", first, second, raised) for first, second in pairs for raised in (1, 2)]
    if not found:
        found = [option("resolve", one) for one in (die, *others) if may_resolve(table, use.seat, one)]
    return found


def _ask_pair(use: UseAbility, table: DestinyTable) -> str | None:
    if not use.ok or dice.symbol(table, use.targets[0]) != RANGED:
        return FINISH
    options = _pair_options(use, table)
    if not options:
        return FINISH
    table.ask(use.seat, "resolve both", [*options, PASS])
    return None


def _resolve_first(use: UseAbility, table: DestinyTable) -> str | None:
    verb, first, second, raised = table.picked
    use.targets = ()
    if verb == "add":
        table.begin(ResolveDie(use.seat, second, RANGED, 2, modifiers=(first,)))
    elif verb == "resolve":
        table.begin(ResolveDie(use.seat, first, RANGED, 2))
    elif verb == "resolve both":
        use.targets = (second,)
        use.amount = raised
        table.begin(ResolveDie(use.seat, first, RANGED, 2 if raised == 1 else 0))
    return None


def _resolve_second(use: UseAbility, table: DestinyTable) -> None:
    for die in use.targets:
        if table.zone[die] == POOL and may_resolve(table, use.seat, die):
            table.begin(ResolveDie(use.seat, die, RANGED, 2 if use.amount == 2 else 0))


# ── Refit ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_vehicle(table: DestinyTable, card: int) -> bool:
    return VEHICLE in table.cards[card].subtypes


def _damage_what_was_played(use: UseAbility, table: DestinyTable) -> None:
    """Supports, and upgrades that are vehicles: tokens on those mean nothing."""
    if table.zone[use.targets[0]] == SUPPORTS:
        damage.place_on_support(table, use.targets[0], 1)
    else:
        table.damage[use.targets[0]] += 1


# ── Suppression Field ────────────────────────────────────────────────────────────────────────────────────────────


def _damage_this_by_value(use: UseAbility, table: DestinyTable) -> None:
    if use.ok:
        damage.place_on_support(table, use.card, use.amount)


CARDS = (
    script(
        "clone-trooper",
        AfterMay(ACTIVATE_THIS, reroll_dice(Subject("clones", _this_die_or_with_control_any))),
        own_words=True,
    ),
    script(
        "finn",
        Special(
            (
                own(*select(DAMAGED & CARD, _keep_source, verb="take from")),
                THEN,
                own(*select(Subject("others", _others), _move_one, verb="move to")),
            )
        ),
        own_words=True,
    ),
    script(
        "rose",
        Special((gain(1), own(*select(DAMAGED & SUPPORT, _repair_one, verb="repair", least=0)))),
        own_words=True,
    ),
    script("wedge-antilles", PowerAction(turn_dice(subtype(VEHICLE) & YOUR_DIE))),
    script("mortar-team", changes(RESOLVES_AS_RANGED, _this_die_with_control), own_words=True),
    script(
        "resistance-bomber",
        After(THIS_DIE_RESOLVED, own(_damage_this)),
        changes(BREAKS, this, 3),
        own_words=True,
    ),
    script("camouflaged-rifle", Special(deal_damage(own_amount(_two_or_three))), own_words=True),
    script(
        "rebellion-leader",
        PlayOn(UNIQUE & colour(RED) & CHARACTER),
        PowerAction(remove_dice(Subject("your-symbols", _opposing_dice_of_your_symbols))),
        own_words=True,
    ),
    script("attack-run", Event(activate(YOUR & ACTIVATABLE & SUPPORT))),
    script(
        "equip",
        Event(
            (
                own(*select(subtype(WEAPON) & YOUR & UPGRADE, _keep_source, verb="choose")),
                THEN,
                own(*select(Subject("others", _other_characters), _move_weapon, verb="move to"), _trim, _keep_unique),
            )
        ),
        own_words=True,
    ),
    script("final-moment", Event(own(_ready_everybody)), own_words=True),
    script("light-em-up", Event((reroll_dice(YOUR_DIE), own(_ask_pair, _resolve_first, _resolve_second))), own_words=True),
    script("mend", Event(own(*select(CHARACTER | SUPPORT, _repair_three, verb="repair"))), own_words=True),
    script("refit", Event((play_from_hand(_is_vehicle, 1), own(_damage_what_was_played))), own_words=True),
    script(
        "special-modification",
        Event(
            choose_modes(
                1,
                ("repair a support", (own(*select(SUPPORT, _repair_three, verb="repair")),)),
                ("turn a die", (turn_dice(SUPPORT_DIE),)),
            )
        ),
        own_words=True,
    ),
    script(
        "suppression-field",
        changes(BREAKS, this, 3),
        Action((remove_dice(SHOWING_DAMAGE & ANY_DIE), own(_damage_this_by_value)), cost=EXHAUST_THIS),
        own_words=True,
    ),
)
