"""Smugglers and Spies cards of The Search for Skywalker, in collector order (set 44)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.kernel.ability import TO_FIRST, Relation, modified

# ── Echo Caverns ──────────────────────────────────────────────────────────────────────────────────────────────────

MOVABLE = (*ICON_NAMES.values(), *EDGE_ICON_NAMES.values())
"""The kinds of combat icon, by the number an option calls them (beginning with 1)."""


def _share_a_trait(table: StarWarsTable, card: int, other: int) -> bool:
    return card != other and not table.cards[card].traits.isdisjoint(table.cards[other].traits)


SHARES_A_TRAIT = Filter("shares-a-trait", lambda t, c, s: any(_share_a_trait(t, c, unit) for unit in UNIT.cards(t, s)))
WITH_ITS_TRAIT = Relation("with-its-trait", TO_FIRST, _share_a_trait)


def _icons_to_move(table: StarWarsTable, unit: int, to: int) -> list[Option]:
    printed = (*table.cards[unit].icons, *table.cards[unit].edge_icons)
    numbers = [number for number, name in enumerate(MOVABLE) if modified(table, name, unit, printed[number]) > 0]
    return [option("move icon", unit, to, number + 1) for number in numbers]


def _ask_icon_to_move(use: UseAbility, table: StarWarsTable) -> None:
    first, second = use.targets
    options = [*_icons_to_move(table, first, second), *_icons_to_move(table, second, first)]
    table.ask(use.seat, "move icon", options if len(in_play(table, use.targets)) == 2 and options else [PASS])


def _move_icon(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        _, loser, gainer, number = table.picked
        icon = MOVABLE[number - 1]
        table.lasting += (Lasting(icon, loser, -1, PHASE), Lasting(icon, gainer, 1, PHASE))


CARDS = (
    # Set 44
    script("renegade-squadron-mobilization", Reaction(ENEMY_UNIT_LEFT_PLAY, draw(1))),
    script("renegade-squadron", Reaction(THIS_IS_FOCUSED_TO_STRIKE_AS_ATTACKER, RESCUE_AT_ENGAGED_OBJECTIVE, cost=DAMAGE_THIS)),
    script(
        "echo-caverns",
        Action(
            own(_ask_icon_to_move, _move_icon, about=TARGET, could=lambda p, t, c: bool(_icons_to_move(t, c, c))),
            targets=(target(UNIT & SHARES_A_TRAIT), target(UNIT, WITH_ITS_TRAIT)),
            cost=FOCUS_THIS,
        ),
        own_words=True,
    ),
)
