card-quadjumper = Action · discard this card: play a support from your hand for 3 resources less.
card-ascension-gun = Special · resolve the Claim ability of a battlefield that is not used as if you had just claimed it.
card-con-artist = Play this only on a yellow character.
    Special · put 1 damage on this card; then discard as many cards from the top of your opponent's deck as it has damage.
card-bolt-hole = Remove a yellow character die of yours: its character gets 2 shields.
card-cheat = Exchange a card in your hand for one in your discard pile.
card-diversion = Your opponent loses 1 resource, or 3 resources if your discard pile has another copy of this event.
card-fair-trade = Resolve a die of yours showing resources; then you and your opponent exchange all resources.
card-friends-in-low-places = Spot a yellow character: look at your opponent's hand and discard one event from it that costs 1 or less.
card-sabotage = Choose a support and discard as many cards from your hand as it costs; then discard that support from play.
