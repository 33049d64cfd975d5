card-carbon-freezing-chamber = Claim · choose a character die, in a pool or on its card: it cannot be rolled in the next round.
card-cargo-hold = Claim · move an upgrade to another character of the same player.
card-docking-bay = Claim · play a support from your hand or your discard pile for 1 resource less.
card-maz-s-castle = Claim · draw 2 cards; then put any number of cards from your hand under your deck, in any order.
