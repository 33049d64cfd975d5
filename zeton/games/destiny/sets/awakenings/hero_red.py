"""Red hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice, piles
from zeton.games.destiny.rules.playing import PlayCard, cost_of, may_play
from zeton.games.destiny.rules.resolving import ResolveDie, turn_options
from zeton.games.destiny.rules.terms import UPGRADE as UPGRADE_CARD

# ── Poe Dameron ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_what_to_burn(use: UseAbility, table: DestinyTable) -> str | None:
    return ask_about_hand(use, table, "discard from hand", [option("discard", card) for card in table.hand(use.seat)])


def _burn_it(use: UseAbility, table: DestinyTable) -> str | None:
    if table.picked == DONE:
        return FINISH
    use.targets = (table.picked.card,)
    discard_picked(use, table)
    return None


def _ask_its_side(use: UseAbility, table: DestinyTable) -> Next:
    """The die lies in no pool: any side will do that could be resolved by itself and paid for."""
    options = []
    for die in table.dice[use.targets[0]]:
        offered: list[str] = []
        for side, face in enumerate(table.cards[die].faces):
            dear = dice.price_of(table, die, face) > table.resources[use.seat]
            if face.symbol != BLANK and not face.plus and not dear and face.notation not in offered:
                offered.append(face.notation)
                options.append(option("resolve side", die, 0, side + 1))
    if not options:
        return use.skip()
    table.ask(use.seat, "resolve side", options)
    return None


def _resolve_its_side(use: UseAbility, table: DestinyTable) -> None:
    _, die, _, side = table.picked
    table.face[die] = side - 1
    table.begin(ResolveDie(use.seat, die, dice.symbol(table, die)))


def _ask_whether_it_flies(use: UseAbility, table: DestinyTable) -> str | None:
    card = use.targets[0]
    if VEHICLE not in table.cards[card].subtypes or table.zone[card] != DISCARD or not may_play(table, use.seat, card):
        return FINISH
    table.ask(use.seat, "play", [option("play", card), DONE])
    return None


def _let_it_fly(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        table.begin(PlayCard(use.targets[0], use.seat))


# ── Scout ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_cheapest(use: UseAbility, table: DestinyTable) -> str | None:
    """What changes its cost counts."""
    hand = table.hand(use.opponent)
    if not hand:
        return FINISH
    least = min(cost_of(table, card) for card in hand)
    cheapest = [card for card in hand if cost_of(table, card) == least]
    table.ask(use.seat, "discard from hand", [option("discard", card) for card in cheapest])
    return None


# ── It's a Trap! ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _begin_the_trap(use: UseAbility, table: DestinyTable) -> None:
    use.targets = ()


def _ask_trap_die(use: UseAbility, table: DestinyTable) -> str | None:
    left = [die for die in (colour(RED) & YOUR_DIE).cards(table, use.seat) if die not in use.targets]
    options = turn_options(table, left, frozenset((use.amount,))) if len(use.targets) < 2 else []
    if not options:
        return FINISH
    table.ask(use.seat, "turn", [*options, DONE])
    return None


def _turn_trap_die(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        return FINISH
    dice.turn(table, table.picked.card, table.picked.number - 1)
    use.targets = (*use.targets, table.picked.card)
    return use.back(1)


# ── Rearm ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_red_upgrade(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == UPGRADE_CARD and table.cards[card].colour == RED


# ── Retreat ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _one_more_and_no_more(use: UseAbility, table: DestinyTable) -> None:
    """The end is a delayed effect: it comes when no additional action is left (A60)."""
    table.additional += (use.opponent,)
    table.lasting += (Lasting(ENDS_PHASE, 0, 1, ACTION_PHASE, use.seat),)


# ── Strategic Planning ────────────────────────────────────────────────────────────────────────────────────────────


def _without_mods(table: DestinyTable, support: int, seat: int) -> bool:
    return not any(MOD in table.cards[upgrade].subtypes for upgrade in table.upgrades_on(support))


MOD = "mod"
WITHOUT_MODS = Filter("without-mods", _without_mods)


# ── Surgical Strike ───────────────────────────────────────────────────────────────────────────────────────────────────


def _raise_each_by_one(use: UseAbility, table: DestinyTable) -> str | None:
    use.amount += len(use.targets)
    return None if use.targets else FINISH


def _supports_in_reach(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in SUPPORT.cards(table, use.seat) if table.cards[card].cost <= use.amount)


# ── Resistance HQ ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_opponent_to_prevent(use: UseAbility, table: DestinyTable) -> None:
    options = [option("spend", 0, 0, 1)] if table.resources[use.opponent] else []
    table.ask(use.opponent, "prevent", [*options, PASS])


def _ready_unless_prevented(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != PASS:
        piles.spend(table, use.opponent, 1)
    elif table.zone[use.card] == SUPPORTS:
        table.exhausted[use.card] = 0
        table.note("readies", use.seat, (use.card,))


CARDS = (
    script("admiral-ackbar", After(OPPONENT_EMPTIES_HAND, opponent_hits_own(2))),
    script("leia-organa-awakenings", Action(reroll_dice(YOUR_DIE, 2, up_to=True), cost=REMOVE_THIS_DIE)),
    script(
        "poe-dameron-awakenings",
        Special(
            own(_ask_what_to_burn, _burn_it, _ask_its_side, _resolve_its_side, _ask_whether_it_flies, _let_it_fly),
        ),
        own_words=True,
    ),
    script("launch-bay", changes(VALUE_X, this_die, yours(CARDS_IN_HAND)), own_words=True),
    script("black-one-awakenings", Special((deal_damage(1), REROLL_THIS_DIE))),
    script("scout", Special(own(show_hand, _ask_cheapest, discard_picked)), own_words=True),
    script("commando-raid", Event((resolve_die(showing(DISCARDING) & colour(RED) & YOUR_DIE, 2), THEN, draw(1)))),
    script("defensive-position", Event(remove_each(value_at_least(2) & OPPONENTS_DIE), condition=CONTROL_BATTLEFIELD)),
    script("field-medic-awakenings", Event(heal(2, CHARACTER))),
    script("hit-and-run", Event(activate(colour(RED) & YOUR_CHARACTER))),
    script(
        "it-s-a-trap", Event((name_symbol(OPPONENTS_DIE), own(_begin_the_trap, _ask_trap_die, _turn_trap_die))), own_words=True
    ),
    script("natural-talent", Event(resolve_die(YOUR_DIE, 1))),
    script("rearm", Event(play_from((DISCARD,), _is_red_upgrade, 1)), own_words=True),
    script("retreat", Event(own(_one_more_and_no_more)), own_words=True),
    script(
        "strategic-planning-awakenings",
        Event(choose_one(ready_card(EXHAUSTED & WITHOUT_MODS & SUPPORT), exhaust_card(READY & SUPPORT))),
    ),
    script(
        "surgical-strike",
        Event(
            (
                remove_dice(showing(RANGED) & colour(RED) & YOUR_DIE, ANY_NUMBER, up_to=True),
                own(_raise_each_by_one),
                discard_cards(Subject("cheap-enough", _supports_in_reach)),
            )
        ),
        own_words=True,
    ),
    script(
        "resistance-hq",
        Action(
            (give_shields(1), THEN, own(_ask_opponent_to_prevent, _ready_unless_prevented)),
            cost=(EXHAUST_THIS, discard_a_card()),
        ),
        own_words=True,
    ),
)
