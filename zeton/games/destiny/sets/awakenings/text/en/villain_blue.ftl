card-kylo-ren-awakenings = Special · name an opposing character and look at a random card of your opponent's hand; that character takes as much damage as the card costs.
card-nightsister = Action · reroll a die, and this character takes 1 damage.
card-abandon-all-hope = Your opponent must choose one – lose all his resources, or discard his whole hand. He may also choose what costs him nothing.
card-boundless-ambition = Draw cards until you have as many in hand as your hand size.
card-feel-your-anger = Remove as many opposing dice as there are opposing dice showing blanks.
