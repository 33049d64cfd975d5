"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import entering

# ── Slake the Thirst ──────────────────────────────────────────────────────────────────────────────────────────────

MOST_TO_DISCARD = 3


def _holds_cards(prospect: Prospect, table: ConquestTable, hq: int) -> bool:
    """The piece of an HQ stands for its player; this card will have left the hand by then."""
    return any(held != prospect.card for held in table.pile(HAND, table.owner[hq]))


def _ask_how_many(use: UseAbility, table: ConquestTable) -> None:
    most = min(MOST_TO_DISCARD, len(table.pile(HAND, table.owner[use.targets[0]])))
    table.ask(use.seat, "choose", [option("x", use.card, 0, number) for number in range(1, most + 1)] or [PASS])


def _discard_so_many(use: UseAbility, table: ConquestTable) -> None:
    use.x = table.picked.number
    for _ in range(use.x):
        entering.discard_at_random(table, table.owner[use.targets[0]])


def _draw_as_many(use: UseAbility, table: ConquestTable) -> None:
    entering.draw(table, table.owner[use.targets[0]], use.x)


CARDS = (
    script("kabalite-halfborn", Interrupt(THIS_LEAVES_PLAY, draw(1))),
    script(
        "slake-the-thirst",
        Action(
            own(_ask_how_many, _discard_so_many, _draw_as_many, about=TARGET, could=_holds_cards),
            cost=EXHAUST_YOUR_WARLORD,
            targets=target(HEADQUARTERS),
        ),
        own_words=True,
    ),
    script("shadow-field", unharmed_by(ARMY_UNIT & printed_cost_at_most(2))),
)
