card-outpost = Special · resolve the Claim ability of the battlefield as if you had just claimed it.
card-award-ceremony = Spot a red character: draw a card for each exhausted character of yours, and set as many cards from your hand aside.
card-firepower = Resolve a red die of yours showing ranged damage, with 1 added to its value, or 2 if it is a vehicle die.
card-leadership = Exhaust a ready unique red character of yours; then ready another character.
card-squad-tactics-awakenings = Activate any number of non-unique characters of yours; name them all before any of them rolls.
