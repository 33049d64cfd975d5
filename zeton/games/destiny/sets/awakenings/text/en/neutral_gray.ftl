card-comlink = Once you have played this card, you may reroll any number of dice of yours or any number of opposing dice.
card-datapad = Special · turn a die of yours to a side that shows no damage.
card-close-quarters-assault = Your opponent discards a random card from his hand for each of your dice showing melee damage.
