# Dark Eldar cards that need a sentence of their own.
card-soul-seizure = Action · target an army unit in the opposing discard pile whose printed cost is no higher than the number of Torture cards in your discard pile; put it into play under your control at a planet of your choice.
