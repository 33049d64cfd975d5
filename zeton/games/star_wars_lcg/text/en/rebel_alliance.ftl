# Rebel Alliance cards that need a sentence of their own.
card-the-defense-of-yavin-4 = Interrupt (you play a Vehicle unit): discard X other cards, X ≥ 1 → its cost −X, not below 1.
card-a-new-hope = Action: both players, the active one first, name 0–3 own units; every unit not named → its owner's hand.
