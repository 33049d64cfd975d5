card-quadjumper = Action · discard this card: play a support of your hand, which costs 3 less.
card-bolt-hole = Remove a yellow character die of yours: its character gets 2 shields.
card-diversion = Your opponent loses 1 resource – 3 resources, if your discard pile has a copy of this event.
card-friends-in-low-places = Spot a yellow character: your opponent's hand is shown to you; discard an event that costs 1 or less from it.
