card-launch-bay = X on this die is the number of cards in your hand.
card-scout = Special · look at your opponent's hand and discard its cheapest card; of several equally cheap ones, whichever you like.
