card-black-market = Special · draw 2 cards; then you may play an upgrade from your hand for 1 resource less.
card-cunning = Play this only on a yellow character.
    Special · resolve the Special ability of another card in play as if that card were yours.
card-disarm = Remove a die of yours showing damage: discard a weapon or equipment from play that costs no more than the value of that die.
card-reversal-awakenings = Spot a yellow character: remove a die showing damage; deal as much damage to a character as it showed.
card-hunker-down = Once the attached character takes melee damage, discard this card.
    Action · exhaust this card: give 1 shield to the attached character.
