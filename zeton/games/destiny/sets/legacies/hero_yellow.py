"""Yellow hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.activating import Activate
from zeton.games.destiny.rules.terms import DECK_TYPES

# ── Jar Jar Binks ────────────────────────────────────────────────────────────────────────────────────────────────


def _activate_this(use: UseAbility, table: DestinyTable) -> None:
    table.begin(Activate(use.card))


def _reroll_what_differs(use: UseAbility, table: DestinyTable) -> None:
    """Every die of either pool whose symbol is not among his; with none of his in a pool, every die."""
    his = {dice.symbol(table, die) for die in table.dice[use.card] if table.zone[die] == POOL}
    pools = (*table.dice_pool(use.seat), *table.dice_pool(use.opponent))
    dice.reroll(table, [die for die in pools if dice.symbol(table, die) not in his])


# ── Saw Gerrera ──────────────────────────────────────────────────────────────────────────────────────────────────

HANDS = (option("your hand"), option("opponents hand"))


def _ask_hand(use: UseAbility, table: DestinyTable) -> str | None:
    options = [hand for hand, seat in zip(HANDS, (use.seat, use.opponent), strict=True) if table.hand(seat)]
    if not options:
        return FINISH
    table.ask(use.seat, "hand", options)
    return None


def _discard_at_random(use: UseAbility, table: DestinyTable) -> None:
    seat = use.seat if table.picked == HANDS[0] else use.opponent
    (card,) = piles.discard_at_random(table, seat, 1)
    use.amount = table.cards[card].cost


# ── Roguish Charm ────────────────────────────────────────────────────────────────────────────────────────────────


def _remove_and_gain_its_cost(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    cost = dice.side_cost(table, chosen[0])
    dice.remove(table, chosen, use.seat, card_effect=False)
    piles.gain(table, use.seat, cost)


# ── Easy Pickings ────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_of_a_kind(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    """Dice that show the same symbol and value as another; as the first one, once that is chosen."""

    def is_like(die: int, other: int) -> bool:
        return dice.show_the_same(table, die, other) and dice.value(table, die) == dice.value(table, other)

    every = ANY_DIE.cards(table, use.seat)
    if use.targets:
        return tuple(die for die in every if is_like(die, use.targets[0]))
    return tuple(die for die in every if any(die != other and is_like(die, other) for other in every))


# ── Scruffy Looking Nerf-Herder ──────────────────────────────────────────────────────────────────────────────────


def _ask_type(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "card type", [option(name) for name in DECK_TYPES])


def _keep_type(use: UseAbility, table: DestinyTable) -> None:
    use.amount = DECK_TYPES.index(table.picked.verb)


def _ask_card_of_that_type(use: UseAbility, table: DestinyTable) -> str | None:
    hand = [card for card in table.hand(use.opponent) if table.cards[card].type == DECK_TYPES[use.amount]]
    if not hand:
        return FINISH
    table.ask(use.seat, "discard from hand", [option("discard", card) for card in hand])
    return None


# ── Smuggler's Run ───────────────────────────────────────────────────────────────────────────────────────────────


def _if_resource_was_rolled(use: UseAbility, table: DestinyTable) -> int:
    """Once, however many dice rolled one, before any waiting reroll (R18.4)."""
    return use.amount >> RESOURCE & 1


# ── Diplomatic Protection ────────────────────────────────────────────────────────────────────────────────────────


def _the_others(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(character for character in table.characters(use.seat) if character != use.event.card)


def _shield_the_others(use: UseAbility, table: DestinyTable) -> None:
    for character in _the_others(use, table):
        damage.give_shields(table, character, 2)


CARDS = (
    script("han-solo", AfterMay(ACTIVATE_THIS, reroll_dice(ANY_DIE))),
    script(
        "jar-jar-binks",
        Action(own(_activate_this), condition=(ANY_PLAYER, THIS_IS_READY)),
        After(ACTIVATE_THIS, own(_reroll_what_differs)),
        own_words=True,
    ),
    script("jedha-partisan", AfterMay(FIRST_INDIRECT_TO_OPPONENT, discard_from_a_deck(1))),
    script("saw-gerrera", Special((own(_ask_hand, _discard_at_random), indirect(THE_SAME_NUMBER))), own_words=True),
    script("zeb-orrelios", changes(RESOLVES_AS_RANGED, this_die), own_words=True),
    script("runaway-boomas", PowerAction(ROLL_A_LOOSE_DIE, cost=spend(1)), own_words=True),
    script("millennium-falcon", AfterMay(ACTIVATE_THIS, activate(YOUR_CHARACTER & ACTIVATABLE))),
    script(
        "roguish-charm",
        PlayOn(colour(YELLOW) & CHARACTER),
        Special(
            own(
                *select(
                    SHOWING_DAMAGE & ANY_DIE,
                    _remove_and_gain_its_cost,
                    verb="remove",
                    others_only=True,
                    fits=dice.may_be_removed,
                )
            )
        ),
        own_words=True,
    ),
    script(
        "zeb-orrelios-bo-rifle",
        Action(resolve_die(THIS_DIE, plus_ignored=True, key="resolve-without-plus"), cost=spend(1)),
    ),
    script("bravado", Event((spot(YELLOW), remove_dice(OPPONENTS_DIE), THEN, deal_damage(2)))),
    script(
        "easy-pickings",
        Event((spot(YELLOW), remove_dice(Subject("of-a-kind", _dice_of_a_kind), 2))),
        own_words=True,
    ),
    script("explosive-tactics", Event((discard_from_a_deck(1), THEN, indirect(THE_SAME_NUMBER))), own_words=True),
    script("impulsive", Event(resolve_die(YOUR_DIE))),
    script(
        "scruffy-looking-nerf-herder",
        Event(own(_ask_type, _keep_type, show_hand, _ask_card_of_that_type, discard_picked)),
        own_words=True,
    ),
    script(
        "smugglers-run",
        Event((activate(colour(YELLOW) & YOUR_CHARACTER), gain(own_amount(_if_resource_was_rolled)))),
        own_words=True,
    ),
    script("mazs-vault", changes(INCOME, anybody, key="income")),
    script(
        "diplomatic-protection",
        BeforeMay(ATTACHED_DEFEATED, own(_shield_the_others, which=Subject("others", _the_others)), cost=DISCARD_THIS),
        own_words=True,
    ),
)
