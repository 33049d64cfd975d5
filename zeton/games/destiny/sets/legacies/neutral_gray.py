"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage
from zeton.games.destiny.rules.storing import store, take_all
from zeton.games.destiny.rules.table import ADDITIONAL_ACTIONS

# ── Modified HWK-290 ─────────────────────────────────────────────────────────────────────────────────────────────


def _place_two(use: UseAbility, table: DestinyTable) -> None:
    damage.place_on_support(table, use.card, 2)


def _damage_on_this(use: UseAbility, table: DestinyTable) -> int:
    return table.damage[use.card]


# ── Canto Bight Pistol ───────────────────────────────────────────────────────────────────────────────────────────


def _more_for_villains(use: UseAbility, table: DestinyTable, character: int) -> int:
    return 3 if table.cards[character].affiliation == VILLAIN else 2


# ── Stun Baton ───────────────────────────────────────────────────────────────────────────────────────────────────


def _dice_of_who_was_hurt(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return in_pool(table, table.dice[use.event.card])


# ── No Cheating ──────────────────────────────────────────────────────────────────────────────────────────────────


def _their_additional_actions(use: UseAbility, table: DestinyTable) -> int:
    return table.remembered(use.opponent, ADDITIONAL_ACTIONS)


CARDS = (
    script(
        "modified-hwk-290",
        After(PLAY_THIS, own(_place_two)),
        After(ACTIVATE_THIS, indirect_to_yourself(own_amount(_damage_on_this))),
        own_words=True,
    ),
    script("canto-bight-pistol", Special(deal_damage_by(_more_for_villains)), own_words=True),
    script("hidden-blaster", AfterMay(PLAY_THIS, remove_shields(1, SHIELDED & CHARACTER))),
    script(
        "stun-baton",
        AfterMay(THIS_DIE_DAMAGES, remove_dice(Subject("its-dice", _dice_of_who_was_hurt)), cost=spend(1)),
        own_words=True,
    ),
    script("defend", Event(remove_dice(showing(MELEE) & ANY_DIE, 3, up_to=True))),
    script("dive", Event(remove_dice(showing(RANGED) & ANY_DIE, 3, up_to=True))),
    script("ice-storm", Event(remove_shields_from_each(1, CHARACTER))),
    script("no-cheating", Event(deal_damage(own_amount(_their_additional_actions), OPPONENTS_CHARACTER)), own_words=True),
    script("shelter", Event(remove_dice(showing(INDIRECT) & ANY_DIE))),
    script("backup-specialist", Action(reroll_dice(YOUR_DIE, 2, up_to=True), cost=EXHAUST_THIS)),
    script(
        "remote-stockpile",
        Action(choose_modes(1, ("store", (own(store),)), ("take all", (own(take_all),))), cost=EXHAUST_THIS),
        own_words=True,
    ),
    script("scrap-heap", AfterMay(DISCARD_FROM_OPPONENTS_DECK, gain(1), cost=EXHAUST_THIS)),
    script("bodyguard", PlayOn(~UNIQUE & CHARACTER), changes(GUARDIAN, attached, key="gives-keyword", keyword=GUARDIAN)),
    script("quickdraw-holster", AfterMay(ACTIVATE_ATTACHED, reroll_dice(ATTACHED_WEAPON_DICE, ANY_NUMBER, up_to=True))),
)
