# Sith cards that need a sentence of their own.
card-the-desolation-of-hoth = Action, only in your turn · target an enemy unit or an enemy Hoth objective; move to it as much damage as you like from one friendly Hoth objective.
