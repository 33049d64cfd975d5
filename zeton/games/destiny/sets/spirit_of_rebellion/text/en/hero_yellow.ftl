card-chewbacca-spirit-of-rebellion = Special · turn an opposing die to a side showing damage; then deal as much damage to a character as it shows now.
card-jyn-erso-spirit-of-rebellion = In each round the first yellow event you play costs 1 less.
card-lone-operative = Special · heal 2 damage on the attached character – 3, if you have no other character in play.
card-maz-s-goggles = Play this only if you have a yellow character in play.
    Special · your opponent's hand is shown to you; discard an event from it.
card-rebel = Play this only if a die of yours shows discard. Play a card of your discard pile; it costs 1 less.
card-long-con = Your discard pile: for each copy of this event there, gain 1 resource.
