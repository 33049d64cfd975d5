card-imperial-armory = Claim · play an upgrade from your hand for 1 resource less.
card-jedi-temple = Claim · look at your opponent's hand and discard up to 2 events from it.
card-starship-graveyard = Claim · put a support or an upgrade from your discard pile on top of your deck.
