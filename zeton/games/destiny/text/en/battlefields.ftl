card-imperial-palace = Claim: look at the opponent's hand; discard 1 card of it.
card-launch-deck = Claim: remove 1 own die → half its value (up) as indirect to the opponent.
