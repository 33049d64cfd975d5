"""Space Marine cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

SPACE_WOLVES = trait("Space Wolves")


# ── Rally the Charge ──────────────────────────────────────────────────────────────────────────────────────────────


def _has_command_icons(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return table.command(card) > 0 and is_reached(prospect, table, card)


CARDS = (
    script(
        "blood-claw-pack",
        Reaction(
            commits_to_this_planet(ENEMY & WARLORD),
            (choose(SPACE_WOLVES & UNIT_CARD & IN_YOUR_HAND & CAN_ENTER_PLAY), put_into_play(CHOSEN_CARD, THIS_PLANET)),
            cost=EXHAUST_THIS,
        ),
    ),
    script(
        "rally-the-charge",
        Action(
            attack_until_end_of(UNTIL_PHASE, twice_the_command_icons_of(TARGET), could=_has_command_icons),
            targets=target(YOUR & SPACE_MARINES & UNIT & at_a_planet_with(OWN_WARLORD)),
        ),
        own_words=True,
    ),
    script("secluded-apothecarion", Reaction(your_unit_is_destroyed(SPACE_MARINES & UNIT_CARD), gain(1), cost=EXHAUST_THIS)),
)
