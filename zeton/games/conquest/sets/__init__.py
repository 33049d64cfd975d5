"""The sets of the game, a folder for each."""
