"""x"""

from zeton.games.conquest.decks import Deck


def read_deck(text: str, name: str) -> Deck:
    raise NotImplementedError


def write_deck(deck: Deck) -> str:
    raise NotImplementedError
