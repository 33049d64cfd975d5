card-emulate = Turn a character die of a character of which there are at least 2 copies in play.
card-t-21-repeating-blaster = Special · deal 2 damage to a character; after that, if you like, reroll this die, which then stays in your pool.
