"""What is printed on cards, as browsers are told it: what of a card is a fact, and its words in a language.

A table is told the cards it is about and no others: with each state come those that its viewer sees for the first time
(``Line.news_of``). So nobody learns from what is sent which cards the other deck has, and nothing grows with the sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from zeton import Game
from zeton.kernel import contents

Printed = dict[str, Any]


class Catalogue:
    """The cards of a game in a language, each made when it is first asked for."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self._made: dict[str, Printed] = {}

    def card(self, id_: str) -> Printed:
        """One card: ``title`` and ``words`` are in the language, the other facts are ids; ``plays`` is false if it does not."""
        if id_ not in self._made:
            self._made[id_] = self._card(id_)
        return self._made[id_]

    def cards(self, ids: Iterable[str]) -> dict[str, Printed]:
        """Those of them there are; what belongs to a card (``card/die``) is told with that card."""
        known = self.game.all_facts or self.game.cards
        return {id_: self.card(id_) for id_ in map(card_of, ids) if id_ in known}

    def _card(self, id_: str) -> Printed:
        game, printed = self.game, self.game.printed_card(id_)
        made = {
            **_facts(printed),
            "title": game.titles(self.language).get(printed.title, printed.title),
            "words": _words(game, id_, self.language),
            "text": game.card_text(id_, self.language),
        }
        return made if id_ in game.cards else {**made, "plays": False}


@lru_cache(maxsize=64)
def catalogue(game: Game, language: str) -> Catalogue:
    """The catalogue of a game in a language, which grows as it is used."""
    return Catalogue(game, language)


def printed(game: Game, language: str) -> dict[str, Printed]:
    """Every card that plays."""
    return catalogue(game, language).cards(game.cards)


def cards_in(views: Iterable[Mapping[str, Any]]) -> set[str]:
    """The ids of the cards that are seen in views."""
    return {card_of(id_) for id_ in {card["id"] for view in views for card in view.get("cards", {}).values()}}


@lru_cache(8192)
def card_of(id_: str) -> str:
    """The card that a piece belongs to: its die is ``card/die``."""
    return id_.partition("/")[0]


def _words(game: Game, card: str, language: str) -> dict[str, Any]:
    """Those facts that are words, in the language; keywords in the order of the ids."""
    facts = {key: value for key, value in contents.card_facts(game, card, language).items() if isinstance(value, str | list)}
    return {**facts, "keywords": contents.keywords(game, card, language)}


def _facts(card: Any) -> Printed:
    """What of a printed card is a fact and not code."""
    assert is_dataclass(card)
    values = ((f.name, _plain(getattr(card, f.name))) for f in fields(card))
    return {name: value for name, value in values if value is not ...}


def _plain(value: Any) -> Any:
    """The value, if it is made of numbers and strings only; otherwise ``...``."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, tuple | list | frozenset) and not hasattr(value, "_fields"):
        items = [_plain(item) for item in (sorted(value) if isinstance(value, frozenset) else value)]
        return ... if any(item is ... for item in items) else items
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return ...
