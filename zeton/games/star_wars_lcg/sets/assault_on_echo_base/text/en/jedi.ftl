# Jedi cards that need a sentence of their own.
card-knowledge-and-defense = If this objective has no damage, a friendly unit that is destroyed in an engagement may go to its owner's hand instead of the discard pile.
card-confronting-the-terror = Interrupt · when a friendly unit or objective is dealt damage: your opponent instead splits all of it as he likes among units and objectives of his own.
card-daughters-of-allya = Reaction · once you have committed this unit to the Force: take 1 damage off every friendly objective.
