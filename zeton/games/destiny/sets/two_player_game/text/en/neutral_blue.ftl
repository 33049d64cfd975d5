card-as-i-have-foreseen = Look at your opponent's hand.
