# Sith cards that need a sentence of their own.
card-fall-of-the-jedi = Reaction (your draw phase begins): a card of your choice goes from your hand under your deck.
card-vaders-tie-advanced = Reaction (this is focused to strike): mill 1; if it was a unit, this copies its printed icons for the strike.
card-there-is-no-escape = Action [any Force phase]: every unit goes under its owner's deck, mixed.
card-cruel-interrogations = Reaction (this has entered play): capture a random card of the opponent's hand here.
card-interrogation-droid = Reaction (this has entered play): the opponent discards a random card.
card-interrogation = Action: see the opponent's hand; he discards the card you pick.
