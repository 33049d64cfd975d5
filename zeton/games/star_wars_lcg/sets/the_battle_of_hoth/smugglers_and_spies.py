"""Smugglers and Spies cards of The Battle of Hoth, in collector order (set 60)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import leaving
from zeton.kernel.use import candidates

# ── Narrow Escape ─────────────────────────────────────────────────────────────────────────────────────────────────


def _old_target(answered: UseAbility) -> int:
    """The single target as it stands now: another copy may have changed it already."""
    return next(target for target in answered.targets if target)


def _new_targets(use: UseAbility | Prospect, table: StarWarsTable) -> list[int]:
    """What might be targeted if the seat executed the effect: "friendly" and "enemy" are judged from it (A124)."""
    answered = use.occasion(table)
    old = _old_target(answered)
    wanted = answered.ability(table).targets[answered.targets.index(old)]
    card = answered.card
    owner, controller = table.owner, table.controller[card]
    table.owner = owner[:card] + bytes((use.seat,)) + owner[card + 1 :]
    table.controller[card] = use.seat
    found = [other for other in candidates(table, card, wanted, (), answered.answered(table)) if other != old]
    table.owner, table.controller[card] = owner, controller
    return found


def _ask_new_target(use: UseAbility, table: StarWarsTable) -> None:
    table.ask(use.seat, "target", [option("target", card) for card in _new_targets(use, table)] or [PASS])


def _take_new_target(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        answered, new = use.occasion(table), table.picked.card
        old = _old_target(answered)
        answered.targets = tuple(new if card == old else card for card in answered.targets)
        table.note("targets", use.seat, (answered.card, new))


# ── Tactical Retreat ──────────────────────────────────────────────────────────────────────────────────────────────


def _ask_who_retreats(use: UseAbility, table: StarWarsTable) -> None:
    """One after another; those named so far are the targets, though they are none."""
    left = [unit for unit in table.units(use.seat) if unit not in use.targets]
    table.ask(use.seat, "choose", [*(option("choose", unit) for unit in left), DONE])


def _name_who_retreats(use: UseAbility, table: StarWarsTable) -> str | None:
    if table.picked == DONE:
        return None
    use.targets += (table.picked.card,)
    return "own"


def _retreat(use: UseAbility, table: StarWarsTable) -> None:
    leaving.return_to_hand(table, *use.targets)


CARDS = (
    # Set 60
    script(
        "undercover-dealings",
        Reaction(OPPONENT_REFRESHES, DRAW_TO_RESERVE, condition=if_you_control_fewer(UNIT)),
    ),
    script("shadow-operative", Action(return_to_hand(THIS_CARD))),
    script(
        "narrow-escape",
        Interrupt(
            OPPONENT_CHOOSES_A_SINGLE_TARGET,
            own(_ask_new_target, _take_new_target, could=lambda prospect, table, card: bool(_new_targets(prospect, table))),
        ),
        own_words=True,
    ),
    script(
        "tactical-retreat",
        Action(own(_ask_who_retreats, _name_who_retreats, _retreat, could=there_is(FRIENDLY & UNIT))),
        own_words=True,
    ),
)
