card-chewbacca-spirit-of-rebellion = Special · turn an opposing die to a side showing damage; then deal as much damage to a character as it shows now.
card-jyn-erso-spirit-of-rebellion = In each round the first yellow event you play costs 1 less.
card-outer-rim-smuggler = Once you have played the last card from your hand for the first time in a round, gain 1 resource.
card-smuggling-freighter = Once you have resolved this die and it showed a value of 2, put this card from play on top of your deck.
card-lone-operative = Special · heal 2 damage on the attached character, or 3 if you have no other character in play.
card-maz-s-goggles = Play this only if you have a yellow character in play.
    Special · look at your opponent's hand and discard one event from it.
card-hold-on = Move any number of shields from a character of yours to another character.
card-rebel = Play this only if a die of yours shows discard. Play a card from your discard pile for 1 resource less.
card-long-con = Gain as many resources as there are other copies of this event in your discard pile.
card-loth-cat-and-mouse-spirit-of-rebellion = Your opponent chooses one of your dice and removes it; then remove an opposing die.
card-never-tell-me-the-odds = Choose a yellow character of yours: turn any number of dice of that character and its upgrades to sides of your choice.
card-life-debt = Play this only on a yellow character.
    Once you have activated the attached character, you may move 1 damage to it from another character; shields do not stop it.
