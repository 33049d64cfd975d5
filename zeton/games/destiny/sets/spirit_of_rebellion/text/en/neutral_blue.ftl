card-decisive-blow-spirit-of-rebellion = Resolve a die of yours showing melee damage; then remove all dice of the damaged character and its upgrades.
card-high-ground = Play this only if you control the battlefield. Remove an opposing die showing damage; then, if it was a character die, its character takes 1 damage.
card-momentum-shift = Move 1 shield from an opposing character to a character of yours.
card-overconfidence = Spot a blue character: reroll 2 dice; then remove the one of them with the lower value, or either if their values are equal.
card-trust-your-instincts = Spot a blue character: reroll any number of dice of that character and its upgrades; then you may draw a card.
card-meditate = Action · exhaust this card and remove a die of yours showing a blank: turn a die of yours to a side that shows no damage.
card-force-illusion = Just before damage comes to the attached character, you may block it by discarding as many cards from the top of your deck; then discard this card from play.
