"""Engagements, combat icons and the dial."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language.effects.reach import in_play, is_in_play
from zeton.games.star_wars_lcg.language.subjects import ENGAGED_OBJECTIVE, TARGET
from zeton.games.star_wars_lcg.rules import entering, winning
from zeton.games.star_wars_lcg.rules.abilities import UseAbility
from zeton.games.star_wars_lcg.rules.table import ICON_NAMES, StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    BLAST,
    ENGAGEMENT,
    IN_PLAY,
    MUST_DEFEND,
    RESOLVES_NO_ICONS,
    STRIKE,
    TACTICS,
    UNIT_DAMAGE,
)
from zeton.kernel.ability import Effect, Lasting
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "ENGAGE_AGAIN",
    "INSTEAD_OF_ICONS",
    "JOIN_THE_ENGAGEMENT",
    "LOWER_DIAL",
    "PLAY_INTO_THE_ENGAGEMENT",
    "RAISE_DIAL",
    "cannot",
    "gain_icons_until_end_of",
    "leave_the_engagement",
    "must_defend",
]


def must_defend(to: Subject = TARGET) -> Effect:
    """These units must defend in this engagement, if they can."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        table.lasting += tuple(Lasting(MUST_DEFEND, card, 1, ENGAGEMENT) for card in in_play(table, to.cards(use, table)))

    return Effect("must-defend", (run,), args={"to": to}, about=to, could=is_in_play)


def leave_the_engagement(what: Subject = TARGET) -> Effect:
    """Participating units participate no more, and keep their tokens (R6.8)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for unit in what.cards(use, table):
            if table.part[unit]:
                table.part[unit] = 0
                table.note("leaves the engagement", table.controller[unit], (unit,))

    return Effect("leave-the-engagement", (run,), args={"what": what}, about=what, could=lambda p, t, c: t.part[c] > 0)


def _engage_again(use: UseAbility, table: StarWarsTable) -> None:
    table.engageable[table.engaged] += 1
    table.note("may be engaged again", use.seat, (table.engaged,))


ENGAGE_AGAIN = Effect("engage-again", (_engage_again,), about=ENGAGED_OBJECTIVE, could=is_in_play)
"""The objective that is engaged now may be engaged once more this phase; the dial is none (A69)."""


def _lower_dial(use: UseAbility, table: StarWarsTable) -> None:
    winning.lower_dial(table)


def _raise_dial(use: UseAbility, table: StarWarsTable) -> None:
    winning.advance_dial(table, 1)


LOWER_DIAL = Effect("lower-dial", (_lower_dial,), could=lambda p, t, c: t.dial > winning.LOWEST_DIAL)
RAISE_DIAL = Effect("raise-dial", (_raise_dial,))


def gain_icons_until_end_of(
    until: str, to: Subject = TARGET, *, unit_damage: int = 0, tactics: int = 0, blast: int = 0
) -> Effect:
    """These units gain normal combat icons until the phase, the engagement or the strike ends."""
    gained = {UNIT_DAMAGE: unit_damage, TACTICS: tactics, BLAST: blast}

    def run(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, to.cards(use, table))
        table.lasting += tuple(
            Lasting(ICON_NAMES[icon], card, number, until) for card in cards for icon, number in gained.items() if number
        )

    args = {"to": to, "until": until, "unit": unit_damage, "tactics": tactics, "blast": blast}
    return Effect("gain-icons", (run,), args=args, about=to, could=is_in_play)


def _leave_icons_out(use: UseAbility, table: StarWarsTable) -> None:
    table.lasting += (Lasting(RESOLVES_NO_ICONS, use.card, 1, STRIKE),)


INSTEAD_OF_ICONS = Effect("instead-of-icons", (_leave_icons_out,), could=lambda p, t, c: False)
"""This unit resolves none of its combat icons in this strike: nobody does that for itself alone."""


def cannot(until: str, *do: str, to: Subject = TARGET) -> Effect:
    """These units cannot be declared as what is named ("attack", "defend") until the phase or the engagement ends."""

    def lasting(card: int) -> tuple[Lasting, ...]:
        return tuple(Lasting(f"cannot {what}", card, 1, until) for what in do)

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in in_play(table, to.cards(use, table)):
            table.lasting += lasting(card)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] in IN_PLAY and any(effect not in table.lasting for effect in lasting(card))

    return Effect("cannot-" + "-or-".join(do), (run,), args={"until": until, "to": to}, about=to, could=could)


def _play_into_engagement(use: UseAbility, table: StarWarsTable) -> None:
    entering.put_into_play(table, use.card, participating=True)


JOIN_THE_ENGAGEMENT = Effect("join-the-engagement", (_play_into_engagement,))
"""This unit enters play ready and participating, without being declared (A70, A71)."""
PLAY_INTO_THE_ENGAGEMENT = Effect("play-into-the-engagement", JOIN_THE_ENGAGEMENT.steps)
"""The same for a unit whose action plays it from hand, for its cost (A70)."""
