card-bb-8-awakenings = Special · reroll this die together with another die of yours; this die stays in your pool.
