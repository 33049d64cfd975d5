card-bb-9e = Special: reroll 1 opposing die; reroll this die too, and it stays in the pool.
