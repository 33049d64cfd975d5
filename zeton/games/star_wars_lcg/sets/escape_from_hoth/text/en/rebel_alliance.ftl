# Rebel Alliance cards that need a sentence of their own.
card-buried-outpost = Forced reaction · once this card has entered play, sacrifice a friendly unit, or put 1 focus token on this card.
