card-kylo-ren-two-player-game = Once you have activated this character, you may name a colour and reveal a random card from your opponent's hand; if it has that colour, deal 2 damage to a character.
card-crossguard-lightsaber = Once you have played this card on Kylo Ren, deal 1 damage to a character of your choice.
    Special · deal 2 damage to a character, or 3 to a shielded character.
