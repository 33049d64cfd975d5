"""Resources that lie on a card until somebody takes them (R1.4)."""

from __future__ import annotations

from zeton.games.destiny.rules.abilities import UseAbility
from zeton.games.destiny.rules.piles import gain
from zeton.games.destiny.rules.printed import Printed
from zeton.games.destiny.rules.table import DestinyTable


def store(use: UseAbility, table: DestinyTable) -> None:
    """A resource of the supply is put on the card."""
    table.stored[use.card] += 1
    table.note("stores", use.seat, (use.card,), table.stored[use.card])


def take_all(use: UseAbility, table: DestinyTable) -> None:
    """Everything that lies on the card is gained."""
    stored, table.stored[use.card] = table.stored[use.card], 0
    gain(table, use.seat, stored)


def stores(printed: Printed) -> bool:
    """Whether a card has an ability that puts resources on it."""
    if printed.script is None:
        return False
    return any(store in effect.steps for ability in printed.script.abilities for effect in ability.effects)
