# Dark Eldar cards that need a sentence of their own.
card-khymera-den = Action: exhaust this → as many of your Khymera tokens as you like move to one planet (target).
card-coliseum-fighters = Reaction (this has entered play): the event lying highest in your discard pile goes back to your hand.
