card-ig-88-spirit-of-rebellion = Special · play a yellow weapon or equipment on this character from your discard pile; it costs 2 less.
card-slave-i-spirit-of-rebellion = Special · your opponent deals 1 damage to his characters for each die in his pool, divided as he wishes.
card-blackmail = Once you have rolled or rerolled this die, your opponent may give you 1 resource: then this die is removed.
