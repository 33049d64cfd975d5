card-quadjumper = Action · discard this card: play a support of your hand, which costs 3 less.
card-ascension-gun = Special · carry out the Claim ability of a battlefield that is not used, although you have not claimed it.
card-con-artist = Play this only on a yellow character.
    Special · put 1 damage on this card; then discard as many cards from the top of your opponent's deck as it has damage.
card-bolt-hole = Remove a yellow character die of yours: its character gets 2 shields.
card-cheat = A card of your hand and a card of your discard pile change places.
card-diversion = Your opponent loses 1 resource – 3 resources, if your discard pile has a copy of this event.
card-fair-trade = Resolve a die of yours showing resources; then you and your opponent exchange all resources.
card-friends-in-low-places = Spot a yellow character: your opponent's hand is shown to you; discard an event from it that costs no more than 1.
card-sabotage = Choose a support and discard as many cards of your hand as it costs; then discard that support from play.
