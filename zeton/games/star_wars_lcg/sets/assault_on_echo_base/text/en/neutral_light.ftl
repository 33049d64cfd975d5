# Neutral cards of the light side that need a sentence of their own.
card-echo-control-center = Your opponent's events cannot target your other enhancements.
