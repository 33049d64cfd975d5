card-ig-88-spirit-of-rebellion = Special · play a yellow weapon or equipment on this character from your discard pile; it costs 2 less.
card-unkar-plutt = Action · remove dice of yours that are worth 3 or more together; then your opponent discards 1 random card of his hand, and you gain as many resources as it costs.
card-slave-i-spirit-of-rebellion = Special · your opponent deals 1 damage to his characters for each die in his pool, divided as he wishes.
card-blackmail = Once you have rolled or rerolled this die, your opponent may give you 1 resource: then this die is removed.
card-arms-deal = Discard as many weapons of your hand as you wish; then gain 1 resource for each of them.
card-friends-in-high-places = Play this only if your dice are worth 7 or more together. The top 3 cards of your deck: one of them may be played without paying for it; discard the others.
card-relentless-pursuit = Move 1 or 2 damage from an opposing character to another one.
card-scrap-buy = Play this only if 3 or more cards lie in your discard pile. One of them, at random, goes to your hand for all to see.
