# Sith cards that need a sentence of their own.
card-aggression = Action, only in your turn · you and your opponent each sacrifice a unit of your own; whoever has none is left out.
