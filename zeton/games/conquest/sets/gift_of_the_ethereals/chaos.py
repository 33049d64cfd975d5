"""Chaos cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import damage, entering, exhausting
from zeton.games.conquest.rules.winning import check_decks

NURGLE = trait("Nurgle")

# ── Nurgling Bomb ─────────────────────────────────────────────────────────────────────────────────────────────────


def bombed(use: UseAbility | Prospect, table: ConquestTable, planet: int) -> list[int]:
    """The units at a planet that are not of Nurgle, those of the player with initiative first."""
    here = table.position[planet]
    units = (unit for seat in table.by_initiative() for unit in table.units_at(here, seat))
    return [unit for unit in units if not NURGLE(table, unit, use.card) and is_reached(use, table, unit)]


def _somebody_is_bombed(prospect: Prospect, table: ConquestTable, planet: int) -> bool:
    return bool(bombed(prospect, table, planet))


def _ask_about_the_next(use: UseAbility, table: ConquestTable) -> Next:
    """What was chosen is remembered as the unit that is damaged, or less than 0 as the one that is routed."""
    decided = tuple(map(abs, use.chosen))
    unit = next((unit for unit in bombed(use, table, use.targets[0]) if unit not in decided), 0)
    if not unit:
        return 1
    table.ask(table.controller[unit], "choose", [option("hit", unit, 0, 1), option("rout", unit)])
    return None


def _take_choice(use: UseAbility, table: ConquestTable) -> Next:
    use.chosen += (table.picked.card if table.picked.verb == "hit" else -table.picked.card,)
    return -2  # the next unit


def _hurt_them(use: UseAbility, table: ConquestTable) -> None:
    damage.deal(table, use.card, use.seat, [(unit, 1) for unit in use.chosen if unit > 0])


def _rout_them(use: UseAbility, table: ConquestTable) -> None:
    exhausting.rout(table, *(-unit for unit in use.chosen if unit < 0))


# ── Throne of Vainglory ───────────────────────────────────────────────────────────────────────────────────────────

CULTIST_TOKEN = "Cultist"
COSTLY = 3


def _discard_top_card(use: UseAbility, table: ConquestTable) -> None:
    card = table.pile(DECK, use.seat)[-1]
    use.x = table.cards[card].cost
    entering.discard(table, card)
    check_decks(table)


def _call_cultists(use: UseAbility, table: ConquestTable) -> None:
    if use.x >= COSTLY:
        entering.put_tokens(table, use.seat, CULTIST_TOKEN, (0, 0))


CARDS = (
    script("rotten-plaguebearers", Action(deal_damage(1), cost=EXHAUST_THIS, targets=target(UNIT & AT_THIS_PLANET))),
    script(
        "nurgling-bomb",
        CombatAction(
            own(_ask_about_the_next, _take_choice, _hurt_them, _rout_them, about=TARGET, could=_somebody_is_bombed),
            targets=target(PLANET),
        ),
        own_words=True,
    ),
    script("throne-of-vainglory", Action(own(_discard_top_card, _call_cultists), cost=EXHAUST_THIS), own_words=True),
)
