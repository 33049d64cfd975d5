"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.conditions import spot_to_play
from zeton.games.destiny.language.constants import constant, on_colour, this
from zeton.games.destiny.language.costs import EXHAUST_THIS
from zeton.games.destiny.language.effects import (
    THEN,
    heal_each,
    own,
    remove_dice,
    reroll_dice,
    spot,
    turn_dice,
)
from zeton.games.destiny.language.filters import (
    ANY_DIE,
    CHARACTER_DIE,
    OPPONENTS_DIE,
    YOUR_CHARACTER,
    YOUR_DIE,
    showing,
    value_at_most,
)
from zeton.games.destiny.language.script import Action, Event, PlayOnly, Special, script
from zeton.games.destiny.language.subjects import Subject
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import BLUE, INDIRECT, POOL, RANGED, REDEPLOY
from zeton.kernel.decision import PASS, option

# ── Force Focus ──────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_reveal(use: UseAbility, table: DestinyTable) -> str | None:
    """The card stays in hand."""
    if not table.dice_pool(use.opponent):
        return FINISH
    blue = [card for card in table.hand(use.seat) if table.cards[card].colour == BLUE]
    table.ask(use.seat, "reveal", [*(option("reveal", card) for card in blue), PASS])
    return None


def _reveal(use: UseAbility, table: DestinyTable) -> str | None:
    if table.picked == PASS:
        return FINISH
    table.show((table.picked.card,))
    table.note("reveals", use.seat, (table.picked.card,))
    return None


# ── Perseverance ─────────────────────────────────────────────────────────────────────────────────────────────────


def _that_die(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(die for die in (use.amount,) if table.zone[die] == POOL)


def _keep_die(use: UseAbility, table: DestinyTable) -> None:
    use.amount = use.targets[0]


CARDS = (
    script(
        "force-focus",
        PlayOnly(spot_to_play(BLUE)),
        Special((turn_dice(YOUR_DIE), own(_ask_reveal, _reveal), turn_dice(OPPONENTS_DIE))),
        own_words=True,
    ),
    script(
        "heirloom-lightsaber", constant("keyword-on-colour", REDEPLOY, on_colour(BLUE, this), keyword=REDEPLOY, colour=BLUE)
    ),
    script("alter", Event(turn_dice(ANY_DIE, 2, up_to=True))),
    script("invigorate", Event((spot(BLUE), heal_each(1, YOUR_CHARACTER)))),
    script("mislead", Event(remove_dice(value_at_most(2) & CHARACTER_DIE))),
    script("the-force-is-with-me", Event(remove_dice(showing(RANGED, INDIRECT) & ANY_DIE))),
    script(
        "perseverance",
        Action(
            (reroll_dice(YOUR_DIE), THEN, own(_keep_die), reroll_dice(Subject("that-die", _that_die), up_to=True)),
            cost=EXHAUST_THIS,
        ),
        own_words=True,
    ),
)
