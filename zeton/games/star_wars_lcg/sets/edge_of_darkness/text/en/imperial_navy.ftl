# Imperial Navy cards that need a sentence of their own.
card-imperial-blockade = While this objective has no damage, the first unit your opponent plays in each turn of his costs 1 more.
