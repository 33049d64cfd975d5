"""Damage dealt to enemies, and their removal (R7.4–R7.8)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.effects import resolve
from zeton.games.clone_wars.rules.invasion import remove_blockade, remove_droid
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import NOBODY_ACTS
from zeton.kernel.decision import DONE, Option, option
from zeton.kernel.procedure import Procedure, Steps


def health_of(table: CloneWarsTable, villain: int) -> int:
    """The health a villain has on the side of the sheet that is up; 0: it cannot be removed (R7.11, R25.19)."""
    return table.kit.health[table.sheet].get(villain, 0)


def can_be_damaged(table: CloneWarsTable, villain: int) -> bool:
    """Some villains can be damaged only as the last enemy on their planet (A34)."""
    if not health_of(table, villain):
        return False
    alone_only = villain in table.kit.last_enemy[table.sheet]
    return not alone_only or table.enemies_at(table.at[villain]) == 1


def remove_villain(table: CloneWarsTable, villain: int) -> None:
    """A villain leaves the board (R7.6); the sheet of the main one may say what follows (R25.11)."""
    table.note("villain removed", -1, (villain,))
    table.put_on_board(villain, 0)
    if villain == table.villains[0]:
        resolve(table, table.cards[table.sheet].removed, table.sheet)


def deal_damage(table: CloneWarsTable, planet: int, amount: int, seat: int) -> None:
    """Damage to the enemies on a planet, added to what this action has dealt there without removing anything (R7.6, R26.3)."""
    table.begin(DealDamage(planet, amount + spare_damage(table, planet), seat))


def spare_damage(table: CloneWarsTable, planet: int) -> int:
    """How much damage dealt on a planet in this action has removed nothing yet; it is lost with the action (R7.8)."""
    return dict(table.spare).get(planet, 0) if table.spare else 0


@dataclass(slots=True)
class DealDamage(Procedure):
    """Damage to the enemies on one planet, in an order its player chooses (R7.4–R7.8, A9)."""

    planet: int
    amount: int
    seat: int

    def steps(self) -> Steps:
        return "offer", "take", "keep_rest"

    def offer(self, table: CloneWarsTable) -> str | None:
        targets = removable(table, self.planet, self.amount)
        if not targets:
            return "keep_rest"
        table.ask(self.seat, "damage", [*targets, DONE])
        return None

    def take(self, table: CloneWarsTable) -> str:
        verb, villain = table.picked.verb, table.picked.card
        if verb == "done":
            return "keep_rest"
        if verb == "blockade":
            self.amount -= table.kit.settings.blockade_health
            remove_blockade(table, self.planet)
        elif verb == "droid":
            self.amount -= table.kit.settings.droid_health
            remove_droid(table, self.planet)
        else:
            self.amount -= health_of(table, villain)
            remove_villain(table, villain)
        return "offer"

    def keep_rest(self, table: CloneWarsTable) -> None:
        """What has removed nothing counts as long as the action lasts (R7.6)."""
        others = tuple(rest for rest in table.spare if rest[0] != self.planet)
        table.spare = (*others, (self.planet, self.amount)) if self.amount and table.acting != NOBODY_ACTS else others


def removable(table: CloneWarsTable, planet: int, amount: int) -> list[Option]:
    """The enemies on a planet that so much damage removes: while a blockade is there, nothing else (R7.7)."""
    settings = table.kit.settings
    if table.blockades[planet]:
        return [option("blockade", 0, planet)] if amount >= settings.blockade_health else []
    found = []
    if table.droids[planet] and amount >= settings.droid_health:
        found.append(option("droid", 0, planet))
    for villain in table.villains:
        if table.at[villain] == planet and can_be_damaged(table, villain) and amount >= health_of(table, villain):
            found.append(option("villain", villain))
    return found
