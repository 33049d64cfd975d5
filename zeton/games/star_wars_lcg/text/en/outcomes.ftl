# How a game ended. $who has won.

outcome-dial = { $who } wins: the Death Star dial has reached 12.
    .you = You win: the Death Star dial has reached 12.
    .why = The Death Star dial has reached 12.
outcome-empty-deck = { $who } wins: the other player had to draw from an empty deck.
    .you = You win: the opponent had to draw from an empty deck.
    .why = The opponent had to draw from an empty deck.
outcome-empty-objective-deck = { $who } wins: the other player has no objective left to reveal.
    .you = You win: the opponent has no objective left to reveal.
    .why = The opponent has no objective left to reveal.
outcome-heart-of-the-empire = { $who } wins: The Heart of the Empire is destroyed.
    .you = You win: The Heart of the Empire is destroyed.
    .why = The Heart of the Empire is destroyed.
outcome-objectives = { $who } wins: three objectives are destroyed.
    .you = You win: three objectives are destroyed.
    .why = Three objectives are destroyed.
outcome-trench-run = { $who } wins: the Death Star has taken ten damage.
    .you = You win: the Death Star has taken ten damage.
    .why = The Death Star has taken ten damage.

seat-light = Light side
seat-dark = Dark side

# How a game ended, in a table.
end-dial = dial
end-empty-deck = empty deck
end-empty-objective-deck = no objectives
end-heart-of-the-empire = a card
end-objectives = objectives
end-trench-run = damaged dial
