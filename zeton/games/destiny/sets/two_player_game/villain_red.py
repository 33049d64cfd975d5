"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.terms import EVENT
from zeton.games.destiny.rules.terms import SUPPORT as SUPPORT_CARD

# ── Droid Commandos ───────────────────────────────────────────────────────────────────────────────────────────────


def _hit_each(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.deal(table, [(character, 1) for character in chosen], use.die, use.seat)


# ── Captain Phasma's Blaster ──────────────────────────────────────────────────────────────────────────────────────


def _this_on_phasma(table: DestinyTable, card: int, source: int) -> bool:
    return card == source and is_on(table, source, "Captain Phasma")


# ── Armored Support ───────────────────────────────────────────────────────────────────────────────────────────────


def _has_damage_been_rolled(use: UseAbility, table: DestinyTable) -> None:
    use.ok = use.ok and dice.symbol(table, use.targets[0]) in DAMAGE_SYMBOLS


# ── First Strike ──────────────────────────────────────────────────────────────────────────────────────────────────


def _take_value(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = dice.value(table, chosen[0])


# ── Imperial Envoy ────────────────────────────────────────────────────────────────────────────────────────────────


def _reveal_two_of_their_hand(use: UseAbility, table: DestinyTable) -> None:
    """One of two cards is not all of it: then nothing follows (R18.11)."""
    revealed = piles.reveal_at_random(table, use.opponent, 2)
    use.ok = len(revealed) == 2
    use.amount = sum(table.cards[card].type in (EVENT, SUPPORT_CARD) for card in revealed)


CARDS = (
    script("captain-phasma-two-player-game", Special(deal_damage_or(2, 3, damage_at_least(6) & CHARACTER))),
    script(
        "droid-commandos",
        Special(own(*select(CHARACTER, _hit_each, verb="hit", least=0, most=ANY_NUMBER, number=1))),
        own_words=True,
    ),
    script("captain-phasma-s-blaster", changes(REDEPLOY, _this_on_phasma), own_words=True),
    script("praetorian-guard", changes(GUARDIAN, attached, key="gives-keyword", keyword=GUARDIAN)),
    script(
        "armored-support",
        Action((reroll_dice(colour(RED) & YOUR_DIE), own(_has_damage_been_rolled), THEN, deal_damage(1)), cost=EXHAUST_THIS),
        own_words=True,
    ),
    script(
        "first-strike",
        Event((own(*select(SHOWING_DAMAGE & OPPONENTS_DIE, _take_value, verb="point at")), deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("imperial-envoy", Event((own(_reveal_two_of_their_hand), THEN, deal_damage(THE_SAME_NUMBER))), own_words=True),
)
