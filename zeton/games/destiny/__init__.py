"""Star Wars: Destiny."""

from zeton.games.destiny.game import Destiny

GAME = Destiny
