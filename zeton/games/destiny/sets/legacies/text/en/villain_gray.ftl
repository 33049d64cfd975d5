card-bb-9e = Special · reroll an opposing die; also reroll this die, which stays in your pool.
