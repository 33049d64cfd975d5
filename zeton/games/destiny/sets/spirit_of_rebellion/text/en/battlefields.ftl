card-carbon-freezing-chamber = Claim · choose a character die, in a pool or on its card: in the next round it is not rolled.
card-cargo-hold = Claim · move an upgrade to another character of the same player.
card-docking-bay = Claim · play a support, which costs 1 less, from your hand or your discard pile.
card-maz-s-castle = Claim · draw 2 cards; then put as many cards of your hand under your deck as you wish, in any order.
