"""A table written down as a position (docs/positions.md): what ``positions.py`` reads."""

from __future__ import annotations

from zeton.games.clone_wars.positions import PILES
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ACTIONS, TOKENS
from zeton.kernel.position import Written, marked, without_empty


def written(table: CloneWarsTable) -> Written:
    """The position: play goes on within the actions of a Jedi, or at the beginning of another step."""
    return without_empty(_who(table)) | without_empty(_board(table)) | without_empty(_piles(table)) | _when(table)


def _title(table: CloneWarsTable, card: int) -> str:
    return table.cards[card].title


def _who(table: CloneWarsTable) -> Written:
    jedi = [_jedi(table, place) for place in range(len(table.jedi))]
    return {"villain": table.kit.villain_id, "solo": table.seats < len(jedi), "jedi": jedi}


def _jedi(table: CloneWarsTable, place: int) -> Written:
    piece = table.jedi[place]
    squad = [marked(_title(table, card), {"exhausted": bool(table.exhausted[card])}) for card in table.squad(place)]
    return without_empty({"jedi": _title(table, piece), "at": _title(table, table.at[piece]), "squad": squad})


def _board(table: CloneWarsTable) -> Written:
    planets = table.kit.planets
    return {
        "droids": {_title(table, planet): table.droids[planet] for planet in planets if table.droids[planet]},
        "blockades": {_title(table, planet): table.blockades[planet] for planet in planets if table.blockades[planet]},
        "villains": {_title(table, one): _title(table, table.at[one]) for one in table.villains if table.at[one]},
        "finale": table.finale,
    }


def _piles(table: CloneWarsTable) -> Written:
    return {name: [_title(table, card) for card in reversed(table.pile(zone, 0))] for name, (_, zone) in PILES.items()}


def _when(table: CloneWarsTable) -> Written:
    """Whose turn it is and how far it has come; missions and their tokens, which are said also where there are none."""
    when: Written = {
        "active": _title(table, table.jedi[table.active]),
        "step": table.phase,
        "turn": table.turn,
        "threat": table.threat,
        "invasion": table.invasion,
        "strength": table.slider,
        "tokens": {token: _title(table, at) if at else None for token, at in zip(TOKENS, table.tokens, strict=True)},
    }
    if table.phase == ACTIONS:
        when |= {"actions": table.actions, "free_action": table.free_actions > 0}
    if not table.finale:
        when["missions"] = {token: _title(table, card) for token, card in zip(TOKENS, table.slots, strict=True) if card}
    elif table.slots[0]:
        when["finale_mission"] = _title(table, table.slots[0])
    return when
