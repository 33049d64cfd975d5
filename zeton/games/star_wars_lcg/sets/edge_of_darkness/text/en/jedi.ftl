# Jedi cards that need a sentence of their own.
card-embers-of-hope = While this objective has no damage, no card effect lets your opponent draw cards.
card-force-precognition = While the enhanced unit participates, the first card your opponent places in each edge battle lies face up.
