card-poe-dameron-awakenings = Special · discard a card from your hand: resolve one side of its die, if you can; then, if it was a vehicle, you may pay its cost and play it from your discard pile.
card-launch-bay = X on this die is the number of cards in your hand.
card-scout = Special · look at your opponent's hand and discard its cheapest card; of several equally cheap ones, whichever you like.
card-it-s-a-trap = Name a symbol that an opposing die shows; then turn up to 2 red dice of yours, each to a side with that symbol.
card-rearm = Play a red upgrade from your discard pile for 1 resource less.
card-retreat = Your opponent may take an action; then the action phase ends.
card-surgical-strike = Remove any number of red dice of yours showing ranged damage, but at least one, each counting 1 more than its value: discard a support from play that costs no more than all of them together.
card-resistance-hq = Action · exhaust this card and discard a card from your hand: give 1 shield to a character; then ready this card unless your opponent spends 1 resource.
