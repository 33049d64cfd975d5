"""Star Wars: The Clone Wars, a Pandemic System game."""

from zeton.games.clone_wars.game import CloneWars

GAME = CloneWars
