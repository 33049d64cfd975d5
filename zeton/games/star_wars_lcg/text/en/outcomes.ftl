# How a game ended. $who has won.

outcome-dial = { $who } wins: the Death Star dial has reached 12.
outcome-empty-deck = { $who } wins: the opponent had to draw from an empty deck.
outcome-empty-objective-deck = { $who } wins: the opponent has no objective left to reveal.
outcome-heart-of-the-empire = { $who } wins: The Heart of the Empire is destroyed.
outcome-objectives = { $who } wins: three objectives are destroyed.
outcome-trench-run = { $who } wins: the Death Star has taken ten damage.

seat-light = Light side
seat-dark = Dark side
