"""Warhammer 40,000: Conquest."""

from zeton.games.conquest.game import Conquest

GAME = Conquest
