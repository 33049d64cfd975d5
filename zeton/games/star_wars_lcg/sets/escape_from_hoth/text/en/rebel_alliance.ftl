# Rebel Alliance cards that need a sentence of their own.
card-han-solo-65 = Interrupt · when this unit is about to leave play: look through your deck; you may show a Rebel Alliance card in it and take it into your hand. Then shuffle the deck.
card-buried-outpost = Forced reaction · once this card has entered play: sacrifice a friendly unit, or put 1 focus token on this card.
