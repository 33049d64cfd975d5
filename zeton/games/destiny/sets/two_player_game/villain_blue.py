"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import piles
from zeton.kernel.ability import Circumstance

# ── Kylo Ren ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_colour(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "colour", [option(name) for name in COLOURS])


def _reveal_one_of_their_hand(use: UseAbility, table: DestinyTable) -> None:
    named = table.picked.verb
    use.ok = any(table.cards[card].colour == named for card in piles.reveal_at_random(table, use.opponent, 1))


def _have_they_a_hand(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return bool(table.hand(1 - prospect.seat))


# ── Crossguard Lightsaber ─────────────────────────────────────────────────────────────────────────────────────────

ON_KYLO_REN = Circumstance("own", lambda t, card, event: is_on(t, card, "Kylo Ren"))


CARDS = (
    script(
        "kylo-ren-two-player-game",
        AfterMay(ACTIVATE_THIS, (own(_ask_colour, _reveal_one_of_their_hand, could=_have_they_a_hand), THEN, deal_damage(2))),
        own_words=True,
    ),
    script("dark-counsel", Special((draw(1), REROLL_THIS_DIE))),
    script(
        "crossguard-lightsaber",
        After(given(PLAY_THIS, ON_KYLO_REN), deal_damage(1)),
        Special(deal_damage_or(2, 3, SHIELDED & CHARACTER)),
        own_words=True,
    ),
    script(
        "force-stasis",
        PlayOn(colour(BLUE) & CHARACTER),
        Special((remove_dice(showing(RANGED) & ANY_DIE), THEN, deal_damage(1))),
    ),
    script("jedi-rival", AfterMay(ACTIVATE_ATTACHED, remove_shields(1, SHIELDED & CHARACTER))),
    script("your-skills-are-complete", Event(turn_dice(UPGRADE_DIE, to=(BLANK,)))),
)
