# How a game ended. $who has won.

outcome-cards = { $who } wins: the other player has neither hand nor deck left.
    .you = You win: the opponent has neither hand nor deck left.
    .why = The opponent has neither hand nor deck left.
outcome-characters = { $who } wins: the other player's last character is defeated.
    .you = You win: the opponent's last character is defeated.
    .why = The opponent's last character is defeated.
outcome-effect = { $who } wins: the other player's final moment has come.
    .you = You win: the opponent's final moment has come.
    .why = The opponent's final moment has come.

seat-0 = First player
seat-1 = Second player

# How a game ended, in a table.
end-cards = no cards
end-characters = characters
end-effect = effect
