# Smugglers and Spies cards that need a sentence of their own.
card-echo-caverns = Action · focus this card: target two units with a trait in common, and choose a combat icon of one of them. For the rest of the phase the other one has that icon instead.
