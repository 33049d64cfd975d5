card-padawan = While no upgrade is on this character, a weapon costs 1 less when you play it on this character.
card-jedi-robes = Once you have played this card, give 1 shield to the attached character, or 2 shields in the first round.
card-one-with-the-force = Play this only on a blue character.
    Just before the attached character is defeated, this card turns into a support, ready, for the rest of the game.
card-anticipate = Your opponent resolves any number of his dice, in the order he likes; then remove all of his dice that he has not resolved.
card-force-misdirection = Name a symbol that a blue die of yours shows; then remove every opposing die showing that symbol.
card-noble-sacrifice = Defeat a blue character of yours; then exhaust a ready character.
card-patience = Remove any number of dice of yours; then discard as many cards from the top of your opponent's deck.
card-return-of-the-jedi = Take a blue event from your discard pile into your hand.
card-riposte = Remove any number of shields from one character of yours; then deal that much damage to a character.
card-willpower = Move 1 damage from an exhausted character of yours to an exhausted opposing character; shields do not stop it.
card-jedi-council = Action · exhaust this card: look at the 2 cards on top of a deck; then you may discard one of them and have the owner of the deck draw the other.
card-the-force-is-strong = Action · exhaust this card and discard a blue card from your hand: play another copy of it from your hand for free.
