"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import damage, entering, looking
from zeton.games.conquest.rules.looking import PutBack

TORTURE = trait("Torture")

# ── Crucible of Malediction ───────────────────────────────────────────────────────────────────────────────────────


def _ask_whose_deck(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "choose", [option("look at deck", table.warlords[seat]) for seat in (use.seat, 1 - use.seat)])


def _look_at_it(use: UseAbility, table: ConquestTable) -> None:
    use.x = looking.look_at_top(table, use.seat, table.owner[table.picked.card], 3)


def _ask_what_to_discard(use: UseAbility, table: ConquestTable) -> None:
    cards = looking.looked_at(table, use.seat, use.x)
    table.ask(use.seat, "discard", [option("discard", card) for card in cards] or [PASS])


def _discard_it_and_put_back(use: UseAbility, table: ConquestTable) -> None:
    if table.picked != PASS:
        entering.discard(table, table.picked.card)
    table.begin(PutBack(use.seat, use.x, on_top=True))


# ── Searing Brand ─────────────────────────────────────────────────────────────────────────────────────────────────

TO_ESCAPE = 2  # cards that the opponent discards
BURNT = ~WARLORD & UNIT & at_a_planet_with(OWN_WARLORD)


def _may_be_burnt(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return damage.can_be_dealt(table, card, prospect.card, prospect.seat)


def _offer_escape(use: UseAbility, table: ConquestTable) -> None:
    """Whoever has begun to discard must go on."""
    hand = table.pile(HAND, 1 - use.seat)
    able = use.x > 0 or len(hand) >= TO_ESCAPE
    options = [option("discard", card) for card in hand] if able else []
    table.ask(1 - use.seat, "discard", options if use.x else [*options, PASS])


def _take_escape(use: UseAbility, table: ConquestTable) -> Next:
    if table.picked == PASS:
        return None
    entering.discard(table, table.picked.card)
    use.x += 1
    return PUT_AWAY if use.x == TO_ESCAPE else -2


def _burn(use: UseAbility, table: ConquestTable) -> None:
    damage.deal(table, use.card, use.seat, [(use.targets[0], 3)], unpreventable=True)


CARDS = (
    script("bloodied-reavers", attack(THIS & UNIT & at_a_planet_with(WARLORD), 2)),
    script(
        "crucible-of-malediction",
        Reaction(
            you_play(TORTURE & EVENT_CARD),
            own(_ask_whose_deck, _look_at_it, _ask_what_to_discard, _discard_it_and_put_back),
            cost=EXHAUST_THIS,
        ),
        own_words=True,
    ),
    script(
        "searing-brand",
        CombatAction(
            own(_offer_escape, _take_escape, _burn, about=TARGET, could=_may_be_burnt),
            targets=target(BURNT),
        ),
        own_words=True,
    ),
)
