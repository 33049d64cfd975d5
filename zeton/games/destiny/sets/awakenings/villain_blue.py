"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, piles
from zeton.games.destiny.rules.terms import HAND_SIZE

# ── Kylo Ren ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _aim(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """The character is chosen before the card is seen."""


def _read_a_thought(use: UseAbility, table: DestinyTable) -> None:
    if not use.ok or not table.hand(use.opponent):
        return
    card = table.roll(table.hand(use.opponent))
    table.show((card,), 1 << use.seat)
    table.note("looks at", use.seat, (card,))
    damage.deal(table, [(use.targets[0], table.cards[card].cost)], use.die or use.card, use.seat)


# ── Boundless Ambition ────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_up(use: UseAbility, table: DestinyTable) -> None:
    """Never above the hand size."""
    piles.draw(table, use.seat, max(0, HAND_SIZE - len(table.hand(use.seat))))


CARDS = (
    script("darth-vader-awakenings", AfterMay(ACTIVATE_THIS, OPPONENT_DISCARDS)),
    script(
        "kylo-ren-awakenings", Special(own(*select(OPPONENTS_CHARACTER, _aim, verb="hit"), _read_a_thought)), own_words=True
    ),
    script("nightsister", Action((reroll_dice(ANY_DIE), deal_damage(1, THIS_IN_PLAY))), own_words=True),
    script("immobilize", PlayOn(colour(BLUE) & CHARACTER), Action(turn_dice(ANY_DIE, to=(BLANK,)), cost=REMOVE_THIS_DIE)),
    script(
        "abandon-all-hope",
        Event(
            choose_modes(
                1,
                ("lose all resources", (opponent_loses(ANY_NUMBER),)),
                ("discard hand", (OPPONENT_DISCARDS_HAND,)),
                by_opponent=True,
            )
        ),
        own_words=True,
    ),
    script("boundless-ambition", Event(own(_draw_up)), own_words=True),
    script("enrage", Event((deal_damage(1, colour(BLUE) & YOUR_CHARACTER), THEN, gain(1)))),
    script("feel-your-anger", Event(remove_dice(OPPONENTS_DIE, number_of(showing(BLANK) & OPPONENTS_DIE))), own_words=True),
    script(
        "force-strike", Event((turn_dice(colour(BLUE) & YOUR_DIE, to=(MELEE,)), THEN, resolve_die(THAT_DIE, optional=True)))
    ),
    script("intimidate-awakenings", Event(remove_shields(ANY_NUMBER, SHIELDED & CHARACTER))),
    script("isolation-awakenings", Event((spot(BLUE), remove_dice(CHARACTER_DIE)))),
    script(
        "power-of-the-dark-side",
        Action((reroll_dice(YOUR_DIE), if_it_shows(BLANK), deal_damage(2, unblockable=True)), cost=EXHAUST_THIS),
    ),
    script("hidden-in-shadow", Action(give_shields(1, ATTACHED), cost=EXHAUST_THIS, condition=ATTACHED_UNSHIELDED)),
)
