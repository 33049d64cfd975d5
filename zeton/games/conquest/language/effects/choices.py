"""Replacing what happens, and amounts of this game (R14.8, A46)."""

from __future__ import annotations

from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.attack import Attack
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.ability import Effect
from zeton.kernel.use import Prospect

__all__ = [
    "DEFEND_INSTEAD",
]


def _defend_instead(use: UseAbility, table: ConquestTable) -> None:
    attack = use.occasion(table)
    assert isinstance(attack, Attack)
    attack.defend_instead(use.card)


def _is_not_the_defender(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return prospect.answered(table).source != prospect.card


DEFEND_INSTEAD = Effect("defend-instead", (_defend_instead,), could=_is_not_the_defender)
"""This unit is declared as the defender instead (R14.8)."""
