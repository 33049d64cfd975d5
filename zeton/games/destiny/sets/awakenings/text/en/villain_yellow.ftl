card-jango-fett-awakenings = Once your opponent has activated a character, you may activate this character.
card-flame-thrower = Special · deal 1 damage to each of up to 3 different characters.
card-on-the-hunt = Special · remove all shields from a character; for 1 resource you may also remove a die of that character or its upgrades.
card-armed-to-the-teeth-awakenings = Discard any number of upgrades from a yellow character of yours; then deal 1 damage to a character for each of them.
card-confiscation = Spend as many resources as an opposing upgrade in play costs: it returns to its owner's hand.
card-fight-dirty-awakenings = Remove any number of yellow dice of yours; then deal 1 damage to a character for each of them.
card-lying-in-wait = Your opponent chooses and discards cards of his hand until he has no more than you.
