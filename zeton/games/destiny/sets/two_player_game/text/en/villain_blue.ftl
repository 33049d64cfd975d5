card-kylo-ren-two-player-game = Once you have activated this character, you may name a colour and turn up a card of the opposing hand at random; if it has that colour, deal 2 damage to a character.
card-crossguard-lightsaber = Once you have played this card on Kylo Ren, a character of your choice takes 1 damage.
    Special · deal 2 damage to a character – 3 if that is a shielded character.
