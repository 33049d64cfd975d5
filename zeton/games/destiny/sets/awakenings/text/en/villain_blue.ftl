card-kylo-ren-awakenings = Special · choose an opposing character and look at a random card from your opponent's hand; deal as much damage to that character as the card costs.
card-nightsister = Action · reroll a die, and this character takes 1 damage.
card-force-choke = Play this only on a blue character.
    Special · deal 1 unblockable damage to a character other than the attached one; then you may turn a die of that character or its upgrades to a side of your choice.
card-kylo-ren-s-lightsaber = Play this only on a blue character.
    Special · deal 2 damage to a character; if shields have blocked any of it, this die is rerolled and stays in your pool.
card-sith-holocron = Special · switch this upgrade with a blue ability upgrade from your hand, which ignores its play restrictions and costs nothing; then, for 1 resource, you may roll the die of the new upgrade into your pool.
card-abandon-all-hope = Your opponent must choose one – lose all his resources, or discard his whole hand. He may also choose what costs him nothing.
card-boundless-ambition = Draw cards until you have as many in hand as your hand size.
card-feel-your-anger = Remove as many opposing dice as there are opposing dice showing a blank.
card-no-mercy-awakenings = Discard as many blue cards from your hand as you wish; then resolve a die of yours showing damage, with 1 added to its value for each of them.
card-pulling-the-strings = Look at the 3 cards on top of a deck; then lay each of them on top of that deck or under it, in any order.
card-emperor-s-favor = Your hand size is 1 larger.
