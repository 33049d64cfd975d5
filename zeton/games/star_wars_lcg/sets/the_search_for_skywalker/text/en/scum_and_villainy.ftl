# Scum and Villainy cards that need a sentence of their own.
card-weequay-elite = Playing this card costs 2 less if a captured card lies at a friendly objective.
card-get-me-solo = Action, only in your turn · name a unit; then your opponent shows his hand. Capture every copy of that unit in it, each at a friendly objective of your choice.
