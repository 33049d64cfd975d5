# Jedi cards that need a sentence of their own.
card-obi-wan-kenobi = While this unit is participating, your opponent places his first card in each edge battle face up.
card-jedi-mind-trick = Action · target a Character or Creature unit; put 1 focus token on it, or 2 while the Balance is light.
card-a-journey-to-dagobah = Interrupt · when this objective is about to be destroyed, look through your objective deck; you may put one objective from it into play. Then shuffle the deck.
card-the-secret-of-yavin-4 = Interrupt, once a turn, as printed · once another objective of yours has been engaged, this objective is engaged in its place.
    Reaction, once a turn, by the FAQ · once another objective of yours has been engaged, this objective is engaged in its place.
card-lightsaber-deflection = Interrupt · when a friendly non-Vehicle unit is dealt damage, 1 of that damage is dealt to another unit you target instead.
card-redemption = Interrupt, once a turn · when a Character unit is about to be destroyed, it goes to its owner's hand instead of the discard pile.
card-return-of-the-jedi = Action · put a Force User unit from your discard pile into play.
card-force-rejuvenation = Action · discard any number of focus tokens, damage, shields and enhancements from a friendly Character unit you target.
