# Dark Eldar cards that need a sentence of their own.
card-khymera-den = Action · exhaust this card: target a planet; any number of your Khymera tokens move there.
card-coliseum-fighters = Reaction · once this unit has entered play, return the topmost event of your discard pile to your hand.
