card-docking-bay = Claim · play a support, which costs 1 less, from your hand or your discard pile.
