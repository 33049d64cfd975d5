# Neutral cards that need a sentence of their own.
card-inquisitor-caius-wroth = Reaction · once this unit has entered play, each player who holds more than 4 cards discards cards of his choice until 4 are left.
