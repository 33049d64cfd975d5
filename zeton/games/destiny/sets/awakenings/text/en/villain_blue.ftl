card-kylo-ren-awakenings = Special · name an opposing character and look at a random card of your opponent's hand; that character takes as much damage as the card costs.
card-nightsister = Action · reroll a die, and this character takes 1 damage.
card-boundless-ambition = Draw cards until you have as many in hand as your hand size.
