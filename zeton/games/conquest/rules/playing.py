"""May this card be deployed, played or used now? Every condition has a name and the number of its rule.

The options of a decision ask whether all conditions hold; ``reasons.explain`` names those that do not.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from zeton.games.conquest.rules.abilities import UseAbility, may_play_limited, may_use
from zeton.games.conquest.rules.attaching import has_host
from zeton.games.conquest.rules.deploying import (
    Deploy,
    may_deploy,
    may_deploy_within_reach,
    places_of,
    reach_of_reductions,
)
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import AMBUSH, ARMY, ATTACHMENT, COMBAT, DEPLOY, HAND, RELIC, SUPPORT
from zeton.kernel.ability import actions_at_hand
from zeton.kernel.decision import Option, option
from zeton.kernel.telling import titles
from zeton.kernel.use import NO_EVENT

DEPLOYABLE: Final[tuple[str, ...]] = (ARMY, SUPPORT, ATTACHMENT)
DEPLOY_TURN: Final = "deploy turn"


class Rule(NamedTuple):
    """A named condition for deploying a card."""

    number: str
    key: str
    holds: Callable[[ConquestTable, int, int], bool]
    arguments: Callable[[ConquestTable, int, int], dict[str, Any]]


def _nothing(table: ConquestTable, seat: int, card: int) -> dict[str, Any]:
    return {}


def _title(table: ConquestTable, seat: int, card: int) -> dict[str, Any]:
    return {"card": titles(table, card)}


def _in_time(table: ConquestTable, seat: int, card: int) -> bool:
    return table.phase == DEPLOY or (table.phase == COMBAT and table.has_keyword(card, AMBUSH))


def _unique(table: ConquestTable, seat: int, card: int) -> bool:
    printed = table.cards[card]
    return not printed.unique or not table.controls_unique(seat, printed.title)


def _relic(table: ConquestTable, seat: int, card: int) -> bool:
    return RELIC not in table.cards[card].traits or not table.relics(seat)


def _has_host(table: ConquestTable, seat: int, card: int) -> bool:
    return table.cards[card].type != ATTACHMENT or has_host(table, card)


def _enough(table: ConquestTable, seat: int, card: int) -> bool:
    return table.cost(card) <= table.resources[seat] or bool(places_of(table, seat, card)) or not _has_host(table, seat, card)


def cost_arguments(table: ConquestTable, seat: int, card: int) -> dict[str, Any]:
    """What a card costs, and what its player has."""
    return {"cost": table.cost(card), "resources": table.resources[seat]}


DEPLOYING: Final = (
    Rule("R6.9", "only-in-a-deploy-turn", _in_time, _nothing),
    Rule("R18.10", "one-limited-card-per-round", may_play_limited, _nothing),
    Rule("R19.4", "unique-in-play", _unique, _title),
    Rule("R19.5", "one-relic", _relic, _nothing),
    Rule("R6.8", "nothing-to-attach-to", _has_host, _nothing),
    Rule("R6.5", "not-enough-resources", _enough, cost_arguments),
)


def deployable(table: ConquestTable, seat: int) -> list[Option]:
    """The cards in hand a seat may deploy in its deploy turn (R6.3)."""
    cards, changed = table.cards, table.changes_costs()
    resources, reach = table.resources[seat], reach_of_reductions(table, seat)
    return [
        option("deploy", card)
        for card in table.zones[HAND * 2 + seat]
        if (missing := (table.cost(card) if changed else cards[card].cost) - resources) <= reach
        and cards[card].type in DEPLOYABLE
        and may_deploy_within_reach(table, seat, card, missing)
    ]


def ambushers(table: ConquestTable, seat: int) -> list[Option]:
    """The cards with Ambush a seat may deploy as an action in the combat phase (R18.2)."""
    hand = table.zones[HAND * 2 + seat]
    ambush: Collection[int] = table.with_printed(AMBUSH)
    if AMBUSH in table.index.constants or (table.lasting and any(effect.what == AMBUSH for effect in table.lasting)):
        ambush = [card for card in hand if table.cards[card].type in DEPLOYABLE and table.has_keyword(card, AMBUSH)]
    if not ambush:
        return []
    return [option("deploy", card) for card in hand if card in ambush and may_deploy(table, seat, card)]


def abilities(table: ConquestTable, seat: int) -> list[Option]:
    """The actions a seat may initiate: on cards it controls, and events in hand (R13.4)."""
    found = []
    for card, number, ability in actions_at_hand(table, seat):
        if may_use(table, seat, card, ability, NO_EVENT):
            found.append(option("use", card, 0, number))
    return found


def actions(table: ConquestTable, seat: int) -> list[Option]:
    """Everything a seat may do in an action window now (R5.5)."""
    found = abilities(table, seat)
    return ambushers(table, seat) + found if table.phase == COMBAT else found


def act(table: ConquestTable, seat: int) -> None:
    """Begin what has been picked."""
    verb, card, _, number = table.picked
    if verb == "deploy":
        table.begin(Deploy(NO_EVENT, card, seat))
    else:
        table.begin(UseAbility(NO_EVENT, card=card, seat=seat, number=number))
