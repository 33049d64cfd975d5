"""The words in which a component file says what a component does, and how they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.rules.terms import SYMBOLS
from zeton.kernel.errors import BadSetup, is_whole, shown, unknown

EACH_JEDI = {
    "damage": frozenset(("number",)),
    "exhaust": frozenset(("number", "most")),
    "draw": frozenset(("number",)),
    "ready": frozenset(("number",)),
    "move": frozenset(("where",)),
}
"""What can happen to each of several Jedi, and what must or may be said of it."""

TABLE_EFFECTS = {
    "each": frozenset(("who", "rounds", "cancel", "if")),
    "droids": frozenset(("where", "number", "if")),
    "droids up to limit": frozenset(("where", "number", "if")),
    "spread droids": frozenset(("where", "number", "if")),
    "clear droids": frozenset(("where", "if")),
    "blockade": frozenset(("where", "number", "if")),
    "take": frozenset(("cards",)),
    "look": frozenset(("number",)),
    "place": frozenset(("villain", "where", "if")),
    "advance": frozenset(("villain", "toward", "number", "if")),
    "retire": frozenset(("villain",)),
    "tokens": frozenset(("where",)),
    "threat": frozenset(("number", "if")),
    "strength": frozenset(("number", "overflow", "if")),
    "reveal invasion": frozenset(("number", "if")),
    "advance invasion marker": frozenset(("if",)),
    "besiege": frozenset(("if",)),
    "recycle invasion": frozenset(("if",)),
    "win": frozenset(("if",)),
}
"""What missions, villain cards and sheets do (rules/effects.py)."""

SHEET_SETUP = frozenset(("droids", "droids up to limit", "blockade", "place", "threat", "strength", "advance invasion marker"))
"""What the front of a sheet can ask for: in that step of setup there is no invasion deck yet, no mission, no Jedi (R3.6)."""

ALLY_EFFECTS = {
    "send": frozenset[str](),
    "successes": frozenset(("number",)),
    "actions": frozenset(("number",)),
    "strike": frozenset(("number",)),
    "supply": frozenset(("number",)),
    "break blockade": frozenset(("number",)),
    "look": frozenset(("number",)),
    "shield": frozenset[str](),
    "sabotage": frozenset(("number",)),
}
"""What allies do (rules/allies.py)."""

FREE_ACTIONS = {
    "attack": frozenset(("as",)),
    "bombard": frozenset(("number",)),
    "draw and discard": frozenset(("number", "discard")),
    "bring": frozenset[str](),
    "herd": frozenset(("number",)),
    "lead": frozenset(("number",)),
    "exchange": frozenset(("draw", "number")),
}
"""What the free actions of Jedi are (rules/free_actions.py)."""


MISSION_WORDS = frozenset(("here", "here and adjacent", "here or adjacent"))
"""Words that speak of a mission's own planet; nothing else has one."""

MOVES = ("any", "adjacent")
OFF_THE_BOARD = "off the board"


class Words(NamedTuple):
    """The words for places, Jedi, villains and conditions."""

    places: tuple[str, ...]
    who: tuple[str, ...]
    villains: tuple[str, ...]
    conditions: tuple[str, ...]
    toward: tuple[str, ...]


WORDS = Words(
    places=("here", "here and adjacent", "villain", "villain or adjacent", "villains", "top", OFF_THE_BOARD),
    who=(
        "active",
        "all",
        "here",
        "here or adjacent",
        "villain",
        "adjacent to villain",
        "villain or adjacent",
        "top planet",
        "with enemies",
        "with villains",
    ),
    villains=("this", "all", "missing", "first missing"),
    conditions=("on board", "off board", "on a mission planet", "all on board"),
    toward=("mission", "jedi"),
)

OPTIONAL = frozenset(("if", "cancel", "overflow", "most"))
COUNTED = {
    "X": frozenset(("damage", "exhaust", "droids", "spread droids")),
    "enemies": frozenset(("damage", "exhaust")),
}
"""What a number may be instead of printed: by Maul's strength, or for each enemy around a Jedi; and of which effects."""


def read_effect(given: object, words: Mapping[str, frozenset[str]]) -> Effect:
    """An effect from a component file; a ZetonError says what is wrong with it."""
    if not isinstance(given, Mapping) or not isinstance(given.get("do"), str):
        raise BadSetup("clone_wars/no-effect", name="do", given=shown(given))
    do = given["do"]
    if do not in words:
        raise unknown("clone_wars/effect", do, words)
    parts = words[do]
    for key in given:
        if key != "do" and key not in parts:
            told = {"effect": shown(do), "given": shown(key), "parts": tuple(sorted(parts)), "count": len(parts)}
            raise BadSetup("clone_wars/no-part-of-effect", **told)
    for key in parts - OPTIONAL:
        if key not in given:
            raise BadSetup("clone_wars/effect-needs", effect=shown(do), name=key)
    number, per = _number(given, do)
    return Effect(
        do=do,
        when=_word(given, "if", WORDS.conditions),
        who=_word(given, "who", WORDS.who),
        villain=_text(given, "villain"),
        where=_where(given, do),
        toward=_word(given, "toward", WORDS.toward),
        number=number,
        per=per,
        most=_whole(given, "most"),
        second=_whole(given, "discard") + _whole(given, "draw"),
        card_type=_word(given, "as", SYMBOLS) or _word(given, "cancel", SYMBOLS),
        overflow=_flag(given, "overflow"),
        cards=_cards(given),
        rounds=_rounds(given),
    )


def _text(given: Mapping[str, Any], key: str) -> str:
    value = given.get(key, "")
    if not isinstance(value, str):
        raise BadSetup("entry-kind", name=key, wanted="text", given=shown(value))
    return value


def _flag(given: Mapping[str, Any], key: str) -> bool:
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise BadSetup("entry-kind", name=key, wanted="true or false", given=shown(value))
    return value


def _word(given: Mapping[str, Any], key: str, known: tuple[str, ...]) -> str:
    value = _text(given, key)
    if value and value not in known:
        raise BadSetup("in-entry", name=key, why=unknown("value", value, known))
    return value


def _where(given: Mapping[str, Any], do: str) -> str:
    """Where to a Jedi may move is one of two words; only tokens go off the board. Planets are checked by the reader."""
    where = _text(given, "where")
    if do == "move":
        return _word(given, "where", MOVES)
    if where in MOVES or (where == OFF_THE_BOARD and do != "tokens"):
        raise BadSetup("clone_wars/effect-needs-planet", effect=shown(do), given=shown(where))
    return where


def _whole(given: Mapping[str, Any], key: str, least: int = 0) -> int:
    value = given.get(key, 0)
    if not is_whole(value) or not least <= value <= 99:
        raise BadSetup("entry-number", name=key, least=least, most=99, given=shown(value))
    return value


def _number(given: Mapping[str, Any], do: str) -> tuple[int, str]:
    """Only strength can also fall (R25.11); the threat never does (R19.2)."""
    value = given.get("number", 0)
    if isinstance(value, str):
        if value not in COUNTED or do not in COUNTED[value]:
            raise BadSetup("entry-kind", name="number", wanted="whole number", given=shown(value))
        return 1, value
    return _whole(given, "number", -99 if do == "strength" else 0), ""


def _cards(given: Mapping[str, Any]) -> tuple[str, ...]:
    cards = given.get("cards", [])
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise BadSetup("clone_wars/list-of-cards", name="cards", given=shown(cards))
    return tuple(cards)


def _rounds(given: Mapping[str, Any]) -> tuple[tuple[Effect, ...], ...]:
    rounds = given.get("rounds", [])
    if not isinstance(rounds, list) or not all(isinstance(one, list) for one in rounds):
        raise BadSetup("clone_wars/list-of-rounds", name="rounds", given=shown(rounds))
    return tuple(tuple(read_effect(effect, EACH_JEDI) for effect in one) for one in rounds)
