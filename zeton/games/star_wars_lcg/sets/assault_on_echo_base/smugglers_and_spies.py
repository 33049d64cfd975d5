"""Smugglers and Spies cards of Assault on Echo Base, in collector order (set 54)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle

# ── Last Defense of Hoth ──────────────────────────────────────────────────────────────────────────────────────────


def _place_from_deck(use: UseAbility, table: StarWarsTable) -> None:
    battle = use.occasion(table)
    assert isinstance(battle, EdgeBattle)
    battle.place_from_deck(table, use.card)


CARDS = (
    # Set 54
    script(
        "last-defense-of-hoth",
        Interrupt(
            YOU_PLACE_AN_EDGE_CARD,
            own(_place_from_deck, could=there_is(IN_YOUR_DECK)),
            condition=(THIS_IS_UNDAMAGED, ONCE_PER_EDGE_BATTLE),
        ),
        own_words=True,
    ),
    script("col-serra", changes(UNTOUCHED_BY_ENEMY, THIS & while_so(YOU_HAVE_THE_EDGE), key="untouched-by-enemy")),
    script(
        "renegade-squadron-x-wing",
        Action(return_to_hand(), targets=target(OTHER & UNIT & printed_cost_at_most(2)), cost=SACRIFICE_THIS),
    ),
    script(
        "a-stinging-insult",
        Reaction(
            you_declare_attacker(affiliation("Smugglers and Spies") & CHARACTER & UNIT),
            must_defend(),
            targets=target(ENEMY & UNIT),
        ),
    ),
    script(
        "dont-get-cocky",
        Reaction(
            you_win_an_edge_battle_by(2),
            gain_icons_until_end_of(ENGAGEMENT, blast=2),
            targets=target(PARTICIPATING & UNIT),
        ),
    ),
)
