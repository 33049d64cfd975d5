"""Red hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage
from zeton.games.destiny.rules.terms import BEING_PLAYED

# ── Strike Team ───────────────────────────────────────────────────────────────────────────────────────────────────


def _this_against_riches(table: DestinyTable, card: int, source: int) -> bool:
    """It is cheaper wherever it is played from."""
    return card == source and table.resources[1 - table.controller[source]] >= 3


# ── Teamwork ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _other_characters(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in CHARACTER.cards(table, use.seat) if card != table.host[use.card])


def _shield_one(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.give_shields(table, chosen[0], 1)


# ── Poe Dameron's Blaster ─────────────────────────────────────────────────────────────────────────────────────────


def _more_for_poe(use: UseAbility, table: DestinyTable) -> int:
    return 3 if is_on(table, use.card, "Poe Dameron") else 2


CARDS = (
    script("poe-dameron-two-player-game", Special((give_shields(1), turn_dice(besides_this(ANY_DIE), up_to=True)))),
    script("medical-droid", Special(heal(1, CHARACTER))),
    script(
        "strike-team",
        changes(COST, _this_against_riches, -1, zones=(HAND, DECK, DISCARD, BEING_PLAYED)),
        own_words=True,
    ),
    script(
        "teamwork",
        Special(
            (
                give_shields(1, ATTACHED),
                own(*select(Subject("others", _other_characters), _shield_one, verb="shield", least=0, number=1)),
            )
        ),
        own_words=True,
    ),
    script("poe-dameron-s-blaster", Special(deal_damage(own_amount(_more_for_poe))), own_words=True),
    script("honor-guard", Action(remove_dice(SHOWING_DAMAGE & ANY_DIE), cost=DISCARD_THIS)),
)
