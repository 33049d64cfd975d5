"""The forms a deck is read from and written in: the text that swdestinydb exports, and its JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any

from zeton.games.destiny import deck_files
from zeton.games.destiny.decks import Deck
from zeton.games.destiny.rules.printed import fact_of, facts
from zeton.games.destiny.rules.terms import BATTLEFIELD_CARD, CHARACTER, HERO, NEUTRAL, PLOT_CARD, VILLAIN
from zeton.kernel.deckfile import MOST_IN_A_LINE, line_of
from zeton.kernel.errors import NO_JSON, IllegalDeck, Message, UnknownName, is_whole, shown

SLOTS = "slots"


def read_deck(text: str, name: str) -> Deck:
    """A deck in whichever form it is written."""
    return _from_json(text, name) if text.lstrip("\ufeff \t\r\n").startswith(("{", "[")) else deck_files.read_deck(text, name)


def _from_json(text: str, file: str) -> Deck:
    """The JSON of a deck: its cards by their codes in ``slots``, each with how many there are and, of characters, the dice."""
    try:
        given = json.loads(text.lstrip("\ufeff"))
    except NO_JSON as wrong:
        where = line_of(file, getattr(wrong, "lineno", 1))
        raise IllegalDeck("at", where=where, why=Message("not-json")) from None
    if not isinstance(given, Mapping) or not isinstance(given.get(SLOTS), Mapping):
        raise IllegalDeck("destiny/no-slots", file=file, name=SLOTS)
    characters: list[tuple[str, int]] = []
    found: dict[str, list[str]] = {BATTLEFIELD_CARD: [], PLOT_CARD: []}
    cards: list[str] = []
    for code, slot in given[SLOTS].items():
        where = line_of(file, _line_of(text, code))
        fact = _by_code(code, where)
        copies, dice = _numbers(slot, where, code)
        if fact["type"] == CHARACTER:
            characters += _characters(fact, copies, dice)
        elif fact["type"] in found:
            found[fact["type"]] += [fact["id"]] * copies
        else:
            cards += [fact["id"]] * copies
    for kind, of_kind in found.items():
        if len(of_kind) > 1:
            raise IllegalDeck("destiny/one-of-kind", file=file, type=kind, count=len(of_kind))
    named = given.get("name")
    name = named if isinstance(named, str) and named.strip() else PurePath(file).stem or "Deck"
    return Deck(name, tuple(characters), "".join(found[BATTLEFIELD_CARD]), "".join(found[PLOT_CARD]), tuple(cards))


def _line_of(text: str, code: str) -> int:
    """The line a code stands in."""
    return text.count("\n", 0, max(text.find(json.dumps(code)), 0)) + 1


def _by_code(code: str, where: Message) -> dict[str, Any]:
    for fact in facts():
        if fact["code"] == code:
            return fact
    codes = [str(fact["code"]) for fact in facts()]
    why = Message("destiny/no-code", given=shown(code), first=min(codes), last=max(codes))
    raise UnknownName("at", where=where, why=why)


def _numbers(slot: object, where: Message, code: str) -> tuple[int, int]:
    """How many copies, and how many dice; a slot may be the number of copies alone."""
    given = slot if isinstance(slot, Mapping) else {"quantity": slot}
    copies, dice = given.get("quantity"), given.get("dice") or 0
    if not is_whole(copies) or not 1 <= copies <= MOST_IN_A_LINE or not is_whole(dice) or not 0 <= dice <= MOST_IN_A_LINE:
        told = {"code": code, "given": shown(slot), "name": "quantity", "most": MOST_IN_A_LINE}
        raise IllegalDeck("at", where=where, why=Message("destiny/bad-slot", **told))
    return copies, dice


def _characters(fact: dict[str, Any], copies: int, dice: int) -> list[tuple[str, int]]:
    """A unique character is there once, with all its dice; of others there may be several with one die each."""
    if fact["unique"]:
        return [(fact["id"], max(1, dice, copies))]
    return [(fact["id"], max(1, dice // copies))] * copies


def write_as_json(deck: Deck, language: str = "") -> str:
    """The JSON that swdestinydb gives for a deck, as far as it says what the deck is."""
    slots: dict[str, dict[str, int]] = {}
    for card in (deck.battlefield, deck.plot):
        if card:
            slots[_code(card)] = {"quantity": 1, "dice": 0}
    for card, copies in Counter(card for card, _ in deck.characters).items():
        dice = sum(number for one, number in deck.characters if one == card)
        slots[_code(card)] = {"quantity": copies, "dice": dice}
    for card, copies in Counter(deck.cards).items():
        slots[_code(card)] = {"quantity": copies, "dice": copies if fact_of(card)["sides"] else 0}
    side = next((one for one in (HERO, VILLAIN) if one in deck.affiliations()), NEUTRAL)
    written = {"name": deck.name, "affiliation_code": side, SLOTS: dict(sorted(slots.items()))}
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


def _code(card: str) -> str:
    return str(fact_of(card)["code"])


FORMATS = {"text": deck_files.write_deck, "json": write_as_json}
