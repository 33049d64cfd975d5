# How a game ended. $who has won; "none" if it is a draw.

outcome-planets = { $who } wins: three captured planets share an icon.
    .you = You win: three captured planets share an icon.
    .why = Three captured planets share an icon.
outcome-warlord = { $who ->
    [none] A draw: both bloodied warlords were defeated at once.
   *[other] { $who } wins: the enemy warlord is defeated.
}
    .you = You win: the enemy warlord is defeated.
    .why = The enemy warlord is defeated.
outcome-empty-deck = { $who ->
    [none] A draw: both decks ran out at once.
   *[other] { $who } wins: the other player's deck is empty.
}
    .you = You win: the opponent's deck is empty.
    .why = The opponent's deck is empty.
outcome-last-planet = { $who ->
    [none] A draw: no planet was ever captured.
   *[other] { $who } wins: the last planet is gone, and theirs was the last capture.
}
    .you = You win: the last planet is gone, and yours was the last capture.
    .why = The last planet is gone, and yours was the last capture.

seat-0 = First player
seat-1 = Second player
seat-space-marines = The Space Marines player
seat-astra-militarum = The Astra Militarum player
seat-orks = The Ork player
seat-chaos = The Chaos player
seat-dark-eldar = The Dark Eldar player
seat-eldar = The Eldar player
seat-tau = The Tau player

# How a game ended, in a table.
end-planets = planets
end-warlord = warlord
end-empty-deck = empty deck
end-last-planet = last planet
