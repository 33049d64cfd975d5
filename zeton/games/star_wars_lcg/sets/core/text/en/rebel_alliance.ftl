# Rebel Alliance cards that need a sentence of their own.
card-the-defense-of-yavin-4 = Interrupt · when you play a Vehicle unit, discard any number of other cards, at least 1, from your hand: it costs 1 less for each card discarded, but at least 1.
card-a-new-hope = Action · you, then your opponent, choose up to 3 of your own units each; all units that were not chosen return to their owners' hands.
