card-jedi-robes = Once you have played this card, give 1 shield to the attached character, or 2 shields in the first round.
card-noble-sacrifice = Choose a blue character of yours: it is defeated; then exhaust a ready character.
card-patience = Remove any number of dice of yours; then discard as many cards from the top of your opponent's deck.
card-return-of-the-jedi = Take a blue event from your discard pile into your hand.
card-riposte = Remove any number of shields from one character of yours; then deal that much damage to a character.
card-willpower = Move 1 damage from an exhausted character of yours to an exhausted opposing character.
