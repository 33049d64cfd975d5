"""Yellow villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.leaving import discard_by_effect, hold, return_to_hand
from zeton.games.destiny.rules.terms import UPGRADE as UPGRADE_CARD
from zeton.kernel.table import EVERYBODY

# ── Crime Lord ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _put_a_price_on(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """Whatever becomes of this card meanwhile (R18.19)."""
    table.lasting += (Lasting(DOOMED, chosen[0], 1, GAME, use.seat),)


# ── Flame Thrower ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _burn(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.deal(table, [(character, 1) for character in chosen], use.die or use.card, use.seat)


# ── On the Hunt ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_it(use: UseAbility, table: DestinyTable) -> None:
    use.amount = use.targets[0] if use.targets else 0


def _its_dice(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return dice_with(table, use.amount)


# ── Ace in the Hole ───────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_yellow_upgrade(use: UseAbility, table: DestinyTable) -> str | None:
    cards = table.cards
    yellow = [card for card in table.hand(use.seat) if cards[card].type == UPGRADE_CARD and cards[card].colour == YELLOW]
    return ask_about_hand(use, table, "discard from hand", [option("discard", card) for card in yellow])


def _draw_the_ace(use: UseAbility, table: DestinyTable) -> None:
    """A die whose card is not in play is set aside when it leaves the pool (R1.12)."""
    if table.picked == DONE:
        return
    upgrade = table.picked.card
    discard_picked(use, table)
    dice.roll_into_pool(table, table.dice[upgrade])


# ── Armed to the Teeth ────────────────────────────────────────────────────────────────────────────────────────────────


def _arm(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _its_upgrades(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(table.upgrades_on(use.amount))


def _discard_them(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    for upgrade in chosen:
        discard_by_effect(table, upgrade)


# ── Confiscation ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _what_can_be_bought_off(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    found = (OPPONENTS & UPGRADE).cards(table, use.seat)
    return tuple(card for card in found if table.cards[card].cost <= table.resources[use.seat])


def _pay_and_return(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    piles.spend(table, use.seat, table.cards[chosen[0]].cost)
    return_to_hand(table, chosen[0])


# ── Lying in Wait ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_for_one_too_many(use: UseAbility, table: DestinyTable) -> str | None:
    hand = table.hand(use.opponent)
    if len(hand) <= len(table.hand(use.seat)):
        return FINISH
    table.ask(use.opponent, "discard from hand", [option("discard", card) for card in hand])
    return None


def _discard_one_more(use: UseAbility, table: DestinyTable) -> Next:
    discard_picked(use, table)
    return use.back(1)


# ── Backup Muscle ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _has_it_damage(use: UseAbility, table: DestinyTable) -> str | None:
    return None if table.damage[use.card] else FINISH


def _send_one(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.move_damage(table, use.card, chosen[0], 1)


# ── Prized Possession ─────────────────────────────────────────────────────────────────────────────────────────────────


def _imprison(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """It is laid here, which is not the same as being removed from a pool."""
    table.note("removes", use.seat, chosen, table.face[chosen[0]], EVERYBODY)
    hold(table, chosen[0], use.card)


CARDS = (
    script(
        "bala-tik",
        AfterMay(OPPONENTS_CHARACTER_DEFEATED, ready_card(THIS_IN_PLAY), condition=this_is(EXHAUSTED)),
        own_words=True,
    ),
    script("jabba-the-hutt-awakenings", AfterMay(ACTIVATE_THIS, reroll_dice(colour(YELLOW) & ANY_DIE))),
    script("jango-fett-awakenings", AfterMay(OPPONENT_ACTIVATES, activate(THIS_IN_PLAY)), own_words=True),
    script("tusken-raider", AfterMay(ACTIVATE_THIS, (DISCARD_FROM_HAND, THEN, resolve_die(THIS_CHARACTERS_DICE)))),
    script(
        "crime-lord-awakenings",
        PlayOn(colour(YELLOW) & CHARACTER),
        Special((pay(5), own(*select(CHARACTER, _put_a_price_on, verb="choose")))),
        own_words=True,
    ),
    script("flame-thrower", Special(own(*select(CHARACTER, _burn, verb="hit", least=0, most=3, number=1))), own_words=True),
    script("gaffi-stick", Special((remove_dice(showing(MELEE) & YOUR_DIE), THEN, deal_damage(3)))),
    script(
        "on-the-hunt",
        Special(
            (remove_shields(ANY_NUMBER, CHARACTER), own(_keep_it), may_spend(1), remove_dice(Subject("its-dice", _its_dice)))
        ),
        own_words=True,
    ),
    script("ace-in-the-hole", Event(own(_ask_yellow_upgrade, _draw_the_ace)), own_words=True),
    script(
        "armed-to-the-teeth-awakenings",
        Event(
            (
                own(*select(colour(YELLOW) & YOUR_CHARACTER, _arm, verb="choose")),
                THEN,
                own(*select(Subject("its-upgrades", _its_upgrades), _discard_them, verb="discard", least=0, most=ANY_NUMBER)),
                COUNT_THEM,
                deal_damage(THE_SAME_NUMBER),
            )
        ),
        own_words=True,
    ),
    script(
        "confiscation",
        Event(own(*select(Subject("affordable", _what_can_be_bought_off), _pay_and_return, verb="return"))),
        own_words=True,
    ),
    script(
        "fight-dirty-awakenings",
        Event((remove_dice(colour(YELLOW) & YOUR_DIE, ANY_NUMBER, up_to=True), THEN, COUNT_THEM, deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("go-for-the-kill", Event(resolve_die(showing(RANGED) & YOUR_DIE, unblockable=True, key="resolve-unblockable"))),
    script("he-doesn-t-like-you", Event((remove_dice(YOUR_DIE), THEN, remove_dice(OPPONENTS_DIE)))),
    script("lying-in-wait", Event(own(_ask_for_one_too_many, _discard_one_more)), own_words=True),
    script(
        "backup-muscle",
        changes(ENTERS_DAMAGED, this, 3),
        Action(own(_has_it_damage, *select(CHARACTER, _send_one, verb="move to")), cost=EXHAUST_THIS),
        own_words=True,
    ),
    script("my-kind-of-scum", AfterMay(YOU_DISRUPT, gain(THAT_MUCH), cost=EXHAUST_THIS), own_words=True),
    script("underworld-connections", Action(gain(1), cost=EXHAUST_THIS)),
    script(
        "prized-possession",
        AfterMay(
            PLAY_THIS,
            own(*select(OPPONENTS & CHARACTER_DIE, _imprison, verb="remove"), which=OPPONENTS & CHARACTER_DIE),
        ),
        own_words=True,
    ),
)
