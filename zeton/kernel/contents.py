"""What a game contains, in a language: the printed facts of cards, the values of options, the names of decks.

Words of the data are looked up as ``<slot>-<word>`` (see ``grammar``), in the form ``alone`` where they stand by themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeton.kernel.building import Curve, Mend, Tally
from zeton.kernel.game import Game
from zeton.kernel.grammar import ALONE, Grammar, grammar
from zeton.kernel.titles import Titles, Words
from zeton.kernel.words import COMMON, said_titles

ENGLISH = "en"  # the language of the data
KEYWORDS = "keywords"
FULL = "full"  # the form of a word that is printed as a letter, where there is room for all of it

Speaker = tuple[Grammar, Mapping[str, str]]


def _grammar(game: Game, language: str) -> Grammar:
    return grammar(language, COMMON, f"zeton.games.{game.id}")


def card_facts(game: Game, card: str, language: str) -> dict[str, Any]:
    """What is printed on a card beside its text, by the keys of messages (``fact-traits``): numbers, words, lists of them."""
    said, printed = _grammar(game, language), game.titles(language)
    return {key: _fact(key, value, said, printed) for key, value in game.card_facts(card).items()}


def _fact(key: str, value: Any, said: Grammar, printed: Mapping[str, str]) -> Any:
    """One fact: titles, words of the data, numbers; several of them as a list; a tuple is what is said in one breath."""
    if isinstance(value, Titles):
        return value.said(printed)
    if isinstance(value, Words):
        return said.listed_words(value, ALONE)
    if isinstance(value, list):
        return [_fact(key, part, said, printed) for part in value]
    if isinstance(value, tuple):
        parts = (_fact(key, part, said, printed) for part in value)
        return " ".join(", ".join(part) if isinstance(part, list) else str(part) for part in parts)
    return said.told(key, value, ALONE)


def card_values(game: Game, card: str, language: str) -> dict[str, dict[str | int, str | int]]:
    """What is printed on a card beside its text, by the same keys: each value as the data has it, and as a language says it.

    The first is the same in every language, so that what is looked for can be shared; the second is what a reader reads.
    """
    said, english = _grammar(game, language), _grammar(game, ENGLISH)
    printed, plain = game.titles(language), game.titles(ENGLISH)
    facts = {**game.card_facts(card), KEYWORDS: Words("keyword", _keywords(game, card))}
    return {key: found for key, value in facts.items() if (found := _values(key, value, (english, plain), (said, printed)))}


def _values(key: str, value: Any, data: Speaker, reader: Speaker) -> dict[str | int, str | int]:
    """The values of one fact. What is put together of several words has no word of the data: the English words stand for it."""
    if isinstance(value, Words):
        return {word: _in_full(reader[0], value.slot, word) for word in value.words}
    parts = value if isinstance(value, list) else [value]
    if isinstance(value, str) and not isinstance(value, Titles):
        return {value: str(_fact(key, value, *reader))}
    return {_fact(key, part, *data): _fact(key, part, *reader) for part in parts}


def _in_full(said: Grammar, slot: str, word: str) -> str:
    alone, full = (str(said.told(slot, word, form)) for form in (ALONE, FULL))
    return alone if full == str(said.told(slot, word)) else full


def _keywords(game: Game, card: str) -> tuple[str, ...]:
    return tuple(sorted(getattr(game.printed_card(card), KEYWORDS, ())))


def keywords(game: Game, card: str, language: str) -> list[str]:
    """The keywords of a card, in the order of the English ones."""
    said = _grammar(game, language)
    return said.listed_words(Words("keyword", _keywords(game, card)))


def option_choices(game: Game, name: str, language: str) -> dict[str, str]:
    """The values an option of a game may have, each with its name."""
    said = _grammar(game, language)
    chosen = said_titles(game.option_choices(name), game.titles(language), language)
    return {value: str(said.told(name, called)) for value, called in chosen.items()}


def deck_name(game: Game, deck: str, language: str) -> str:
    """What a starter deck is called."""
    return str(_grammar(game, language).told("deck", game.decks[deck].name))


# ── building a deck ───────────────────────────────────────────────────────────────────────────────────────────────


def mend_words(game: Game, mend: Mend, language: str) -> str:
    """What would mend a broken rule, as a sentence."""
    return _grammar(game, language).say(f"mend-{mend.key}", **mend.arguments)


def section_name(game: Game, section: str, language: str) -> str:
    """What a part of a deck is called."""
    return _grammar(game, language).say(f"section-{section}")


def tally_name(game: Game, tally: Tally, language: str) -> str:
    """What is counted in a deck."""
    return _grammar(game, language).say(f"tally-{tally.key}")


def curve_words(game: Game, curve: Curve, language: str) -> tuple[str, list[tuple[str, int]]]:
    """What a curve shows, and its bars with their names."""
    said = _grammar(game, language)
    bars = [
        (", ".join(said.listed_words(bar.label)) if isinstance(bar.label, Words) else str(bar.label), bar.copies)
        for bar in curve.bars
    ]
    return said.say(f"curve-{curve.key}"), bars
