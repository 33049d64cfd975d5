card-imperial-palace = Claim · look at your opponent's hand and discard one card from it.
card-launch-deck = Claim · remove one of your dice: deal indirect damage to your opponent equal to half its value, rounded up.
