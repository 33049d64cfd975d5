card-launch-bay = X on this die is the number of cards in your hand.
