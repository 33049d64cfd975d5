# How a game ended. $who has won.

outcome-cards = { $who } wins: the opponent has neither hand nor deck left.
outcome-characters = { $who } wins: the opponent's last character is defeated.
outcome-effect = { $who } wins: the opponent's final moment has come.

seat-0 = First player
seat-1 = Second player
