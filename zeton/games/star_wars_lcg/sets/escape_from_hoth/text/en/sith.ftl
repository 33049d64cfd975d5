# Sith cards that need a sentence of their own.
card-aggression = Action, only in your turn · you sacrifice a unit of yours and your opponent one of his; who has none is left out.
