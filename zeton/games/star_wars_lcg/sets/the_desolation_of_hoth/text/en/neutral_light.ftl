# Neutral cards of the light side that need a sentence of their own.
card-subzero-defenses = The first enemy unit each turn that strikes while attacking a friendly Hoth objective is destroyed once its strike is over.
