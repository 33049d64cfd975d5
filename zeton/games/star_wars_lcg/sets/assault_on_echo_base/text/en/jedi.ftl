# Jedi cards that need a sentence of their own.
card-knowledge-and-defense = While this objective has no damage, a friendly unit that is destroyed during an engagement may go to its owner's hand instead of the discard pile.
card-confronting-the-terror = Interrupt · when a friendly unit or objective is dealt damage, your opponent instead divides all of it as he likes among units and objectives of his own.
