card-dark-advisor = Special · draw 3 cards; if you drew all 3, put one of the cards in your hand on top of your deck or under it.
card-mother-talzin = Once you have activated this character, you may turn up the card on top of a deck; if its cost is odd, turn a die of that deck's owner.
card-palpatine = Power action · play an event from your hand; it costs 1 less for each of melee, ranged and indirect damage your dice show.
card-kylo-rens-starfighter = Special · name a colour; your opponent reveals his hand; deal 1 indirect damage to him for each card of that colour in it.
card-crystal-ball = Once you have activated the attached character, you may see the card on top of a deck.
card-force-rend = Play this only on a blue character.
    Special · name a support or upgrade in play and spend as much as it costs: discard it.
card-mauls-lightsaber = Play this only on a blue character.
    Power action · if no opposing character has shields, spend 1 resource: roll this die into your pool.
card-consumed-by-the-dark-side = Deal 1 damage to a blue character of yours: turn a die to a blank side.
card-dark-scheme = Look at the 5 cards on top of the opposing deck, discard one, and lay the others back in any order.
card-frighten = Remove up to 3 shields from any characters.
card-i-am-your-father = Resolve an opposing character die as if it were yours, unless your opponent discards his whole hand.
card-spell-of-removal = Spot a blue character: discard the card on top of a deck; if its cost is odd, remove a die.
card-witch-magick = Reveal the top 3 cards of your deck without changing their order; heal 1 damage from a character for each odd cost among them.
card-nightsister-coven = Once a character die has rolled a blank, you may exhaust this card: turn up the card on top of a deck; if its cost is odd, deal 1 damage to the character that rolled it.
