# Neutral cards of the light side that need a sentence of their own.
card-echo-control-center = Your other enhancements cannot be targeted by events of your opponent.
