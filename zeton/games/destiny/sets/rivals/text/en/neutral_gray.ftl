card-emulate = Turn a die of a character that has 2 or more copies in play to a side of your choice.
card-t-21-repeating-blaster = Special · deal 2 damage to a character; after that you may reroll this die, in which case it stays in your pool.
