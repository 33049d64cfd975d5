# Neutral cards of the dark side that need a sentence of their own.
card-z-95-headhunter = Interrupt · when you are about to focus this unit to strike: a card from your opponent's hand is revealed at random. If it is a unit, capture it at a friendly objective.
