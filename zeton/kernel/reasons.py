"""Why not? What the answer of every game is made of: conditions that do not hold, each with the number of its rule.

A game asks the same functions its options ask, so the answer to "why can't I?" can never disagree with the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from zeton.kernel.ability import Ability, Condition, Target
from zeton.kernel.event import FORCED, INTERRUPT, NOTHING, REACTION, Event, Window
from zeton.kernel.filter import Filter
from zeton.kernel.game import Reason
from zeton.kernel.use import Use, is_candidate

if TYPE_CHECKING:
    from zeton.kernel.decision import Decision

ANSWERS = frozenset((INTERRUPT, REACTION, *FORCED.values()))
"""The kinds of decision that are windows of interrupts or reactions."""


def is_offered(decision: Decision | None, seat: int, card: int, spent_by: frozenset[str]) -> bool:
    """Whether the open decision lets the seat do something with the card, other than pay with it or throw it away."""
    if decision is None or decision.seat != seat:
        return False
    return any(card == o.target or (card == o.card and o.verb not in spent_by) for o in decision.options)


def distinct(reasons: Iterable[Reason]) -> list[Reason]:
    """The reasons, each once, whatever rules say it."""
    found: list[Reason] = []
    for reason in reasons:
        if not any(reason.key == other.key and reason.arguments == other.arguments for other in found):
            found.append(reason)
    return found


def unmet(table: Any, seat: int, card: int, ability: Ability | None, conditions: Iterable[Condition]) -> list[Reason]:
    """The conditions that do not hold."""
    return [
        Reason(condition.rule, condition.key, dict(condition.args))
        for condition in conditions
        if not condition.test(table, seat, card, ability)
    ]


def unpayable(table: Any, seat: int, card: int, ability: Ability, rule: str) -> list[Reason]:
    """The costs that cannot be paid, each in the words it has on the card."""
    return [
        Reason(rule, "cost-cannot-be-paid", {"cost": cost}) for cost in ability.costs if not cost.payable(table, seat, card)
    ]


# ── what is happening ─────────────────────────────────────────────────────────────────────────────────────────────


def open_window(table: Any) -> Window | None:
    """The window of interrupts or reactions that is open now."""
    top = table.stack[-1] if table.stack else None
    return top if isinstance(top, Window) else None


def happening(table: Any, card: int, ability: Ability) -> list[tuple[int, Event]]:
    """What this interrupt or reaction could answer now, each with its place among what happens at once."""
    window = open_window(table)
    if window is None or ability.when is None or ability.timing not in (window.timing, FORCED[window.timing]):
        return []
    heard = table.index.answers
    return [
        (which, event)
        for which, event in enumerate(table.stack[window.host].happening(table))
        if any(other == card and a is ability for other, _, a in heard.get((ability.timing, event.kind), ()))
        and ability.when.test(table, card, event)
    ]


def unused(table: Any, card: int, number: int, found: list[tuple[int, Event]]) -> tuple[Event, int]:
    """The first of these events that the ability has not answered yet, and where on the stack it happens."""
    window = open_window(table)
    assert window is not None
    for which, event in found:
        if (card, number, which) not in window.used:
            return event, window.host
    return NOTHING, -1


# ── targets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def why_no_target(table: Any, seat: int, card: int, rule: str) -> list[Reason]:
    """Why a card is not among the targets the seat is choosing; nothing if it is choosing none."""
    use, decision = table.stack[-1], table.decision
    if not isinstance(use, Use) or decision.seat != seat or all(o.verb != "target" for o in decision.options):
        return []
    target = use.ability(table).targets[len(use.targets)]
    if card in use.targets and target.different:
        return [Reason(rule, "targeted-already", {})]
    is_such = fits(table, card, target.filter, use.card)
    if is_such and not table.game.may_be_targeted(table, card, use.card):
        return [Reason(rule, "cannot-be-targeted", {})]
    paid = getattr(use, "paid", ())
    if is_such and is_candidate(table, use.card, target, card, use.targets, use.answered(table), paid):
        return [Reason(rule, "targeted-in-vain", {})]
    return [Reason(rule, "not-what-is-targeted", {"which": wanted(target)})]


ANOTHER = Filter("target-another", lambda table, card, source: True)
"""In words: not the card that is the first target."""


def missing_target(ability: Ability, is_first_there: bool) -> Filter:
    """Which card an ability lacks as its target: the first, or one that goes with it."""
    return wanted(ability.targets[1 if is_first_there and len(ability.targets) > 1 else 0])


def wanted(target: Target) -> Filter:
    """Which cards a target may be, with what they must be related to."""
    return ANOTHER & target.said if target.key == "another" else target.said


def fits(table: Any, card: int, which: Any, source: int) -> bool:
    """Whether a card is one of those a filter means."""
    return card in which.cards(table, source)
