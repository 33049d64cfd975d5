card-darth-vader-spirit-of-rebellion = Special · deal 3 damage to a character; then this character takes 1 damage.
card-no-disintegrations = Discard the top card of your opponent's deck – the top 3, if your discard pile has a copy of this event.
