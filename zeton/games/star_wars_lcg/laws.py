"""What holds of a table of Star Wars: The Card Game at every decision (see ``kernel/law``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zeton.games.star_wars_lcg.language.hosts import HOSTS
from zeton.games.star_wars_lcg.rules.conflict import ConflictPhase, Declaration, Engagement, any_attacker
from zeton.games.star_wars_lcg.rules.damage import Damage
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle
from zeton.games.star_wars_lcg.rules.force import FORCE_CARDS
from zeton.games.star_wars_lcg.rules.leaving import LeavePlay, is_full
from zeton.games.star_wars_lcg.rules.printed import fact_of
from zeton.games.star_wars_lcg.rules.setup import Setup
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    AFFILIATION_CARD,
    ATTACKER,
    BEING_PLAYED,
    BESIDE,
    CAPTURED,
    CHOSEN,
    CONFLICT,
    DARK,
    DECK,
    DEFENDER,
    DIAL,
    DISCARD,
    EDGE_STACK,
    ENHANCEMENT,
    ENHANCEMENTS,
    EVENT,
    FATE,
    HAND,
    IN_PLAY,
    LIGHT,
    LOOKED_AT,
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
from zeton.kernel.law import Law, is_under_way

ENGAGE_THE_DIAL = "engage the dial"  # what Trench Run allows
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


def _is_settling(table: StarWarsTable) -> bool:
    """Damage has been placed, or cards are leaving play: what follows from it is still to come."""
    return is_under_way(table, Damage, LeavePlay)


def _fighting(table: StarWarsTable) -> list[int]:
    """What can have damage and shields: units and objectives."""
    return [card for seat in (0, 1) for card in (*table.units(seat), *table.objectives(seat))]


# ── where cards are ───────────────────────────────────────────────────────────────────────────────────────────────


def _of_wrong_type(table: StarWarsTable) -> Iterator[str]:
    for card in range(1, len(table.cards)):
        zone = table.zone[card]
        if table.cards[card].type not in LYING[zone]:
            yield f"{_named(table, card)}, of type {table.cards[card].type}, lies in {table.game.zones[zone].name}"


def _of_wrong_side(table: StarWarsTable) -> Iterator[str]:
    for card in range(1, len(table.cards)):
        side = table.cards[card].side
        if side and side != table.side(table.owner[card]):
            yield f"{_named(table, card)} belongs to the {table.side(table.owner[card])} side"


def _in_foreign_piles(table: StarWarsTable) -> Iterator[str]:
    for zone in (HAND, DECK, DISCARD, OBJECTIVE_DECK, OBJECTIVES, AFFILIATION, VICTORY, EDGE_STACK):
        for seat in (0, 1):
            holder = 1 - seat if zone == VICTORY else seat
            for card in table.pile(zone, holder):
                if table.owner[card] != seat:
                    yield f"{_named(table, card)} lies in {table.game.zones[zone].name} of the {table.side(holder)} side"


def _affiliations(table: StarWarsTable) -> Iterator[str]:
    for seat in (0, 1):
        if len(table.pile(AFFILIATION, seat)) != 1:
            yield f"the {table.side(seat)} side has {len(table.pile(AFFILIATION, seat))}"


def _too_many_objectives(table: StarWarsTable) -> Iterator[str]:
    for seat in (0, 1):
        # One that is being destroyed may have brought the next one already (A Journey to Dagobah).
        staying = [card for card in table.objectives(seat) if not (is_full(table, card) and _is_settling(table))]
        if len(staying) > CURRENT_OBJECTIVES:
            yield f"the {table.side(seat)} side has {len(staying)} current objectives"


def _twice(table: StarWarsTable) -> Iterator[str]:
    in_play = (card for zone in (UNITS, ENHANCEMENTS) for seat in (0, 1) for card in table.pile(zone, seat))
    titles = Counter(_named(table, card) for card in in_play if table.cards[card].unique)
    yield from (f"{title} is {count} times in play" for title, count in titles.items() if count > 1)


def _badly_enhanced(table: StarWarsTable) -> Iterator[str]:
    """An enhancement lies on what it names; a unit only if it may enhance that card (R5.2, A84)."""
    for card in (*table.pile(ENHANCEMENTS, 0), *table.pile(ENHANCEMENTS, 1)):
        host, printed = table.host[card], table.cards[card]
        if _is_settling(table):
            continue
        if printed.type == UNIT:
            may = table.index.constants.get("may enhance", ())
            if not any(source == card and constant.applies(table, host, card) for source, constant in may):
                yield f"{printed.title}, a unit, cannot enhance {_named(table, host) or 'a play area'}"
            continue
        enhances = fact_of(printed.id)["enhances"]
        wanted = HOSTS[enhances]
        if wanted is None and host:
            yield f"{printed.title} lies on {_named(table, host)}, and enhances {enhances}"
        elif wanted is not None and (not host or not wanted(table, host, card)):
            yield f"{printed.title} lies on {_named(table, host) or 'no card'}, and enhances {enhances}"


def _captives(table: StarWarsTable) -> Iterator[str]:
    for card in (*table.pile(CAPTURED, 0), *table.pile(CAPTURED, 1)):
        held = table.zone[table.host[card]] == OBJECTIVES and table.controller[table.host[card]] == table.dark
        if table.owner[card] != table.light or not (held or _is_settling(table)):
            yield f"{_named(table, card)} is captured at {_named(table, table.host[card]) or 'no objective'}"


def _hosts(table: StarWarsTable) -> Iterator[str]:
    for card, host in enumerate(table.host):
        if host and table.zone[card] not in (ENHANCEMENTS, CAPTURED):
            yield f"{_named(table, card)} is attached to {_named(table, host)}"


# ── what lies on them ─────────────────────────────────────────────────────────────────────────────────────────────


def _full(table: StarWarsTable) -> Iterator[str]:
    for card in _fighting(table):
        if is_full(table, card) and not _is_settling(table):
            yield f"{_named(table, card)} has {table.damage[card]} damage, and a capacity of {table.capacity(card)}"


def _marked(table: StarWarsTable) -> Iterator[str]:
    fighting = {*_fighting(table)}
    for card in range(1, len(table.cards)):
        if table.damage[card] and card not in fighting and card != table.dial_piece:
            yield f"{_named(table, card)} has damage"
        if table.shields[card] and card not in fighting:
            yield f"{_named(table, card)} has a shield"
        if table.focus[card] and table.zone[card] not in IN_PLAY:
            yield f"{_named(table, card)} has a focus token"


def _damaged_dial(table: StarWarsTable) -> Iterator[str]:
    if table.damage[table.dial_piece] and ENGAGE_THE_DIAL not in table.index.constants:
        yield f"the Death Star dial has {table.damage[table.dial_piece]} damage"


def _shields(table: StarWarsTable) -> Iterator[str]:
    """Only Character units are given a second one (Our Most Desperate Hour)."""
    for card in _fighting(table):
        if table.shields[card] > 1 and "Character" not in table.cards[card].traits:
            yield f"{_named(table, card)} has {table.shields[card]} shields"


def _force_cards(table: StarWarsTable) -> Iterator[str]:
    for seat in (0, 1):
        committed = sum(table.committed[unit] for unit in table.units(seat))
        if committed > FORCE_CARDS or any(table.committed[unit] > 1 for unit in table.units(seat)):
            yield f"the {table.side(seat)} side has committed with {committed} Force cards"
    for card, committed in enumerate(table.committed):
        if committed and table.zone[card] != UNITS:
            yield f"{_named(table, card)} is committed to the Force"


# ── engagements ───────────────────────────────────────────────────────────────────────────────────────────────────


def _engagement(table: StarWarsTable) -> Engagement | None:
    return next((p for p in table.stack if isinstance(p, Engagement)), None)


def _engaged(table: StarWarsTable) -> Iterator[str]:
    card = table.engaged
    if not card:
        return
    if card == table.dial_piece:
        if table.active != table.light or not holds(table, ENGAGE_THE_DIAL, card):
            yield f"the {table.side(table.active)} side engages the Death Star dial without Trench Run"
    elif table.owner[card] == table.active or table.cards[card].type != OBJECTIVE:
        yield f"the {table.side(table.active)} side engages {_named(table, card)}"


def _begun(table: StarWarsTable) -> Iterator[str]:
    engagement = _engagement(table)
    if engagement is None:
        if table.engaged or table.edge >= 0 or any(table.part) or table.fates:
            yield "units participate or somebody has the edge, and no objective is engaged"
        return
    if table.phase != CONFLICT or not is_under_way(table, ConflictPhase):
        yield f"an objective is engaged in the {table.phase} phase"
    if table.active == table.dark and table.turn == 1:
        yield "the dark side attacks in its first turn"


def _unable(table: StarWarsTable) -> Iterator[str]:
    engagement = _engagement(table)
    if engagement is None or any(table.part):
        return
    declaring = isinstance(table.stack[-1], Declaration) and table.stack[-1].part == ATTACKER
    about_to = table.stack[-1] is engagement and engagement.at == Engagement.steps.index("declare_attackers")
    if (declaring or about_to) and not any_attacker(table, table.engaged):
        yield f"the {table.side(table.active)} side has nobody who could attack {_named(table, table.engaged)}"


def _participants(table: StarWarsTable) -> Iterator[str]:
    for card, part in enumerate(table.part):
        if not part:
            continue
        side = {ATTACKER: table.active, DEFENDER: 1 - table.active}.get(part)
        if table.zone[card] != UNITS or table.controller[card] != side:
            yield f"{_named(table, card)} of the {table.side(table.controller[card])} side"


def _edge(table: StarWarsTable) -> Iterator[str]:
    engagement = _engagement(table)
    if engagement is None:
        return
    battle = engagement.steps.index("edge_battle")
    fought = engagement.at > battle + 1 or (engagement.at == battle + 1 and not is_under_way(table, EdgeBattle))
    if not is_under_way(table, EdgeBattle) and (table.edge >= 0) != fought:
        yield f"{'nobody' if table.edge < 0 else 'the ' + table.side(table.edge) + ' side'} has the edge"


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _won_by_objectives(table: StarWarsTable) -> Iterator[str]:
    destroyed = table.pile(VICTORY, table.light)
    if len(destroyed) >= OBJECTIVES_TO_WIN and _goes_on(table):
        yield f"{len(destroyed)} objectives lie in the victory pile of the light side"


def _won_by_dial(table: StarWarsTable) -> Iterator[str]:
    if not 0 <= table.dial < DIAL_TO_WIN and _goes_on(table):
        yield f"the dial shows {table.dial}"


def _won_by_cards(table: StarWarsTable) -> Iterator[str]:
    if not _goes_on(table):
        return
    for card in table.pile(VICTORY, table.light):
        if modified(table, "loses with", card, 0):
            yield f"{_named(table, card)} has been destroyed"
    if table.damage[table.dial_piece] >= TRENCH_RUN_DAMAGE:
        yield f"the dial has {table.damage[table.dial_piece]} damage"


def _goes_on(table: StarWarsTable) -> bool:
    """Objectives that are destroyed together are counted one after another."""
    return table.outcome is None and not _is_settling(table)


def _turn(table: StarWarsTable) -> Iterator[str]:
    if table.phase == SETUP:
        return
    waits = isinstance(table.stack[-1], Turn) and table.stack[-1].at == 0  # it is about to be counted
    turn = table.turn + waits
    if turn < 1 or (turn % 2 == 1) != (table.active == table.dark):
        yield f"turn {turn} is the {table.side(table.active)} side's"


def _phase(table: StarWarsTable) -> Iterator[str]:
    if table.phase == SETUP:
        if not is_under_way(table, Setup):
            yield "setup is over"
    elif table.phase not in (*PHASES, "turn") or not isinstance(table.stack[0], Turn):
        yield f"the phase is said to be {table.phase!r}"
    if table.balance not in (LIGHT, DARK):
        yield f"the Balance of the Force shows {table.balance!r}"


LAWS = (
    Law("R1.7", "every card lies where cards of its type can", _of_wrong_type),
    Law("R1.1", "each player has the cards of one side", _of_wrong_side),
    Law("R17.2", "cards lie with their owners, and destroyed objectives in the opponent's victory pile", _in_foreign_piles),
    Law("R1.9", "each side has its affiliation card in play", _affiliations),
    Law("R3.12", "a player has three current objectives at most", _too_many_objectives),
    Law("R15.1", "a unique card is in play only once", _twice),
    Law("R5.2", "an enhancement lies on what it enhances", _badly_enhanced),
    Law("R16.2", "light side cards are captured, at dark side objectives", _captives),
    Law("R5.2", "only enhancements and captured cards are attached to something", _hosts),
    Law("R9.2", "what has as much damage as its capacity is destroyed", _full),
    Law("R17.1", "damage and shields lie on units and objectives in play, focus tokens on cards in play", _marked),
    Law("A65", "the dial is damaged only in a game with Trench Run", _damaged_dial),
    Law("R9.5", "a card has one shield at most, unless it is a Character", _shields),
    Law("R11.2", "a side has three Force cards, one for a unit that is committed", _force_cards),
    Law("R6.3", "an enemy objective is engaged, or by the light side the dial if Trench Run is in play", _engaged),
    Law("R6.1", "an engagement takes place in the conflict phase, and the dark side has none in its first turn", _begun),
    Law("R6.2", "who engages an objective has a unit that can attack", _unable),
    Law("R6.6", "attackers are units of the player whose turn it is, defenders of the other", _participants),
    Law("R7.10", "somebody has the edge after the edge battle, and nobody before it", _edge),
    Law("R14.1", "with three destroyed objectives the light side has won", _won_by_objectives),
    Law("R14.2", "the dial begins at 0, and at 12 the dark side has won", _won_by_dial),
    Law("R14.4", "a card says that the game is over", _won_by_cards),
    Law("R2.13", "the dark side has the turns 1, 3, 5 …, the light side the others", _turn),
    Law("R3.2", "the phase is one of those of a turn", _phase),
)
