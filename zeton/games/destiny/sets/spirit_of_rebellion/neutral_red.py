"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

# ── Air Superiority ───────────────────────────────────────────────────────────────────────────────────────────────────


def _take_to_the_air(use: UseAbility, table: DestinyTable) -> None:
    if table.zone[use.card] == SUPPORTS:
        table.shields[use.card] = 3
        table.note("shields", use.seat, (use.card,), 3)


CARDS = (
    script("supply-line", Special(reroll_dice(YOUR_DIE, ANY_NUMBER, up_to=True))),
    script("astromech", Action(turn_dice(subtype(VEHICLE) & ANY_DIE), cost=REMOVE_THIS_DIE)),
    script(
        "rocket-launcher",
        Special(choose_one(discard_cards(subtype(VEHICLE) & SUPPORT), deal_damage_to_several(2, 2))),
    ),
    script(
        "bombing-run",
        Event(
            (
                resolve_die(showing(DISRUPT) & colour(RED) & YOUR_DIE),
                THEN,
                deal_damage_to_each(1, OPPONENTS_CHARACTER),
            )
        ),
    ),
    script(
        "collateral-damage",
        Event((resolve_dice(showing(MELEE, RANGED) & YOUR_DIE, ANY_NUMBER, least=1), THEN, opponent_loses(1))),
        own_words=True,
    ),
    script("salvo", Event(resolve_die(showing(RANGED) & YOUR_DIE, everybody=True)), own_words=True),
    script("suppression", Event((remove_dice(showing(RANGED) & colour(RED) & YOUR_DIE), THEN, remove_dice(OPPONENTS_DIE)))),
    script("aftermath-spirit-of-rebellion", After(CHARACTER_WAS_DEFEATED, gain(1))),
    script(
        "air-superiority",
        After(PLAY_THIS, own(_take_to_the_air)),
        Action(move_shields(THIS_IN_PLAY, CHARACTER, 1), cost=EXHAUST_THIS),
        own_words=True,
    ),
    script("training", PlayOn(~UNIQUE & colour(RED) & CHARACTER), changes(ELITE, attached), own_words=True),
    script(
        "wingman",
        PlayOn(colour(RED) & CHARACTER),
        AfterMay(you_activate(colour(RED) & CHARACTER), activate(ATTACHED)),
    ),
)
