"""Planets and their Battle abilities, in collector order. "You" are the winner of the battle (R9.22)."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import entering, exhausting
from zeton.games.conquest.rules.battle import begin_battle_ability, may_use_battle_ability
from zeton.games.conquest.rules.terms import ARMY
from zeton.kernel.ability import Ability, Condition

# ── Plannum ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _can_move(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    """There is a planet where this unit is not (R20.1)."""
    return any(exhausting.can_move(table, card, table.position[planet]) for planet in table.planets())


def _remember_unit(use: UseAbility, table: ConquestTable) -> None:
    use.x = table.picked.card


def _ask_where_to(use: UseAbility, table: ConquestTable) -> None:
    here = table.location(use.x)
    table.ask(use.seat, "choose", [option("choose", p) for p in table.planets() if table.position[p] != here])


def _go_there(use: UseAbility, table: ConquestTable) -> None:
    exhausting.move_unit(table, use.x, table.position[table.picked.card])


# ── Carnath ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _can_be_used(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return may_use_battle_ability(table, card)


def _use_that_ability(use: UseAbility, table: ConquestTable) -> None:
    begin_battle_ability(table, table.picked.card)


# ── Tarrus ────────────────────────────────────────────────────────────────────────────────────────────────────────


def units_in_play(table: ConquestTable, seat: int) -> int:
    """All units of a seat everywhere, warlord and tokens included (A27)."""
    return sum(len(table.units_at(location, seat)) for location in range(8))


def _has_fewer_units(table: ConquestTable, seat: int, card: int, ability: Ability | None) -> bool:
    return units_in_play(table, seat) < units_in_play(table, 1 - seat)


FEWER_UNITS = Condition("fewer-units", "A27", _has_fewer_units)


def _ask_for_cards_or_resources(use: UseAbility, table: ConquestTable) -> None:
    options = [option("take resources", use.card, 0, 3)]
    if table.pile(DECK, use.seat):
        options.append(option("take cards", use.card, 0, 3))
    table.ask(use.seat, "bonus", options)


def _take_cards_or_resources(use: UseAbility, table: ConquestTable) -> None:
    if table.picked.verb == "take resources":
        table.gain(use.seat, 3)
        table.note("gains", use.seat, (), 3)
    else:
        entering.draw(table, use.seat, 3)


# ── Y'varn ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _units_in_hand(table: ConquestTable, seat: int) -> list[int]:
    hand = table.pile(HAND, seat)
    return [card for card in hand if table.cards[card].type == ARMY and entering.can_enter_play(table, card)]


def _somebody_may_have_a_unit(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    """As far as the winner can know: whether he is offered the ability must not tell him what the other player holds."""
    seat = prospect.seat
    theirs = table.pile(HAND, 1 - seat)
    unknown = any(not table.who_knows(held) & 1 << seat for held in theirs)
    return unknown or any(_units_in_hand(table, player) for player in (0, 1))


def _ask_first(use: UseAbility, table: ConquestTable) -> None:
    _ask_for_unit(table, table.first_seat())


def _ask_second(use: UseAbility, table: ConquestTable) -> None:
    _ask_for_unit(table, 1 - table.first_seat())


def _ask_for_unit(table: ConquestTable, seat: int) -> None:
    """Whoever has a unit must put one into play; who has none does nothing (A28)."""
    units = _units_in_hand(table, seat)
    table.ask(seat, "put into play", [option("put into play", card) for card in units] or [PASS])


def _show_unit(use: UseAbility, table: ConquestTable) -> None:
    """It is chosen, and enters play when both are."""
    if table.picked != PASS:
        use.chosen += (table.picked.card,)
        table.move(table.picked.card, BEING_PLAYED, table.owner[table.picked.card])


def _put_into_hqs(use: UseAbility, table: ConquestTable) -> None:
    entering.put_into_hqs(table, *use.chosen)


CARDS = (
    script(
        "plannum",
        BattleAbility(
            (choose(YOUR & UNIT & ~WARLORD), own(_remember_unit, _ask_where_to, _go_there, about=CHOSEN_CARD, could=_can_move)),
        ),
        own_words=True,
    ),
    script(
        "atrox-prime",
        BattleAbility(deal_damage(1, each_at(TARGET, ENEMY)), targets=target(HEADQUARTERS | PLANET & ADJACENT)),
        own_words=True,
    ),
    script("barlus", BattleAbility(OPPONENT_DISCARDS_AT_RANDOM)),
    script("elouith", BattleAbility(search(3, ANY_CARD))),
    script(
        "carnath",
        BattleAbility(
            (choose(OTHER & PLANET), own(_use_that_ability, about=CHOSEN_CARD, could=_can_be_used)),
        ),
        own_words=True,
    ),
    script(
        "tarrus",
        BattleAbility(own(_ask_for_cards_or_resources, _take_cards_or_resources), condition=FEWER_UNITS),
        own_words=True,
    ),
    script("osus-iv", BattleAbility(take_from_opponent(1))),
    script("ferrin", BattleAbility(rout(), targets=target(~WARLORD & UNIT))),
    script(
        "yvarn",
        BattleAbility(
            own(_ask_first, _show_unit, _ask_second, _show_unit, _put_into_hqs, could=_somebody_may_have_a_unit),
        ),
        own_words=True,
    ),
    script("iridial", BattleAbility(remove_damage(0), targets=target(UNIT))),
)
