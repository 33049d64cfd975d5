# Sith cards that need a sentence of their own.
card-fall-of-the-jedi = Reaction · once your draw phase has begun, put a card of your choice from your hand on the bottom of your deck.
card-vaders-tie-advanced = Reaction · once you have focused this unit to strike, discard the card on top of your deck; if it is a unit, this unit gains its printed combat icons for the rest of the strike.
card-there-is-no-escape = Action, only in a Force phase · put all units on the bottom of their owners' decks in random order.
card-cruel-interrogations = Reaction · once this objective has entered play, capture a random card from your opponent's hand at this objective.
