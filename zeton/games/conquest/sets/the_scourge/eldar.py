"""Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script(
        "death-from-above",
        DeployAction(
            (
                choose(~ELITE & with_keyword(MOBILE) & UNIT_CARD & IN_YOUR_HAND & CAN_ENTER_PLAY),
                put_into_play(CHOSEN_CARD, THE_LAST_PLANET),
            ),
        ),
    ),
    script("dome-of-crystal-seers", Interrupt(YOU_SEARCH, search_more(3))),
)
