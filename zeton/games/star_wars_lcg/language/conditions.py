"""When an ability may not be used: limits and restrictions, each with the rule it stands for."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules import terms
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.kernel.ability import Ability, Condition


def _not_used_this_turn(table: StarWarsTable, seat: int, card: int, ability: Ability) -> bool:
    script = table.cards[card].script
    assert script is not None
    return not table.used[card] & 1 << script.abilities.index(ability)


def _not_played_this_turn(table: StarWarsTable, seat: int, card: int, ability: Ability) -> bool:
    title = table.cards[card].title
    return not any(player == seat and table.cards[played].title == title for player, played in table.plays)


ONCE_PER_TURN = Condition("once-per-turn", "A53", _not_used_this_turn)
"""For a card in play: each copy once per player's turn (A53, A54)."""

ONE_PER_TURN = Condition("one-per-turn", "A53", _not_played_this_turn)
"""For an event: each player one of this title per turn (A53, A54)."""

YOUR_TURN = Condition("your-turn", "R12.2", lambda t, seat, card, ability: t.active == seat)
FORCE_PHASE = Condition("force-phase", "R12.2", lambda t, seat, card, ability: t.phase == terms.FORCE)
DURING_AN_ENGAGEMENT = Condition("during-an-engagement", "R12.2", lambda t, seat, card, ability: t.engaged > 0)

WITHOUT_FAQ = Condition("without-faq", "A1", lambda t, seat, card, ability: not t.faq)
WITH_FAQ = Condition("with-faq", "A1", lambda t, seat, card, ability: t.faq)
"""Which of two timings of a card counts, as printed or with its errata (A1)."""


def _not_unique_in_play(table: StarWarsTable, seat: int, card: int, ability: Ability) -> bool:
    printed = table.cards[card]
    return not printed.unique or not table.is_unique_in_play(printed.title)


NO_COPY_IN_PLAY = Condition("unique-in-play", "R15.1", _not_unique_in_play)
