"""Astra Militarum cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import exhausting

# ── The Glovodan Eagle ────────────────────────────────────────────────────────────────────────────────────────────


def _detach(use: UseAbility, table: ConquestTable) -> None:
    """It is in play already, and stays as it is: ready or not, where the warlord is."""
    location = table.location(use.card)
    table.host[use.card] = 0
    exhausting.shift(table, use.card, location)


AS_A_UNIT = at_once(attack(THIS, 1, zones=UNIT_ZONES), health(THIS, 1, zones=UNIT_ZONES))

CARDS = (
    script(
        "torquemada-coteaz",
        CombatAction(
            attack_for_next_attack(3, THIS_CARD), cost=sacrifice(YOUR & UNIT & AT_THIS_PLANET), condition=ONCE_PER_ATTACK
        ),
    ),
    script("coteazs-henchmen", Interrupt(THIS_LEAVES_PLAY, ready(YOUR_WARLORD))),
    script(
        "formosan-black-ship",
        Interrupt(you_sacrifice(~TOKEN_UNIT & UNIT), put_tokens("Guardsman", THAT_PLANET, 2), cost=EXHAUST_THIS),
    ),
    script(
        "the-glovodan-eagle",
        attack(ATTACHED, 1),
        AS_A_UNIT,
        CombatAction(own(_detach)),
        Action(return_to_hand(THIS_CARD), zones=UNIT_ZONES),
        own_words=True,
    ),
    script(
        "the-emperor-protects",
        Interrupt(leaves_play_from_a_planet(YOUR & UNIT & at_a_planet_with(OWN_WARLORD)), RETURN_TO_HAND_INSTEAD),
        own_words=True,
    ),
)
