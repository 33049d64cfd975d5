# Rebel Alliance cards that need a sentence of their own.
card-echo-base-shield-generator = Action, once a turn · put 1 damage on this card: put a shield on a unit or a Hoth objective you target. Then take this card back to your hand if it has 3 damage or more.
