"""Star Wars: The Card Game."""

from zeton.games.star_wars_lcg.game import StarWarsLCG

GAME = StarWarsLCG
