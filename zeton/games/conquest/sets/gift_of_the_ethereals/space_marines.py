"""Space Marine cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import exhausting

# ── Know No Fear ──────────────────────────────────────────────────────────────────────────────────────────────────

MOST_TO_MOVE = 3
AT_HOME = YOUR & SPACE_MARINES & ARMY_UNIT & IN_AN_HQ


def moves_left(use: UseAbility, table: ConquestTable) -> list[Option]:
    """Every unit that has not been sent anywhere yet, with every planet to which none has been sent."""
    units = [unit for unit in AT_HOME.cards(table, use.card) if unit not in use.chosen and is_reached(use, table, unit)]
    planets = [planet for planet in table.planets() if planet not in use.chosen]
    return [option("move", unit, planet) for unit in units for planet in planets]


def _ask_for_move(use: UseAbility, table: ConquestTable) -> Next:
    left = moves_left(use, table)
    if not left or len(use.chosen) == 2 * MOST_TO_MOVE:
        return 1
    table.ask(use.seat, "choose", [*left, DONE])
    return None


def _take_move(use: UseAbility, table: ConquestTable) -> Next:
    if table.picked == DONE:
        return None
    use.chosen += (table.picked.card, table.picked.target)
    return -2  # ask again


def _move_them(use: UseAbility, table: ConquestTable) -> None:
    units, planets = use.chosen[::2], use.chosen[1::2]
    exhausting.move_each(table, zip(units, map(table.position.__getitem__, planets), strict=True))


CARDS = (
    script("white-scars-bikers", attack(THIS & UNIT & at_a_planet_with(WARLORD), 2)),
    script(
        "know-no-fear",
        DeployAction(own(_ask_for_move, _take_move, _move_them, could=there_is(AT_HOME)), cost=EXHAUST_YOUR_WARLORD),
        own_words=True,
    ),
    script(
        "crushing-blow",
        Reaction(damages(SPACE_MARINES & UNIT, ENEMY & UNIT), deal_damage(1, THAT_CARD, unpreventable=True)),
    ),
)
