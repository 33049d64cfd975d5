"""What holds of a table of Star Wars: The Card Game at every decision (see ``kernel/law``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zeton.games.star_wars_lcg.rules.conflict import ConflictPhase, Declaration, Engagement, any_attacker
from zeton.games.star_wars_lcg.rules.damage import Damage
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle
from zeton.games.star_wars_lcg.rules.force import FORCE_CARDS
from zeton.games.star_wars_lcg.rules.hosts import host_of
from zeton.games.star_wars_lcg.rules.leaving import LeavePlay, is_full, places_of_capture
from zeton.games.star_wars_lcg.rules.printed import Printed
from zeton.games.star_wars_lcg.rules.setup import Setup
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    AFFILIATION_CARD,
    ATTACKER,
    BEING_PLAYED,
    BESIDE,
    CANNOT_BE_TARGETED,
    CAPTURED,
    CHOSEN,
    CONFLICT,
    DARK,
    DECK,
    DEFENDER,
    DIAL,
    DISCARD,
    EDGE_STACK,
    ENGAGES_THE_DIAL,
    ENHANCEMENT,
    ENHANCEMENTS,
    EVENT,
    FATE,
    HAND,
    IN_PLAY,
    LIGHT,
    LOOKED_AT,
    LOSES_WITH,
    MAY_ENHANCE,
    OBJECTIVE,
    OBJECTIVE_DECK,
    OBJECTIVES,
    PHASES,
    SETUP,
    UNIT,
    UNITS,
    VICTORY,
)
from zeton.games.star_wars_lcg.rules.turn import CURRENT_OBJECTIVES, Turn
from zeton.games.star_wars_lcg.rules.winning import DIAL_TO_WIN, OBJECTIVES_TO_WIN, TRENCH_RUN_DAMAGE
from zeton.kernel.ability import holds, modified
from zeton.kernel.errors import Message, shown
from zeton.kernel.law import Law, is_under_way
from zeton.kernel.titles import Titles

COMMAND_CARDS = (UNIT, ENHANCEMENT, EVENT, FATE)
LYING: dict[int, tuple[str, ...]] = {
    HAND: COMMAND_CARDS,
    DECK: COMMAND_CARDS,
    DISCARD: COMMAND_CARDS,
    EDGE_STACK: COMMAND_CARDS,
    CAPTURED: COMMAND_CARDS,
    BEING_PLAYED: COMMAND_CARDS,
    CHOSEN: (*COMMAND_CARDS, OBJECTIVE),
    LOOKED_AT: (*COMMAND_CARDS, OBJECTIVE),
    OBJECTIVE_DECK: (OBJECTIVE,),
    OBJECTIVES: (OBJECTIVE,),
    VICTORY: (OBJECTIVE,),
    UNITS: (UNIT,),
    ENHANCEMENTS: (ENHANCEMENT, UNIT),
    AFFILIATION: (AFFILIATION_CARD,),
    BESIDE: (DIAL,),
}


def _named(table: StarWarsTable, card: int) -> str:
    return table.cards[card].title


def _host(table: StarWarsTable, card: int) -> Printed | Message:
    """What something lies on: a card, or none."""
    return table.cards[card] if card else Message("no-card")


def _is_settling(table: StarWarsTable) -> bool:
    """Damage has been placed, or cards are leaving play: what follows from it is still to come."""
    return is_under_way(table, Damage, LeavePlay)


def _fighting(table: StarWarsTable) -> list[int]:
    """What can have damage and shields: units and objectives."""
    return [card for seat in (0, 1) for card in (*table.units(seat), *table.objectives(seat))]


# ── where cards are ───────────────────────────────────────────────────────────────────────────────────────────────


def _of_wrong_type(table: StarWarsTable) -> Iterator[Message]:
    for card in range(1, len(table.cards)):
        zone = table.zone[card]
        if table.cards[card].type not in LYING[zone]:
            yield Message("lies-in", who=table.cards[card], type=table.cards[card].type, zone=table.game.zones[zone].name)


def _of_wrong_side(table: StarWarsTable) -> Iterator[Message]:
    for card in range(1, len(table.cards)):
        side = table.cards[card].side
        if side and side != table.side(table.owner[card]):
            yield Message("of-side", who=table.cards[card], side=table.side(table.owner[card]))


def _in_foreign_piles(table: StarWarsTable) -> Iterator[Message]:
    """A switched edge stack has cards of the opponent, and what was added to it since (A133, A134)."""
    switched = any(procedure.switched for procedure in table.stack if isinstance(procedure, EdgeBattle))
    stacks = () if switched else (EDGE_STACK,)
    for zone in (HAND, DECK, DISCARD, OBJECTIVE_DECK, OBJECTIVES, AFFILIATION, VICTORY, *stacks):
        for seat in (0, 1):
            holder = 1 - seat if zone == VICTORY else seat
            for card in table.pile(zone, holder):
                if table.owner[card] != seat:
                    yield Message(
                        "in-pile-of", who=table.cards[card], zone=table.game.zones[zone].name, side=table.side(holder)
                    )


def _with_others(table: StarWarsTable) -> Iterator[Message]:
    """Of what is in play somebody else has only what control can be taken of."""
    for zone in (UNITS, ENHANCEMENTS):
        for seat in (0, 1):
            for card in table.pile(zone, seat):
                if table.owner[card] != seat and not _can_be_taken(table, card):
                    yield Message("in-pile-of", who=table.cards[card], zone=table.game.zones[zone].name, side=table.side(seat))


def _can_be_taken(table: StarWarsTable, card: int) -> bool:
    """An enhancement that is on no card, unless nothing can target it (A135)."""
    return table.zone[card] == ENHANCEMENTS and not table.host[card] and not holds(table, CANNOT_BE_TARGETED, card)


def _affiliations(table: StarWarsTable) -> Iterator[Message]:
    for seat in (0, 1):
        if len(table.pile(AFFILIATION, seat)) != 1:
            yield Message("affiliations", side=table.side(seat), count=len(table.pile(AFFILIATION, seat)))


def _too_many_objectives(table: StarWarsTable) -> Iterator[Message]:
    leaving = {event.card for procedure in table.stack if isinstance(procedure, LeavePlay) for event in procedure.events}
    for seat in (0, 1):
        # One that is being destroyed may have brought the next one already (A Journey to Dagobah).
        gone = {card for card in table.objectives(seat) if card in leaving or (is_full(table, card) and _is_settling(table))}
        staying = [card for card in table.objectives(seat) if card not in gone]
        if len(staying) > CURRENT_OBJECTIVES:
            yield Message("current-objectives", side=table.side(seat), count=len(staying))


def _twice(table: StarWarsTable) -> Iterator[Message]:
    in_play = (card for zone in (UNITS, ENHANCEMENTS) for seat in (0, 1) for card in table.pile(zone, seat))
    titles = Counter(_named(table, card) for card in in_play if table.cards[card].unique)
    yield from (Message("times-in-play", who=Titles(title), count=count) for title, count in titles.items() if count > 1)


def _badly_enhanced(table: StarWarsTable) -> Iterator[Message]:
    """An enhancement lies on what it names; a unit only if it may enhance that card (R5.2, A84)."""
    for card in (*table.pile(ENHANCEMENTS, 0), *table.pile(ENHANCEMENTS, 1)):
        host, printed = table.host[card], table.cards[card]
        if _is_settling(table):
            continue
        if printed.type == UNIT:
            may = table.index.constants.get(MAY_ENHANCE, ())
            if not any(source == card and constant.applies(table, host, card) for source, constant in may):
                yield Message("unit-cannot-enhance", who=printed, host=_host(table, host))
            continue
        wanted = host_of(printed.id)
        if (wanted is None and host) or (wanted is not None and (not host or not wanted(table, host, card))):
            yield Message("lies-on", who=printed, host=_host(table, host))


def _captives(table: StarWarsTable) -> Iterator[Message]:
    for card in (*table.pile(CAPTURED, 0), *table.pile(CAPTURED, 1)):
        held = table.host[card] in places_of_capture(table)
        if table.owner[card] != table.light or not (held or _is_settling(table)):
            yield Message("captured-at", who=table.cards[card], host=_host(table, table.host[card]))


def _hosts(table: StarWarsTable) -> Iterator[Message]:
    for card, host in enumerate(table.host):
        if host and table.zone[card] not in (ENHANCEMENTS, CAPTURED):
            yield Message("lies-on", who=table.cards[card], host=_host(table, host))


# ── what lies on them ─────────────────────────────────────────────────────────────────────────────────────────────


def _full(table: StarWarsTable) -> Iterator[Message]:
    for card in _fighting(table):
        if is_full(table, card) and not _is_settling(table):
            yield Message("has-damage-of", who=table.cards[card], damage=table.damage[card], most=table.capacity(card))


def _marked(table: StarWarsTable) -> Iterator[Message]:
    fighting = {*_fighting(table)}
    for card in range(1, len(table.cards)):
        if table.damage[card] and card not in fighting and card != table.dial_piece and not _bears_its_costs(table, card):
            yield Message("is-damaged", who=table.cards[card])
        if table.shields[card] and card not in fighting:
            yield Message("is-shielded", who=table.cards[card])
        if table.focus[card] and table.zone[card] not in IN_PLAY:
            yield Message("is-focused", who=table.cards[card])


def _bears_its_costs(table: StarWarsTable, card: int) -> bool:
    """An enhancement is damaged only by its own costs."""
    script = table.cards[card].script
    return table.zone[card] == ENHANCEMENTS and script is not None and any(ability.costs for ability in script.abilities)


def _damaged_dial(table: StarWarsTable) -> Iterator[Message]:
    if table.damage[table.dial_piece] and ENGAGES_THE_DIAL not in table.index.constants:
        yield Message("dial-damage", damage=table.damage[table.dial_piece])


def _shields(table: StarWarsTable) -> Iterator[Message]:
    """Only Character units are given a second one (Our Most Desperate Hour)."""
    for card in _fighting(table):
        if table.shields[card] > 1 and "Character" not in table.cards[card].traits:
            yield Message("has-shields", who=table.cards[card], count=table.shields[card])


def _force_cards(table: StarWarsTable) -> Iterator[Message]:
    for seat in (0, 1):
        committed = sum(table.committed[unit] for unit in table.units(seat))
        if committed > FORCE_CARDS or any(table.committed[unit] > 1 for unit in table.units(seat)):
            yield Message("force-cards", side=table.side(seat), count=committed)
    for card, committed in enumerate(table.committed):
        if committed and table.zone[card] != UNITS:
            yield Message("is-committed", who=table.cards[card])


# ── engagements ───────────────────────────────────────────────────────────────────────────────────────────────────


def _engagement(table: StarWarsTable) -> Engagement | None:
    return next((p for p in table.stack if isinstance(p, Engagement)), None)


def _engaged(table: StarWarsTable) -> Iterator[Message]:
    card = table.engaged
    if not card:
        return
    if card == table.dial_piece:
        if table.active != table.light or not holds(table, ENGAGES_THE_DIAL, card):
            yield Message("engages-dial", side=table.side(table.active), run=Titles("Trench Run"))
    elif table.owner[card] == table.active or table.cards[card].type != OBJECTIVE:
        yield Message("engages", side=table.side(table.active), who=table.cards[card])


def _begun(table: StarWarsTable) -> Iterator[Message]:
    engagement = _engagement(table)
    if engagement is None:
        if table.engaged or table.edge >= 0 or any(table.part) or table.fates:
            yield Message("engaged-for-nothing")
        return
    if table.phase != CONFLICT or not is_under_way(table, ConflictPhase):
        yield Message("engaged-in-phase", phase=table.phase)


def _unable(table: StarWarsTable) -> Iterator[Message]:
    engagement = _engagement(table)
    if engagement is None or any(table.part):
        return
    declaring = isinstance(table.stack[-1], Declaration) and table.stack[-1].part == ATTACKER
    about_to = table.stack[-1] is engagement and engagement.at == engagement.place_of("declare_attackers")
    if (declaring or about_to) and not any_attacker(table, table.engaged):
        yield Message("no-possible-attacker", side=table.side(table.active), who=table.cards[table.engaged])


def _participants(table: StarWarsTable) -> Iterator[Message]:
    for card, part in enumerate(table.part):
        if not part:
            continue
        side = {ATTACKER: table.active, DEFENDER: 1 - table.active}.get(part)
        if table.zone[card] != UNITS or table.controller[card] != side:
            yield Message("participates", who=table.cards[card], side=table.side(table.controller[card]))


def _edge(table: StarWarsTable) -> Iterator[Message]:
    engagement = _engagement(table)
    if engagement is None:
        return
    battle = engagement.place_of("edge_battle")
    fought = engagement.at > battle + 1 or (engagement.at == battle + 1 and not is_under_way(table, EdgeBattle))
    if not is_under_way(table, EdgeBattle) and (table.edge >= 0) != fought:
        yield Message("has-edge", side="none" if table.edge < 0 else table.side(table.edge))


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _won_by_objectives(table: StarWarsTable) -> Iterator[Message]:
    destroyed = table.pile(VICTORY, table.light)
    if len(destroyed) >= OBJECTIVES_TO_WIN and _goes_on(table):
        yield Message("victory-pile", count=len(destroyed))


def _won_by_dial(table: StarWarsTable) -> Iterator[Message]:
    if not 0 <= table.dial < DIAL_TO_WIN and _goes_on(table):
        yield Message("dial-shows", count=table.dial)


def _won_by_cards(table: StarWarsTable) -> Iterator[Message]:
    if not _goes_on(table):
        return
    for card in table.pile(VICTORY, table.light):
        if modified(table, LOSES_WITH, card, 0):
            yield Message("is-destroyed", who=table.cards[card])
    if table.damage[table.dial_piece] >= TRENCH_RUN_DAMAGE:
        yield Message("dial-damage", damage=table.damage[table.dial_piece])


def _goes_on(table: StarWarsTable) -> bool:
    """Objectives that are destroyed together are counted one after another."""
    return table.outcome is None and not _is_settling(table)


def _turn(table: StarWarsTable) -> Iterator[Message]:
    if table.phase == SETUP:
        return
    waits = isinstance(table.stack[-1], Turn) and table.stack[-1].at == 0  # it is about to be counted
    turn = table.turn + waits
    if turn < 1 or (turn % 2 == 1) != (table.active == table.dark):
        yield Message("turn-of", number=turn, side=table.side(table.active))


def _skipped(table: StarWarsTable) -> Iterator[Message]:
    """The dark side skips the whole conflict phase of its first turn (R3.22)."""
    if table.phase == CONFLICT and table.active == table.dark and table.turn == 1:
        yield Message("first-turn-conflict")


def _phase(table: StarWarsTable) -> Iterator[Message]:
    if table.phase == SETUP:
        if not is_under_way(table, Setup):
            yield Message("setup-is-over")
    elif table.phase not in (*PHASES, "turn") or not isinstance(table.stack[0], Turn):
        yield Message("said-phase", given=shown(table.phase))
    if table.balance not in (LIGHT, DARK):
        yield Message("balance-shows", given=shown(table.balance))


LAWS: tuple[Law, ...] = (
    Law("R1.7", "types", _of_wrong_type),
    Law("R1.1", "sides", _of_wrong_side),
    Law("R17.2", "owners", _in_foreign_piles),
    Law("A135", "control", _with_others),
    Law("R1.9", "affiliation", _affiliations),
    Law("R3.12", "objectives", _too_many_objectives),
    Law("R15.1", "unique", _twice),
    Law("R5.2", "enhancements", _badly_enhanced),
    Law("R16.2", "captured", _captives),
    Law("R5.2", "attached", _hosts),
    Law("R9.2", "capacity", _full),
    Law("R17.1", "tokens", _marked),
    Law("A65", "dial-damage", _damaged_dial),
    Law("R9.5", "shields", _shields),
    Law("R11.2", "force", _force_cards),
    Law("R6.3", "engaged", _engaged),
    Law("R6.1", "engagement", _begun),
    Law("R6.2", "attackers", _unable),
    Law("R6.6", "participants", _participants),
    Law("R7.10", "edge", _edge),
    Law("R14.1", "won-by-objectives", _won_by_objectives),
    Law("R14.2", "dial", _won_by_dial),
    Law("R14.4", "over", _won_by_cards),
    Law("R2.13", "turns", _turn),
    Law("R3.2", "phases", _phase),
    Law("R3.22", "first-turn", _skipped),
)
