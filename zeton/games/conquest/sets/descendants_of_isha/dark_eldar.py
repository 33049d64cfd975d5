"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import damage, entering
from zeton.games.conquest.rules.abilities import CopyEffects, may_be_copied
from zeton.games.conquest.rules.terms import TOP_REVEALED
from zeton.games.conquest.rules.winning import check_decks
from zeton.kernel.ability import Effect

TORTURE = trait("Torture")

# ── Rakarth's Experimentations ────────────────────────────────────────────────────────────────────────────────────


def _discard_such_a_card_or_suffer(which: Filter) -> Effect:
    def ask(use: UseAbility, table: ConquestTable) -> None:
        victim = 1 - use.seat
        cards = [card for card in table.pile(HAND, victim) if which(table, card, use.card)]
        options = [option("discard", card) for card in cards]
        table.ask(victim, "choose", [*options, option("hit", table.warlords[victim], 0, 1)])

    def take(use: UseAbility, table: ConquestTable) -> None:
        if table.picked.verb == "discard":
            entering.discard(table, table.picked.card)
        else:
            damage.deal(table, use.card, use.seat, [(table.picked.card, 1)])

    return own(ask, take)


# ── Ichor Gauntlet ────────────────────────────────────────────────────────────────────────────────────────────────


def _can_be_copied(prospect: Prospect, table: ConquestTable, event: int) -> bool:
    return may_be_copied(table, prospect.seat, event)


def _copy_it(use: UseAbility, table: ConquestTable) -> None:
    table.begin(CopyEffects(NO_EVENT, card=use.answered(table).card, seat=use.seat))


# ── Urien's Oubliette ─────────────────────────────────────────────────────────────────────────────────────────────


def _discard_both_tops(use: UseAbility, table: ConquestTable) -> None:
    for seat in table.by_initiative():
        deck = table.pile(DECK, seat)
        if deck:
            entering.discard(table, deck[-1])
    check_decks(table)


def _both_draw(use: UseAbility, table: ConquestTable) -> None:
    entering.draw_both(table, 1)


CARDS = (
    script("urien-rakarth", cost(YOUR & TORTURE & EVENT_CARD, -1), cost(YOUR & ~TORTURE & EVENT_CARD, 1)),
    script("twisted-wracks", Action(ready(THIS_CARD), cost=discard_a(TORTURE & IN_YOUR_HAND))),
    script(
        "rakarths-experimentations",
        Action(
            choose_one(
                mode("name-units", _discard_such_a_card_or_suffer(ARMY_CARD)),
                mode("name-supports", _discard_such_a_card_or_suffer(SUPPORT_CARD)),
                mode("name-attachments", _discard_such_a_card_or_suffer(ATTACHMENT_CARD)),
                mode("name-events", _discard_such_a_card_or_suffer(EVENT_CARD)),
            )
        ),
        own_words=True,
    ),
    script(
        "ichor-gauntlet",
        Reaction(you_play(TORTURE & EVENT_CARD), own(_copy_it, about=THAT_CARD, could=_can_be_copied), cost=EXHAUST_ATTACHED),
        own_words=True,
    ),
    script(
        "uriens-oubliette",
        changes(TOP_REVEALED, lambda t, c, s: False),
        Action(
            choose_one(mode("discard-both-tops", own(_discard_both_tops)), mode("both-draw", own(_both_draw))),
            cost=EXHAUST_THIS,
        ),
        own_words=True,
    ),
)
